"""Every command: its help, its output, its exit code, its errors."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.kernel import Play, Verdict, dump, load
from tests.cli.conftest import Run
from tests.lots import LotsGame, game

LOTS = "tests.lots:game"
COMMANDS = ("play", "replay", "verify", "rules", "bench", "check", "balance")


class Verified(LotsGame):
    """A game with records of another program: a file of lines, `bad` ones differ."""

    def verify(self, path: str) -> list[Verdict]:
        lines = Path(path).read_text(encoding="utf-8").split()
        return [
            Verdict(f"game {n}", line != "bad", "at word 3: 4 cards, not 5", ["known"]) for n, line in enumerate(lines)
        ]


class Broken(LotsGame):
    """A game whose largest hand cannot be dealt."""

    def samples(self, players: int) -> list[dict[str, int | str | bool]]:
        return [{"players": players}, {"players": players, "hand": 50}]


class Ledger(LotsGame):
    def ledger(self) -> str:
        return "# Lots\n\n- LT-1.1 R - All bid.\n- LT-1.2 S - 24 cards.\n- LT-1.3 I - Fun.\n- LT-1.4 R/T - Ties.\n"


class BadLedger(LotsGame):
    def ledger(self) -> str:
        return "- LT-1.1 All bid.\n"


verified, broken, ledger, bad_ledger = Verified(), Broken(), Ledger(), BadLedger()
HERE = "tests.cli.test_commands"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(run: Run, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"Example: starboard {command}" in out


def test_the_list_of_commands(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    assert all(command in out for command in COMMANDS)
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith("starboard 0.")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "nosuch"], "there is no game 'nosuch': the games are"),
        (["play", LOTS, "--players", "9"], "option 'players' is a number from 2 to 4, not 9"),
        (["play", LOTS, "-o", "hand=9"], "option 'hand' is a number from 2 to 5, not '9'"),
        (["play", LOTS, "-o", "hand"], "an option is NAME=VALUE, not 'hand'"),
        (["play", LOTS, "--seats", "person,wizard"], "there is no bot 'wizard'"),
        (["play", LOTS, "-p", "2", "--seats", "random,random,random"], "3 players are named for 2 seats"),
        (["play", LOTS, "--seed", "none"], "'none' is not a seed"),
        (["play", LOTS, "--language", "xx"], "there is no language 'xx': the languages are"),
        (["play", LOTS, "--resume", "nowhere.txt"], "nowhere.txt: No such file or directory"),
        (["replay", "nowhere.txt"], "nowhere.txt: No such file or directory"),
        (["verify", "nosuch", __file__], "there is no game 'nosuch'"),
        (["verify", LOTS, "nowhere.jsonl"], "nowhere.jsonl: No such file or directory"),
        (["rules", "nosuch"], "there is no game 'nosuch'"),
        (["rules", f"{HERE}:ledger", "--tests", "nowhere"], "there are no tests in nowhere"),
        (["rules", f"{HERE}:bad_ledger"], "line 1 of the ledger is not '- ID KIND - text'"),
        (["bench", "nosuch"], "there is no game 'nosuch'"),
        (["bench", "tests.lots:nothing"], "'tests.lots:nothing' is not a game"),
        (["bench", "tests.lots:CARDS"], "'tests.lots:CARDS' is not a game of this version"),
        (["bench", "no.such.module:game"], "'no.such.module:game' is not a game: No module named"),
        (["check", LOTS, "--players", "7"], "option 'players' is a number from 2 to 4"),
    ],
)
def test_errors_are_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    code, _, err = run(*arguments)
    assert code == 1
    assert err.startswith("starboard: ")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_wrong_use_is_told_too(run: Run) -> None:
    for arguments in (["nosuch"], ["play", "--nosuch"], ["replay"], ["bench", LOTS, "--seconds", "0"]):
        code, _, err = run(*arguments)
        assert code == 2
        assert "Traceback" not in err


def test_from_outside_no_traceback_is_seen() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "starboard.cli", "play", "nosuch"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("starboard: there is no game 'nosuch'")
    assert "Traceback" not in done.stderr


# ---- check, verify, rules -----------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_check_counts(run: Run, jobs: str) -> None:
    code, out, _ = run("check", LOTS, "--games", "2", "--jobs", jobs)
    assert code == 0
    assert out.splitlines()[-1] == "12 passed, 0 failed"


def test_check_tells_what_failed(run: Run) -> None:
    code, out, _ = run("check", f"{HERE}:broken", "--games", "1", "--players", "2")
    assert code == 1
    assert "FAILED lots players=2 hand=50 seed 0: option 'hand' is a number from 2 to 5" in out
    assert out.splitlines()[-1] == "1 passed, 1 failed"
    code, out, _ = run("check", f"{HERE}:broken", "--games", "1", "--players", "2", "--json")
    assert code == 1
    assert (json.loads(out)["passed"], json.loads(out)["failed"]) == (1, 1)


def test_verify_counts_and_tells_the_first_difference(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_text("ok ok ok")
    bad.write_text("ok bad")
    code, out, _ = run("verify", f"{HERE}:verified", str(good))
    assert (code, out) == (0, "3 passed, 0 failed\n")
    code, out, _ = run("verify", f"{HERE}:verified", str(good), str(bad))
    assert code == 1
    assert out == "FAILED bad game 1: at word 3: 4 cards, not 5\n4 passed, 1 failed\n"
    code, out, _ = run("verify", f"{HERE}:verified", str(bad), "--json")
    assert code == 1
    assert json.loads(out)["games"][1]["passed"] is False
    code, out, _ = run("verify", f"{HERE}:verified", str(good), "--notes")
    assert out.count("note   good game") == 3


def test_verify_of_nothing_is_no_success(run: Run, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.write_text("")
    code, _, err = run("verify", f"{HERE}:verified", str(empty))
    assert (code, err) == (1, "starboard: there are no games in these files\n")
    code, out, _ = run("verify", LOTS, str(empty))
    assert code == 1
    assert "lots has no recorded games of other programs to verify" in out


def test_rules_and_their_tests(run: Run, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_it.py").write_text('@rule("LT-1.1", "LT-9.9")\ndef test_bid(): ...\n')
    code, out, _ = run("rules", f"{HERE}:ledger", "--tests", str(tests))
    assert code == 0
    assert out.splitlines() == [
        "LT-1.1 R - All bid.",
        "    tests/test_it.py::test_bid",
        "LT-1.2 S - 24 cards.",
        "    (no test)",
        "LT-1.3 I - Fun.",
        "LT-1.4 R/T - Ties.",
        "    (no test)",
        "4 statements, 3 need a test, 2 have none",
        "LT-9.9 is cited by tests/test_it.py::test_bid, but it is not in the ledger",
    ]
    code, out, _ = run("rules", f"{HERE}:ledger", "--tests", str(tests), "--missing")
    assert (code, out) == (1, "LT-1.2 S - 24 cards.\nLT-1.4 R/T - Ties.\n")
    (tests / "test_more.py").write_text(
        'pytestmark = rule("LT-1.2")\n@pytest.mark.rule("LT-1.4")\nclass TestTies: ...\n'
    )
    code, out, _ = run("rules", f"{HERE}:ledger", "--tests", str(tests), "--missing")
    assert (code, out) == (0, "")
    code, out, _ = run("rules", f"{HERE}:ledger", "--tests", str(tests), "--json")
    assert json.loads(out)[3]["tests"] == ["tests/test_more.py::TestTies"]


# ---- replay -------------------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    play = Play(game, {"players": 2, "aside": False}, "1", ["Anna", "Bo"])
    while not play.state.over:
        seat = play.state.waiting()[0]
        play.say(seat, play.state.legal(seat)[0])
    path = tmp_path / "evening.txt"
    path.write_text(dump(play))
    return path


def test_replay_tells_the_whole_game(run: Run, record: Path) -> None:
    code, out, _ = run("replay", str(record), "--game", LOTS)
    assert code == 0
    assert "   1  Anna: card-2\n   2  Bo: card-6\n" in out
    assert "  The lot is " in out
    assert "You bid" not in out  # that is Anna's and Bo's own business
    assert out.splitlines()[-1] in ("Anna wins.", "Bo wins.")
    code, out, _ = run("replay", str(record), "--game", LOTS, "--seat", "0")
    assert "You bid card-2." in out


def test_replay_at_a_moment(run: Run, record: Path) -> None:
    code, out, _ = run("replay", str(record), "--game", LOTS, "--at", "1", "--seat", "1")
    assert code == 0
    assert "Bo: hand  card-6" in out
    assert "Anna: hand" not in out
    assert "Bo, bid a card." in out
    code, out, _ = run("replay", str(record), "--game", LOTS, "--at", "0", "--json")
    assert json.loads(out)["view"]["waiting"] == [0, 1]
    for wrong in ("-1", "999"):
        code, _, err = run("replay", str(record), "--game", LOTS, "--at", wrong)
        assert code == 1
        assert "--at is a number from 0 to" in err
    code, _, err = run("replay", str(record), "--game", LOTS, "--seat", "5")
    assert code == 1
    assert "there is no seat 5" in err


def test_replay_of_a_broken_record_names_file_line_and_word(run: Run, record: Path) -> None:
    record.write_text(record.read_text().replace("0: card-2", "0: card-3"))
    code, _, err = run("replay", str(record), "--game", LOTS)
    assert code == 1
    assert "evening.txt: line 13, at 'card-3': seat 0 cannot say 'card-3' now" in err
    record.write_bytes(b"\xff\xfe\x00")
    code, _, err = run("replay", str(record), "--game", LOTS)
    assert code == 1
    assert "is not a text file" in err


def test_a_finished_record_loads(record: Path) -> None:
    assert load(record.read_text(), game).state.over

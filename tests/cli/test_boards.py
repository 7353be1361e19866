"""Board files on the command line, and the report on balance."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starboard.games.federation.components import boards
from starboard.kernel import load
from tests.cli.conftest import Run

WITH_A_BOARD = {
    "play": ["play", "federation", "--seats", "random,random", "--seed", "1"],
    "check": ["check", "federation", "--games", "1", "--players", "2", "--moments", "0"],
    "bench": ["bench", "federation", "--players", "2", "--seconds", "0.01", "--json"],
    "arena": ["arena", "federation", "--seats", "random,greedy:best=1/sentences=2", "--games", "1", "--json"],
    "balance": ["balance", "federation", "--players", "2", "--games", "1", "--bot", "random", "--json"],
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A board whose medals are worth more than usual."""
    path = tmp_path / "printed.toml"
    path.write_text(boards.board_text("reconstructed").replace("full_set = 30", "full_set = 44"), encoding="utf-8")
    return path


@pytest.mark.parametrize("command", WITH_A_BOARD)
def test_every_command_plays_with_a_board_file(run: Run, file: Path, command: str) -> None:
    code, out, err = run(*WITH_A_BOARD[command], "--board", str(file))
    assert (code, err) == (0, "")
    assert out


@pytest.mark.parametrize("command", [*WITH_A_BOARD, "serve"])
def test_a_wrong_board_file_begins_nothing(run: Run, file: Path, tmp_path: Path, command: str) -> None:
    file.write_text(file.read_text().replace("full_set = 44", "full_set = 440").replace('"a1", "a2"', '"a1", "zz"'))
    record = tmp_path / "record.txt"
    arguments = WITH_A_BOARD.get(command, ["serve", "--port", "0", "--database", str(record)])
    kept = {"play": ["--save", str(record)], "arena": ["--out", str(record)]}.get(command, [])
    code, out, err = run(*arguments, *kept, "--board", str(file))
    assert (code, out) == (2, "")
    assert err.startswith(f"starboard: {file}: this is no board that can be played:\n")
    assert "  medals.full_set: must be from 0 to 99, found 440\n" in err
    assert "  neo.map.1.next: must be one of start, a1" in err
    assert "Traceback" not in err
    assert not record.exists()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "No such file or directory"),
        (b"\xff\xfe", "is not a text file"),
        (b"rounds = five", "this is not a TOML file"),
        (b"", "format: is missing"),
        (b"{", "this is not a packed board file"),
    ],
)
def test_what_is_no_board_file_at_all(run: Run, tmp_path: Path, content: bytes | None, sentence: str) -> None:
    path = tmp_path / "board.toml"
    if content is not None:
        path.write_bytes(content)
    code, _, err = run("bench", "federation", "--board", str(path))
    assert code == 2
    assert err.startswith(f"starboard: {path}")
    assert sentence in err


def test_a_game_without_boards_says_so(run: Run, file: Path) -> None:
    code, _, err = run("play", "race", "--board", str(file))
    assert code == 2
    assert "race has no option 'board' that is read from a file" in err
    code, _, err = run("play", "federation", "--board", str(file), "-o", "board=reconstructed")
    assert code == 1
    assert "the board is given twice" in err


def test_the_record_carries_its_board(run: Run, file: Path, tmp_path: Path) -> None:
    record = tmp_path / "evening.txt"
    code, _, _ = run(*WITH_A_BOARD["play"], "--board", str(file), "--save", str(record))
    assert code == 0
    file.unlink()
    play = load(record.read_text())
    assert play.state.over
    assert '"full_set":44' in str(play.options["board"])


def test_balance_reports_every_choice(run: Run) -> None:
    arguments = ("balance", "federation", "--games", "2", "--players", "3", "--bot", "random", "--seed", "5")
    code, out, _ = run(*arguments, "--json")
    assert code == 0
    data = json.loads(out)
    assert (data["game"], data["games"], data["players"]) == ("federation", 2, 3)
    kinds = {row["kind"] for row in data["rows"]}
    assert {"shop", "building", "mission", "start token", "deep space", "specialist", "turn order"} <= kinds
    starts = [row for row in data["rows"] if row["kind"] == "start token"]
    assert sum(row["use"] * row["offered"] for row in starts) == pytest.approx(1.0, abs=0.01)
    assert run(*arguments, "--json", "--jobs", "2")[1] == out
    code, out, _ = run(*arguments)
    assert code == 0
    assert "shop-6" in out
    assert "95 %" in out


def test_balance_of_a_game_that_does_not_tell(run: Run) -> None:
    code, out, err = run("balance", "tests.lots:game")
    assert (code, out) == (1, "")
    assert err == "starboard: lots does not tell what its players used, so there is nothing to weigh\n"

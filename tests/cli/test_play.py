"""A game in the terminal, typed line by line."""

from __future__ import annotations

from pathlib import Path

import pytest
from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from starboard.cli.players import names_of, table_size
from starboard.cli.readers import TerminalReader, completer
from starboard.kernel import load
from tests.cli.conftest import Run
from tests.lots import LotsGame, game

LOTS = "tests.lots:game"


def play(run: Run, typed: str, *more: str) -> str:
    seats = () if "--seats" in more else ("--seats", "person,random")
    code, out, err = run("play", LOTS, "--seed", "1", *seats, *more, stdin=typed)
    assert code == 0, err
    return out


def test_machines_alone_play_to_the_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = play(run, "", "--seats", "random", "--players", "4", "--save", str(path))
    assert "The game is over." in out
    saved = load(path.read_text(), game)
    assert saved.state.over
    assert saved.names == ["random-0", "random-1", "random-2", "random-3"]


def test_a_person_sees_own_cards_and_is_asked(run: Run) -> None:
    out = play(run, "")
    assert "person-0: hand  card-2  card-12  card-17  card-21" in out
    assert "random-1: hand" not in out
    assert "person-0, lay cards aside. (up to 2; 0 chosen)" in out
    assert "You may say: done  card-2  card-12  card-17  card-21" in out
    assert "You left the game after" in out


def test_a_set_may_be_typed_in_any_order(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play(run, "card-17 card-2\nquit\n", "--save", str(path))
    assert "0: card-2 card-17\n" in path.read_text()


def test_a_set_and_what_follows_on_one_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = play(run, "card-17 done; card-2\nquit\n", "--seats", "person,random", "--save", str(path))
    text = path.read_text()
    assert "0: card-17 done\n" in text
    assert "0: card-2" in text or "was not said" in out


def test_wrong_words_are_explained_and_change_nothing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = play(run, "card-99\ncart\nwhy take\nwhy card-2\ncard-2 card-2\nlook\nquit\n", "--save", str(path))
    assert "'card-99' is not a word of this game" in out
    assert "'cart' is not a word of this game" in out
    assert "take: That is not possible now." in out
    assert "card-2: ok" in out
    assert "card-2: You have chosen it already." in out
    assert [(said.seat, said.word) for said in load(path.read_text(), game).said if said.seat == 0] == [(0, 3)]


def test_undo_and_its_limits(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    out = play(run, "undo\ncard-2\nundo\nquit\n", "--save", str(path))
    assert "seat 0 has nothing that it may take back" in out
    assert "person-0 took back the last word." in out
    assert "0: " not in path.read_text().split("\n\n")[1]


def test_save_and_resume(run: Run, tmp_path: Path) -> None:
    path, end = tmp_path / "half.txt", tmp_path / "end.txt"
    out = play(run, f"card-2 done\nsave {path}\nsave\nsave {tmp_path}\nquit\n")
    assert f"The game is saved in {path}." in out
    assert "save needs the name of a file" in out
    assert "Is a directory" in out
    half = load(path.read_text(), game)
    assert not half.state.over
    code, out, _ = run("play", LOTS, "--resume", str(path), "--seats", "random", "--save", str(end))
    assert code == 0
    whole = load(end.read_text(), game)
    assert whole.state.over
    assert [s.word for s in whole.said[: len(half.said)]] == [s.word for s in half.said]


def test_help_lists_the_commands(run: Run) -> None:
    out = play(run, "help\n")
    for command in ("look", "undo", "save FILE", "why WORD", "quit"):
        assert command in out


def test_two_persons_do_not_see_each_others_cards(run: Run) -> None:
    out = play(run, "\ndone\n\ndone\nquit\n", "--seats", "person")
    first, second = out.split("person-1, it is your turn: press Enter")[:2]
    assert "person-0, it is your turn: press Enter when nobody else is looking." in first
    assert "person-0: hand" in first
    assert "person-1: hand" not in first
    assert "person-1: hand" in second
    assert "person-0: hand" not in second.split("person-0, it is your turn")[0]


def test_the_game_may_be_chosen_from_a_list(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.cli.play.installed", lambda: ["lots", LOTS])
    code, out, _ = run("play", stdin="2\n")
    assert code == 0
    assert "  2  tests.lots:game" in out
    assert "lay cards aside" in out
    monkeypatch.setattr("starboard.cli.play.installed", list)
    code, _, err = run("play")
    assert code == 1
    assert "no games are installed" in err


def test_a_whole_game_by_a_person(run: Run) -> None:
    """First answers that are always there: the first of the legal words, whatever is asked."""
    typed = ["done"]
    for _ in range(40):
        out = play(run, "\n".join(typed) + "\n")
        if "The game is over." in out:
            break
        offered = [line for line in out.splitlines() if line.startswith("You may say: ")][-1]
        typed.append(offered.removeprefix("You may say: ").split()[0])
    assert "The game is over." in out
    assert "wins." in out or "share the victory" in out


def test_tab_completes_what_may_be_said() -> None:
    def completed(line: str) -> list[str]:
        found = completer(["take", "shelf-a", "shelf-b"]).get_completions(Document(line), CompleteEvent())
        return [completion.text for completion in found]

    assert completed("shelf") == ["shelf-a", "shelf-b"]
    assert completed("take -b") == ["shelf-b"]
    assert completed("un") == ["undo"]
    assert completed("card") == []


def test_lines_come_from_the_terminal() -> None:
    with create_pipe_input() as pipe:
        session: PromptSession[str] = PromptSession(input=pipe, output=DummyOutput())
        reader = TerminalReader(session)
        pipe.send_text("take shelf-a\n")
        assert reader.line(["take"]) == "take shelf-a"
        pipe.send_text("\x04")
        assert reader.line(["take"]) is None


def test_bots_of_all_levels_sit_down(run: Run) -> None:
    out = play(run, "", "--players", "4", "--seats", "cadet,pilot,search:iterations=3,random", "-o", "hand=2")
    assert "search:iterations=3-2: " in out
    assert "The game is over." in out


def test_who_sits_down_if_nobody_says(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"

    def names(*more: str) -> list[str]:
        code, _, err = run("play", LOTS, "--seed", "1", "--save", str(path), *more)
        assert code == 0, err
        return load(path.read_text(), game).names

    assert names() == ["person-0", "pilot-1"]
    assert names("--players", "3") == ["person-0", "pilot-1", "pilot-2"]
    assert names("--seats", "random,random,random") == ["random-0", "random-1", "random-2"]
    assert table_size(Solo(), None, None) == 2
    assert table_size(Solo(), 1, None) == 1
    assert names_of("person,pilot", 1) == ["person"]


class Solo(LotsGame):
    def __init__(self) -> None:
        super().__init__()
        self.players = [1, 2, 3]

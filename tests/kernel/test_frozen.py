"""States as bytes: the same again, in either build, and nothing but states of the game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel import (
    Chance,
    FreezeError,
    Game,
    SetTask,
    State,
    Vocabulary,
    fast_chance,
    find,
    fingerprint,
    freeze,
    names,
    play_out,
    thaw,
)
from tests.lots import game as lots

ROOT = Path(__file__).parents[2]
WORDS = Vocabulary(["w2", "w3"])


class Piece:
    """A thing that may change: it has a `copy`."""

    def __init__(self, at: int) -> None:
        self.at = at

    def copy(self) -> Piece:
        return Piece(self.at)


class Mark:
    """A thing that never changes, made from something that it keeps under another name."""

    def __init__(self, number: int = 0) -> None:
        self._number = number
        self.double = 2 * number


class Forgets:
    def __init__(self, secret: int) -> None:
        self.told = secret + 1


class Pick(SetTask["Board"]):
    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat, 0, most)


class Table:
    """A large fixed table."""

    def plain_key(self) -> str:
        return "the table"


TABLE = Table()


class Board(State):
    def __init__(self, vocabulary: Vocabulary, players: int, chance: Chance) -> None:
        super().__init__(vocabulary, players, chance)
        self.piece = Piece(3)
        self.here = [self.piece, Piece(3)]
        self.mark = Mark(4)
        self.pair = (1, "two", 2.5, None, True)
        self.by_word: dict[object, object] = {"a": [1], 7: {3, 1, 2}}
        self.frozen = frozenset([5, 4])
        self.raw = b"\x00\xff"
        self.table = TABLE
        self.rest: Any = None


class BoardGame(Game):
    def __init__(self) -> None:
        super().__init__("board", 1, WORDS, [1], [], "nowhere")

    def fixed(self, key: str) -> object:
        return TABLE if key == "the table" else super().fixed(key)


def board() -> Board:
    state = Board(WORDS, 1, fast_chance(5))
    state.push(Pick(0, 2))
    return state


def again(state: Board) -> Board:
    thawed = thaw(freeze(state), BoardGame())
    assert isinstance(thawed, Board)
    return thawed


def test_everything_comes_back() -> None:
    state = board()
    state.chance.below(9)
    thawed = again(state)
    assert fingerprint(thawed) == fingerprint(state)
    assert thawed.vocabulary is WORDS
    assert (thawed.pair, thawed.by_word, thawed.frozen, thawed.raw) == (
        state.pair,
        state.by_word,
        state.frozen,
        state.raw,
    )
    assert (thawed.mark._number, thawed.mark.double) == (4, 8)
    task = thawed.trunk_top
    assert isinstance(task, Pick)
    assert (task.seat, task.least, task.most) == (0, 0, 2)
    assert [thawed.chance.below(100) for _ in range(5)] == [state.chance.below(100) for _ in range(5)]


def test_a_thing_that_may_change_stays_one_where_it_lies_twice() -> None:
    thawed = again(board())
    assert thawed.here[0] is thawed.piece
    assert thawed.here[1] is not thawed.piece


def test_a_fixed_table_is_named_and_not_made() -> None:
    assert again(board()).table is TABLE
    assert b"the table" in freeze(board())


def test_equal_states_give_equal_bytes_whatever_their_history() -> None:
    one, two = board(), board()
    shared = [1, 2]
    one.rest, two.rest = [shared, shared], [[1, 2], [1, 2]]
    assert freeze(one) == freeze(two)


def test_what_was_never_given_a_value_stays_so() -> None:
    state = board()
    state.rest = Mark(1)
    del state.rest.double
    state.here = [Piece(1)]
    thawed = again(state)
    assert thawed.rest.__dict__ == {"_number": 1, "double": 2}  # as its constructor makes it
    assert [piece.at for piece in thawed.here] == [1]


def test_a_class_that_cannot_be_made_again_is_named() -> None:
    state = board()
    state.rest = Forgets(1)
    with pytest.raises(FreezeError, match="Forgets cannot be made anew: it has no attribute 'secret'"):
        freeze(state)


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"nonsense", "no state of board"),
        (b"[]", "no state of board"),
        (b"[2,[],null]", "format 2"),
        (b"[1,[],null]", "no state of board"),
        (b'[1,[["subprocess","Popen",["args"]]],{"0":["true"]}]', "subprocess is no part of board"),
        (b'[1,[["starboard.kernelling","X",[]]],{"0":[]}]', "no part of board"),
        (b'[1,[["starboard.kernel.chance","fast_chance",["number"]]],{"0":[1]}]', "no class 'fast_chance'"),
        (b'[1,[["starboard.kernel.chance","FastChance",["_number"]]],{"0":[1]}]', "FastChance cannot be made anew"),
        (b'[1,[],{"same":3}]', "no state of board"),
        (b'[1,[],{"fixed":"another"}]', "no fixed table 'another'"),
        (b'[1,[],{"strange":[]}]', "nothing of the kind 'strange'"),
    ],
)
def test_other_bytes_are_refused(data: bytes, complaint: str) -> None:
    with pytest.raises(Exception, match=complaint) as refused:
        thaw(data, BoardGame())
    assert type(refused.value).__mro__[-4].__name__ == "StarboardError"


def test_a_state_of_another_game_is_refused() -> None:
    with pytest.raises(FreezeError, match="no part of board"):
        thaw(freeze(lots.new({"players": 2})), BoardGame())


# ---- all games, and both builds ----------------------------------------------------------------------------------


def frozen(name: str) -> bytes:
    """A guess in the middle of a game."""
    state = find(name).new(seed="4")
    play_out(state, fast_chance(4), 40)
    return freeze(state.guess(state.waiting()[0], fast_chance(9)))


@pytest.mark.parametrize("name", names())
def test_the_bytes_are_lean(name: str) -> None:
    """Fixed tables are named, not written out."""
    data = frozen(name)
    assert len(data) < 20_000
    assert json.loads(data)[0] == 1


@pytest.mark.skipif(
    os.environ.get("STARBOARD_EXPECT") != "compiled", reason="compares the compiled build with the pure"
)
@pytest.mark.parametrize("name", names())
def test_both_builds_write_the_same_bytes(name: str) -> None:
    pure = subprocess.run(
        [sys.executable, "-m", "tests.kernel.test_frozen", name],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        check=True,
    )
    assert pure.stdout == frozen(name)
    thawed = thaw(pure.stdout, find(name))
    assert freeze(thawed) == pure.stdout


if __name__ == "__main__":
    sys.stdout.buffer.write(frozen(sys.argv[1]))

"""Whatever is said wrongly: a clear error, and the state stays as it was."""

from __future__ import annotations

import pytest

from starboard.kernel import (
    IllegalWord,
    NoSuchSeat,
    OptionError,
    OutOfTurn,
    Play,
    StarboardError,
    UnknownWord,
    fingerprint,
    sentences,
)
from tests.lots import SHELF, TAKE, game


@pytest.fixture
def play() -> Play:
    return Play(game, {"players": 3, "aside": False}, "1")


def refused(play: Play, seat: int, word: int | str, kind: type[StarboardError], why: str) -> None:
    before, said = fingerprint(play.state), len(play.said)
    with pytest.raises(kind, match=why):
        play.say(seat, word)
    if isinstance(word, int):
        with pytest.raises(kind, match=why):
            play.state.say(seat, word)
    assert fingerprint(play.state) == before
    assert len(play.said) == said


def test_unknown_words(play: Play) -> None:
    refused(play, 0, "card-99", UnknownWord, "'card-99' is not a word of this game")
    refused(play, 0, 1000, UnknownWord, "1000 is not the number of a word")
    refused(play, 0, -1, UnknownWord, "-1 is not the number of a word")


def test_a_word_that_is_not_possible_now(play: Play) -> None:
    refused(play, 0, TAKE, IllegalWord, "seat 0 cannot say 'take' now: why-not-now")
    other = play.state.legal(1)[0]
    refused(play, 0, other, IllegalWord, "lots-not-in-hand")


def test_a_word_out_of_turn(play: Play) -> None:
    play.say(1, play.state.legal(1)[0])
    refused(play, 1, 5, OutOfTurn, r"seat 1 is not being asked now; waiting for \[0, 2\]")


@pytest.mark.parametrize("seat", [3, -1, 100])
def test_a_seat_that_does_not_exist(play: Play, seat: int) -> None:
    refused(play, seat, 5, NoSuchSeat, f"there is no seat {seat}: the seats are 0 to 2")
    for call in (play.state.legal, play.state.prompt, play.state.view, play.state.proposals):
        with pytest.raises(NoSuchSeat):
            call(seat)
    with pytest.raises(NoSuchSeat):
        play.state.why_not(seat, 0)
    with pytest.raises(NoSuchSeat):
        sentences(play.state, seat)


def test_a_word_after_the_end(play: Play) -> None:
    while not play.state.over:
        seat = play.state.waiting()[0]
        play.say(seat, play.state.legal(seat)[0])
    refused(play, 0, SHELF, OutOfTurn, "the game is over")


def test_options_outside_the_schema() -> None:
    for options in ({"players": 5}, {"hand": 1}, {"colour": "red"}, {"aside": 2}):
        with pytest.raises(OptionError):
            Play(game, options)
        with pytest.raises(OptionError):
            game.new(options)

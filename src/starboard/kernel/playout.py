"""Random play to the end: the simplest player there is, and the measure of how fast a game's rules are."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.kernel.chance import FastChance
from starboard.kernel.state import State


def play_out(state: State, dice: FastChance, limit: int) -> int:
    """Say random legal words until the game is over or `limit` words are said; how many were said."""
    words: i64 = 0
    most: i64 = limit
    while words < most and not state.over:
        seat = _any_asked(state, dice)
        legal = state.offers[seat]
        state.accept(seat, legal[dice.below(len(legal))])
        words += 1
    return int(words)


def _any_asked(state: State, dice: FastChance) -> int:
    """One of the seats that owe a word."""
    asked: i64 = 0
    first: i64 = 0
    for seat in range(state.players):
        if state.offers[seat]:
            if asked == 0:
                first = seat
            asked += 1
    if asked == 1:
        return int(first)
    skip: i64 = dice.below(int(asked))
    while skip > 0:
        first += 1
        if state.offers[first]:
            skip -= 1
    return int(first)

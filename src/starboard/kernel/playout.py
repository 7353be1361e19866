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


def _any_asked(state: State, dice: FastChance) -> i64:
    """One of the seats that owe a word."""
    offers = state.offers
    asked: i64 = 0
    last: i64 = 0
    seats: i64 = len(offers)
    for seat in range(seats):
        if offers[seat]:
            asked += 1
            last = seat
    if asked == 1:
        return last
    skip = asked - 1 - dice.below(asked)  # from the last one back
    while skip > 0:
        last -= 1
        if offers[last]:
            skip -= 1
    return last

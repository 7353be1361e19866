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
        seats = state.waiting()
        seat = seats[0] if len(seats) == 1 else seats[dice.below(len(seats))]
        legal = state.legal(seat)
        state.say(seat, legal[dice.below(len(legal))])
        words += 1
    return int(words)

"""Time at a table: so much for each move, or so much for the game and something back with each move.

Who owes a word is public, so what the clocks show tells nothing hidden. Moments are milliseconds since 1970.
"""

from __future__ import annotations

import time
from typing import Annotated, Literal

import msgspec

WEEK = 7 * 24 * 3600
LEAST = 30_000  # milliseconds that who comes back finds at least


def now() -> int:
    return int(time.time() * 1000)


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """What a table plays by."""

    kind: Literal["move", "game"]
    seconds: Annotated[int, msgspec.Meta(ge=10, le=WEEK)]  # for each move, or for the whole game
    increment: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0  # seconds back with each move, of the kind `game`
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None  # of the bot that takes over


class Times(msgspec.Struct):
    """What each seat has left, and since when it owes a word (None: it does not)."""

    left: list[int]
    since: list[int | None]
    given: int = 0  # up to this moment, time that nobody could use has been given back


def begin(clock: Clock, players: int) -> Times:
    return Times([clock.seconds * 1000] * players, [None] * players)


def pass_on(clock: Clock, times: Times, waiting: list[int], moment: int, mover: int | None) -> Times:
    """After something happened: who owes no more stops, who owes now starts; the mover starts anew."""
    left, since = list(times.left), list(times.since)
    for seat, started in enumerate(since):
        stops = started is not None and (seat not in waiting or seat == mover)
        if stops and started is not None:
            if clock.kind == "game":
                back = clock.increment * 1000 if seat not in waiting else 0
                left[seat] = max(0, left[seat] - (moment - started)) + back
            since[seat] = None
        if seat in waiting and since[seat] is None:
            since[seat] = moment
    return Times(left, since, times.given)


def left_of(times: Times, seat: int, moment: int) -> int:
    """Milliseconds that a seat has left now."""
    started = times.since[seat]
    return times.left[seat] if started is None else max(0, times.left[seat] - (moment - started))


def deadline(times: Times, seat: int) -> int | None:
    started = times.since[seat]
    return None if started is None else started + times.left[seat]


def due(times: Times, people: list[int]) -> int | None:
    """When the first of these seats runs out of time."""
    found = [moment for moment in (deadline(times, seat) for seat in people) if moment is not None]
    return min(found) if found else None


def come_back(clock: Clock, times: Times, seat: int, moment: int) -> Times:
    """Somebody takes their seat again: there is at least a little time for them."""
    left, since = list(times.left), list(times.since)
    if clock.kind == "game":
        left[seat] = max(left_of(times, seat, moment), clock.increment * 1000, LEAST)
    if since[seat] is not None:
        since[seat] = moment
    return Times(left, since, times.given)


def give_back(clock: Clock, times: Times, away: int, back: int) -> Times:
    """Nobody could say anything between these moments: who owes a word has what they had then, and at least a little.

    Each server tells of an outage as it saw it; what several tell of counts once.
    """
    left, since = list(times.left), list(times.since)
    least = min(LEAST, clock.seconds * 1000)
    for seat, started in enumerate(since):
        if started is not None:
            stopped = max(away, times.given, started)
            if stopped < back:
                wanted = max(left[seat] - (stopped - started), least)
                left[seat] = max(left[seat], wanted)
                since[seat] = back - (left[seat] - wanted)
    return Times(left, since, max(back, times.given))

"""How a game stands for everybody who looks on: the round, and the points of each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

POINTS = ("points", "vp")  # what games call the points that a seat has now


class Standing(msgspec.Struct):
    round: int | None
    rounds: int | None  # how many there are, if that is known
    points: list[int]  # of each seat, as far as all can see them; empty: the game does not tell


def standing(view: Mapping[str, Any]) -> Standing:
    """What the view of a spectator tells."""
    table = view["table"]
    points = [_points(seat["counters"]) for seat in view["seats"]]
    known = [one for one in points if one is not None]
    return Standing(_number(table, "round"), _number(table, "rounds"), known if len(known) == len(points) else [])


def _points(counters: Mapping[str, int]) -> int | None:
    return next((counters[id] for id in POINTS if id in counters), None)


def _number(table: Mapping[str, Any], id: str) -> int | None:
    value = table.get(id)
    return value if isinstance(value, int) and not isinstance(value, bool) else None

"""How the Automa finds its way: rows of the map, counting from a side, distances to people."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import words as w
from starboard.games.gaia.automa.cards import Card
from starboard.games.gaia.automa.choice import BY_DIRECTION, BY_NEAREST, BY_NUMBER, Choice
from starboard.games.gaia.hexes import COORDS, FAR, HEX_AT
from starboard.games.gaia.table import Table

# The map is turned by 30 degrees, so that hexes lie in rows (GA-1.10): the place of each hex in reading order.
_READING: Final = sorted(range(len(COORDS)), key=lambda h: (sum(COORDS[h]), COORDS[h][0]))
PLACE: Final[list[int]] = [_READING.index(h) for h in range(len(COORDS))]
CENTRE: Final[int] = HEX_AT[0, 0]  # the middle of the middle tile


def by_direction(choice: Choice, support: Card) -> None:
    """The first hex in reading order, or the last (GA-2.7)."""
    best = choice.left[0]
    for word in choice.left:
        if (PLACE[word - w.HEX] < PLACE[best - w.HEX]) == support.right_down and word != best:
            best = word
    choice.narrow(BY_DIRECTION, [best])


def by_number(choice: Choice, support: Card) -> None:
    """The n-th from a side, going round again (GA-2.6); the words lie from left to right."""
    count = len(choice.left)
    at = (support.nth - 1) % count
    choice.narrow(BY_NUMBER, [choice.left[at if support.from_left else count - 1 - at]])


def by_least(choice: Choice, tie: int, values: list[int]) -> None:
    """Those for which a number is smallest."""
    least = min(values)
    choice.narrow(tie, [choice.left[i] for i in range(len(values)) if values[i] == least])


def to_people(table: Table, where: int) -> int:
    """How far a hex is from the nearest planet of a person."""
    away = table.setup.stars.shape.distance[where]
    near = FAR
    for seat in range(table.players):
        for h in table.seats[seat].planets:
            if away[h] < near:
                near = away[h]
    return near


def by_nearest(choice: Choice, table: Table, tie: int = BY_NEAREST) -> None:
    by_least(choice, tie, [to_people(table, word - w.HEX) for word in choice.left])

"""The common shape of what a seat sees. A game states its own shapes, built on these, in its `view.py`.

They are written to TypeScript by `make contract`. `Open` shapes may have more: games add facts of their own.
"""

from __future__ import annotations

from typing import TypedDict

SeatNumber = int  # a fact of this type is a seat, a list of them several: the list view says the players' names
BySeat = int  # a list of these has one for each seat


class Open(TypedDict):
    """Games add facts of their own to what inherits from this."""


class Item(Open):
    """A component on the table."""

    word: str | None  # what is said when it is pointed at
    name: str  # what it is called: a message id


class Area(Open):
    """A place on the table with what lies there."""

    id: str
    seat: SeatNumber | None  # whose it is, null: everybody's
    items: list[Item]


class SeatView(Open):
    """What is known of a seat."""

    counters: dict[str, int]


class Place(TypedDict):
    """What every area has: a game's own areas inherit from this and state their items."""

    id: str
    seat: SeatNumber | None  # whose it is, null: everybody's


class Frame(TypedDict):
    """What the kernel adds to every view: a game's own view inherits from this."""

    seat: SeatNumber | None  # whose view it is, null: a spectator's
    players: int
    waiting: list[SeatNumber]  # the seats that owe a word
    over: bool


class View(Frame, Open):
    """What every page can read of every game's view."""

    table: dict[str, object]
    seats: list[SeatView]
    areas: list[Area]

"""The rows of the store, as plain structures."""

from __future__ import annotations

import hashlib
from typing import Final, Literal

import msgspec

from starboard.server.clock import Clock, Times
from starboard.server.standing import Standing

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
FROZEN: Final = "frozen"

PERSON: Final = "person"
BOT: Final = "bot"

SAY: Final = "say"
UNDO: Final = "undo"


Status = Literal["open", "playing", "over", "frozen"]
SeatKind = Literal["person", "bot", "open"]


class Conflict(Exception):
    """Somebody else wrote the same thing first: read again."""


class Guest(msgspec.Struct):
    id: str
    name: str
    language: str
    created: int
    banned: bool = False

    def gone(self) -> bool:
        """Whether they asked to be forgotten."""
        return not self.name


class TableRow(msgspec.Struct):
    id: str
    game: str
    rules: int
    options: dict[str, int | str | bool]
    seed: str
    listed: bool
    host: str
    status: Status
    created: int
    started: int | None = None
    ended: int | None = None
    changed: int = 0
    waiting: list[int] = []
    result: dict[str, object] | None = None
    rematch: str | None = None
    muted: bool = False  # spectators may not talk
    clock: Clock | None = None
    times: Times | None = None
    standing: Standing | None = None

    def seed_hash(self) -> str:
        return hashlib.sha256(self.seed.encode()).hexdigest()


class Found(msgspec.Struct):
    """What tables are searched for; empty: whatever it is."""

    game: str = ""
    player: str = ""  # part of a name
    since: int = 0
    until: int = 1 << 53


class SeatRow(msgspec.Struct):
    seat: int
    kind: SeatKind
    guest: str | None
    name: str
    level: str | None
    preferences: dict[str, int | str | bool] = {}  # what it has decided once and for all
    link: int = 0  # how often its links were made void
    away: bool = False  # a bot stands in until its player comes back
    others: list[str] = []  # guests who may play this seat from another device

    def belongs_to(self, guest: str | None) -> bool:
        return guest is not None and (guest == self.guest or guest in self.others)


class Act(msgspec.Struct):
    """What one request did: words said together, or words taken back."""

    seq: int
    kind: str
    seat: int
    words: list[str] = []
    count: int = 0
    act: str | None = None
    moment: int = 0


class Summary(msgspec.Struct):
    """What lists show of a table; stored together with each act."""

    status: Status
    waiting: list[int]
    changed: int
    ended: int | None
    result: dict[str, object] | None
    times: Times | None = None
    due: int | None = None  # when the first of those who owe a word runs out of time
    standing: Standing | None = None


class Talk(msgspec.Struct):
    """One line of chat, or a notice of the server (then `message` stands instead of `text`)."""

    at: int
    seat: int | None
    name: str | None
    text: str | None
    message: dict[str, object] | None

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


class Full(Exception):
    """Somebody has as many as they may have; `most` tells how many that is."""

    def __init__(self, what: str, most: int) -> None:
        super().__init__(f"{most} {what} are the most")
        self.most = most


class Guest(msgspec.Struct):
    id: str
    name: str
    language: str
    created: int
    banned: bool = False
    webhook: str = ""  # where to tell them that it is their turn
    told: int = 0  # when they were last told
    mail: str | None = None  # a keyed hash of their address

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
    revision: int = 0  # counts its changes
    archived: bool = False  # it was abandoned

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
    away: bool = False  # a bot stands in until its player comes back
    others: list[str] = []  # guests who may play this seat from another device

    def belongs_to(self, guest: str | None) -> bool:
        return guest is not None and (guest == self.guest or guest in self.others)


class Link(msgspec.Struct):
    """A link to a seat, for another device."""

    id: str
    created: int
    used: int  # guests who came by it


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
    seq: int = 0


class News(msgspec.Struct, omit_defaults=True):
    """What one server tells the others that serve from the same store."""

    kind: Literal["table", "gone", "talk", "here", "who", "guest", "jobs", "alive", "back"]
    id: str = ""  # of the table, or of the guest
    number: int = 0  # the revision of the table, or the place of the talk
    sender: str = ""
    guests: list[str] = []  # those with a seat who are here
    watchers: int = 0
    spectators: int = 0

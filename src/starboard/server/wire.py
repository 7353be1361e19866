"""What the server and its rules workers say to each other: frames of MessagePack over pipes."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.server.store.rows import Act


class Rendered(msgspec.Struct, array_like=True):
    """What one viewer is shown."""

    viewer: int
    version: str
    body: bytes  # members of a JSON object: view, prompt, legal, sentences, undo
    log_from: int
    log: list[bytes]


class Progress(msgspec.Struct, array_like=True):
    """How the game stands, for everybody; a result when it is over."""

    waiting: list[int]
    result: dict[str, Any] | None


# ---- requests -----------------------------------------------------------------------------------------------


class Open(msgspec.Struct, tag=True):
    table: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    names: list[str]
    acts: list[Act]


class Say(msgspec.Struct, tag=True):
    """`version` for people; `ticket` for bots (the count of their questions)."""

    table: str
    seat: int
    words: list[str]
    viewers: list[int]
    version: str = ""
    ticket: int = -1


class Undo(msgspec.Struct, tag=True):
    table: str
    seat: int
    count: int
    viewers: list[int]
    version: str


class Look(msgspec.Struct, tag=True):
    table: str
    viewers: list[int]


class Why(msgspec.Struct, tag=True):
    table: str
    seat: int
    word: str


class Think(msgspec.Struct, tag=True):
    """What a bot needs in order to choose a word."""

    table: str
    seat: int


class Preferred(msgspec.Struct, tag=True):
    """What a seat's preferences say to its question."""

    table: str
    seat: int
    preferences: dict[str, Any]


class Preview(msgspec.Struct, tag=True):
    """What would come of saying this."""

    table: str
    seat: int
    words: list[str]


class Export(msgspec.Struct, tag=True):
    table: str
    viewer: int


class Record(msgspec.Struct, tag=True):
    table: str


class Drop(msgspec.Struct, tag=True):
    table: str


Request = Open | Say | Undo | Look | Why | Think | Preferred | Preview | Export | Record | Drop

# ---- replies ------------------------------------------------------------------------------------------------


class Shown(msgspec.Struct, tag=True):
    """After `Open`, `Say`, `Undo` and `Look`."""

    progress: Progress
    rendered: list[Rendered]
    said: list[str] = []  # the words of a `Say` that were the seat's own to say


class Reason(msgspec.Struct, tag=True):
    message: dict[str, Any] | None


class Question(msgspec.Struct, tag=True):
    """After `Think`: the words so far and the choice; no word in `legal`: the seat is not being asked."""

    ticket: int
    legal: list[int]
    said: list[tuple[int, int]]


class PreferredWord(msgspec.Struct, tag=True):
    """After `Stand`: the word to say, or None if the seat must be asked itself."""

    ticket: int
    word: str | None


class Change(msgspec.Struct):
    """A counter of a seat, and by how much it would change."""

    seat: int
    counter: str
    by: int


class Foreseen(msgspec.Struct, tag=True):
    """After `Preview`; None if the words cannot be said."""

    changes: list[Change] | None


class Exported(msgspec.Struct, tag=True):
    version: str
    body: bytes
    log: list[bytes]
    words: list[str]


class Text(msgspec.Struct, tag=True):
    text: str


class Refused(msgspec.Struct, tag=True):
    """The act cannot be done; nothing has changed."""

    reason: str
    text: str
    message: dict[str, Any]
    word: str | None = None


class Fault(msgspec.Struct, tag=True):
    """The rules failed; what is in memory must not be trusted any more."""

    text: str


Reply = Shown | Reason | Question | PreferredWord | Foreseen | Exported | Text | Refused | Fault

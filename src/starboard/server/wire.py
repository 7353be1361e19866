"""What the server and its rules workers say to each other: frames of MessagePack over pipes.

Each request names its reply: `class Why(Ask[Reason])`. Besides, any request may be answered by `Refused` (the rules
say no) or `Fault` (the rules failed).
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from starboard.server import messages
from starboard.server.messages import Message
from starboard.server.standing import Standing
from starboard.server.store.rows import Act

R = TypeVar("R")


class Refused(msgspec.Struct, tag=True):
    """The act cannot be done; nothing has changed."""

    reason: messages.RefusalReason
    text: str
    message: Message
    word: str | None = None


class Fault(msgspec.Struct, tag=True):
    """The rules failed; what is in memory must not be trusted any more."""

    text: str


class ActRefused(Exception):
    """An act that the rules refuse: raised in the room, and again on the server's side of the pipe."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text)
        self.refused = refused


def refusal(reason: messages.RefusalReason, text: str, id: str, word: str | None = None) -> ActRefused:
    return ActRefused(Refused(reason, text, Message(id, {}), word))


# ---- parts ----------------------------------------------------------------------------------------------------


class Have(msgspec.Struct, array_like=True):
    """A viewer to be shown, and up to which serial the server has its log."""

    viewer: int
    serial: int


class Body(msgspec.Struct, array_like=True):
    """The parts of a `table` message that the rules fill in, as JSON."""

    view: bytes
    prompt: bytes
    legal: bytes
    sentences: bytes
    undo_acts: list[int]


class Rendered(msgspec.Struct, array_like=True):
    """What one viewer is shown."""

    viewer: int
    version: str
    body: Body
    log_from: int
    log: list[bytes]
    serials: list[int]


class Progress(msgspec.Struct, array_like=True):
    """How the game stands, for everybody; a result when it is over."""

    waiting: list[int]
    result: dict[str, Any] | None
    standing: Standing


# ---- replies --------------------------------------------------------------------------------------------------


class Shown(msgspec.Struct, tag=True):
    progress: Progress
    rendered: list[Rendered]
    said: list[str] = []  # the words of a `Say` that were the seat's own to say


class Reason(msgspec.Struct, tag=True):
    message: Message | None


class Question(msgspec.Struct, tag=True):
    """The choice, and a guess of the state as bytes; no word in `legal`: the seat is not being asked."""

    ticket: int
    legal: list[int]
    guess: bytes


class PreferredWord(msgspec.Struct, tag=True):
    """The word to say, or None if the seat must be asked itself."""

    ticket: int
    word: str | None


class Previewed(msgspec.Struct, tag=True):
    """`messages.Foreseen` as JSON; None if the words cannot be said, and why."""

    foreseen: bytes | None
    why: Message | None


class Exported(msgspec.Struct, tag=True):
    version: str
    view: bytes
    log: list[bytes]
    words: list[str]


class Text(msgspec.Struct, tag=True):
    text: str


class Dropped(msgspec.Struct, tag=True):
    pass


# ---- requests -------------------------------------------------------------------------------------------------


class Ask(msgspec.Struct, Generic[R], tag=True):
    """A request about a table that is answered by an R."""

    table: str


class Open(Ask[Shown], tag=True):
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    names: list[str]
    acts: list[Act]


class Say(Ask[Shown], tag=True):
    """`version` for people; `ticket` for what the server has found for a seat (the count of its questions).

    What it found on a guess ends where the true table asks something else."""

    seat: int
    words: list[str]
    show: list[Have]
    version: str = ""
    ticket: int = -1


class Undo(Ask[Shown], tag=True):
    seat: int
    count: int
    show: list[Have]
    version: str


class Follow(Ask[Shown], tag=True):
    """An act that another server has carried out and stored."""

    act: Act
    show: list[Have]


class Look(Ask[Shown], tag=True):
    show: list[Have]


class Why(Ask[Reason], tag=True):
    seat: int
    word: str


class Think(Ask[Question], tag=True):
    """What a bot needs in order to choose a sentence."""

    seat: int
    dice: int


class Preferred(Ask[PreferredWord], tag=True):
    """What a seat's preferences say to its question."""

    seat: int
    preferences: dict[str, Any]


class Preview(Ask[Previewed], tag=True):
    """What would come of saying this."""

    seat: int
    words: list[str]


class Export(Ask[Exported], tag=True):
    viewer: int


class Record(Ask[Text], tag=True):
    pass


class Drop(Ask[Dropped], tag=True):
    pass


Request = Open | Say | Undo | Follow | Look | Why | Think | Preferred | Preview | Export | Record | Drop
Reply = Shown | Reason | Question | PreferredWord | Previewed | Exported | Text | Dropped | Refused | Fault

"""Everything that goes between server and page, over HTTP and the websocket: stated here, once.

What comes in is checked against these shapes, what goes out is encoded from them, OpenAPI describes them, and
`make contract` writes them as TypeScript for the page. What goes out has no defaults: it is always all there. The
parts that the rules worker has encoded already go through as they are (`Raw`); what is in them stands beside.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Raw, field

from starboard.kernel.agenda import PromptKind
from starboard.kernel.messages import Arg
from starboard.kernel.view import View
from starboard.server.clock import Clock
from starboard.server.standing import Standing
from starboard.server.store.rows import SeatKind, Status

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Language = Literal["en", "uk", "ru", "lt"]
Value = int | str | bool


class Message(msgspec.Struct):
    """What people read: an id with arguments, rendered in the reader's language."""

    id: str
    args: dict[str, Arg]


# ---- guests and games -----------------------------------------------------------------------------------------


class Me(msgspec.Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None


class GuestInfo(msgspec.Struct):
    name: str
    language: str


class MeAnswer(msgspec.Struct):
    guest: GuestInfo | None
    message: str  # what the host has to say to everybody, or empty
    mail: bool  # this server can send mail: signing in by address is possible


class DeviceLink(msgspec.Struct):
    """For another device; it holds for some minutes."""

    link: str
    minutes: int


class Phrase(msgspec.Struct):
    phrase: str


class DeviceKey(msgspec.Struct, forbid_unknown_fields=True):
    """One of these: what a link carries, or a phrase that was written down."""

    key: Annotated[str, msgspec.Meta(max_length=300)] | None = None
    phrase: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class MailAddress(msgspec.Struct, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=200, pattern=r"^[^@\s]+@[^@\s]+\.[^@\s]+$")]


class MailSent(msgspec.Struct):
    """A link was sent, if that address can be used; nobody is told whether somebody is known by it."""

    minutes: int


class Notices(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be told that it is their turn."""

    webhook: Annotated[str, msgspec.Meta(max_length=500)]  # an address of theirs that takes JSON; empty: none


class WaitingTable(msgspec.Struct):
    """A table at which somebody is waited for."""

    table: str
    game: str
    seats: list[int]
    since: int
    left: int | None  # milliseconds, if there is a clock
    link: str


class TurnsAnswer(msgspec.Struct):
    turns: list[WaitingTable]


class When(msgspec.Struct):
    """Another option has this value."""

    option: str
    value: Value


class OptionSchema(msgspec.Struct):
    id: str
    kind: Literal["choice", "flag", "number", "text", "seats"]
    default: Value
    choices: list[str]
    least: int
    most: int
    players: list[int]  # for tables of these sizes only; empty: for all
    when: When | None  # it only means something then


class Preset(msgspec.Struct):
    """Options that belong together; those not named have their defaults."""

    id: str
    options: dict[str, Value]


class GameSchema(msgspec.Struct):
    """What a form is made from."""

    game: str
    rules: int
    players: list[int]
    options: list[OptionSchema]
    presets: list[Preset]
    preferences: list[OptionSchema]  # what a seat may settle once and for all during the game
    levels: list[str]


class GameWords(GameSchema):
    words: list[str]  # the whole vocabulary in its order


class GamesAnswer(msgspec.Struct):
    games: list[GameSchema]
    levels: list[str]  # of bots, weakest first


# ---- tables ---------------------------------------------------------------------------------------------------


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=60)] = {}
    listed: bool = False
    clock: Clock | None = None


class SeatAction(msgspec.Struct, forbid_unknown_fields=True):
    action: Literal["join", "leave", "return", "bot", "open", "link", "unlink", "claim", "substitute"]
    name: Name | None = None
    level: Level | None = None
    key: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    link: Annotated[str, msgspec.Meta(max_length=40)] | None = None  # which one to call in; none: all


class SeatLink(msgspec.Struct):
    """A link to an own seat, for another device."""

    id: str
    created: int
    used: int  # devices that came by it


class LinksAnswer(msgspec.Struct):
    links: list[SeatLink]


class TableAction(msgspec.Struct, forbid_unknown_fields=True):
    """What may be done with a table: the host mutes spectators or, as long as nobody else has sat down, chooses other
    options; those who play take an abandoned one up again."""

    action: Literal["mute", "unmute", "resume", "options"]
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=60)] = {}


class SeatInfo(msgspec.Struct):
    seat: int
    kind: SeatKind
    name: str
    level: str | None
    mine: bool
    online: bool
    waiting: bool  # it owes a word
    away: bool  # a bot stands in until its player comes back
    gone: int | None  # milliseconds until others may call a bot for a player who is not here; null: here, or no matter
    left: int | None  # milliseconds left, counted down from the moment of sending while `waiting`; null: no clock
    devices: int  # further devices that may play it; told to those alone whose seat it is


class Result(msgspec.Struct):
    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    rounds: list[list[int]]  # the points of each seat after each round; empty: nobody knows


class TableInfo(msgspec.Struct):
    """A table in a list or on its own page."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    status: Status
    listed: bool
    muted: bool  # spectators may not talk
    archived: bool  # it was abandoned; who plays there can take it up again
    clock: Clock | None
    host: bool
    created: int
    started: int | None
    ended: int | None
    changed: int
    seats: list[SeatInfo]
    seed_hash: str
    seed: str | None  # told when the game is over
    standing: Standing | None  # how it stands, for all to see
    result: Result | None
    rematch: str | None
    link: str
    board: str | None  # the address of the board script that the game's own package brings along


class TablesAnswer(msgspec.Struct):
    mine: list[TableInfo]
    open: list[TableInfo]


class ArchiveAnswer(msgspec.Struct):
    tables: list[TableInfo]
    more: int  # the offset at which the search goes on; -1: it has ended


# ---- for the host alone ---------------------------------------------------------------------------------------


class HostKey(msgspec.Struct, forbid_unknown_fields=True):
    key: Annotated[str, msgspec.Meta(max_length=300)]


class HostMessage(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=300)]  # empty: nothing


class HostTableAction(msgspec.Struct, forbid_unknown_fields=True):
    action: Literal["mute", "unmute", "close", "delete"]


class HostGuestAction(msgspec.Struct, forbid_unknown_fields=True):
    banned: bool


class HostGuest(msgspec.Struct):
    id: str
    name: str
    language: str
    created: int
    banned: bool


class SettingInfo(msgspec.Struct):
    id: str
    value: str
    meaning: str


class StoreHealth(msgspec.Struct):
    writable: bool
    waiting: int


class RulesHealth(msgspec.Struct):
    workers: int
    alive: int
    waiting: int


class BotsHealth(msgspec.Struct):
    workers: int
    alive: bool
    waiting: int


class Health(msgspec.Struct):
    """Found out by trying."""

    ok: bool
    games: list[str]
    store: StoreHealth
    rules: RulesHealth
    bots: BotsHealth
    servers: int
    tables: int  # in memory
    sockets: int


class HostAnswer(msgspec.Struct):
    health: Health
    message: str
    tables: list[TableInfo]
    guests: list[HostGuest]
    settings: list[SettingInfo]


class ErrorBody(msgspec.Struct):
    id: str  # `error-` and this is the message for people
    args: dict[str, Arg]
    text: str  # English, for developers and logs


class ErrorAnswer(msgspec.Struct):
    error: ErrorBody


# ---- from the server, live ------------------------------------------------------------------------------------


class Proposal(msgspec.Struct):
    """A whole answer to a question of the kind `plan`."""

    words: list[Word]  # they say it
    things: list[Word]  # what it is made of: pointing at these chooses it
    brings: dict[str, Arg]


class Prompt(msgspec.Struct):
    """What is being asked of a seat."""

    id: str
    args: dict[str, Arg]
    kind: PromptKind
    least: int
    most: int
    picked: list[Word]  # of a set: already said
    candidates: list[Word]  # of a set: all that may be chosen, in the vocabulary's order
    proposals: list[Proposal]  # of a plan
    preference: str  # the preference by which this can be answered once and for all, or empty


class Sentences(msgspec.Struct):
    """The ways to finish the decision under way; not `complete`: some were cut off, and a listed one may go on."""

    ways: list[list[Word]] = field(name="list")
    complete: bool


class CounterChange(msgspec.Struct):
    """What an act did to a counter of a seat."""

    seat: int
    counter: str
    by: int


class Entry(msgspec.Struct):
    """A line of the log."""

    id: str
    args: dict[str, Arg]
    act: int  # lines of one act have the same number; acts of which this viewer reads nothing are not counted
    # with the first line of an act: what all could see it cost and bring; with a line about one source: its part
    changes: list[CounterChange]


class LogPart(msgspec.Struct):
    """The entries replace everything from an index on."""

    start: int = field(name="from")
    entries: Annotated[list[Raw], list[Entry]]


class TableMessage(msgspec.Struct, tag_field="type", tag="table", kw_only=True):
    """The whole truth for one viewer, at once after connecting and after every change."""

    version: str  # opaque; changes when something that this viewer can see has changed
    seat: int | None
    status: Status
    archived: bool  # it was put away; who plays there can take it up again
    seats: list[SeatInfo]
    watchers: int
    preferences: dict[str, Value] | None  # what the own seat has settled once and for all
    view: Annotated[Raw, View | None]
    prompt: Annotated[Raw, Prompt | None]
    legal: Annotated[Raw, list[Word]]  # what may be said next, in the vocabulary's order
    sentences: Annotated[Raw, Sentences]
    undo: int  # so many of its last words this seat may take back now
    undo_acts: list[int]  # the same by acts, newest last: how many words each had
    log: LogPart
    result: Result | None
    rematch: str | None
    seed_hash: str
    seed: str | None


class Ack(msgspec.Struct, tag_field="type", tag="ack"):
    """The act is safely stored; a `table` message follows."""

    key: str


RefusalReason = Literal[
    "stale",
    "illegal",
    "out-of-turn",
    "unknown-word",
    "cannot-undo",
    "not-playing",
    "not-your-seat",
    "bad-request",
    "too-fast",
    "frozen",
    "server-fault",
    "store-away",
]


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """Nothing has changed; a `table` message follows."""

    key: str | None
    reason: RefusalReason
    word: Word | None
    message: Message
    text: str  # English, for developers


class WhyAnswer(msgspec.Struct, tag_field="type", tag="why"):
    word: Word
    message: Message | None  # null: it is legal


class ViewChange(msgspec.Struct):
    """Something in the view that would be different; a list of another length is told whole."""

    path: list[str | int]
    before: Any
    after: Any


class Foreseen(msgspec.Struct):
    """What would come of saying some words, as far as the seat can know it."""

    changes: list[ViewChange]
    final: bool  # they could not be taken back
    prompt: Message | None  # what the seat would be asked next
    facts: dict[str, Any]  # what the game adds


class PreviewAnswer(msgspec.Struct, tag_field="type", tag="preview"):
    words: list[Word]
    foreseen: Annotated[Raw, Foreseen | None]  # null: the words cannot be said
    why: Message | None  # why they cannot


class ChatEntry(msgspec.Struct):
    at: int
    seat: int | None
    name: str | None
    text: str | None
    message: Message | None  # a notice of the server instead of `text`


class ChatMessage(msgspec.Struct, tag_field="type", tag="chat"):
    entries: list[ChatEntry]


class PresenceMessage(msgspec.Struct, tag_field="type", tag="presence"):
    """Somebody came or went; nothing else has changed."""

    seats: list[SeatInfo]
    watchers: int


class StoreMessage(msgspec.Struct, tag_field="type", tag="store"):
    """The database of the server is away, or back: nothing can be said in the meantime, and nothing is lost."""

    away: bool


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    pass


ServerMessage = (
    TableMessage | Ack | Refused | WhyAnswer | PreviewAnswer | ChatMessage | PresenceMessage | StoreMessage | Pong
)


class RecordPart(msgspec.Struct, kw_only=True):
    """What a viewer may take home while the game runs."""

    complete: Literal[False]
    table: TableInfo
    seat: int | None
    version: str
    view: Annotated[Raw, View]
    log: Annotated[list[Raw], list[Entry]]
    words: list[Word]  # the own ones


# ---- from the client, live ------------------------------------------------------------------------------------


class SaySent(msgspec.Struct, tag_field="type", tag="say"):
    """A word, a whole sentence or a whole set: all or nothing."""

    key: Key
    version: Annotated[str, msgspec.Meta(max_length=64)]
    words: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=200)]


class UndoSent(msgspec.Struct, tag_field="type", tag="undo"):
    key: Key
    version: Annotated[str, msgspec.Meta(max_length=64)]
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class PreferSent(msgspec.Struct, tag_field="type", tag="prefer"):
    """Settle something once and for all; what is not named stays as it is."""

    key: Key
    preferences: Annotated[dict[str, Value], msgspec.Meta(max_length=20)]


class PreviewSent(msgspec.Struct, tag_field="type", tag="preview"):
    """What would come of saying this: a sentence, its beginning, or a whole set."""

    words: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=200)]


class WhySent(msgspec.Struct, tag_field="type", tag="why"):
    """Why can this seat not say it."""

    word: Word


class SeatSent(msgspec.Struct, tag_field="type", tag="seat"):
    """Go on as another own seat, or (null) as a spectator."""

    seat: int | None


class ChatSent(msgspec.Struct, tag_field="type", tag="chat"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=4000)]


class PingSent(msgspec.Struct, tag_field="type", tag="ping"):
    pass


Act = SaySent | UndoSent | PreferSent
ClientMessage = SaySent | UndoSent | PreferSent | PreviewSent | WhySent | SeatSent | ChatSent | PingSent

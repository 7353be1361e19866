"""The shapes of what goes over HTTP and the websocket, checked on the way in and described by OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Language = Literal["en", "uk", "ru", "lt"]
Value = int | str | bool


class Me(msgspec.Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None


class GuestInfo(msgspec.Struct):
    name: str
    language: str


class MeAnswer(msgspec.Struct):
    guest: GuestInfo | None


class OptionSchema(msgspec.Struct):
    id: str
    kind: str
    default: Value
    choices: list[str]
    low: int
    high: int
    players: list[int]


class GameSchema(msgspec.Struct):
    game: str
    rules: int
    players: list[int]
    options: list[OptionSchema]
    preferences: list[OptionSchema]
    levels: list[str]


class GameWords(GameSchema):
    words: list[str]


class GamesAnswer(msgspec.Struct):
    games: list[GameSchema]
    levels: list[str]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[str, Value], msgspec.Meta(max_length=60)] = {}
    listed: bool = False


class SeatAction(msgspec.Struct, forbid_unknown_fields=True):
    action: Literal["join", "leave", "return", "bot", "open", "link", "claim"]
    name: Name | None = None
    level: Level | None = None
    key: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class SeatInfo(msgspec.Struct):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    mine: bool
    online: bool
    waiting: bool


class Result(msgspec.Struct):
    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]


class TableInfo(msgspec.Struct):
    id: str
    game: str
    rules: int
    options: dict[str, Value]
    status: Literal["open", "playing", "over", "frozen"]
    listed: bool
    host: bool
    created: int
    started: int | None
    ended: int | None
    changed: int
    seats: list[SeatInfo]
    seed_hash: str
    seed: str | None
    result: Result | None
    rematch: str | None
    link: str


class TablesAnswer(msgspec.Struct):
    mine: list[TableInfo]
    open: list[TableInfo]


class ErrorBody(msgspec.Struct):
    id: str
    args: dict[str, Any]
    text: str


class ErrorAnswer(msgspec.Struct):
    error: ErrorBody


# ---- what a client says on the websocket ----------------------------------------------------------------------


class SaySent(msgspec.Struct, tag_field="type", tag="say"):
    key: Key
    version: Annotated[str, msgspec.Meta(max_length=64)]
    words: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=200)]


class UndoSent(msgspec.Struct, tag_field="type", tag="undo"):
    key: Key
    version: Annotated[str, msgspec.Meta(max_length=64)]
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class PreferSent(msgspec.Struct, tag_field="type", tag="prefer"):
    key: Key
    preferences: Annotated[dict[str, Value], msgspec.Meta(max_length=20)]


class PreviewSent(msgspec.Struct, tag_field="type", tag="preview"):
    words: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=200)]


class WhySent(msgspec.Struct, tag_field="type", tag="why"):
    word: Word


class SeatSent(msgspec.Struct, tag_field="type", tag="seat"):
    seat: int | None


class ChatSent(msgspec.Struct, tag_field="type", tag="chat"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=4000)]


class PingSent(msgspec.Struct, tag_field="type", tag="ping"):
    pass


Sent = SaySent | UndoSent | PreferSent | PreviewSent | WhySent | SeatSent | ChatSent | PingSent

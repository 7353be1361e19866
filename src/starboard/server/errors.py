"""Refusals: what a client did wrong, as a message for people and a sentence for developers."""

from __future__ import annotations

from starboard.kernel import Arg

STATUS = {
    "bad-request": 400,
    "bad-option": 400,
    "bad-seats": 400,
    "bad-webhook": 400,
    "bad-key": 403,
    "banned": 403,
    "bad-origin": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "not-found": 404,
    "unknown-game": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "seat-taken": 409,
    "still-here": 409,
    "not-open": 409,
    "not-over": 409,
    "table-frozen": 409,
    "too-large": 413,
    "too-many-tables": 429,
    "too-many-requests": 429,
    "who-are-you": 401,
    "store-away": 503,
}


class Refusal(Exception):
    """Something that a client may not do; nothing has changed."""

    def __init__(self, id: str, text: str, args: dict[str, Arg] | None = None) -> None:
        super().__init__(text)
        self.id = id
        self.text = text
        self.arguments: dict[str, Arg] = {} if args is None else args

    @property
    def status(self) -> int:
        return STATUS.get(self.id, 400)

    def data(self) -> dict[str, object]:
        return {"error": {"id": self.id, "args": self.arguments, "text": self.text}}

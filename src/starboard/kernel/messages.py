"""What people read leaves the rules as a message id with arguments; the reader's side makes the sentence."""

from __future__ import annotations

from typing import Final

Arg = int | str | list[str]

# When an event of an owner is told.
NOW: Final = 0
LATER: Final = 1
BEFORE: Final = 2


class Message:
    """A message id with arguments: numbers, words (or other ids), or lists of words.

    The argument `seat` is a seat number and is shown as that player's name.
    """

    def __init__(self, id: str, args: dict[str, Arg] | None = None) -> None:
        self.id = id
        self.args: dict[str, Arg] = {} if args is None else args

    def data(self) -> dict[str, object]:
        return {"id": self.id, "args": dict(self.args)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.id == self.id and other.args == self.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return self.id + "".join(f" {key}={value}" for key, value in sorted(self.args.items()))


class Event:
    """Something that happened, for the log and for animation.

    With an `owner`, only that seat reads `message`; the others read `others` (or nothing). What the others are told
    `LATER`, at the next barrier, comes again as an event of which its owner was told `BEFORE`. `gains` is what it
    brought to the counters of the seat that it tells of, if it tells that by itself and not with all of an act.
    """

    def __init__(
        self,
        message: Message,
        owner: int,
        others: Message | None,
        told: int = NOW,
        gains: dict[str, int] | None = None,
    ) -> None:
        self.message = message
        self.owner = owner
        self.others = others
        self.told = told
        self.gains = gains

    def seen_by(self, seat: int | None) -> Message | None:
        if self.owner < 0:
            return self.message
        if self.owner == seat:
            return None if self.told == BEFORE else self.message
        return self.others

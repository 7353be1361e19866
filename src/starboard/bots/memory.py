"""What a bot remembers between the words of one decision, found again by what the seat can see.

One bot may play at many tables, and between two words the table may have moved on: so nothing is kept by
table or turn, only under the sight that the bot expects to have when it is asked next.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from starboard.kernel import State

ROOM: Final = 64  # decisions under way at the same time

T = TypeVar("T")


def sight(state: State, seat: int) -> str:
    """All that the seat can see when it is asked, apart from who else is asked."""
    task = state.question(seat)
    kind = "" if task is None else type(task).__name__
    return f"{seat} {kind} {state.legal(seat)} {state.picks[seat]} {state.look(seat)}"


class Memory(Generic[T]):
    def __init__(self) -> None:
        self._kept: dict[str, T] = {}

    def keep(self, state: State, seat: int, thought: T) -> None:
        """Keep a thought for when that seat sees this state."""
        if len(self._kept) >= ROOM:
            del self._kept[next(iter(self._kept))]
        self._kept[sight(state, seat)] = thought

    def recall(self, state: State, seat: int) -> T | None:
        """The thought kept for what the seat sees now; it is given out once."""
        if not self._kept:
            return None
        return self._kept.pop(sight(state, seat), None)

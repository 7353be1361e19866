"""Where tables are kept. `Store` is the interface; SQLite serves one server, PostgreSQL as many as there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from starboard.server.clock import Times
from starboard.server.store.rows import (
    BOT,
    FROZEN,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    SAY,
    UNDO,
    Act,
    Conflict,
    Found,
    Full,
    Guest,
    Link,
    News,
    SeatRow,
    Summary,
    TableRow,
    Talk,
)

__all__ = [
    "BOT",
    "FROZEN",
    "OPEN",
    "OVER",
    "PERSON",
    "PLAYING",
    "SAY",
    "UNDO",
    "Act",
    "Conflict",
    "Found",
    "Full",
    "Guest",
    "Link",
    "News",
    "SeatRow",
    "Store",
    "Summary",
    "TableRow",
    "Talk",
]


class Store(Protocol):
    """Everything durable. A method that writes returns only when the disk has it.

    What changes a table names the `revision` that it saw last, and tells the next one; it raises `Conflict` if another
    server was faster (-1: whatever it was). `speak`: for which seats some server must now say something.
    """

    shared: bool  # whether other servers may serve from it at the same time
    name: str  # what this server is called among the others

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    async def close(self) -> None: ...

    def waiting(self) -> int:
        """How many writes are waiting."""

    async def check(self) -> None:
        """Write something; fails if nothing can be written."""

    async def note(self, name: str) -> str:
        """What the site remembers about itself under a name; empty if nothing."""

    async def set_note(self, name: str, value: str) -> None: ...

    async def secret(self, name: str, fresh: str) -> str:
        """A lasting secret of this installation; `fresh` is stored if there is none yet."""

    async def add_guest(self, guest: Guest) -> None: ...

    async def guest(self, id: str) -> Guest | None: ...

    async def guest_by_phrase(self, phrase: str) -> Guest | None: ...

    async def guest_by_mail(self, mail: str) -> Guest | None: ...

    async def set_mail(self, id: str, mail: str) -> None: ...

    async def set_webhook(self, id: str, webhook: str) -> None: ...

    async def guests_to_tell(self) -> list[Guest]:
        """Those who want to be told that it is their turn."""

    async def set_told(self, guest: Guest, moment: int) -> bool:
        """Remember that somebody was told; False if another server did it first."""

    async def set_phrase(self, id: str, phrase: str) -> None: ...

    async def ban(self, id: str, banned: bool) -> None: ...

    async def recent_guests(self, search: str, limit: int) -> list[Guest]:
        """The newest guests whose name holds this."""

    async def forget_guest(self, id: str, seats: list[tuple[str, int, str]]) -> None:
        """Take somebody's name and talk out of everything; these are the seats that were theirs."""

    async def change_guest(self, guest: Guest) -> None: ...

    async def add_table(self, table: TableRow, seats: list[SeatRow], most: int = -1, listed: int = -1) -> None:
        """Raises `Full` if the host has `most` unfinished tables, or `listed` in the list (-1: no limit)."""

    async def table(self, id: str) -> TableRow | None: ...

    async def seats(self, ids: list[str]) -> dict[str, list[SeatRow]]:
        """The seats of tables, in order, each with all who may play it."""

    async def whole(self, id: str, after: int) -> tuple[TableRow, list[SeatRow], list[Act]] | None:
        """A table with its seats and the acts after a number, as they were at one moment."""

    async def revisions(self, ids: list[str]) -> dict[str, int]: ...

    async def set_seat(
        self,
        id: str,
        seat: SeatRow,
        revision: int = -1,
        times: Times | None = None,
        due: int | None = None,
        speak: list[int] | None = None,
        most: int = -1,
    ) -> int:
        """Raises `Full` if its guest already sits on so many seats at tables of others that have not begun."""

    async def add_right(self, id: str, seat: int, guest: str, revision: int = -1, link: str | None = None) -> int: ...

    async def links(self, id: str, seat: int) -> list[Link]: ...

    async def add_link(self, id: str, seat: int, link: str, moment: int) -> None: ...

    async def drop_links(self, id: str, seat: int, link: str | None, revision: int) -> None:
        """Call in one link, or all; whoever came by it loses the seat."""

    async def archive_abandoned(self, before: int) -> list[str]:
        """Tables at which nothing happened since that moment."""

    async def resume(
        self,
        id: str,
        moment: int,
        revision: int,
        times: Times | None = None,
        due: int | None = None,
        speak: list[int] | None = None,
    ) -> int:
        """Take an abandoned table up again."""

    async def start(
        self,
        id: str,
        moment: int,
        waiting: list[int],
        revision: int = -1,
        times: Times | None = None,
        due: int | None = None,
        speak: list[int] | None = None,
    ) -> int: ...

    async def overdue(self, moment: int) -> list[str]:
        """Running tables at which somebody has run out of time."""

    async def give_back(self, away: int, back: int) -> None:
        """Nothing could be stored between these moments: the clocks of running tables stood still."""

    async def keep_record(self, id: str, text: str) -> None:
        """The record of a finished game."""

    async def record(self, id: str) -> str | None: ...

    async def set_rematch(self, id: str, rematch: str) -> str:
        """Remember the next table, unless there is one already; tells which it is."""

    async def tables_of(self, guest: str, limit: int, archived: bool = True) -> list[TableRow]: ...

    async def recent_tables(self, search: str, limit: int) -> list[TableRow]:
        """The tables at which something happened last, if their address, game or a seat's name holds this."""

    async def find_tables(self, guest: str, wanted: Found, unfinished: bool, limit: int, offset: int) -> list[TableRow]:
        """Listed tables and those of a guest, newest first: finished ones, or the others."""

    async def open_tables(self, limit: int) -> list[TableRow]: ...

    async def mute(self, id: str, muted: bool, revision: int = -1) -> int: ...

    async def archive(self, id: str, revision: int = -1) -> int:
        """Put a table away as if it had been abandoned."""

    async def set_options(self, id: str, options: dict[str, int | str | bool], revision: int = -1) -> int: ...

    async def delete_table(self, id: str, revision: int = -1) -> None:
        """A table and everything about it."""

    async def tables_with_bots(self) -> list[str]:
        """Running tables at which a bot sits."""

    async def append(
        self, id: str, act: Act, summary: Summary, revision: int = -1, speak: list[int] | None = None
    ) -> int:
        """Add to the log of a table. Raises `Conflict` if that place or that key is taken."""

    async def acts(self, id: str) -> list[Act]: ...

    async def add_talk(self, id: str, talk: Talk) -> int:
        """Tells its place in the talk of the table."""

    async def talk(self, id: str, last: int, after: int = 0) -> list[Talk]: ...

    async def listen(self, hear: Callable[[News], None]) -> None:
        """Hear what other servers tell; `back` means that something may have been missed."""

    async def tell(self, news: News) -> None:
        """Tell the other servers something that is not stored."""

    async def want_jobs(self, id: str, seats: list[int], claim: bool) -> list[int]:
        """Some server must speak for these seats; tells for which of them this one does, if it would `claim` them.
        Seats for which it speaks already are not named."""

    async def claim_jobs(self, limit: int) -> list[tuple[str, int]]:
        """Take over jobs that nobody does: table and seat of each."""

    async def job_done(self, id: str, seat: int, revision: int) -> bool:
        """There is nothing more to say for a seat, unless the table has changed since that revision."""

    async def keep_jobs(self, jobs: list[tuple[str, int]]) -> None:
        """These are being done: they stay this server's own for a while. What it owns and does not do becomes free."""

    async def drop_jobs(self) -> None:
        """Leave the jobs of this server to the others."""

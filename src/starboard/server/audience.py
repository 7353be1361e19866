"""Who looks on at a table, and what each of them is shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Raw

from starboard.server import wire
from starboard.server.clock import left_of, now
from starboard.server.game_files import board_address
from starboard.server.messages import (
    LogPart,
    PresenceMessage,
    Result,
    SeatInfo,
    ServerMessage,
    TableInfo,
    TableMessage,
)
from starboard.server.snapshots import Snapshots
from starboard.server.store import BOT, OVER, PERSON, PLAYING, News, SeatRow, Talk
from starboard.server.store.rows import Status, TableRow

if TYPE_CHECKING:
    from starboard.server.lobby import Lobby
    from starboard.server.table import Table

GATHER = 0.25  # seconds in which comings and goings are told together


class Viewer(Protocol):
    """A websocket, as a table sees it."""

    guest: str | None
    viewer: int
    version: str | None  # what it was last shown
    heard: int | None  # how far it knows the talk; None: it has not been told the old one

    def show(self) -> None:
        """Send the table as it is now."""

    def tell(self, message: ServerMessage) -> None:
        """Send something else."""

    async def greet(self) -> None:
        """Send the talk so far."""

    def hear(self, talk: list[Talk]) -> None:
        """Send the lines of talk that it does not know."""

    def close(self, code: int, reason: str) -> None:
        """Hang up."""


class Audience:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._telling: asyncio.TimerHandle | None = None
        self._tell = False  # somebody came or went here, and not at another server
        self.viewers: set[Viewer] = set()
        self._left: dict[str | None, float] = {}  # when guests were last seen here
        self._since = time.monotonic()
        self.snapshots = Snapshots()
        self._others: dict[str, News] = {}  # by server: who looks on there

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.presence()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            if any(seat.belongs_to(viewer.guest) for seat in self._table.seats):
                self._left[viewer.guest] = time.monotonic()
            self.presence()

    def absent(self, seat: SeatRow) -> float:
        """Seconds for which none of those who may play a seat has been here."""
        own = [seat.guest, *seat.others]
        if any(guest in own for guest in self.here()):
            return 0.0
        return time.monotonic() - max([self._left.get(guest, self._since) for guest in own])

    def spectators(self) -> int:
        """How many look on without a seat of their own; seats always find room."""
        return self._spectators_here() + sum(other.spectators for other in self._others.values())

    def _spectators_here(self) -> int:
        seats = self._table.seats
        return sum(1 for viewer in self.viewers if not any(seat.belongs_to(viewer.guest) for seat in seats))

    def here(self) -> set[str | None]:
        found = {viewer.guest for viewer in self.viewers}
        return found.union(*(other.guests for other in self._others.values()))

    def watched(self) -> bool:
        return bool(self.viewers) or any(other.guests or other.watchers for other in self._others.values())

    # ---- those who look on at other servers -----------------------------------------------------------

    def elsewhere(self, news: News) -> None:
        """Another server tells who looks on there."""
        before = self._others.get(news.sender)
        if before is not None:
            self._left.update(dict.fromkeys(set(before.guests) - set(news.guests), time.monotonic()))
        self._others[news.sender] = news
        self.presence(tell=False)

    def lost(self, server: str) -> None:
        """Another server is gone, and those who looked on there with it."""
        if server in self._others:
            self.elsewhere(News("here", sender=server))
            del self._others[server]

    def tell_others(self) -> None:
        """Tell the other servers who looks on here."""
        seats = self._table.seats
        guests = {v.guest for v in self.viewers if v.guest and any(seat.belongs_to(v.guest) for seat in seats)}
        watchers = sum(1 for viewer in self.viewers if viewer.viewer < 0)
        news = News("here", self._table.row.id, 0, "", sorted(guests)[:100], watchers, self._spectators_here())
        self._table.lobby.peers.tell(news)

    def gone(self) -> list[int | None]:
        """For each player who has left: in how many milliseconds others may call a bot."""
        table = self._table
        if table.row.status != PLAYING:
            return [None] * len(table.seats)
        here, grace = self.here(), table.lobby.settings.absent_seconds
        return [
            None
            if seat.kind != PERSON or any(seat.belongs_to(one) for one in here)
            else max(0, round(1000 * (grace - self.absent(seat))))
            for seat in table.seats
        ]

    def show(self) -> None:
        """Show everybody the table as it is now."""
        for viewer in self.viewers:
            viewer.show()

    def show_seat(self, seat: int) -> None:
        for viewer in self.viewers:
            if viewer.viewer == seat:
                viewer.show()

    def tell(self, message: ServerMessage) -> None:
        for viewer in self.viewers:
            viewer.tell(message)

    def looking(self) -> list[wire.Have]:
        """For whom a worker must render, and what they have."""
        return [self.snapshots.have(viewer) for viewer in sorted({viewer.viewer for viewer in self.viewers})]

    def took(self, reply: wire.Shown) -> None:
        """Show what has been stored, to those who can see a difference: to others not even that something happened."""
        self.snapshots.outdate()
        same = {rendered.viewer for rendered in reply.rendered if not self.snapshots.take(rendered)}
        for viewer in self.viewers:
            if viewer.viewer not in same:  # also those who came in the meantime
                viewer.show()

    # ---- coming and going -----------------------------------------------------------------------------

    def presence(self, tell: bool = True) -> None:
        """Somebody came or went: tell who is here, soon and once for all who did, and not the whole table."""
        self._tell = self._tell or tell
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(GATHER, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        if self._tell:
            self._tell = False
            self.tell_others()
        watchers = self._watchers()
        for viewer in self.viewers:
            viewer.tell(PresenceMessage(self.seat_infos(viewer.guest), watchers))

    def _watchers(self) -> int:
        found = sum(1 for viewer in self.viewers if viewer.viewer < 0)
        return found + sum(other.watchers for other in self._others.values())

    # ---- what is shown --------------------------------------------------------------------------------

    def seat_infos(self, guest: str | None) -> list[SeatInfo]:
        return seat_infos(self._table.row, self._table.seats, guest, self.here(), self.gone())

    def message(self, to: Viewer) -> TableMessage:
        """The whole truth for one viewer, who is taken to have it from now on; see `table` in docs/server.md."""
        table, snapshot = self._table, self.snapshots.of(to.viewer)
        row = table.row
        body, start = snapshot.body, snapshot.kept(to.version)
        to.version = snapshot.version
        return TableMessage(
            version=snapshot.version,
            seat=None if to.viewer < 0 else to.viewer,
            status=table.status(),
            archived=row.archived,
            seats=self.seat_infos(to.guest),
            watchers=self._watchers(),
            preferences=None if to.viewer < 0 else table.speakers.preferences(table.seats[to.viewer]),
            view=Raw(body.view),
            prompt=Raw(body.prompt),
            legal=Raw(body.legal),
            sentences=Raw(body.sentences),
            undo=sum(body.undo_acts),
            undo_acts=body.undo_acts,
            log=LogPart(start, [Raw(entry) for entry in snapshot.log[start:]]),
            result=result_of(row),
            rematch=row.rematch,
            seed_hash=row.seed_hash(),
            seed=row.seed if row.status == OVER else None,
        )


def result_of(row: TableRow) -> Result | None:
    return None if row.result is None else msgspec.convert({"rounds": [], **row.result}, Result)


def seat_infos(
    row: TableRow,
    seats: list[SeatRow],
    guest: str | None,
    here: Iterable[str | None] = (),
    gone: Sequence[int | None] = (),
) -> list[SeatInfo]:
    present = set(here)
    return [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            mine=seat.belongs_to(guest),
            online=seat.kind == BOT or any(seat.belongs_to(one) for one in present),
            waiting=seat.seat in row.waiting,
            away=seat.away,
            gone=gone[seat.seat] if gone else None,
            left=None if row.times is None else left_of(row.times, seat.seat, now()),
            devices=len(seat.others) if seat.belongs_to(guest) else 0,
        )
        for seat in seats
    ]


def table_info(
    lobby: Lobby,
    row: TableRow,
    seats: list[SeatRow],
    guest: str | None,
    status: Status,
    here: Iterable[str | None] = (),
    gone: Sequence[int | None] = (),
) -> TableInfo:
    """A table for a list or a page, as that guest may see it."""
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=lobby.settings.named(row.game, row.options),
        status=status,
        listed=row.listed,
        muted=row.muted,
        archived=row.archived,
        clock=row.clock,
        host=guest == row.host,
        created=row.created,
        started=row.started,
        ended=row.ended,
        changed=row.changed,
        seats=seat_infos(row, seats, guest, here, gone),
        seed_hash=row.seed_hash(),
        seed=row.seed if row.status == OVER else None,
        standing=row.standing,
        result=result_of(row),
        rematch=row.rematch,
        link=f"/t/{row.id}",
        board=board_address(lobby.catalog, row.game),
    )

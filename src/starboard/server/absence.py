"""Players who are not there: a bot stands in for them, and gives the seat back when they come."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import structs

from starboard.server import clock
from starboard.server.messages import Message
from starboard.server.store import BOT, PERSON, PLAYING, SeatRow

if TYPE_CHECKING:
    from starboard.server.table import Table


async def stand_in(table: Table, seat: SeatRow, level: str, notice: str, away: bool) -> None:
    """A bot takes a seat; with `away` its player gets it back just by coming. The table is locked."""
    await table.set_seat(structs.replace(seat, kind=BOT, level=level, away=away))
    await table.talk(seat.seat, None, None, Message(notice, {"seat": seat.seat}))


async def give_back(table: Table, seat: SeatRow) -> None:
    """A player takes their seat again. The table is locked."""
    times = table.row.times
    if table.row.clock is not None and times is not None:
        times = clock.come_back(table.row.clock, times, seat.seat, clock.now())
    await table.set_seat(structs.replace(seat, kind=PERSON, level=None, away=False), times)
    await table.talk(seat.seat, None, None, Message("notice-seat-person", {"seat": seat.seat}))


async def time_out(table: Table) -> None:
    """Bots stand in for those whose time is up."""
    await asyncio.shield(table.tasks.keep(table.changing(lambda: _time_out(table))))
    table.speakers.poke()


async def _time_out(table: Table) -> None:
    row = table.row
    if row.status != PLAYING or row.clock is None:
        return
    for seat in list(table.seats):
        deadline = None if table.row.times is None else clock.deadline(table.row.times, seat.seat)
        if seat.kind == PERSON and deadline is not None and deadline <= clock.now():
            level = row.clock.level if row.clock.level in table.lobby.levels else None
            await stand_in(table, seat, table.lobby.level(level), "notice-seat-time", away=True)
    table.audience.show()


async def come_back(table: Table, guest: str | None) -> None:
    """Somebody is here again: their seats are theirs again."""
    if any(seat.away and seat.belongs_to(guest) for seat in table.seats):
        await asyncio.shield(table.tasks.keep(table.changing(lambda: _come_back(table, guest))))
        table.speakers.poke()


async def _come_back(table: Table, guest: str | None) -> None:
    for seat in list(table.seats):
        if table.row.status == PLAYING and seat.kind == BOT and seat.away and seat.belongs_to(guest):
            await give_back(table, seat)
    table.audience.show()

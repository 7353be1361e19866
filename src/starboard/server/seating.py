"""Sitting down, getting up, and handing a seat to a bot or to another device."""

from __future__ import annotations

import asyncio
import secrets

from msgspec import structs

from starboard.server import absence
from starboard.server.clock import now
from starboard.server.errors import Refusal
from starboard.server.guests import clean_name
from starboard.server.messages import SeatAction
from starboard.server.store import BOT, OPEN, PERSON, PLAYING, Guest, Link, SeatRow
from starboard.server.table import Table

PLAY_ON = ("join", "return", "bot", "substitute")  # who does this at a table that was put away takes it up again


async def act(table: Table, number: int, guest: Guest, wanted: SeatAction) -> str | None:
    """Carry out an action on a seat; a link is told, if one was asked for."""
    if not 0 <= number < len(table.seats):
        raise Refusal("no-such-seat", f"the seats are 0 to {len(table.seats) - 1}", {"seat": number})
    if wanted.action == "link":
        return await _link(table, table.seats[number], guest)
    await asyncio.shield(table.tasks.keep(_carry_out(table, number, guest, wanted)))  # it comes to its end
    return None


async def _carry_out(table: Table, number: int, guest: Guest, wanted: SeatAction) -> None:
    await table.changing(lambda: _act(table, table.seats[number], guest, wanted))
    if table.row.archived and wanted.action in PLAY_ON:
        await table.take_up()
    if table.row.status == OPEN:
        await table.start_if_full()
    table.speakers.poke()


async def _act(table: Table, seat: SeatRow, guest: Guest, wanted: SeatAction) -> None:
    if wanted.action == "join":
        await _join(table, seat, guest, wanted.name)
    elif wanted.action == "leave":
        await _leave(table, seat, guest, wanted.level)
    elif wanted.action == "return":
        await _return(table, seat, guest)
    elif wanted.action == "substitute":
        await _substitute(table, seat, guest, wanted.level)
    elif wanted.action == "unlink":
        await _unlink(table, seat, guest, wanted.link)
    elif wanted.action == "claim":
        await _claim(table, seat, guest, wanted.key or "")
    else:
        await _seat_bot(table, seat, guest, wanted)
    table.audience.show()


def _own(seat: SeatRow, guest: Guest) -> None:
    if not seat.belongs_to(guest.id):
        raise Refusal("not-your-seat", f"seat {seat.seat} is not yours", {"seat": seat.seat})


def _not_started(table: Table) -> None:
    if table.row.status != OPEN:
        raise Refusal("not-open", "the game has started")


async def _join(table: Table, seat: SeatRow, guest: Guest, name: str | None) -> None:
    if seat.belongs_to(guest.id) and seat.kind == PERSON:
        if name is not None:
            _not_started(table)
            await table.set_seat(structs.replace(seat, name=clean_name(name)))
        return
    if seat.kind != OPEN:
        raise Refusal("seat-taken", f"seat {seat.seat} is taken", {"seat": seat.seat})
    _not_started(table)
    most = -1 if guest.id == table.row.host else table.lobby.settings.max_joined  # nobody sits everywhere
    await table.set_seat(SeatRow(seat.seat, PERSON, guest.id, clean_name(name or guest.name), None), most=most)


async def _leave(table: Table, seat: SeatRow, guest: Guest, level: str | None) -> None:
    _own(seat, guest)
    if table.row.status == OPEN:
        await table.set_seat(SeatRow(seat.seat, OPEN, None, "", None))
    elif table.row.status == PLAYING and seat.kind == PERSON:
        await absence.stand_in(table, seat, table.lobby.level(level), "notice-seat-bot", away=False)


async def _return(table: Table, seat: SeatRow, guest: Guest) -> None:
    _own(seat, guest)
    if table.row.status == PLAYING and seat.kind == BOT:
        await absence.give_back(table, seat)


async def _substitute(table: Table, seat: SeatRow, guest: Guest, level: str | None) -> None:
    """Call a bot for a player who has vanished: after a while anybody who plays may, the host always."""
    if guest.id != table.row.host and not any(one.belongs_to(guest.id) for one in table.seats):
        raise Refusal("not-your-seat", "only those who play may do that")
    if table.row.status != PLAYING or seat.kind != PERSON:
        raise Refusal("not-open", "there is nobody to stand in for")
    grace = table.lobby.settings.absent_seconds
    if guest.id != table.row.host and table.audience.absent(seat) < grace:
        raise Refusal("still-here", f"they have been away for less than {grace:g} seconds", {"seat": seat.seat})
    await absence.stand_in(table, seat, table.lobby.level(level), "notice-seat-bot", away=True)


async def _seat_bot(table: Table, seat: SeatRow, guest: Guest, wanted: SeatAction) -> None:
    if guest.id != table.row.host:
        raise Refusal("not-host", "only the host may do that")
    _not_started(table)
    if wanted.action == "bot":
        if seat.kind == PERSON:
            raise Refusal("seat-taken", f"seat {seat.seat} is taken", {"seat": seat.seat})
        await table.set_seat(table.lobby.bot_seat(seat.seat, wanted.level))
    else:
        await table.set_seat(SeatRow(seat.seat, OPEN, None, "", None))


def _opened(table: Table, seat: SeatRow, link: str) -> str:
    """What a link opens; it is void when somebody else sits there."""
    return f"{table.row.id}\n{seat.seat}\n{seat.guest}\n{link}"


async def _unlink(table: Table, seat: SeatRow, guest: Guest, link: str | None) -> None:
    """Call in one link to a seat, or all: whoever came by it loses the seat."""
    _owner(seat, guest)
    await table.lobby.store.drop_links(table.row.id, seat.seat, link, table.row.revision)
    await table.look_again()


async def links(table: Table, number: int, guest: Guest) -> list[Link]:
    if not 0 <= number < len(table.seats):
        raise Refusal("no-such-seat", f"the seats are 0 to {len(table.seats) - 1}", {"seat": number})
    seat = table.seats[number]
    if guest.id != seat.guest and seat.belongs_to(guest.id):
        return []  # who came by a link has none to call in
    _owner(seat, guest)
    return await table.lobby.store.links(table.row.id, number)


def _owner(seat: SeatRow, guest: Guest) -> None:
    if guest.id != seat.guest:
        raise Refusal("not-your-seat", f"seat {seat.seat} is not yours", {"seat": seat.seat})


async def _link(table: Table, seat: SeatRow, guest: Guest) -> str:
    _own(seat, guest)
    most = table.lobby.settings.max_links
    if len(await table.lobby.store.links(table.row.id, seat.seat)) >= most:
        raise Refusal("too-many-requests", f"{most} links to a seat are the most: call some in")
    link = secrets.token_urlsafe(6)
    await table.lobby.store.add_link(table.row.id, seat.seat, link, now())
    key = table.lobby.signer.sign("seat", _opened(table, seat, link))
    return f"/t/{table.row.id}#seat={seat.seat}&key={link}.{key}"


async def _claim(table: Table, seat: SeatRow, guest: Guest, key: str) -> None:
    link, _, signature = key.partition(".")
    known = [one.id for one in await table.lobby.store.links(table.row.id, seat.seat)]
    holds = table.lobby.signer.holds("seat", _opened(table, seat, link), signature)
    if seat.guest is None or link not in known or not holds:
        raise Refusal("bad-key", "this link does not open that seat (any more)", {"seat": seat.seat})
    if not seat.belongs_to(guest.id):
        row = table.row
        row.revision = await table.lobby.store.add_right(row.id, seat.seat, guest.id, row.revision, link)
        seat.others = [*seat.others, guest.id]

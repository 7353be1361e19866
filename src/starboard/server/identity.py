"""The same person on another device: by a link for a few minutes, or by a phrase that can be written down.

There are no accounts: whoever has the cookie of a guest is that guest. A link or a phrase gives another device the
same cookie, and with it all seats.
"""

from __future__ import annotations

import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from starboard.server.errors import Refusal
from starboard.server.messages import Message
from starboard.server.store import OPEN, PERSON, PLAYING, Guest, SeatRow

if TYPE_CHECKING:
    from starboard.server.lobby import Lobby
    from starboard.server.table import Table

MINUTES = 15  # that a link holds
WORDS = 6
_FIRST, _SECOND = "bdfghjklmnprstvz", "aeiou"


def new_phrase() -> str:
    """Six words of two syllables each: easy to read aloud, 75 bits to guess."""
    return " ".join(_syllable() + _syllable() for _ in range(WORDS))


def _syllable() -> str:
    return secrets.choice(_FIRST) + secrets.choice(_SECOND)


def _tidy(phrase: str) -> str:
    return " ".join(phrase.casefold().replace("-", " ").split())


def link_key(lobby: Lobby, guest: Guest) -> str:
    """What another device shows in order to be this guest, for some minutes."""
    until = int(time.time()) + MINUTES * 60
    return f"{guest.id}.{until}.{lobby.signer.sign('device', f'{guest.id} {until}')}"


async def send_link(lobby: Lobby, asking: Guest | None, address: str) -> None:
    """Mail a link to whoever is known by an address; if nobody is, to who asks, who is known by it when it is used."""
    if not lobby.mail.ready:
        raise Refusal("not-found", "this server sends no mail")
    hashed = lobby.signer.sign("mail", address.strip().casefold())
    if not lobby.letters.spend(hashed):
        raise Refusal("too-many-requests", "too many letters to this address")
    guest = await lobby.store.guest_by_mail(hashed) or asking
    if guest is None or guest.gone() or guest.banned:
        return  # nobody is told that nobody is known
    until = int(time.time()) + MINUTES * 60
    key = f"mail.{guest.id}.{until}.{hashed}.{lobby.signer.sign('mail key', f'{guest.id} {until} {hashed}')}"
    await lobby.mail.send(address, guest.language, f"{lobby.settings.public_url.rstrip('/')}/me#key={key}")


async def by_mail(lobby: Lobby, key: str) -> Guest:
    """Whoever opens the letter is the guest that it was written for."""
    _, id, until, hashed, signature = key.split(".")
    if not lobby.signer.holds("mail key", f"{id} {until} {hashed}", signature):
        raise Refusal("bad-key", "this is no link of ours")
    if int(until) < time.time():
        raise Refusal("bad-key", "this link holds no more")
    owner = await lobby.store.guest_by_mail(hashed)
    if owner is not None and owner.id != id:
        raise Refusal("bad-key", "somebody else is known by this address")
    guest = await _known(lobby, await lobby.store.guest(id))
    if guest.mail != hashed:
        await lobby.store.set_mail(guest.id, hashed)
    return guest


async def by_link(lobby: Lobby, key: str) -> Guest:
    if key.startswith("mail.") and key.count(".") == 4:
        return await by_mail(lobby, key)
    id, _, rest = key.partition(".")
    until, _, signature = rest.partition(".")
    if not (until.isascii() and until.isdecimal() and len(until) < 12 and int(until) > time.time()):
        raise Refusal("bad-key", "this link holds no more")
    if not lobby.signer.holds("device", f"{id} {until}", signature):
        raise Refusal("bad-key", "this is no link of ours")
    return await _known(lobby, await lobby.store.guest(id))


async def make_phrase(lobby: Lobby, guest: Guest) -> str:
    """A new phrase; an older one holds no more. Only a keyed hash of it is kept."""
    phrase = new_phrase()
    await lobby.store.set_phrase(guest.id, lobby.signer.sign("phrase", phrase))
    return phrase


async def by_phrase(lobby: Lobby, phrase: str) -> Guest:
    return await _known(lobby, await lobby.store.guest_by_phrase(lobby.signer.sign("phrase", _tidy(phrase))))


async def _known(lobby: Lobby, guest: Guest | None) -> Guest:
    if guest is None or guest.gone():
        raise Refusal("bad-key", "nobody is known by that")
    return guest


async def export(lobby: Lobby, guest: Guest) -> dict[str, object]:
    """Everything that is kept about somebody."""
    tables = await lobby.store.tables_of(guest.id, 100_000)
    seats = await lobby.store.seats([row.id for row in tables])
    found = []
    for row in tables:
        own = [seat.seat for seat in seats[row.id] if seat.belongs_to(guest.id)]
        acts = [act for act in await lobby.store.acts(row.id) if act.seat in own]
        talk = [line for line in await lobby.store.talk(row.id, 1_000_000) if line.seat in own and line.text]
        found.append(
            {
                "id": row.id,
                "game": row.game,
                "host": row.host == guest.id,
                "status": row.status,
                "created": row.created,
                "seats": [
                    {"seat": seat.seat, "name": seat.name, "preferences": seat.preferences}
                    for seat in seats[row.id]
                    if seat.seat in own
                ],
                "acts": [{"at": act.moment, "kind": act.kind, "words": act.words} for act in acts],
                "talk": [{"at": line.at, "text": line.text} for line in talk],
            }
        )
    about = {"name": guest.name, "language": guest.language, "created": guest.created}
    more = {"webhook": guest.webhook, "mail": "a keyed hash of an address" if guest.mail else None}
    return {"guest": {**about, **more}, "tables": found}


async def delete(lobby: Lobby, guest: Guest) -> None:
    """Forget somebody: their seats go to bots or are open again, and their name is nowhere any more."""
    forgotten: list[tuple[str, int, str]] = []
    for row in await lobby.store.tables_of(guest.id, 100_000):
        table = await lobby.table(row.id)
        await table.changing(partial(_leave, lobby, table, guest, forgotten))
        table.speakers.poke()
    await lobby.store.forget_guest(guest.id, forgotten)
    await lobby.hang_up(guest.id)


async def _leave(lobby: Lobby, table: Table, guest: Guest, forgotten: list[tuple[str, int, str]]) -> None:
    own = [seat for seat in table.seats if seat.guest == guest.id]
    alone = not any(seat.kind == PERSON and seat.guest != guest.id for seat in table.seats)
    if table.row.host == guest.id and alone and table.row.status in (OPEN, PLAYING):
        await lobby.remove(table)
        return
    for seat in own:
        await table.set_seat(_without(lobby, table.row.status, seat))
        forgotten.append((table.row.id, seat.seat, seat.name))
        if table.row.status == PLAYING:
            await table.talk(seat.seat, None, None, Message("notice-seat-bot", {"seat": seat.seat}))
    table.audience.show()


def _without(lobby: Lobby, status: str, seat: SeatRow) -> SeatRow:
    if status == OPEN:
        return SeatRow(seat.seat, OPEN, None, "", None)
    if status == PLAYING:
        return lobby.bot_seat(seat.seat, seat.level)
    return SeatRow(seat.seat, PERSON, None, "?", None)

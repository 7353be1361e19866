"""Telling people that it is their turn: by a webhook of theirs, in digests and never as a flood.

Nothing is remembered here: who owes a word stands in the store, and when somebody was last told stands beside them.
So it works alike after a restart and with several servers, of which only one tells.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import msgspec

from starboard.server.clock import left_of, now
from starboard.server.errors import Refusal
from starboard.server.messages import WaitingTable
from starboard.server.store import PERSON, PLAYING, Guest
from starboard.server.webhook import Unreachable, post, target

if TYPE_CHECKING:
    from starboard.server.hall import Hall

log = logging.getLogger("starboard.server")
PATIENCE = 8.0  # seconds that a name may take to be found
LOOK = 15.0  # seconds between two looks
MOST = 200  # of somebody's tables


class Notices:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._threads = ThreadPoolExecutor(4, "webhook")  # slow names and slow sites keep nothing else waiting

    async def _away(self, work: Callable[..., object], *given: object) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def check(self, address: str) -> None:
        """Whether an address may be used; it is looked at again whenever something is sent there."""
        if address:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._away(target, address, self._hall.settings.private_webhooks)
            except TimeoutError:
                raise Refusal("bad-webhook", "nothing answers under this name") from None
            except Unreachable as error:
                raise Refusal("bad-webhook", str(error)) from None

    async def turns(self, guest: Guest) -> list[WaitingTable]:
        """Where somebody is waited for, longest first."""
        store, moment = self._hall.store, now()
        rows = [
            row
            for row in await store.tables_of(guest.id, MOST, archived=False)
            if row.status == PLAYING and row.waiting
        ]
        seats = await store.seats([row.id for row in rows])
        found = []
        for row in rows:
            own = [seat.seat for seat in seats[row.id] if seat.kind == PERSON and seat.belongs_to(guest.id)]
            asked = [seat for seat in own if seat in row.waiting]
            if asked:
                left = None if row.times is None else min(left_of(row.times, seat, moment) for seat in asked)
                found.append(WaitingTable(row.id, row.game, asked, row.changed, left, f"/t/{row.id}"))
        return sorted(found, key=lambda turn: turn.since)

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(min(LOOK, self._hall.settings.notice_seconds))
            for guest in await self._hall.store.guests_to_tell():
                await self._tell(guest)

    async def _tell(self, guest: Guest) -> None:
        settings, moment = self._hall.settings, now()
        if moment - guest.told < settings.digest_seconds * 1000:
            return
        turns = [turn for turn in await self.turns(guest) if not self._here(guest, turn)]
        if not any(guest.told < turn.since <= moment - settings.notice_seconds * 1000 for turn in turns):
            return
        if await self._hall.store.set_told(guest, moment):  # else another server tells
            try:
                await self._away(post, guest.webhook, settings.private_webhooks, self._letter(turns))
            except Unreachable as error:
                log.warning("somebody's webhook does not answer: %s", error)

    def _here(self, guest: Guest, turn: WaitingTable) -> bool:
        """Whether they look at that table anyhow."""
        table = self._hall.found(turn.table)
        return table is not None and guest.id in table.audience.here()

    def _letter(self, turns: list[WaitingTable]) -> bytes:
        """`text` and `content` are what chat programs show."""
        base = self._hall.settings.public_url.rstrip("/")
        text = "Your turn: " + ", ".join(f"{turn.game} {base}{turn.link}" for turn in turns)
        return msgspec.json.encode({"text": text, "content": text, "turns": turns})

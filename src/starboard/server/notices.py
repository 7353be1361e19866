"""Telling people that it is their turn: by a webhook of theirs, in digests and never as a flood.

Nothing is remembered here: who owes a word stands in the store, and when somebody was last told stands beside them.
So it works alike after a restart and with several servers, of which only one tells.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING
from urllib.parse import SplitResult

import msgspec

from starboard.server.clock import left_of, now
from starboard.server.errors import Refusal
from starboard.server.messages import WaitingTable
from starboard.server.store import PERSON, PLAYING, Guest
from starboard.server.tasks import Tasks
from starboard.server.webhook import Unreachable, post, target

if TYPE_CHECKING:
    from starboard.server.lobby import Lobby

log = logging.getLogger("starboard.server")
PATIENCE = 8.0  # seconds that a name may take to be found
LOOK = 15.0  # seconds between two looks
MOST = 200  # of somebody's tables
AT_ONCE = 64  # webhooks: one that answers slowly keeps no other waiting


class Notices:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._names = ThreadPoolExecutor(8, "webhook")  # slow names keep nothing else waiting
        self._places = asyncio.Semaphore(AT_ONCE)
        self._telling: set[str] = set()
        self._tasks = Tasks("the notices", ())

    async def _look_up(self, address: str, private: bool) -> tuple[SplitResult, str]:
        return await asyncio.get_running_loop().run_in_executor(self._names, target, address, private)

    async def close(self) -> None:
        await self._tasks.cancel()
        self._names.shutdown(wait=False, cancel_futures=True)

    async def check(self, address: str) -> None:
        """Whether an address may be used; it is looked at again whenever something is sent there."""
        if address:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._look_up(address, self._lobby.settings.private_webhooks)
            except TimeoutError:
                raise Refusal("bad-webhook", "nothing answers under this name") from None
            except Unreachable as error:
                raise Refusal("bad-webhook", str(error)) from None

    async def turns(self, guest: Guest) -> list[WaitingTable]:
        """Where somebody is waited for, longest first."""
        store, moment = self._lobby.store, now()
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
            await asyncio.sleep(min(LOOK, self._lobby.settings.notice_seconds))
            early = now() - self._lobby.settings.digest_seconds * 1000
            for guest in await self._lobby.store.guests_to_tell():
                if guest.told <= early and guest.id not in self._telling:
                    self._telling.add(guest.id)
                    self._tasks.keep(self._tell(guest))

    async def _tell(self, guest: Guest) -> None:
        try:
            async with self._places:
                await self._tell_now(guest)
        finally:
            self._telling.discard(guest.id)

    async def _tell_now(self, guest: Guest) -> None:
        settings, moment = self._lobby.settings, now()
        turns = [turn for turn in await self.turns(guest) if not self._here(guest, turn)]
        if not any(guest.told < turn.since <= moment - settings.notice_seconds * 1000 for turn in turns):
            return
        if await self._lobby.store.set_told(guest, moment):  # else another server tells
            try:
                await post(guest.webhook, settings.private_webhooks, self._letter(turns), self._look_up)
            except Unreachable as error:
                log.warning("somebody's webhook does not answer: %s", error)

    def _here(self, guest: Guest, turn: WaitingTable) -> bool:
        """Whether they look at that table anyhow."""
        table = self._lobby.found(turn.table)
        return table is not None and guest.id in table.audience.here()

    def _letter(self, turns: list[WaitingTable]) -> bytes:
        """`text` and `content` are what chat programs show."""
        base = self._lobby.settings.public_url.rstrip("/")
        text = "Your turn: " + ", ".join(f"{turn.game} {base}{turn.link}" for turn in turns)
        return msgspec.json.encode({"text": text, "content": text, "turns": turns})

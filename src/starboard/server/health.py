"""Whether the server is well, found out by trying."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from starboard.server import messages

if TYPE_CHECKING:
    from starboard.server.hall import Hall

log = logging.getLogger("starboard.server")
FRESH = 2.0  # seconds that a finding holds: who asks often does not make the store work
PATIENCE = 5.0  # seconds that a write may take


class Health:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._looking = asyncio.Lock()
        self._at = -1e9
        self._writable = False

    async def look(self) -> messages.Health:
        hall = self._hall
        async with self._looking:
            if time.monotonic() - self._at > FRESH:
                self._writable = await self._write()
                self._at = time.monotonic()
        alive = sum(worker.alive() for worker in hall.workers.all)
        return messages.Health(
            ok=self._writable and alive == len(hall.workers.all) and hall.bots.alive(),
            games=[game.id for game in hall.catalog.games()],
            store=messages.StoreHealth(self._writable, hall.store.waiting()),
            rules=messages.RulesHealth(len(hall.workers.all), alive, hall.workers.waiting()),
            bots=messages.BotsHealth(hall.settings.bot_workers, hall.bots.alive(), hall.bots.waiting()),
            servers=1 + hall.peers.count(),
            tables=hall.in_memory(),
            sockets=hall.sockets(),
        )

    async def _write(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._hall.store.check()
        except Exception:
            log.exception("the store cannot be written")
            return False
        return True

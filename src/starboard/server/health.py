"""Whether the server is well, found out by trying."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from starboard.server import messages
from starboard.server.tasks import StoreAway

if TYPE_CHECKING:
    from starboard.server.lobby import Lobby

log = logging.getLogger("starboard.server")
FRESH = 2.0  # seconds that a finding holds: who asks often does not make the store work
PATIENCE = 5.0  # seconds that a write may take


class Health:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._looking = asyncio.Lock()
        self._at = -1e9
        self._writable = False

    async def look(self) -> messages.Health:
        lobby = self._lobby
        async with self._looking:
            if time.monotonic() - self._at > FRESH:
                self._writable = await self._write()
                self._at = time.monotonic()
        alive = sum(worker.alive() for worker in lobby.workers.all)
        return messages.Health(
            ok=self._writable and alive == len(lobby.workers.all) and lobby.bots.alive(),
            games=[game.id for game in lobby.catalog.games()],
            store=messages.StoreHealth(self._writable, lobby.store.waiting()),
            rules=messages.RulesHealth(len(lobby.workers.all), alive, lobby.workers.waiting()),
            bots=messages.BotsHealth(lobby.settings.bot_workers, lobby.bots.alive(), lobby.bots.waiting()),
            servers=1 + lobby.peers.count(),
            tables=lobby.in_memory(),
            sockets=lobby.sockets(),
        )

    async def _write(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._lobby.store.check()
        except StoreAway as error:
            self._lobby.outage.noticed(error)
            return False
        except Exception:
            log.exception("the store cannot be written")
            return False
        return True

"""While the database is away: everybody is told, it is looked for, and play goes on when it is back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from starboard.server.clock import now
from starboard.server.errors import Refusal
from starboard.server.messages import StoreMessage
from starboard.server.tasks import Fault, StoreAway, Tasks

if TYPE_CHECKING:
    from starboard.server.lobby import Lobby
    from starboard.server.table import Table

log = logging.getLogger("starboard.server")
RETRY = 2  # seconds after which whoever was turned away may ask again
LOOK = 0.5  # seconds between two looks whether it is back
PATIENCE = 20.0  # seconds that a look may take


class Outage:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._tasks = Tasks("the store", (Fault, Refusal))
        self._back = asyncio.Event()
        self._back.set()
        self._seen = time.monotonic()

    @property
    def away(self) -> bool:
        return not self._back.is_set()

    def seen(self) -> None:
        """The database was there just now."""
        if not self.away:
            self._seen = time.monotonic()

    async def over(self) -> None:
        """Wait until the database is there."""
        await asyncio.sleep(LOOK)  # who asks again at once would find it no better
        await self._back.wait()

    def noticed(self, error: StoreAway) -> None:
        """Somebody could not get at the database."""
        if not self.away:
            self._back.clear()
            log.error("nothing can be stored or read until the database is back: %s", error)
            self._tell()
            self._tasks.keep(self._wait())

    async def _wait(self) -> None:
        since = time.monotonic()
        while not (await self._there() and await self._give_back()):
            await asyncio.sleep(LOOK)
        self._back.set()
        self.seen()
        log.warning("the database is back after %.1f s", time.monotonic() - since)
        self._tell()
        for table in self._lobby.in_play():
            self._tasks.keep(self._go_on(table))

    async def _give_back(self) -> bool:
        """Whoever owed a word has the time again that passed since the database was last seen."""
        back = now()
        away = back - int((time.monotonic() - self._seen) * 1000)
        try:
            await self._lobby.store.give_back(away, back)
        except StoreAway:
            return False
        except Exception:
            log.exception("the clocks could not be set back")  # play goes on all the same
        return True

    async def _go_on(self, table: Table) -> None:
        if table.row.clock is not None:
            with contextlib.suppress(Fault):
                await table.renewed()
        for viewer in list(table.audience.viewers):
            viewer.show()
            if viewer.heard is None:
                self._tasks.keep(viewer.greet())
        table.go_on()

    async def _there(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._lobby.store.check()
        except StoreAway:
            return False
        except Exception as error:
            log.warning("the database does not answer as it should: %s: %s", type(error).__name__, error)
            return False
        return True

    def _tell(self) -> None:
        for table in self._lobby.in_play():
            for viewer in list(table.audience.viewers):
                viewer.tell(StoreMessage(self.away))

    async def close(self) -> None:
        await self._tasks.cancel()

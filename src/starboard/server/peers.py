"""Other servers on the same store: what they tell, and what they are told. Alone there is nobody, and nothing to do."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from starboard.server.errors import Refusal
from starboard.server.store import News
from starboard.server.tasks import Fault, StoreAway, Tasks

if TYPE_CHECKING:
    from starboard.server.lobby import Lobby
    from starboard.server.table import Table

log = logging.getLogger("starboard.server")
BEAT = 2.0  # seconds between two signs of life
SILENT = 7.0  # seconds without one: that server is gone, and those who looked on there are not here


class Peers:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._seen: dict[str, float] = {}  # when another server was last heard
        self._tasks = Tasks("the other servers", (Fault, Refusal))
        self.missed: set[str] = set()  # tables that changed while they were being read

    async def open(self) -> None:
        await self._lobby.store.listen(self.hear)

    async def close(self) -> None:
        await self._tasks.finish()

    def count(self) -> int:
        """How many other servers there are."""
        return len(self._seen)

    async def beat(self) -> None:
        """Show that this server is alive, and notice those that are no more."""
        while self._lobby.store.shared:
            await asyncio.sleep(BEAT)
            try:
                await self._lobby.store.tell(News("alive"))
                await self._lobby.jobs.keep()
                await self._lobby.jobs.claim()
            except StoreAway as error:
                self._lobby.outage.noticed(error)
            except Exception as error:
                log.warning("the other servers cannot be told that this one is alive: %s", error)
            self._bury()

    def _bury(self) -> None:
        limit = time.monotonic() - SILENT
        for name in [name for name, at in self._seen.items() if at < limit]:
            del self._seen[name]
            for table in self._lobby.in_play():
                table.audience.lost(name)

    # ---- telling --------------------------------------------------------------------------------------

    def tell(self, news: News) -> None:
        """Tell the others, without waiting for it."""
        if self._lobby.store.shared:
            self._keep(self._lobby.store.tell(news))

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.keep(_noted(work))

    # ---- hearing --------------------------------------------------------------------------------------

    def hear(self, news: News) -> None:
        lobby = self._lobby
        if news.sender:
            self._seen[news.sender] = time.monotonic()
        if news.kind == "back":
            self._keep(self._catch_up())
        elif news.kind == "guest":
            self._keep(lobby.hang_up(news.id))
        elif news.kind == "jobs":
            self._keep(lobby.jobs.claim())
        elif news.kind != "alive":
            table = lobby.found(news.id)
            if table is not None:
                self._about(table, news)
            elif lobby.loading():
                self.missed.add(news.id)

    def _about(self, table: Table, news: News) -> None:
        if news.kind == "table":
            self._keep(table.catch_up(news.number))
        elif news.kind == "gone":
            self._lobby.forget(table)
        elif news.kind == "talk":
            self._keep(table.hear(news.number))
        elif news.kind == "here":
            table.audience.elsewhere(news)
        elif news.kind == "who" and table.audience.viewers:
            table.audience.tell_others()

    async def _catch_up(self) -> None:
        """After a time of which nothing was heard: look at everything that may have changed."""
        tables = self._lobby.in_play()
        now = await self._lobby.store.revisions([table.row.id for table in tables])
        for table in tables:
            self._keep(self._catch_up_with(table, now.get(table.row.id)))  # one that fails holds up no other

    async def _catch_up_with(self, table: Table, number: int | None) -> None:
        if number is None:
            self._lobby.forget(table)
            return
        await table.catch_up(number)
        await table.hear(1 << 53)
        self.tell(News("who", table.row.id))
        if table.audience.viewers:
            table.audience.tell_others()


async def _noted(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except (Fault, Refusal):
        raise
    except Exception as error:
        log.warning("news of the other servers could not be worked off: %s: %s", type(error).__name__, error)

"""Who speaks for bots and preferences: the only server, or whichever of several takes the job."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from starboard.server.errors import Refusal
from starboard.server.store import News
from starboard.server.tasks import Fault

if TYPE_CHECKING:
    from starboard.server.lobby import Lobby
    from starboard.server.table import Table

log = logging.getLogger("starboard.server")


class Jobs:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def want(self, table: Table) -> None:
        """See to it that some server speaks for those who owe a word."""
        seats = table.speakers.silent()
        if not seats:
            return
        if self._lobby.store.shared:
            table.tasks.keep(self._want(table, seats))
        else:
            table.speakers.start(seats)

    async def _want(self, table: Table, seats: list[int]) -> None:
        try:
            free = self._free() > 0
            table.speakers.start(await self._lobby.store.want_jobs(table.row.id, seats, free))
            if not free:
                self._lobby.peers.tell(News("jobs"))
        except Exception as error:  # what stands in the store is claimed later
            log.warning("nobody could be found to speak at table %s: %s", table.row.id, error)

    def _free(self) -> int:
        """How many more jobs this server has time for."""
        return 2 * self._lobby.settings.bot_workers - self._lobby.bots.busy()

    async def keep(self) -> None:
        """What this server is at stays its own; what it only owns, because something failed, becomes free again."""
        tables = self._lobby.in_play()
        await self._lobby.store.keep_jobs([(table.row.id, seat) for table in tables for seat in table.speakers.busy()])

    async def claim(self) -> None:
        """Take over jobs that nobody does."""
        free = self._free()
        if free <= 0:
            return
        for id, seat in await self._lobby.store.claim_jobs(free):
            try:
                table = await self._lobby.table(id)
                await table.catch_up()
                table.speakers.start([seat])
            except (Refusal, Fault) as error:
                log.warning("seat %s of table %s cannot be spoken for: %s", seat, id, error)

    async def done(self, table: Table, seat: int, revision: int) -> bool:
        """There is nothing more to say for a seat; False if the table has changed since."""
        if not await self._lobby.store.job_done(table.row.id, seat, revision):
            return False
        if self._lobby.store.shared:
            await self.claim()
        return True

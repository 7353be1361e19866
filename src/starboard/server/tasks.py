"""Work beside the requests: nothing of it ends unseen."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

log = logging.getLogger("starboard.server")
T = TypeVar("T")
REST = 5.0  # seconds until a chore that failed is begun again


class Fault(Exception):
    """Something of the server itself failed; nothing was stored, and the act may be sent again."""

    kind = "server"


class RulesFault(Fault):
    """The rules or their worker failed."""

    kind = "rules"


class StoreFault(Fault):
    """The store could not read or write."""

    kind = "store"


class StoreAway(StoreFault):
    """The database cannot be reached or written at present; what was asked may be asked again when it is back."""


class Tasks:
    """Tasks that go on to their end even if who asked for them has left; unexpected ends are noted."""

    def __init__(self, about: str, expected: tuple[type[Exception], ...]) -> None:
        self._about = about
        self._expected = expected
        self._running: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        return bool(self._running)

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, self._expected):
            log.error("something at %s failed", self._about, exc_info=error)

    async def finish(self) -> None:
        await asyncio.gather(*self._running, return_exceptions=True)

    async def cancel(self) -> None:
        for task in list(self._running):
            task.cancel()
        await self.finish()


async def supervise(name: str, chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore; if it fails in a way that nobody foresaw, note that and begin again."""
    while True:
        try:
            await chore()
            return
        except StoreAway as error:
            log.warning("%s waits for the store: %s", name, error)
            await asyncio.sleep(REST)
        except Exception:
            log.exception("%s failed and is begun again", name)
            await asyncio.sleep(REST)

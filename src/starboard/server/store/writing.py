"""The one way to the disk: everything that is written goes through one queue to one writer.

What comes in while the disk is busy shares the next commit. A transaction begins and ends inside one call on the
writer's own thread, so whoever waits for it may give up at any moment and never leaves one open.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

log = logging.getLogger("starboard.server")
T = TypeVar("T")
BATCH = 500  # so much is written in one commit at most


class Db(Protocol):
    """A connection to a database, on the thread that uses it."""

    def rows(self, sql: str, *values: object) -> list[Any]:
        """All rows of a query."""

    def run(self, sql: str, *values: object) -> int:
        """Carry out a statement; tells how many rows it changed."""


Work = Callable[[Db], T]


class Connection(Protocol):
    """What a store opens some of."""

    def read(self, work: Work[Any]) -> Any: ...

    def commit(self, works: Sequence[Work[Any]]) -> list[Any]: ...

    def close(self) -> None: ...


Commit = Callable[[Sequence[Work[Any]]], list[Any]]
_Pending = tuple[Work[Any], "asyncio.Future[Any]", str]


class Writer:
    """The queue and its writer. `commit` carries out works, each whole or not at all, and tells what came of each."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._queue: list[_Pending] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._thread = ThreadPoolExecutor(1, "store-writer")
        self._task = asyncio.create_task(self._write_on())

    async def write(self, work: Work[T], table: str = "") -> T:
        """Returns when the work is on the disk. Whoever stops waiting does not stop the work."""
        if self._closing:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append((work, done, table))
        self._wake.set()
        return await done

    def waiting(self) -> int:
        return len(self._queue)

    async def _write_on(self) -> None:
        """Write what has come in, all of it in one commit, until the store is closed."""
        while self._queue or not self._closing:
            if not self._queue:
                self._wake.clear()
                await self._wake.wait()
                continue
            batch, self._queue = self._queue[:BATCH], self._queue[BATCH:]
            batch.sort(key=_table)  # servers that take tables in one order never wait for each other in a circle
            works = [work for work, _, _ in batch]
            try:
                outcomes = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, works)
            except Exception as error:  # not even the attempt could be made
                log.exception("the store could not write")
                outcomes = [error] * len(batch)
            for (_, done, _), outcome in zip(batch, outcomes, strict=True):
                _settle(done, outcome)

    async def close(self) -> None:
        """Write what has been asked for, and end."""
        self._closing = True
        self._wake.set()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        self._thread.shutdown()


def _table(pending: _Pending) -> str:
    return pending[2]


def _settle(done: asyncio.Future[Any], outcome: Any) -> None:
    if done.done():
        return  # nobody waits any more
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)


Read = Callable[[Work[Any]], Any]


class Readers:
    """A few connections that only read, each read one call on one thread: always what was last committed."""

    def __init__(self, connections: Sequence[Read]) -> None:
        self._free = list(connections)
        self._threads = ThreadPoolExecutor(len(connections), "store-reader")

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)

    def _read(self, work: Work[T]) -> T:
        connection = self._free.pop()  # there are as many as threads
        try:
            found: T = connection(work)
            return found
        finally:
            self._free.append(connection)

    def close(self) -> None:
        self._threads.shutdown()

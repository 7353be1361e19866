"""Rules workers seen from the event loop: each a process of its own, so that no rule can block the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import zlib
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec

from starboard.server import wire
from starboard.server.settings import Settings
from starboard.server.worker import READY

log = logging.getLogger("starboard.server")
R = TypeVar("R")
ATTEMPTS = 3  # times that a worker is started
STARTING = 120.0  # seconds that a worker may take to start


class WorkerLost(Exception):
    """The worker ended before it answered; its rooms come back from their logs."""


class RulesFailed(Exception):
    """The rules failed on a request: what the worker has of that table in memory must not be trusted any more."""


class RulesWorker:
    """One worker. Requests are answered in the order in which they were sent."""

    def __init__(self, settings: Settings, lost: Callable[[RulesWorker], None]) -> None:
        self.lost = lost  # is called when a worker was lost and the next one is ready
        self._settings = settings
        self._process: Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._waiting: deque[asyncio.Future[wire.Reply]] = deque()
        self._again: asyncio.Task[None] | None = None  # bringing up the next one
        self._starting = asyncio.Lock()
        self._closed = False
        self.generation = 0  # how many workers have ended here; rooms live as long as one
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(wire.Reply)

    def alive(self) -> bool:
        """Whether it can answer; one that was lost is started when it is needed."""
        return self._process is not None

    def waiting(self) -> int:
        return len(self._waiting)

    async def start(self) -> None:
        async with self._starting:
            if self._process is not None or self._closed:
                return
            await self._start()

    async def _start(self) -> None:
        for attempt in range(ATTEMPTS):
            try:
                await self._try()
                return
            except WorkerLost:
                if attempt == ATTEMPTS - 1:
                    raise
                log.warning("a rules worker ended while it was starting; it is started again")

    async def _try(self) -> None:
        arguments = [str(self._settings.sentences), *self._settings.games]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "starboard.server.worker",
            *arguments,
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,  # Ctrl-C is for the server, which lets acts under way come to their end
        )
        await self._hear_from(process)
        self._process = process
        self._reading = asyncio.create_task(self._read_on(process))

    async def _come_back(self) -> None:
        """After a loss: start anew at once, and tell those who had something there."""
        while self._process is None and not self._closed:
            try:
                await self.start()
            except (WorkerLost, OSError):
                log.exception("a rules worker could not be started; it is tried again")
                await asyncio.sleep(2)
        if not self._closed:
            self.lost(self)

    async def _hear_from(self, process: Process) -> None:
        """Wait until a new worker has loaded what it needs: that is not counted as time of the rules."""
        assert process.stdout is not None
        try:
            async with asyncio.timeout(STARTING):
                await process.stdout.readexactly(len(READY))
        except (TimeoutError, asyncio.IncompleteReadError) as error:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise WorkerLost("the rules worker did not start") from error

    async def call(self, request: wire.Ask[R]) -> R:
        """Ask the worker. A call that takes too long is taken for hung: the worker is ended.

        Raises `ActRefused` if the rules say no, `RulesFailed` if they failed, `WorkerLost` if the worker ended.
        """
        reply = await self._call(request)
        if isinstance(reply, wire.Refused):
            raise wire.ActRefused(reply)
        if isinstance(reply, wire.Fault):
            raise RulesFailed(reply.text)
        return cast(R, reply)  # requests name their replies; see wire.py

    async def _call(self, request: wire.Ask[Any]) -> wire.Reply:
        if self._process is None:
            await self.start()
        process = self._process
        if process is None or process.stdin is None:
            raise WorkerLost("the worker could not be started")
        future: asyncio.Future[wire.Reply] = asyncio.get_running_loop().create_future()
        future.add_done_callback(_fetch)
        body = self._encoder.encode(request)
        try:
            process.stdin.write(len(body).to_bytes(4, "big") + body)
        except (RuntimeError, OSError) as error:  # it has just ended
            raise WorkerLost("the rules worker ended") from error
        self._waiting.append(future)
        try:
            async with asyncio.timeout(self._settings.rule_seconds * (1 + len(self._waiting) / 50)):
                return await asyncio.shield(future)
        except TimeoutError:
            log.error("a rules worker did not answer %s of table %s in time", type(request).__name__, request.table)
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            raise WorkerLost("the rules took too long") from None

    async def _read_on(self, process: Process) -> None:
        reader = process.stdout
        assert reader is not None
        waiting = self._waiting
        try:
            while True:
                head = await reader.readexactly(4)
                body = await reader.readexactly(int.from_bytes(head, "big"))
                future = waiting.popleft()
                if not future.done():
                    future.set_result(self._decoder.decode(body))
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self._process = None
            self._waiting = deque()
            self.generation += 1
            for future in waiting:
                if not future.done():
                    future.set_exception(WorkerLost("the rules worker ended"))
            if not self._closed:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()  # also if it lives on and only cannot be understood any more
                log.error("a rules worker ended (exit status %s); it is started again", await process.wait())
                self._again = asyncio.create_task(self._come_back())

    async def close(self) -> None:
        self._closed = True
        if self._again is not None:
            self._again.cancel()
            await asyncio.gather(self._again, return_exceptions=True)
        process = self._process
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(2):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()
        if self._reading is not None:
            await self._reading


def _fetch(future: asyncio.Future[wire.Reply]) -> None:
    """Nobody may be waiting any more when a worker is lost; that is no fault."""
    if not future.cancelled():
        future.exception()


class RulesWorkers:
    """All rules workers; a table always goes to the same one."""

    def __init__(self, settings: Settings, lost: Callable[[RulesWorker], None]) -> None:
        self.all = [RulesWorker(settings, lost) for _ in range(max(1, settings.rule_workers))]

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self.all))

    def waiting(self) -> int:
        return sum(worker.waiting() for worker in self.all)

    def of(self, table: str) -> RulesWorker:
        return self.all[zlib.crc32(table.encode()) % len(self.all)]

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self.all))

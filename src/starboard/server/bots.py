"""Bots in worker processes that can be ended: a bot that fails never holds up a table.

This is the only place that knows where bots come from: a module with `LEVELS` and `make(game, level)`,
`starboard.bots` unless the settings name another. A bot is only ever given a guess of the state.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import multiprocessing
import os
import secrets
import threading
import time
from collections import deque
from concurrent.futures.process import BrokenProcessPool

import msgspec
from pebble import ProcessExpired, ProcessPool

from starboard.bots import Bot, Budget, answer, foreign
from starboard.kernel import Game, fast_chance, thaw
from starboard.server.catalog import Catalog
from starboard.server.line import Line
from starboard.server.settings import Settings

log = logging.getLogger("starboard.server")

ATTEMPTS = 3  # times that a bot is asked before another word is said for it
LEAST = 0.05  # of its time is left to a bot however many wait


class Job(msgspec.Struct):
    """All that a worker needs: of the state only a guess, so that no bot can know what is hidden or what will come."""

    table: str
    game: str
    guess: bytes
    seat: int
    level: str
    budget: float
    dice: int


def levels(source: str) -> list[str]:
    """The levels that a person can choose, weakest first."""
    return [*map(str, importlib.import_module(source).LEVELS), *foreign()]


def make(source: str, game: Game, level: str) -> Bot:
    bot: Bot = importlib.import_module(source).make(game, level)
    return bot


# ---- inside a worker process --------------------------------------------------------------------------------


class _BotWorker:
    """What a worker remembers between jobs."""

    def __init__(self, games: tuple[str, ...], source: str) -> None:
        self.catalog = Catalog(games)
        self.catalog.games()  # loaded now: that is not counted as time of a bot
        self.source = source
        self.bots: dict[tuple[str, str], Bot] = {}

    def bot(self, game: Game, level: str) -> Bot:
        key = (game.id, level)
        if key not in self.bots:
            self.bots[key] = make(self.source, game, level)
        return self.bots[key]

    def choose(self, job: Job) -> list[int]:
        game = self.catalog.game(job.game)
        chance = fast_chance(job.dice)
        guess = thaw(job.guess, game)
        return answer(guess, job.seat, self.bot(game, job.level), Budget(job.budget), chance)


_worker: _BotWorker | None = None


def _prepare(games: tuple[str, ...], source: str) -> None:
    global _worker
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    _worker = _BotWorker(games, source)


def _end_with_the_server() -> None:
    """No bot thinks on when its server was ended, however that happened."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _nothing() -> None:
    """What a fresh pool is given to do, so that its workers start."""


def _choose(job: bytes) -> list[int]:
    assert _worker is not None
    return _worker.choose(msgspec.msgpack.decode(job, type=Job))


# ---- inside the server --------------------------------------------------------------------------------------


class Ours(Exception):
    """The bot is not to blame: its process was ended from outside, or never got the time that it was promised."""


class Bots:
    """The pool of bot workers, and the line before it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPool | None = None
        self._line = Line(settings.bot_workers)
        self._pace: dict[tuple[str, str], deque[float]] = {}  # how long words of a game and a level took lately

    def _working(self) -> ProcessPool:
        if self._pool is None or not self._pool.active:
            self._pool = ProcessPool(
                max_workers=self._settings.bot_workers,
                initializer=_prepare,
                initargs=(self._settings.games, self._settings.bots),
                context=multiprocessing.get_context("spawn"),
            )
        return self._pool

    def warm(self) -> None:
        """Start the workers now: somebody will need them soon."""
        if self._pool is None or not self._pool.active:
            for _ in range(self._settings.bot_workers):
                self._working().schedule(_nothing)

    def waiting(self) -> int:
        return self._line.length()

    def busy(self) -> int:
        """How many words are being thought about or wait for it."""
        return self._line.taken()

    def alive(self) -> bool:
        return self._pool is None or bool(self._pool.active)

    async def choose(self, job: Job, legal: list[int], who: str) -> tuple[list[int], str | None]:
        """A sentence, and what went wrong if the bot had to be replaced. `who` stands in line for it."""
        trouble = ""
        for attempt in range(ATTEMPTS):
            await self._line.enter(who, job.table)
            try:
                start = time.monotonic()
                job.budget = self._budget(attempt)
                if len(legal) == 1:
                    return await self._forced(job, legal), None
                words = await self._ask(job)
                if words[0] not in legal:  # its guess offered what the table does not
                    return self._instead(job, legal, f"said {words[0]}, which is not legal")
                self._pace_of(job).append(time.monotonic() - start)
                return words, None
            except Ours as error:
                trouble = str(error)
                log.warning("the %s bot of %s at table %s is asked again: %s", job.level, job.game, job.table, trouble)
            except Exception as error:
                return self._instead(job, legal, f"failed with {type(error).__name__}: {error}")
            finally:
                self._line.leave()
        return self._instead(job, legal, trouble)

    def _budget(self, attempt: int) -> float:
        """Less time for each word when many wait, and when the time was not enough before."""
        workers = self._settings.bot_workers
        share = workers / max(workers, self._line.length())
        return self._settings.bot_seconds * max(LEAST, share) / (1 + attempt)

    async def _ask(self, job: Job) -> list[int]:
        limit = job.budget + self._settings.bot_grace
        try:
            future = self._working().schedule(_choose, args=(msgspec.msgpack.encode(job),), timeout=limit)
            words: list[int] = await asyncio.wrap_future(future)
            return words
        except TimeoutError:
            raise Ours(f"took more than {limit:g} seconds") from None
        except (ProcessExpired, BrokenProcessPool) as error:
            raise Ours(f"ended its process: {error}") from None

    async def _forced(self, job: Job, legal: list[int]) -> list[int]:
        """One answer only, and the rules ask all the same: it takes as long as any other, or its haste would tell."""
        took = self._pace_of(job)
        await asyncio.sleep(secrets.choice(took) if took else job.budget * secrets.randbelow(100) / 100)
        return legal

    def _pace_of(self, job: Job) -> deque[float]:
        return self._pace.setdefault((job.game, job.level), deque(maxlen=50))

    def _instead(self, job: Job, legal: list[int], trouble: str) -> tuple[list[int], str]:
        log.error("the %s bot of %s at table %s, seat %s, %s", job.level, job.game, job.table, job.seat, trouble)
        return [legal[secrets.randbelow(len(legal))]], trouble

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            await asyncio.to_thread(self._pool.join)


def fresh_dice() -> int:
    return secrets.randbits(62)

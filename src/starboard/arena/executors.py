"""Where the games are played: here, in several processes, or wherever an executor of your own takes them."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Protocol

from starboard.arena.match import Pairing, Result, play
from starboard.kernel import Game, find

_games: dict[str, Game] = {}


def work(pairing: Pairing) -> Result:
    """Play one pairing in this process."""
    if pairing.game not in _games:
        _games[pairing.game] = find(pairing.game)
    return play(_games[pairing.game], pairing)


class Executor(Protocol):
    """All that the arena asks of a cluster."""

    def submit(self, pairing: Pairing) -> None:
        """Take a game; it may start at any time."""

    def results(self) -> Iterator[Result]:
        """The results of everything submitted, as they come."""

    def close(self) -> None:
        """Let go of everything."""


class Here:
    """One game after the other in this process."""

    def __init__(self) -> None:
        self._pairings: list[Pairing] = []

    def submit(self, pairing: Pairing) -> None:
        self._pairings.append(pairing)

    def results(self) -> Iterator[Result]:
        while self._pairings:
            yield work(self._pairings.pop(0))

    def close(self) -> None:
        self._pairings.clear()


class Processes:
    """Fresh processes on this machine; nothing is shared with them but the pairings."""

    def __init__(self, jobs: int) -> None:
        self._pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
        self._waiting: set[Future[Result]] = set()

    def submit(self, pairing: Pairing) -> None:
        self._waiting.add(self._pool.submit(work, pairing))

    def results(self) -> Iterator[Result]:
        while self._waiting:
            done, self._waiting = wait(self._waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def run(executor: Executor, pairings: Iterable[Pairing]) -> Iterator[Result]:
    """Play all pairings; the results come as they are ready."""
    try:
        for pairing in pairings:
            executor.submit(pairing)
        yield from executor.results()
    finally:
        executor.close()

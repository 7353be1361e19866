"""Where the games are played: here, in several processes, or wherever an executor of your own takes them."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Protocol

from starboard.arena.match import Plan, Result, play
from starboard.kernel import Game, find

_games: dict[str, Game] = {}


def work(plan: Plan) -> Result:
    """Play one plan in this process."""
    if plan.game not in _games:
        _games[plan.game] = find(plan.game)
    return play(_games[plan.game], plan)


class Executor(Protocol):
    """All that the arena asks of a cluster."""

    def submit(self, plan: Plan) -> None:
        """Take a game; it may start at any time."""

    def results(self) -> Iterator[Result]:
        """The results of everything submitted, as they come."""

    def close(self) -> None:
        """Let go of everything."""


class Here:
    """One game after the other in this process."""

    def __init__(self) -> None:
        self._plans: list[Plan] = []

    def submit(self, plan: Plan) -> None:
        self._plans.append(plan)

    def results(self) -> Iterator[Result]:
        while self._plans:
            yield work(self._plans.pop(0))

    def close(self) -> None:
        self._plans.clear()


class Processes:
    """Fresh processes on this machine; nothing is shared with them but the plans."""

    def __init__(self, jobs: int) -> None:
        self._pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
        self._waiting: set[Future[Result]] = set()

    def submit(self, plan: Plan) -> None:
        self._waiting.add(self._pool.submit(work, plan))

    def results(self) -> Iterator[Result]:
        while self._waiting:
            done, self._waiting = wait(self._waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def run(executor: Executor, plans: Iterable[Plan]) -> Iterator[Result]:
    """Play all plans; the results come as they are ready."""
    try:
        for plan in plans:
            executor.submit(plan)
        yield from executor.results()
    finally:
        executor.close()

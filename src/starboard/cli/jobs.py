"""Many independent pieces of work, here or in several processes; the answers come in the order of the work."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Case = TypeVar("Case")
Answer = TypeVar("Answer")


def run_all(work: Callable[[Case], Answer], cases: Sequence[Case], jobs: int) -> Iterator[Answer]:
    """Fresh processes are started (no fork), so that the work may not lean on anything but its case."""
    if jobs == 1 or len(cases) <= 1:
        yield from map(work, cases)
        return
    with ProcessPoolExecutor(min(jobs, len(cases)), multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(work, cases, chunksize=max(1, len(cases) // (jobs * 8)))

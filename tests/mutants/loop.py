"""A pytest plug-in that, instead of running the collected tests once, runs them for one fault after the other.

Each fault is tried in a child of the process that has collected the tests: there the code of the faulty function takes
the place of the right one, and those tests are run that reach its line, the quickest first, until one fails.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.mutations import Mutant

TOO_SLOW = 6.0  # a test that takes longer than this plays whole games, and holds no single rule
KILLED, SURVIVED, UNTESTED = "killed", "survived", "untested"


class Loop:
    """Tries the faults and keeps the outcome of each."""

    def __init__(self, root: Path, faults: list[Mutant], report: Callable[[Mutant, str], None]) -> None:
        self.root = root
        self.faults = faults
        self.report = report
        self.files = {str(root / fault.path) for fault in faults}
        self.sound = True  # without any fault

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        reached = self._coverage(session.items)
        for fault in self.faults if self.sound else []:
            tests = [(items[name], took) for name, took in self._reaching(fault, reached)]
            self.report(fault, self._attempt(fault, tests) if tests else UNTESTED)
        return True

    def _reaching(self, fault: Mutant, reached: dict[str, dict[str, float]]) -> list[tuple[str, float]]:
        """The tests that run a line of the fault, quickest first."""
        found: dict[str, float] = {}
        for line in range(fault.line, fault.last + 1):
            found.update(reached.get(f"{self.root / fault.path}:{line}", {}))
        return sorted(found.items(), key=lambda one: one[1])

    def _coverage(self, items: list[pytest.Item]) -> dict[str, dict[str, float]]:
        """For each line of the rules, the tests that run it and how long each takes.

        It is found out in a child, so that nothing is remembered here."""
        with tempfile.NamedTemporaryFile(suffix=".json") as file:
            self.sound = _in_child(lambda: _trace_all(items, self.files, Path(file.name)))
            found: dict[str, dict[str, float]] = json.loads(Path(file.name).read_text() or "{}")
        return found

    def _attempt(self, fault: Mutant, tests: list[tuple[pytest.Item, float]]) -> str:
        def run() -> bool:
            spoil(str(self.root / fault.path), fault)
            return all(passes(test, 2 * took + 2) for test, took in tests)

        return SURVIVED if _in_child(run) else KILLED


def _in_child(run: Callable[[], bool]) -> bool:
    child = os.fork()
    if child == 0:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        done = False
        try:
            done = run()
        finally:
            os._exit(0 if done else 1)
    return os.waitpid(child, 0)[1] == 0


def passes(item: pytest.Item, patience: float = 0.0) -> bool:
    """Run one test. A fault that makes the rules run for ever is noticed: the process ends after so many seconds."""
    signal.setitimer(signal.ITIMER_VIRTUAL, patience)
    return all(report.passed or report.skipped for report in runtestprotocol(item, log=False, nextitem=None))


def _trace_all(items: list[pytest.Item], files: set[str], into: Path) -> bool:
    found: dict[str, dict[str, float]] = {}
    lines: set[tuple[str, int]] = set()

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        if frame.f_code.co_filename not in files:
            return None
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return trace

    for item in items:
        lines.clear()
        start = time.process_time()
        sys.settrace(trace)
        sound = passes(item)
        sys.settrace(None)
        took = time.process_time() - start
        if not sound:
            return False
        if took < TOO_SLOW:
            for path, line in lines:
                found.setdefault(f"{path}:{line}", {})[item.nodeid] = took
    into.write_text(json.dumps(found))
    return True


def spoil(path: str, fault: Mutant) -> None:
    """Put a fault into the function that lives here already."""
    codes = {code.co_qualname: code for code in _codes(compile(fault.source, path, "exec", dont_inherit=True))}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__qualname__ == fault.function and one.__code__.co_filename == path:
            one.__code__ = codes[fault.function]


def _codes(code: CodeType) -> list[CodeType]:
    inner = [one for one in code.co_consts if isinstance(one, CodeType)]
    return inner + [deeper for one in inner for deeper in _codes(one)]

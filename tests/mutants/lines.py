"""A pytest plug-in that notes which tests run which lines of the rules (`STARBOARD_WATCHED`, `STARBOARD_LINES`)."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

_watched: set[str] = set(json.loads(os.environ.get("STARBOARD_WATCHED", "[]")))
_found: dict[str, dict[str, float]] = {}
_lines: set[tuple[str, int]] = set()


def _trace(frame: FrameType, event: str, arg: Any) -> Any:
    if frame.f_code.co_filename not in _watched:
        return None
    if event == "line":
        _lines.add((frame.f_code.co_filename, frame.f_lineno))
    return _trace


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _lines.clear()
    start = time.perf_counter()
    sys.settrace(_trace)
    yield
    sys.settrace(None)
    took = time.perf_counter() - start
    for path, line in _lines:
        _found.setdefault(f"{path}:{line}", {})[item.nodeid] = took


def pytest_sessionfinish() -> None:
    ordered = {line: sorted(tests, key=lambda test: tests[test]) for line, tests in _found.items()}
    Path(os.environ["STARBOARD_LINES"]).write_text(json.dumps(ordered))

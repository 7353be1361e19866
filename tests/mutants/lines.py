"""Which lines of the rules run when a game is imported."""

from __future__ import annotations

import importlib
import json
import sys
from types import FrameType
from typing import Any


def imported(game: str, watched: str) -> None:
    """Print them, as JSON."""
    files = set(json.loads(watched))
    lines: set[str] = set()

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        if frame.f_code.co_filename not in files:
            return None
        if event == "line" and frame.f_code.co_name != "<module>":
            lines.add(f"{frame.f_code.co_filename}:{frame.f_lineno}")
        return trace

    sys.settrace(trace)
    importlib.import_module(f"starboard.games.{game}.game")
    sys.settrace(None)
    print(json.dumps(sorted(lines)))

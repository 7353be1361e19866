"""The board script that a game of another package may bring along for the page: `board.js` beside its `rules.md`."""

from __future__ import annotations

import functools
import importlib.resources

from starboard.kernel import StarboardError
from starboard.server.catalog import Catalog

SCRIPT = "board.js"


def board_address(catalog: Catalog, name: str) -> str | None:
    """Where the page finds the board script of a game, if it has one."""
    try:
        package = catalog.game(name).package
    except StarboardError:  # no longer installed
        return None
    return f"/api/games/{name}/{SCRIPT}" if board_script(package) is not None else None


@functools.cache
def board_script(package: str) -> str | None:
    try:
        file = importlib.resources.files(package).joinpath(SCRIPT)
        return file.read_text(encoding="utf-8") if file.is_file() else None
    except (ImportError, TypeError, OSError):
        return None

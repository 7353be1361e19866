"""A copy of the SQLite file while it is in use, and the way back."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from starboard.kernel import StarboardError
from starboard.server.store.migrations import scripts
from starboard.server.store.sqlite import make_private


def backup(source: Path, target: Path) -> None:
    """A consistent copy, under whatever load: the whole file is read in one go, as it stood when that began."""
    if not source.is_file():
        raise StarboardError(f"there is no database {source}")
    with _fresh(target) as part:
        _copy(source, part)
        _check(part)


def restore(copy: Path, target: Path) -> None:
    """A new database from a copy that holds together; nothing is ever overwritten."""
    if not copy.is_file():
        raise StarboardError(f"there is no backup {copy}")
    if target.exists():
        raise StarboardError(f"{target} exists: nothing is overwritten")
    for beside in ("-wal", "-shm"):
        if Path(f"{target}{beside}").exists():
            raise StarboardError(f"{target}{beside} is in the way: it belongs to another database")
    _check(copy)
    with _fresh(target) as part:
        _copy(copy, part)
        _check(part)


@contextlib.contextmanager
def _fresh(target: Path) -> Iterator[Path]:
    """A file that gets its name only when it is whole."""
    if target.exists():
        raise StarboardError(f"{target} exists: nothing is overwritten")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        make_private(part)
        yield part
        with part.open("rb") as file:
            os.fsync(file.fileno())
        os.link(part, target)  # fails if somebody made it in the meantime
    except FileExistsError:
        raise StarboardError(f"{target} exists: nothing is overwritten") from None
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    try:
        with contextlib.closing(_reading(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
            old.backup(new, pages=-1)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, without a write-ahead log beside it
    except sqlite3.Error as error:
        raise StarboardError(f"{source} cannot be copied: {error}") from error


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10)


def _check(path: Path) -> None:
    """Refuse what is damaged, or no database of ours."""
    try:
        with contextlib.closing(_reading(path)) as db:
            found = [row[0] for row in db.execute("PRAGMA integrity_check(3)")]
            newest = db.execute("SELECT max(number) FROM migrations").fetchone()[0] or 0
    except sqlite3.Error as error:
        raise StarboardError(f"{path} is not a whole database of starboard: {error}") from error
    if found != ["ok"]:
        raise StarboardError(f"{path} is damaged: {'; '.join(found)}")
    if newest > scripts()[-1][0]:
        raise StarboardError(f"{path} was made by a newer version of starboard: update it")

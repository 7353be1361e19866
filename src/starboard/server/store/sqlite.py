"""The store in one SQLite file: write-ahead log, every commit on the disk before it counts."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from starboard.kernel import StarboardError
from starboard.server.store.migrations import migrate
from starboard.server.store.rows import Conflict
from starboard.server.store.sql import SqlStore
from starboard.server.store.writing import Work
from starboard.server.tasks import StoreAway

READERS = 2
GONE = {  # the disk is full, gone, busy or not for writing: not a fault of what was asked
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}


def _meant(error: Exception) -> Exception:
    """What an error of the driver means: that the file is away, that somebody was faster, or a fault of ours."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    if isinstance(error, sqlite3.OperationalError) and getattr(error, "sqlite_errorcode", 0) & 0xFF in GONE:
        return StoreAway(f"the database cannot be used: {error}")
    return error


class SqliteDb:
    """One connection. It is used by one thread at a time, and no cursor outlives a call."""

    def __init__(self, path: str) -> None:
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5.0)
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                self.rows(f"PRAGMA {pragma}")
        except BaseException:
            self._db.close()
            raise

    def rows(self, sql: str, *values: object) -> list[Any]:
        return self._db.execute(sql, values).fetchall()

    def run(self, sql: str, *values: object) -> int:
        return self._db.execute(sql, values).rowcount

    def read(self, work: Work[Any]) -> Any:
        try:
            return work(self)
        except sqlite3.Error as error:
            raise _meant(error) from error

    def commit(self, works: Sequence[Work[Any]]) -> list[Any]:
        """All works in one transaction; if that fails, each in its own, to find out which was at fault."""
        if len(works) > 1:
            try:
                return self._together(works)
            except Exception:
                return [self._alone(work) for work in works]
        return [self._alone(work) for work in works]

    def _together(self, works: Sequence[Work[Any]]) -> list[Any]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            outcomes = [work(self) for work in works]
            self._db.execute("COMMIT")
        finally:
            if self._db.in_transaction:
                self._db.rollback()
        return outcomes

    def _alone(self, work: Work[Any]) -> Any:
        try:
            return self._together([work])[0]
        except Exception as error:
            return _meant(error)

    def close(self) -> None:
        self._db.close()


class SqliteStore(SqlStore):
    def __init__(self, path: Path | str, alone: bool = True) -> None:
        """`alone`: nobody else may have the file open as a store."""
        super().__init__()
        self._path = str(path)
        self._alone = alone
        self._lock: int | None = None

    def _connect(self) -> None:
        self._lock = _lock(self._path) if self._alone else None
        _keep_private(self._path)
        first = SqliteDb(self._path)
        self._connections.append(first)
        found = [str(row[0]) for row in first.rows("PRAGMA quick_check(3)")]
        if found != ["ok"]:
            raise StarboardError(f"{self._path} is damaged ({'; '.join(found)}): restore a backup")
        migrate(first)
        for _ in range(READERS):
            reader = SqliteDb(self._path)
            self._connections.append(reader)
            reader.rows("PRAGMA query_only = ON")

    def _disconnect(self) -> None:
        super()._disconnect()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _keep_private(path: str) -> None:
    """The file holds the secrets of the site and of every game: it is for its owner alone."""
    make_private(path)
    with contextlib.suppress(PermissionError):
        os.chmod(path, 0o600)


def make_private(path: str | Path) -> None:
    """A new file for its owner alone. What root makes belongs to the owner of the folder: the server must get at it."""
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600)
    except FileExistsError:
        return
    try:
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            folder = Path(path).resolve().parent.stat()
            os.fchown(handle, folder.st_uid, folder.st_gid)
    finally:
        os.close(handle)


def _lock(path: str) -> int | None:
    """Two servers on one file would each think that the log is theirs: the second is refused."""
    try:
        import fcntl
    except ImportError:  # not a Unix
        return None
    make_private(f"{path}.lock")
    handle = os.open(f"{path}.lock", os.O_RDWR)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise StarboardError(
            f"another server is using {path}: end it first, or give this one a file of its own"
        ) from None
    return handle

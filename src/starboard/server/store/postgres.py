"""The store in PostgreSQL. One server serves from a database; others may read and write it, as `starboard export`."""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Sequence
from typing import Any

import psycopg

from starboard.kernel import StarboardError
from starboard.server.store.migrations import migrate
from starboard.server.store.rows import Conflict
from starboard.server.store.sql import SqlStore
from starboard.server.store.writing import Work

READERS = 3
SERVING = 7_365_002  # the lock of the one server that serves from a database
MIGRATING = 7_365_001  # the lock under which one server at a time brings the schema up to date


@functools.lru_cache(maxsize=512)
def _spelt(sql: str) -> bytes:
    """A query of ours with the marks that PostgreSQL's driver reads."""
    return sql.replace("%", "%%").replace("?", "%s").encode()


class PostgresDb:
    """One connection, made again when it was cut. It is used by one thread at a time."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._db = self._connect()

    def _connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(self._url, autocommit=True, connect_timeout=10, application_name="starboard")

    def _standing(self) -> psycopg.Connection[Any]:
        if self._db.closed:
            self._db = self._connect()
        return self._db

    def rows(self, sql: str, *values: object) -> list[Any]:
        return self._db.execute(_spelt(sql), values).fetchall()

    def run(self, sql: str, *values: object) -> int:
        return self._db.execute(_spelt(sql), values).rowcount

    def read(self, work: Work[Any]) -> Any:
        """A read; once more if the connection turns out to be cut."""
        try:
            self._standing()
            return work(self)
        except psycopg.OperationalError:
            if not self._db.closed:
                raise
        self._standing()
        return work(self)

    def commit(self, works: Sequence[Work[Any]]) -> list[Any]:
        """All works in one transaction; if one is at fault, each in its own. Nothing is tried twice after a cut."""
        if len(works) > 1:
            try:
                return self._together(works)
            except Exception as error:
                if self._db.closed:
                    return [error] * len(works)
        return [self._alone(work) for work in works]

    def _together(self, works: Sequence[Work[Any]]) -> list[Any]:
        with self._standing().transaction():
            return [work(self) for work in works]

    def _alone(self, work: Work[Any]) -> Any:
        try:
            return self._together([work])[0]
        except psycopg.IntegrityError as error:
            return Conflict(str(error))
        except Exception as error:
            return error

    def close(self) -> None:
        self._db.close()


class PostgresStore(SqlStore):
    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._claim: PostgresDb | None = None

    async def claim(self) -> None:
        await asyncio.to_thread(self._take)

    def _take(self) -> None:
        """The claim ends with its connection; that of a server which was just killed may take a moment to end."""
        self._claim = PostgresDb(self._url)
        for _ in range(50):
            if self._claim.rows("SELECT pg_try_advisory_lock(?)", SERVING)[0][0]:
                return
            time.sleep(0.1)
        raise StarboardError("another server is using this database: end it, or give this one its own")

    def _disconnect(self) -> None:
        super()._disconnect()
        if self._claim is not None:
            self._claim.close()
            self._claim = None

    def _connect(self) -> None:
        try:
            first = PostgresDb(self._url)
            self._connections.append(first)
            first.rows("SELECT pg_advisory_lock(?)", MIGRATING)
            try:
                migrate(first)
            finally:
                first.rows("SELECT pg_advisory_unlock(?)", MIGRATING)
            for _ in range(READERS):
                self._connections.append(PostgresDb(self._url))
        except psycopg.OperationalError as error:
            raise StarboardError(f"the database cannot be reached: {error}") from error

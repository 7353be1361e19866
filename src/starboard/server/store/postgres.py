"""The store in PostgreSQL, for as many servers as there are.

Who changes a table tells all others (NOTIFY, with the commit). For whom some server must speak is a job; whichever
server has time takes it, and keeps it only as long as it shows that it is alive.
"""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import psycopg
from psycopg.conninfo import conninfo_to_dict

from starboard.kernel import StarboardError
from starboard.server.store.migrations import migrate
from starboard.server.store.rows import Conflict, News
from starboard.server.store.sql import SqlStore
from starboard.server.store.writing import Db, Work
from starboard.server.tasks import StoreAway

log = logging.getLogger("starboard.server")
READERS = 3
CHANNEL = "starboard"
SILENCE = 10.0  # seconds without any news, even one's own: the connection is dead
PATIENCE = {  # after so long a database that does not answer is taken for gone, unless its address says otherwise
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
GONE = ("08", "53", "57", "58")  # kinds of errors that are the database's own: connection, resources, operator, system
LEASE = 8_000  # milliseconds that a job stays with a server of which nothing is heard
MIGRATING = 7_365_001  # the lock under which one server at a time brings the schema up to date


_NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"  # of the database: servers' clocks may differ
NOTIFY = f"SELECT pg_notify('{CHANNEL}', ?)"
JOBS_KEPT = "DELETE FROM jobs WHERE table_id = ? AND NOT (seat = ANY(?::int[]))"
JOBS_ADD = (
    "INSERT INTO jobs (table_id, seat, who, asked)"
    f" SELECT t.id, unnest(?::int[]), t.host, {_NOW} FROM tables t WHERE t.id = ? ON CONFLICT DO NOTHING"
)
JOBS_OF_TABLE = f"""
    UPDATE jobs SET owner = ?, until = {_NOW} + {LEASE} WHERE table_id = ?
    AND (owner IS NULL OR until < {_NOW} OR (owner = ? AND seat = ANY(?::int[])))
    RETURNING seat"""
JOBS_CLAIM = f"""
    UPDATE jobs SET owner = ?, until = {_NOW} + {LEASE} WHERE (table_id, seat) IN
    (SELECT j.table_id, j.seat FROM jobs j WHERE j.owner IS NULL OR j.until < {_NOW}
     ORDER BY (SELECT count(*) FROM jobs o WHERE o.who = j.who AND o.until >= {_NOW}), j.asked
     LIMIT ? FOR UPDATE OF j SKIP LOCKED)
    RETURNING table_id, seat"""
JOB_TABLE = "SELECT revision FROM tables WHERE id = ? FOR UPDATE"
JOB_DONE = "DELETE FROM jobs WHERE table_id = ? AND seat = ? AND owner = ?"
JOBS_KEEP = f"""
    UPDATE jobs SET until = {_NOW} + {LEASE} WHERE (table_id, seat) IN
    (SELECT j.table_id, j.seat FROM jobs j JOIN unnest(?::text[], ?::int[]) AS k (id, seat)
     ON j.table_id = k.id AND j.seat = k.seat WHERE j.owner = ? FOR UPDATE OF j SKIP LOCKED)"""  # waits for no writer
JOBS_DROP = "UPDATE jobs SET owner = NULL, until = 0 WHERE owner = ?"


@functools.lru_cache(maxsize=512)
def _spelt(sql: str) -> bytes:
    """A query of ours with the marks that PostgreSQL's driver reads."""
    return sql.replace("%", "%%").replace("?", "%s").encode()


def _given(url: str, name: str) -> dict[str, Any]:
    """How to connect to an address."""
    return {**PATIENCE, "application_name": name, **conninfo_to_dict(url)}


def _meant(db: psycopg.Connection[Any], error: Exception) -> Exception:
    """What an error of the driver means: that the database is away, that somebody was faster, or a fault of ours."""
    if isinstance(error, psycopg.IntegrityError):
        return Conflict(str(error))
    if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        state = error.sqlstate
        if db.closed if state is None else state.startswith(GONE):
            return StoreAway(f"the database is away: {error}")
    return error


class PostgresDb:
    """One connection, made again when it was cut. It is used by one thread at a time."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._db = self._connect()

    def _connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(autocommit=True, **_given(self._url, "starboard"))

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
            return self._read(work)
        except psycopg.Error as error:
            raise _meant(self._db, error) from error

    def _read(self, work: Work[Any]) -> Any:
        cut = self._db.closed
        try:
            self._standing()
            return work(self)
        except psycopg.OperationalError:
            if cut or not self._db.closed:
                raise
        self._standing()
        return work(self)

    def commit(self, works: Sequence[Work[Any]]) -> list[Any]:
        """All works in one transaction; if one is at fault, each in its own."""
        if len(works) > 1:
            try:
                return self._together(works)
            except Exception as error:
                if self._db.closed:
                    return [_meant(self._db, error)] * len(works)
        return [self._alone(work) for work in works]

    def _together(self, works: Sequence[Work[Any]]) -> list[Any]:
        """Once more if the connection turns out to be cut, unless the commit may have reached the database."""
        cut, ready = self._db.closed, False
        try:
            with self._standing().transaction():
                outcomes = [work(self) for work in works]
                ready = True
            return outcomes
        except psycopg.OperationalError:
            if cut or ready or not self._db.closed:
                raise
        with self._standing().transaction():
            return [work(self) for work in works]

    def _alone(self, work: Work[Any]) -> Any:
        try:
            return self._together([work])[0]
        except Exception as error:
            return _meant(self._db, error)

    def close(self) -> None:
        self._db.close()


class PostgresStore(SqlStore):
    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self._listening: asyncio.Task[None] | None = None

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await super().close()

    # ---- news -----------------------------------------------------------------------------------------

    async def listen(self, hear: Callable[[News], None]) -> None:
        self._listening = asyncio.create_task(self._listen_on(hear))

    async def _listen_on(self, hear: Callable[[News], None]) -> None:
        rest = 0.0
        while True:
            try:
                db = await psycopg.AsyncConnection.connect(autocommit=True, **_given(self._url, "starboard news"))
                async with db:
                    await db.execute(f"LISTEN {CHANNEL}".encode())
                    rest = 0.0
                    hear(News("back"))
                    told = db.notifies()
                    while True:
                        async with asyncio.timeout(SILENCE):
                            one = await anext(told)
                        news = msgspec.json.decode(one.payload, type=News)
                        if news.sender != self.name:
                            hear(news)
            except Exception as error:  # whatever it is: who does not listen serves what is no more
                log.warning("the other servers cannot be heard; it is tried again: %s", str(error) or "silence")
            rest = min(2.0, 0.2 + 2 * rest)
            await asyncio.sleep(rest)

    async def tell(self, news: News) -> None:
        await self._readers.read(lambda db: self._spread(db, news))

    def _spread(self, db: Db, news: News) -> None:
        news.sender = self.name
        db.rows(NOTIFY, msgspec.json.encode(news).decode())

    # ---- jobs -----------------------------------------------------------------------------------------

    def _speak(self, db: Db, id: str, speak: list[int] | None) -> None:
        if speak is not None:
            db.run(JOBS_KEPT, id, speak)
            if speak:
                db.run(JOBS_ADD, speak, id)

    async def want_jobs(self, id: str, seats: list[int], claim: bool) -> list[int]:
        def work(db: Db) -> list[int]:
            db.run(JOBS_ADD, seats, id)
            return [int(row[0]) for row in db.rows(JOBS_OF_TABLE, self.name, id, self.name, seats)] if claim else []

        return await self._write(work, id)

    async def claim_jobs(self, limit: int) -> list[tuple[str, int]]:
        return [(row[0], row[1]) for row in await self._readers.read(lambda db: db.rows(JOBS_CLAIM, self.name, limit))]

    async def job_done(self, id: str, seat: int, revision: int) -> bool:
        def work(db: Db) -> bool:
            found = db.rows(JOB_TABLE, id)
            if found and found[0][0] > revision:
                return False
            db.run(JOB_DONE, id, seat, self.name)
            return True

        return await self._write(work, id)

    async def keep_jobs(self, jobs: list[tuple[str, int]]) -> None:
        ids, seats = [id for id, _ in jobs], [seat for _, seat in jobs]
        await self._readers.read(lambda db: db.run(JOBS_KEEP, ids, seats, self.name))

    async def drop_jobs(self) -> None:
        await self._readers.read(lambda db: db.run(JOBS_DROP, self.name))

    # ---- connections ----------------------------------------------------------------------------------

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

"""The store in one SQLite file: write-ahead log, every commit on the disk before it counts."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from starboard.server.store import queries as q
from starboard.server.store.migrations import migrate
from starboard.server.store.rows import SAY, Act, Conflict, Guest, SeatRow, Summary, TableRow, Talk

_Pending = tuple[str, Act, Summary, "asyncio.Future[None]"]


class SqliteStore:
    """One connection writes, another reads, so that nobody reads what is not yet on the disk.

    Appends to the logs of all tables that come in while the disk is busy share the next commit.
    """

    def __init__(self, path: Path | str) -> None:
        self._path = str(path)
        self._lock = asyncio.Lock()  # one transaction at a time
        self._queue: list[_Pending] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._db: aiosqlite.Connection
        self._reader: aiosqlite.Connection

    async def open(self) -> None:
        self._db = await self._connect()
        try:
            await migrate(self._db)
        except BaseException:
            await self._db.close()
            raise
        self._reader = await self._connect()
        await self._reader.execute("PRAGMA query_only = ON")
        self._writer = asyncio.create_task(self._write_on())

    async def _connect(self) -> aiosqlite.Connection:
        db = await aiosqlite.connect(self._path, isolation_level=None)
        try:
            await db.execute("PRAGMA busy_timeout = 5000")
            await db.execute("PRAGMA journal_mode = WAL")
            await db.execute("PRAGMA synchronous = FULL")
            await db.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            await db.close()
            raise
        return db

    async def close(self) -> None:
        if self._writer is not None:
            while self._queue:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self._reader.close()
        await self._db.close()

    # ---- inside ---------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        async with self._lock:
            await self._db.execute("BEGIN IMMEDIATE")
            try:
                yield self._db
            except BaseException:
                await self._db.execute("ROLLBACK")
                raise
            await self._db.execute("COMMIT")

    async def _write(self, sql: str, values: Sequence[object]) -> int:
        async with self._transaction() as db:
            return (await db.execute(sql, values)).rowcount

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        cursor = await self._reader.execute(sql, values)
        return list(await cursor.fetchall())

    # ---- secrets and guests ---------------------------------------------------------------------------

    async def secret(self, name: str, fresh: str) -> str:
        await self._write(q.SECRET_PUT, (name, fresh))
        rows = await self._rows(q.SECRET_GET, name)
        return str(rows[0][0])

    async def add_guest(self, guest: Guest) -> None:
        await self._write(q.GUEST_ADD, (guest.id, guest.name, guest.language, guest.created))

    async def guest(self, id: str) -> Guest | None:
        rows = await self._rows(q.GUEST_GET, id)
        return Guest(*rows[0]) if rows else None

    async def change_guest(self, guest: Guest) -> None:
        await self._write(q.GUEST_SET, (guest.name, guest.language, guest.id))

    # ---- tables and seats -----------------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        t = table
        options = json.dumps(t.options)
        values = (t.id, t.game, t.rules, options, t.seed, int(t.listed), t.host, t.status, t.created, t.started)
        async with self._transaction() as db:
            await db.execute(q.TABLE_ADD, (*values, t.changed))
            await db.executemany(q.SEAT_ADD, [(t.id, s.seat, *_seat_values(s)) for s in seats])

    async def table(self, id: str) -> TableRow | None:
        rows = await self._rows(q.TABLE_GET, id)
        return _table(rows[0]) if rows else None

    async def seats(self, ids: list[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        marks = f"({', '.join('?' * len(ids))})"
        if ids:
            for id, *row in await self._rows(q.SEATS_OF.replace("(?)", marks), *ids):
                found[id].append(_seat(row))
            for id, seat, guest in await self._rows(q.RIGHTS_OF.replace("(?)", marks), *ids):
                found[id][seat].others = [*found[id][seat].others, guest]
        return found

    async def set_seat(self, id: str, seat: SeatRow) -> None:
        async with self._transaction() as db:
            await db.execute(q.SEAT_SET, (*_seat_values(seat), id, seat.seat))
            if not seat.others:
                await db.execute(q.RIGHTS_CLEAR, (id, seat.seat))

    async def add_right(self, id: str, seat: int, guest: str) -> None:
        await self._write(q.RIGHT_ADD, (id, seat, guest))

    async def start(self, id: str, moment: int, waiting: list[int]) -> None:
        await self._write(q.TABLE_START, (moment, moment, json.dumps(waiting), id))

    async def keep_record(self, id: str, text: str) -> None:
        await self._write(q.TABLE_RECORD_SET, (text, id))

    async def record(self, id: str) -> str | None:
        rows = await self._rows(q.TABLE_RECORD_GET, id)
        return None if not rows or rows[0][0] is None else str(rows[0][0])

    async def set_rematch(self, id: str, rematch: str) -> str:
        await self._write(q.TABLE_REMATCH, (rematch, id))
        rows = await self._rows(q.TABLE_GET, id)
        return str(_table(rows[0]).rematch)

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        return [_table(row) for row in await self._rows(q.TABLES_OF, guest, guest, guest, limit)]

    async def open_tables(self, limit: int) -> list[TableRow]:
        return [_table(row) for row in await self._rows(q.TABLES_OPEN, limit)]

    async def unfinished_of(self, guest: str) -> int:
        return int((await self._rows(q.TABLES_UNFINISHED, guest))[0][0])

    async def tables_with_bots(self) -> list[str]:
        return [str(row[0]) for row in await self._rows(q.TABLES_WITH_BOTS)]

    # ---- the log --------------------------------------------------------------------------------------

    async def append(self, id: str, act: Act, summary: Summary) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((id, act, summary, done))
        self._wake.set()
        await done

    async def _write_on(self) -> None:
        """Write what has come in, all of it in one commit, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._queue = self._queue, []
            try:
                await self._commit(batch)
            except (sqlite3.Error, OSError):
                for one in batch:
                    await self._commit_alone(one)

    async def _commit(self, batch: list[_Pending]) -> None:
        async with self._transaction() as db:
            await db.executemany(q.ACT_ADD, [_act_values(id, act) for id, act, _, _ in batch])
            await db.executemany(q.TABLE_SUMMARY, [_summary_values(id, summary) for id, _, summary, _ in batch])
        for _, _, _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _commit_alone(self, one: _Pending) -> None:
        """After a batch failed: find out which of it was at fault."""
        done = one[3]
        try:
            await self._commit([one])
        except sqlite3.IntegrityError as error:
            if not done.done():
                done.set_exception(Conflict(str(error)))
        except (sqlite3.Error, OSError) as error:
            if not done.done():
                done.set_exception(error)

    async def acts(self, id: str) -> list[Act]:
        return [_act(row) for row in await self._rows(q.ACTS_GET, id)]

    # ---- talk -----------------------------------------------------------------------------------------

    async def add_talk(self, id: str, talk: Talk) -> None:
        message = None if talk.message is None else json.dumps(talk.message)
        await self._write(q.TALK_ADD, (id, talk.at, talk.seat, talk.name, talk.text, message, id))

    async def talk(self, id: str, last: int) -> list[Talk]:
        rows = await self._rows(q.TALK_GET, id, last)
        found = [Talk(at, seat, name, text, json.loads(m) if m else None) for at, seat, name, text, m in rows]
        return found[::-1]


def _table(row: Any) -> TableRow:
    table = TableRow(*row)
    table.options = json.loads(row[3])
    table.listed = bool(row[5])
    table.waiting = json.loads(row[12])
    table.result = json.loads(row[13]) if row[13] else None
    return table


def _seat_values(seat: SeatRow) -> tuple[object, ...]:
    return (seat.kind, seat.guest, seat.name, seat.level, json.dumps(seat.preferences))


def _seat(row: Any) -> SeatRow:
    seat, kind, guest, name, level, preferences = row
    return SeatRow(seat, kind, guest, name, level, json.loads(preferences))


def _act_values(id: str, act: Act) -> tuple[object, ...]:
    body = " ".join(act.words) if act.kind == SAY else str(act.count)
    return (id, act.seq, act.kind, act.seat, body, act.act, act.moment)


def _act(row: Any) -> Act:
    seq, kind, seat, body, key, moment = row
    if kind == SAY:
        return Act(seq, kind, seat, words=body.split(), act=key, moment=moment)
    return Act(seq, kind, seat, count=int(body), act=key, moment=moment)


def _summary_values(id: str, summary: Summary) -> tuple[object, ...]:
    result = None if summary.result is None else msgspec.json.encode(summary.result).decode()
    return (summary.status, json.dumps(summary.waiting), summary.changed, summary.ended, result, id)

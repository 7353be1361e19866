"""The store in SQL, whatever the database: what is read and written, over one writer and a few readers."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from starboard.server.clock import Clock, Times
from starboard.server.standing import Standing
from starboard.server.store import queries as q
from starboard.server.store.rows import SAY, Act, Conflict, Found, Guest, SeatRow, Summary, TableRow, Talk
from starboard.server.store.writing import Connection, Db, Readers, Work, Writer

T = TypeVar("T")


class SqlStore:
    """Everything but the connecting. Nobody reads what is not yet on the disk, and everybody reads all that is."""

    _writer: Writer
    _readers: Readers

    def __init__(self) -> None:
        self._connections: list[Connection] = []  # the first writes, the others read

    def _connect(self) -> None:
        """Open the connections and bring the schema up to date."""
        raise NotImplementedError

    async def open(self) -> None:
        try:
            await asyncio.to_thread(self._connect)
        except BaseException:
            self._disconnect()
            raise
        self._writer = Writer(self._connections[0].commit)
        self._readers = Readers([db.read for db in self._connections[1:]])

    async def claim(self) -> None:
        """Opening a file has claimed it already."""

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._readers.close)
        self._disconnect()

    def _disconnect(self) -> None:
        while self._connections:
            self._connections.pop().close()

    async def _write(self, work: Work[T]) -> T:
        return await self._writer.write(work)

    async def _run(self, sql: str, *values: object) -> int:
        return await self._writer.write(lambda db: db.run(sql, *values))

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        return await self._readers.read(lambda db: db.rows(sql, *values))

    def waiting(self) -> int:
        return self._writer.waiting()

    async def check(self) -> None:
        await self._run(q.NOTE_PUT, "checked", str(int(time.time())))

    async def note(self, name: str) -> str:
        rows = await self._rows(q.NOTE_GET, name)
        return str(rows[0][0]) if rows else ""

    async def set_note(self, name: str, value: str) -> None:
        await self._run(q.NOTE_PUT, name, value)

    # ---- secrets and guests ---------------------------------------------------------------------------

    async def secret(self, name: str, fresh: str) -> str:
        def work(db: Db) -> str:
            db.run(q.SECRET_PUT, name, fresh)
            return str(db.rows(q.SECRET_GET, name)[0][0])

        return await self._write(work)

    async def add_guest(self, guest: Guest) -> None:
        await self._run(q.GUEST_ADD, guest.id, guest.name, guest.language, guest.created)

    async def guest(self, id: str) -> Guest | None:
        rows = await self._rows(q.GUEST_GET, id)
        return _guest(rows[0]) if rows else None

    async def guest_by_phrase(self, phrase: str) -> Guest | None:
        rows = await self._rows(q.GUEST_BY_PHRASE, phrase)
        return _guest(rows[0]) if rows else None

    async def set_phrase(self, id: str, phrase: str) -> None:
        await self._run(q.GUEST_PHRASE, phrase, id)

    async def ban(self, id: str, banned: bool) -> None:
        await self._run(q.GUEST_BAN, int(banned), id)

    async def recent_guests(self, limit: int) -> list[Guest]:
        return [_guest(row) for row in await self._rows(q.GUESTS_RECENT, limit)]

    async def forget_guest(self, id: str, seats: list[tuple[str, int, str]]) -> None:
        def work(db: Db) -> None:
            for table, seat, name in seats:
                db.run(q.TALK_FORGET, table, seat)
                db.run(q.RECORD_RENAME, f"seat {seat}: {name}\n", f"seat {seat}: ?\n", table)
            for sql in q.GUEST_FORGET:
                db.run(sql, id)

        await self._write(work)

    async def change_guest(self, guest: Guest) -> None:
        await self._run(q.GUEST_SET, guest.name, guest.language, guest.id)

    # ---- tables and seats -----------------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        t = table
        options = json.dumps(t.options)
        values = (t.id, t.game, t.rules, options, t.seed, int(t.listed), t.host, t.status, t.created, t.started)

        def work(db: Db) -> None:
            db.run(q.TABLE_ADD, *values, t.changed, _json(t.clock))
            for seat in seats:
                db.run(q.SEAT_ADD, t.id, seat.seat, *_seat_values(seat))

        await self._write(work)

    async def table(self, id: str) -> TableRow | None:
        rows = await self._rows(q.TABLE_GET, id)
        return _table(rows[0]) if rows else None

    async def _tables(self, sql: str, *values: object) -> list[TableRow]:
        return await self._readers.read(lambda db: [_table(row) for row in db.rows(sql, *values)])

    async def seats(self, ids: list[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        if ids:
            for id, *row in await self._rows(q.SEATS_OF.replace("(?)", _marks(ids)), *ids):
                _add_seat(found[id], row)
        return found

    async def set_seat(self, id: str, seat: SeatRow) -> None:
        def work(db: Db) -> None:
            db.run(q.SEAT_SET, *_seat_values(seat), id, seat.seat)
            if not seat.others:
                db.run(q.RIGHTS_CLEAR, id, seat.seat)

        await self._write(work)

    async def add_right(self, id: str, seat: int, guest: str) -> None:
        await self._run(q.RIGHT_ADD, id, seat, guest)

    async def start(
        self, id: str, moment: int, waiting: list[int], times: Times | None = None, due: int | None = None
    ) -> None:
        def work(db: Db) -> None:
            db.run(q.TABLE_START, moment, moment, json.dumps(waiting), id)
            if times is not None:
                db.run(q.TABLE_TIMES, _json(times), due, id)

        await self._write(work)

    async def set_times(self, id: str, times: Times, due: int | None) -> None:
        await self._run(q.TABLE_TIMES, _json(times), due, id)

    async def overdue(self, moment: int) -> list[str]:
        return [str(row[0]) for row in await self._rows(q.TABLES_OVERDUE, moment)]

    async def keep_record(self, id: str, text: str) -> None:
        await self._run(q.TABLE_RECORD_SET, text, id)

    async def record(self, id: str) -> str | None:
        rows = await self._rows(q.TABLE_RECORD_GET, id)
        return None if not rows or rows[0][0] is None else str(rows[0][0])

    async def set_rematch(self, id: str, rematch: str) -> str:
        def work(db: Db) -> str:
            db.run(q.TABLE_REMATCH, rematch, id)
            return str(_table(db.rows(q.TABLE_GET, id)[0]).rematch)

        return await self._write(work)

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        return await self._tables(q.TABLES_OF, guest, guest, guest, limit)

    async def recent_tables(self, limit: int) -> list[TableRow]:
        return await self._tables(q.TABLES_RECENT, limit)

    async def find_tables(self, guest: str, wanted: Found, unfinished: bool, limit: int, offset: int) -> list[TableRow]:
        name = wanted.player.lower().replace("!", "!!").replace("%", "!%").replace("_", "!_")
        own = (guest, guest, guest)
        given = (int(unfinished), wanted.game or "%", wanted.since, wanted.until, f"%{name}%")
        return await self._tables(q.TABLES_FOUND, *own, *given, limit, offset)

    async def open_tables(self, limit: int) -> list[TableRow]:
        return await self._tables(q.TABLES_OPEN, limit)

    async def unfinished_of(self, guest: str) -> int:
        return int((await self._rows(q.TABLES_UNFINISHED, guest))[0][0])

    async def listed_of(self, guest: str) -> int:
        return int((await self._rows(q.TABLES_LISTED, guest))[0][0])

    async def mute(self, id: str, muted: bool) -> None:
        await self._run(q.TABLE_MUTE, int(muted), id)

    async def delete_table(self, id: str) -> None:
        def work(db: Db) -> None:
            for sql in q.TABLE_DELETE:
                db.run(sql, id)

        await self._write(work)

    async def tables_with_bots(self) -> list[str]:
        return [str(row[0]) for row in await self._rows(q.TABLES_WITH_BOTS)]

    # ---- the log --------------------------------------------------------------------------------------

    async def append(self, id: str, act: Act, summary: Summary) -> None:
        values, changed = _act_values(id, act), _summary_values(id, summary)

        def work(db: Db) -> None:
            db.run(q.ACT_ADD, *values)
            db.run(q.TABLE_SUMMARY, *changed)
            if summary.times is not None:
                db.run(q.TABLE_TIMES, _json(summary.times), summary.due, id)

        await self._write(work)

    async def acts(self, id: str) -> list[Act]:
        return [_act(row) for row in await self._rows(q.ACTS_GET, id)]

    # ---- talk -----------------------------------------------------------------------------------------

    async def add_talk(self, id: str, talk: Talk) -> None:
        message = None if talk.message is None else json.dumps(talk.message)
        for attempt in range(10):
            try:
                await self._run(q.TALK_ADD, id, talk.at, talk.seat, talk.name, talk.text, message, id)
                return
            except Conflict:  # another server had something to say at the same moment
                if attempt == 9:
                    raise

    async def talk(self, id: str, last: int) -> list[Talk]:
        rows = await self._rows(q.TALK_GET, id, last)
        found = [Talk(at, seat, name, text, json.loads(m) if m else None) for at, seat, name, text, m in rows]
        return found[::-1]


def _guest(row: Any) -> Guest:
    id, name, language, created, banned = row
    return Guest(id, name, language, created, bool(banned))


def _json(value: msgspec.Struct | None) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _marks(values: Sequence[object]) -> str:
    return f"({', '.join('?' * len(values))})"


def _table(row: Any) -> TableRow:
    table = TableRow(*row)
    table.options = json.loads(row[3])
    table.listed = bool(row[5])
    table.waiting = json.loads(row[12])
    table.result = json.loads(row[13]) if row[13] else None
    table.muted = bool(row[15])
    table.clock = msgspec.json.decode(row[16], type=Clock) if row[16] else None
    table.times = msgspec.json.decode(row[17], type=Times) if row[17] else None
    table.standing = msgspec.json.decode(row[18], type=Standing) if row[18] else None
    return table


def _seat_values(seat: SeatRow) -> tuple[object, ...]:
    return (seat.kind, seat.guest, seat.name, seat.level, json.dumps(seat.preferences), seat.link, int(seat.away))


def _add_seat(seats: list[SeatRow], row: Any) -> None:
    """A row for each seat, and a further one for each further guest who may play it."""
    seat, kind, guest, name, level, preferences, link, away, other = row
    if not seats or seats[-1].seat != seat:
        seats.append(SeatRow(seat, kind, guest, name, level, json.loads(preferences), link, bool(away)))
    if other is not None:
        seats[-1].others = [*seats[-1].others, other]


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
    waiting, standing = json.dumps(summary.waiting), _json(summary.standing)
    return (summary.status, waiting, summary.changed, summary.ended, result, standing, id)

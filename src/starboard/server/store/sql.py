"""The store in SQL, whatever the database: what is read and written, over one writer and a few readers."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from starboard.server import clock as clocks
from starboard.server.clock import Clock, Times
from starboard.server.standing import Standing
from starboard.server.store import queries as q
from starboard.server.store.rows import (
    SAY,
    Act,
    Conflict,
    Found,
    Full,
    Guest,
    Link,
    News,
    SeatRow,
    Summary,
    TableRow,
    Talk,
)
from starboard.server.store.writing import Connection, Db, Readers, Work, Writer

T = TypeVar("T")
MANY = 5000  # values that one query may hold


class SqlStore:
    """Everything but the connecting. Nobody reads what is not yet on the disk, and everybody reads all that is."""

    shared = False  # whether other servers may serve from it at the same time
    _writer: Writer
    _readers: Readers

    def __init__(self) -> None:
        self.name = secrets.token_hex(4)  # what this server is called among the others
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

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._readers.close)
        self._disconnect()

    def _disconnect(self) -> None:
        while self._connections:
            self._connections.pop().close()

    async def _write(self, work: Work[T], table: str = "") -> T:
        return await self._writer.write(work, table)

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

    # ---- other servers --------------------------------------------------------------------------------

    async def listen(self, hear: Callable[[News], None]) -> None:
        """There is nobody to listen to."""

    async def tell(self, news: News) -> None:
        """There is nobody to tell."""

    def _spread(self, db: Db, news: News) -> None:
        """Tell the others what this transaction changes, as soon as it is committed."""

    def _count_on(self, db: Db, id: str, revision: int) -> int:
        """Every change of a table goes through here: it is refused if another came before (-1: it does not matter)."""
        found = db.rows(q.TABLE_COUNT, id, revision, revision)
        return self._counted(db, id, found)

    def _counted(self, db: Db, id: str, found: list[Any]) -> int:
        if not found:
            raise Conflict(f"table {id} has changed")
        number = int(found[0][0])
        self._spread(db, News("table", id, number))
        return number

    def _speak(self, db: Db, id: str, speak: list[int] | None) -> None:
        """Note for which seats some server has to speak; where there is one server only, it knows."""

    async def want_jobs(self, id: str, seats: list[int], claim: bool) -> list[int]:
        return seats

    async def claim_jobs(self, limit: int) -> list[tuple[str, int]]:
        return []

    async def job_done(self, id: str, seat: int, revision: int) -> bool:
        return True

    async def keep_jobs(self, jobs: list[tuple[str, int]]) -> None:
        """Nobody else would take them."""

    async def drop_jobs(self) -> None:
        """Nobody else would take them."""

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

    async def guest_by_mail(self, mail: str) -> Guest | None:
        rows = await self._rows(q.GUEST_BY_MAIL, mail)
        return _guest(rows[0]) if rows else None

    async def set_mail(self, id: str, mail: str) -> None:
        await self._run(q.GUEST_MAIL, mail, id)

    async def set_webhook(self, id: str, webhook: str) -> None:
        await self._run(q.GUEST_WEBHOOK, webhook, id)

    async def guests_to_tell(self) -> list[Guest]:
        return [_guest(row) for row in await self._rows(q.GUESTS_TO_TELL)]

    async def set_told(self, guest: Guest, moment: int) -> bool:
        return await self._run(q.GUEST_TOLD, moment, guest.id, guest.told) > 0

    async def set_phrase(self, id: str, phrase: str) -> None:
        await self._run(q.GUEST_PHRASE, phrase, id)

    async def ban(self, id: str, banned: bool) -> None:
        def work(db: Db) -> None:
            db.run(q.GUEST_BAN, int(banned), id)
            self._spread(db, News("guest", id))

        await self._write(work)

    async def recent_guests(self, search: str, limit: int) -> list[Guest]:
        return [_guest(row) for row in await self._rows(q.GUESTS_RECENT, _holding(search), limit)]

    async def forget_guest(self, id: str, seats: list[tuple[str, int, str]]) -> None:
        def work(db: Db) -> None:
            for table, seat, name in seats:
                db.run(q.TALK_FORGET, table, seat)
                db.run(q.RECORD_RENAME, f"seat {seat}: {name}\n", f"seat {seat}: ?\n", table)
            for sql in q.GUEST_FORGET:
                db.run(sql, id)
            self._spread(db, News("guest", id))

        await self._write(work)

    async def change_guest(self, guest: Guest) -> None:
        await self._run(q.GUEST_SET, guest.name, guest.language, guest.id)

    # ---- tables and seats -----------------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: list[SeatRow], most: int = -1, listed: int = -1) -> None:
        t = table
        options = json.dumps(t.options)
        values = (t.id, t.game, t.rules, options, t.seed, int(t.listed), t.host, t.status, t.created, t.started)

        def work(db: Db) -> None:
            _room_for(db, "unfinished tables", most, q.TABLES_UNFINISHED, t.host)
            if t.listed:
                _room_for(db, "open tables in the list", listed, q.TABLES_LISTED, t.host)
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
        for start in range(0, len(ids), MANY):
            some = ids[start : start + MANY]
            for id, *row in await self._rows(q.SEATS_OF.replace("(?)", _marks(some)), *some):
                _add_seat(found[id], row)
        return found

    async def whole(self, id: str, after: int) -> tuple[TableRow, list[SeatRow], list[Act]] | None:
        def work(db: Db) -> tuple[TableRow, list[SeatRow], list[Act]] | None:
            while True:
                rows = db.rows(q.TABLE_GET, id)
                if not rows:
                    return None
                seats: list[SeatRow] = []
                for row in db.rows(q.SEATS_OF, id):
                    _add_seat(seats, row[1:])
                acts = [_act(row) for row in db.rows(q.ACTS_GET, id, after)]
                table = _table(rows[0])
                if [row[0] for row in db.rows(q.TABLE_REVISION, id)] == [table.revision]:
                    return table, seats, acts

        return await self._readers.read(work)

    async def revisions(self, ids: list[str]) -> dict[str, int]:
        if not ids:
            return {}
        return {row[0]: row[1] for row in await self._rows(q.REVISIONS.replace("(?)", _marks(ids)), *ids)}

    async def set_seat(
        self,
        id: str,
        seat: SeatRow,
        revision: int = -1,
        times: Times | None = None,
        due: int | None = None,
        speak: list[int] | None = None,
        most: int = -1,
    ) -> int:
        def work(db: Db) -> int:
            _room_for(db, "seats at tables that have not begun", most, q.SEATS_JOINED, seat.guest, seat.guest)
            found = self._count_on(db, id, revision)
            db.run(q.SEAT_SET, *_seat_values(seat), id, seat.seat)
            if not seat.others:
                db.run(q.RIGHTS_CLEAR, id, seat.seat)
            if seat.guest is None:
                db.run(q.LINKS_CLEAR, id, seat.seat)
            if times is not None:
                db.run(q.TABLE_TIMES, _json(times), due, id)
            self._speak(db, id, speak)
            return found

        return await self._write(work, id)

    async def add_right(self, id: str, seat: int, guest: str, revision: int = -1, link: str | None = None) -> int:
        def work(db: Db) -> int:
            found = self._count_on(db, id, revision)
            db.run(q.RIGHT_ADD, id, seat, guest, link)
            return found

        return await self._write(work, id)

    async def links(self, id: str, seat: int) -> list[Link]:
        return [Link(*row) for row in await self._rows(q.LINKS_OF, id, seat)]

    async def add_link(self, id: str, seat: int, link: str, moment: int) -> None:
        await self._run(q.LINK_ADD, id, seat, link, moment)

    async def drop_links(self, id: str, seat: int, link: str | None, revision: int) -> None:
        def work(db: Db) -> None:
            self._count_on(db, id, revision)
            if link is None:
                db.run(q.LINKS_CLEAR, id, seat)
                db.run(q.RIGHTS_CLEAR, id, seat)
            elif db.run(q.LINK_DELETE, id, seat, link):
                db.run(q.RIGHTS_BY_LINK, id, seat, link)

        await self._write(work, id)

    async def archive_abandoned(self, before: int) -> list[str]:
        def work(db: Db) -> list[str]:
            found = db.rows(q.TABLES_ABANDONED, before)
            for id, revision in found:
                self._speak(db, id, [])
                self._spread(db, News("table", id, revision))
            return [str(row[0]) for row in found]

        return await self._write(work)

    async def resume(
        self,
        id: str,
        moment: int,
        revision: int,
        times: Times | None = None,
        due: int | None = None,
        speak: list[int] | None = None,
    ) -> int:
        def work(db: Db) -> int:
            found = self._count_on(db, id, revision)
            db.run(q.TABLE_RESUME, moment, id)
            if times is not None:
                db.run(q.TABLE_TIMES, _json(times), due, id)
            self._speak(db, id, speak)
            return found

        return await self._write(work, id)

    async def start(
        self,
        id: str,
        moment: int,
        waiting: list[int],
        revision: int = -1,
        times: Times | None = None,
        due: int | None = None,
        speak: list[int] | None = None,
    ) -> int:
        def work(db: Db) -> int:
            found = self._count_on(db, id, revision)
            db.run(q.TABLE_START, moment, moment, json.dumps(waiting), id)
            if times is not None:
                db.run(q.TABLE_TIMES, _json(times), due, id)
            self._speak(db, id, speak)
            return found

        return await self._write(work, id)

    async def overdue(self, moment: int) -> list[str]:
        return [str(row[0]) for row in await self._rows(q.TABLES_OVERDUE, moment)]

    async def give_back(self, away: int, back: int) -> None:
        while not await self._write(lambda db: self._give_back(db, away, back)):
            pass  # other servers were faster at some table; what has been given is not given again

    def _give_back(self, db: Db, away: int, back: int) -> bool:
        """Tells whether that was all."""
        whole = True
        for (id, revision), rows in itertools.groupby(db.rows(q.TABLES_TIMED), lambda row: (row[0], row[1])):
            (_, _, clock, old, seat), *others = rows
            times = msgspec.json.decode(old, type=Times)
            given = clocks.give_back(msgspec.json.decode(clock, type=Clock), times, away, back)
            if given.since == times.since:
                continue
            try:
                self._count_on(db, id, revision)
            except Conflict:
                whole = False
                continue
            db.run(q.TABLE_TIMES, _json(given), clocks.due(given, [seat, *(row[4] for row in others)]), id)
        return whole

    async def keep_record(self, id: str, text: str) -> None:
        await self._run(q.TABLE_RECORD_SET, text, id)

    async def record(self, id: str) -> str | None:
        rows = await self._rows(q.TABLE_RECORD_GET, id)
        return None if not rows or rows[0][0] is None else str(rows[0][0])

    async def set_rematch(self, id: str, rematch: str) -> str:
        def work(db: Db) -> str:
            if db.run(q.TABLE_REMATCH, rematch, id):
                self._count_on(db, id, -1)
            return str(_table(db.rows(q.TABLE_GET, id)[0]).rematch)

        return await self._write(work)

    async def tables_of(self, guest: str, limit: int, archived: bool = True) -> list[TableRow]:
        return await self._tables(q.TABLES_OF, guest, guest, guest, int(archived), limit)

    async def recent_tables(self, search: str, limit: int) -> list[TableRow]:
        holding = _holding(search)
        return await self._tables(q.TABLES_RECENT, holding, holding, holding, limit)

    async def find_tables(self, guest: str, wanted: Found, unfinished: bool, limit: int, offset: int) -> list[TableRow]:
        own = (guest, guest, guest)
        given = (wanted.game or "%", wanted.since, wanted.until, _holding(wanted.player))
        return await self._tables(q.TABLES_LEFT if unfinished else q.TABLES_PAST, *own, *given, limit, offset)

    async def open_tables(self, limit: int) -> list[TableRow]:
        return await self._tables(q.TABLES_OPEN, limit)

    async def mute(self, id: str, muted: bool, revision: int = -1) -> int:
        return await self._set(q.TABLE_MUTE, id, int(muted), revision)

    async def archive(self, id: str, revision: int = -1) -> int:
        def work(db: Db) -> int:
            found = self._count_on(db, id, revision)
            db.run(q.TABLE_ARCHIVE, 1, id)
            self._speak(db, id, [])
            return found

        return await self._write(work, id)

    async def set_options(self, id: str, options: dict[str, int | str | bool], revision: int = -1) -> int:
        return await self._set(q.TABLE_OPTIONS, id, json.dumps(options), revision)

    async def _set(self, query: str, id: str, value: object, revision: int) -> int:
        """Change one column of a table."""

        def work(db: Db) -> int:
            found = self._count_on(db, id, revision)
            db.run(query, value, id)
            return found

        return await self._write(work, id)

    async def delete_table(self, id: str, revision: int = -1) -> None:
        def work(db: Db) -> None:
            if not db.rows(q.TABLE_COUNT, id, revision, revision):
                raise Conflict(f"table {id} has changed")
            for sql in q.TABLE_DELETE:
                db.run(sql, id)
            self._spread(db, News("gone", id))

        await self._write(work, id)

    async def tables_with_bots(self) -> list[str]:
        return [str(row[0]) for row in await self._rows(q.TABLES_WITH_BOTS)]

    # ---- the log --------------------------------------------------------------------------------------

    async def append(
        self, id: str, act: Act, summary: Summary, revision: int = -1, speak: list[int] | None = None
    ) -> int:
        values, changed = _act_values(id, act), _summary_values(id, summary)

        def work(db: Db) -> int:
            found = self._counted(db, id, db.rows(q.TABLE_SUMMARY, *changed, revision, revision))
            db.run(q.ACT_ADD, *values)
            if summary.times is not None:
                db.run(q.TABLE_TIMES, _json(summary.times), summary.due, id)
            self._speak(db, id, speak)
            return found

        return await self._write(work, id)

    async def acts(self, id: str) -> list[Act]:
        return [_act(row) for row in await self._rows(q.ACTS_GET, id, 0)]

    # ---- talk -----------------------------------------------------------------------------------------

    async def add_talk(self, id: str, talk: Talk) -> int:
        message = None if talk.message is None else json.dumps(talk.message)

        def work(db: Db) -> int:
            rows = db.rows(q.TALK_ADD, id, talk.at, talk.seat, talk.name, talk.text, message, id)
            self._spread(db, News("talk", id, rows[0][0]))
            return int(rows[0][0])

        for attempt in range(10):
            try:
                return await self._write(work, id)
            except Conflict:  # another server had something to say at the same moment
                if attempt == 9:
                    raise
        raise AssertionError

    async def talk(self, id: str, last: int, after: int = 0) -> list[Talk]:
        rows = await self._rows(q.TALK_GET, id, after, last)
        found = [Talk(at, seat, name, text, json.loads(m) if m else None, seq) for at, seat, name, text, m, seq in rows]
        return found[::-1]


def _holding(text: str) -> str:
    """The pattern of what holds this text."""
    return "%" + text.lower().replace("!", "!!").replace("%", "!%").replace("_", "!_") + "%"


def _guest(row: Any) -> Guest:
    id, name, language, created, banned, *rest = row
    return Guest(id, name, language, created, bool(banned), *rest)


def _json(value: msgspec.Struct | None) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def _room_for(db: Db, what: str, most: int, count: str, *values: object) -> None:
    """In the same transaction as what needs the room: however many ask at once, no more get in."""
    if 0 <= most <= int(db.rows(count, *values)[0][0]):
        raise Full(what, most)


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
    table.archived = bool(row[20])
    return table


def _seat_values(seat: SeatRow) -> tuple[object, ...]:
    return (seat.kind, seat.guest, seat.name, seat.level, json.dumps(seat.preferences), int(seat.away))


def _add_seat(seats: list[SeatRow], row: Any) -> None:
    """A row for each seat, and a further one for each further guest who may play it."""
    seat, kind, guest, name, level, preferences, away, other = row
    if not seats or seats[-1].seat != seat:
        seats.append(SeatRow(seat, kind, guest, name, level, json.loads(preferences), bool(away)))
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

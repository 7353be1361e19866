"""The store: migrations, the log, one commit for many."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import threading
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import psycopg
import pytest

from starboard.kernel import StarboardError
from starboard.server.store import (
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    SAY,
    UNDO,
    Act,
    Conflict,
    Full,
    Guest,
    SeatRow,
    Summary,
    TableRow,
    Talk,
)
from starboard.server.store import queries as q
from starboard.server.store.migrations import scripts, statements
from starboard.server.store.opening import store_of
from starboard.server.store.rows import Status
from starboard.server.store.sql import SqlStore
from starboard.server.store.sqlite import SqliteStore
from starboard.server.store.writing import Db, Work
from tests.server.postgres import Cluster

ANNA = Guest("g1", "Anna", "uk", 1)


def table_row(id: str = "t1", status: Status = PLAYING) -> TableRow:
    return TableRow(id, "lots", 1, {"players": 2}, "0x" + "00" * 16, True, ANNA.id, status, 5, changed=5)


def seats() -> list[SeatRow]:
    return [SeatRow(0, PERSON, ANNA.id, "Anna", None), SeatRow(1, OPEN, None, "", None)]


def summary(waiting: list[int] | None = None) -> Summary:
    return Summary(PLAYING, [0] if waiting is None else waiting, 9, None, None)


async def opened(database: str) -> SqlStore:
    store = store_of(database)
    assert isinstance(store, SqlStore)
    await store.open()
    return store


async def filled(database: str) -> SqlStore:
    store = await opened(database)
    await store.add_guest(ANNA)
    await store.add_table(table_row(), seats())
    return store


def test_what_is_written_is_read_again_by_another_store(database: str) -> None:
    async def go() -> None:
        store = await filled(database)
        await store.append("t1", Act(1, SAY, 0, words=["a", "b"], act="k1", moment=7), summary([1]))
        await store.append("t1", Act(2, UNDO, 0, count=2, moment=8), summary())
        await store.add_right("t1", 0, ANNA.id)
        secret = await store.secret("signer", "first")
        await store.close()
        again = await opened(database)
        assert await again.secret("signer", "second") == secret == "first"
        assert await again.guest("g1") == ANNA
        acts = await again.acts("t1")
        assert [(act.kind, act.words, act.count, act.act) for act in acts] == [
            (SAY, ["a", "b"], 0, "k1"),
            (UNDO, [], 2, None),
        ]
        row = await again.table("t1")
        assert row is not None
        assert row.waiting == [0]
        assert row.options == {"players": 2}
        assert row.listed is True
        assert [seat.kind for seat in (await again.seats(["t1"]))["t1"]] == [PERSON, OPEN]
        assert (await again.seats(["t1"]))["t1"][0].others == [ANNA.id]
        await again.close()

    asyncio.run(go())


def test_a_place_or_a_key_in_the_log_is_taken_once(database: str) -> None:
    async def go() -> None:
        store = await filled(database)
        await store.append("t1", Act(1, SAY, 0, words=["a"], act="k1"), summary())
        with pytest.raises(Conflict):
            await store.append("t1", Act(1, SAY, 1, words=["b"], act="k2"), summary())
        with pytest.raises(Conflict):
            await store.append("t1", Act(2, SAY, 1, words=["b"], act="k1"), summary())
        assert [act.words for act in await store.acts("t1")] == [["a"]]
        await store.close()

    asyncio.run(go())


def test_one_that_fails_does_not_drag_others_down(database: str) -> None:
    """Appends of one batch share a commit; a conflict in it harms nobody else."""

    async def go() -> None:
        store = await filled(database)
        await store.add_table(table_row("t2"), seats())
        results = await asyncio.gather(
            store.append("t1", Act(1, SAY, 0, words=["a"]), summary()),
            store.append("t1", Act(1, SAY, 1, words=["b"]), summary()),
            store.append("t2", Act(1, SAY, 0, words=["c"]), summary()),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [int, Conflict, int]
        assert [act.words for act in await store.acts("t1")] == [["a"]]
        assert [act.words for act in await store.acts("t2")] == [["c"]]
        await store.close()

    asyncio.run(go())


def test_many_writes_share_a_few_commits(database: str) -> None:
    async def go() -> int:
        store = await filled(database)
        commits: list[int] = []
        commit = store._writer._commit

        def counted(works: Sequence[Work[Any]]) -> list[Any]:
            commits.append(len(works))
            return commit(works)

        for number in range(50):
            await store.add_table(table_row(f"x{number}"), seats())
        store._writer._commit = counted
        appends = [store.append(f"x{n}", Act(1, SAY, 0, words=["a"]), summary()) for n in range(50)]
        await asyncio.gather(*appends, *(store.add_talk(f"x{n}", Talk(1, 0, "Anna", "hi", None)) for n in range(50)))
        assert [len(await store.acts(f"x{n}")) for n in range(50)] == [1] * 50
        assert sum(commits) == 100
        await store.close()
        return len(commits)

    assert asyncio.run(go()) <= 3


def test_commits_are_on_the_disk(tmp_path: Path) -> None:
    async def go() -> list[object]:
        store = await filled(str(tmp_path / "s.sqlite3"))
        found = await store._write(
            lambda db: [db.rows("PRAGMA synchronous")[0][0], db.rows("PRAGMA journal_mode")[0][0]]
        )
        await store.close()
        return found

    assert asyncio.run(go()) == [2, "wal"]  # 2 is FULL


def test_a_reader_never_sees_what_is_not_committed(database: str) -> None:
    async def go() -> None:
        store = await filled(database)
        begun, end = threading.Event(), threading.Event()

        def slow(db: Db) -> None:
            db.run(q.ACT_ADD, "t1", 1, SAY, 0, "a", None, 0)
            begun.set()
            assert end.wait(10)

        writing = asyncio.create_task(store._write(slow))
        await asyncio.to_thread(begun.wait)
        assert await store.acts("t1") == []
        end.set()
        await writing
        assert len(await store.acts("t1")) == 1
        await store.close()

    asyncio.run(go())


def test_nobody_who_gives_up_leaves_a_transaction_open(database: str) -> None:
    """Every kind of write, cancelled after any number of turns of the loop: the next one still gets through."""

    async def go() -> None:
        store = await filled(database)
        for turns in range(12):
            id = f"w{turns}"
            writes: list[Coroutine[Any, Any, Any]] = [
                store.add_guest(Guest(f"g{id}", "Boris", "en", 1)),
                store.change_guest(ANNA),
                store.add_table(table_row(id), seats()),
                store.set_seat("t1", seats()[0]),
                store.add_right("t1", 0, ANNA.id),
                store.start("t1", 1, [0]),
                store.keep_record("t1", "text"),
                store.set_rematch("t1", "t2"),
                store.add_talk("t1", Talk(1, 0, "Anna", "hi", None)),
                store.append("t1", Act(turns + 1, SAY, 0, words=["a"]), summary()),
                store.secret("signer", "first"),
            ]
            tasks = [asyncio.create_task(write) for write in writes]
            for _ in range(turns):
                await asyncio.sleep(0)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            async with asyncio.timeout(5):
                await store.add_talk("t1", Talk(1, 0, "Anna", f"still {turns}", None))
        assert [line.text for line in await store.talk("t1", 1)] == ["still 11"]
        await store.close()

    asyncio.run(go())


def test_what_is_written_is_read_at_once_however_many_read(database: str) -> None:
    async def go() -> None:
        store = await filled(database)
        for n in range(60):
            await store.add_table(table_row(f"old{n}"), seats())
        busy = True

        async def read_on() -> None:
            while busy:
                await store.tables_of(ANNA.id, 100)
                await store.open_tables(100)

        readers = [asyncio.create_task(read_on()) for _ in range(8)]
        for n in range(40):
            await store.add_guest(Guest(f"fresh{n}", "Boris", "en", 1))
            assert await store.guest(f"fresh{n}") is not None
            await store.add_table(table_row(f"fresh{n}"), seats())
            assert await store.table(f"fresh{n}") is not None
            assert len((await store.seats([f"fresh{n}"]))[f"fresh{n}"]) == 2
            assert await store.set_rematch(f"fresh{n}", f"next{n}") == f"next{n}"
            await store.append(f"fresh{n}", Act(1, SAY, 0, words=["a"]), summary())
            assert len(await store.acts(f"fresh{n}")) == 1
        busy = False
        await asyncio.gather(*readers)
        await store.close()

    asyncio.run(go())


def test_lists(database: str) -> None:
    async def go() -> None:
        store = await filled(database)
        await store.add_table(table_row("t2", OPEN), seats())
        await store.add_table(table_row("t3", OVER), seats())
        assert {row.id for row in await store.tables_of("g1", 10)} == {"t1", "t2", "t3"}
        assert await store.tables_of("g2", 10) == []
        assert [row.id for row in await store.open_tables(10)] == ["t2"]
        with pytest.raises(Full):  # t1 and t2 are not finished
            await store.add_table(table_row("t4"), seats(), 2)
        await store.add_table(table_row("t4"), seats(), 3)
        assert len(await store.tables_of("g1", 10)) == 4
        found = await store.seats(["t1", "t3", "nowhere"])
        assert [len(found[id]) for id in ("t1", "t3", "nowhere")] == [2, 2, 0]
        assert await store.seats([]) == {}
        assert await store.set_rematch("t3", "t2") == "t2"
        assert await store.set_rematch("t3", "t1") == "t2"
        await store.close()

    asyncio.run(go())


def test_migrations_are_applied_once_and_never_backwards(tmp_path: Path) -> None:
    async def go() -> None:
        for _ in range(2):
            store = SqliteStore(tmp_path / "s.sqlite3")
            await store.open()
            await store.close()
        db = sqlite3.connect(tmp_path / "s.sqlite3")
        assert db.execute("SELECT number FROM migrations").fetchall() == [(n,) for n, _, _ in scripts()]
        db.execute("INSERT INTO migrations VALUES (999, 'from the future')")
        db.commit()
        db.close()
        with pytest.raises(StarboardError, match="update"):
            await SqliteStore(tmp_path / "s.sqlite3").open()

    asyncio.run(go())


def test_the_sql_is_not_of_one_kind_only() -> None:
    """Words that SQLite alone understands stay out of queries and migrations."""
    named = [value for name, value in vars(q).items() if name.isupper()]
    everything = [sql for value in named for sql in (value if isinstance(value, list) else [value])]
    everything += [part for _, _, parts in scripts() for part in parts]
    banned = re.compile(
        r"AUTOINCREMENT|INSERT OR|REPLACE INTO|PRAGMA|ROWID|GLOB|DATETIME|json_|`|IFNULL", re.IGNORECASE
    )
    for sql in everything:
        assert not banned.search(sql), sql


def test_nothing_that_guests_ask_for_looks_through_all_tables(tmp_path: Path) -> None:
    async def make() -> None:
        store = SqliteStore(tmp_path / "s.sqlite3")
        await store.open()
        await store.close()

    asyncio.run(make())
    with contextlib.closing(sqlite3.connect(tmp_path / "s.sqlite3")) as db:
        for sql in (q.TABLES_OF, q.TABLES_OPEN, q.TABLES_PAST, q.TABLES_LEFT, q.TABLES_OVERDUE, q.TABLES_TIMED):
            plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {sql}", [1] * sql.count("?"))]
            assert not [step for step in plan if step.startswith("SCAN")], (sql, plan)
        plan = [row[3] for row in db.execute(f"EXPLAIN QUERY PLAN {q.TABLES_PAST}", [1] * q.TABLES_PAST.count("?"))]
        assert "tables_of_the_past" in plan[0]
        assert not [step for step in plan if "ORDER BY" in step]  # they lie in order


def test_statements_are_split_at_the_ends_of_lines() -> None:
    assert statements("-- a; b\nCREATE x (\n y);\nCREATE z;") == ["CREATE x (\n y)", "CREATE z"]


def test_servers_that_start_together_migrate_once(cluster: Cluster) -> None:
    async def go() -> None:
        database = cluster.database()
        stores = [store_of(database) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        assert len({await store.secret("signer", f"mine {n}") for n, store in enumerate(stores)}) == 1
        for store in stores:
            await store.close()

    asyncio.run(go())


def test_a_cut_connection_is_made_again(cluster: Cluster) -> None:
    async def go() -> None:
        database = cluster.database()
        store = await filled(database)
        assert cluster.cut(database.rpartition("/")[2]) >= 4
        assert await store.guest(ANNA.id) == ANNA
        with contextlib.suppress(Exception):  # this one may be told of the cut
            await store.append("t1", Act(1, SAY, 0, words=["a"], act="k1"), summary())
        seq = len(await store.acts("t1"))
        await store.append("t1", Act(seq + 1, SAY, 0, words=["b"], act="k2"), summary())
        assert (await store.acts("t1"))[-1].words == ["b"]
        await store.close()

    asyncio.run(go())


def test_a_sign_of_life_waits_for_no_writer(cluster: Cluster) -> None:
    """Once, it and a writer could wait for each other's jobs, until PostgreSQL ended one of them."""

    async def go() -> None:
        database = cluster.database()
        store = await filled(database)
        assert await store.want_jobs("t1", [0, 1], True) == [0, 1]
        with psycopg.connect(database) as other:
            other.execute("SELECT * FROM jobs WHERE seat = 0 FOR UPDATE")
            async with asyncio.timeout(10):
                await store.keep_jobs([("t1", 0), ("t1", 1)])
        await store.close()

    asyncio.run(go())


def test_who_does_not_do_a_job_does_not_keep_it(cluster: Cluster) -> None:
    """Once, a job whose doing had failed stayed with its server as long as that lived, and its bot stood still."""

    async def go() -> None:
        database = cluster.database()
        store, other = await filled(database), await opened(database)
        assert await store.want_jobs("t1", [0, 1], True) == [0, 1]
        assert await store.want_jobs("t1", [1], True) == [1]  # it is not being done after all
        assert await other.want_jobs("t1", [0, 1], True) == []
        with psycopg.connect(database) as db:
            db.execute("UPDATE jobs SET until = until - 7000")
        await store.keep_jobs([("t1", 1)])
        with psycopg.connect(database) as db:
            db.execute("UPDATE jobs SET until = until - 7000")
        assert await other.claim_jobs(5) == [("t1", 0)]
        await store.archive("t1")
        assert await other.claim_jobs(5) == await store.claim_jobs(5) == []
        with psycopg.connect(database) as db:
            assert db.execute("SELECT count(*) FROM jobs").fetchone() == (0,)
        await store.close()
        await other.close()

    asyncio.run(go())


def test_several_servers_say_things_at_one_table(cluster: Cluster) -> None:
    """A place in the log is taken once, whoever is first; talk finds a place for everybody."""

    async def go() -> None:
        database = cluster.database()
        stores = [await filled(database), *[await opened(database) for _ in range(3)]]
        results = await asyncio.gather(
            *(store.append("t1", Act(1, SAY, 0, words=["a"]), summary()) for store in stores), return_exceptions=True
        )
        assert sorted(type(one).__name__ for one in results) == ["Conflict"] * 3 + ["int"]
        await asyncio.gather(
            *(store.add_talk("t1", Talk(1, 0, "Anna", f"{n}", None)) for store in stores for n in range(10))
        )
        assert len(await stores[0].talk("t1", 100)) == 40
        for store in stores:
            await store.close()

    asyncio.run(go())

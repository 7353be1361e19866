"""A site leaves one database and enters another, of whichever kind, and is the same."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import sqlite3
from pathlib import Path

import pytest

from starboard.kernel import StarboardError
from starboard.server.store import OPEN, OVER, PERSON, PLAYING, SAY, UNDO, Act, Guest, SeatRow, Summary, TableRow, Talk
from starboard.server.store.opening import store_of
from starboard.server.store.transfer import LEFT_OUT, TABLES, export_site, import_site
from tests.server.postgres import Cluster


async def fill(database: str) -> None:
    store = store_of(database)
    await store.open()
    await store.secret("signer", "s3cret")
    await store.set_note("message", "Йо")
    for n in range(3):
        await store.add_guest(Guest(f"g{n}", f"Łukasz {n}", "uk", n))
    for n in range(5):
        row = TableRow(f"t{n}", "lots", 1, {"players": 2}, "0x00", n % 2 == 0, "g0", PLAYING, 5, changed=5)
        await store.add_table(row, [SeatRow(0, PERSON, "g0", "Anna", None), SeatRow(1, OPEN, None, "", None)])
        await store.add_right(f"t{n}", 0, "g1")
        for seq in range(1, 1500 if n == 0 else 4):
            summary = Summary(PLAYING, [1], 9, None, None)
            await store.append(f"t{n}", Act(seq, SAY, 0, words=["a", "b"], act=f"k{seq}", moment=seq), summary)
        over = Summary(OVER, [], 9, 9, {"scores": [1, 2]})
        await store.append(f"t{n}", Act(5000, UNDO, 0, count=2, moment=8), over)
        await store.add_talk(f"t{n}", Talk(1, None, None, None, {"id": "notice-seat-bot", "args": {"seat": 0}}))
        await store.keep_record(f"t{n}", "text")
    await store.close()


def lines(file: Path) -> list[str]:
    with gzip.open(file, "rt", encoding="utf-8") as found:
        return list(found)


def test_there_and_back(tmp_path: Path, cluster: Cluster) -> None:
    first, second = str(tmp_path / "a.sqlite3"), cluster.database()
    asyncio.run(fill(first))
    count = export_site(first, tmp_path / "1.gz")
    assert count > 1500
    assert import_site(tmp_path / "1.gz", second) == count
    assert export_site(second, tmp_path / "2.gz") == count
    assert import_site(tmp_path / "2.gz", str(tmp_path / "b.sqlite3")) == count
    export_site(str(tmp_path / "b.sqlite3"), tmp_path / "3.gz")
    assert lines(tmp_path / "1.gz") == lines(tmp_path / "2.gz") == lines(tmp_path / "3.gz")


def test_what_is_refused(tmp_path: Path) -> None:
    full, fresh = str(tmp_path / "a.sqlite3"), str(tmp_path / "b.sqlite3")
    asyncio.run(fill(full))
    export_site(full, tmp_path / "1.gz")
    with pytest.raises(StarboardError, match="nothing is overwritten"):
        export_site(full, tmp_path / "1.gz")
    with pytest.raises(StarboardError, match="nothing is overwritten"):
        import_site(tmp_path / "1.gz", full)
    with pytest.raises(StarboardError, match="no database"):
        export_site(str(tmp_path / "none"), tmp_path / "2.gz")
    whole = lines(tmp_path / "1.gz")
    bad = [
        "".join(whole[:-20]),
        "".join(whole[:5] + whole[6:]),
        "no export",
        '{"kind": "starboard-site", "migration": 9999}\n',
    ]
    for text in bad:
        with gzip.open(tmp_path / "bad.gz", "wt", encoding="utf-8") as out:
            out.write(text)
        with pytest.raises(StarboardError):
            import_site(tmp_path / "bad.gz", fresh)
    (tmp_path / "cut.gz").write_bytes((tmp_path / "1.gz").read_bytes()[:-100])
    with pytest.raises(StarboardError, match="not the whole export"):
        import_site(tmp_path / "cut.gz", fresh)
    with contextlib.closing(sqlite3.connect(fresh)) as db:
        assert db.execute("SELECT count(*) FROM guests").fetchone() == (0,)


def test_every_column_goes_along(tmp_path: Path) -> None:
    asyncio.run(fill(str(tmp_path / "a.sqlite3")))
    with contextlib.closing(sqlite3.connect(tmp_path / "a.sqlite3")) as db:
        tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        assert set(TABLES) == tables - LEFT_OUT
        for table, (_, columns) in TABLES.items():
            assert sorted(columns) == sorted(row[1] for row in db.execute(f"PRAGMA table_info({table})")), table

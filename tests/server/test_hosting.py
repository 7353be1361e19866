"""What a host relies on: one server per file, backups under play, a full disk, honest health, a fair line for bots."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from starboard.kernel import StarboardError
from starboard.server.line import Line
from starboard.server.store.backup import backup, restore
from starboard.server.store.sqlite import SqliteStore
from tests.server.site import ROOT, Json, Live, Site, chance_answer
from tests.server.test_workers import workers

ME: Json = {"kind": "me"}
TWO: list[Json] = [{**ME, "name": "A"}, {**ME, "name": "B"}]


def starboard(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "starboard.cli", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        done = starboard("serve", "--port", "0", "--database", str(site.database))
        assert done.returncode == 1
        assert "another server is using" in done.stderr
        assert "Traceback" not in done.stderr


def test_the_database_is_private(tmp_path: Path) -> None:
    (tmp_path / "old.sqlite3").touch(0o644)

    async def go(path: Path) -> None:
        store = SqliteStore(path)
        await store.open()
        await store.secret("a", "b")
        for file in tmp_path.iterdir():
            if file.name.startswith(path.name):
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        await store.close()

    for name in ("new.sqlite3", "old.sqlite3"):
        asyncio.run(go(tmp_path / name))


def damage(path: Path) -> None:
    data = bytearray(path.read_bytes())
    for at in range(4096 * 2, len(data), 4096):
        data[at : at + 200] = b"\x00\xff" * 100
    path.write_bytes(bytes(data))


def test_a_damaged_file_is_not_served(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        site.guest("Anna").table(TWO)
    damage(site.database)
    done = starboard("serve", "--port", "0", "--database", str(site.database))
    assert done.returncode == 1
    assert "damaged" in done.stderr or "cannot be used as a database" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_backup_under_play_is_whole(tmp_path: Path) -> None:
    """Once, the documented backup did not end as long as anybody played."""
    with Site(tmp_path, rule_workers=1) as site:
        anna = site.guest("Anna")
        lives = [anna.live(anna.table(TWO), 0) for _ in range(4)]
        busy = True
        said = 0

        def talk(live: Live) -> None:
            nonlocal said
            while busy:
                live.send(type="chat", text="hi " * 50)
                live.until("chat")
                said += 1

        threads = [threading.Thread(target=talk, args=(live,)) for live in lives]
        for thread in threads:
            thread.start()
        time.sleep(0.3)
        before, start = said, time.monotonic()
        done = starboard("backup", str(tmp_path / "copy.sqlite3"), "--database", str(site.database))
        took = time.monotonic() - start
        after = said
        busy = False
        for thread in threads:
            thread.join()
    assert done.returncode == 0, done.stderr
    assert took < 20
    assert after > before, "nobody played during the backup"
    assert stat.S_IMODE((tmp_path / "copy.sqlite3").stat().st_mode) == 0o600
    again = starboard("backup", str(tmp_path / "copy.sqlite3"), "--database", str(site.database))
    assert (again.returncode, "nothing is overwritten" in again.stderr) == (1, True)
    done = starboard("restore", str(tmp_path / "copy.sqlite3"), "--database", str(tmp_path / "new.sqlite3"))
    assert done.returncode == 0, done.stderr
    with sqlite3.connect(tmp_path / "new.sqlite3") as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (4,)
        assert before <= db.execute("SELECT count(*) FROM talk").fetchone()[0] <= after + 8


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files for others")
def test_what_root_makes_belongs_to_the_server(tmp_path: Path) -> None:
    """Once, a database that root had restored or filled could not be opened by the server, which is not root."""

    async def fill(path: Path) -> None:
        store = SqliteStore(path)
        await store.open()
        await store.close()

    asyncio.run(fill(tmp_path / "site.sqlite3"))
    backup(tmp_path / "site.sqlite3", tmp_path / "monday")
    state = tmp_path / "state"
    state.mkdir()
    os.chown(state, 65534, 65534)
    restore(tmp_path / "monday", state / "restored")
    asyncio.run(fill(state / "new"))
    assert {(file.name, file.stat().st_uid) for file in state.iterdir()} == {
        (name, 65534) for name in ("restored", "new", "new.lock")
    }
    assert (tmp_path / "monday").stat().st_uid == 0


def test_what_cannot_be_restored(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        site.guest("Anna").table(TWO)
    backup(site.database, tmp_path / "copy")
    with pytest.raises(StarboardError, match="nothing is overwritten"):
        restore(tmp_path / "copy", site.database)
    damage(tmp_path / "copy")
    with pytest.raises(StarboardError, match=r"damaged|not a whole"):
        restore(tmp_path / "copy", tmp_path / "new")
    (tmp_path / "text").write_text("no database at all")
    with pytest.raises(StarboardError, match="not a whole"):
        restore(tmp_path / "text", tmp_path / "new")
    with pytest.raises(StarboardError, match="no backup"):
        restore(tmp_path / "nothing", tmp_path / "new")
    assert not (tmp_path / "new").exists()
    assert not (tmp_path / "new.part").exists()


def test_after_a_full_disk_everything_goes_on_by_itself(tmp_path: Path) -> None:
    """Health tells the truth, people are refused and lose nothing, and bots need nobody to reload the page."""
    with Site(tmp_path, bots="tests.server.badbots", bot_seconds=0.2, rule_workers=1) as site:
        assert site.process is not None
        anna = site.guest("Anna")
        table = anna.table([ME, {"kind": "bot", "level": "good"}], options={"aside": False})
        live = anna.live(table, 0)
        live.until("table")
        while not live.table["legal"]:
            live.until("table")
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        time.sleep(2.1)
        resource.prlimit(site.process.pid, resource.RLIMIT_FSIZE, (1, hard))
        answer = live.say(*chance_answer(live.table, random.Random(1)))
        assert (answer["type"], answer["reason"]) == ("refused", "store-away")
        health = anna.get("/api/health")
        assert health.status_code == 503
        assert health.json()["store"]["writable"] is False
        live.until("table")
        resource.prlimit(site.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        time.sleep(2.1)
        assert anna.get("/api/health").json()["ok"] is True
        other = anna.table([{"kind": "bot", "level": "good"}, ME], options={"aside": False})
        for number in (table, other):
            watch = anna.live(number)
            watch.until("table")
            end = time.monotonic() + 30
            while not watch.table["legal"] and time.monotonic() < end:
                watch.until("table")
            assert watch.say(*chance_answer(watch.table, random.Random(1)))["type"] == "ack"


def test_bots_come_back_when_the_disk_does(tmp_path: Path) -> None:
    with Site(tmp_path, bots="tests.server.badbots", bot_seconds=0.2, bot_pause=1.0, rule_workers=1) as site:
        assert site.process is not None
        anna = site.guest("Anna")
        table = anna.table([ME, {"kind": "bot", "level": "good"}], options={"aside": False})
        live = anna.live(table, 0)
        live.until("table")
        while not live.table["legal"]:
            live.until("table")
        assert live.say(*chance_answer(live.table, random.Random(1)))["type"] == "ack"
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.prlimit(site.process.pid, resource.RLIMIT_FSIZE, (1, hard))
        time.sleep(4)  # the bot wants to say its word several times
        resource.prlimit(site.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        live.quiet(0.2)
        end = time.monotonic() + 30
        while not live.table["legal"]:  # nobody reloads, nobody says anything
            assert time.monotonic() < end
            live.until("table", 30)


def test_after_the_loss_of_a_worker_everybody_sees_the_table_anew(tmp_path: Path) -> None:
    """Once, the next click of everybody but the first was refused as stale."""
    with Site(tmp_path, rule_workers=1) as site:
        anna = site.guest("Anna")
        table = anna.table(TWO)
        lives = [anna.live(table, 0), anna.live(table, 1)]
        for live in lives:
            live.until("table")
            live.quiet(0.2)
        for worker in workers(site):
            os.kill(worker, signal.SIGKILL)
        for live in lives:
            live.until("table", 20)
            live.quiet(0.2)
        assert anna.get("/api/health").json()["ok"] is True
        for live in lives:
            assert live.say(*chance_answer(live.table, random.Random(1)))["type"] == "ack"


def test_health_names_queues_and_workers(site: Site) -> None:
    health = site.guest("Anna").get("/api/health").json()
    assert health["ok"] is True
    assert health["rules"]["alive"] == health["rules"]["workers"] >= 1
    assert (health["store"]["writable"], health["store"]["waiting"], health["bots"]["waiting"]) == (True, 0, 0)


def test_who_asks_for_many_waits_no_less() -> None:
    """Forty tables of one guest and one of another: the other is next but one, whenever they come."""

    async def go() -> list[str]:
        line, order = Line(1), []

        async def think(who: str, table: str) -> None:
            await line.enter(who, table)
            order.append(f"{who}{table}")
            await asyncio.sleep(0)
            line.leave()

        tasks = [asyncio.create_task(think("a", str(n % 40))) for n in range(120)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(think("b", str(n))) for n in range(2)]
        await asyncio.sleep(0)
        tasks[5].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert line.length() == 0
        await line.enter("c", "0")  # nobody left with a place
        return order

    order = asyncio.run(go())
    assert len(order) == 121
    assert max(order.index("b0"), order.index("b1")) <= 5
    assert len({one for one in order[:42] if one.startswith("a")}) >= 38  # the tables of one guest take turns too

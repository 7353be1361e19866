"""While the database is away everybody is told so, and when it is back all goes on by itself."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.postgres import Cluster, binaries
from tests.server.site import Json, Person, Site, first

pytestmark = pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
TWO: list[Json] = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]


@contextmanager
def away(cluster: Cluster) -> Iterator[None]:
    cluster.stop()
    try:
        yield
    finally:
        cluster.again()


def soon(what: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it does not come to pass"
        time.sleep(0.05)


def health(site: Site) -> tuple[int, bool]:
    answer = httpx.get(site.url("/api/health"), timeout=20)
    return answer.status_code, answer.json()["store"]["writable"]


def test_an_outage_of_the_database(tmp_path: Path, cluster: Cluster) -> None:
    log = tmp_path / "log"
    with Site(tmp_path, log=log, database=cluster.database(), rule_workers=1, bot_workers=1) as site:
        anna = site.guest("Anna")
        table = anna.table(TWO, options={"aside": False})
        bots = anna.table([{"kind": "me"}, {"kind": "bot", "level": "cadet"}], options={"aside": False})
        live, watching, other = anna.live(table), Person(site).live(table), anna.live(bots)
        for each in (live, watching, other):
            each.until("table")
        with away(cluster):
            refused = live.say(*first(live.table))
            assert (refused["type"], refused["reason"]) == ("refused", "store-away")
            assert refused["message"] == {"id": "error-store-away", "args": {}}
            assert watching.until("store")["away"] is True  # who says nothing is told too
            assert other.until("store")["away"] is True
            asked = [
                anna.get("/api/me"),
                anna.get("/api/tables"),
                anna.get(f"/api/tables/{table['id']}"),
                anna.post("/api/tables", {"game": "lots", "seats": TWO}),
                Person(site).post("/api/me", {"name": "Boris"}),
                Person(site).get("/api/archive"),
            ]
            for answer in asked:
                assert answer.status_code == 503, answer.text
                assert answer.json()["error"]["id"] == "store-away"
                assert 1 <= int(answer.headers["retry-after"]) <= 10
            assert anna.get("/api/games").status_code == 200  # what needs no database is served
            with pytest.raises(ConnectionClosed) as closed:
                anna.live(table).receive()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "store-away")
            soon(lambda: health(site) == (503, False))
            assert "starboard_store_away 1\n" in httpx.get(site.url("/metrics")).text
        assert live.until("store")["away"] is False
        assert live.until("table")["legal"]
        assert live.say(*first(live.table))["type"] == "ack"
        assert watching.until("store")["away"] is False
        assert watching.until("table")["status"] == "playing"
        soon(lambda: health(site) == (200, True))
        assert anna.get("/api/tables").status_code == 200
        other.until("store")
        while (said := other.say(*first(other.table)))["type"] == "refused":  # the bot goes on too, at the same time
            assert said["reason"] == "stale"
            other.quiet()
    assert "Traceback" not in log.read_text()


def all_but(seconds: float, table: Json, database: str) -> None:
    """Let so much time be left at a table, as if the rest had passed."""
    with psycopg.connect(database) as db:
        (found,) = db.execute("SELECT times FROM tables WHERE id = %s", (table["id"],)).fetchone() or ("",)
        times = json.loads(found)
        at = int((time.time() + seconds) * 1000)
        owed = zip(times["since"], times["left"], strict=True)
        times["since"] = [None if since is None else at - left for since, left in owed]
        sql = "UPDATE tables SET times = %s, due = %s, revision = revision + 1 WHERE id = %s"
        db.execute(sql, (json.dumps(times), at, table["id"]))


def test_nobody_loses_a_seat_or_time_through_an_outage(tmp_path: Path, cluster: Cluster) -> None:
    """Two servers notice it, each for itself; the time is given back once."""
    log = tmp_path / "log"
    given: Json = {"log": log, "database": cluster.database(), "rule_workers": 1, "bot_workers": 1}
    with Site(tmp_path, **given) as site, Site(tmp_path, **given) as second:
        anna, there = site.guest("Anna"), Person(second)
        there.http.cookies.update(anna.http.cookies)
        table = anna.table(TWO, options={"aside": False}, clock={"kind": "move", "seconds": 10})
        long = anna.table(TWO, options={"aside": False}, clock={"kind": "game", "seconds": 600})
        all_but(4, table, given["database"])
        live, watching, other = anna.live(table), there.live(table), there.live(long)
        for each in (live, watching, other):
            each.until("table")
        most, before, begin = max(owed(live.table)), min(owed(other.table)), time.monotonic()
        assert 0 < most <= 4000
        down = most / 1000 + 0.5
        with away(cluster):
            time.sleep(down)
        for each in (live, watching, other):
            assert each.until("store")["away"] is True
            assert each.until("store")["away"] is False
            each.until("table")
        live.quiet(1.5)  # the clocks are looked at every second
        assert [seat["kind"] for seat in live.table["seats"]] == ["person", "person"]
        assert not live.chat
        for told in (anna.get(f"/api/tables/{table['id']}").json(), there.get(f"/api/tables/{table['id']}").json()):
            assert 4000 < min(owed(told)) <= max(owed(told)) <= 10_000
        for told in (anna.get(f"/api/tables/{long['id']}").json(), there.get(f"/api/tables/{long['id']}").json()):
            used = (time.monotonic() - begin - down) * 1000 + 1000  # the page was told of it some time after
            assert before - used < min(owed(told)) <= max(owed(told)) <= 600_000
        all_but(0.5, table, given["database"])  # they run again
        anna.live(table).until("table")
        assert live.until("chat")["entries"][0]["message"]["id"] == "notice-seat-time"
    assert "Traceback" not in log.read_text()


def owed(table: Json) -> list[int]:
    """What those have left who owe a word."""
    return [seat["left"] for seat in table["seats"] if seat["waiting"]]


def test_a_restart_that_nobody_notices(tmp_path: Path, cluster: Cluster) -> None:
    """Connections that were cut while nothing was asked cost nobody a word."""
    with Site(tmp_path, database=cluster.database(), rule_workers=1, bot_workers=1) as site:
        anna = site.guest("Anna")
        live = anna.live(anna.table(TWO, options={"aside": False}))
        live.until("table")
        cluster.cut(site.settings["database"].rpartition("/")[2])
        assert live.say(*first(live.table))["type"] == "ack"
        cluster.cut(site.settings["database"].rpartition("/")[2])
        assert anna.post("/api/tables", {"game": "lots", "seats": TWO}).status_code == 201

"""Clocks, players who vanish, and bots that stand in for them."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.server.clock import LEAST, Clock, begin, come_back, due, give_back, left_of, pass_on
from tests.server.site import Json, Live, Site, first

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("absence"), absent_seconds=1.0, rule_workers=1) as running:
        yield running


def test_time_for_each_move() -> None:
    clock = Clock("move", 60)
    times = pass_on(clock, begin(clock, 2), [0, 1], 1000, None)
    assert due(times, [0, 1]) == 61_000
    times = pass_on(clock, times, [0, 1], 31_000, 0)  # seat 0 moved and owes again: a fresh minute
    assert (left_of(times, 0, 41_000), left_of(times, 1, 41_000)) == (50_000, 20_000)
    times = pass_on(clock, times, [0], 41_000, 1)
    assert (due(times, [0, 1]), left_of(times, 1, 99_000)) == (91_000, 60_000)
    assert due(times, [1]) is None


def test_time_for_the_game() -> None:
    clock = Clock("game", 100, 5)
    times = pass_on(clock, begin(clock, 2), [0], 0, None)
    times = pass_on(clock, times, [0], 20_000, 0)  # still to move: nothing back yet
    assert left_of(times, 0, 20_000) == 80_000
    times = pass_on(clock, times, [1], 30_000, 0)
    assert (left_of(times, 0, 90_000), left_of(times, 1, 90_000)) == (75_000, 40_000)
    times = pass_on(clock, times, [1], 230_000, None)
    assert left_of(times, 1, 230_000) == 0
    times = come_back(clock, times, 1, 300_000)
    assert left_of(times, 1, 300_000) == LEAST


def test_time_that_nobody_could_use_is_given_back_once() -> None:
    clock = Clock("game", 100)
    times = pass_on(clock, begin(clock, 2), [0], 1000, None)
    given = give_back(clock, times, 21_000, 81_000)  # a minute, of which two servers tell
    assert left_of(given, 0, 81_000) == 80_000
    assert left_of(give_back(clock, given, 23_000, 82_000), 0, 82_000) == 80_000
    assert left_of(give_back(clock, given, 30_000, 80_000), 0, 82_000) == 79_000
    assert left_of(given, 1, 81_000) == 100_000  # who owed nothing has lost nothing
    late = give_back(clock, times, 100_500, 200_000)  # half a second was left: that is too little to come back in
    assert left_of(late, 0, 200_000) == LEAST
    assert left_of(pass_on(clock, late, [1], 210_000, 0), 0, 300_000) == LEAST - 10_000
    clock = Clock("move", 10)
    times = pass_on(clock, begin(clock, 1), [0], 0, None)
    given = give_back(clock, times, 9_000, 60_000)
    assert (left_of(given, 0, 60_000), due(given, [0])) == (10_000, 70_000)  # never more than a move is given
    assert left_of(give_back(clock, times, 9_000, 60_000), 0, 65_000) == 5_000


def notices(live: Live) -> list[str]:
    return [line["message"]["id"] for line in live.chat if line["message"]]


def test_who_runs_out_of_time_is_stood_in_for_and_comes_back(site: Site) -> None:
    anna, boris = site.guest("Anna"), site.guest("Boris")
    clock = {"kind": "move", "seconds": 10, "level": "cadet"}
    table = anna.table([ME, OPEN], options={"aside": False}, clock=clock)
    assert boris.seat(table, 1, "join").json()["clock"]["seconds"] == 10
    live = anna.live(table, 0)
    live.until("table")
    assert 0 < live.table["seats"][1]["left"] <= 10_000
    end = time.monotonic() + 40
    while "notice-seat-time" not in notices(live):  # Boris never comes, and Anna always answers
        assert time.monotonic() < end
        if live.table["legal"]:
            assert live.say(*first(live.table))["type"] in ("ack", "refused")
        live.quiet(0.3)
    assert (live.table["seats"][1]["kind"], live.table["seats"][1]["away"]) == ("bot", True)
    assert live.table["seats"][0]["kind"] == "person"
    other = boris.live(table, 1)  # just by coming
    other.until("table")
    live.quiet(0.5)
    assert (live.table["seats"][1]["kind"], live.table["seats"][1]["away"]) == ("person", False)
    assert "notice-seat-person" in notices(live)


def test_clocks_run_on_while_nobody_serves_or_looks(tmp_path: Path) -> None:
    with Site(tmp_path, rule_workers=1) as site:
        anna, boris = site.guest("Anna"), site.guest("Boris")
        table = anna.table([ME, OPEN], options={"aside": False}, clock={"kind": "game", "seconds": 10})
        boris.seat(table, 1, "join")
        site.kill()
        with contextlib.closing(sqlite3.connect(site.database)) as db, db:  # as if most of the time had passed
            (found,) = db.execute("SELECT times FROM tables").fetchone()
            times = json.loads(found)
            times["since"] = [since and since - 9000 for since in times["since"]]
            db.execute("UPDATE tables SET times = ?, due = due - 9000", (json.dumps(times),))
        site.start()
        end = time.monotonic() + 20
        while {seat["kind"] for seat in anna.get(f"/api/tables/{table['id']}").json()["seats"]} != {"bot"}:
            assert time.monotonic() < end
            time.sleep(0.3)
        assert anna.live(table, 0).until("table")["seats"][0]["kind"] == "person"


def test_wrong_clocks(site: Site) -> None:
    anna = site.guest("Anna")
    for clock in ({"kind": "move", "seconds": 1}, {"kind": "hour", "seconds": 60}, {"kind": "game", "seconds": 10**9}):
        body = {"game": "lots", "seats": [ME, OPEN], "clock": clock}
        assert anna.post("/api/tables", body).status_code == 400


def test_others_may_call_a_bot_for_who_has_vanished(site: Site) -> None:
    anna, boris, clara = site.guest("Anna"), site.guest("Boris"), site.guest("Clara")
    table = anna.table([ME, OPEN, OPEN], options={"aside": False})
    boris.seat(table, 1, "join")
    clara.seat(table, 2, "join")
    live, gone = boris.live(table, 1), clara.live(table, 2)
    live.until("table")
    gone.until("table")
    answer = boris.seat(table, 2, "substitute")
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "still-here")
    assert site.guest("Dan").seat(table, 2, "substitute").status_code == 403
    live.quiet(0.5)
    assert live.presence[-1]["seats"][2]["gone"] is None
    gone.close()
    live.quiet(0.5)
    assert live.presence[-1]["seats"][2]["gone"] in range(1, 1001)  # the others are told when they may
    time.sleep(1.5)
    assert boris.get(f"/api/tables/{table['id']}").json()["seats"][2]["gone"] == 0
    found = boris.seat(table, 2, "substitute").json()["seats"][2]
    assert (found["kind"], found["away"]) == ("bot", True)
    back = clara.live(table, 2)
    assert back.until("table")["seats"][2]["kind"] == "person"
    assert anna.seat(table, 2, "substitute").json()["seats"][2]["kind"] == "bot"  # the host need not wait
    assert clara.seat(table, 2, "return").json()["seats"][2]["kind"] == "person"


def test_who_leaves_of_their_own_will_is_not_brought_back_by_looking(site: Site) -> None:
    anna, boris = site.guest("Anna"), site.guest("Boris")
    table = anna.table([ME, OPEN], options={"aside": False})
    boris.seat(table, 1, "join")
    assert boris.seat(table, 1, "leave").json()["seats"][1]["away"] is False
    assert boris.live(table).until("table")["seats"][1]["kind"] == "bot"

"""Whose fault it was is told rightly, nobody stays behind as a ghost, and what a browser must hold to is said."""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from starboard.server import logs
from tests.server.site import Json, Person, Site, first

ME: Json = {"kind": "me"}
TWO: list[Json] = [{**ME, "name": "A"}, {**ME, "name": "B"}]


def faults(site: Site) -> dict[str, int]:
    lines = httpx.get(site.url("/metrics")).text.splitlines()
    found = [line for line in lines if line.startswith("starboard_faults_total{")]
    return {line.split('"')[1]: int(line.split()[-1]) for line in found}


def test_a_fault_of_the_store_is_the_stores(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Site(tmp_path, log=log, rule_workers=1, log_format="json") as site:
        anna = site.guest("Anna")
        live = anna.live(anna.table(TWO, options={"aside": False}))
        live.until("table")
        with closing(sqlite3.connect(site.database)) as db:
            db.execute("ALTER TABLE acts RENAME TO elsewhere")
            db.commit()
            assert live.say(*first(live.table))["reason"] == "server-fault"
            assert faults(site).get("store", 0) >= 1
            assert "rules" not in faults(site)
            db.execute("ALTER TABLE elsewhere RENAME TO acts")
            db.commit()
        end = time.monotonic() + 20
        while True:  # and play goes on by itself
            live.until("table")
            if live.table["legal"] and live.say(*first(live.table))["type"] == "ack":
                break
            assert time.monotonic() < end
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    told = [line["message"] for line in lines if line["level"] == "error"]
    assert any(text.startswith("the store of table") for text in told)
    assert not any(text.startswith("the rules of table") for text in told)
    assert all(line["time"].endswith("Z") and line["process"] for line in lines)


def test_a_trace_stays_one_line_of_json() -> None:
    try:
        raise ValueError("so\nand so")
    except ValueError:
        record = logging.LogRecord("starboard", logging.ERROR, "x", 1, "%s failed", ("it",), sys.exc_info())
    line = logs.JsonLines().format(record)
    assert "\n" not in line
    assert (json.loads(line)["message"], "ValueError" in json.loads(line)["trace"]) == ("it failed", True)


def test_nobody_stays_behind(site: Site) -> None:
    """Sockets that close before they were ever told anything."""
    anna = site.guest("Anna")
    table = anna.table(TWO)
    watching = Person(site).live(table)
    watching.until("table")
    for _ in range(30):
        live = site.guest("Ghost").live(table, "none")
        live.socket.socket.close()  # without a word
    end = time.monotonic() + 30
    while True:
        watching.quiet(0.3)
        if watching.table["watchers"] == 1:
            break
        assert time.monotonic() < end, f"{watching.table['watchers']} are said to watch"
    assert [seat["online"] for seat in watching.table["seats"]] == [False, False]


@pytest.mark.parametrize("scheme", ["https", "http"])
def test_browsers_are_held_to_https(tmp_path: Path, scheme: str) -> None:
    with Site(tmp_path, rule_workers=1, public_url=f"{scheme}://games.test") as site:
        answers = [httpx.get(site.url(path)) for path in ("/", "/api/me", "/api/nothing")]
        told = {answer.headers.get("strict-transport-security") for answer in answers}
        assert told == ({"max-age=31536000"} if scheme == "https" else {None})
        cookie = httpx.post(site.url("/api/me"), json={"name": "Anna"}).headers["set-cookie"].lower()
        assert ("secure" in cookie) == (scheme == "https")
        assert "httponly" in cookie

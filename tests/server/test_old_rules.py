"""Tables made under other rules are kept and explained, never replayed wrongly; finished records stay readable."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import time
from pathlib import Path

from tests.server.site import Json, Live, Person, Site, play_on

ME: Json = {"kind": "me"}


def enter(person: Person, table: Json) -> Live:
    live = person.live(table)
    live.until("table")
    return live


def test_other_rules_freeze_a_table(tmp_path: Path) -> None:
    log = tmp_path / "log"
    site = Site(tmp_path, log=log)
    with site:
        anna, boris = site.guest("Anna"), site.guest("Boris")
        running = anna.table([ME, {"kind": "open"}])
        boris.seat(running, 1, "join")
        enter(anna, running).say("done")
        waiting = anna.table([ME, {"kind": "open"}])
        with_bot = site.guest("Dora").table([ME, {"kind": "bot", "level": "cadet"}])
        over = anna.table([ME, {"kind": "open"}], options={"hand": 2, "aside": False})
        boris.seat(over, 1, "join")
        play_on(enter(anna, over), enter(boris, over), dice=random.Random(2))
        record = anna.get(f"/api/tables/{over['id']}/record").text
    with contextlib.closing(sqlite3.connect(site.database)) as db:
        db.execute("UPDATE tables SET rules = 0")
        db.commit()
    with site:
        live = enter(site.guest("Clara"), with_bot)
        time.sleep(1)
        assert "could not be spoken for" not in log.read_text()  # nobody plays on there, and nobody tries for ever
        shown = {one["id"]: one["status"] for one in anna.get("/api/tables").json()["mine"]}
        assert shown == {running["id"]: "frozen", waiting["id"]: "frozen", over["id"]: "over"}
        live = enter(anna, running)
        assert live.table["status"] == "frozen"
        assert live.table["view"] is None
        answer = live.say("done")
        assert (answer["reason"], answer["message"]["id"]) == ("frozen", "error-table-frozen")
        refused = anna.get(f"/api/tables/{running['id']}/record")
        assert (refused.status_code, refused.json()["error"]["id"]) == (409, "table-frozen")
        refused = boris.seat(waiting, 1, "join")
        assert (refused.status_code, refused.json()["error"]["id"]) == (409, "table-frozen")
        assert anna.get(f"/api/tables/{over['id']}/record").text == record
        assert enter(anna, over).table["result"]["scores"]

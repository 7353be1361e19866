"""The same person on another device, everything about oneself, and the host's page."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from starboard.server.errors import Refusal
from starboard.server.guests import Signer
from starboard.server.identity import MINUTES, by_link, link_key, new_phrase
from starboard.server.lobby import Lobby
from starboard.server.store import Guest
from tests.server.site import Json, Person, Site, first, play_on
from tests.server.test_http import error

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "cadet"}
KEY = "a key for tests"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("identity"), admin_key=KEY, rule_workers=1) as running:
        yield running


def test_a_link_makes_another_device_the_same_guest(site: Site) -> None:
    anna, phone = site.guest("Anna"), Person(site)
    table = anna.table([ME, OPEN])
    key = anna.post("/api/me/link").json()["link"].partition("#key=")[2]
    assert phone.post("/api/me/device", {"key": key}).json()["guest"]["name"] == "Anna"
    assert phone.get(f"/api/tables/{table['id']}").json()["seats"][0]["mine"] is True
    id, until, signature = key.split(".")
    for wrong in (
        "",
        "x",
        key[:-1],
        f"{id}.{int(until) + 1}.{signature}",
        f"{id}.1.{signature}",
        f"{id}.٣.{signature}",
    ):
        assert Person(site).post("/api/me/device", {"key": wrong}).status_code == 403
    assert Person(site).post("/api/me/link").status_code == 401


def test_a_phrase_is_known_again_until_there_is_a_newer_one(site: Site) -> None:
    anna = site.guest("Anna")
    phrase = anna.post("/api/me/phrase").json()["phrase"]
    assert re.fullmatch(r"([a-z]{4} ){5}[a-z]{4}", phrase)
    spoken = phrase.upper().replace(" ", "-")
    assert Person(site).post("/api/me/device", {"phrase": spoken}).json()["guest"]["name"] == "Anna"
    newer = anna.post("/api/me/phrase").json()["phrase"]
    assert Person(site).post("/api/me/device", {"phrase": phrase}).status_code == 403
    assert Person(site).post("/api/me/device", {"phrase": newer}).status_code == 200
    assert len({new_phrase() for _ in range(100)}) == 100
    assert phrase not in site.database.read_bytes().decode("latin-1")


def test_links_hold_for_some_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    anna, signer = Guest("anna", "Anna", "en", 1), Signer("secret")

    async def guest(id: str) -> Guest | None:
        return anna if id == "anna" else None

    async def by_mail(hashed: str) -> Guest:
        return anna

    lobby = cast(Lobby, SimpleNamespace(signer=signer, store=SimpleNamespace(guest=guest, guest_by_mail=by_mail)))
    anna.mail = "aa"
    until = int(time.time()) + MINUTES * 60
    letter = f"mail.anna.{until}.aa.{signer.sign('mail key', f'anna {until} aa')}"
    keys = [link_key(lobby, anna), letter]
    for key in keys:
        assert asyncio.run(by_link(lobby, key)) is anna
    moment = time.time()
    monkeypatch.setattr(time, "time", lambda: moment + MINUTES * 60 + 2)
    for key in keys:
        with pytest.raises(Refusal, match="holds no more"):
            asyncio.run(by_link(lobby, key))


def test_guessing_is_counted(tmp_path: Path) -> None:
    with Site(tmp_path, guests_per_hour=3) as site:
        answers = [Person(site).post("/api/me/device", {"phrase": new_phrase()}).status_code for _ in range(5)]
        assert answers == [403, 403, 403, 429, 429]


def test_everything_about_oneself(site: Site) -> None:
    anna, boris = site.guest("Anna Unique"), site.guest("Boris")
    table = anna.table([ME, OPEN])
    boris.seat(table, 1, "join")
    lives = anna.live(table, 0), boris.live(table, 1)
    for live in lives:
        live.until("table")
    lives[0].send(type="chat", text="a line of mine")
    lives[0].until("chat")
    play_on(*lives)
    running = anna.table([ME, OPEN])
    boris.seat(running, 1, "join")
    alone = anna.table([ME, OPEN])
    told = anna.get("/api/me/export").json()
    assert told["guest"]["name"] == "Anna Unique"
    (over,) = [one for one in told["tables"] if one["id"] == table["id"]]
    assert over["talk"][0]["text"] == "a line of mine"
    assert over["acts"]
    assert over["seats"] == [{"seat": 0, "name": "Anna Unique", "preferences": {}}]
    assert "Boris" not in str(told)
    assert "Anna Unique" in boris.get(f"/api/tables/{table['id']}/record").text
    assert anna.http.delete(site.url("/api/me")).json()["guest"] is None
    assert anna.get("/api/me").json()["guest"] is None
    assert lives[0].closed() == 4403  # nobody plays on under a name that is forgotten
    assert boris.get(f"/api/tables/{alone['id']}").status_code == 404
    assert boris.get(f"/api/tables/{running['id']}").json()["seats"][0]["kind"] == "bot"
    watch = boris.live(table)
    watch.until("table")
    watch.quiet(0.3)
    everything = boris.get(f"/api/tables/{table['id']}").text + boris.get(f"/api/tables/{table['id']}/record").text
    assert "Anna Unique" not in everything + str(watch.chat)
    assert "a line of mine" not in str(watch.chat)


def test_the_page_of_the_host(site: Site) -> None:
    anna, host = site.guest("Anna"), Person(site)
    table = anna.table([ME, OPEN], listed=True)
    live = anna.live(table)
    live.until("table")
    here = f"/api/host/tables/{table['id']}"
    assert error(host.get("/api/host")) == (403, "bad-key")
    assert error(host.post("/api/host/key", {"key": "wrong"})) == (403, "bad-key")
    assert error(host.post(here, {"action": "delete"})) == (403, "bad-key")
    assert host.post("/api/host/key", {"key": KEY}).status_code == 200
    answer = host.get("/api/host?search=anna")
    assert KEY not in answer.text
    told = answer.json()
    assert told["health"]["ok"]
    assert table["id"] in [found["id"] for found in told["tables"]]
    assert {found["name"] for found in told["guests"]} == {"Anna"}
    assert host.get("/api/host?search=nobody%25").json()["tables"] == []
    assert host.post("/api/host/message", {"text": "<b>Hi</b>"}).status_code == 200
    assert anna.get("/api/me").json()["message"] == "<b>Hi</b>"
    guest = next(found["id"] for found in told["guests"] if anna.cookie().partition("=")[2].startswith(found["id"]))
    assert error(host.post("/api/host/guests/nobody", {"banned": True})) == (404, "not-found")
    assert host.post(f"/api/host/guests/{guest}", {"banned": True}).status_code == 200
    assert live.closed() == 4403
    assert anna.get("/api/me").status_code == 403
    host.post(f"/api/host/guests/{guest}", {"banned": False})
    assert anna.get("/api/me").status_code == 200
    assert host.post(here, {"action": "mute"}).json()["muted"]
    assert host.post(here, {"action": "delete"}).status_code == 200
    assert anna.get(f"/api/tables/{table['id']}").status_code == 404
    other = {"origin": "https://elsewhere.example"}
    assert host.http.post(site.url("/api/host/message"), json={"text": "x"}, headers=other).status_code == 403


def test_a_table_that_the_host_puts_away_can_be_taken_up_again(site: Site) -> None:
    anna, host = site.guest("Anna"), {"authorization": f"Bearer {KEY}"}
    table = anna.table([ME, BOT])
    close = site.url(f"/api/host/tables/{table['id']}")
    assert anna.http.post(close, json={"action": "close"}, headers=host).json()["archived"]
    assert table["id"] not in [found["id"] for found in anna.get("/api/tables").json()["mine"]]
    assert anna.post(f"/api/tables/{table['id']}", {"action": "resume"}).status_code == 200
    assert table["id"] in [found["id"] for found in anna.get("/api/tables").json()["mine"]]


def test_who_plays_on_at_a_table_that_was_put_away_takes_it_up(site: Site) -> None:
    anna, boris, host = site.guest("Anna"), site.guest("Boris"), {"authorization": f"Bearer {KEY}"}

    def put_away(table: Json) -> None:
        close = site.url(f"/api/host/tables/{table['id']}")
        assert anna.http.post(close, json={"action": "close"}, headers=host).status_code == 200

    def seen(table: Json) -> Json:
        return dict(anna.get(f"/api/tables/{table['id']}").json())

    table = anna.table([ME, OPEN])
    put_away(table)
    assert boris.seat(table, 1, "join").json()["archived"] is False
    live = anna.live(table)
    assert live.until("table")["archived"] is False
    put_away(table)
    assert live.until("table")["archived"] is True
    assert anna.seat(table, 1, "substitute").json()["archived"] is False
    while live.until("table")["archived"]:
        pass
    end = time.monotonic() + 60
    while any(seat["waiting"] and seat["kind"] == "bot" for seat in seen(table)["seats"]):
        assert time.monotonic() < end, "the bot does not play on"
        time.sleep(0.1)

    table = anna.table([{**ME, "name": "A"}, {**ME, "name": "B"}], clock={"kind": "game", "seconds": 60})
    live = anna.live(table, 0)
    live.until("table")
    put_away(table)
    assert live.until("table")["archived"] is True
    time.sleep(2.5)
    if not live.table["legal"]:
        live.send(type="seat", seat=1)
        live.until("table")
    assert live.say(*first(live.table))["type"] == "ack"
    assert all(seat["left"] > 58_000 for seat in seen(table)["seats"]), "nobody loses the time that it lay there"


def test_figures_for_prometheus(site: Site) -> None:
    anna = site.guest("Anna")
    live = anna.live(anna.table([{**ME, "name": "A"}, {**ME, "name": "B"}]), 0)
    live.until("table")
    assert live.say(live.table["legal"][0])["type"] == "ack"
    text = anna.get("/metrics").text
    assert re.search(r'starboard_words_total\{game="lots"\} \d', text)
    assert re.search(r'starboard_act_seconds_bucket\{game="lots",le="\+Inf"\} \d', text)
    assert "starboard_store_away 0\n" in text
    assert "starboard_store_waiting 0" in text
    assert "starboard_bot_workers 2" in text
    away = {"x-forwarded-for": "192.0.2.1"}
    assert anna.get("/metrics", headers=away).status_code == 403
    assert anna.get("/metrics", headers={**away, "authorization": f"Bearer {KEY}"}).status_code == 200

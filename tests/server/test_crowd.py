"""Many at one table: seats find room, comings cost little, talk has a budget. And tables that nobody wants any more."""

from __future__ import annotations

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from starboard.server.tasks import Tasks, supervise
from tests.server.site import Json, Person, Site, first

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "cadet"}
TWO: list[Json] = [{**ME, "name": "A"}, {**ME, "name": "B"}]


def test_spectators_cannot_take_the_places_of_players(tmp_path: Path) -> None:
    with Site(tmp_path, max_watchers=3) as site:
        anna = site.guest("Anna")
        table = anna.table(TWO)
        watchers = [Person(site).live(table) for _ in range(3)]
        for watcher in watchers:
            watcher.until("table")
        assert Person(site).live(table).closed() == 4429
        own = anna.live(table, 0)
        assert own.until("table")["seat"] == 0
        assert anna.live(table, "none").until("table")["watchers"] == 4  # who has a seat may look on too


def test_who_comes_and_goes_is_told_in_few_bytes(site: Site) -> None:
    """Once, every coming sent the whole table to everybody."""
    anna, boris = site.guest("Anna"), site.guest("Boris")
    table = anna.table([ME, OPEN])
    boris.seat(table, 1, "join")
    live = anna.live(table)
    live.until("table")
    live.quiet(0.6)
    live.presence.clear()
    others = [boris.live(table, 1), *[Person(site).live(table) for _ in range(5)]]
    for other in others:
        other.until("table")
    assert live.quiet(0.8) == []  # no table message
    assert 1 <= len(live.presence) <= len(others)
    assert all(len(json.dumps(told)) < 1000 for told in live.presence)
    assert (live.table["watchers"], live.table["seats"][1]["online"]) == (5, True)
    for other in others:
        other.close()
    live.quiet(0.8)
    assert (live.table["watchers"], live.table["seats"][1]["online"]) == (0, False)


def test_talk_has_a_budget_of_its_own(tmp_path: Path) -> None:
    with Site(tmp_path, chat_per_minute=30) as site:
        anna, boris = site.guest("Anna"), site.guest("Boris")
        table = anna.table([ME, OPEN])
        boris.seat(table, 1, "join")
        lives = [boris.live(table, 1) for _ in range(3)]  # more sockets do not help
        answers = []
        for n in range(30):
            lives[n % 3].send(type="chat", text=f"{n}")
            lives[n % 3].send(type="ping")
            while lives[n % 3].receive()["type"] != "pong":
                pass
        answers = [line for line in lives[0].chat if line["text"]]
        assert 5 <= len(answers) <= 15
        own = anna.live(table, 0)
        own.until("table")
        own.send(type="chat", text="my turn")
        assert own.until("chat")["entries"][-1]["text"] in [*map(str, range(30)), "my turn"]
        assert own.say(own.table["legal"][0])["type"] == "ack"


def test_a_host_may_silence_spectators(site: Site) -> None:
    anna, boris = site.guest("Anna"), site.guest("Boris")
    table = anna.table(TWO)
    watcher, own = boris.live(table), anna.live(table, 0)
    watcher.until("table")
    assert boris.post(f"/api/tables/{table['id']}", {"action": "mute"}).status_code == 403
    assert anna.post(f"/api/tables/{table['id']}", {"action": "mute"}).json()["muted"] is True
    watcher.send(type="chat", text="hello?")
    assert watcher.until("refused")["message"]["id"] == "error-muted"
    own.until("table")
    own.send(type="chat", text="quiet now")
    assert watcher.until("chat")["entries"][0]["text"] == "quiet now"
    assert anna.post(f"/api/tables/{table['id']}", {"action": "unmute"}).json()["muted"] is False
    watcher.send(type="chat", text="hello")
    assert watcher.until("chat")["entries"][0]["text"] == "hello"


def test_links_to_a_seat_are_seen_and_called_in(site: Site) -> None:
    anna, phone, thief = site.guest("Anna"), site.guest("Phone"), site.guest("Thief")
    table = anna.table(TWO)
    key = anna.seat(table, 0, "link").json()["link"].partition("key=")[2]
    assert phone.seat(table, 0, "claim", key=key).json()["seats"][0]["mine"] is True
    assert anna.get(f"/api/tables/{table['id']}").json()["seats"][0]["devices"] == 1
    assert thief.get(f"/api/tables/{table['id']}").json()["seats"][0]["devices"] == 0
    assert phone.seat(table, 0, "unlink").status_code == 403  # only who sat down
    assert anna.seat(table, 0, "unlink").json()["seats"][0]["devices"] == 0
    assert thief.seat(table, 0, "claim", key=key).status_code == 403
    assert phone.get(f"/api/tables/{table['id']}").json()["seats"][0]["mine"] is False
    fresh = anna.seat(table, 0, "link").json()["link"].partition("key=")[2]
    assert fresh != key
    assert phone.seat(table, 0, "claim", key=fresh).status_code == 200


def test_each_link_to_a_seat_can_be_called_in_by_itself(site: Site) -> None:
    anna, phone, tablet = site.guest("Anna"), site.guest("Phone"), site.guest("Tablet")
    table = anna.table(TWO)
    path = f"/api/tables/{table['id']}/seats/0/links"
    keys = [anna.seat(table, 0, "link").json()["link"].partition("key=")[2] for _ in range(3)]
    for person, key in ((phone, keys[0]), (tablet, keys[1])):
        assert person.seat(table, 0, "claim", key=key).status_code == 200
    assert phone.get(path).json() == {"links": []}  # who came by a link has none to call in
    assert site.guest("Stranger").get(path).status_code == 403
    found = {one["id"]: one["used"] for one in anna.get(path).json()["links"]}
    ids = [key.partition(".")[0] for key in keys]
    assert found == {ids[0]: 1, ids[1]: 1, ids[2]: 0}
    live = phone.live(table, 0)
    live.until("table")
    assert anna.seat(table, 0, "unlink", link=ids[0]).json()["seats"][0]["devices"] == 1
    assert live.say(*first(live.table))["reason"] == "not-your-seat"
    assert phone.seat(table, 0, "claim", key=keys[0]).status_code == 403
    assert tablet.get(f"/api/tables/{table['id']}").json()["seats"][0]["mine"] is True
    assert phone.seat(table, 0, "claim", key=keys[2]).status_code == 200
    assert anna.seat(table, 0, "unlink").json()["seats"][0]["devices"] == 0
    assert anna.get(path).json() == {"links": []}
    assert [anna.seat(table, 0, "link").status_code for _ in range(21)] == [200] * 20 + [429]


def test_who_has_lost_a_seat_sees_and_says_nothing_there(site: Site) -> None:
    """Once, whoever had looked on through a seat saw the hand of the next who sat there, and talked in their name."""
    anna, boris, clara = site.guest("Anna"), site.guest("Boris"), site.guest("Clara")
    table = anna.table([ME, OPEN, OPEN])
    boris.seat(table, 1, "join")
    live = boris.live(table, 1)
    assert live.until("table")["seat"] == 1
    assert boris.seat(table, 1, "leave").status_code == 200
    assert clara.seat(table, 1, "join").status_code == 200
    assert site.guest("Dora").seat(table, 2, "join").status_code == 200  # it begins
    while live.table["status"] != "playing" or live.table["seat"] is not None:
        live.until("table")
    spectator = Person(site).live(table)
    spectator.until("table")
    assert live.table["view"] == spectator.table["view"]
    assert live.table["preferences"] is None
    live.send(type="chat", text="hello")
    said = spectator.until("chat")["entries"][-1]
    assert (said["seat"], said["name"]) == (None, "Boris")


def test_a_link_that_is_called_in_closes_the_view_too(site: Site) -> None:
    anna, phone = site.guest("Anna"), site.guest("Phone")
    table = anna.table(TWO)
    key = anna.seat(table, 0, "link").json()["link"].partition("key=")[2]
    assert phone.seat(table, 0, "claim", key=key).status_code == 200
    live = phone.live(table, 0)
    assert live.until("table")["seat"] == 0
    assert anna.seat(table, 0, "unlink").status_code == 200
    assert live.until("table")["seat"] is None
    spectator = Person(site).live(table)
    assert live.table["view"] == spectator.until("table")["view"]


def test_nobody_sits_everywhere(tmp_path: Path) -> None:
    with Site(tmp_path, max_joined=3) as site:
        squatter = site.guest("Squatter")
        tables = [site.guest(f"Host {n}").table([ME, OPEN, OPEN], listed=True) for n in range(6)]

        def sit(table: Json) -> int:
            return squatter.seat(table, 1, "join").status_code

        with ThreadPoolExecutor(6) as threads:  # all at once
            assert sorted(threads.map(sit, tables)) == [200] * 3 + [429] * 3
        own = squatter.table([ME, OPEN, OPEN])
        assert squatter.seat(own, 1, "join").status_code == 200  # at one's own table one may


def test_a_host_frees_a_seat(site: Site) -> None:
    anna, boris = site.guest("Anna"), site.guest("Boris")
    table = anna.table([ME, OPEN, OPEN])
    boris.seat(table, 1, "join")
    assert boris.seat(table, 0, "open").status_code == 403
    assert anna.seat(table, 1, "bot", level="cadet").status_code == 409  # not over somebody's head
    assert anna.seat(table, 1, "open").json()["seats"][1]["kind"] == "open"
    assert boris.get(f"/api/tables/{table['id']}").json()["seats"][1]["mine"] is False
    boris.seat(table, 1, "join")
    assert site.guest("Clara").seat(table, 2, "join").json()["status"] == "playing"
    assert anna.seat(table, 1, "open").status_code == 409  # the game has begun: a bot may be called, no more


def test_limits_hold_however_many_ask_at_once(tmp_path: Path) -> None:
    with Site(tmp_path, max_tables=4, max_listed=2) as site:
        anna = site.guest("Anna")

        def ask(listed: bool) -> int:
            wanted = {"game": "lots", "seats": [ME, OPEN], "listed": listed}
            return anna.post("/api/tables", wanted).status_code

        with ThreadPoolExecutor(12) as threads:
            assert list(threads.map(ask, [True] * 12)).count(201) == 2
            assert list(threads.map(ask, [False] * 12)).count(201) == 2
        assert len(anna.get("/api/tables").json()["mine"]) == 4


def test_last_words_are_heard(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.table(TWO)
    live = anna.live(table, 0)
    live.until("table")
    for n in range(15):
        leaving = site.guest(f"Leaving {n}").live(table, "none")
        leaving.until("table")
        leaving.send(type="chat", text=f"bye {n}")
        leaving.socket.socket.close()
    end = time.monotonic() + 20
    while len(live.chat) < 15 and time.monotonic() < end:
        live.quiet(0.2)
    assert sorted(line["text"] for line in live.chat) == sorted(f"bye {n}" for n in range(15))


def test_tables_that_nobody_wants(site: Site) -> None:
    anna, boris = site.guest("Anna"), site.guest("Boris")
    table = anna.table([ME, OPEN])
    assert boris.http.delete(site.url(f"/api/tables/{table['id']}")).status_code == 403
    live = boris.live(table)
    live.until("table")
    assert anna.http.delete(site.url(f"/api/tables/{table['id']}")).status_code == 204
    assert live.closed() == 4404
    assert anna.get(f"/api/tables/{table['id']}").status_code == 404
    with_others = anna.table([ME, OPEN])
    boris.seat(with_others, 1, "join")
    assert anna.http.delete(site.url(f"/api/tables/{with_others['id']}")).status_code == 409
    alone = anna.table([ME, BOT])
    assert anna.http.delete(site.url(f"/api/tables/{alone['id']}")).status_code == 204
    assert [one["id"] for one in anna.get("/api/tables").json()["mine"]] == [with_others["id"]]


def test_who_has_left_their_tables_may_open_others(tmp_path: Path) -> None:
    with Site(tmp_path, max_tables=2, max_listed=1) as site:
        anna = site.guest("Anna")
        tables = [anna.table([ME, BOT]) for _ in range(2)]
        wanted = {"game": "lots", "seats": [ME, BOT]}
        assert anna.post("/api/tables", wanted).status_code == 429
        assert anna.seat(tables[0], 0, "leave").status_code == 200
        anna.table([ME, OPEN], listed=True)
        anna.seat(tables[1], 0, "leave")
        listed = {"game": "lots", "seats": [ME, OPEN], "listed": True}
        assert anna.post("/api/tables", listed).status_code == 429  # nobody fills the list alone
        assert anna.post("/api/tables", {**listed, "listed": False}).status_code == 201


def test_a_chore_that_fails_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.server.tasks.REST", 0.0)
    tries: list[int] = []

    async def chore() -> None:
        tries.append(1)
        if len(tries) < 3:
            raise KeyError("unforeseen")

    asyncio.run(supervise("a chore", chore))
    assert len(tries) == 3


def test_what_nobody_waits_for_is_noted(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(error: Exception) -> None:
        raise error

    async def go() -> None:
        tasks = Tasks("table x", (ValueError,))
        tasks.keep(fail(KeyError("unforeseen")))
        tasks.keep(fail(ValueError("foreseen")))
        await asyncio.sleep(0.01)
        assert not tasks

    asyncio.run(go())
    assert [record.message for record in caplog.records] == ["something at table x failed"]

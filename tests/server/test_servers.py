"""Several servers on one PostgreSQL: any of them serves anybody, and what is done at one is seen at all."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import httpx
import pytest

from starboard.server.lobby import Lobby
from starboard.server.peers import Peers
from starboard.server.store import News
from starboard.server.tasks import RulesFault
from tests.server.postgres import Cluster, binaries
from tests.server.site import ROOT, Json, Live, Person, Site, chance_answer, first
from tests.server.test_preferences import until_asked

R = TypeVar("R")
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "cadet"}
needs_postgresql = pytest.mark.skipif(binaries() is None, reason="PostgreSQL is not installed")
pytestmark = needs_postgresql


class Servers:
    def __init__(self, sites: list[Site], cluster: Cluster, database: str) -> None:
        self.sites = sites
        self.cluster = cluster
        self.database = database

    def at(self, person: Person, number: int) -> Person:
        """The same person with a browser that asks another server."""
        other = Person(self.sites[number], person.name)
        other.http.cookies.update(person.http.cookies)
        return other


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, cluster: Cluster) -> Iterator[Servers]:
    database = cluster.database()
    with ExitStack() as stack:
        sites = [
            stack.enter_context(
                Site(
                    tmp_path_factory.mktemp(f"server{n}"),
                    database=database,
                    rule_workers=1,
                    bot_workers=1,
                    absent_seconds=1.0,
                    admin_key="key",
                )
            )
            for n in range(2)
        ]
        yield Servers(sites, cluster, database)


def soon(what: Callable[[], R], seconds: float = 10) -> R:
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end, "it does not come to pass"
        time.sleep(0.05)
    return found


def start(servers: Servers, **options: Any) -> tuple[Person, Person, Json, Live, Live]:
    """Anna at the first server, Boris at the second, at one table."""
    anna = servers.sites[0].guest("Anna")
    boris = servers.at(servers.sites[0].guest("Boris"), 1)
    table = anna.table([ME, OPEN], options={"aside": False}, **options)
    assert boris.seat(table, 1, "join").json()["status"] == "playing"
    one, two = anna.live(table, 0), boris.live(table, 1)
    one.until("table")
    two.until("table")
    return anna, boris, table, one, two


def test_what_is_said_at_one_server_is_seen_at_the_other_at_once(servers: Servers) -> None:
    anna, _, table, one, two = start(servers)
    spectator = servers.at(anna, 1).live(table, "none")
    spectator.until("table")
    dice, took = random.Random(1), []
    for _ in range(400):
        if one.table["status"] == two.table["status"] == spectator.table["status"] == "over":
            break
        for live, other in ((one, two), (two, one)):
            if live.table["legal"]:
                assert live.say(*chance_answer(live.table, dice))["type"] in ("ack", "refused")
                begin = time.monotonic()
                live.quiet(0.01)
                try:
                    other.until("table", 0.5)
                    took.append(time.monotonic() - begin)
                except TimeoutError:
                    pass  # there was nothing for the other to see
        for live in (one, two, spectator):
            live.quiet(0.01)
    assert one.table["result"] == two.table["result"] == spectator.table["result"] is not None
    assert one.table["seed"] == two.table["seed"]
    assert sorted(took)[len(took) // 2] < 0.1
    assert servers.at(anna, 1).get(f"/api/tables/{table['id']}/record").text.startswith("starboard")


def test_acts_at_the_same_moment(servers: Servers) -> None:
    """Both choose at once, again and again: each word stands once, and nobody is shown anything else than the log."""
    _, _, table, one, two = start(servers)
    dice = random.Random(2)
    for turn in range(30):
        lives = [live for live in (one, two) if live.table["legal"]]
        for live in lives:
            words = chance_answer(live.table, dice)
            live.send(type="say", key=f"{turn}-{live is one}", version=live.table["version"], words=words)
        answers = [live.answer(f"{turn}-{live is one}") for live in lives]
        assert any(answer["type"] == "ack" for answer in answers) or not lives
        assert {answer.get("reason", "stale") for answer in answers} <= {"stale"}
        for live in (one, two):
            live.quiet(0.15)
        if one.table["status"] == "over":
            break
    assert one.table["view"]["seats"] is not None
    again = [person.live(table, "none").until("table") for person in (Person(site) for site in servers.sites)]
    assert again[0]["view"] == again[1]["view"]
    assert again[0]["log"]["entries"] == again[1]["log"]["entries"]


def test_a_word_sent_again_to_another_server_is_carried_out_once(servers: Servers) -> None:
    anna, _, table, one, two = start(servers)
    live = one if one.table["legal"] else two
    seat = 0 if live is one else 1
    assert live.say(*first(live.table), key="again")["type"] == "ack"
    live.until("table")
    if seat == 0:
        other = servers.at(anna, 1).live(table, 0)
        other.until("table")
        other.send(type="say", key="again", version=other.table["version"], words=["take"])
        assert other.answer("again")["type"] == "ack"
        assert [entry["id"] for entry in other.log] == [entry["id"] for entry in live.log]


def test_talk_presence_and_mutes(servers: Servers) -> None:
    anna, boris, table, one, two = start(servers)
    one.send(type="chat", text="hi there")
    soon(lambda: two.quiet(0.05) is None or "hi there" in [line["text"] for line in two.chat])
    two.send(type="chat", text="hello")
    soon(lambda: one.quiet(0.05) is None or [line["text"] for line in one.chat][-2:] == ["hi there", "hello"])
    soon(lambda: two.quiet(0.05) is None or [line["text"] for line in two.chat][-2:] == ["hi there", "hello"])
    soon(lambda: boris.get(f"/api/tables/{table['id']}").json()["seats"][0]["online"])
    watcher = servers.at(servers.sites[0].guest("Wanda"), 1).live(table)
    soon(lambda: one.quiet(0.05) is None or one.table["watchers"] == 1)
    assert anna.post(f"/api/tables/{table['id']}", {"action": "mute"}).status_code == 200
    soon(lambda: boris.get(f"/api/tables/{table['id']}").json()["muted"])
    watcher.send(type="chat", text="psst")
    assert watcher.until("refused")["message"]["id"] == "error-muted"
    one.close()
    soon(lambda: two.quiet(0.05) is None or two.table["seats"][0]["online"] is False)
    time.sleep(1.2)
    assert boris.seat(table, 0, "substitute").json()["seats"][0]["kind"] == "bot"


def test_a_seat_is_taken_once(servers: Servers) -> None:
    host = servers.sites[0].guest("Host")
    guests = [servers.at(servers.sites[0].guest(f"G{n}"), n % 2) for n in range(6)]
    for _ in range(4):
        table = host.table([ME, OPEN])
        answers = [guest.seat(table, 1, "join").status_code for guest in guests]
        assert sorted(answers) == [200] + [409] * 5


def test_a_rematch_is_one_table(servers: Servers) -> None:
    anna, boris, table, one, two = start(servers)
    dice = random.Random(3)
    for _ in range(500):
        for live in (one, two):
            if live.table["legal"]:
                live.say(*chance_answer(live.table, dice))
            live.quiet(0.02)
        if one.table["status"] == two.table["status"] == "over":
            break
    found = {person.post(f"/api/tables/{table['id']}/rematch").json()["id"] for person in (anna, boris, anna)}
    assert len(found) == 1
    soon(lambda: two.quiet(0.05) is None or two.table["rematch"] in found)


def test_time_is_up_once(servers: Servers) -> None:
    _, _, _, one, two = start(servers, clock={"kind": "game", "seconds": 10, "level": "cadet"})
    slow = two if two.table["legal"] else one
    other = one if slow is two else two
    name = "notice-seat-time"
    soon(lambda: other.quiet(0.1) is None or any((line["message"] or {}).get("id") == name for line in other.chat), 25)
    other.quiet(1.5)
    slow.quiet(0.1)
    for live in (other, slow):
        seats = [line["message"]["args"]["seat"] for line in live.chat if (line["message"] or {}).get("id") == name]
        assert len(seats) == len(set(seats)), "a seat's time was up twice"


def test_who_is_shut_out_is_shut_out_everywhere(servers: Servers) -> None:
    anna, _, _, one, two = start(servers)
    found = servers.at(anna, 1).get("/api/host", headers={"authorization": "Bearer key"}).json()["guests"]
    ids = [guest["id"] for guest in found]
    banned = [id for id in ids if anna.cookie().partition("=")[2].startswith(id)]
    assert len(banned) == 1
    site = servers.sites[1]
    header = {"authorization": "Bearer key"}
    httpx.post(site.url(f"/api/host/guests/{banned[0]}"), json={"banned": True}, headers=header)
    assert one.closed() == 4403
    two.send(type="ping")
    two.until("pong")


def test_preferences_are_said_and_shown_at_every_server(servers: Servers) -> None:
    anna, boris, table, one, two = start(servers)
    elsewhere = {"lots-0": servers.at(anna, 1), "lots-1": servers.at(boris, 0)}
    asked = until_asked("lots-dispose", one, two)
    seat = 0 if asked is one else 1
    mirror = elsewhere[f"lots-{seat}"].live(table, seat)
    mirror.until("table")
    mirror.send(type="prefer", key="p", preferences={"lot": "take"})
    assert mirror.answer("p")["type"] == "ack"
    soon(lambda: asked.quiet(0.05) is None or asked.table["prompt"]["id"] == "lots-whereto")
    assert asked.table["preferences"] == {"lot": "take"}
    assert asked.undo()["type"] == "ack"  # who takes the word back is asked again, by whichever server
    for live in (asked, mirror):
        live.quiet(0.5)
        assert live.table["prompt"]["id"] == "lots-dispose"


def test_a_cut_connection_is_made_again_and_nothing_is_missed(servers: Servers) -> None:
    _, _, table, one, two = start(servers)
    watching = [Person(site).live(table) for site in servers.sites]
    for live in watching:
        live.until("table")
    servers.cluster.cut(servers.database.rpartition("/")[2])
    spoken = 0
    end = time.monotonic() + 20
    while spoken < 3 and time.monotonic() < end:
        for live in (one, two):
            if live.table["legal"]:
                spoken += live.say(*first(live.table))["type"] == "ack"
            live.quiet(0.3)
    assert spoken == 3
    soon(lambda: [live.quiet(0.05) for live in watching] and watching[0].table["view"] == watching[1].table["view"])
    fresh = Person(servers.sites[0]).live(table).until("table")
    soon(lambda: [live.quiet(0.05) for live in watching] and watching[1].log == fresh["log"]["entries"])
    one.send(type="chat", text="still there?")
    soon(lambda: two.quiet(0.05) is None or "still there?" in [line["text"] for line in two.chat])


def test_a_table_that_fails_keeps_no_other_from_catching_up() -> None:
    """Once, after a cut connection, all tables behind one whose rules worker had just ended stayed as they were."""
    told: list[str] = []

    class Looked:
        def __init__(self, id: str) -> None:
            self.row = SimpleNamespace(id=id)
            self.audience = SimpleNamespace(viewers=[])

        async def catch_up(self, number: int) -> None:
            if self.row.id == "b":
                raise RulesFault("its worker ended")
            told.append(f"{self.row.id}{number}")

        async def hear(self, seq: int) -> None: ...

    async def revisions(ids: list[str]) -> dict[str, int]:
        return dict.fromkeys(ids, 7)

    async def go() -> None:
        store = SimpleNamespace(shared=False, revisions=revisions)
        tables = [Looked(id) for id in "abc"]
        lobby = SimpleNamespace(store=store, in_play=lambda: tables)
        peers = Peers(cast(Lobby, lobby))
        peers.hear(News("back"))
        await peers.close()
        await peers.close()

    asyncio.run(go())
    assert told == ["a7", "c7"]


def test_who_comes_is_shown_what_was_acknowledged_also_where_nothing_was_heard(servers: Servers) -> None:
    _, _, table, one, two = start(servers)
    acts = 0
    while acts < 4:
        for number, live in enumerate((one, two)):
            if live.table["legal"]:
                servers.cluster.cut(servers.database.rpartition("/")[2], "starboard news")
                assert live.say(*first(live.table))["type"] == "ack"
                seen = [Person(servers.sites[at]).live(table) for at in (1 - number, number)]
                for each in seen:
                    each.until("table")
                assert seen[0].log == seen[1].log
                acts += 1
            live.quiet(0.4)


def test_bots_go_on_when_the_server_that_asked_them_is_killed(tmp_path: Path, cluster: Cluster) -> None:
    database = cluster.database()
    settings: dict[str, Any] = {"database": database, "rule_workers": 1, "bot_workers": 1, "bot_pause": 0.6}
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with Site(tmp_path / "a", **settings) as doomed, Site(tmp_path / "b", **settings) as other:
        anna = doomed.guest("Anna")
        table = anna.table([ME, BOT, BOT], options={"aside": False})
        there = Person(other)
        there.http.cookies.update(anna.http.cookies)
        live = anna.live(table, 0)
        live.until("table")
        assert live.say(*first(live.table))["type"] == "ack"
        doomed.kill()
        live = there.live(table, 0)
        live.until("table")
        end = time.monotonic() + 40
        words = 0
        while words < 2:  # the bots answer, and Anna is asked again
            assert time.monotonic() < end, "the bots stand still"
            if live.table["legal"]:
                words += live.say(*first(live.table))["type"] == "ack"
            live.quiet(0.2)


def test_a_bot_goes_on_when_a_table_that_was_put_away_is_taken_up(tmp_path: Path, cluster: Cluster) -> None:
    """Once, the job that was broken off belonged to its server for ever, and nobody did it."""
    settings: dict[str, Any] = {"rule_workers": 1, "bot_workers": 1, "bot_pause": 1.0, "admin_key": "key"}
    with Site(tmp_path, database=cluster.database(), **settings) as site:
        anna = site.guest("Anna")
        table = anna.table([ME, BOT], options={"aside": False})
        live = anna.live(table, 0)
        live.until("table")
        assert live.say(*first(live.table))["type"] == "ack"
        close = site.url(f"/api/host/tables/{table['id']}")
        host = {"authorization": "Bearer key"}
        time.sleep(0.5)  # the bot is at it
        assert anna.http.post(close, json={"action": "close"}, headers=host).json()["seats"][1]["waiting"]
        assert anna.post(f"/api/tables/{table['id']}", {"action": "resume"}).json()["archived"] is False
        soon(lambda: not anna.get(f"/api/tables/{table['id']}").json()["seats"][1]["waiting"], 60)


def test_serve_with_workers(tmp_path: Path, cluster: Cluster) -> None:
    command = [sys.executable, "-m", "starboard.cli", "serve", "--port", "0", "--database", cluster.database()]
    command += ["--workers", "2", "--module", "tests.lots:game"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "STARBOARD_RULE_WORKERS": "1", "STARBOARD_BOT_WORKERS": "1"}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().split(" at ")[1].split()[0]
            soon(lambda: _servers(url) == 2, 40)
            children = _children(process.pid)
            assert len(children) == 2
            figures = soon(lambda: _figures(url, children), 20)
            assert figures.count("# TYPE starboard_sockets gauge") == 1
            os.kill(children[0], signal.SIGKILL)
            soon(lambda: len(set(_children(process.pid)) - {children[0]}) == 2, 20)  # it is started again
            soon(lambda: _servers(url) == 2, 40)
            process.terminate()
            assert process.wait(30) == 0
            assert not any(Path(f"/proc/{child}").exists() for child in children)
        finally:
            process.kill()


def test_several_workers_need_a_database_that_can_be_shared(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "starboard.cli", "serve", "--port", "0", "--workers", "2"]
    command += ["--database", str(tmp_path / "a.sqlite3")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, "PostgreSQL" in done.stderr, "Traceback" in done.stderr) == (1, True, False)


def _children(process: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _figures(url: str, servers: list[int]) -> str:
    """What any of the servers tells, as soon as it tells of all."""
    text = httpx.get(url + "metrics", timeout=30).text
    return text if all(f'starboard_sockets{{server="{one}"}} 0' in text for one in servers) else ""


def _servers(url: str) -> int:
    try:
        return int(httpx.get(url + "api/health", timeout=30).json()["servers"])
    except httpx.TransportError:
        return 0

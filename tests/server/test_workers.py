"""Rules workers: slow, hung or killed rules never harm the server or an acknowledged word."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.site import Json, Live, Person, Site
from tests.server.sluggish import SLOW

TWO: list[Json] = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("workers")
    games = ["tests.lots:game", "tests.server.sluggish:game"]
    with Site(folder, games=games, rule_seconds=5.0, rule_workers=2) as running:
        yield running


def workers(site: Site) -> list[int]:
    """The rules workers of a server, by looking at its child processes."""
    return children(site, "starboard.server.worker")


def children(site: Site, name: str) -> list[int]:
    """The processes of a server whose command has that in it."""
    assert site.process is not None
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rpartition(")")[2].split()[1])
            command = (path.parent / "cmdline").read_text()
        except (OSError, ValueError):
            continue
        if parent == site.process.pid and name in command:
            found.append(int(path.parent.name))
    return found


def enter(site: Site, game: str) -> tuple[Person, Json, Live]:
    anna = site.guest("Anna")
    table = anna.table(TWO, game=game)
    live = anna.live(table, 0)
    live.until("table")
    return anna, table, live


def test_slow_rules_do_not_block_the_server(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.table(TWO, game="sluggish", options={"aside": False})
    start = time.monotonic()
    live = anna.live(table, 0)  # its first picture takes a while
    answered = 0
    while time.monotonic() - start < SLOW * 0.9:
        assert anna.get("/api/games").status_code == 200
        answered += 1
    live.until("table")
    assert time.monotonic() - start >= SLOW
    assert answered >= 2  # a blocked server would have answered the last of them only


def test_hung_rules_are_ended_and_the_table_comes_back(site: Site) -> None:
    _, _, live = enter(site, "sluggish")
    card = live.table["legal"][1]
    assert live.say(card)["type"] == "ack"
    live.until("table")
    running = workers(site)
    live.send(type="why", word="to-3")
    assert live.until("why", 20)["message"]["id"] == "error-server-fault"
    live.quiet(0.5)
    live.send(type="why", word="take")
    assert live.until("why", 20)["message"]["id"] == "why-not-now"
    assert workers(site) != running
    live.send(type="seat", seat=0)
    live.log = []
    assert live.until("table", 20)["prompt"]["picked"] == [card]
    assert live.say("done")["type"] == "ack"


def test_what_rules_fail_on_is_not_told(site: Site) -> None:
    """A fault may speak of hidden things: players learn only that there was one."""
    _, _, live = enter(site, "sluggish")
    answer = live.say("to-2")
    assert (answer["type"], answer["reason"]) == ("refused", "server-fault")
    assert "hands" not in json.dumps(answer)
    live.until("table")
    assert live.say("done")["type"] == "ack"


def test_killed_workers_lose_nothing(site: Site) -> None:
    anna, table, live = enter(site, "lots")
    card = live.table["legal"][1]
    assert live.say(card, key="before")["type"] == "ack"
    live.until("table")
    killed = workers(site)
    for worker in killed:
        os.kill(worker, signal.SIGKILL)
    while not set(workers(site)) - set(killed):  # the loss is noticed
        time.sleep(0.05)
    answer = live.say("done", key="after")
    assert (answer["type"], answer["reason"]) == ("refused", "stale")  # versions of the lost worker
    live.until("table")
    assert live.table["prompt"]["picked"] == [card]
    assert live.say(card, key="before")["type"] == "ack"  # known from the log, not said again
    assert live.say("done", key="after")["type"] == "ack"
    own = anna.get(f"/api/tables/{table['id']}/record?seat=0").json()
    assert own["words"] == [card, "done"]


def test_a_game_starts_though_its_worker_is_killed(site: Site) -> None:
    """Whoever sits down last is not told of a fault, and nobody has to come again for the game to begin."""
    anna, boris = site.guest("Anna"), site.guest("Boris")
    table = anna.table([{"kind": "me"}, {"kind": "open"}])
    held = workers(site)
    for worker in held:
        os.kill(worker, signal.SIGSTOP)
    with ThreadPoolExecutor(1) as pool:
        joined = pool.submit(boris.post, f"/api/tables/{table['id']}/seats/1", {"action": "join"})
        time.sleep(0.5)
        assert not joined.done()  # it waits for the rules
        for worker in held:
            os.kill(worker, signal.SIGKILL)
        assert joined.result(30).status_code == 200, joined.result().text
    assert boris.get(f"/api/tables/{table['id']}").json()["status"] == "playing"


def test_no_worker_outlives_its_server(tmp_path: Path) -> None:
    for end in ("stop", "kill"):
        site = Site(tmp_path, rule_workers=2).start()
        running = workers(site)
        assert len(running) == 2
        getattr(site, end)()
        deadline = time.monotonic() + 5
        while any(_alive(worker) for worker in running) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not any(_alive(worker) for worker in running)


def _alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

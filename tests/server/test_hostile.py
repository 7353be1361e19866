"""Clients that misbehave: whatever one of them does, everybody else goes on."""

from __future__ import annotations

import contextlib
import json
import random
import threading
import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.site import Json, Person, Site, first

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
FRAMES: list[Json] = [
    {"type": "chat", "text": "bye"},
    {"type": "prefer", "key": "p", "preferences": {}},
    {"type": "say", "key": "s", "version": "", "words": ["done"]},
    {"type": "undo", "key": "u", "version": "", "count": 1},
    {"type": "why", "word": "take"},
    {"type": "preview", "words": ["done"]},
    {"type": "seat", "seat": None},
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("hostile"), rule_workers=1, max_tables=10_000) as running:
        yield running


def leave(person: Person, table: Json, frame: Json, dice: random.Random) -> None:
    """Send something and close the socket while it is being carried out."""
    live = person.live(table, 0)
    version = live.until("table")["version"]
    with contextlib.suppress(ConnectionClosed):
        for n in range(4):
            sent = {**frame, **({"version": version} if "version" in frame else {})}
            live.socket.send(json.dumps({**sent, **({"key": f"k{dice.random()}-{n}"} if "key" in frame else {})}))
    time.sleep(dice.random() * 0.004)
    live.close()


def test_sockets_that_close_in_the_middle_of_a_write(site: Site) -> None:
    """Once, one such close left a transaction open and nobody could write any more."""
    dice = random.Random(3)
    anna = site.guest("Anna")
    tables = [anna.table([{**ME, "name": "A"}, {**ME, "name": "B"}]) for _ in range(4)]

    def work(table: Json, seed: int) -> None:
        own = random.Random(seed)
        for _ in range(25):
            leave(anna, table, own.choice(FRAMES), own)

    threads = [threading.Thread(target=work, args=(table, n)) for n, table in enumerate(tables)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    boris = site.guest("Boris")  # a write
    table = boris.table([{**ME, "name": "A"}, {**ME, "name": "B"}])
    live = boris.live(table, 0)
    live.until("table")
    assert live.say(*first(live.table), key=str(dice.random()))["type"] == "ack"
    live.send(type="chat", text="still here")
    assert live.until("chat", 5)["entries"][0]["text"] == "still here"


def test_readers_during_writes(site: Site) -> None:
    """Once, eight readers of the lists kept new tables, guests and rematches from being seen."""
    host = site.guest("Host")
    for _ in range(30):
        host.table([ME, OPEN], listed=True)
    busy = True
    faults: list[str] = []

    def read_on() -> None:
        with httpx.Client(timeout=20, cookies=host.http.cookies) as client:
            while busy:
                answer = client.get(site.url("/api/tables"))
                if answer.status_code != 200:
                    faults.append(answer.text)

    threads = [threading.Thread(target=read_on) for _ in range(8)]
    for thread in threads:
        thread.start()
    try:
        for n in range(12):
            guest = site.guest(f"New {n}")
            assert guest.get("/api/me").json()["guest"]["name"] == f"New {n}"
            table = guest.table([ME, OPEN])
            assert guest.get(f"/api/tables/{table['id']}").status_code == 200
            assert table["id"] in [one["id"] for one in guest.get("/api/tables").json()["mine"]]
    finally:
        busy = False
        for thread in threads:
            thread.join()
    assert not faults

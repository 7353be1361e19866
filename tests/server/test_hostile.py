"""Clients that misbehave: whatever one of them does, everybody else goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from starboard.server.static import Files
from tests.server import fuzz
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
            if frame["type"] == "say" and live.table["legal"]:
                sent["words"] = first(live.table)
            live.socket.send(json.dumps({**sent, **({"key": f"k{dice.random()}-{n}"} if "key" in frame else {})}))
    time.sleep(dice.random() * 0.004)
    live.close()


def hang_up_on_requests(site: Site, anna: Person) -> None:
    """Every kind of request that writes, by somebody who does not wait for the answer."""
    table = anna.table([{**ME, "name": "A"}, OPEN])
    alone = anna.table([ME, {"kind": "bot", "level": "cadet"}])
    at, seat = f"/api/tables/{table['id']}", f"/api/tables/{table['id']}/seats"
    asked: list[tuple[str, str, Json]] = [
        ("POST", "/api/me", {"name": "Anna"}),
        ("POST", "/api/me/phrase", {}),
        ("POST", "/api/me/notices", {"webhook": ""}),
        ("POST", "/api/tables", {"game": "lots", "seats": [ME, OPEN]}),
        ("POST", f"{seat}/0", {"action": "join", "name": "B"}),
        ("POST", f"{seat}/0", {"action": "link"}),
        ("POST", f"{seat}/0", {"action": "unlink"}),
        ("POST", f"{seat}/1", {"action": "bot"}),
        ("POST", f"{seat}/1", {"action": "open"}),
        ("POST", at, {"action": "mute"}),
        ("POST", at, {"action": "options", "options": {"hand": 3}}),
        ("POST", f"/api/tables/{alone['id']}/seats/0", {"action": "leave"}),
        ("POST", f"/api/tables/{alone['id']}/seats/0", {"action": "return"}),
        ("POST", f"/api/tables/{alone['id']}", {"action": "resume"}),
        ("DELETE", f"/api/tables/{alone['id']}", {}),
    ]
    dice = random.Random(5)
    for method, path, body in asked * 4:
        data = json.dumps(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nCookie: {anna.cookie()}\r\nContent-Type: application/json\r\n"
        with socket.create_connection(("127.0.0.1", site.port)) as line:
            line.sendall(f"{head}Content-Length: {len(data)}\r\n\r\n{data}".encode())
            time.sleep(dice.random() * 0.004)


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
    hang_up_on_requests(site, anna)
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


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/" + "a" * 5000,
        "/" + "/".join("ab" for _ in range(2000)),
        "/a/../b",
        "/%ff%fe",
        "/\\..\\x.js",
        "/.x/%2e%2e",
    ],
)
def test_strange_paths(site: Site, path: str) -> None:
    assert Person(site).get(path).status_code in (404, 503)


def test_a_file_is_kept_once_however_it_is_called(tmp_path: Path) -> None:
    """Once, every spelling of a path was packed and kept anew."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-Ab3dEf9h.js").write_text("let x = 1;\n" * 200)
    files = Files(tmp_path)

    async def go() -> None:
        for n in range(50):
            await files.find(f"x{n}/../assets/index-Ab3dEf9h.js")
            await files.find("assets/" + "./" * n + "index-Ab3dEf9h.js")
            await files.find("assets" + "/" * (n + 1) + "index-Ab3dEf9h.js")
        assert await files.find("assets/index-Ab3dEf9h.js") is not None
        assert await files.find("assets") is None

    asyncio.run(go())
    assert list(files._files) == ["assets/index-Ab3dEf9h.js"]


@pytest.mark.parametrize(
    "body",
    [b"[" * 20_000, b'{"name":' * 3000, b'\xff\xfe{"name"', b"", b"null", b"[]", b'{"name": "\xd0"}', b"1" * 5000],
)
def test_strange_bodies(site: Site, body: bytes) -> None:
    anna = site.guest("Anna")
    table = anna.table([ME, OPEN])
    for path in ("/api/me", "/api/tables", f"/api/tables/{table['id']}/seats/0"):
        answer = anna.http.post(site.url(path), content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, (path, answer.text)
        assert answer.json()["error"]["id"] == "bad-request"


def test_strange_seats(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.table([{**ME, "name": "A"}, {**ME, "name": "B"}])
    for seat in ("9" * 5000, "-1", "1.0", "%00", "²"):
        assert anna.get(f"/api/tables/{table['id']}/record?seat={seat}").status_code == 403
        assert anna.post(f"/api/tables/{table['id']}/seats/{seat}", {"action": "join"}).status_code in (400, 404)


def test_strange_frames(site: Site) -> None:
    anna = site.guest("Anna")
    live = anna.live(anna.table([{**ME, "name": "A"}, {**ME, "name": "B"}]))
    live.until("table")
    for frame in ("[" * 16_000, '{"type":' * 2000, "nul", "", '{"type":"say","key":' + "[" * 15_000):
        live.socket.send(frame)
        assert live.until("refused")["reason"] == "bad-request"
    live.send(type="ping")
    live.until("pong")


def test_twenty_thousand_frames_that_no_page_would_send(tmp_path: Path) -> None:
    found = fuzz.run(tmp_path, 20_000, 1, ["lots"] * 8)
    assert fuzz.faults((tmp_path / "log").read_text()) == []
    assert found["ok"] is True
    assert found["heard"]["ack"] > 300
    assert sum(found["heard"].values()) > 20_000  # they were read and answered, not just thrown away
    assert found["grown_mb"] < 40

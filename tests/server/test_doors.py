"""Clients that hold on to a connection without using it, or use it for what no page would do."""

from __future__ import annotations

import contextlib
import os
import random
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.fuzz import faults, memory
from tests.server.site import Json, Person, Site

ME: Json = {"kind": "me"}
TWO: list[Json] = [{**ME, "name": "A"}, {**ME, "name": "B"}]
ASK = b"GET /big.js HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("doors")
    (folder / "static").mkdir()
    (folder / "static" / "big.js").write_bytes(random.Random(1).randbytes(10_000_000))
    given: Json = {"messages_per_second": 20, "messages_burst": 60, "compress": False}
    with Site(folder, folder / "log", rule_workers=1, request_seconds=1.0, reading_seconds=1.5, **given) as running:
        yield running


def line(site: Site) -> socket.socket:
    """A connection whose other side takes in very little by itself."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", site.port))
    return made


def held(site: Site, made: socket.socket) -> bool:
    """Whether the server still has its end of a connection."""
    assert site.process is not None
    ours, theirs = (f":{port:04X}" for port in (made.getsockname()[1], site.port))
    inodes = {
        words[9]
        for words in map(str.split, Path("/proc/net/tcp").read_text().splitlines())
        if words[1].endswith(theirs) and words[2].endswith(ours)
    }
    files = [Path(f"/proc/{site.process.pid}/fd/{name}") for name in os.listdir(f"/proc/{site.process.pid}/fd")]
    links = []
    for file in files:
        with contextlib.suppress(OSError):
            links.append(os.readlink(file))
    return any(f"socket:[{inode}]" in links for inode in inodes)


def let_go(site: Site, made: socket.socket, seconds: float) -> bool:
    """Whether the server ends a connection by itself; nothing is read from it."""
    end = time.monotonic() + seconds
    seen = False
    while time.monotonic() < end:
        before, seen = seen, held(site, made)
        if before and not seen:
            return True
        time.sleep(0.1)
    return False


def upgraded(site: Site, table: Json) -> socket.socket:
    made = line(site)
    lines = [
        f"GET /api/tables/{table['id']}/live HTTP/1.1",
        "Host: x",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    made.sendall("\r\n".join([*lines, "", ""]).encode())
    assert made.recv(12) == b"HTTP/1.1 101"
    return made


def frame(opcode: int, body: bytes = b"", last: bool = True) -> bytes:
    return bytes([opcode | (0x80 if last else 0), 0x80 | len(body)]) + b"\0\0\0\0" + body


def test_an_answer_that_nobody_reads(site: Site) -> None:
    made = line(site)
    made.sendall(ASK)
    assert let_go(site, made, 8)


def test_who_reads_slowly_is_waited_for(site: Site) -> None:
    made = socket.create_connection(("127.0.0.1", site.port))
    made.sendall(ASK)
    start, taken = time.monotonic(), 0
    while taken < 9_000_000:
        while taken < 1_500_000 * (time.monotonic() - start):
            news = made.recv(20_000)
            assert news, f"after {taken} bytes"
            taken += len(news)
        time.sleep(0.02)
    assert time.monotonic() - start > 4


def test_empty_lines_are_no_reason_to_stay(site: Site) -> None:
    made = line(site)
    made.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
    assert made.recv(12) == b"HTTP/1.1 200"
    made.sendall(b"\r\n")
    assert let_go(site, made, 6)


def test_a_head_without_end(site: Site) -> None:
    before, sent = memory(site), 0
    made = line(site)
    with contextlib.suppress(OSError):
        made.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n")
        while sent < 30_000_000:
            sent += made.send(b"X-More: " + b"y" * 60_000 + b"\r\n")
    assert sent < 30_000_000
    assert memory(site) - before < 10


def test_very_many_requests_at_once(site: Site) -> None:
    before = memory(site)
    for _ in range(10):
        made = socket.create_connection(("127.0.0.1", site.port), 10)
        answers = b""
        with contextlib.suppress(OSError):
            made.sendall(b"GET /api/me HTTP/1.1\r\n\r\n" * 10_000)
            while news := made.recv(100_000):
                answers += news
        assert answers.count(b"HTTP/1.1 200") < 100
    assert memory(site) - before < 10
    few = socket.create_connection(("127.0.0.1", site.port), 10)
    few.sendall(b"GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n" * 10)
    answers = b""
    while news := few.recv(100_000):
        answers += news
    assert answers.count(b"HTTP/1.1 200") >= 1
    for _ in range(20):  # whoever leaves in the middle leaves no trace in the log
        gone = socket.create_connection(("127.0.0.1", site.port), 10)
        gone.sendall(b"GET /api/games HTTP/1.1\r\n\r\n" * 3)
        gone.close()
    time.sleep(0.5)
    assert site.log is not None
    assert faults(site.log.read_text()) == []


def test_a_websocket_that_reads_nothing(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.table(TWO, game="gaia")
    made = [upgraded(site, table) for _ in range(3)]
    watching = Person(site).live(table)
    watching.until("table")
    end = time.monotonic() + 40
    while any(held(site, one) for one in made):
        assert time.monotonic() < end
        for one in made:
            with contextlib.suppress(OSError):
                one.send(frame(1, b'{"type": "seat", "seat": null}'), socket.MSG_DONTWAIT)  # each brings a whole table
        time.sleep(0.05)
    end = time.monotonic() + 10
    while time.monotonic() < end and watching.table["watchers"] != 1:
        watching.quiet(0.3)
    assert watching.table["watchers"] == 1


@pytest.mark.parametrize("kind", ["ping", "pong", "crumbs"])
def test_floods_that_never_reach_the_table(site: Site, kind: str) -> None:
    anna = site.guest("Anna")
    made = upgraded(site, anna.table(TWO))
    many = {
        "ping": frame(9, b"x" * 100) * 100,
        "pong": frame(10, b"x" * 100) * 100,
        "crumbs": frame(0, last=False) * 100,
    }[kind]
    before, sent = memory(site), 0
    with contextlib.suppress(OSError):
        if kind == "crumbs":
            made.sendall(frame(1, b"{", last=False))
        while sent < 20_000_000:
            sent += made.send(many)
    assert sent < 20_000_000
    assert memory(site) - before < 10
    live = anna.live(anna.table(TWO))
    live.until("table")
    live.socket.ping().wait(5)  # a few are welcome


def test_websockets_count_until_they_are_gone(tmp_path: Path) -> None:
    with Site(tmp_path, sockets_per_address=8) as site:
        table = site.guest("Anna").table(TWO)
        made = []
        for _ in range(12):
            with contextlib.suppress(Exception):
                made.append(Person(site).live(table))
                made[-1].until("table", 10)
        assert 5 <= sum(bool(live.table) for live in made) <= 8
        for live in made:
            live.socket.socket.close()
        end = time.monotonic() + 10
        while True:
            with contextlib.suppress(Exception):
                Person(site).live(table).until("table", 5)
                break
            assert time.monotonic() < end
            time.sleep(0.2)

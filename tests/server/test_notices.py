"""People who wait and come back: webhooks, letters, abandoned tables."""

from __future__ import annotations

import asyncio
import contextlib
import http.server
import itertools
import json
import re
import socket
import socketserver
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import SplitResult

import pytest

from starboard.server import webhook
from starboard.server.errors import Refusal
from starboard.server.letters import LETTERS
from starboard.server.mail import Mail
from starboard.server.settings import Settings
from starboard.server.webhook import Unreachable, post, public, target
from tests.server.site import Json, Person, Site, first

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
TWO: list[Json] = [{**ME, "name": "A"}, {**ME, "name": "B"}]


# ---- webhooks -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/",
        "http://localhost:8765/admin",
        "https://10.0.0.1/x",
        "http://192.168.1.1",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[fd00::1]/",
        "http://[fec0::1]/",
        "http://[::127.0.0.1]/",
        "http://[::ffff:0:127.0.0.1]/",
        "http://[64:ff9b:1::a00:1]/",
        "http://192.0.0.8/",
        "http://0.0.0.0/",
        "http://224.0.0.1/",
        "http://2130706433/",
        "http://0x7f.1/",
        "ftp://93.184.216.34/",
        "file:///etc/passwd",
        "https://user:word@93.184.216.34/",
        "http://93.184.216.34:99999/",
        "http://",
        "nothing",
        "http://no-such-name.invalid/",
    ],
)
def test_addresses_that_no_webhook_may_reach(address: str) -> None:
    with pytest.raises(Unreachable):
        target(address, private=False)


def test_an_address_on_the_internet_may_be_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    parts, ip = target("https://93.184.216.34/hook?x=1", private=False)
    assert (parts.path, ip) == ("/hook", "93.184.216.34")
    assert public("2606:2800:220:1::1")
    asked: list[str] = []

    def rebound(host: str, port: int, type: object = None) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(socket, "getaddrinfo", rebound)
    with pytest.raises(Unreachable):  # one of its addresses is not
        target("https://half.example/", private=False)
    assert asked == ["half.example"]


class _Hook(http.server.BaseHTTPRequestHandler):
    got: ClassVar[list[Json]] = []
    status = 204

    def do_POST(self) -> None:
        self.got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(self.status)
        self.send_header("location", "http://127.0.0.1:1/")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def hook(status: int = 204) -> Iterator[tuple[str, list[Json]]]:
    got: list[Json] = []
    handler = type("Hook", (_Hook,), {"got": got, "status": status})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/turn", got
        server.shutdown()


async def look(address: str, private: bool) -> tuple[SplitResult, str]:
    return target(address, private)


def test_nothing_is_followed_on() -> None:
    with hook(302) as (address, got):
        with pytest.raises(Unreachable, match="302"):
            asyncio.run(post(f"{address}/a b?c=d e", True, b"{}", look))
        assert got == [{}]


class _Drip(socketserver.StreamRequestHandler):
    """Answers, but never comes to the end of it."""

    def handle(self) -> None:
        with contextlib.suppress(OSError):
            for byte in itertools.cycle(b"HTTP/1.1 "):
                self.wfile.write(bytes([byte]))
                time.sleep(0.1)


@contextmanager
def drip() -> Iterator[str]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), _Drip) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"
        server.shutdown()
        server.block_on_close = False


def test_an_answer_that_never_ends_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "PATIENCE", 0.5)
    with drip() as address, pytest.raises(Unreachable, match="too long"):
        asyncio.run(post(address, True, b"{}", look))


def test_a_slow_webhook_keeps_nobody_waiting(tmp_path: Path) -> None:
    settings: Json = {"private_webhooks": True, "notice_seconds": 0.5, "digest_seconds": 1}
    with drip() as slow, hook() as (address, got), Site(tmp_path, rule_workers=1, **settings) as site:
        for name, where in (*[("Slow", slow)] * 5, ("Anna", address)):
            guest = site.guest(name)
            guest.table(TWO, options={"aside": False})
            assert guest.post("/api/me/notices", {"webhook": where}).status_code == 200
        _until(lambda: got, 6)


def test_turns_are_told_once_and_together(tmp_path: Path) -> None:
    settings: Json = {
        "private_webhooks": True,
        "notice_seconds": 0.5,
        "digest_seconds": 3,
        "public_url": "http://x.test",
    }
    with hook() as (address, got), Site(tmp_path, rule_workers=1, **settings) as site:
        anna = site.guest("Anna")
        tables = [anna.table(TWO, options={"aside": False}) for _ in range(2)]
        assert anna.post("/api/me/notices", {"webhook": address}).status_code == 200
        assert anna.get("/api/me/notices").json() == {"webhook": address}
        turns = anna.get("/api/me/turns").json()["turns"]
        assert {turn["table"] for turn in turns} == {table["id"] for table in tables}
        _until(lambda: len(got) == 1)
        assert {turn["table"] for turn in got[0]["turns"]} == {table["id"] for table in tables}
        assert f"http://x.test/t/{tables[0]['id']}" in got[0]["text"]
        time.sleep(4)
        assert len(got) == 1, "nothing is new, and they were told again"
        live = anna.live(tables[0])
        while live.until("table") and live.table["status"] == "playing" and not live.table["legal"]:
            pass
        assert live.say(*first(live.table))["type"] == "ack"
        assert anna.post("/api/me/notices", {"webhook": ""}).status_code == 200
        assert "webhook" in anna.get("/api/me/export").json()["guest"]


def test_private_addresses_are_refused(site: Site) -> None:
    anna = site.guest("Anna")
    for address in ("http://127.0.0.1:1/", "http://10.1.2.3/", "gopher://x"):
        answer = anna.post("/api/me/notices", {"webhook": address})
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad-webhook")
    assert Person(site).post("/api/me/notices", {"webhook": ""}).status_code == 401


# ---- letters ------------------------------------------------------------------------------------------------------


class _Letters(socketserver.StreamRequestHandler):
    got: ClassVar[list[str]] = []

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                body = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    body += part
                self.got.append(body.decode())
                self.wfile.write(b"250 taken\r\n")
            elif word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 ok\r\n")


@contextmanager
def post_office(context: ssl.SSLContext | None = None) -> Iterator[tuple[int, list[str]]]:
    got: list[str] = []
    handler = type("Letters", (_Letters,), {"got": got})
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        if context is not None:
            server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1], got
        server.shutdown()


def _key(letter: str) -> str:
    text = letter.replace("=\r\n", "").replace("=3D", "=")
    found = re.search(r"/me#key=(\S+)", text)
    assert found, letter
    return found[1]


def test_signing_in_by_mail(tmp_path: Path) -> None:
    with post_office() as (port, got):
        settings: Json = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_security": "none"}
        settings |= {"mail_from": "games@example.org", "public_url": "http://games.test"}
        with Site(tmp_path, rule_workers=1, **settings) as site:
            anna = site.guest("Anna")
            assert anna.get("/api/me").json()["mail"] is True
            table = anna.table([ME, OPEN])
            assert anna.post("/api/me/mail", {"address": "Anna@Example.org"}).status_code == 200
            _until(lambda: len(got) == 1)
            assert "To: Anna@Example.org" in got[0]
            assert anna.post("/api/me/device", {"key": _key(got[0])}).status_code == 200
            phone = Person(site)  # another device, which knows nothing but the address
            assert phone.post("/api/me/mail", {"address": "anna@example.org "}).status_code in (200, 400)
            assert phone.post("/api/me/mail", {"address": "anna@example.org"}).status_code == 200
            _until(lambda: len(got) >= 2)
            assert phone.post("/api/me/device", {"key": _key(got[-1])}).json()["guest"]["name"] == "Anna"
            assert [one["id"] for one in phone.get("/api/tables").json()["mine"]] == [table["id"]]
            key = _key(got[-1])
            for wrong in (key[:-1] + ("0" if key[-1] != "0" else "1"), key.replace("mail.", "mail.x"), "mail.a.b.c.d"):
                assert Person(site).post("/api/me/device", {"key": wrong}).status_code == 403
            before = len(got)
            assert Person(site).post("/api/me/mail", {"address": "nobody@example.org"}).status_code == 200
            assert len(got) == before, "nobody is known by that address, and nobody asked for themselves"
            boris = site.guest("Boris")  # who asks for an address that is Anna's gets nothing but her letter
            assert boris.post("/api/me/mail", {"address": "anna@example.org"}).status_code == 200
            assert boris.get("/api/me").json()["guest"]["name"] == "Boris"
            codes = [anna.post("/api/me/mail", {"address": "anna@example.org"}).status_code for _ in range(6)]
            assert codes[-1] == 429


def test_no_letter_goes_to_who_only_pretends_to_be_the_mail_server(tmp_path: Path) -> None:
    signed = tmp_path / "own.pem"  # by itself
    request = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    subprocess.run(
        ["openssl", *request.split(), "-keyout", str(signed), "-out", str(tmp_path / "cert.pem")],
        check=True,
        capture_output=True,
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "cert.pem", signed)
    with post_office(context) as (port, got):
        mail = Mail(Settings(smtp_host="localhost", smtp_port=port, smtp_security="tls", mail_from="games@example.org"))
        with pytest.raises(Refusal, match="could not be sent"):
            asyncio.run(mail.send("anna@example.org", "en", "http://games.test/me#key=x"))
    assert got == []


def test_a_server_without_mail(site: Site) -> None:
    anna = site.guest("Anna")
    assert anna.get("/api/me").json()["mail"] is False
    assert anna.post("/api/me/mail", {"address": "a@b.org"}).status_code == 404
    assert anna.post("/api/me/mail", {"address": "a b@c\r\nBcc: x@y.z"}).status_code == 400
    assert set(LETTERS) == {"en", "uk", "ru", "lt"}


# ---- abandoned tables ---------------------------------------------------------------------------------------------


def test_abandoned_tables_are_archived_and_can_be_taken_up_again(tmp_path: Path) -> None:
    with Site(tmp_path, rule_workers=1, abandon_days=1 / 24 / 3600) as site:  # one second
        anna, boris = site.guest("Anna"), site.guest("Boris")
        table, waiting = anna.table(TWO, options={"aside": False}), anna.table([ME, OPEN], listed=True)
        _until(lambda: anna.get("/api/tables").json() == {"mine": [], "open": []}, 20)
        found = anna.get("/api/archive?outcome=unfinished").json()["tables"]
        assert {one["id"] for one in found} == {table["id"], waiting["id"]}
        assert all(one["archived"] for one in found)
        path = f"/api/tables/{table['id']}"
        assert boris.post(path, {"action": "resume"}).status_code == 403
        assert anna.post(path, {"action": "resume"}).json()["archived"] is False
        _until(lambda: anna.get(path).json()["archived"], 20)
        live = anna.live(table)
        live.until("table")
        if not live.table["legal"]:
            live.send(type="seat", seat=1)
            live.until("table")
        assert live.say(*first(live.table))["type"] == "ack"  # whoever plays on has taken it up
        assert anna.get(path).json()["archived"] is False


def _until(what: Any, seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it does not come to pass"
        time.sleep(0.1)

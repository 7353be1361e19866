"""Budgets, doors, names: what anybody may do, and how often."""

from __future__ import annotations

import contextlib
import resource
import socket
import time
from pathlib import Path

import pytest

from starboard.kernel import StarboardError
from starboard.server import limits
from starboard.server.errors import Refusal
from starboard.server.guests import clean_name, clean_talk
from starboard.server.limits import Budgets, Doors, networks, place, trusts
from tests.server.site import Json, Person, Site

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


def test_budgets_follow_no_clock_on_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: moment)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    budgets = Budgets(1.0, 3)
    assert [budgets.spend("a") for _ in range(5)] == [True, True, True, False, False]
    assert budgets.spend("b")
    moment += 1
    assert [budgets.spend("a") for _ in range(2)] == [True, False]


def test_budgets_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KEPT", 10)
    budgets = Budgets(0.0001, 2)
    for number in range(100):
        assert budgets.spend(str(number))
    assert len(budgets._buckets) <= 10


def test_addresses() -> None:
    assert place("2001:db8:1:2:3::9") == place("2001:db8:1:2:ffff::1") != place("2001:db8:1:3::1")
    assert place("::ffff:192.0.2.1") == place("192.0.2.1") != place("192.0.2.2")
    assert trusts(networks(["10.0.0.0/8", "::1"]), "10.1.2.3")
    assert not trusts(networks(["10.0.0.0/8"]), "11.1.2.3")
    with pytest.raises(StarboardError, match="network"):
        networks(["proxy"])


def test_doors() -> None:
    doors = Doors(2, 4, networks(["127.0.0.1"]))
    assert [doors.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [doors.enter("127.0.0.1") for _ in range(3)] == [True, True, False]  # a proxy, as long as there is room
    doors.leave("192.0.2.1")
    assert doors.enter("192.0.2.2")


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u3164",
        "\u2800\u2800",
        "\u200b",
        "\u202e",
        "\u0301\u0301",
        "bot-admiral",
        "BOT-cadet",
        "bоt-x",
        "b\u200dot-x",
        "bot admiral",
        "Bot·Cadet",
        "BotPilot",
        "βօт‑captain",
    ],
)
def test_blank_and_misleading_names(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


def test_names_and_talk_are_cleaned() -> None:
    assert clean_name("  Анна\u202e\n Łukasz ") == "Анна Łukasz"
    assert clean_name("Z" + "\u0334" * 20 + "algo") == "Z\u0334\u0334algo"
    assert clean_name("Ở Việt") == "Ở Việt"
    assert clean_name("👩\u200d🚀") == "👩\u200d🚀"
    assert clean_name("Robot-7") == "Robot-7"
    assert clean_name("Botond") == "Botond"
    assert clean_name("Bot fan") == "Bot fan"
    assert clean_talk("a\u202eb\u2066c\u0000d") == "a b c d"
    assert clean_talk("שלום") == "שלום"


def test_new_guests_are_counted_by_address(tmp_path: Path) -> None:
    with Site(tmp_path, guests_per_hour=3, trusted_proxies=["127.0.0.1"]) as site:

        def come(address: str) -> int:
            return Person(site).post("/api/me", {"name": "A"}, headers={"x-forwarded-for": address}).status_code

        assert [come("192.0.2.1") for _ in range(5)] == [200, 200, 200, 429, 429]
        assert come("192.0.2.2") == 200
        assert come("192.0.2.1, 192.0.2.3") == 200  # only what the proxy itself has seen counts
        assert [come("192.0.2.9, 192.0.2.3") for _ in range(3)] == [200, 200, 429]


def test_nobody_is_believed_who_is_not_a_configured_proxy(tmp_path: Path) -> None:
    with Site(tmp_path, guests_per_hour=3) as site:
        codes = [
            Person(site).post("/api/me", {"name": "A"}, headers={"x-forwarded-for": f"192.0.2.{n}"}).status_code
            for n in range(5)
        ]
        assert codes == [200, 200, 200, 429, 429]


def test_half_sent_requests_shut_nobody_out(tmp_path: Path) -> None:
    """Once, 1,100 of them took every file that the server could open, and were kept for ever."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with Site(tmp_path, sockets_per_address=50, request_seconds=1.0) as site:
        halves = []
        for number in range(200):
            half = socket.create_connection(("127.0.0.1", site.port))
            half.send(b"GET /api/me HTTP/1.1\r\nHost: x\r\n" if number % 2 else b"")
            halves.append(half)
        time.sleep(2.0)
        assert Person(site).get("/api/me").status_code == 200
        closed = 0
        for half in halves:
            half.settimeout(2)
            try:
                closed += half.recv(10) == b""
            except ConnectionResetError:
                closed += 1
            half.close()
        assert closed == 200
        slow = socket.create_connection(("127.0.0.1", site.port))  # a body that never comes
        slow.send(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{")
        slow.settimeout(4)
        with contextlib.suppress(ConnectionResetError):
            assert slow.recv(10) == b""
        live = Person(site).live(site.guest("A").table([ME, OPEN]))
        live.until("table")
        time.sleep(1.5)
        live.send(type="ping")  # a websocket is no half request
        assert live.until("pong")
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (soft, hard)

"""One connection by itself: slow readers, and what is sent in which order."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast

import pytest

from starboard.server import absence
from starboard.server.limits import Bucket
from starboard.server.live import SLOW, Connection, _stay
from starboard.server.messages import Ack
from starboard.server.settings import Settings
from starboard.server.snapshots import Snapshots
from starboard.server.tasks import StoreFault
from starboard.server.wire import Body, Have, Rendered


class Socket:
    """Takes what is sent, as fast as it is allowed to."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.free = asyncio.Event()

    async def send_data(self, data: bytes, mode: str) -> None:
        await self.free.wait()
        self.sent.append(json.loads(data))


class Table:
    def __init__(self) -> None:
        self.number = 0

    async def prepare(self, viewer: int) -> None:
        pass

    def message(self, to: object) -> dict[str, object]:
        return {"type": "table", "number": self.number}


class Lobby:
    settings = Settings(max_queue=5)


def new_connection() -> tuple[Connection, Socket, Table]:
    socket, table = Socket(), Table()
    return Connection(cast(Any, socket), cast(Any, Lobby()), cast(Any, table), None), socket, table


def test_a_slow_reader_gets_the_newest_table_only() -> None:
    async def go() -> list[dict[str, Any]]:
        connection, socket, table = new_connection()
        sending = asyncio.create_task(connection.send_on())
        for number in range(50):
            table.number = number
            connection.show()
            await asyncio.sleep(0)
        socket.free.set()
        await asyncio.sleep(0.01)
        sending.cancel()
        return socket.sent

    sent = asyncio.run(go())
    assert len(sent) <= 2
    assert sent[-1]["number"] == 49


def test_a_reader_who_never_reads_is_let_go() -> None:
    async def go() -> object:
        connection, _, _ = new_connection()
        sending = asyncio.create_task(connection.send_on())
        for number in range(10):
            connection.tell(Ack(str(number)))
            await asyncio.sleep(0)
        sending.cancel()
        return connection.closing

    assert asyncio.run(go()) == (SLOW, "too slow")


def test_acknowledgements_come_before_the_table() -> None:
    async def go() -> list[str]:
        connection, socket, _ = new_connection()
        socket.free.set()
        sending = asyncio.create_task(connection.send_on())
        connection.show()
        connection.tell(Ack("k"))
        await asyncio.sleep(0.01)
        sending.cancel()
        return [message["type"] for message in socket.sent]

    assert asyncio.run(go()) == ["ack", "table"]


@pytest.mark.parametrize("error", [StoreFault("the log could not be written"), KeyError("unforeseen")])
def test_who_fails_while_coming_leaves_no_ghost(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Once, whoever was let in and then met a fault was said to look on for ever."""

    async def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(absence, "come_back", fail)
    here: set[object] = set()
    audience = SimpleNamespace(enter=here.add, leave=here.discard, spectators=lambda: 0)

    async def go() -> None:
        connection, _, table = new_connection()
        table.__dict__.update(audience=audience, seats=[])
        with pytest.raises(type(error)):
            await _stay(connection, None)

    asyncio.run(go())
    assert not here


def test_the_bucket() -> None:
    bucket = Bucket(0.0001, 3)
    assert [(bucket.take(), bucket.empty()) for _ in range(4)] == [(True, False)] * 3 + [(True, True)]
    assert [bucket.take() for _ in range(3)] == [True, True, False]


BODY = Body(b"1", b"null", b"[]", b"{}", [])


def test_the_log_is_told_from_where_each_reader_is() -> None:
    snapshots = Snapshots()

    def told(version: str | None) -> tuple[int, list[bytes]]:
        snapshot = snapshots.of(0)
        start = snapshot.kept(version)
        return start, snapshot.log[start:]

    assert snapshots.have(0) == Have(0, 0)
    assert snapshots.take(Rendered(0, "a-1-2", BODY, 0, [b"1", b"2"], [1, 2]))
    assert told(None) == (0, [b"1", b"2"])
    assert snapshots.have(0) == Have(0, 2)
    assert snapshots.take(Rendered(0, "a-2-3", BODY, 2, [b"3"], [3]))
    assert told("a-1-2") == (2, [b"3"])
    assert snapshots.take(Rendered(0, "a-3-4", BODY, 1, [b"4"], [4]))  # undo took back 2 and 3
    assert told("a-2-3") == (1, [b"4"])
    assert told("a-1-2") == (1, [b"4"])
    assert told("a-3-4") == (2, [])
    assert told("other-9-4") == (0, [b"1", b"4"])
    assert told("nonsense") == (0, [b"1", b"4"])
    assert not snapshots.take(Rendered(0, "a-3-4", BODY, 2, [], []))
    snapshots.outdate()
    assert not snapshots.present(0)
    snapshots.forget()
    assert snapshots.of(0).version == "0"

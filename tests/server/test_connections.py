"""One connection by itself: slow readers, and what is sent in which order."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from starboard.server.limits import Bucket
from starboard.server.live import SLOW, Connection
from starboard.server.settings import Settings
from starboard.server.snapshots import Snapshots
from starboard.server.wire import Rendered


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

    def message(self, to: object) -> bytes:
        return json.dumps({"type": "table", "number": self.number}).encode()


class Hall:
    settings = Settings(max_queue=5)


def new_connection() -> tuple[Connection, Socket, Table]:
    socket, table = Socket(), Table()
    return Connection(socket, Hall(), table, None), socket, table  # type: ignore[arg-type]


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
            connection.tell({"type": "chat", "entries": [number]})
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
        connection.tell({"type": "ack", "key": "k"})
        await asyncio.sleep(0.01)
        sending.cancel()
        return [message["type"] for message in socket.sent]

    assert asyncio.run(go()) == ["ack", "table"]


def test_the_bucket() -> None:
    bucket = Bucket(0.0001, 3)
    assert [(bucket.take(), bucket.empty()) for _ in range(4)] == [(True, False)] * 3 + [(True, True)]
    assert [bucket.take() for _ in range(3)] == [True, True, False]


class Reader:
    def __init__(self) -> None:
        self.viewer = 0
        self.kept = 0


def test_the_log_is_told_from_where_each_reader_is() -> None:
    snapshots, early, late = Snapshots(), Reader(), Reader()

    def told(reader: Reader) -> dict[str, Any]:
        return dict(json.loads(snapshots.message({"type": "table"}, reader))["log"])

    snapshots.take(Rendered(0, "a-1", b'"view":1', 0, [b"1", b"2"]), [early, late])
    assert told(early) == {"from": 0, "entries": [1, 2]}
    snapshots.take(Rendered(0, "a-2", b'"view":2', 2, [b"3"]), [early, late])
    assert told(early) == {"from": 2, "entries": [3]}
    snapshots.take(Rendered(0, "a-3", b'"view":3', 1, [b"4"]), [early, late])  # undo took back 2 and 3
    assert told(early) == {"from": 1, "entries": [4]}
    assert told(late) == {"from": 0, "entries": [1, 4]}
    assert snapshots.resume(0, "a-1") == 1
    assert snapshots.resume(0, "a-3") == 2
    assert snapshots.resume(0, "other-9") == 0
    snapshots.outdate()
    assert not snapshots.present(0)
    snapshots.forget()
    assert snapshots.version(0) == "0"

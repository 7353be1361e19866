"""How connections come in: a limit for each address, and no patience with who neither asks nor listens."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from starboard.server.limits import Bucket, Doors, networks
from starboard.server.settings import Settings

SPARE = 100  # files that the server needs beside its connections


def files() -> int:
    """How many files this process may open: as many as the system lets it."""
    try:
        import resource
    except ImportError:  # not a Unix
        return 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


class Config(uvicorn.Config):
    """uvicorn's settings, and the doors that all connections come through."""

    def __init__(self, app: Any, settings: Settings, **given: Any) -> None:
        super().__init__(app, http=DoorProtocol, ws=DoorWebSocket, **given)
        most = max(16, min(settings.max_sockets, files() - SPARE))
        self.doors = Doors(settings.sockets_per_address, most, networks(settings.trusted_proxies))
        self.settings = settings


class Door(asyncio.Protocol):
    """What holds for a connection of any kind: it counts until it is gone, and must take in what it asked for."""

    config: Config
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    address: str | None = None  # under which it is counted
    _looking: asyncio.TimerHandle | None = None
    _full = False  # so much waits to be sent that nothing more is written
    _waited: int | None = None  # how much waited when it was last looked at

    def look_on(self) -> None:
        self._looking = self.loop.call_later(self.config.settings.reading_seconds, self._look)

    def _look(self) -> None:
        """Who lets things wait and takes nothing in is let go, also if the connection is being closed."""
        stuck = self._full or self.transport.is_closing()
        waits = self.transport.get_write_buffer_size() if stuck else None
        if waits is not None and self._waited is not None and waits >= self._waited:
            self.transport.abort()
            return
        self._waited = waits
        self.look_on()

    def pause_writing(self) -> None:
        self._full, self._waited = True, None
        super().pause_writing()

    def resume_writing(self) -> None:
        self._full, self._waited = False, None
        super().resume_writing()

    def look_away(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.look_away()
        if self.address is not None:
            self.config.doors.leave(self.address)
            self.address = None
        super().connection_lost(exc)


class TooMuch(Exception):
    """More than any client of ours would send."""


class DoorProtocol(Door, HttpToolsProtocol):
    """One connection. A request must be whole in time; who sends half of one and waits is shown out."""

    config: Config
    _timer: asyncio.TimerHandle | None = None
    _head = 0  # bytes that came while the head of a request was not whole
    _whole = False  # whether it is
    _answering: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "nowhere"
        if not self.config.doors.enter(address):
            transport.abort()
            return
        self.address = address
        self._start()
        self.look_on()

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if not self._whole and self._head > self.config.settings.max_head:
            self.transport.abort()
        answered = self.cycle is None or self.cycle.response_complete
        if answered and self._timer is None and self.timeout_keep_alive_task is None and self.address is not None:
            self._start()  # empty lines between requests are no reason to stay

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start()
        self._head, self._whole = 0, False

    def on_headers_complete(self) -> None:
        self._whole = True
        super().on_headers_complete()
        most = self.config.settings.max_pipelined
        if len(self.pipeline) > most:
            raise TooMuch(f"more than {most} requests at once")

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        self.look_away()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, DoorWebSocket)
        socket.address, self.address = self.address, None  # it goes on counting

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle  # the newest request need not be the one that is being answered
        super()._start_asgi_task(cycle, app)

    def _give_up(self) -> None:
        """Nobody waits for the answer any more."""
        self.pipeline.clear()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()

    def send_400_response(self, msg: str) -> None:
        self._give_up()
        super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._give_up()
        super().connection_lost(exc)

    def _start(self) -> None:
        self._stop()
        self._timer = self.loop.call_later(self.config.settings.request_seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class DoorWebSocket(Door, WebSocketsSansIOProtocol):
    """One websocket. What never reaches the table is limited here: pings, and messages in crumbs."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        settings = self.config.settings
        self._control = Bucket(settings.messages_per_second, settings.messages_burst)
        self.look_on()

    def handle_ping(self) -> None:
        if self._control.spend():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        if self._control.spend():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < self.config.settings.max_parts:
            super().handle_cont(event)
        else:
            self.transport.abort()

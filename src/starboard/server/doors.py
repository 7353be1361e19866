"""How connections come in: a limit for each address, and no patience with half a request."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from starboard.server.limits import Doors, networks
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
        super().__init__(app, http=DoorProtocol, **given)
        most = max(16, min(settings.max_sockets, files() - SPARE))
        self.doors = Doors(settings.sockets_per_address, most, networks(settings.trusted_proxies))
        self.request_seconds = settings.request_seconds


class DoorProtocol(HttpToolsProtocol):
    """One connection. A request must be whole in time; who sends half of one and waits is shown out."""

    config: Config
    _address: str | None = None
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "nowhere"
        if not self.config.doors.enter(address):
            transport.abort()
            return
        self._address = address
        self._start()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start()

    def on_message_complete(self) -> None:
        self._stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop()
        self._leave()  # from now on it is counted as a websocket
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._leave()
        super().connection_lost(exc)

    def _start(self) -> None:
        self._stop()
        self._timer = self.loop.call_later(self.config.request_seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        if self._address is not None:
            self.config.doors.leave(self._address)
            self._address = None

"""Running the server: uvicorn with our limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import uvicorn

from starboard.server.app import create_app
from starboard.server.doors import Config
from starboard.server.settings import Settings
from starboard.server.store.opening import check_database


def config(settings: Settings) -> Config:
    return Config(
        create_app(settings),
        settings,
        log_level="warning",
        access_log=False,
        ws_max_size=settings.max_frame,
        ws_max_queue=16,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        ws_per_message_deflate=settings.compress,
        timeout_graceful_shutdown=3,
        server_header=False,
        lifespan="on",
        timeout_keep_alive=10,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
    )


def listen(host: str, port: int) -> list[socket.socket]:
    """The sockets to serve on; an `OSError` tells if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)  # who comes before we are ready waits a moment
    except OSError as error:
        listener.close()
        raise OSError(f"cannot listen on {host}, port {port}: {error.strerror}") from error
    return [listener]


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await asyncio.to_thread(self._ready)


def run(settings: Settings, sockets: list[socket.socket], ready: Callable[[], None], quiet: bool = False) -> None:
    """Serve until interrupted."""
    check_database(settings.database, serve=True)
    level = logging.ERROR if quiet else logging.WARNING
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(message)s")
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config(settings), ready).run(sockets)


def main() -> None:
    """`python -m starboard.server.run SETTINGS PORT`: for tests and measurements, with the settings as JSON."""
    settings = msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=lambda _, text: Path(text))
    run(settings, listen("127.0.0.1", int(sys.argv[2])), lambda: None)


if __name__ == "__main__":
    main()

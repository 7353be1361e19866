"""Running the server: uvicorn with our limits."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import uvicorn

from starboard.server import logs
from starboard.server.app import create_app
from starboard.server.doors import Config
from starboard.server.settings import Settings
from starboard.server.store.opening import check_database


def config(settings: Settings, figures: Path | None = None) -> Config:
    return Config(
        create_app(settings, figures),
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
        timeout_keep_alive=settings.keep_seconds,
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
        listener.listen(2048)  # connections made before the server is ready wait in this queue
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


def run(
    settings: Settings,
    sockets: list[socket.socket],
    ready: Callable[[], None],
    quiet: bool = False,
    figures: Path | None = None,
) -> None:
    """Serve until interrupted. `figures` is a folder that this server shares with others on the same port."""
    check_database(settings.database)
    logs.begin(logging.ERROR if quiet else logging.WARNING, settings.log_format)
    with contextlib.suppress(KeyboardInterrupt):
        _Server(config(settings, figures), ready).run(sockets)


def _read(text: str | bytes) -> Settings:
    return msgspec.json.decode(text, type=Settings, dec_hook=lambda _, path: Path(path))


def _end_with_input() -> None:
    """One of several servers ends when the process that started them does, however that ends."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """With the settings as JSON, for tests and measurements: `python -m starboard.server.run SETTINGS PORT`.

    With `-` the settings are the first line of the input, and numbers of open sockets follow: see `crew`.
    """
    first, *others = sys.argv[1:]
    if first != "-":
        run(_read(first), listen("127.0.0.1", int(others[0])), lambda: None)
        return
    settings = _read(sys.stdin.buffer.readline())
    threading.Thread(target=_end_with_input, daemon=True).start()
    sockets = [socket.socket(fileno=int(one)) for one in others if one.isdecimal()]
    figures = next((Path(one.partition("=")[2]) for one in others if one.startswith("--figures=")), None)
    run(settings, sockets, lambda: None, "--quiet" in others, figures)


if __name__ == "__main__":
    main()

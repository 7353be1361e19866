"""Running the server: uvicorn with our limits."""

from __future__ import annotations

import logging

import uvicorn

from starboard.server.app import create_app
from starboard.server.settings import Settings


def config(settings: Settings, host: str, port: int, quiet: bool = False) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning" if quiet else "info",
        access_log=False,
        ws_max_size=settings.max_frame,
        ws_max_queue=16,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        h11_max_incomplete_event_size=32_768,
        timeout_graceful_shutdown=3,
        server_header=False,
        lifespan="on",
    )


def run(settings: Settings, host: str = "127.0.0.1", port: int = 8765, quiet: bool = False) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO)
    uvicorn.Server(config(settings, host, port, quiet)).run()

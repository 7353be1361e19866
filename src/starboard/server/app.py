"""The application: everything put together, with limits, security headers and one shape for all errors."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import starboard
from starboard.server.access import Asking
from starboard.server.api import api
from starboard.server.catalog import Catalog
from starboard.server.errors import Refusal
from starboard.server.host_api import metrics
from starboard.server.live import live
from starboard.server.lobby import Lobby
from starboard.server.openapi_page import DocsPage
from starboard.server.outage import RETRY
from starboard.server.settings import Settings
from starboard.server.static import Files, page
from starboard.server.store.opening import store_of
from starboard.server.tasks import Fault, StoreAway

log = logging.getLogger("starboard.server")

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_IDS = {
    400: "bad-request",
    401: "who-are-you",
    404: "not-found",
    405: "not-found",
    413: "too-large",
    429: "too-many-requests",
}


def _refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Any]:
    return Response(error.data(), status_code=error.status, media_type="application/json")


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    status = error.status_code
    if status >= 500:
        return _fault(request, error)
    text = error.detail
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        text += ": " + "; ".join(f"{one.get('key', 'body')}: {one.get('message', '')}" for one in error.extra[:5])
    refusal = Refusal(_IDS.get(status, "bad-request"), text)
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() != "content-type"}
    return Response(refusal.data(), status_code=status, media_type="application/json", headers=headers)


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    body = {"error": {"id": "server-fault", "args": {}, "text": "something went wrong here; it has been noted"}}
    return Response(body, status_code=500, media_type="application/json")


def _away(request: Request[Any, Any, Any], error: StoreAway) -> Response[Any]:
    """The database is not there: no fault of who asks, who may ask again in a moment."""
    lobby: Lobby = request.app.state.lobby
    lobby.metrics.faults["store"] += 1
    lobby.outage.noticed(error)
    refusal = Refusal("store-away", "the database is away; ask again in a moment")
    headers = {"retry-after": str(RETRY)}
    return Response(refusal.data(), status_code=refusal.status, media_type="application/json", headers=headers)


async def _headers(message: Any, scope: Any) -> None:
    if message["type"] == "http.response.start":
        given = {name.lower() for name, _ in message["headers"]}
        for name, value in HEADERS.items():
            if name.encode() not in given:
                message["headers"].append((name.encode(), value.encode()))
        if scope["litestar_app"].state.settings.public_url.startswith("https:"):
            message["headers"].append((b"strict-transport-security", b"max-age=31536000"))
        if b"cache-control" not in given:
            message["headers"].append((b"cache-control", b"no-store"))


@contextlib.asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    lobby = Lobby(settings, store_of(settings.database), app.state.catalog, app.state.figures)
    app.state.lobby = lobby
    await lobby.open()
    try:
        yield
    finally:
        await lobby.close()


def create_app(settings: Settings, figures: Path | None = None) -> Litestar:
    app = Litestar(
        route_handlers=[api, metrics, live, page],
        lifespan=[_lifespan],
        request_class=Asking,
        before_send=[_headers],
        exception_handlers={
            Refusal: _refused,
            HTTPException: _http,
            StoreAway: _away,
            Fault: _fault,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Starboard",
            version=starboard.__version__,
            description="Tables, seats and live play. The websocket is described in docs/server.md.",
            path="/api/docs",
            render_plugins=[DocsPage(), JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude_opt_key="packed"),
        request_max_body_size=settings.max_body,
        logging_config=None,
    )
    app.state.settings = settings
    app.state.figures = figures
    app.state.catalog = Catalog(settings.games)
    app.state.files = Files(settings.static)
    return app

"""Who asks, and from which page."""

from __future__ import annotations

from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.connection import ASGIConnection

from starboard.server.errors import Refusal
from starboard.server.guests import COOKIE
from starboard.server.hall import Hall
from starboard.server.settings import Settings
from starboard.server.store import Guest

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def hall_of(app: Litestar) -> Hall:
    return cast(Hall, app.state.hall)


def cookie(connection: Connection) -> str | None:
    return connection.cookies.get(COOKIE)


def address(connection: Connection) -> str:
    return connection.client.host if connection.client else "nowhere"


def identifier(connection: Connection) -> str:
    """Whom a limit of requests counts for."""
    id = hall_of(connection.app).signer.guest(cookie(connection))
    return id or address(connection)


async def known(connection: Connection) -> Guest:
    guest = await hall_of(connection.app).guest(cookie(connection))
    if guest is None:
        raise Refusal("who-are-you", "no guest yet: POST /api/me with a name first")
    return guest


def same_origin(connection: Connection, settings: Settings) -> bool:
    """Whether a browser sends this from one of our own pages. Other programs send no Origin and may."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if settings.public_url:
        return origin == settings.public_url.rstrip("/")
    return urlsplit(origin).netloc == connection.headers.get("host", "")


async def guard_origin(connection: Connection, _: object) -> None:
    """No page of another site may act in the name of a guest."""
    if connection.scope.get("method", "GET") not in SAFE and not same_origin(
        connection, hall_of(connection.app).settings
    ):
        raise Refusal("bad-origin", "the page is not of this server")

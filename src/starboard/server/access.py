"""Who asks, and from which page."""

from __future__ import annotations

from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler

from starboard.server.errors import Refusal
from starboard.server.guests import COOKIE
from starboard.server.limits import place
from starboard.server.lobby import Lobby
from starboard.server.settings import Settings
from starboard.server.store import Guest

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def lobby_of(app: Litestar) -> Lobby:
    return cast(Lobby, app.state.lobby)


def cookie(connection: Connection) -> str | None:
    return connection.cookies.get(COOKIE)


def address(connection: Connection) -> str:
    return connection.client.host if connection.client else "nowhere"


async def guard_pace(connection: Connection, handler: BaseRouteHandler) -> None:
    """Nobody may ask too often: a guest, or an address of those who have no cookie yet."""
    if handler.opt.get("unlimited"):
        return
    lobby = lobby_of(connection.app)
    who = lobby.signer.guest(cookie(connection)) or place(address(connection))
    if not lobby.requests.spend(who):
        raise Refusal("too-many-requests", f"at most {lobby.settings.requests_per_minute} requests a minute")


class Asking(Request[Any, Any, Any]):
    """A request. What is not JSON is a fault of who sent it."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise Refusal("bad-request", f"the body is not JSON: {error}") from None


async def known(connection: Connection) -> Guest:
    guest = await lobby_of(connection.app).guest(cookie(connection))
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
        connection, lobby_of(connection.app).settings
    ):
        raise Refusal("bad-origin", "the page is not of this server")

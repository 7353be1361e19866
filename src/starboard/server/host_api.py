"""The part of the API that is for the host alone, behind a key: what is going on, and what may be done about it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter

from starboard.server import configuration
from starboard.server.access import address, lobby_of
from starboard.server.errors import Refusal
from starboard.server.guests import clean_talk
from starboard.server.limits import place
from starboard.server.lobby import Lobby
from starboard.server.messages import (
    HostAnswer,
    HostGuest,
    HostGuestAction,
    HostKey,
    HostMessage,
    HostTableAction,
    SettingInfo,
    TableInfo,
)
from starboard.server.openapi_errors import ERRORS

COOKIE = "starboard-host"
SHOWN = 100
Ask = Request[Any, Any, Any]
Search = Annotated[str, Parameter(max_length=60)]


def _trusted(request: Ask) -> bool:
    """Whether the one who asks has shown the key, in a header or by the cookie of the page."""
    lobby = lobby_of(request.app)
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if given and lobby.signer.same(given, lobby.admin_key):
        return True
    shown = request.cookies.get(COOKIE, "")
    return bool(shown) and lobby.signer.holds("host", lobby.admin_key, shown)


async def guard_key(request: Any, _: object) -> None:
    if not _trusted(request):
        raise Refusal("bad-key", "this is for the host: the key was printed when the server started")


@post("/host/key", summary="Show the key of the host", status_code=200, responses=ERRORS)
async def post_key(request: Ask, data: HostKey) -> Response[None]:
    lobby = lobby_of(request.app)
    if not lobby.newcomers.spend(f"host {place(address(request))}"):
        raise Refusal("too-many-requests", "too many attempts from this address")
    if not lobby.signer.same(data.key, lobby.admin_key):
        raise Refusal("bad-key", "this is not the key")
    secure = lobby.settings.public_url.startswith("https:")
    signed = lobby.signer.sign("host", lobby.admin_key)
    return Response(None, cookies=[Cookie(COOKIE, value=signed, httponly=True, secure=secure, samesite="strict")])


@get("/host", summary="What is going on", guards=[guard_key], responses=ERRORS)
async def get_host(request: Ask, search: Search = "") -> HostAnswer:
    """The newest tables and guests; or those whose address, game or name holds what is searched for."""
    lobby = lobby_of(request.app)
    rows = await lobby.store.recent_tables(search, SHOWN)
    seats = await lobby.store.seats([row.id for row in rows])
    return HostAnswer(
        health=await lobby.health.look(),
        message=await lobby.store.note("message"),
        tables=[lobby.listed(row, seats[row.id], None) for row in rows],
        guests=[
            HostGuest(guest.id, guest.name, guest.language, guest.created, guest.banned)
            for guest in await lobby.store.recent_guests(search, SHOWN)
        ],
        settings=[SettingInfo(*told) for told in configuration.told(lobby.settings)],
    )


@post("/host/message", summary="Tell everybody something", status_code=200, guards=[guard_key], responses=ERRORS)
async def post_message(request: Ask, data: HostMessage) -> HostMessage:
    text = clean_talk(data.text)
    await lobby_of(request.app).store.set_note("message", text)
    return HostMessage(text)


@post(
    "/host/tables/{table_id:str}",
    summary="Mute, put away or delete a table",
    status_code=200,
    guards=[guard_key],
    responses=ERRORS,
)
async def post_host_table(request: Ask, table_id: str, data: HostTableAction) -> TableInfo | None:
    """Who plays at a table that was put away can take it up again; a deleted one is gone."""
    lobby: Lobby = lobby_of(request.app)
    table = await lobby.table(table_id)
    if data.action == "delete":
        await table.changing(lambda: lobby.remove(table))
        return None
    if data.action == "close":
        await table.put_away()
    else:
        await lobby.set_muted(table, data.action == "mute")
    return table.info(None)


@post("/host/guests/{guest_id:str}", summary="Shut somebody out", status_code=200, guards=[guard_key], responses=ERRORS)
async def post_host_guest(request: Ask, guest_id: str, data: HostGuestAction) -> HostGuestAction:
    lobby = lobby_of(request.app)
    if await lobby.store.guest(guest_id) is None:
        raise Refusal("not-found", "there is no such guest")
    await lobby.ban(guest_id, data.banned)
    return data


@get("/metrics", include_in_schema=False)
async def metrics(request: Ask) -> Response[str]:
    """Figures for Prometheus, for the host and for programs on this machine that come without a proxy."""
    here = address(request) in ("127.0.0.1", "::1") and "x-forwarded-for" not in request.headers
    if not here and not _trusted(request):
        raise Refusal("bad-key", "these figures are for the host")
    lobby = lobby_of(request.app)
    return Response(lobby.figures.text(), media_type="text/plain; version=0.0.4")


HOST = [post_key, get_host, post_message, post_host_table, post_host_guest]

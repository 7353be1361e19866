"""The host's page: plain HTML and forms, behind a key. What is going on, and what may be done about it."""

from __future__ import annotations

import time
from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.params import Body

from starboard.server import configuration
from starboard.server.access import address, guard_origin, hall_of
from starboard.server.errors import Refusal
from starboard.server.guests import clean_talk
from starboard.server.hall import Hall
from starboard.server.limits import place
from starboard.server.store import Guest, TableRow

COOKIE = "starboard-host"
SHOWN = 100
Ask = Request[Any, Any, Any]
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
_STYLE = (
    "body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse}"
    "td,th{padding:.2rem .6rem;border-bottom:1px solid #ccc;text-align:left}form{display:inline}pre{overflow:auto}"
)


def _trusted(request: Ask) -> bool:
    """Whether the one who asks has shown the key, in a header or by the cookie of the page."""
    hall = hall_of(request.app)
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if given and hall.signer.same(given, hall.admin_key):
        return True
    shown = request.cookies.get(COOKIE, "")
    return bool(shown) and hall.signer.holds("host", hall.admin_key, shown)


async def guard_key(request: Any, _: object) -> None:
    if not _trusted(request):
        raise Refusal("bad-key", "this page is for the host: the key was printed when the server started")


def _page(body: str) -> Response[str]:
    head = "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
    return Response(f"{head}<title>Starboard: host</title><style>{_STYLE}</style>{body}", media_type=MediaType.HTML)


def _back() -> Response[str]:
    return Response("", status_code=303, headers={"location": "/admin"}, media_type=MediaType.HTML)


@get("/", include_in_schema=False)
async def show(request: Ask) -> Response[str]:
    if not _trusted(request):
        form = (
            "<form method=post action=/admin/key><input name=key type=password autofocus><button>Enter</button></form>"
        )
        return _page(
            f"<h1>Host</h1><p>The key was printed when the server started (or is the setting admin_key).<p>{form}"
        )
    hall = hall_of(request.app)
    tables = await hall.store.recent_tables(SHOWN)
    guests = await hall.store.recent_guests(SHOWN)
    note = escape(await hall.store.note("message"))
    parts = [
        "<h1>Host</h1>",
        f"<h2>Health</h2><pre>{escape(str(await hall.health.look()))}</pre>",
        "<h2>Message of the day</h2><form method=post action=/admin/message>",
        f"<input name=text size=80 maxlength=300 value='{note}'><button>Set</button></form>",
        f"<h2>Tables</h2><table>{''.join(_table(hall, row) for row in tables)}</table>",
        f"<h2>Guests</h2><table>{''.join(_guest(guest) for guest in guests)}</table>",
        f"<h2>Settings</h2><pre>{escape(configuration.printed(hall.settings))}</pre>",
    ]
    return _page("".join(parts))


def _button(action: str, name: str, value: str, label: str) -> str:
    return (
        f"<form method=post action=/admin/{action}><input type=hidden name={name} value='{escape(value)}'>"
        f"<button>{label}</button></form>"
    )


def _table(hall: Hall, row: TableRow) -> str:
    muted = _button("unmute" if row.muted else "mute", "table", row.id, "unmute" if row.muted else "mute")
    moment = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.changed / 1000))
    link = f"<a href='/t/{escape(row.id)}'>{escape(row.id)}</a>"
    buttons = muted + _button("delete", "table", row.id, "delete")
    return f"<tr><td>{link}<td>{escape(row.game)}<td>{row.status}<td>{moment}<td>{buttons}"


def _guest(guest: Guest) -> str:
    button = _button("unban" if guest.banned else "ban", "guest", guest.id, "unban" if guest.banned else "ban")
    moment = time.strftime("%Y-%m-%d %H:%M", time.gmtime(guest.created / 1000))
    return f"<tr><td>{escape(guest.name)}<td>{guest.language}<td>{moment}<td>{button}"


@post("/key", include_in_schema=False)
async def enter(request: Ask, data: Form) -> Response[str]:
    hall = hall_of(request.app)
    if not hall.newcomers.spend(f"host {place(address(request))}"):
        raise Refusal("too-many-requests", "too many attempts from this address")
    if not hall.signer.same(data.get("key", ""), hall.admin_key):
        raise Refusal("bad-key", "this is not the key")
    answer = _back()
    secure = hall.settings.public_url.startswith("https:")
    answer.cookies = [
        Cookie(COOKIE, value=hall.signer.sign("host", hall.admin_key), httponly=True, secure=secure, samesite="strict")
    ]
    return answer


@post("/message", include_in_schema=False, guards=[guard_key])
async def set_message(request: Ask, data: Form) -> Response[str]:
    await hall_of(request.app).store.set_note("message", clean_talk(data.get("text", ""))[:300])
    return _back()


@post(["/mute", "/unmute"], include_in_schema=False, guards=[guard_key])
async def set_mute(request: Ask, data: Form) -> Response[str]:
    hall = hall_of(request.app)
    await hall.set_muted(await hall.table(data.get("table", "")), request.url.path.endswith("/mute"))
    return _back()


@post("/delete", include_in_schema=False, guards=[guard_key])
async def delete_table(request: Ask, data: Form) -> Response[str]:
    hall = hall_of(request.app)
    table = await hall.table(data.get("table", ""))
    await table.changing(lambda: hall.remove(table))
    return _back()


@post(["/ban", "/unban"], include_in_schema=False, guards=[guard_key])
async def set_ban(request: Ask, data: Form) -> Response[str]:
    hall = hall_of(request.app)
    await hall.ban(data.get("guest", ""), request.url.path.endswith("/ban"))
    return _back()


@get("/metrics", include_in_schema=False)
async def metrics(request: Ask) -> Response[str]:
    """Figures for Prometheus, for the host and for programs on this machine that come without a proxy."""
    here = address(request) in ("127.0.0.1", "::1") and "x-forwarded-for" not in request.headers
    if not here and not _trusted(request):
        raise Refusal("bad-key", "these figures are for the host")
    hall = hall_of(request.app)
    return Response(hall.metrics.text(hall), media_type="text/plain; version=0.0.4")


admin = Router(
    "/admin", route_handlers=[show, enter, set_message, set_mute, delete_table, set_ban], guards=[guard_origin]
)

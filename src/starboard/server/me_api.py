"""The part of the API that is about oneself."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie

from starboard.server import identity
from starboard.server.access import address, cookie, known, lobby_of
from starboard.server.errors import Refusal
from starboard.server.guests import COOKIE, LIFETIME
from starboard.server.limits import place
from starboard.server.lobby import Lobby
from starboard.server.messages import (
    DeviceKey,
    DeviceLink,
    GuestInfo,
    MailAddress,
    MailSent,
    Me,
    MeAnswer,
    Phrase,
    TurnsAnswer,
)
from starboard.server.messages import Notices as NoticesShape
from starboard.server.openapi_errors import ERRORS
from starboard.server.store import Guest

Ask = Request[Any, Any, Any]


async def _me(lobby: Lobby, guest: Guest | None) -> MeAnswer:
    told = None if guest is None else GuestInfo(guest.name, guest.language)
    return MeAnswer(told, await lobby.store.note("message"), lobby.mail.ready)


async def _as(lobby: Lobby, guest: Guest) -> Response[MeAnswer]:
    """The answer that makes a browser this guest."""
    signed = Cookie(
        key=COOKIE,
        value=lobby.signer.cookie(guest.id),
        max_age=LIFETIME,
        httponly=True,
        secure=lobby.settings.public_url.startswith("https:"),
        samesite="lax",
        path="/",
    )
    return Response(await _me(lobby, guest), cookies=[signed])


@get("/me", summary="Who am I", responses=ERRORS)
async def get_me(request: Ask) -> MeAnswer:
    lobby = lobby_of(request.app)
    return await _me(lobby, await lobby.guest(cookie(request)))


@post("/me", summary="Introduce myself, or change name or language", status_code=200, responses=ERRORS)
async def post_me(request: Ask, data: Me) -> Response[MeAnswer]:
    lobby = lobby_of(request.app)
    known_as = await lobby.guest(cookie(request))
    return await _as(lobby, await lobby.introduce(known_as, data.name, data.language, place(address(request))))


@post("/me/link", summary="A link that makes another device me", status_code=200, responses=ERRORS)
async def post_link(request: Ask) -> DeviceLink:
    lobby = lobby_of(request.app)
    return DeviceLink(f"/me#key={identity.link_key(lobby, await known(request))}", identity.MINUTES)


@post("/me/phrase", summary="A phrase to write down; an older one is void", status_code=200, responses=ERRORS)
async def post_phrase(request: Ask) -> Phrase:
    return Phrase(await identity.make_phrase(lobby_of(request.app), await known(request)))


@post("/me/device", summary="Be the guest of a link or a phrase", status_code=200, responses=ERRORS)
async def post_device(request: Ask, data: DeviceKey) -> Response[MeAnswer]:
    lobby = lobby_of(request.app)
    if not lobby.newcomers.spend(place(address(request))):
        raise Refusal("too-many-requests", "too many attempts from this address")
    if data.phrase is not None:
        return await _as(lobby, await identity.by_phrase(lobby, data.phrase))
    return await _as(lobby, await identity.by_link(lobby, data.key or ""))


@post("/me/mail", summary="A link by mail: it makes a browser me", status_code=200, responses=ERRORS)
async def post_mail(request: Ask, data: MailAddress) -> MailSent:
    """If nobody is known by the address, the one who asks is from then on."""
    lobby = lobby_of(request.app)
    if not lobby.newcomers.spend(place(address(request))):
        raise Refusal("too-many-requests", "too many attempts from this address")
    await identity.send_link(lobby, await lobby.guest(cookie(request)), data.address)
    return MailSent(identity.MINUTES)


@get("/me/notices", summary="How I am told that it is my turn", responses=ERRORS)
async def get_notices(request: Ask) -> NoticesShape:
    return NoticesShape((await known(request)).webhook)


@post("/me/notices", summary="How I want to be told that it is my turn", status_code=200, responses=ERRORS)
async def post_notices(request: Ask, data: NoticesShape) -> NoticesShape:
    lobby = lobby_of(request.app)
    guest = await known(request)
    await lobby.notices.check(data.webhook)
    await lobby.store.set_webhook(guest.id, data.webhook)
    return data


@get("/me/turns", summary="Where I am waited for", responses=ERRORS)
async def get_turns(request: Ask) -> TurnsAnswer:
    lobby = lobby_of(request.app)
    return TurnsAnswer(await lobby.notices.turns(await known(request)))


@get("/me/export", summary="Everything that is kept about me", responses=ERRORS)
async def get_export(request: Ask) -> dict[str, Any]:
    lobby, guest = lobby_of(request.app), await known(request)
    if not lobby.newcomers.spend(f"export {guest.id}"):  # it reads much
        raise Refusal("too-many-requests", "everything was read often enough for now")
    return await identity.export(lobby, guest)


@delete("/me", summary="Forget me", status_code=200, responses=ERRORS)
async def delete_me(request: Ask) -> Response[MeAnswer]:
    lobby = lobby_of(request.app)
    await identity.delete(lobby, await known(request))
    answer: Response[MeAnswer] = Response(await _me(lobby, None))
    answer.delete_cookie(COOKIE)
    return answer


ME = [
    get_me,
    post_me,
    post_link,
    post_phrase,
    post_device,
    post_mail,
    get_notices,
    post_notices,
    get_turns,
    get_export,
    delete_me,
]

"""The part of the API that is about oneself."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie

from starboard.server import identity
from starboard.server.access import address, cookie, hall_of, known
from starboard.server.errors import Refusal
from starboard.server.guests import COOKIE, LIFETIME
from starboard.server.hall import Hall
from starboard.server.limits import place
from starboard.server.messages import DeviceKey, DeviceLink, GuestInfo, Me, MeAnswer, Phrase
from starboard.server.openapi_errors import ERRORS
from starboard.server.store import Guest

Ask = Request[Any, Any, Any]


async def _me(hall: Hall, guest: Guest | None) -> MeAnswer:
    told = None if guest is None else GuestInfo(guest.name, guest.language)
    return MeAnswer(told, await hall.store.note("message"))


async def _as(hall: Hall, guest: Guest) -> Response[MeAnswer]:
    """The answer that makes a browser this guest."""
    signed = Cookie(
        key=COOKIE,
        value=hall.signer.cookie(guest.id),
        max_age=LIFETIME,
        httponly=True,
        secure=hall.settings.public_url.startswith("https:"),
        samesite="lax",
        path="/",
    )
    return Response(await _me(hall, guest), cookies=[signed])


@get("/me", summary="Who am I", responses=ERRORS)
async def get_me(request: Ask) -> MeAnswer:
    hall = hall_of(request.app)
    return await _me(hall, await hall.guest(cookie(request)))


@post("/me", summary="Introduce myself, or change name or language", status_code=200, responses=ERRORS)
async def post_me(request: Ask, data: Me) -> Response[MeAnswer]:
    hall = hall_of(request.app)
    known_as = await hall.guest(cookie(request))
    return await _as(hall, await hall.introduce(known_as, data.name, data.language, place(address(request))))


@post("/me/link", summary="A link that makes another device me", status_code=200, responses=ERRORS)
async def post_link(request: Ask) -> DeviceLink:
    hall = hall_of(request.app)
    return DeviceLink(f"/me#key={identity.link_key(hall, await known(request))}", identity.MINUTES)


@post("/me/phrase", summary="A phrase to write down; an older one is void", status_code=200, responses=ERRORS)
async def post_phrase(request: Ask) -> Phrase:
    return Phrase(await identity.make_phrase(hall_of(request.app), await known(request)))


@post("/me/device", summary="Be the guest of a link or a phrase", status_code=200, responses=ERRORS)
async def post_device(request: Ask, data: DeviceKey) -> Response[MeAnswer]:
    hall = hall_of(request.app)
    if not hall.newcomers.spend(place(address(request))):
        raise Refusal("too-many-requests", "too many attempts from this address")
    if data.phrase is not None:
        return await _as(hall, await identity.by_phrase(hall, data.phrase))
    return await _as(hall, await identity.by_link(hall, data.key or ""))


@get("/me/export", summary="Everything that is kept about me", responses=ERRORS)
async def get_export(request: Ask) -> dict[str, Any]:
    return await identity.export(hall_of(request.app), await known(request))


@delete("/me", summary="Forget me", status_code=200, responses=ERRORS)
async def delete_me(request: Ask) -> Response[MeAnswer]:
    hall = hall_of(request.app)
    await identity.delete(hall, await known(request))
    answer: Response[MeAnswer] = Response(await _me(hall, None))
    answer.delete_cookie(COOKIE)
    return answer


ME = [get_me, post_me, post_link, post_phrase, post_device, get_export, delete_me]

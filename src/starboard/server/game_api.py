"""What a game brings along for the page, over HTTP: its texts, the facts of its components, a board script."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get

from starboard.kernel import Game
from starboard.server.access import lobby_of
from starboard.server.errors import Refusal
from starboard.server.game_files import board_script
from starboard.server.openapi_errors import ERRORS
from starboard.text import languages, sources

LASTING = {"cache-control": "public, max-age=300"}  # they change when the server is installed anew
Asked = Request[Any, Any, Any]


def _game(request: Asked, name: str) -> Game:
    for game in lobby_of(request.app).catalog.games():
        if game.id == name:
            return game
    raise Refusal("unknown-game", f"there is no game {name[:40]!r}", {"game": name[:40]})


@get(
    "/games/{name:str}/texts/{language:str}",
    summary="The texts of a game in a language, as Fluent source",
    media_type=MediaType.TEXT,
    responses=ERRORS,
)
async def get_texts(request: Asked, name: str, language: str) -> Response[str]:
    game = _game(request, name)
    if language not in languages():
        raise Refusal("not-found", f"the languages are {', '.join(languages())}")
    return Response(sources(game, language), media_type=MediaType.TEXT, headers=LASTING)


@get("/games/{name:str}/components", summary="The fixed facts of a game's components", responses=ERRORS)
async def get_components(request: Asked, name: str) -> Response[bytes]:
    body = msgspec.json.encode(_game(request, name).components())
    return Response(body, media_type=MediaType.JSON, headers=LASTING)


@get(
    "/games/{name:str}/board.js",
    summary="The board script of a game that brings one along",
    media_type="application/javascript",
    responses=ERRORS,
)
async def get_board(request: Asked, name: str) -> Response[str]:
    script = board_script(_game(request, name).package)
    if script is None:
        raise Refusal("not-found", f"{name} has no board script")
    return Response(script, media_type="application/javascript", headers=LASTING)


HANDLERS = [get_texts, get_components, get_board]

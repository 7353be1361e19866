"""The HTTP API. See docs/server.md; OpenAPI describes it at /api/docs."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post, route
from litestar.params import Parameter

from starboard.kernel import Game, Option
from starboard.server import archive, game_api, seating
from starboard.server.access import cookie, guard_origin, guard_pace, known, lobby_of
from starboard.server.errors import Refusal
from starboard.server.host_api import HOST
from starboard.server.live import choose_viewer
from starboard.server.lobby import Lobby
from starboard.server.me_api import ME
from starboard.server.messages import (
    ArchiveAnswer,
    GamesAnswer,
    GameSchema,
    GameWords,
    Health,
    LinksAnswer,
    NewTable,
    OptionSchema,
    Preset,
    RecordPart,
    SeatAction,
    SeatLink,
    TableAction,
    TableInfo,
    TablesAnswer,
)
from starboard.server.openapi_errors import ERRORS
from starboard.server.store import OPEN, OVER, Found
from starboard.server.wire import ActRefused

Ask = Request[Any, Any, Any]


def _schema(lobby: Lobby, game: Game) -> GameSchema:
    options = _options(game.options)
    for option in options:
        option.default = lobby.settings.usual(game.id, option.id, option.default)
    presets = [Preset(id, chosen) for id, chosen in game.presets.items()]
    return GameSchema(game.id, game.rules, game.players, options, presets, _options(game.preferences), lobby.levels)


def _options(options: list[Option]) -> list[OptionSchema]:
    return [msgspec.convert(option.data(), OptionSchema) for option in options]


@get("/games", summary="The games, their options, and the levels of bots", responses=ERRORS)
async def get_games(request: Ask) -> GamesAnswer:
    lobby = lobby_of(request.app)
    return GamesAnswer([_schema(lobby, game) for game in lobby.catalog.games()], lobby.levels)


@get("/games/{name:str}", summary="One game with its whole vocabulary", responses=ERRORS)
async def get_game(request: Ask, name: str) -> GameWords:
    lobby = lobby_of(request.app)
    for game in lobby.catalog.games():
        if game.id == name:
            return GameWords(**msgspec.structs.asdict(_schema(lobby, game)), words=game.vocabulary.words)
    raise Refusal("unknown-game", f"there is no game {name!r}", {"game": name})


@get("/tables", summary="My tables, and the open ones", responses=ERRORS)
async def get_tables(request: Ask) -> TablesAnswer:
    lobby = lobby_of(request.app)
    mine, free = await lobby.lists(await lobby.guest(cookie(request)))
    return TablesAnswer(mine, free)


@get("/archive", summary="Tables of the past: listed ones and my own", responses=ERRORS)
async def get_archive(
    request: Ask,
    game: Annotated[str, Parameter(max_length=40)] = "",
    player: Annotated[str, Parameter(max_length=40)] = "",
    since: Annotated[int, Parameter(ge=0, le=1 << 53)] = 0,
    until: Annotated[int, Parameter(ge=0, le=1 << 53)] = 1 << 53,
    outcome: archive.Outcome = "",
    offset: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
) -> ArchiveAnswer:
    lobby = lobby_of(request.app)
    found = await lobby.guest(cookie(request))
    guest = None if found is None else found.id
    if game:
        lobby.game(game)
    wanted = Found(game, player.replace("\x00", ""), since, until)
    hits, more = await archive.search(lobby, guest, wanted, outcome, offset)
    return ArchiveAnswer([lobby.listed(row, seats, guest) for row, seats in hits], more)


@post("/tables", summary="Set up a table", responses=ERRORS)
async def post_table(request: Ask, data: NewTable) -> TableInfo:
    guest = await known(request)
    table = await lobby_of(request.app).create(guest, data)
    return table.info(guest.id)


@get("/tables/{table_id:str}", summary="One table", responses=ERRORS)
async def get_table(request: Ask, table_id: str) -> TableInfo:
    lobby = lobby_of(request.app)
    guest = await lobby.guest(cookie(request))
    table = await lobby.table(table_id)
    return table.info(None if guest is None else guest.id)


@post(
    "/tables/{table_id:str}/seats/{number:int}",
    summary="Sit down, get up, hand over",
    status_code=200,
    responses=ERRORS,
)
async def post_seat(request: Ask, table_id: str, number: int, data: SeatAction) -> TableInfo:
    guest = await known(request)
    table = await lobby_of(request.app).table(table_id)
    link = await seating.act(table, number, guest, data)
    shape = table.info(guest.id)
    shape.link = link or shape.link
    return shape


@get("/tables/{table_id:str}/seats/{number:int}/links", summary="Links to an own seat", responses=ERRORS)
async def get_links(request: Ask, table_id: str, number: int) -> LinksAnswer:
    guest = await known(request)
    table = await lobby_of(request.app).table(table_id)
    found = await seating.links(table, number, guest)
    return LinksAnswer([SeatLink(one.id, one.created, one.used) for one in found])


@post(
    "/tables/{table_id:str}",
    summary="Mute spectators, choose other options, or take up an abandoned table",
    status_code=200,
    responses=ERRORS,
)
async def post_table_action(request: Ask, table_id: str, data: TableAction) -> TableInfo:
    guest = await known(request)
    lobby = lobby_of(request.app)
    table = await lobby.table(table_id)
    if data.action == "resume":
        if guest.id != table.row.host and not any(seat.belongs_to(guest.id) for seat in table.seats):
            raise Refusal("not-your-seat", "only those who play may do that")
        await table.take_up()
    elif data.action == "options":
        await lobby.change_options(guest, table, data.options)
    else:
        await lobby.mute(guest, table, data.action == "mute")
    return table.info(guest.id)


@delete("/tables/{table_id:str}", summary="Give up a table that nobody else plays at", responses=ERRORS)
async def delete_table(request: Ask, table_id: str) -> None:
    guest = await known(request)
    lobby = lobby_of(request.app)
    await lobby.delete(guest, await lobby.table(table_id))


@post("/tables/{table_id:str}/rematch", summary="Another game with the same seats", status_code=200, responses=ERRORS)
async def post_rematch(request: Ask, table_id: str) -> TableInfo:
    guest = await known(request)
    lobby = lobby_of(request.app)
    table = await lobby.rematch(guest, await lobby.table(table_id))
    return table.info(guest.id)


@get("/tables/{table_id:str}/record", summary="The record: whole after the end, the own part before", responses=ERRORS)
async def get_record(request: Ask, table_id: str, seat: str | None = None) -> Response[Any]:
    lobby = lobby_of(request.app)
    found = await lobby.guest(cookie(request))
    guest = None if found is None else found.id
    table = await lobby.table(table_id)
    try:
        if table.row.status == OVER:
            name = f"{table.row.game}-{table.row.id}.txt"
            headers = {"content-disposition": f'attachment; filename="{name}"'}
            return Response(await table.record(), media_type=MediaType.TEXT, headers=headers)
        viewer = choose_viewer(table, guest, "none" if seat is None else seat)
        if table.row.status == OPEN:
            raise Refusal("not-found", "the game has not started")
        export = await table.export(viewer)
    except ActRefused as error:
        raise Refusal("table-frozen", str(error), error.refused.message.args) from None
    part = RecordPart(
        complete=False,
        table=table.info(guest),
        seat=None if viewer < 0 else viewer,
        version=export.version,
        view=msgspec.Raw(export.view),
        log=[msgspec.Raw(entry) for entry in export.log],
        words=export.words,
    )
    return Response(msgspec.json.encode(part), media_type=MediaType.JSON)


@route("/health", http_method=["GET", "HEAD"], include_in_schema=False, opt={"unlimited": True})
async def get_health(request: Ask) -> Response[Health]:
    found = await lobby_of(request.app).health.look()
    return Response(found, status_code=200 if found.ok else 503)


api = Router(
    "/api",
    route_handlers=[
        *ME,
        *HOST,
        get_games,
        get_game,
        get_tables,
        get_archive,
        post_table,
        get_table,
        post_seat,
        get_links,
        post_table_action,
        delete_table,
        post_rematch,
        get_record,
        get_health,
        *game_api.HANDLERS,
    ],
    guards=[guard_pace, guard_origin],
)

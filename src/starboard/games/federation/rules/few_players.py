"""Games of two and three: neutral tokens block spaces of the senate (FE-29, FE-30)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation.table import Table, put


def block(table: Table) -> None:
    """Turn up block tokens and block the spaces they show; X is the number of the round (FE-29.7, FE-29.8)."""
    if table.players == 4:
        return
    pile = table.block_planets[:]
    planets = table.chance.draw(pile)
    table.block_planets = pile
    table.blocked = [planets]
    for space in table.board.block_x[planets]:
        _put(table, space, table.round)
    _put(table, table.board.block_zero[planets], 0)
    if table.players == 2:
        _block_room(table)


def _block_room(table: Table) -> None:
    """With two, a room and the spy space of the opposite wing as well (FE-30.7, FE-30.8)."""
    pile = table.block_rooms[:]
    room = table.chance.draw(pile)
    table.block_rooms = pile
    table.blocked = [*table.blocked, room]
    for space in table.board.block_room[room]:
        _put(table, space, 0)


def _put(table: Table, space: int, votes: int) -> None:
    table.holder = put(table.holder, space, c.NEUTRAL)
    table.votes = put(table.votes, space, votes)

"""Games of two and three: neutral tokens block spaces of the senate (FE-29, FE-30)."""

from __future__ import annotations

from starboard.games.federation.state import NEUTRAL, Federation


def block(state: Federation) -> None:
    """Turn up block tokens and block the spaces they show; X is the number of the round (FE-29.7, FE-29.8)."""
    if state.players == 4:
        return
    pile = state.block_planets[:]
    planets = state.chance.draw(pile)
    state.block_planets = pile
    state.blocked = [planets]
    for space in state.board.block_x[planets]:
        _put(state, space, state.round)
    _put(state, state.board.block_zero[planets], 0)
    if state.players == 2:
        _block_room(state)


def _block_room(state: Federation) -> None:
    """With two, a room and the spy space of the opposite wing as well (FE-30.7, FE-30.8)."""
    pile = state.block_rooms[:]
    room = state.chance.draw(pile)
    state.block_rooms = pile
    state.blocked = [*state.blocked, room]
    for space in state.board.block_room[room]:
        _put(state, space, 0)


def _put(state: Federation, space: int, votes: int) -> None:
    state.holder[space] = NEUTRAL
    state.votes[space] = votes

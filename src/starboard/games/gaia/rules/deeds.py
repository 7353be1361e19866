"""What round scoring tiles and tech tiles give for a deed (chapter: goal; appendices V and VI)."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.gaia import components as c
from starboard.games.gaia.table import Table


def deed(table: Table, seat: int, what: i64, times: i64) -> None:
    """VP of the current round's tile (GP-3.2) and of the seat's tiles that watch for the deed; all add up (R-113)."""
    if times <= 0:
        return
    me = table.seats[seat]
    now = table.round
    if now > 0:
        tile = c.ROUNDS[table.setup.rounds[now - 1]]
        if tile.on == what:
            me.score(c.FROM_ROUND, times * tile.vp)
    watching: i64 = me.standard & ~me.covered & c.STANDARD_TRIGGERS
    index: i64 = 0
    while watching:
        if watching & 1 and c.STANDARD[index].on == what:
            me.score(c.FROM_TECH, times * c.STANDARD[index].gain[c.VP_GAIN])
        watching >>= 1
        index += 1
    watching = me.advanced & c.ADVANCED_TRIGGERS
    index = 0
    while watching:
        if watching & 1 and c.ADVANCED[index].on == what:
            me.score(c.FROM_TECH, times * c.ADVANCED[index].gain[c.VP_GAIN])
        watching >>= 1
        index += 1

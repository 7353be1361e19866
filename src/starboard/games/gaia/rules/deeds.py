"""What round scoring tiles and tech tiles give for a deed (chapter: goal; appendices V and VI)."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia.table import Table


def deed(table: Table, seat: int, what: int, times: int) -> None:
    """VP of the current round's tile (GP-3.2) and of the seat's tiles that watch for the deed; all add up (R-113)."""
    if times <= 0:
        return
    me = table.seats[seat]
    now = table.round
    if now > 0:
        tile = c.ROUNDS[table.setup.rounds[now - 1]]
        if tile.on == what:
            me.score(c.FROM_ROUND, times * tile.vp)
    for index in range(len(c.STANDARD)):
        standard = c.STANDARD[index]
        if standard.kind == c.TRIGGER and standard.on == what and me.has_uncovered(index):
            me.score(c.FROM_TECH, times * standard.gain[c.VP_GAIN])
    owned = me.advanced
    index = 0
    while owned:
        if owned & 1 and c.ADVANCED[index].kind == c.TRIGGER and c.ADVANCED[index].on == what:
            me.score(c.FROM_TECH, times * c.ADVANCED[index].gain[c.VP_GAIN])
        owned >>= 1
        index += 1

"""What round scoring tiles and tech tiles give for a deed (chapter: goal; appendices V and VI)."""

from starboard.games.gaia.rows import ADVANCED_TILES, FROM_ROUND, FROM_TECH, ROUND
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import ADVANCED, ROUNDS, STANDARD, TRIGGER, VP_GAIN


def deed(state: GaiaState, seat: int, what: int, times: int) -> None:
    """VP of the current round's tile (GP-3.2) and of the seat's tiles that watch for the deed; all add up (R-113)."""
    if times <= 0:
        return
    now = state.table[ROUND]
    if now > 0:
        tile = ROUNDS[state.setup.rounds[now - 1]]
        if tile.on == what:
            state.score(seat, FROM_ROUND, times * tile.vp)
    for index in range(len(STANDARD)):
        standard = STANDARD[index]
        if standard.kind == TRIGGER and standard.on == what and state.covers(seat, index):
            state.score(seat, FROM_TECH, times * standard.gain[VP_GAIN])
    owned = state.rows[seat][ADVANCED_TILES]
    index = 0
    while owned:
        if owned & 1 and ADVANCED[index].kind == TRIGGER and ADVANCED[index].on == what:
            state.score(seat, FROM_TECH, times * ADVANCED[index].gain[VP_GAIN])
        owned >>= 1
        index += 1

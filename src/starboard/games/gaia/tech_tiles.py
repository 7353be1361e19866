"""Chapter: tech tiles. Standard tiles, advanced tiles, and the advance that comes with them."""

from starboard.games.gaia.power import gain_all
from starboard.games.gaia.research import offer_advance
from starboard.games.gaia.rows import ADVANCED_LEFT, ADVANCED_TILES, COVERED, FROM_TECH, STANDARD_TILES, TRACK
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import (
    ADVANCED,
    IMMEDIATE,
    N_ADVANCED,
    N_STANDARD,
    N_TRACKS,
    STANDARD,
    TOP_LEVEL,
    Tile,
)
from starboard.games.gaia.vocabulary import ADVANCED_WORD, STANDARD_WORD, word
from starboard.kernel import Message, Prompt, Task


def standard_offers(state: GaiaState, seat: int) -> list[int]:
    """Any tile of a kind not owned yet, covered ones included (GP-11.2)."""
    owned = state.rows[seat][STANDARD_TILES]
    return [tile for tile in range(N_STANDARD) if not owned >> tile & 1]


def uncovered(state: GaiaState, seat: int) -> list[int]:
    return [tile for tile in range(N_STANDARD) if state.covers(seat, tile)]


def advanced_offers(state: GaiaState, seat: int) -> list[int]:
    """The advanced tiles of areas on level 4 or 5, with a green token and a tile to cover (GP-11.7 to GP-11.9)."""
    row = state.rows[seat]
    if row[STANDARD_TILES] == row[COVERED] or state.greens(seat) == 0:
        return []
    left = state.table[ADVANCED_LEFT]
    offers = []
    for track in range(N_TRACKS):
        tile = state.setup.advanced_at[track]
        if left >> tile & 1 and row[TRACK + track] >= TOP_LEVEL - 1:
            offers.append(tile)
    offers.sort()
    return offers


def can_take_tile(state: GaiaState, seat: int) -> bool:
    if state.rows[seat][STANDARD_TILES] != (1 << N_STANDARD) - 1:
        return True
    return len(advanced_offers(state, seat)) > 0


def take_tile(state: GaiaState, seat: int) -> None:
    """A lab, an academy or an action gives a tile, if one can be taken (R-111, R-112)."""
    if can_take_tile(state, seat):
        state.push(TakeTile(seat))


def immediate(state: GaiaState, seat: int, tile: Tile) -> None:
    if tile.kind == IMMEDIATE:
        gain_all(state, seat, tile.gain, state.count(seat, tile.per), FROM_TECH)


class TakeTile(Task[GaiaState]):
    """Which tech tile?"""

    def options(self, state: GaiaState) -> list[int]:
        words = [STANDARD_WORD + tile for tile in standard_offers(state, self.seat)]
        for tile in advanced_offers(state, self.seat):
            words.append(ADVANCED_WORD + tile)
        return words

    def resolve(self, state: GaiaState, word: int) -> None:
        if word >= ADVANCED_WORD:
            state.push(CoverTile(self.seat, word - ADVANCED_WORD))
        else:
            take_standard(state, self.seat, word - STANDARD_WORD)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-take-tile")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if STANDARD_WORD <= word < STANDARD_WORD + N_STANDARD:
            return Message("gaia-why-tile-owned")
        if ADVANCED_WORD <= word < ADVANCED_WORD + N_ADVANCED:
            return why_no_advanced(state, self.seat, word - ADVANCED_WORD)
        return None

    def opens(self) -> int:
        return 1


def take_standard(state: GaiaState, seat: int, tile: int) -> None:
    state.rows[seat][STANDARD_TILES] |= 1 << tile
    state.emit("gaia-did-tile", {"seat": seat, "tile": word(STANDARD_WORD + tile)})
    if STANDARD[tile].big_power:
        state.forget_federations(seat)
    area = state.setup.area_of[tile]
    # GP-11.3: below an area only that area; GP-11.5: the bottom row any
    tracks = [area] if area >= 0 else list(range(N_TRACKS))
    offer_advance(state, seat, tracks, True)
    immediate(state, seat, STANDARD[tile])


class CoverTile(Task[GaiaState]):
    """Which standard tile does the advanced one cover?"""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile: int = tile

    def options(self, state: GaiaState) -> list[int]:
        return [STANDARD_WORD + tile for tile in uncovered(state, self.seat)]

    def resolve(self, state: GaiaState, word: int) -> None:
        cover(state, self.seat, self.tile, word - STANDARD_WORD)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-cover-tile", {"tile": word(ADVANCED_WORD + self.tile)})


def cover(state: GaiaState, seat: int, tile: int, covered: int) -> None:
    """Cover, flip a green token, gain the effect, then advance in any area (R-105)."""
    row = state.rows[seat]
    row[COVERED] |= 1 << covered
    row[ADVANCED_TILES] |= 1 << tile
    state.table[ADVANCED_LEFT] &= ~(1 << tile)
    state.flip(seat)
    if STANDARD[covered].big_power:  # GP-27.13
        state.forget_federations(seat)
    state.emit(
        "gaia-did-advanced",
        {"seat": seat, "tile": word(ADVANCED_WORD + tile), "covered": word(STANDARD_WORD + covered)},
    )
    offer_advance(state, seat, list(range(N_TRACKS)), True)
    immediate(state, seat, ADVANCED[tile])


def why_no_advanced(state: GaiaState, seat: int, tile: int) -> Message | None:
    if tile not in state.setup.advanced_at:
        return Message("gaia-why-tile-not-here")
    if not state.table[ADVANCED_LEFT] >> tile & 1:
        return Message("gaia-why-tile-taken")
    row = state.rows[seat]
    level = row[TRACK + state.setup.advanced_at.index(tile)]
    if level < TOP_LEVEL - 1:
        return Message("gaia-why-level-4", {"n": TOP_LEVEL - 1 - level})
    if state.greens(seat) == 0:
        return Message("gaia-why-no-green-token")
    return Message("gaia-why-nothing-to-cover")

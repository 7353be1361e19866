"""The biomass track's patches (PU-13): one-square biomass sections without a resource."""

from __future__ import annotations

from starboard.games.planet.geometry import BIT_HI, BIT_LO, CELLS, EDGE, NEIGHBOURS, PLANETS
from starboard.games.planet.placement import bury
from starboard.games.planet.seat import Seat
from starboard.games.planet.state import PlanetState
from starboard.games.planet.tables import CORPORATIONS
from starboard.games.planet.terms import (
    BARE,
    BIOMASS,
    BOOST_FOR_PATCH,
    FREE_ADJACENCY,
    P_PATCH,
    PATCH_ON_METEORITE,
    PATCH_ON_TILE,
    PATCH_TWICE,
    STORE_PATCHES,
)
from starboard.games.planet.tracks import gain_boost
from starboard.games.planet.vocabulary import CELL, STORE, TECHNOLOGY, cell_word
from starboard.kernel import Message, Prompt, Task


def patch_cells(seat: Seat) -> list[int]:
    """The squares that can take a patch, ascending. A patch is no tile: events do not restrict it."""
    powers = seat.powers()
    planet = PLANETS[seat.planet]
    found = []
    for cell in range(CELLS):
        if BIT_LO[cell] & planet.patch_ban_lo or BIT_HI[cell] & planet.patch_ban_hi:  # PU-33.3
            continue
        if seat.has_patch(cell):
            continue
        if seat.has_tile(cell):
            over = PATCH_ON_METEORITE if seat.has_meteorite(cell) else PATCH_ON_TILE  # PU-23.2, PU-23.5
            if powers & over:
                found.append(cell)
        elif not seat.laid:
            if cell in EDGE:
                found.append(cell)
        elif powers & FREE_ADJACENCY or _beside_tile(seat, cell):
            found.append(cell)
    return found


def _beside_tile(seat: Seat, cell: int) -> bool:
    for other in NEIGHBOURS[cell]:  # noqa: SIM110  a plain loop compiles to a fast one
        if seat.has_tile(other):
            return True
    return False


def lay_patch(state: PlanetState, number: int, cell: int) -> None:
    """Put a patch down; it hides and destroys what lies there and advances nothing (PU-13.3)."""
    seat = state.seats[number]
    terrain = seat.terrain[:]
    terrain[cell] = BIOMASS
    seat.terrain = terrain
    if seat.symbols[cell] != BARE:
        symbols = seat.symbols[:]
        symbols[cell] = BARE
        seat.symbols = symbols
    seat.patch_lo |= BIT_LO[cell]
    seat.patch_hi |= BIT_HI[cell]
    seat.sign_lo &= ~BIT_LO[cell]
    seat.sign_hi &= ~BIT_HI[cell]
    seat.meteorite_lo &= ~BIT_LO[cell]
    seat.meteorite_hi &= ~BIT_HI[cell]
    bury(seat, cell)
    state.tell(number, "planet-patch", {"cell": cell_word(cell)})


class LayPatch(Task[PlanetState]):
    """Lay a patch, or use a tech on one just gained; one that fits nowhere is lost."""

    def __init__(self, seat: int, gained: bool) -> None:
        super().__init__(seat)
        self.gained = gained

    def options(self, state: PlanetState) -> list[int]:
        seat = state.seats[self.seat]
        found = [CELL + cell for cell in patch_cells(seat)]
        if seat.powers() & STORE_PATCHES and not state.finale:  # PU-11.3, PU-23.4
            found.append(STORE)
        for power in (BOOST_FOR_PATCH, PATCH_TWICE):
            if self.gained and seat.may_use(power) and not (power == BOOST_FOR_PATCH and state.no_synergy):
                found.append(TECHNOLOGY + CORPORATIONS[seat.corporation].techs.index(power))
        return found

    def resolve(self, state: PlanetState, word: int) -> None:
        seat = state.seats[self.seat]
        if word < STORE:
            lay_patch(state, self.seat, word - CELL)
        elif word == STORE:
            seat.stored += 1
        else:
            power = CORPORATIONS[seat.corporation].techs[word - TECHNOLOGY]
            seat.used_round |= power
            if power == BOOST_FOR_PATCH:  # PU-26.1
                gain_boost(state, self.seat)
            else:  # PU-23.3
                seat.owe(P_PATCH, 2)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-patch")

    def why_not(self, state: PlanetState, word: int) -> Message | None:
        if not CELL <= word < CELL + CELLS:
            return None
        seat = state.seats[self.seat]
        cell = word - CELL
        planet = PLANETS[seat.planet]
        if BIT_LO[cell] & planet.patch_ban_lo or BIT_HI[cell] & planet.patch_ban_hi:
            return Message("planet-why-ring-no-patch")
        if seat.has_patch(cell) or seat.has_tile(cell):
            return Message("planet-why-occupied")
        return Message("planet-why-not-adjacent" if seat.laid else "planet-why-first-on-edge")


def use_patch(state: PlanetState, number: int, gained: bool) -> None:
    """Ask what is done with a patch, if anything can be."""
    task = LayPatch(number, gained)
    if task.options(state):
        state.push(task)

"""The biomass track's patches (PU-13): one-square biomass sections without a resource."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.placement import bury, harmless
from starboard.games.planet.rules.tracks import gain_boost
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import Table
from starboard.kernel import Message, Prompt, Task


def patch_places(state: Table, number: int) -> list[int]:
    """The squares that can take a patch now; one that comes from an event must leave a place for a tile (PU-19.3)."""
    found = patch_cells(state, state.seats[number])
    if state.rules < 2 or not state.seats[number].reacting:
        return found
    return [cell for cell in found if harmless(state, number, _with_patch(state, number, cell))]


def _with_patch(state: Table, number: int, cell: int) -> Table:
    after = state.copy()
    lay_patch(after, number, cell)
    return after


def patch_cells(state: Table, seat: Seat) -> list[int]:
    """The squares that can take a patch, ascending. A patch is no tile: events do not restrict it."""
    powers = seat.powers() if state.rules < 2 else seat.powers() & ~c.FREE_ADJACENCY  # PR-16: it frees tiles
    planet = g.PLANETS[seat.planet]
    # PU-23.2, PU-23.5: which tiles it may cover
    over_lo: i64 = 0
    over_hi: i64 = 0
    if powers & c.PATCH_ON_METEORITE:
        over_lo |= seat.tile_lo & seat.meteorite_lo
        over_hi |= seat.tile_hi & seat.meteorite_hi
    if powers & c.PATCH_ON_TILE:
        over_lo |= seat.tile_lo & ~seat.meteorite_lo
        over_hi |= seat.tile_hi & ~seat.meteorite_hi
    closed_lo = seat.patch_lo | planet.patch_ban_lo  # PU-33.3
    closed_hi = seat.patch_hi | planet.patch_ban_hi
    first = not seat.laid
    anywhere = (powers & c.FREE_ADJACENCY) != 0
    found = []
    for cell in range(g.CELLS):
        square = g.SQUARES[cell]
        if square.lo & closed_lo or square.hi & closed_hi:
            continue
        if square.lo & seat.tile_lo or square.hi & seat.tile_hi:
            if square.lo & over_lo or square.hi & over_hi:
                found.append(cell)
        elif first:
            if square.lo & g.EDGE_LO or square.hi & g.EDGE_HI:
                found.append(cell)
        elif anywhere or square.near_lo & seat.tile_lo or square.near_hi & seat.tile_hi:
            found.append(cell)
    return found


def lay_patch(state: Table, number: int, cell: int) -> None:
    """Put a patch down; it hides and destroys what lies there and advances nothing (PU-13.3)."""
    seat = state.seats[number]
    terrain = seat.terrain[:]
    terrain[cell] = c.BIOMASS
    seat.terrain = terrain
    if seat.symbols[cell] != c.BARE:
        symbols = seat.symbols[:]
        symbols[cell] = c.BARE
        seat.symbols = symbols
    seat.patch_lo |= g.BIT_LO[cell]
    seat.patch_hi |= g.BIT_HI[cell]
    seat.sign_lo &= ~g.BIT_LO[cell]
    seat.sign_hi &= ~g.BIT_HI[cell]
    seat.meteorite_lo &= ~g.BIT_LO[cell]
    seat.meteorite_hi &= ~g.BIT_HI[cell]
    bury(state, seat, cell)
    state.tell(number, "planet-did-patch", {"cell": w.cell_word(cell)})


class LayPatch(Task[Table]):
    """Lay a patch, or use a tech on one just gained; one that fits nowhere is lost."""

    def __init__(self, seat: int, gained: bool) -> None:
        super().__init__(seat)
        self.gained = gained

    def options(self, state: Table) -> list[int]:
        seat = state.seats[self.seat]
        found = [w.CELL + cell for cell in patch_places(state, self.seat)]
        if seat.powers() & c.STORE_PATCHES and not state.finale:  # PU-11.3, PU-23.4
            found.append(w.STORE)
        for power in (c.BOOST_FOR_PATCH, c.PATCH_TWICE):
            if self.gained and seat.may_use(power) and not (power == c.BOOST_FOR_PATCH and state.no_synergy):
                found.append(w.TECH + c.CORPORATIONS[seat.corporation].techs.index(power))
        return found

    def resolve(self, state: Table, word: int) -> None:
        seat = state.seats[self.seat]
        if word < w.STORE:
            lay_patch(state, self.seat, word - w.CELL)
        elif word == w.STORE:
            seat.stored += 1
        else:
            power = c.CORPORATIONS[seat.corporation].techs[word - w.TECH]
            seat.used_round |= power
            if power == c.BOOST_FOR_PATCH:  # PU-26.1
                gain_boost(state, self.seat)
            else:  # PU-23.3
                seat.owe(c.P_PATCH, 2)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-patch")

    def why_not(self, state: Table, word: int) -> Message | None:
        if not w.CELL <= word < w.CELL + g.CELLS:
            return None
        seat = state.seats[self.seat]
        cell = word - w.CELL
        planet = g.PLANETS[seat.planet]
        if g.BIT_LO[cell] & planet.patch_ban_lo or g.BIT_HI[cell] & planet.patch_ban_hi:
            return Message("planet-why-ring-no-patch")
        if seat.has_patch(cell) or seat.has_tile(cell):
            return Message("planet-why-occupied")
        return Message("planet-why-not-adjacent" if seat.laid else "planet-why-first-on-edge")


def use_patch(state: Table, number: int, gained: bool) -> None:
    """Ask what is done with a patch, if anything can be."""
    task = LayPatch(number, gained)
    if task.options(state):
        state.push(task)

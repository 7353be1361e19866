"""Tile placement (PU-6), with the prohibitions of planets and events that may be lifted (PU-19.3, PU-28.2)."""

from __future__ import annotations

from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.energy import energy_choice
from starboard.games.planet.rules.rovers import drop_meteorite, remove_rover
from starboard.games.planet.rules.tracks import gain_boost
from starboard.games.planet.seat import LAID, Seat
from starboard.games.planet.table import Table
from starboard.kernel import CLAUSE, Message, Prompt, Task

# Where the event of the round forbids tiles.
NO_ZONE: Final = 0
NO_EDGE: Final = 1
NO_ICE: Final = 2
NO_MATCHING: Final = 3

# How far prohibitions are lifted for a seat that could place nothing otherwise: the event first, then the
# planet's own, then both. The basic rules are never lifted.
KEEP_ALL: Final = 0
LIFT_EVENT: Final = 1
LIFT_PLANET: Final = 2
LIFT_BOTH: Final = 3


ZONES: Final = {"no-edge": NO_EDGE, "no-ice": NO_ICE, "no-matching": NO_MATCHING}
EVENT_ZONES: Final[list[int]] = [ZONES.get(event.effect, NO_ZONE) for event in c.EVENTS]


def event_zone(state: Table) -> int:
    return EVENT_ZONES[state.event] if state.event >= 0 else NO_ZONE


def ignores_adjacency(seat: Seat, tile: int) -> bool:
    """PU-11.2, PU-25.1: frees from the adjacency rule and from nothing else (PU-36.5)."""
    powers = seat.powers()
    if powers & c.FREE_ADJACENCY:
        return True
    return (powers & c.FREE_ADJACENCY_ROVER) != 0 and (c.TILE_A[tile] == c.ROVER or c.TILE_B[tile] == c.ROVER)


class Fitting:
    """How a seat may place a tile: what holds for all its places."""

    def __init__(self, state: Table, number: int, tile: int, lifted: int) -> None:
        seat = state.seats[number]
        self.seat = seat
        self.tile = tile
        self.shape: int = c.TILE_SHAPE[tile]
        self.spots = g.PLACEMENTS[self.shape].spots
        self.planet = g.PLANETS[seat.planet]
        self.covered_lo = seat.covered_lo()
        self.covered_hi = seat.covered_hi()
        self.first = not seat.laid
        self.free = not self.first and ignores_adjacency(seat, tile)
        self.planet_holds = lifted < LIFT_PLANET and len(self.planet.restrictions) > 0
        self.zone = event_zone(state) if lifted in (KEEP_ALL, LIFT_PLANET) else NO_ZONE

    def allows(self, at: int) -> bool:
        """Whether the rules allow a placement."""
        spot = self.spots[at]
        if spot.lo & self.covered_lo or spot.hi & self.covered_hi:  # PU-6.3
            return False
        if self.first:
            if not (spot.lo & g.EDGE_LO or spot.hi & g.EDGE_HI):  # PU-6.1
                return False
        elif not self.free and not (spot.near_lo & self.seat.tile_lo or spot.near_hi & self.seat.tile_hi):  # PU-6.2
            return False
        if self.planet_holds and not (
            self.planet.permits[self.shape][at] and _symbols_welcome(self.planet, self.tile, self.shape, at)
        ):
            return False
        return self.zone == NO_ZONE or not _in_zone(self.seat, self.planet, self.zone, self.tile, self.shape, at)


def places(state: Table, number: int, tile: int, lifted: int, orientation: int = -1) -> list[int]:
    """The placements of a tile that the rules allow, of all orientations or of one."""
    fitting = Fitting(state, number, tile, lifted)
    table = g.PLACEMENTS[fitting.shape]
    found: list[int] = []
    start = 0 if orientation < 0 else table.starts[orientation]
    end = len(table.spots) if orientation < 0 else table.starts[orientation + 1]
    for at in range(start, end):
        if fitting.allows(at):
            found.append(at)
    return found


def fits(state: Table, number: int, tile: int, lifted: int, orientation: int = -1) -> bool:
    """Whether the rules allow any placement: where the shape fitted last time is tried first."""
    fitting = Fitting(state, number, tile, lifted)
    table = g.PLACEMENTS[fitting.shape]
    fitted = state.memory.fitted[number]
    kind = fitting.shape * (g.ORIENTATIONS + 1) + orientation + 1
    last = fitted[kind]
    if last >= 0 and fitting.allows(last):
        return True
    start = 0 if orientation < 0 else table.starts[orientation]
    end = len(table.spots) if orientation < 0 else table.starts[orientation + 1]
    for at in range(start, end):
        if fitting.allows(at):
            fitted[kind] = at
            return True
    return False


def _symbols_welcome(planet: g.Planet, tile: int, shape: int, at: int) -> bool:
    """No resource symbol lies in a quadrant that bans it (PU-30.1, PU-30.2)."""
    table = g.PLACEMENTS[shape]
    return planet.bans[table.resource_a[at]] != c.TILE_A[tile] and planet.bans[table.resource_b[at]] != c.TILE_B[tile]


def _in_zone(seat: Seat, planet: g.Planet, zone: int, tile: int, shape: int, at: int) -> bool:
    table = g.PLACEMENTS[shape]
    spot = table.spots[at]
    if zone == NO_EDGE:
        return (spot.lo & g.EDGE_LO) != 0 or (spot.hi & g.EDGE_HI) != 0
    if zone == NO_ICE:
        return (spot.lo & planet.ice_lo) != 0 or (spot.hi & planet.ice_hi) != 0
    cells = table.cells[at]
    for square in range(len(cells)):
        terrain = c.TILE_A[tile] if square < table.in_a else c.TILE_B[tile]
        for other in g.NEIGHBOURS[cells[square]]:
            if seat.terrain[other] == terrain and other not in cells:
                return True
    return False


def facing_slots(state: Table, number: int) -> list[int]:
    """The slots of the depot that faces a seat."""
    return depot_slots(state, state.depot(number))


def depot_slots(state: Table, depot: int) -> list[int]:
    """The slots of a depot that still hold a tile, the large one first."""
    return [slot for slot in (state.large_slot(depot), state.small_slot(depot)) if state.tops[slot] != c.NO_TILE]


def placeable(state: Table, number: int, slots: list[int], lifted: int) -> list[int]:
    """Those of the slots whose tile can be placed."""
    return [slot for slot in slots if fits(state, number, state.tops[slot], lifted)]


def can_place(state: Table, number: int) -> bool:
    """Whether a seat can place a tile of its depot: if not, its turn ends the game (PU-5.1)."""
    return lifted_for(state, number, facing_slots(state, number)) >= 0


def harmless(state: Table, number: int, after: Table) -> bool:
    """Whether an event that led to this has not taken the last place for a tile: then it is ignored (PU-19.3)."""
    return can_place(after, number) or not can_place(state, number)


def lifted_for(state: Table, number: int, slots: list[int]) -> int:
    """How far prohibitions must be lifted so that a tile can be placed; -1 if none can at all.

    One placement that respects everything is enough to keep every prohibition for both tiles.
    """
    for lifted in (KEEP_ALL, LIFT_EVENT, LIFT_PLANET, LIFT_BOTH):
        if placeable(state, number, slots, lifted):
            return lifted
    return -1


# --- Laying a tile ----------------------------------------------------------------------------------


def lay_tile(state: Table, number: int, at: int) -> None:
    """Put the taken tile on the planet; what it brings joins the pending effects."""
    seat = state.seats[number]
    tile = seat.tile
    table = g.PLACEMENTS[c.TILE_SHAPE[tile]]
    cells = table.cells[at]
    enlarges = _touches_biomass(seat, tile, at)
    terrain = seat.terrain[:]
    for square in range(len(cells)):
        terrain[cells[square]] = c.TILE_A[tile] if square < table.in_a else c.TILE_B[tile]
    symbols = seat.symbols[:]
    symbols[table.resource_a[at]] = c.TILE_A[tile]
    symbols[table.resource_b[at]] = c.TILE_B[tile]
    seat.terrain = terrain
    seat.symbols = symbols
    seat.tile_lo |= table.spots[at].lo
    seat.tile_hi |= table.spots[at].hi
    seat.laid = [*seat.laid, tile * LAID + at]
    for cell in cells:
        bury(state, seat, cell)
    if c.TILE_METEOR[tile]:
        _fall(state, seat, table.meteor[at])
    seat.tile = c.NO_TILE
    state.tell(number, "planet-did-place", {"tile": c.tile_name(tile), "cell": w.cell_word(table.anchor[at])})
    _after_placing(state, number, tile, at, enlarges)


def bury(state: Table, seat: Seat, cell: int) -> None:
    """A tile or patch destroys the life pod and the rovers under it (PU-6.6, PU-10.11)."""
    seat.pod_lo &= ~g.BIT_LO[cell]
    seat.pod_hi &= ~g.BIT_HI[cell]
    while cell in seat.rovers:
        remove_rover(state, seat, seat.rovers.index(cell))


def _fall(state: Table, seat: Seat, cell: int) -> None:
    """A meteorite comes to lie on the symbol at once (PU-4.8), unless the seat is immune (PU-11.6)."""
    seat.sign_lo |= g.BIT_LO[cell]
    seat.sign_hi |= g.BIT_HI[cell]
    if not seat.powers() & c.METEOR_PROOF:
        drop_meteorite(state, seat, cell)


def _touches_biomass(seat: Seat, tile: int, at: int) -> bool:
    """Whether the biomass section to be laid joins biomass that is there already (PU-23.6)."""
    table = g.PLACEMENTS[c.TILE_SHAPE[tile]]
    cells = table.cells[at]
    for square in range(len(cells)):
        if (c.TILE_A[tile] if square < table.in_a else c.TILE_B[tile]) == c.BIOMASS:
            for other in g.NEIGHBOURS[cells[square]]:
                if seat.terrain[other] == c.BIOMASS:
                    return True
    return False


def _after_placing(state: Table, number: int, tile: int, at: int, enlarges: bool) -> None:
    seat = state.seats[number]
    powers = seat.powers()
    table = g.PLACEMENTS[c.TILE_SHAPE[tile]]
    planet = g.PLANETS[seat.planet]
    first, second = c.TILE_A[tile], c.TILE_B[tile]
    if seat.extra != 1:
        if state.event_effect() == "ignore-resource":
            state.push(IgnoreResource(number, first, second, enlarges, False))
        else:
            owe_resource(state, number, first, enlarges)
            owe_resource(state, number, second, enlarges)
    if seat.bring:
        seat.bring = False
        seat.owe(c.P_DEPLOY, 1)
    # Techs that work on placing a tile, whatever its resources bring.
    if powers & c.REPOSITION_ON_ENERGY and (first == c.ENERGY or second == c.ENERGY):  # PU-24.3
        seat.owe(c.P_REPOSITION, 1)
    icy = (table.spots[at].lo & planet.ice_lo) != 0 or (table.spots[at].hi & planet.ice_hi) != 0
    if powers & c.WATER_WITHOUT_ICE and not icy:  # PU-27.3
        seat.owe(c.WATER, 1)
    if first == c.WATER or second == c.WATER:
        if powers & c.PATCH_ON_WATER_TILE:  # PU-27.4
            seat.owe(c.P_PATCH, 1)
        if powers & c.BOOST_ON_WATER_TILE:  # PU-27.5
            gain_boost(state, number)


def owe_resource(state: Table, number: int, resource: int, enlarges: bool) -> None:
    """What one resource of the tile just placed brings (PU-4.6)."""
    seat = state.seats[number]
    powers = seat.powers()
    if resource == c.ENERGY:
        seat.energies = [*seat.energies, energy_choice(seat, c.ENERGY)]
    elif resource == c.TECH and powers & c.TECH_AS_ENERGY:  # PU-26.4
        seat.energies = [*seat.energies, energy_choice(seat, c.TECH) | 1 << c.TECH]
    elif resource == c.WATER:
        on_ice = _water_on_ice(seat)
        if powers & c.WATER_PER_SQUARE:  # PU-27.6
            seat.owe(c.P_WATER_TILE, on_ice)
        elif on_ice:  # PU-9.2, PU-9.3
            seat.owe(c.P_WATER_TILE, 1)
    elif resource == c.BIOMASS:
        if enlarges or not powers & c.BIOMASS_MUST_ENLARGE:  # PU-23.6
            seat.owe(c.BIOMASS, 1)
    elif resource == c.ROVER and state.rules >= 2:
        seat.owe(c.P_ROVER_TILE, 1)
    else:
        seat.owe(resource, 1)


def _water_on_ice(seat: Seat) -> int:
    """How many water squares of the tile just placed cover ice."""
    planet = g.PLANETS[seat.planet]
    count = 0
    for cell in seat.last_tile():
        if seat.terrain[cell] == c.WATER and (g.BIT_LO[cell] & planet.ice_lo or g.BIT_HI[cell] & planet.ice_hi):
            count += 1
    return count


class IgnoreResource(Task[Table]):
    """One of the two resources, of the owner's choice, is ignored (EVO-20, EVR-04)."""

    def __init__(self, seat: int, first: int, second: int, enlarges: bool, aside: bool) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second
        self.enlarges = enlarges
        self.aside = aside  # the tile was set aside, not placed

    def options(self, state: Table) -> list[int]:
        return sorted([w.TRACK + self.first, w.TRACK + self.second])

    def resolve(self, state: Table, word: int) -> None:
        kept = self.second if word == w.TRACK + self.first else self.first
        if self.aside if state.rules >= 2 else state.seats[self.seat].aside != c.NO_TILE:
            owe_aside(state, self.seat, kept, word - w.TRACK)
        else:
            owe_resource(state, self.seat, kept, self.enlarges)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-ignore")

    def starts(self) -> int:
        return CLAUSE


# --- A tile that cannot be placed (PU-5.1, PU-5.3) ---------------------------------------------------


def set_aside(state: Table, number: int) -> None:
    """Advance for both resources without placing; nothing that placing triggers works (PU-16.1, PU-16.2)."""
    seat = state.seats[number]
    seat.aside = seat.tile
    seat.tile = c.NO_TILE
    seat.ending = True
    state.tell(number, "planet-did-aside", {"tile": c.tile_name(seat.aside)})
    first, second = c.TILE_A[seat.aside], c.TILE_B[seat.aside]
    if state.event_effect() == "ignore-resource":
        state.push(IgnoreResource(number, first, second, True, True))
    else:
        owe_aside(state, number, first, second)
        owe_aside(state, number, second, first)


def owe_aside(state: Table, number: int, resource: int, other: int) -> None:
    """Energy of an unplaced tile counts as the other resource on it; water needs no ice (PU-16.1)."""
    state.seats[number].owe(other if resource == c.ENERGY else resource, 1)


# --- Why a place is refused -------------------------------------------------------------------------


def why_not_there(state: Table, number: int, orientation: int, cell: int) -> Message:
    """The reason why the taken tile cannot lie so that its first square covers this one."""
    seat = state.seats[number]
    tile = seat.tile
    shape = c.TILE_SHAPE[tile]
    table = g.PLACEMENTS[shape]
    at = table.index[orientation * g.CELLS + cell]
    if at < 0:
        return Message("planet-why-off-planet")  # PU-6.4
    spot = table.spots[at]
    if spot.lo & seat.covered_lo() or spot.hi & seat.covered_hi():
        return Message("planet-why-occupied")
    if not seat.laid:
        if not (spot.lo & g.EDGE_LO or spot.hi & g.EDGE_HI):
            return Message("planet-why-first-on-edge")
    elif not ignores_adjacency(seat, tile) and not (spot.near_lo & seat.tile_lo or spot.near_hi & seat.tile_hi):
        return Message("planet-why-not-adjacent")
    planet = g.PLANETS[seat.planet]
    if seat.relax < LIFT_PLANET:
        if not planet.permits[shape][at]:
            return Message("planet-why-" + planet.restrictions[0])
        if not _symbols_welcome(planet, tile, shape, at):
            return Message("planet-why-quadrants")
    return Message("planet-why-" + (state.event_effect() or "not-now"))


def why_not_orientation(state: Table, number: int, orientation: int) -> Message:
    """The reason why the taken tile cannot lie anywhere in this orientation."""
    table = g.PLACEMENTS[c.TILE_SHAPE[state.seats[number].tile]]
    if orientation not in table.orientation:
        return Message("planet-why-same-orientation")
    return Message("planet-why-no-place")

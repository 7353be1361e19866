"""Tile placement (PU-6), with the prohibitions of planets and events that may be lifted (PU-19.3, PU-28.2)."""

from __future__ import annotations

from typing import Final

from starboard.games.planet.energy import energy_choice
from starboard.games.planet.geometry import (
    BIT_HI,
    BIT_LO,
    CELLS,
    EDGE_HI,
    EDGE_LO,
    NEIGHBOURS,
    PLACEMENTS,
    PLANETS,
    Planet,
)
from starboard.games.planet.seat import LAID, Seat
from starboard.games.planet.state import PlanetState
from starboard.games.planet.tables import TILE_A, TILE_B, TILE_METEOR, TILE_SHAPE, tile_name
from starboard.games.planet.terms import (
    BIOMASS,
    BIOMASS_MUST_ENLARGE,
    BOOST_ON_WATER_TILE,
    ENERGY,
    FREE_ADJACENCY,
    FREE_ADJACENCY_ROVER,
    METEOR_PROOF,
    NO_TILE,
    P_DEPLOY,
    P_PATCH,
    P_REPOSITION,
    P_WATER_TILE,
    PATCH_ON_WATER_TILE,
    REPOSITION_ON_ENERGY,
    ROVER,
    TECH,
    TECH_AS_ENERGY,
    WATER,
    WATER_PER_SQUARE,
    WATER_WITHOUT_ICE,
)
from starboard.games.planet.tracks import gain_boost
from starboard.games.planet.vocabulary import TRACK, cell_word
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


def event_zone(state: PlanetState) -> int:
    effect = state.event_effect()
    if effect == "no-edge":
        return NO_EDGE
    if effect == "no-ice":
        return NO_ICE
    return NO_MATCHING if effect == "no-matching" else NO_ZONE


def ignores_adjacency(seat: Seat, tile: int) -> bool:
    """PU-11.2, PU-25.1: frees from the adjacency rule and from nothing else (PU-36.5)."""
    powers = seat.powers()
    if powers & FREE_ADJACENCY:
        return True
    return (powers & FREE_ADJACENCY_ROVER) != 0 and (TILE_A[tile] == ROVER or TILE_B[tile] == ROVER)


def places(state: PlanetState, number: int, tile: int, lifted: int, just_one: bool = False) -> list[int]:
    """The placements of a tile that the rules allow; `just_one` stops at the first."""
    seat = state.seats[number]
    shape = TILE_SHAPE[tile]
    table = PLACEMENTS[shape]
    los = table.lo
    his = table.hi
    near_los = table.near_lo
    near_his = table.near_hi
    covered_lo = seat.covered_lo()
    covered_hi = seat.covered_hi()
    tile_lo = seat.tile_lo
    tile_hi = seat.tile_hi
    first = not seat.laid
    free = not first and ignores_adjacency(seat, tile)
    planet = PLANETS[seat.planet]
    permits = planet.permits[shape]
    planet_holds = lifted < LIFT_PLANET and len(planet.restrictions) > 0
    zone = event_zone(state) if lifted in (KEEP_ALL, LIFT_PLANET) else NO_ZONE
    found: list[int] = []
    for at in range(len(los)):
        lo = los[at]
        hi = his[at]
        if lo & covered_lo or hi & covered_hi:  # PU-6.3
            continue
        if first:
            if not (lo & EDGE_LO or hi & EDGE_HI):  # PU-6.1
                continue
        elif not free and not (near_los[at] & tile_lo or near_his[at] & tile_hi):  # PU-6.2
            continue
        if planet_holds and not (permits[at] and _symbols_welcome(planet, tile, shape, at)):
            continue
        if zone != NO_ZONE and _in_zone(seat, planet, zone, tile, shape, at):
            continue
        found.append(at)
        if just_one:
            break
    return found


def _symbols_welcome(planet: Planet, tile: int, shape: int, at: int) -> bool:
    """No resource symbol lies in a quadrant that bans it (PU-30.1, PU-30.2)."""
    table = PLACEMENTS[shape]
    return planet.bans[table.resource_a[at]] != TILE_A[tile] and planet.bans[table.resource_b[at]] != TILE_B[tile]


def _in_zone(seat: Seat, planet: Planet, zone: int, tile: int, shape: int, at: int) -> bool:
    table = PLACEMENTS[shape]
    if zone == NO_EDGE:
        return (table.lo[at] & EDGE_LO) != 0 or (table.hi[at] & EDGE_HI) != 0
    if zone == NO_ICE:
        return (table.lo[at] & planet.ice_lo) != 0 or (table.hi[at] & planet.ice_hi) != 0
    cells = table.cells[at]
    for square in range(len(cells)):
        terrain = TILE_A[tile] if square < table.in_a else TILE_B[tile]
        for other in NEIGHBOURS[cells[square]]:
            if seat.terrain[other] == terrain and other not in cells:
                return True
    return False


def facing_slots(state: PlanetState, number: int) -> list[int]:
    """The slots of the depot that faces a seat."""
    return depot_slots(state, state.depot(number))


def depot_slots(state: PlanetState, depot: int) -> list[int]:
    """The slots of a depot that still hold a tile, the large one first."""
    return [slot for slot in (state.large_slot(depot), state.small_slot(depot)) if state.tops[slot] != NO_TILE]


def placeable(state: PlanetState, number: int, slots: list[int], lifted: int) -> list[int]:
    """Those of the slots whose tile can be placed."""
    return [slot for slot in slots if places(state, number, state.tops[slot], lifted, True)]


def lifted_for(state: PlanetState, number: int, slots: list[int]) -> int:
    """How far prohibitions must be lifted so that a tile can be placed; -1 if none can at all.

    One placement that respects everything is enough to keep every prohibition for both tiles.
    """
    for lifted in (KEEP_ALL, LIFT_EVENT, LIFT_PLANET, LIFT_BOTH):
        if placeable(state, number, slots, lifted):
            return lifted
    return -1


# --- Laying a tile ----------------------------------------------------------------------------------


def lay_tile(state: PlanetState, number: int, at: int) -> None:
    """Put the taken tile on the planet; what it brings joins the pending effects."""
    seat = state.seats[number]
    tile = seat.tile
    table = PLACEMENTS[TILE_SHAPE[tile]]
    cells = table.cells[at]
    enlarges = _touches_biomass(seat, tile, at)
    terrain = seat.terrain[:]
    for square in range(len(cells)):
        terrain[cells[square]] = TILE_A[tile] if square < table.in_a else TILE_B[tile]
    symbols = seat.symbols[:]
    symbols[table.resource_a[at]] = TILE_A[tile]
    symbols[table.resource_b[at]] = TILE_B[tile]
    seat.terrain = terrain
    seat.symbols = symbols
    seat.tile_lo |= table.lo[at]
    seat.tile_hi |= table.hi[at]
    seat.laid = [*seat.laid, tile * LAID + at]
    for cell in cells:
        bury(seat, cell)
    if TILE_METEOR[tile]:
        _fall(seat, table.meteor[at])
    seat.tile = NO_TILE
    if not state.hidden:
        report_tile(state, number)
    _after_placing(state, number, tile, at, enlarges)


def report_tile(state: PlanetState, number: int) -> None:
    """Tell everybody what became of the tile that a seat took last."""
    seat = state.seats[number]
    if state.events is None:
        return
    if seat.ending:
        state.emit("planet-aside", {"seat": number, "tile": tile_name(seat.aside)})
    else:
        tile, at = divmod(seat.laid[-1], LAID)
        cell = PLACEMENTS[TILE_SHAPE[tile]].anchor[at]
        state.emit("planet-place", {"seat": number, "tile": tile_name(tile), "cell": cell_word(cell)})


def bury(seat: Seat, cell: int) -> None:
    """A tile or patch destroys the life pod and the rover under it (PU-6.6, PU-10.11)."""
    seat.pod_lo &= ~BIT_LO[cell]
    seat.pod_hi &= ~BIT_HI[cell]
    if cell in seat.rovers:
        at = seat.rovers.index(cell)
        if seat.cargo[at]:  # the meteorite it carried stays on the square
            seat.meteorite_lo |= BIT_LO[cell]
            seat.meteorite_hi |= BIT_HI[cell]
        seat.rovers = [*seat.rovers[:at], *seat.rovers[at + 1 :]]
        seat.cargo = [*seat.cargo[:at], *seat.cargo[at + 1 :]]


def _fall(seat: Seat, cell: int) -> None:
    """A meteorite comes to lie on the symbol at once (PU-4.8), unless the seat is immune (PU-11.6)."""
    seat.sign_lo |= BIT_LO[cell]
    seat.sign_hi |= BIT_HI[cell]
    if not seat.powers() & METEOR_PROOF:
        seat.meteorite_lo |= BIT_LO[cell]
        seat.meteorite_hi |= BIT_HI[cell]


def _touches_biomass(seat: Seat, tile: int, at: int) -> bool:
    """Whether the biomass section to be laid joins biomass that is there already (PU-23.6)."""
    table = PLACEMENTS[TILE_SHAPE[tile]]
    cells = table.cells[at]
    for square in range(len(cells)):
        if (TILE_A[tile] if square < table.in_a else TILE_B[tile]) == BIOMASS:
            for other in NEIGHBOURS[cells[square]]:
                if seat.terrain[other] == BIOMASS:
                    return True
    return False


def _after_placing(state: PlanetState, number: int, tile: int, at: int, enlarges: bool) -> None:
    seat = state.seats[number]
    powers = seat.powers()
    table = PLACEMENTS[TILE_SHAPE[tile]]
    planet = PLANETS[seat.planet]
    first, second = TILE_A[tile], TILE_B[tile]
    if seat.extra != 1:
        if state.event_effect() == "ignore-resource":
            state.push(IgnoreResource(number, first, second, enlarges))
        else:
            owe_resource(state, number, first, enlarges)
            owe_resource(state, number, second, enlarges)
    if seat.bring:
        seat.bring = False
        seat.owe(P_DEPLOY, 1)
    # Techs that work on placing a tile, whatever its resources bring.
    if powers & REPOSITION_ON_ENERGY and (first == ENERGY or second == ENERGY):  # PU-24.3
        seat.owe(P_REPOSITION, 1)
    icy = (table.lo[at] & planet.ice_lo) != 0 or (table.hi[at] & planet.ice_hi) != 0
    if powers & WATER_WITHOUT_ICE and not icy:  # PU-27.3
        seat.owe(WATER, 1)
    if first == WATER or second == WATER:
        if powers & PATCH_ON_WATER_TILE:  # PU-27.4
            seat.owe(P_PATCH, 1)
        if powers & BOOST_ON_WATER_TILE:  # PU-27.5
            gain_boost(state, number)


def owe_resource(state: PlanetState, number: int, resource: int, enlarges: bool) -> None:
    """What one resource of the tile just placed brings (PU-4.6)."""
    seat = state.seats[number]
    powers = seat.powers()
    if resource == ENERGY:
        seat.energies = [*seat.energies, energy_choice(seat, ENERGY)]
    elif resource == TECH and powers & TECH_AS_ENERGY:  # PU-26.4
        seat.energies = [*seat.energies, energy_choice(seat, TECH) | 1 << TECH]
    elif resource == WATER:
        on_ice = _water_on_ice(seat)
        if powers & WATER_PER_SQUARE:  # PU-27.6
            seat.owe(P_WATER_TILE, on_ice)
        elif on_ice:  # PU-9.2, PU-9.3
            seat.owe(P_WATER_TILE, 1)
    elif resource == BIOMASS:
        if enlarges or not powers & BIOMASS_MUST_ENLARGE:  # PU-23.6
            seat.owe(BIOMASS, 1)
    else:
        seat.owe(resource, 1)


def _water_on_ice(seat: Seat) -> int:
    """How many water squares of the tile just placed cover ice."""
    planet = PLANETS[seat.planet]
    count = 0
    for cell in seat.last_tile():
        if seat.terrain[cell] == WATER and (BIT_LO[cell] & planet.ice_lo or BIT_HI[cell] & planet.ice_hi):
            count += 1
    return count


class IgnoreResource(Task[PlanetState]):
    """One of the two resources, of the owner's choice, is ignored (EVO-20, EVR-04)."""

    def __init__(self, seat: int, first: int, second: int, enlarges: bool) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second
        self.enlarges = enlarges

    def options(self, state: PlanetState) -> list[int]:
        return sorted([TRACK + self.first, TRACK + self.second])

    def resolve(self, state: PlanetState, word: int) -> None:
        kept = self.second if word == TRACK + self.first else self.first
        if state.seats[self.seat].aside != NO_TILE:
            owe_aside(state, self.seat, kept, word - TRACK)
        else:
            owe_resource(state, self.seat, kept, self.enlarges)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-ignore")

    def opens(self) -> int:
        return CLAUSE


# --- A tile that cannot be placed (PU-5.1, PU-5.3) ---------------------------------------------------


def set_aside(state: PlanetState, number: int) -> None:
    """Advance for both resources without placing; nothing that placing triggers works (PU-16.1, PU-16.2)."""
    seat = state.seats[number]
    seat.aside = seat.tile
    seat.tile = NO_TILE
    seat.ending = True
    first, second = TILE_A[seat.aside], TILE_B[seat.aside]
    if state.event_effect() == "ignore-resource":
        state.push(IgnoreResource(number, first, second, True))
    else:
        owe_aside(state, number, first, second)
        owe_aside(state, number, second, first)


def owe_aside(state: PlanetState, number: int, resource: int, other: int) -> None:
    """Energy of an unplaced tile counts as the other resource on it; water needs no ice (PU-16.1)."""
    state.seats[number].owe(other if resource == ENERGY else resource, 1)


# --- Why a place is refused -------------------------------------------------------------------------


def why_not_there(state: PlanetState, number: int, orientation: int, cell: int) -> Message:
    """The reason why the taken tile cannot lie so that its first square covers this one."""
    seat = state.seats[number]
    tile = seat.tile
    shape = TILE_SHAPE[tile]
    table = PLACEMENTS[shape]
    at = table.index[orientation * CELLS + cell]
    if at < 0:
        return Message("planet-why-off-planet")  # PU-6.4
    lo = table.lo[at]
    hi = table.hi[at]
    if lo & seat.covered_lo() or hi & seat.covered_hi():
        return Message("planet-why-occupied")
    if not seat.laid:
        if not (lo & EDGE_LO or hi & EDGE_HI):
            return Message("planet-why-first-on-edge")
    elif not ignores_adjacency(seat, tile) and not (
        table.near_lo[at] & seat.tile_lo or table.near_hi[at] & seat.tile_hi
    ):
        return Message("planet-why-not-adjacent")
    planet = PLANETS[seat.planet]
    if seat.relax < LIFT_PLANET:
        if not planet.permits[shape][at]:
            return Message("planet-why-" + planet.restrictions[0])
        if not _symbols_welcome(planet, tile, shape, at):
            return Message("planet-why-quadrants")
    return Message("planet-why-" + (state.event_effect() or "not-now"))


def why_not_orientation(state: PlanetState, number: int, orientation: int) -> Message:
    """The reason why the taken tile cannot lie anywhere in this orientation."""
    table = PLACEMENTS[TILE_SHAPE[state.seats[number].tile]]
    if orientation not in table.orientation:
        return Message("planet-why-same-orientation")
    return Message("planet-why-no-place")

"""Rovers (PU-10): they come with milestones, move on movement points and collect what lies on their way."""

from __future__ import annotations

from typing import Final

from starboard.games.planet.geometry import BIT_HI, BIT_LO, CELLS, PLANETS
from starboard.games.planet.seat import Seat
from starboard.games.planet.state import PlanetState
from starboard.games.planet.tables import EVENTS
from starboard.games.planet.terms import (
    BARE,
    CARRY_METEORITES,
    CIV,
    DIAGONAL,
    DROWN_METEORITE,
    ENERGY,
    ENERGY_STEPS_FREE,
    JUMP_CIV_SYMBOLS,
    JUMP_SAME_TERRAIN,
    P_PATCH,
    P_POD,
    PATCH_PER_METEORITE,
    PODS_ON_TECHS,
    PODS_ON_TRACKS,
    ROVER,
    WATER,
)
from starboard.games.planet.vocabulary import CELL, cell_word
from starboard.kernel import CONTINUES, Message, Prompt, Task

FREE_STEPS: Final = 96  # free steps of one turn: enough to enter every square, so that a turn ends


def collect_pod(state: PlanetState, number: int, cell: int) -> None:
    """Take a life pod to the board; some boards let their owner choose where it goes (PU-36.8)."""
    seat = state.seats[number]
    seat.pod_lo &= ~BIT_LO[cell]
    seat.pod_hi &= ~BIT_HI[cell]
    state.tell(number, "planet-collect-pod", {"cell": cell_word(cell)})
    if seat.powers() & (PODS_ON_TRACKS | PODS_ON_TECHS):
        seat.owe(P_POD, 1)
    else:
        seat.pods += 1


def collect_meteorite(state: PlanetState, number: int) -> None:
    """A meteorite reaches the scoring area."""
    seat = state.seats[number]
    seat.meteorites += 1
    state.tell(number, "planet-collect-meteorite", {})
    if seat.powers() & PATCH_PER_METEORITE:  # PU-25.3
        seat.owe(P_PATCH, 1)


def lift_meteorite(seat: Seat, cell: int) -> None:
    """Take a meteorite off the planet: the one lying there, else the one a rover there carries."""
    if seat.has_meteorite(cell):
        seat.meteorite_lo &= ~BIT_LO[cell]
        seat.meteorite_hi &= ~BIT_HI[cell]
    else:
        set_cargo(seat, seat.rovers.index(cell), 0)


def set_cargo(seat: Seat, rover: int, load: int) -> None:
    cargo = seat.cargo[:]
    cargo[rover] = load
    seat.cargo = cargo


def enter(state: PlanetState, number: int, rover: int) -> None:
    """A rover has come to its square, to stay or in passing (PU-10.10)."""
    seat = state.seats[number]
    cell = seat.rovers[rover]
    if seat.has_pod(cell):
        collect_pod(state, number, cell)
    powers = seat.powers()
    if not powers & CARRY_METEORITES:
        if seat.has_meteorite(cell):
            lift_meteorite(seat, cell)
            collect_meteorite(state, number)
        return
    if seat.has_meteorite(cell) and not seat.cargo[rover]:  # PU-25.8, PU-25.9
        lift_meteorite(seat, cell)
        set_cargo(seat, rover, 1)
    if seat.cargo[rover]:
        if seat.symbols[cell] == ROVER:  # PU-25.6, PU-25.10
            set_cargo(seat, rover, 0)
            collect_meteorite(state, number)
        elif powers & DROWN_METEORITE and seat.terrain[cell] == WATER:  # PU-25.4
            set_cargo(seat, rover, 0)


# --- Movement ---------------------------------------------------------------------------------------


def barred_terrain(state: PlanetState) -> int:
    """The terrain that rovers may not enter this round, -1 if none."""
    return EVENTS[state.event].terrain if state.event_effect() == "rover-ban" else -1


def targets(state: PlanetState, number: int, rover: int) -> list[int]:
    """The squares that a rover can reach with its next point, ascending."""
    seat = state.seats[number]
    if seat.points <= 0:
        return []
    planet = PLANETS[seat.planet]
    powers = seat.powers()
    cell = seat.rovers[rover]
    barred = barred_terrain(state)
    found: list[int] = []
    for other in planet.steps[cell]:
        if _free(seat, other, barred):
            found.append(other)
    if powers & DIAGONAL:  # PU-24.1
        for other in planet.leaps[cell]:
            if _free(seat, other, barred):
                found.append(other)
    if powers & (JUMP_CIV_SYMBOLS | JUMP_SAME_TERRAIN):
        for other in _jumps(seat, cell):
            if _free(seat, other, barred) and other not in found:
                found.append(other)
    found.sort()
    return found


def _free(seat: Seat, cell: int, barred: int) -> bool:
    return cell not in seat.rovers and seat.terrain[cell] != barred


def _jumps(seat: Seat, cell: int) -> list[int]:
    """Squares to which a tech teleports (PU-22.3, PU-26.2): nothing in between is entered (PU-36.9)."""
    found = []
    symbols = (seat.powers() & JUMP_CIV_SYMBOLS) != 0 and seat.symbols[cell] == CIV
    same = seat.may_use(JUMP_SAME_TERRAIN) and seat.terrain[cell] != BARE
    if symbols or same:
        for other in range(CELLS):
            if (symbols and seat.symbols[other] == CIV) or (same and seat.terrain[other] == seat.terrain[cell]):
                found.append(other)
    return found


def movable(state: PlanetState, number: int) -> list[int]:
    """The squares of the rovers that can move, ascending."""
    seat = state.seats[number]
    if seat.points <= 0:
        return []
    found = [seat.rovers[at] for at in range(len(seat.rovers)) if targets(state, number, at)]
    found.sort()
    return found


def drive(state: PlanetState, number: int, rover: int, target: int) -> None:
    """Move one rover one square, or teleport it, and pay for it."""
    seat = state.seats[number]
    origin = seat.rovers[rover]
    planet = PLANETS[seat.planet]
    powers = seat.powers()
    walked = target in planet.steps[origin] or (bool(powers & DIAGONAL) and target in planet.leaps[origin])
    if not walked and not (powers & JUMP_CIV_SYMBOLS and seat.symbols[origin] == CIV == seat.symbols[target]):
        seat.used_round |= JUMP_SAME_TERRAIN
    free = walked and powers & ENERGY_STEPS_FREE and seat.terrain[target] == ENERGY  # PU-24.4
    if free and seat.free_steps < FREE_STEPS:
        seat.free_steps += 1
    else:
        seat.points -= 1
    put_rover(state, number, rover, target)


def put_rover(state: PlanetState, number: int, rover: int, target: int) -> None:
    seat = state.seats[number]
    rovers = seat.rovers[:]
    rovers[rover] = target
    seat.rovers = rovers
    state.tell(number, "planet-drive", {"cell": cell_word(target)})
    enter(state, number, rover)


class Drive(Task[PlanetState]):
    """Where the chosen rover goes with its next point (PU-10.5)."""

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: PlanetState) -> list[int]:
        rover = state.seats[self.seat].rovers.index(self.origin)
        return [CELL + cell for cell in targets(state, self.seat, rover)]

    def resolve(self, state: PlanetState, word: int) -> None:
        rover = state.seats[self.seat].rovers.index(self.origin)
        drive(state, self.seat, rover, word - CELL)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-drive", {"points": state.seats[self.seat].points})

    def why_not(self, state: PlanetState, word: int) -> Message | None:
        if not CELL <= word < CELL + CELLS:
            return None
        seat = state.seats[self.seat]
        cell = word - CELL
        if cell in seat.rovers:
            return Message("planet-why-rover-there")
        if seat.terrain[cell] == barred_terrain(state):
            return Message("planet-why-rover-ban")
        return Message("planet-why-too-far")

    def opens(self) -> int:
        return CONTINUES


class DeployRover(Task[PlanetState]):
    """Put a rover from the supply on a square of the tile placed last (PU-10.1)."""

    def options(self, state: PlanetState) -> list[int]:
        return [CELL + cell for cell in deploy_cells(state.seats[self.seat])]

    def resolve(self, state: PlanetState, word: int) -> None:
        seat = state.seats[self.seat]
        seat.supply -= 1
        seat.rovers = [*seat.rovers, word - CELL]
        seat.cargo = [*seat.cargo, 0]
        state.tell(self.seat, "planet-deploy", {"cell": cell_word(word - CELL)})
        enter(state, self.seat, len(seat.rovers) - 1)  # PU-10.2

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-deploy")

    def why_not(self, state: PlanetState, word: int) -> Message | None:
        if not CELL <= word < CELL + CELLS:
            return None
        there = word - CELL in state.seats[self.seat].rovers
        return Message("planet-why-rover-there" if there else "planet-why-last-tile")


def deploy_cells(seat: Seat) -> list[int]:
    """Squares of the last tile without a rover, ascending; none without a rover in the supply."""
    if seat.supply <= 0:
        return []
    return sorted(cell for cell in seat.last_tile() if cell not in seat.rovers)

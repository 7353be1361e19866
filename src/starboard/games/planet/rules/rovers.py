"""Rovers (PU-10): they come with milestones, move on movement points and collect what lies on their way."""

from __future__ import annotations

from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import Table
from starboard.kernel import CONTINUES, PASS, Message, Prompt, Task

FREE_STEPS: Final = 96  # free steps of one turn: enough to enter every square, so that a turn ends


def collect_pod(state: Table, number: int, cell: int) -> None:
    """Take a life pod to the board; some boards let their owner choose where it goes (PU-36.8)."""
    seat = state.seats[number]
    seat.pod_lo &= ~g.BIT_LO[cell]
    seat.pod_hi &= ~g.BIT_HI[cell]
    state.tell(number, "planet-did-collect-pod", {"cell": w.cell_word(cell)})
    if seat.powers() & (c.PODS_ON_TRACKS | c.PODS_ON_TECHS):
        seat.owe(c.P_POD, 1)
    else:
        seat.pods += 1


def collect_meteorite(state: Table, number: int) -> None:
    """A meteorite reaches the scoring area."""
    seat = state.seats[number]
    seat.meteorites += 1
    state.tell(number, "planet-did-collect-meteorite", {})
    if seat.powers() & c.PATCH_PER_METEORITE:  # PU-25.3
        seat.owe(c.P_PATCH, 1)


def lift_meteorite(seat: Seat, cell: int) -> None:
    """Take a meteorite off the planet: one lying there, else the one that a rover there carries."""
    if cell in seat.heaped:
        at = seat.heaped.index(cell)
        seat.heaped = [*seat.heaped[:at], *seat.heaped[at + 1 :]]
    elif seat.has_meteorite(cell):
        seat.meteorite_lo &= ~g.BIT_LO[cell]
        seat.meteorite_hi &= ~g.BIT_HI[cell]
    else:
        set_cargo(seat, rover_at(seat, cell, 1), 0)


def drop_meteorite(state: Table, seat: Seat, cell: int) -> None:
    """A meteorite comes to lie on a square, beside one that may lie there already (PR-37)."""
    if state.rules >= 2 and seat.has_meteorite(cell):
        seat.heaped = [*seat.heaped, cell]
    seat.meteorite_lo |= g.BIT_LO[cell]
    seat.meteorite_hi |= g.BIT_HI[cell]


def rover_at(seat: Seat, cell: int, load: int) -> int:
    """The rover on a square; of several one that carries so much, if there is one."""
    for at in range(len(seat.rovers)):
        if seat.rovers[at] == cell and seat.cargo[at] == load:
            return at
    return seat.rovers.index(cell)


def remove_rover(state: Table, seat: Seat, rover: int) -> None:
    """A destroyed rover leaves the game; the meteorite that it carried stays on the square (PR-31)."""
    if seat.cargo[rover]:
        drop_meteorite(state, seat, seat.rovers[rover])
    seat.rovers = [*seat.rovers[:rover], *seat.rovers[rover + 1 :]]
    seat.cargo = [*seat.cargo[:rover], *seat.cargo[rover + 1 :]]


def set_cargo(seat: Seat, rover: int, load: int) -> None:
    cargo = seat.cargo[:]
    cargo[rover] = load
    seat.cargo = cargo


def enter(state: Table, number: int, rover: int) -> None:
    """A rover has come to its square, to stay or in passing (PU-10.10)."""
    seat = state.seats[number]
    cell = seat.rovers[rover]
    if seat.has_pod(cell):
        collect_pod(state, number, cell)
    powers = seat.powers()
    if not powers & c.CARRY_METEORITES:
        if seat.has_meteorite(cell):
            lift_meteorite(seat, cell)
            collect_meteorite(state, number)
        return
    carried = seat.cargo[rover] != 0
    if seat.has_meteorite(cell) and not carried:  # PU-25.8, PU-25.9
        lift_meteorite(seat, cell)
        set_cargo(seat, rover, 1)
    if seat.cargo[rover]:
        if seat.symbols[cell] == c.ROVER:  # PU-25.6, PU-25.10
            set_cargo(seat, rover, 0)
            collect_meteorite(state, number)
        elif powers & c.DROWN_METEORITE and seat.terrain[cell] == c.WATER:  # PU-25.4
            if state.rules < 2:
                set_cargo(seat, rover, 0)
            elif carried:  # PR-38
                state.push(Drown(number, cell))


class Drown(Task[Table]):
    """A meteorite carried onto water may be destroyed; one that lay there is only loaded (PU-25.4, PU-25.11)."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def options(self, state: Table) -> list[int]:
        techs = c.CORPORATIONS[state.seats[self.seat].corporation].techs
        return [PASS, w.TECH + techs.index(c.DROWN_METEORITE)]

    def resolve(self, state: Table, word: int) -> None:
        seat = state.seats[self.seat]
        if word != PASS:
            set_cargo(seat, rover_at(seat, self.cell, 1), 0)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-drown")


# --- Movement ---------------------------------------------------------------------------------------


def barred_terrain(state: Table) -> int:
    """The terrain that rovers may not enter this round, -1 if none."""
    return c.EVENTS[state.event].terrain if state.event_effect() == "rover-ban" else -1


def targets(state: Table, number: int, rover: int) -> list[int]:
    """The squares that a rover can reach with its next point, ascending."""
    return targets_of(state, state.seats[number], rover)


def targets_of(state: Table, seat: Seat, rover: int) -> list[int]:
    if seat.points <= 0:
        return []
    planet = g.PLANETS[seat.planet]
    powers = seat.powers()
    cell = seat.rovers[rover]
    barred = barred_terrain(state)
    found: list[int] = []
    for other in planet.steps[cell]:
        if _free(state, seat, other, barred):
            found.append(other)
    if powers & c.DIAGONAL:  # PU-24.1
        for other in planet.leaps[cell]:
            if _free(state, seat, other, barred):
                found.append(other)
    if powers & (c.JUMP_CIV_SYMBOLS | c.JUMP_SAME_TERRAIN):
        for other in _jumps(seat, cell):
            if other != cell and _free(state, seat, other, barred) and other not in found:
                found.append(other)
    found.sort()
    return found


def _free(state: Table, seat: Seat, cell: int, barred: int) -> bool:
    """Rovers may enter it; they do not keep each other out (PR-9)."""
    return seat.terrain[cell] != barred and (state.rules >= 2 or cell not in seat.rovers)


def _jumps(seat: Seat, cell: int) -> list[int]:
    """Squares to which a tech teleports (PU-22.3, PU-26.2): nothing in between is entered (PU-36.9)."""
    found = []
    symbols = (seat.powers() & c.JUMP_CIV_SYMBOLS) != 0 and seat.symbols[cell] == c.CIV
    same = seat.may_use(c.JUMP_SAME_TERRAIN) and seat.terrain[cell] != c.BARE
    if symbols or same:
        for other in range(g.CELLS):
            if (symbols and seat.symbols[other] == c.CIV) or (same and seat.terrain[other] == seat.terrain[cell]):
                found.append(other)
    return found


def movable(state: Table, number: int) -> list[int]:
    """The squares of the rovers that can move, ascending."""
    seat = state.seats[number]
    if seat.points <= 0:
        return []
    return sorted({seat.rovers[at] for at in range(len(seat.rovers)) if targets(state, number, at)})


class Way:
    """The shortest way of a rover to a square, and of those the one with most to collect."""

    def __init__(self, cell: int, cost: int, steps: int, loot: int, jumped: bool, path: list[int]) -> None:
        self.cell = cell
        self.cost = cost  # movement points
        self.steps = steps
        self.loot = loot  # pods and meteorites on the way
        self.jumped = jumped  # whether the jump of the round is used
        self.path = path  # the squares entered

    def before(self, other: Way) -> bool:
        mine = (self.cost, self.steps, -self.loot)
        return mine < (other.cost, other.steps, -other.loot)


def reach(state: Table, number: int, rover: int) -> list[Way]:
    """All squares that a rover can get to with the movement of its seat, by cost."""
    start = state.seats[number].rovers[rover]
    jumped = not state.seats[number].may_use(c.JUMP_SAME_TERRAIN)
    open_ways = [Way(start, 0, 0, 0, jumped, [])]
    best: dict[int, Way] = {}  # by square, and whether the jump is used
    done: dict[int, Way] = {}
    while open_ways:
        at = min(range(len(open_ways)), key=lambda i: (open_ways[i].cost, open_ways[i].steps, -open_ways[i].loot))
        way = open_ways.pop(at)
        key = way.cell * 2 + way.jumped
        if key in best:
            continue
        best[key] = way
        if way.cell != start and (way.cell not in done or way.before(done[way.cell])):
            done[way.cell] = way
        open_ways += _steps_from(state, number, rover, way)
    return sorted(done.values(), key=lambda way: (way.cost, way.cell))


def _steps_from(state: Table, number: int, rover: int, way: Way) -> list[Way]:
    """One step further: tried on a copy of the seat, so that the rules of a step are stated once."""
    trial = state.seats[number].copy()
    trial.points -= way.cost
    trial.rovers = [*trial.rovers[:rover], way.cell, *trial.rovers[rover + 1 :]]
    if way.jumped:
        trial.used_round |= c.JUMP_SAME_TERRAIN
    found = []
    for target in targets_of(state, trial, rover):
        cost, jump = fare(trial, way.cell, target)
        loot = way.loot + (1 if trial.has_pod(target) or trial.has_meteorite(target) else 0)
        jumped = way.jumped or jump
        found.append(Way(target, way.cost + cost, way.steps + 1, loot, jumped, [*way.path, target]))
    return found


def fare(seat: Seat, origin: int, target: int) -> tuple[int, bool]:
    """What the step or jump to a square costs, and whether it uses the jump of the round."""
    planet = g.PLANETS[seat.planet]
    powers = seat.powers()
    walked = target in planet.steps[origin] or (bool(powers & c.DIAGONAL) and target in planet.leaps[origin])
    symbols = bool(powers & c.JUMP_CIV_SYMBOLS) and seat.symbols[origin] == c.CIV == seat.symbols[target]
    free = walked and bool(powers & c.ENERGY_STEPS_FREE) and seat.terrain[target] == c.ENERGY  # PU-24.4
    return (0 if free and seat.free_steps < FREE_STEPS else 1), not walked and not symbols


def drive(state: Table, number: int, rover: int, target: int) -> None:
    """Move one rover one square, or teleport it, and pay for it."""
    seat = state.seats[number]
    cost, jump = fare(seat, seat.rovers[rover], target)
    if jump:
        seat.used_round |= c.JUMP_SAME_TERRAIN
    if cost:
        seat.points -= cost
    else:
        seat.free_steps += 1
    put_rover(state, number, rover, target)


def put_rover(state: Table, number: int, rover: int, target: int) -> None:
    seat = state.seats[number]
    rovers = seat.rovers[:]
    rovers[rover] = target
    seat.rovers = rovers
    state.tell(number, "planet-did-drive", {"cell": w.cell_word(target)})
    enter(state, number, rover)


class WhichRover(Task[Table]):
    """Of two rovers on one square, the one with a meteorite or the one without."""

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: Table) -> list[int]:
        return [w.LOADED, w.EMPTY]

    def resolve(self, state: Table, word: int) -> None:
        state.push(Drive(self.seat, self.origin, 1 if word == w.LOADED else 0))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-which-rover")


def choose_rover(state: Table, number: int, cell: int) -> None:
    """A rover on this square will move."""
    seat = state.seats[number]
    loads = {seat.cargo[at] for at in range(len(seat.rovers)) if seat.rovers[at] == cell}
    state.push(WhichRover(number, cell) if len(loads) > 1 else Drive(number, cell, 0))


class Drive(Task[Table]):
    """Where the chosen rover goes with its next point (PU-10.5)."""

    def __init__(self, seat: int, origin: int, load: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.load = load  # of several rovers on the square, the one that carries so much

    def options(self, state: Table) -> list[int]:
        rover = rover_at(state.seats[self.seat], self.origin, self.load)
        return [w.CELL + cell for cell in targets(state, self.seat, rover)]

    def resolve(self, state: Table, word: int) -> None:
        rover = rover_at(state.seats[self.seat], self.origin, self.load)
        drive(state, self.seat, rover, word - w.CELL)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-drive", {"points": state.seats[self.seat].points})

    def why_not(self, state: Table, word: int) -> Message | None:
        if not w.CELL <= word < w.CELL + g.CELLS:
            return None
        seat = state.seats[self.seat]
        cell = word - w.CELL
        if cell in seat.rovers and state.rules < 2:
            return Message("planet-why-rover-there")
        if seat.terrain[cell] == barred_terrain(state):
            return Message("planet-why-rover-ban")
        return Message("planet-why-too-far")

    def starts(self) -> int:
        return CONTINUES


class DeployRover(Task[Table]):
    """Put a rover from the supply on a square of the tile placed last (PU-10.1)."""

    def options(self, state: Table) -> list[int]:
        return [w.CELL + cell for cell in deploy_cells(state, self.seat)]

    def resolve(self, state: Table, word: int) -> None:
        seat = state.seats[self.seat]
        seat.supply -= 1
        seat.rovers = [*seat.rovers, word - w.CELL]
        seat.cargo = [*seat.cargo, 0]
        state.tell(self.seat, "planet-did-deploy", {"cell": w.cell_word(word - w.CELL)})
        enter(state, self.seat, len(seat.rovers) - 1)  # PU-10.2

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-deploy")

    def why_not(self, state: Table, word: int) -> Message | None:
        if not w.CELL <= word < w.CELL + g.CELLS:
            return None
        there = word - w.CELL in state.seats[self.seat].rovers
        return Message("planet-why-rover-there" if there else "planet-why-last-tile")


def deploy_cells(state: Table, number: int) -> list[int]:
    """Squares of the last tile, ascending; none without a rover in the supply."""
    seat = state.seats[number]
    if seat.supply <= 0:
        return []
    return sorted(cell for cell in seat.last_tile() if state.rules >= 2 or cell not in seat.rovers)

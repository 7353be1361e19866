"""Rovers (PU-10): they come with milestones, move on movement points and collect what lies on their way."""

from __future__ import annotations

from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import Table
from starboard.kernel import CONTINUES, PASS, PLAN, Arg, Message, Prompt, PromptKind, Proposal, Task

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
        return Prompt("planet-ask-drive", {"points": state.seats[self.seat].points}, kind=PLAN)

    def prompt_kind(self) -> PromptKind:
        return PLAN

    def proposals(self, state: Table) -> list[Proposal]:
        return drives(state, self.seat)

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


# --- Whole ways -------------------------------------------------------------------------------------


class Way:
    """A way of a rover: the squares that it enters, the words that say so, and how things stand at its end."""

    def __init__(
        self, cell: int, load: int, cost: int, loot: int, path: list[int], words: list[int], after: Table
    ) -> None:
        self.cell = cell  # where it ends
        self.load = load  # what the rover carries there
        self.cost = cost  # movement points
        self.loot = loot  # squares with something to collect
        self.path = path
        self.words = words
        self.after = after


class Onward:
    """A step by which a way could go on."""

    def __init__(self, way: Way, cell: int, cost: int, loot: int) -> None:
        self.way = way
        self.cell = cell
        self.cost = cost  # of the whole way
        self.loot = loot

    def order(self) -> tuple[int, int, int]:
        """Cheap ways come first, then short ones, then those with most to collect."""
        return self.cost, len(self.way.path), -self.loot


def reach(state: Table, number: int, rover: int) -> list[Way]:
    """The ways to every square that a rover can get to with the movement of its seat, by cost: the cheapest one,
    and dearer ones that collect more.

    Every step is said on a copy: ways are made of what may be said, and end where something else is asked."""
    seat = state.seats[number]
    start = Way(seat.rovers[rover], seat.cargo[rover], 0, 0, [], [], state)
    most = {_standing(start, number): 0}  # what the ways that came so far have collected: dearer ones must have more
    steps = _onward(start, number)
    found: list[Way] = []
    best: dict[int, int] = {}  # the same of the ways that end on a square
    while steps:
        at = min(range(len(steps)), key=lambda i: steps[i].order())
        way = _gone(steps.pop(at), number)
        standing = _standing(way, number)
        if way.loot <= most.get(standing, -1):
            continue
        most[standing] = way.loot
        if way.cell != start.cell and way.loot > best.get(way.cell, -1):
            best[way.cell] = way.loot
            found.append(way)
        steps += _onward(way, number)
    return sorted(found, key=lambda way: (way.cost, way.cell))


def _standing(way: Way, number: int) -> tuple[int, int, int]:
    """What the steps after a way depend on."""
    return way.cell, way.after.seats[number].used_round & c.JUMP_SAME_TERRAIN, way.load


def _onward(way: Way, number: int) -> list[Onward]:
    """The steps by which it can go on; none where something else is asked."""
    task = way.after.question(number)
    if isinstance(task, Drive):
        asked = task.origin == way.cell
    else:
        asked = task is not None and w.CELL + way.cell in way.after.legal(number)
    if not asked:
        return []
    seat = way.after.seats[number]
    found: list[Onward] = []
    for cell in targets(way.after, number, rover_at(seat, way.cell, way.load)):
        cost, _ = fare(seat, way.cell, cell)
        loot = 1 if seat.has_pod(cell) or seat.has_meteorite(cell) else 0
        found.append(Onward(way, cell, way.cost + cost, way.loot + loot))
    return found


def _gone(step: Onward, number: int) -> Way:
    """The way with that step; what is forced the table says itself."""
    way = step.way
    after = way.after.copy()
    rover = rover_at(after.seats[number], way.cell, way.load)
    words = way.words[:]
    for word in (w.CELL + way.cell, w.LOADED if way.load else w.EMPTY, w.CELL + step.cell):
        task = after.question(number)
        if isinstance(task, Drive):
            fits = word == w.CELL + step.cell
        elif isinstance(task, WhichRover):
            fits = word == w.LOADED or word == w.EMPTY
        else:
            fits = len(words) == len(way.words)
        if fits:
            after.say(number, word)
            words.append(word)
    load = after.seats[number].cargo[rover]
    taken = _to_collect(after.seats[number]) < _to_collect(way.after.seats[number])
    return Way(step.cell, load, step.cost, way.loot + taken, [*way.path, step.cell], words, after)


def _to_collect(seat: Seat) -> int:
    """Life pods and meteorites on the planet."""
    return len(g.cells_of(seat.pod_lo, seat.pod_hi)) + _lying(seat)


def drives(state: Table, number: int) -> list[Proposal]:
    """Whole ways of the rovers that can move now, each said at once; the most to collect comes first."""
    seat = state.seats[number]
    task = state.question(number)
    found: list[Way] = []
    starts: list[int] = []
    for rover in range(len(seat.rovers)):
        cell, load = seat.rovers[rover], seat.cargo[rover]
        asked = not isinstance(task, Drive) or rover == rover_at(seat, task.origin, task.load)
        if asked and rover_at(seat, cell, load) == rover:  # of two that are alike, one
            ways = reach(state, number, rover)
            found += ways
            starts += [cell] * len(ways)
    order = sorted(range(len(found)), key=lambda at: (-found[at].loot, found[at].cost, at))
    return [_proposal(seat, number, starts[at], found[at]) for at in order]


def _proposal(seat: Seat, number: int, start: int, way: Way) -> Proposal:
    after = way.after.seats[number]
    brings: dict[str, Arg] = {
        "cost": way.cost,
        "pods": len(g.cells_of(seat.pod_lo, seat.pod_hi)) - len(g.cells_of(after.pod_lo, after.pod_hi)),
        "meteorites": _lying(seat) - _lying(after),
    }
    return Proposal(way.words, [w.CELL + cell for cell in (start, *way.path)], brings)


def _lying(seat: Seat) -> int:
    """Meteorites on the planet that no rover carries."""
    return len(g.cells_of(seat.meteorite_lo, seat.meteorite_hi)) + len(seat.heaped)


# --- New rovers -------------------------------------------------------------------------------------


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

"""Objectives (PU-18): dealing, choosing, and what each card measures."""

from __future__ import annotations

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.tracks import on_top
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import Table
from starboard.kernel import TURN, Message, Prompt, SetTask, Task


def draw_goals(state: Table, number: int, count: int) -> None:
    """Lay objectives before a seat to choose from; fewer if the deck has fewer."""
    seat = state.seats[number]
    deck = state.goal_deck[:]
    seat.dealt = sorted(state.chance.draw(deck) for _ in range(min(count, len(deck))))
    state.goal_deck = deck


class KeepGoals(SetTask[Table]):
    """Keep some of the private objectives dealt, in secret (PU-18.2, PU-20.2)."""

    def candidates(self, state: Table) -> list[int]:
        return [w.GOAL + goal for goal in state.seats[self.seat].dealt]

    def finish(self, state: Table, chosen: list[int]) -> None:
        seat = state.seats[self.seat]
        seat.goals = [word - w.GOAL for word in chosen]
        seat.passed = seat.passed + [goal for goal in seat.dealt if goal not in seat.goals]
        seat.dealt = []

    def ask(self, state: Table) -> Message:
        return Message("planet-ask-goals", {"n": self.most})

    def starts(self) -> int:
        return TURN


class OpenGoal(Task[Table]):
    """Of the objectives drawn keep one, open to all players; alone, for oneself (PU-26.6)."""

    def options(self, state: Table) -> list[int]:
        return [w.GOAL + goal for goal in state.seats[self.seat].dealt]

    def resolve(self, state: Table, word: int) -> None:
        seat = state.seats[self.seat]
        goal = word - w.GOAL
        seat.passed = seat.passed + [other for other in seat.dealt if other != goal]
        seat.dealt = []
        if state.players == 1:
            seat.goals = sorted([*seat.goals, goal])
        else:
            seat.open_goal = goal

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-open-goal")


# --- What cards measure -----------------------------------------------------------------------------


def areas(seat: Seat, terrain: int) -> list[list[int]]:
    """The areas of a terrain: squares joined by their sides (PU-35.12)."""
    seen = [False] * g.CELLS
    found = []
    for start in range(g.CELLS):
        if seen[start] or seat.terrain[start] != terrain:
            continue
        seen[start] = True
        area = [start]
        at = 0
        while at < len(area):
            for other in g.NEIGHBOURS[area[at]]:
                if not seen[other] and seat.terrain[other] == terrain:
                    seen[other] = True
                    area.append(other)
            at += 1
        found.append(area)
    return found


def measure(seat: Seat, metric: str, terrain: int) -> int:
    """The number that a neighbour objective compares."""
    if metric == "resources-on-edge":
        return seat.ground().edge_resources(terrain)
    if metric == "largest-area-squares":
        return seat.ground().largest(terrain)
    if metric == "number-of-areas":
        return len(seat.ground().areas(terrain))
    if metric == "resources-on-planet":
        return resources(seat, terrain)
    if metric == "tracks-at-maximum":
        return sum(1 for track in range(c.TRACKS) if on_top(seat, track))
    if metric == "meteorites-collected":
        return seat.meteorites
    return seat.collected_pods()


def resources(seat: Seat, terrain: int) -> int:
    """Visible symbols of a resource on the planet."""
    return seat.ground().resources(terrain)


def compare(objective: c.Objective, mine: Seat, theirs: Seat) -> int:
    """5 for the better planet, 2 for equal ones, else 0 (PU-16.5, PU-16.6)."""
    here = measure(mine, objective.metric, objective.terrain)
    there = measure(theirs, objective.metric, objective.terrain)
    if here == there:
        return 2
    return 5 if (here < there) == objective.less else 0


def open_points(objective: c.Objective, mine: Seat, all_seats: list[Seat]) -> int:
    """All compare: the sole best has 5, tied best 2 each."""
    values = [measure(seat, objective.metric, objective.terrain) for seat in all_seats]
    best = min(values) if objective.less else max(values)
    if measure(mine, objective.metric, objective.terrain) != best:
        return 0
    return 5 if values.count(best) == 1 else 2


def met(seat: Seat, objective: c.Objective) -> bool:
    """Whether a private objective is fulfilled."""
    kind = objective.condition
    if kind == "rectangle":
        return _rectangle(seat, objective.of, objective.width, objective.height) or _rectangle(
            seat, objective.of, objective.height, objective.width
        )
    if kind == "area-with-resources":
        for area in areas(seat, objective.of):
            if sum(1 for cell in area if seat.symbols[cell] == objective.of) >= objective.amount:
                return True
        return False
    if kind == "track-at-maximum":
        return on_top(seat, objective.of)
    if kind == "resources-on-planet-at-most":
        return resources(seat, objective.of) <= objective.amount
    if kind == "meteorites-collected-at-least":
        return seat.meteorites >= objective.amount
    if kind == "more-life-pods-than-meteorites-collected":
        return seat.collected_pods() > seat.meteorites
    return all(seat.terrain[cell] != c.BARE for cell in _to_cover(seat, kind))


def _rectangle(seat: Seat, terrain: int, width: int, height: int) -> bool:
    """Whether some block of that size shows nothing but the terrain."""
    for corner in range(g.CELLS):
        if seat.terrain[corner] == terrain and _block(seat, terrain, corner, width, height):
            return True
    return False


def _block(seat: Seat, terrain: int, corner: int, width: int, height: int) -> bool:
    for dy in range(height):
        for dx in range(width):
            cell = g.cell_at(g.CELL_X[corner] + dx, g.CELL_Y[corner] + dy)
            if cell < 0 or seat.terrain[cell] != terrain:
                return False
    return True


def progress(seat: Seat, objective: c.Objective) -> tuple[int, int]:
    """How far a private objective has come: a number, and what it must reach (or, of resources, not exceed)."""
    kind = objective.condition
    if kind == "rectangle":
        best = 0
        for corner in range(g.CELLS):
            for width, height in ((objective.width, objective.height), (objective.height, objective.width)):
                best = max(best, _shown_in(seat, objective.of, corner, width, height))
        return best, objective.width * objective.height
    if kind == "area-with-resources":
        counts = [sum(1 for cell in area if seat.symbols[cell] == objective.of) for area in areas(seat, objective.of)]
        return max(counts, default=0), objective.amount
    if kind == "track-at-maximum":
        return seat.tracks[objective.of], c.TOP[seat.corporation][objective.of]
    if kind == "resources-on-planet-at-most":
        return resources(seat, objective.of), objective.amount
    if kind == "meteorites-collected-at-least":
        return seat.meteorites, objective.amount
    if kind == "more-life-pods-than-meteorites-collected":
        return seat.collected_pods(), seat.meteorites + 1
    wanted = _to_cover(seat, kind)
    return sum(1 for cell in wanted if seat.terrain[cell] != c.BARE), len(wanted)


def _to_cover(seat: Seat, condition: str) -> list[int]:
    ice = g.PLANETS[seat.planet].ice
    return ice if condition == "all-ice-covered" else [cell for cell in range(g.CELLS) if cell not in ice]


def _shown_in(seat: Seat, terrain: int, corner: int, width: int, height: int) -> int:
    """How many squares of a block show the terrain; none if the block leaves the planet."""
    count = 0
    for dy in range(height):
        for dx in range(width):
            cell = g.cell_at(g.CELL_X[corner] + dx, g.CELL_Y[corner] + dy)
            if cell < 0:
                return 0
            if seat.terrain[cell] == terrain:
                count += 1
    return count


def goals_of(state: Table, number: int) -> list[tuple[int, int]]:
    """The neighbour objectives of a seat, each with the seat it is shared with."""
    players = state.players
    if players == 2:
        return [(goal, 1 - number) for goal in state.goals]
    found = []
    for at in range(len(state.goals)):
        if at == number:
            found.append((state.goals[at], (number + 1) % players))
        elif (at + 1) % players == number:
            found.append((state.goals[at], at))
    return found


def goal_points(state: Table, seats: list[Seat], number: int) -> tuple[int, int]:
    """Points of private and of shared objectives."""
    seat = seats[number]
    private = sum(5 for goal in seat.goals if met(seat, c.OBJECTIVES[goal]))
    shared = 0
    for goal, other in goals_of(state, number):
        shared += compare(c.OBJECTIVES[goal], seat, seats[other])
    for goal in state.open_goals:
        shared += open_points(c.OBJECTIVES[goal], seat, seats)
    return private, shared

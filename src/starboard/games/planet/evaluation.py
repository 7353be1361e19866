"""How well a seat stands, in points that it may expect at the end.

What is certain counts in full: medals, collected things, cards. What may still come counts by how near it is:
lines by their gaps, medals and benefits by the steps to them, things on the planet by the way of a rover.
A tile in the hand counts as if it were put where it brings most.
"""

from __future__ import annotations

from typing import Final

from starboard.games.planet.geometry import (
    CELL_X,
    CELL_Y,
    CELLS,
    LINE_MEDALS,
    NEIGHBOURS,
    PLACEMENTS,
    PLANETS,
    SIZE,
    cells_of,
)
from starboard.games.planet.objectives import goals_of, measure, met, resources
from starboard.games.planet.placement import places
from starboard.games.planet.scoring import card_points, city_points, meteorite_points, pod_points, points, track_points
from starboard.games.planet.seat import Seat
from starboard.games.planet.state import PlanetState
from starboard.games.planet.tables import (
    CIV_CARDS,
    CORPORATIONS,
    OBJECTIVES,
    TILE_A,
    TILE_B,
    TILE_METEOR,
    TILE_SHAPE,
    TOP,
    Corporation,
    Objective,
)
from starboard.games.planet.terms import (
    B_CHOICE,
    B_CIV,
    B_MOVE,
    B_PATCH,
    B_ROVER,
    B_SYNERGY,
    B_TECH,
    BARE,
    METEOR_PROOF,
    NO_TILE,
    P_CHOICE,
    P_DEPLOY,
    P_PATCH,
    P_POD,
    P_REGRESS,
    P_STORED,
    P_SYNERGY,
    P_WATER_TILE,
    TRACKS,
    WATER,
)
from starboard.games.planet.turn import Position

# What things bring on average, in points.
STEP: Final = 0.75  # one advance of a tracker
BOOST: Final = 0.85
PATCH: Final = 0.9
MOVE: Final = 0.12
ROVER_HELP: Final = 1.1
TECH_HELP: Final = 0.8
PICK: Final = [0.0, 1.3, 1.8, 2.4, 3.2]
NEAR: Final = 0.62  # how much a benefit is worth per step that it lies ahead
HOLE: Final = 0.3  # a bare square without bare neighbour: only a patch fills it
DEAD_END: Final = 0.06
ITEM: Final = 0.7  # a pod or meteorite beside a rover


def _benefit_worth(benefit: int) -> float:
    kind = benefit // 16
    if kind == B_MOVE:
        return MOVE * (benefit % 16)
    if kind == B_CIV:
        return PICK[benefit % 16]
    if kind == B_TECH:
        return TECH_HELP
    if kind == B_ROVER:
        return ROVER_HELP
    if kind == B_PATCH:
        return PATCH
    if kind == B_SYNERGY:
        return BOOST
    return 1.1 if kind == B_CHOICE else STEP


def _ahead(board: Corporation, track: int) -> list[float]:
    """For each position: what the benefits and medals above it are worth from there."""
    lane = board.tracks[track]
    found = []
    for position in range(lane.top + 1):
        total = 0.0
        best = max(lane.medals[: position + 1], default=0)
        for at in range(position + 1, lane.top + 1):
            near = 1.0
            for _ in range(at - position):
                near *= NEAR
            for benefit in lane.benefits[at]:
                total += 0.8 * near * _benefit_worth(benefit)
            if lane.medals[at] > best:
                total += near * (lane.medals[at] - best)
                best = lane.medals[at]
        found.append(total)
    return found


AHEAD: Final[list[list[list[float]]]] = [[_ahead(board, track) for track in range(TRACKS)] for board in CORPORATIONS]


def rounds_left(state: PlanetState) -> float:
    """How many rounds may still come: the fullest planet decides, or the event deck."""
    if state.ending:
        return 0.0
    least = 30.0
    for seat in state.seats:
        covered = seat.covered_lo().bit_count() + seat.covered_hi().bit_count()
        least = min(least, (88 - covered) / 4.2)
    if state.with_events:
        least = min(least, float(len(state.event_deck)))
    return max(0.5, least)


# --- One seat ---------------------------------------------------------------------------------------


def fill_chance(left: float) -> float:
    """How likely one gap of a line is still filled."""
    return left / (left + 2.6)


class Lines:
    """Gaps and meteorites of the rows and columns, rows first."""

    def __init__(self, seat: Seat, left: float) -> None:
        self.fill: float = fill_chance(left)
        self.clean: float = (0.45 if seat.rovers else 0.25) if left > 1.0 else 0.05
        self.gaps: list[int] = [0] * (2 * SIZE)
        self.stones: list[int] = [0] * (2 * SIZE)
        terrain = seat.terrain
        for cell in range(CELLS):
            if terrain[cell] == BARE:
                self.gaps[CELL_Y[cell]] += 1
                self.gaps[SIZE + CELL_X[cell]] += 1
        for cell in seat.spoilt():
            self.stones[CELL_Y[cell]] += 1
            self.stones[SIZE + CELL_X[cell]] += 1

    def worth(self, line: int, gaps: int, stones: int) -> float:
        value = float(LINE_MEDALS[line % SIZE])
        for _ in range(gaps):
            value *= self.fill
        for _ in range(stones):
            value *= self.clean
        return value

    def total(self) -> float:
        total = 0.0
        for line in range(2 * SIZE):
            total += self.worth(line, self.gaps[line], self.stones[line])
        return total


def holes(seat: Seat) -> float:
    """Bare squares that tiles will hardly reach."""
    terrain = seat.terrain
    total = 0.0
    for cell in range(CELLS):
        if terrain[cell] == BARE:
            open_sides = 0
            for other in NEIGHBOURS[cell]:
                if terrain[other] == BARE:
                    open_sides += 1
            if open_sides == 0:
                total += HOLE
            elif open_sides == 1:
                total += DEAD_END
    return total


def things_near(seat: Seat, left: float) -> float:
    """Pods and meteorites on the planet, by the way of the nearest rover."""
    total = 0.0
    patience = min(1.0, left / 6.0)
    for cell in cells_of(seat.pod_lo | seat.meteorite_lo, seat.pod_hi | seat.meteorite_hi):
        way = 9
        for rover in seat.rovers:
            way = min(way, abs(CELL_X[rover] - CELL_X[cell]) + abs(CELL_Y[rover] - CELL_Y[cell]))
        value = ITEM
        for _ in range(way):
            value *= 0.7
        total += value
    return total * patience


def pending_worth(seat: Seat) -> float:
    """What is owed and not yet resolved."""
    pool = seat.pool
    total = BOOST * pool[P_SYNERGY] + PATCH * (pool[P_PATCH] + pool[P_STORED] + seat.stored) + 1.0 * pool[P_POD]
    total += STEP * pool[P_WATER_TILE] - 0.7 * pool[P_REGRESS] + STEP * len(seat.energies)
    if seat.supply:
        total += ROVER_HELP * pool[P_DEPLOY]
    for track in range(TRACKS):
        total += STEP * pool[track]
    for choice in range(5):
        total += 1.1 * pool[P_CHOICE + choice]
    for rank in seat.picks:
        total += PICK[rank]
    if seat.rovers:
        total += 0.05 * min(seat.points, 8)
    return total


def cards_worth(seat: Seat, left: float) -> float:
    """Points of cards now, and a guess for those that grow."""
    total = float(card_points(seat) + pod_points(seat) + meteorite_points(seat))
    total += 0.25 * (seat.meteorites % 3)
    growing = min(1.0, left / 12.0)
    for card in seat.cards:
        effect = CIV_CARDS[card].effect
        if effect == "advance-one":
            total += STEP
        elif effect in ("commerce", "meteorite-repo"):
            total += 0.8 * growing
        elif effect in ("points-per-patch", "pod-points"):
            total += 1.5 * growing
    return total


def board_worth(seat: Seat, left: float) -> float:
    """Trackers, techs, rovers."""
    total = 0.0
    share = min(1.0, left / 9.0)
    for track in range(TRACKS):
        total += track_points(seat, track) + share * AHEAD[seat.corporation][track][seat.tracks[track]]
    techs = (seat.powers() & ~CORPORATIONS[seat.corporation].special).bit_count()
    return total + TECH_HELP * techs * share + ROVER_HELP * 0.5 * len(seat.rovers) * share


def private_worth(seat: Seat, objective: Objective, done: float) -> float:
    """A private objective: 5 if met, else by how near it seems."""
    if met(seat, objective):
        shaky = objective.condition in ("resources-on-planet-at-most", "more-life-pods-than-meteorites-collected")
        return 5.0 * (0.4 + 0.6 * done) if shaky else 5.0
    near = 0.0
    if objective.condition == "track-at-maximum":
        near = seat.tracks[objective.of] / TOP[seat.corporation][objective.of]
    elif objective.condition == "area-with-resources":
        near = min(1.0, resources(seat, objective.of) / 8.0)
    elif objective.condition == "meteorites-collected-at-least":
        near = min(1.0, seat.meteorites / 9.0)
    elif objective.condition == "rectangle":
        near = min(1.0, measure(seat, "largest-area-squares", objective.of) / 14.0)
    return 3.0 * near * near * (1.0 - done)


def shared_worth(state: PlanetState, number: int, done: float) -> float:
    """Neighbour objectives: by the lead, the more the later it is."""
    total = 0.0
    seat = state.seats[number]
    for goal, other in goals_of(state, number):
        total += _lead(OBJECTIVES[goal], seat, state.seats[other], done)
    for goal in state.open_goals:
        for other in range(state.players):
            if other != number:
                total += _lead(OBJECTIVES[goal], seat, state.seats[other], done) / (state.players - 1)
    return total


def _lead(objective: Objective, mine: Seat, theirs: Seat, done: float) -> float:
    lead = float(
        measure(mine, objective.metric, objective.terrain) - measure(theirs, objective.metric, objective.terrain)
    )
    if objective.less:
        lead = -lead
    if objective.metric == "largest-area-squares":
        lead *= 0.3
    lead *= 0.35 + 0.65 * done
    return 2.5 + 2.5 * lead / (0.7 + abs(lead))


def standing(state: PlanetState, number: int, left: float) -> float:
    """The points that a seat may expect."""
    seat = state.seats[number]
    done = 1.0 - min(1.0, left / 21.0)
    total = Lines(seat, left).total() + city_points(seat) + board_worth(seat, left) + cards_worth(seat, left)
    total += pending_worth(seat) + things_near(seat, left) - holes(seat) * (0.4 + 0.6 * done)
    for goal in seat.goals:
        total += private_worth(seat, OBJECTIVES[goal], done)
    return total + shared_worth(state, number, done)


# --- A tile in the hand -----------------------------------------------------------------------------


def best_place(state: PlanetState, number: int, left: float) -> float:
    """What the tile in the hand would bring at its best place."""
    seat = state.seats[number]
    tile = seat.tile
    table = PLACEMENTS[TILE_SHAPE[tile]]
    task = state.question(number)
    wanted = task.orientation if isinstance(task, Position) else -1
    lines = Lines(seat, left)
    best = -99.0
    for at in places(state, number, tile, seat.relax):
        if wanted < 0 or table.orientation[at] == wanted:
            best = max(best, _place_worth(seat, lines, tile, at))
    return best + 2 * STEP


def _place_worth(seat: Seat, lines: Lines, tile: int, at: int) -> float:
    """Line progress, holes, water on ice and the meteorite of one placement; advances that are sure do not differ."""
    table = PLACEMENTS[TILE_SHAPE[tile]]
    cells = table.cells[at]
    gaps = lines.gaps
    stones = lines.stones
    total = 0.0
    touched: list[int] = []
    for cell in cells:
        for line in (CELL_Y[cell], SIZE + CELL_X[cell]):
            if line in touched:
                continue
            touched.append(line)
            here = 0
            for other in cells:
                if (CELL_Y[other] if line < SIZE else SIZE + CELL_X[other]) == line and seat.terrain[other] == BARE:
                    here += 1
            stone = 0
            if TILE_METEOR[tile] and not seat.powers() & METEOR_PROOF:
                fallen = table.meteor[at]
                stone = 1 if (CELL_Y[fallen] if line < SIZE else SIZE + CELL_X[fallen]) == line else 0
            total += lines.worth(line, gaps[line] - here, stones[line] + stone)
            total -= lines.worth(line, gaps[line], stones[line])
        if seat.has_pod(cell):
            total -= 0.3
        if cell in seat.rovers:
            total -= ROVER_HELP
    total -= _new_holes(seat, cells)
    if (TILE_A[tile] == WATER or TILE_B[tile] == WATER) and not _wet(seat, tile, at):
        total -= STEP
    return total


def _new_holes(seat: Seat, cells: list[int]) -> float:
    terrain = seat.terrain
    total = 0.0
    for cell in cells:
        for other in NEIGHBOURS[cell]:
            if terrain[other] == BARE and other not in cells:
                open_sides = 0
                for third in NEIGHBOURS[other]:
                    if terrain[third] == BARE and third not in cells:
                        open_sides += 1
                if open_sides == 0:
                    total += HOLE
                elif open_sides == 1:
                    total += DEAD_END
    return total


def _wet(seat: Seat, tile: int, at: int) -> bool:
    """Whether a water square of the tile would cover ice."""
    table = PLACEMENTS[TILE_SHAPE[tile]]
    ice = PLANETS[seat.planet].ice
    cells = table.cells[at]
    for square in range(len(cells)):
        if (TILE_A[tile] if square < table.in_a else TILE_B[tile]) == WATER and cells[square] in ice:
            return True
    return False


# --- The margin -------------------------------------------------------------------------------------


def evaluate(state: PlanetState, number: int) -> float:
    """The margin that a seat may expect over its best rival; alone, its points."""
    if state.over:
        totals = [float(sum(points(state, seat).values())) for seat in range(state.players)]
        own = totals[number]
        return own - max(totals[:number] + totals[number + 1 :], default=0.0)
    left = rounds_left(state)
    own = standing(state, number, left)
    if state.seats[number].tile != NO_TILE:
        own += best_place(state, number, left)
    rival = 0.0
    for other in range(state.players):
        if other != number:
            rival = max(rival, standing(state, other, left))
    return own - rival

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
    LINE_MEDALS,
    PLACEMENTS,
    PLANETS,
    SIZE,
    Placements,
    cells_of,
    hi_of,
    lo_of,
)
from starboard.games.planet.ground import Ground
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
    medal,
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
from starboard.games.planet.turn import Orient, Position
from starboard.games.planet.vocabulary import CELL, ORIENTATION

# What things bring on average, in points.
STEP: Final = 0.75  # one advance of a tracker
BOOST: Final = 0.85
PATCH: Final = 0.9
MOVE: Final = 0.12
ROVER_HELP: Final = 1.1
TECH_HELP: Final = 0.8
PICK: Final = [0.0, 1.3, 1.8, 2.4, 3.2]
NEAR: Final = 0.62  # how much a benefit is worth per step that it lies ahead
HOLE: Final = 0.4  # a bare square without bare neighbour: only a patch fills it
DEAD_END: Final = 0.22  # one with a single bare neighbour, while many tiles are still to come
ITEM: Final = 0.7  # a pod or meteorite where a rover is
FAR: Final = 9  # steps beyond which it makes no difference
ITEM_AT: Final[list[float]] = [ITEM * 0.7**way for way in range(FAR + 1)]


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
# For each position: the medal that counts there while no life pod covers any.
REACHED: Final[list[list[list[float]]]] = [
    [[float(medal(board, track, at, 0)) for at in range(len(AHEAD[board][track]))] for track in range(TRACKS)]
    for board in range(len(CORPORATIONS))
]


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
        fill = fill_chance(left)
        self.clean: float = (0.45 if seat.rovers else 0.25) if left > 1.0 else 0.05
        self.gaps: list[int] = seat.ground().gaps
        self.stones: list[int] = _NO_STONES
        self.filled: list[float] = [1.0] * (SIZE + 1)  # by gaps: how likely all of them are filled
        for gaps in range(SIZE):
            self.filled[gaps + 1] = self.filled[gaps] * fill
        if seat.meteorite_lo or seat.meteorite_hi or seat.cargo:
            stones = _NO_STONES[:]
            for cell in seat.spoilt():
                stones[CELL_Y[cell]] += 1
                stones[SIZE + CELL_X[cell]] += 1
            self.stones = stones

    def worth(self, line: int, gaps: int, stones: int) -> float:
        value = LINE_WORTH[line] * self.filled[gaps]
        for _ in range(stones):
            value *= self.clean
        return value

    def total(self) -> float:
        total = 0.0
        for line in range(2 * SIZE):
            total += self.worth(line, self.gaps[line], self.stones[line])
        return total


_NO_STONES: Final[list[int]] = [0] * (2 * SIZE)
LINE_WORTH: Final[list[float]] = [float(LINE_MEDALS[line % SIZE]) for line in range(2 * SIZE)]


def holes(seat: Seat, left: float) -> float:
    """Bare squares that tiles will hardly reach."""
    ground = seat.ground()
    return HOLE * ground.alone + dead_end(left) * ground.ends


def dead_end(left: float) -> float:
    """What a bare square with a single bare neighbour costs; near the end it is as good a place as any."""
    return DEAD_END * min(1.0, left / 12.0)


def things_near(seat: Seat, left: float) -> float:
    """Pods and meteorites on the planet, by the way of the nearest rover."""
    total = 0.0
    patience = min(1.0, left / 6.0)
    for cell in cells_of(seat.pod_lo | seat.meteorite_lo, seat.pod_hi | seat.meteorite_hi):
        way = FAR
        for rover in seat.rovers:
            way = min(way, abs(CELL_X[rover] - CELL_X[cell]) + abs(CELL_Y[rover] - CELL_Y[cell]))
        total += ITEM_AT[way]
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
        position = seat.tracks[track]
        if seat.track_pods[track]:
            total += track_points(seat, track)
        else:
            total += REACHED[seat.corporation][track][position]
        total += share * AHEAD[seat.corporation][track][position]
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
    lead = float(_measured(mine, objective) - _measured(theirs, objective))
    if objective.less:
        lead = -lead
    if objective.metric == "largest-area-squares":
        lead *= 0.3
    lead *= 0.35 + 0.65 * done
    return 2.5 + 2.5 * lead / (0.7 + abs(lead))


def _measured(seat: Seat, objective: Objective) -> int:
    """As `measure`, from what the ground remembers."""
    metric = objective.metric
    if metric == "largest-area-squares":
        return seat.ground().largest(objective.terrain)
    if metric == "number-of-areas":
        return seat.ground().areas(objective.terrain)
    if metric == "resources-on-planet":
        return seat.ground().resources(objective.terrain)
    if metric == "resources-on-edge":
        return seat.ground().edge_resources(objective.terrain)
    return measure(seat, metric, objective.terrain)


def standing(state: PlanetState, number: int, left: float) -> float:
    """The points that a seat may expect."""
    seat = state.seats[number]
    done = 1.0 - min(1.0, left / 21.0)
    total = Lines(seat, left).total() + city_points(seat) + board_worth(seat, left) + cards_worth(seat, left)
    total += pending_worth(seat) + things_near(seat, left) - holes(seat, left)
    for goal in seat.goals:
        total += private_worth(seat, OBJECTIVES[goal], done)
    return total + shared_worth(state, number, done)


# --- A tile in the hand -----------------------------------------------------------------------------


def best_place(state: PlanetState, number: int, left: float) -> float:
    """What the tile in the hand would bring at its best place."""
    seat = state.seats[number]
    table = PLACEMENTS[TILE_SHAPE[seat.tile]]
    task = state.question(number)
    wanted = task.orientation if isinstance(task, Position) else -1
    look = Look(seat, left)
    best = -99.0
    for at in places(state, number, seat.tile, seat.relax):
        if wanted < 0 or table.orientation[at] == wanted:
            best = max(best, look.worth(at))
    return best + 2 * STEP


def promising(state: PlanetState, number: int, count: int) -> list[int]:
    """Of the ways to turn or place the tile in the hand, those that seem to bring most."""
    seat = state.seats[number]
    task = state.question(number)
    if seat.tile == NO_TILE or not isinstance(task, (Orient, Position)):
        return []
    table = PLACEMENTS[TILE_SHAPE[seat.tile]]
    wanted = task.orientation if isinstance(task, Position) else -1
    look = Look(seat, rounds_left(state))
    worth: dict[int, float] = {}
    for at in places(state, number, seat.tile, seat.relax):
        if wanted < 0 or table.orientation[at] == wanted:
            word = ORIENTATION + table.orientation[at] if wanted < 0 else CELL + table.anchor[at]
            worth[word] = max(worth.get(word, -99.0), look.worth(at))
    best = sorted([(-worth[word], word) for word in worth])[:count]
    return sorted([word for _, word in best])


class Look:
    """A look at the planet with a tile in the hand: what differs from place to place."""

    def __init__(self, seat: Seat, left: float) -> None:
        tile = seat.tile
        self.seat: Seat = seat
        self.table: Placements = PLACEMENTS[TILE_SHAPE[tile]]
        self.lines: Lines = Lines(seat, left)
        self.ground: Ground = seat.ground()
        self.stone: bool = TILE_METEOR[tile] != 0 and not seat.powers() & METEOR_PROOF
        self.water_a: bool = TILE_A[tile] == WATER
        self.water_b: bool = TILE_B[tile] == WATER
        self.dead_end: float = dead_end(left)
        # what is lost under the tile
        self.pods: bool = (seat.pod_lo | seat.pod_hi) != 0
        self.rover_lo: int = lo_of(seat.rovers)
        self.rover_hi: int = hi_of(seat.rovers)

    def worth(self, at: int) -> float:
        """Lines, holes, water on ice and the meteorite of one placement; advances that are sure do not differ."""
        table = self.table
        total = self._lines(at) - self._holes(at)
        lo = table.lo[at]
        hi = table.hi[at]
        if self.pods:
            total -= 0.3 * ((lo & self.seat.pod_lo).bit_count() + (hi & self.seat.pod_hi).bit_count())
        if lo & self.rover_lo or hi & self.rover_hi:
            total -= ROVER_HELP
        if (self.water_a or self.water_b) and not self._wet(at):
            total -= STEP
        return total

    def _lines(self, at: int) -> float:
        lines = self.lines
        table = self.table
        fallen = table.meteor[at] if self.stone else 0
        total = 0.0
        for packed in table.lines[at]:
            line = packed >> 3
            gaps = lines.gaps[line]
            stones = lines.stones[line]
            total -= lines.worth(line, gaps, stones)
            if self.stone and (CELL_Y[fallen] == line or CELL_X[fallen] + SIZE == line):
                stones += 1
            # a square that counts as covered already was no gap
            total += lines.worth(line, max(0, gaps - (packed & 7)), stones)
        return total

    def _holes(self, at: int) -> float:
        """Bare squares around that lose their last neighbours."""
        sides = self.ground.open
        terrain = self.ground.terrain
        total = 0.0
        for packed in self.table.near[at]:
            cell = packed >> 3
            if terrain[cell] == BARE:
                before = sides[cell]
                after = before - (packed & 7)
                if after <= 0 < before:
                    total += HOLE if before > 1 else HOLE - self.dead_end
                elif after == 1 < before:
                    total += self.dead_end
        return total

    def _wet(self, at: int) -> bool:
        """Whether a water square of the tile would cover ice."""
        table = self.table
        planet = PLANETS[self.seat.planet]
        ice_lo = table.lo[at] & planet.ice_lo
        ice_hi = table.hi[at] & planet.ice_hi
        if not (ice_lo or ice_hi):
            return False
        if self.water_a and (ice_lo & table.part_a_lo[at] or ice_hi & table.part_a_hi[at]):
            return True
        return self.water_b and (ice_lo & ~table.part_a_lo[at] != 0 or ice_hi & ~table.part_a_hi[at] != 0)


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

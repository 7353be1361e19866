"""How well a seat stands, in points that it may expect at the end.

What is certain counts in full: medals, collected things, cards. What may still come counts by how likely it is:
lines by their gaps, medals and benefits by the steps to them, objectives by the lead, things on the planet by the way
of a rover. A tile in the hand or on offer counts as if it were put where it brings most.
"""

from __future__ import annotations

from typing import Final

from starboard.games.planet.events import TurnStation
from starboard.games.planet.geometry import (
    CELL_X,
    CELL_Y,
    CELLS,
    LINE_MEDALS,
    PLACEMENTS,
    PLANETS,
    SIZE,
    Placements,
    cells_of,
    hi_of,
    lo_of,
)
from starboard.games.planet.likelihood import (
    CHOICE,
    CLEAN,
    FILLED,
    KEPT,
    LEADS,
    PATCH,
    PICK,
    ROVER_HELP,
    SOME_STEP,
    STEP,
    TECH_HELP,
    TRACKER,
    halves,
    lasting,
)
from starboard.games.planet.objectives import goals_of, measure, met, resources
from starboard.games.planet.placement import KEEP_ALL, depot_slots, places
from starboard.games.planet.scoring import card_points, city_points, meteorite_points, pod_points, points, track_points
from starboard.games.planet.seat import Seat
from starboard.games.planet.state import PlanetState
from starboard.games.planet.tables import (
    CIV_CARDS,
    CORPORATIONS,
    DEPOTS,
    INDICATORS,
    OBJECTIVES,
    TILE_A,
    TILE_B,
    TILE_METEOR,
    TILE_SHAPE,
    TOP,
    Objective,
    medal,
)
from starboard.games.planet.terms import (
    ENERGY,
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
from starboard.games.planet.turn import Draft, Orient, Position, takeable
from starboard.games.planet.vocabulary import CELL, DEPOT, ORIENTATION

# What other things bring on average, in points.
STORED: Final = 1.7  # a patch that waits for the end
POD: Final = 1.0
BOOST: Final = 0.95  # the best step of any tracker
ENERGY_STEP: Final = 0.8  # of the best step: what energy in the hand brings
SMALL: Final = 0.12  # a bare square in an area of two or three
ITEM: Final = 0.55  # a pod or meteorite where a rover is
NOWHERE: Final = -99.0  # less than any place of a tile
FAR: Final = 9  # steps beyond which it makes no difference
ITEM_AT: Final[list[float]] = [ITEM * 0.7**way for way in range(FAR + 1)]


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


class Lines:
    """Gaps and meteorites of the rows and columns, rows first."""

    def __init__(self, seat: Seat, left: float) -> None:
        self.filled: list[float] = FILLED[halves(left)]
        self.clean: list[float] = CLEAN[halves(left)]
        self.gaps: list[int] = seat.ground().gaps
        self.stones: list[int] = _NO_STONES
        if seat.meteorite_lo or seat.meteorite_hi or seat.cargo:
            stones = _NO_STONES[:]
            for cell in seat.spoilt():
                stones[CELL_Y[cell]] += 1
                stones[SIZE + CELL_X[cell]] += 1
            self.stones = stones

    def worth(self, line: int, gaps: int, stones: int) -> float:
        return LINE_WORTH[line] * self.filled[gaps] * self.clean[stones]

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
    return hole(left) * ground.alone + dead_end(left) * ground.ends + SMALL * ground.small


def hole(left: float) -> float:
    """What a bare square without bare neighbour costs: only a patch fills it."""
    return 0.5 + 0.02 * min(10.0, left)


def dead_end(left: float) -> float:
    """What a bare square with a single bare neighbour costs; near the end it is as good a place as any."""
    return 0.06 + 0.013 * min(12.0, left)


def things_near(seat: Seat, left: float) -> float:
    """Pods and meteorites on the planet, by the way of the nearest rover."""
    total = 0.0
    for cell in cells_of(seat.pod_lo | seat.meteorite_lo, seat.pod_hi | seat.meteorite_hi):
        way = FAR
        for rover in seat.rovers:
            way = min(way, abs(CELL_X[rover] - CELL_X[cell]) + abs(CELL_Y[rover] - CELL_Y[cell]))
        total += ITEM_AT[way]
    return total * min(1.0, left / 2.0)


class Steps:
    """What steps of the trackers bring to a seat."""

    def __init__(self, seat: Seat, half: int) -> None:
        self.seat: Seat = seat
        self.half: int = half

    def one(self, track: int) -> float:
        return STEP[self.seat.corporation][track][self.half][self.seat.tracks[track]]

    def several(self, track: int, count: int) -> float:
        lane = STEP[self.seat.corporation][track][self.half]
        total = 0.0
        for position in range(self.seat.tracks[track], min(len(lane), self.seat.tracks[track] + count)):
            total += lane[position]
        return total

    def best(self, offered: int) -> float:
        """The best of the trackers on offer, a bit each."""
        best = 0.0
        for track in range(TRACKS):
            if offered >> track & 1:
                best = max(best, self.one(track))
        return best


ANY_TRACK: Final = (1 << TRACKS) - 1


def pending_worth(seat: Seat, left: float) -> float:
    """What is owed and not yet resolved."""
    pool = seat.pool
    steps = Steps(seat, halves(left))
    total = PATCH * pool[P_PATCH] + STORED * (pool[P_STORED] + seat.stored) + POD * pool[P_POD] - 0.7 * pool[P_REGRESS]
    if pool[P_SYNERGY]:
        total += BOOST * pool[P_SYNERGY] * steps.best(ANY_TRACK)
    if seat.supply:
        total += ROVER_HELP * lasting(left) * pool[P_DEPLOY]
    for offered in seat.energies:
        total += steps.best(offered)
    for track in range(TRACKS):
        count = pool[track] + (pool[P_WATER_TILE] if track == WATER else 0)
        if count:
            total += steps.several(track, count)
    for choice in range(5):
        total += CHOICE * pool[P_CHOICE + choice]
    for rank in seat.picks:
        total += PICK[rank]
    if seat.rovers:
        total += 0.05 * min(seat.points, 8)
    return total


def cards_worth(seat: Seat, left: float) -> float:
    """Points of cards now, and a guess for those that grow."""
    total = float(card_points(seat) + pod_points(seat) + meteorite_points(seat))
    total += (0.33 + 0.35 * min(1.0, left / 4.0)) * (seat.meteorites % 3)
    growing = min(1.0, left / 12.0)
    for card in seat.cards:
        effect = CIV_CARDS[card].effect
        if effect == "advance-one":
            total += SOME_STEP
        elif effect in ("commerce", "meteorite-repo"):
            total += 0.8 * growing
        elif effect in ("points-per-patch", "pod-points"):
            total += 1.5 * growing
    return total


def board_worth(seat: Seat, left: float) -> float:
    """Trackers, techs, rovers."""
    total = 0.0
    half = halves(left)
    for track in range(TRACKS):
        position = seat.tracks[track]
        total += TRACKER[seat.corporation][track][half][position]
        if seat.track_pods[track]:
            total += track_points(seat, track) - medal(seat.corporation, track, position, 0)
    techs = (seat.powers() & ~CORPORATIONS[seat.corporation].special).bit_count()
    return total + lasting(left) * (TECH_HELP * techs + 0.5 * ROVER_HELP * len(seat.rovers))


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


def shared_worth(state: PlanetState, number: int, left: float) -> float:
    """Neighbour objectives: by the lead, the more the later it is."""
    total = 0.0
    kept = KEPT[halves(left)]
    seat = state.seats[number]
    for goal, other in goals_of(state, number):
        total += 5.0 * kept[_lead(OBJECTIVES[goal], seat, state.seats[other])]
    for goal in state.open_goals:
        for other in range(state.players):
            if other != number:
                total += 5.0 * kept[_lead(OBJECTIVES[goal], seat, state.seats[other])] / (state.players - 1)
    return total


def _lead(objective: Objective, mine: Seat, theirs: Seat) -> int:
    """The place of the lead in the table `KEPT`; squares of an area count half."""
    lead = _measured(mine, objective) - _measured(theirs, objective)
    if objective.less:
        lead = -lead
    if objective.metric != "largest-area-squares":
        lead *= 2
    return LEADS + max(-LEADS, min(LEADS, lead))


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
    total += pending_worth(seat, left) + things_near(seat, left) - holes(seat, left)
    for goal in seat.goals:
        total += private_worth(seat, OBJECTIVES[goal], done)
    return total + shared_worth(state, number, left)


# --- A tile in the hand or on offer -----------------------------------------------------------------


def best_place(state: PlanetState, number: int, tile: int, relax: int, relief: Relief) -> float:
    """What a tile would bring at its best place; `NOWHERE` if there is none."""
    table = PLACEMENTS[TILE_SHAPE[tile]]
    task = state.question(number)
    wanted = task.orientation if isinstance(task, Position) else -1
    look = Look(state.seats[number], tile, relief)
    best = NOWHERE
    for at in places(state, number, tile, relax):
        if wanted < 0 or table.orientation[at] == wanted:
            best = max(best, look.worth(at, best))
    return best + look.resources if best > NOWHERE else NOWHERE


def on_offer(state: PlanetState, number: int, left: float) -> float:
    """What a seat may take now would bring; nothing if it is not asked to."""
    if not isinstance(state.question(number), Draft):
        return 0.0
    return of_depot(state, number, state.depot(number), Relief(state.seats[number], left))


def of_depot(state: PlanetState, number: int, depot: int, relief: Relief) -> float:
    """What the better of the two tiles of a depot would bring."""
    slots = depot_slots(state, depot)
    best = _best_of(state, number, slots, KEEP_ALL, relief)
    if best <= NOWHERE:
        slots, lifted = takeable(state, number, slots)
        best = 0.0 if lifted < 0 else _best_of(state, number, slots, lifted, relief)
    return best


def _best_of(state: PlanetState, number: int, slots: list[int], lifted: int, relief: Relief) -> float:
    return max([best_place(state, number, state.tops[slot], lifted, relief) for slot in slots], default=NOWHERE)


def best_turn(state: PlanetState, number: int) -> int:
    """The word that turns the station best: by what all would be offered."""
    left = rounds_left(state)
    reliefs = [Relief(seat, left) for seat in state.seats]
    stands = [standing(state, seat, left) for seat in range(state.players)]
    best = -1
    best_margin = 0.0
    for depot in range(DEPOTS):
        own = of_depot(state, number, depot, reliefs[number])
        rival = 0.0
        for other in range(state.players):
            if other != number:
                apart = INDICATORS[state.players][other] - INDICATORS[state.players][number]
                rival = max(rival, stands[other] + of_depot(state, other, (depot + apart) % DEPOTS, reliefs[other]))
        if best < 0 or own - rival > best_margin:
            best, best_margin = DEPOT + depot, own - rival
    return best


def promising(state: PlanetState, number: int, count: int) -> list[int]:
    """Of the ways to turn or place the tile in the hand, those that seem to bring most; of the station the best."""
    seat = state.seats[number]
    task = state.question(number)
    if isinstance(task, TurnStation):
        return [best_turn(state, number)]
    if seat.tile == NO_TILE or not isinstance(task, (Orient, Position)):
        return []
    table = PLACEMENTS[TILE_SHAPE[seat.tile]]
    wanted = task.orientation if isinstance(task, Position) else -1
    look = Look(seat, seat.tile, Relief(seat, rounds_left(state)))
    worth: dict[int, float] = {}
    for at in places(state, number, seat.tile, seat.relax):
        if wanted < 0 or table.orientation[at] == wanted:
            word = ORIENTATION + table.orientation[at] if wanted < 0 else CELL + table.anchor[at]
            best = worth.get(word, NOWHERE)
            worth[word] = max(best, look.worth(at, best))
    first = sorted([(-worth[word], word) for word in worth])[:count]
    return sorted([word for _, word in first])


class Relief:
    """What squares would bring if a tile covered them: by line and squares in it, by square beside it and sides."""

    def __init__(self, seat: Seat, left: float) -> None:
        self.half: int = halves(left)
        lines = Lines(seat, left)
        self.lines: list[float] = [0.0] * (16 * SIZE)
        self.spoilt: list[float] = [0.0] * (16 * SIZE)  # in addition, if a meteorite falls into the line
        for line in range(2 * SIZE):
            gaps = lines.gaps[line]
            stones = lines.stones[line]
            now = lines.worth(line, gaps, stones)
            for count in range(1, 8):
                # a square that counts as covered already was no gap
                then = lines.worth(line, max(0, gaps - count), stones)
                self.lines[line * 8 + count] = then - now
                self.spoilt[line * 8 + count] = then * (lines.clean[stones + 1] / lines.clean[stones] - 1.0)
        self.near: list[float] = [0.0] * (8 * CELLS)  # bare squares that lose their last bare neighbours
        ground = seat.ground()
        alone = hole(left)
        end = dead_end(left)
        for cell in ground.bare:
            before = ground.open[cell]
            if before == 0:
                continue
            for count in range(max(1, before - 1), 5):
                if count >= before:
                    self.near[cell * 8 + count] = -alone if before > 1 else end - alone
                else:
                    self.near[cell * 8 + count] = -end


class Look:
    """A look at the planet with a tile: what differs from place to place."""

    def __init__(self, seat: Seat, tile: int, relief: Relief) -> None:
        self.seat: Seat = seat
        self.table: Placements = PLACEMENTS[TILE_SHAPE[tile]]
        self.relief: Relief = relief
        self.stone: bool = TILE_METEOR[tile] != 0 and not seat.powers() & METEOR_PROOF
        self.water_a: bool = TILE_A[tile] == WATER
        self.water_b: bool = TILE_B[tile] == WATER
        steps = Steps(seat, relief.half)
        self.water: float = steps.one(WATER)
        self.resources: float = 0.0  # what both bring wherever the tile goes; energy and water if they can
        if seat.extra != 1:
            for resource in (TILE_A[tile], TILE_B[tile]):
                self.resources += ENERGY_STEP * steps.best(ANY_TRACK) if resource == ENERGY else steps.one(resource)
        # what is lost under the tile
        self.pods: bool = (seat.pod_lo | seat.pod_hi) != 0
        self.rover_lo: int = lo_of(seat.rovers)
        self.rover_hi: int = hi_of(seat.rovers)

    def worth(self, at: int, least: float) -> float:
        """Lines, holes, water on ice and the meteorite of one placement; advances that are sure do not differ.

        What comes after the lines is lost, never gained: no more is counted if the lines bring no more than `least`.
        """
        table = self.table
        total = 0.0
        lines = self.relief.lines
        for packed in table.lines[at]:
            total += lines[packed]
        if total <= least:
            return total
        if self.stone:
            total += self._fallen(at)
        near = self.relief.near
        for packed in table.near[at]:
            total += near[packed]
        lo = table.lo[at]
        hi = table.hi[at]
        if self.pods:
            total -= 0.3 * ((lo & self.seat.pod_lo).bit_count() + (hi & self.seat.pod_hi).bit_count())
        if lo & self.rover_lo or hi & self.rover_hi:
            total -= ROVER_HELP
        if (self.water_a or self.water_b) and not self._wet(at):
            total -= self.water
        return total

    def _fallen(self, at: int) -> float:
        """What the meteorite of the tile spoils."""
        cell = self.table.meteor[at]
        row = CELL_Y[cell]
        column = SIZE + CELL_X[cell]
        total = 0.0
        for packed in self.table.lines[at]:
            line = packed >> 3
            if line in (row, column):
                total += self.relief.spoilt[packed]
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
    seat = state.seats[number]
    choosing = isinstance(state.question(number), Draft)
    if choosing:
        own += on_offer(state, number, left)
    elif seat.tile != NO_TILE:
        own += best_place(state, number, seat.tile, seat.relax, Relief(seat, left))
    rival = 0.0
    for other in range(state.players):
        if other != number:
            offered = on_offer(state, other, left) if choosing else 0.0
            rival = max(rival, standing(state, other, left) + offered)
    return own - rival

"""How well a seat stands, in points that it may expect at the end.

What is certain counts in full: medals, collected things, cards. What may still come counts by how likely it is:
lines by their gaps, medals and benefits by the steps to them, objectives by the lead, things on the planet by the way
of a rover.
"""

from __future__ import annotations

from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet.evaluate import likelihood as odds
from starboard.games.planet.memory import LESS, MORE, Aim, Counted, Stake, Stakes, Worth
from starboard.games.planet.rules.objectives import goals_of, measure, met, resources
from starboard.games.planet.rules.scoring import card_points, city_points, meteorite_points, pod_points, track_points
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import Table
from starboard.kernel import bits

# What other things bring on average, in points.
STORED: Final = 1.7  # a patch that waits for the end
POD: Final = 1.0
BOOST: Final = 0.95  # the best step of any tracker
SMALL: Final = 0.12  # a bare square in an area of two or three
ITEM: Final = 0.55  # a pod or meteorite where a rover is
FAR: Final = 9  # steps beyond which it makes no difference
MOVED_BY_TILES: Final = ["largest-area-squares", "number-of-areas", "resources-on-planet", "resources-on-edge"]
ITEM_AT: Final[list[float]] = [ITEM * 0.7**way for way in range(FAR + 1)]


def rounds_left(state: Table) -> float:
    """How many rounds may still come: the fullest planet decides, or the event deck."""
    if state.ending:
        return 0.0
    least = 30.0
    for seat in state.seats:
        covered = g.count(seat.covered_lo()) + g.count(seat.covered_hi())
        least = min(least, float(88 - covered) / 4.2)
    if state.with_events:
        least = min(least, float(len(state.event_deck)))
    return max(0.5, least)


# --- One seat ---------------------------------------------------------------------------------------


class Lines:
    """Gaps and meteorites of the rows and columns, rows first."""

    def __init__(self, seat: Seat, left: float) -> None:
        self.filled: list[float] = odds.FILLED[odds.halves(left)]
        self.clean: list[float] = odds.CLEAN[odds.halves(left)]
        self.gaps: list[int] = seat.ground().gaps
        self.stones: list[int] = _NO_STONES
        if seat.meteorite_lo or seat.meteorite_hi or seat.cargo:
            stones = _NO_STONES[:]
            for cell in seat.spoilt():
                row = g.CELL_Y[cell]
                column = g.SIZE + g.CELL_X[cell]
                stones[row] = stones[row] + 1
                stones[column] = stones[column] + 1
            self.stones = stones

    def worth(self, line: int, gaps: int, stones: int) -> float:
        return LINE_WORTH[line] * self.filled[gaps] * self.clean[stones]

    def total(self) -> float:
        total = 0.0
        filled = self.filled
        gaps = self.gaps
        if self.stones is _NO_STONES:
            for line in range(2 * g.SIZE):
                total += LINE_WORTH[line] * filled[gaps[line]]
            return total
        for line in range(2 * g.SIZE):
            total += self.worth(line, gaps[line], self.stones[line])
        return total


_NO_STONES: Final[list[int]] = [0] * (2 * g.SIZE)
LINE_WORTH: Final[list[float]] = [float(g.LINE_MEDALS[line % g.SIZE]) for line in range(2 * g.SIZE)]


def holes(seat: Seat, left: float) -> float:
    """Bare squares that tiles will hardly reach."""
    ground = seat.ground()
    return hole(left) * float(ground.alone) + dead_end(left) * float(ground.ends) + SMALL * float(ground.small)


def hole(left: float) -> float:
    """What a bare square without bare neighbour costs: only a patch fills it."""
    return 0.5 + 0.02 * min(10.0, left)


def dead_end(left: float) -> float:
    """What a bare square with a single bare neighbour costs; near the end it is as good a place as any."""
    return 0.06 + 0.013 * min(12.0, left)


def things_near(seat: Seat, left: float) -> float:
    """Pods and meteorites on the planet, by the way of the nearest rover."""
    total = 0.0
    for cell in g.cells_of(seat.pod_lo | seat.meteorite_lo, seat.pod_hi | seat.meteorite_hi):
        way = FAR
        for rover in seat.rovers:
            way = min(way, abs(g.CELL_X[rover] - g.CELL_X[cell]) + abs(g.CELL_Y[rover] - g.CELL_Y[cell]))
        total += ITEM_AT[way]
    return total * min(1.0, left / 2.0)


class Steps:
    """What steps of the trackers bring to a seat."""

    def __init__(self, seat: Seat, half: int) -> None:
        self.seat: Seat = seat
        self.half: int = half

    def one(self, track: int) -> float:
        return odds.STEP[self.seat.corporation][track][self.half][self.seat.tracks[track]]

    def several(self, track: int, count: int) -> float:
        lane = odds.STEP[self.seat.corporation][track][self.half]
        total = 0.0
        for position in range(self.seat.tracks[track], min(len(lane), self.seat.tracks[track] + count)):
            total += lane[position]
        return total

    def best(self, offered: int) -> float:
        """The best of the trackers on offer, a bit each."""
        best = 0.0
        for track in range(c.TRACKS):
            if offered >> track & 1:
                best = max(best, self.one(track))
        return best


ANY_TRACK: Final = (1 << c.TRACKS) - 1


def pending_worth(seat: Seat, left: float) -> float:
    """What is owed and not yet resolved."""
    pool = seat.pool
    steps = Steps(seat, odds.halves(left))
    total = (
        odds.PATCH * pool[c.P_PATCH]
        + STORED * float(pool[c.P_STORED] + seat.stored)
        + POD * pool[c.P_POD]
        - 0.7 * pool[c.P_REGRESS]
    )
    if pool[c.P_SYNERGY]:
        total += BOOST * pool[c.P_SYNERGY] * steps.best(ANY_TRACK)
    if seat.supply:
        total += odds.ROVER_HELP * odds.lasting(left) * pool[c.P_DEPLOY]
    for offered in seat.energies:
        total += steps.best(offered)
    for track in range(c.TRACKS):
        count = pool[track] + (pool[c.P_WATER_TILE] if track == c.WATER else 0)
        if track == c.ROVER:
            count += pool[c.P_ROVER_TILE]
        if count:
            total += steps.several(track, count)
    for choice in range(5):
        total += odds.CHOICE * pool[c.P_CHOICE + choice]
    for rank in seat.picks:
        total += odds.PICK[rank]
    if seat.rovers:
        total += 0.05 * float(min(seat.points, 8))
    return total


def cards_worth(seat: Seat, left: float) -> float:
    """Points of cards now, and a guess for those that grow."""
    total = float(card_points(seat) + pod_points(seat) + meteorite_points(seat))
    total += (0.33 + 0.35 * min(1.0, left / 4.0)) * float(seat.meteorites % 3)
    growing = min(1.0, left / 12.0)
    for card in seat.cards:
        effect = c.CIV_CARDS[card].effect
        if effect == "advance-one":
            total += odds.SOME_STEP
        elif effect in ("commerce", "meteorite-repo"):
            total += 0.8 * growing
        elif effect in ("points-per-patch", "pod-points"):
            total += 1.5 * growing
    return total


def board_worth(seat: Seat, left: float) -> float:
    """Trackers, techs, rovers."""
    total = 0.0
    half = odds.halves(left)
    for track in range(c.TRACKS):
        position = seat.tracks[track]
        total += odds.TRACKER[seat.corporation][track][half][position]
        if seat.track_pods[track]:
            total += track_points(seat, track) - c.medal(seat.corporation, track, position, 0)
    techs = bits(seat.powers() & ~c.CORPORATIONS[seat.corporation].special)
    return total + odds.lasting(left) * (odds.TECH_HELP * float(techs) + 0.5 * odds.ROVER_HELP * len(seat.rovers))


def private_worth(seat: Seat, objective: c.Objective, done: float) -> float:
    """A private objective: 5 if met, else by how near it seems."""
    if met(seat, objective):
        shaky = objective.condition in ("resources-on-planet-at-most", "more-life-pods-than-meteorites-collected")
        return 5.0 * (0.4 + 0.6 * done) if shaky else 5.0
    near = 0.0
    if objective.condition == "track-at-maximum":
        near = seat.tracks[objective.of] / c.TOP[seat.corporation][objective.of]
    elif objective.condition == "area-with-resources":
        near = min(1.0, resources(seat, objective.of) / 8.0)
    elif objective.condition == "meteorites-collected-at-least":
        near = min(1.0, float(seat.meteorites) / 9.0)
    elif objective.condition == "rectangle":
        near = min(1.0, measure(seat, "largest-area-squares", objective.of) / 14.0)
    return 3.0 * near * near * (1.0 - done)


def shared_worth(state: Table, number: int, rows: list[Counted], left: float) -> float:
    """Neighbour objectives: by the lead, the more the later it is."""
    total = 0.0
    kept = odds.KEPT[odds.halves(left)]
    for stake in shared(state, number):
        total += stake.share * kept[_within(lead_in(stake, number, rows))]
    return total


def shared(state: Table, number: int) -> list[Stake]:
    """The objectives that a seat shares."""
    known = state.memory.stakes[number]
    if known is not None and known.goals is state.goals and known.open_goals is state.open_goals:
        return known.found
    found = [Stake(goal, other, 5.0) for goal, other in goals_of(state, number)]
    for goal in state.open_goals:
        for other in range(state.players):
            if other != number:
                found.append(Stake(goal, other, 5.0 / (state.players - 1)))
    state.memory.stakes[number] = Stakes(state.goals, state.open_goals, found)
    return found


def lead_in(stake: Stake, number: int, rows: list[Counted]) -> int:
    """The lead of a seat in steps of the table `KEPT`."""
    return STEPS[stake.goal] * (counts(rows[number], stake.goal) - counts(rows[stake.other], stake.goal))


def counts(row: Counted, goal: int) -> int:
    """What a shared objective counts of a seat."""
    found = row.numbers[goal]
    if found < 0:
        found = _measured(row.seat, c.OBJECTIVES[goal])
        row.numbers[goal] = found
    return found


def _step(objective: c.Objective) -> int:
    """How many steps in the table `KEPT` one more is; squares of an area count half."""
    step = 1 if objective.metric == "largest-area-squares" else 2
    return -step if objective.less else step


STEPS: Final[list[int]] = [_step(objective) for objective in c.OBJECTIVES]
AIMED_AT: Final[list[bool]] = [objective.metric in MOVED_BY_TILES for objective in c.OBJECTIVES]


def _within(lead: int) -> int:
    """The place of a lead in the table `KEPT`."""
    return odds.LEADS + max(-odds.LEADS, min(odds.LEADS, lead))


def aim_of(objective: c.Objective, lead: int, kept: list[float], share: float) -> Aim:
    """What a tile may change in a shared objective, with such a lead."""
    step = _step(objective)
    now = kept[_within(lead)]
    return Aim(objective, [share * (kept[_within(lead + step * change)] - now) for change in range(-LESS, MORE + 1)])


def _measured(seat: Seat, objective: c.Objective) -> int:
    """As `measure`, from what the ground remembers."""
    metric = objective.metric
    if metric == "largest-area-squares":
        return seat.ground().largest(objective.terrain)
    if metric == "number-of-areas":
        return len(seat.ground().areas(objective.terrain))
    if metric == "resources-on-planet":
        return seat.ground().resources(objective.terrain)
    if metric == "resources-on-edge":
        return seat.ground().edge_resources(objective.terrain)
    return measure(seat, metric, objective.terrain)


def rows_of(state: Table) -> list[Counted]:
    """All seats as they are now, remembered while nothing that matters to an evaluation changes."""
    return [_row(state, number) for number in range(state.players)]


def _row(state: Table, number: int) -> Counted:
    seat = state.seats[number]
    known = state.memory.counted[number]
    if known is not None:
        if known.seat.as_good_as(seat):
            return known
        seat.share_ground(known.seat)
    seat.ground()
    found = Counted(seat.copy())
    state.memory.counted[number] = found
    return found


def standing(state: Table, number: int, left: float) -> float:
    """The points that a seat may expect."""
    return standing_among(state, number, rows_of(state), left)


def standing_among(state: Table, number: int, rows: list[Counted], left: float) -> float:
    """The same, with the seats at hand."""
    row = rows[number]
    known = state.memory.worths[number]
    if known is None or known.row is not row or known.left != left:
        known = Worth(row, left, own_worth(state, row.seat, left))
        state.memory.worths[number] = known
    return known.worth + shared_worth(state, number, rows, left)


def own_worth(state: Table, seat: Seat, left: float) -> float:
    """What a seat has by itself."""
    done = 1.0 - min(1.0, left / 21.0)
    total = (
        Lines(seat, left).total() + float(city_points(state, seat)) + board_worth(seat, left) + cards_worth(seat, left)
    )
    total += pending_worth(seat, left) + things_near(seat, left) - holes(seat, left)
    for goal in seat.goals:
        total += private_worth(seat, c.OBJECTIVES[goal], done)
    return total

"""The margin that a seat may expect at the end, and which words promise most.

A tile in the hand or on offer counts as if it were put where it brings most.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.evaluate.likelihood import KEPT, ROVER_HELP, halves
from starboard.games.planet.evaluate.prospects import (
    AIMED_AT,
    ANY_TRACK,
    Lines,
    Steps,
    aim_of,
    dead_end,
    hole,
    lead_in,
    rounds_left,
    rows_of,
    shared,
    standing_among,
)
from starboard.games.planet.ground import Ground
from starboard.games.planet.memory import Aim, Counted, Relief
from starboard.games.planet.rules.events import TurnStation
from starboard.games.planet.rules.placement import KEEP_ALL, LIFT_BOTH, depot_slots, places
from starboard.games.planet.rules.scoring import points
from starboard.games.planet.rules.turn import Draft, Orient, PlaceTile, takeable
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import Table
from starboard.kernel import bits

LIFTS: Final = LIFT_BOTH + 1
NOWHERE: Final = -99.0  # less than any place of a tile


# --- A tile in the hand or on offer -----------------------------------------------------------------


def best_place(state: Table, number: int, tile: int, relax: int, relief: Relief) -> float:
    """What a tile would bring at its best place; `NOWHERE` if there is none."""
    task = state.question(number)
    wanted = task.orientation if isinstance(task, PlaceTile) else -1
    key = (((state.event + 1) * LIFTS + relax) * (g.ORIENTATIONS + 1) + wanted + 1) * c.TILES + tile
    known = relief.best.get(key)
    if known is not None:
        return known
    look = Look(state.seats[number], tile, relief)
    best = NOWHERE
    for at in places(state, number, tile, relax, wanted):
        best = max(best, look.worth(at, best))
    best = best + look.resources if best > NOWHERE else NOWHERE
    relief.best[key] = best
    return best


def on_offer(state: Table, number: int, left: float) -> float:
    """What a seat may take now would bring; nothing if it is not asked to."""
    return offer(state, number, rows_of(state), left)


def offer(state: Table, number: int, rows: list[Counted], left: float) -> float:
    """The same, with the seats at hand."""
    if not isinstance(state.question(number), Draft):
        return 0.0
    return of_depot(state, number, state.depot(number), relief_of(state, number, rows, left))


def of_depot(state: Table, number: int, depot: int, relief: Relief) -> float:
    """What the better of the two tiles of a depot would bring."""
    slots = depot_slots(state, depot)
    best = _best_of(state, number, slots, KEEP_ALL, relief)
    if best <= NOWHERE:
        slots, lifted = takeable(state, number, slots)
        best = 0.0 if lifted < 0 else _best_of(state, number, slots, lifted, relief)
    return best


def _best_of(state: Table, number: int, slots: list[int], lifted: int, relief: Relief) -> float:
    best = NOWHERE
    for slot in slots:
        best = max(best, best_place(state, number, state.tops[slot], lifted, relief))
    return best


def best_turn(state: Table, number: int) -> int:
    """The word that turns the station best: by what all would be offered."""
    left = rounds_left(state)
    rows = rows_of(state)
    reliefs = [relief_of(state, seat, rows, left) for seat in range(state.players)]
    stands = [standing_among(state, seat, rows, left) for seat in range(state.players)]
    best = -1
    best_margin = 0.0
    for depot in range(c.DEPOTS):
        own = of_depot(state, number, depot, reliefs[number])
        rival = 0.0
        for other in range(state.players):
            if other != number:
                apart = c.INDICATORS[state.players][other] - c.INDICATORS[state.players][number]
                rival = max(rival, stands[other] + of_depot(state, other, (depot + apart) % c.DEPOTS, reliefs[other]))
        if best < 0 or own - rival > best_margin:
            best, best_margin = w.DEPOT + depot, own - rival
    return best


def promising(state: Table, number: int, count: int) -> list[int]:
    """Of the ways to turn or place the tile in the hand, those that seem to bring most; of the station the best."""
    seat = state.seats[number]
    task = state.question(number)
    if isinstance(task, TurnStation):
        return [best_turn(state, number)]
    if seat.tile == c.NO_TILE or not isinstance(task, (Orient, PlaceTile)):
        return []
    table = g.PLACEMENTS[c.TILE_SHAPE[seat.tile]]
    wanted = task.orientation if isinstance(task, PlaceTile) else -1
    look = Look(seat, seat.tile, relief_of(state, number, rows_of(state), rounds_left(state)))
    worth: dict[int, float] = {}
    for at in places(state, number, seat.tile, seat.relax, wanted):
        word = w.ORIENTATION + table.orientation[at] if wanted < 0 else w.CELL + table.anchor[at]
        best = worth.get(word, NOWHERE)
        worth[word] = max(best, look.worth(at, best))
    first = sorted([(-worth[word], word) for word in worth])[:count]
    return sorted([word for _, word in first])


def relief_of(state: Table, number: int, rows: list[Counted], left: float) -> Relief:
    """What squares of a planet would bring, remembered as long as nothing that matters to it changes."""
    stakes = [stake for stake in shared(state, number) if AIMED_AT[stake.goal]]
    leads = [lead_in(stake, number, rows) for stake in stakes]
    row = rows[number]
    known = state.memory.reliefs[number]
    if known is not None and known.row is row and known.left == left and known.leads == leads:
        return known
    half = halves(left)
    aims = [aim_of(c.OBJECTIVES[stakes[at].goal], leads[at], KEPT[half], stakes[at].share) for at in range(len(stakes))]
    found = Relief(row, left, leads, half, aims, [], [], _near(left), row.seat.ground().open())
    _weigh_lines(found, Lines(row.seat, left))
    state.memory.reliefs[number] = found
    return found


def _weigh_lines(relief: Relief, lines: Lines) -> None:
    """What tiles with so many squares in a line would bring there."""
    for line in range(2 * g.SIZE):
        gaps = lines.gaps[line]
        stones = lines.stones[line]
        now = lines.worth(line, gaps, stones)
        fallen = lines.clean[stones + 1] / lines.clean[stones] - 1.0
        relief.lines.append(0.0)
        relief.spoilt.append(0.0)
        for count in range(1, 8):
            # a square that counts as covered already was no gap
            then = lines.worth(line, max(0, gaps - count), stones) if count <= g.LONGEST else now
            relief.lines.append(then - now)
            relief.spoilt.append(then * fallen)


def _near(left: float) -> list[float]:
    """What bare squares with so many bare neighbours lose if so many of these are covered."""
    alone = hole(left)
    end = dead_end(left)
    found = [0.0] * 40
    for before in range(1, 5):
        for count in range(max(1, before - 1), 5):
            if count >= before:
                found[before * 8 + count] = -alone if before > 1 else end - alone
            else:
                found[before * 8 + count] = -end
    return found


class Look:
    """A look at the planet with a tile: what differs from place to place."""

    def __init__(self, seat: Seat, tile: int, relief: Relief) -> None:
        self.seat: Seat = seat
        self.table: g.Placements = g.PLACEMENTS[c.TILE_SHAPE[tile]]
        self.relief: Relief = relief
        self.stone: bool = c.TILE_METEOR[tile] != 0 and not seat.powers() & c.METEOR_PROOF
        steps = Steps(seat, relief.half)
        self.steps: Steps = steps
        self.water: float = steps.one(c.WATER)
        self.ground: Ground = seat.ground()
        self.terrain_a: int = c.TILE_A[tile]
        self.terrain_b: int = c.TILE_B[tile]
        self.water_a: bool = self.terrain_a == c.WATER
        self.water_b: bool = self.terrain_b == c.WATER
        self.energy: bool = False
        self.aims: list[Aim] = []  # the objectives that its place decides about
        self.hope: float = 0.0  # no place brings more than this beside its lines
        self.resources: float = 0.0  # what both bring wherever the tile goes; water if it can
        for terrain in (self.terrain_a, self.terrain_b):
            if seat.extra != 1:
                if terrain == c.ENERGY:
                    self.energy = True
                    self.hope += steps.best(ANY_TRACK)
                else:
                    self.resources += steps.one(terrain)
            for aim in relief.aims:
                if aim.terrain != terrain:
                    continue
                if aim.everywhere:
                    self.resources += aim.change(1)
                else:
                    self.aims.append(aim)
                    self.hope += aim.most
        # what is lost under the tile
        self.pods: bool = (seat.pod_lo | seat.pod_hi) != 0
        self.rover_lo = g.lo_of(seat.rovers)
        self.rover_hi = g.hi_of(seat.rovers)

    def worth(self, at: int, least: float) -> float:
        """Lines, holes, water on ice, the meteorite, energy and objectives; advances that are sure do not differ.

        No more than the lines is counted if even with all that may be hoped for they bring no more than `least`.
        """
        table = self.table
        total = 0.0
        lines = self.relief.lines
        for packed in table.lines[at]:
            total += lines[packed]
        if total + self.hope <= least:
            return total
        if self.stone:
            total += self._fallen(at)
        relief = self.relief
        for packed in table.near[at]:
            total += relief.beside(packed)
        spot = table.spots[at]
        if self.pods:
            total -= 0.3 * float(bits(spot.lo & self.seat.pod_lo) + bits(spot.hi & self.seat.pod_hi))
        if spot.lo & self.rover_lo or spot.hi & self.rover_hi:
            total -= ROVER_HELP
        if (self.water_a or self.water_b) and not self._wet(at):
            total -= self.water
        if self.energy:
            total += self.steps.best(self.offered(at))
        for aim in self.aims:
            total += aim.change(self.moved(at, aim))
        return total

    def offered(self, at: int) -> int:
        """The trackers beside the energy of the tile, a bit each: those of `energy_choice`, and patches."""
        spot = self.table.spots[at]
        ground = self.ground
        if self.terrain_a == c.ENERGY:
            lo, hi, offered = spot.near_a_lo, spot.near_a_hi, 1 << self.terrain_b
        else:
            lo, hi, offered = spot.near_b_lo, spot.near_b_hi, 1 << self.terrain_a
        for track in range(c.TRACKS):
            if ground.touches(track, lo, hi):
                offered |= 1 << track
        for area in ground.areas(c.ENERGY):
            if lo & area.lo or hi & area.hi:
                offered |= area.beside
        return offered

    def moved(self, at: int, aim: Aim) -> i64:
        """By how much a placement changes the number of an objective."""
        table = self.table
        of_a = aim.terrain == self.terrain_a
        if aim.on_edge:
            cell = table.resource_a[at] if of_a else table.resource_b[at]
            return 1 if g.BIT_LO[cell] & g.EDGE_LO or g.BIT_HI[cell] & g.EDGE_HI else 0
        spot = table.spots[at]
        lo = spot.near_a_lo if of_a else spot.near_b_lo
        hi = spot.near_a_hi if of_a else spot.near_b_hi
        joined: i64 = 0
        largest: i64 = 0
        size: i64 = table.in_a if of_a else len(table.cells[at]) - table.in_a
        for area in self.ground.areas(aim.terrain):
            if area.size > largest:
                largest = area.size
            if lo & area.lo or hi & area.hi:
                joined += 1
                size += area.size
        if aim.of_areas:
            return 1 - joined
        return size - largest if size > largest else 0

    def _fallen(self, at: int) -> float:
        """What the meteorite of the tile spoils."""
        cell = self.table.meteor[at]
        row = g.CELL_Y[cell]
        column = g.SIZE + g.CELL_X[cell]
        total = 0.0
        for packed in self.table.lines[at]:
            line = packed >> 3
            if line in (row, column):
                total += self.relief.spoilt[packed]
        return total

    def _wet(self, at: int) -> bool:
        """Whether a water square of the tile would cover ice."""
        spot = self.table.spots[at]
        planet = g.PLANETS[self.seat.planet]
        ice_lo = spot.lo & planet.ice_lo
        ice_hi = spot.hi & planet.ice_hi
        if not (ice_lo or ice_hi):
            return False
        if self.water_a and (ice_lo & spot.part_a_lo or ice_hi & spot.part_a_hi):
            return True
        return self.water_b and (ice_lo & ~spot.part_a_lo != 0 or ice_hi & ~spot.part_a_hi != 0)


# --- The margin -------------------------------------------------------------------------------------


def evaluate(state: Table, number: int) -> float:
    """The margin that a seat may expect over its best rival; alone, its points."""
    if state.over:
        totals = [float(sum(points(state, seat).values())) for seat in range(state.players)]
        own = totals[number]
        return own - max(totals[:number] + totals[number + 1 :], default=0.0)
    left = rounds_left(state)
    rows = rows_of(state)
    own = standing_among(state, number, rows, left)
    seat = state.seats[number]
    choosing = isinstance(state.question(number), Draft)
    if choosing:
        own += offer(state, number, rows, left)
    elif seat.tile != c.NO_TILE:
        own += best_place(state, number, seat.tile, seat.relax, relief_of(state, number, rows, left))
    rival = 0.0
    for other in range(state.players):
        if other != number:
            offered = offer(state, other, rows, left) if choosing else 0.0
            rival = max(rival, standing_among(state, other, rows, left) + offered)
    return own - rival

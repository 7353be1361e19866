"""What belongs to one seat: planet, corporation board, cards, and what its turn still owes."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet.ground import NO_GROUND, Ground
from starboard.kernel import EMPTY, bits

LAID: Final = 1024  # a laid tile is tile * LAID + placement

# What a fresh seat starts with; never changed, so all may share it.
BARE_PLANET: Final = [c.BARE] * g.CELLS
NO_STEPS: Final = [0] * c.TRACKS
NOTHING_OWED: Final = [0] * c.POOL


class Seat:
    """All lists are replaced, never changed in place, so that copies may share them.

    Sets of squares are pairs of numbers `_lo`, `_hi` (see geometry).
    """

    PLAIN_SKIPS: ClassVar[tuple[str, ...]] = ("_ground",)  # it follows from the squares

    def __init__(self) -> None:
        self.planet: i64 = 0
        self.corporation: i64 = 0
        # the planet
        self.terrain: list[int] = BARE_PLANET  # visible terrain of each square, BARE if none
        self.symbols: list[int] = BARE_PLANET  # visible resource symbol of each square, BARE if none
        self.tile_lo: i64 = 0  # squares under tiles
        self.tile_hi: i64 = 0
        self.patch_lo: i64 = 0  # squares under patches
        self.patch_hi: i64 = 0
        self.sign_lo: i64 = 0  # visible meteor symbols
        self.sign_hi: i64 = 0
        self.meteorite_lo: i64 = 0  # meteorites lying on the planet
        self.meteorite_hi: i64 = 0
        self.heaped: list[int] = EMPTY  # squares on which one more meteorite lies, once for each
        self.pod_lo: i64 = 0  # life pods on the planet
        self.pod_hi: i64 = 0
        self.rovers: list[int] = EMPTY  # squares of the rovers on the planet
        self.cargo: list[int] = EMPTY  # 1 for each rover that carries a meteorite
        self.laid: list[int] = EMPTY  # tiles in the order of placing, see LAID
        self._ground: Ground = NO_GROUND  # of the squares as they were when it was asked for last
        self.aside: int = c.NO_TILE  # the tile that could not be placed
        # the corporation board
        self.supply: i64 = 0  # rovers
        self.tracks: list[int] = NO_STEPS
        self.track_pods: list[int] = NO_STEPS  # per track, a bit for each position under a life pod
        self.tech_pods: i64 = 0  # powers unlocked by life pods
        self.pods: i64 = 0  # in the scoring area
        self.meteorites: i64 = 0  # in the scoring area
        self.stored: i64 = 0  # patches kept for the end
        self.used_round: i64 = 0  # powers spent this round
        self.used_game: i64 = 0
        self.barred: i64 = 0  # powers reached while milestones gave nothing
        # cards
        self.cards: list[int] = EMPTY
        self.settled: i64 = 0  # how many of the cards have had their effect of the end
        self.known: int = 0  # civ cards seen in a stack, a bit each
        self.stacked: int = 0  # civ cards that lay in a stack when this seat looked, or came there since
        self.goals: list[int] = EMPTY
        self.dealt: list[int] = EMPTY  # objectives to choose from
        self.passed: list[int] = EMPTY  # objectives put back by this seat
        self.drawn: list[int] = EMPTY  # civ cards of another rank shown with the next pick
        self.open_goal: int = -1  # the objective opened to all this round
        self.peeked: bool = False
        # the turn
        self.slot: i64 = -1
        self.tile: i64 = c.NO_TILE  # taken and not yet placed
        self.relax: i64 = 0  # which prohibitions are lifted for this tile
        self.extra: i64 = 0  # 1: the tile is an extra one that advances nothing, 2: one that does
        self.reacting: bool = False  # the event is being applied, before the draft
        self.bring: bool = False  # a rover comes with the tile of this round
        self.ending: bool = False  # the seat could place no tile
        self.points: i64 = 0  # movement
        self.free_steps: i64 = 0
        self.pool: list[int] = NOTHING_OWED  # pending effects, counted by kind
        self.energies: list[int] = EMPTY  # per pending energy resource, a bit for each track on offer
        self.picks: list[int] = EMPTY  # ranks of civ cards still to be picked

    def copy(self) -> Seat:
        new = Seat()
        new.planet = self.planet
        new.corporation = self.corporation
        new.terrain = self.terrain
        new.symbols = self.symbols
        new.tracks = self.tracks
        new.track_pods = self.track_pods
        new.pool = self.pool
        new.rovers = self.rovers
        new.cargo = self.cargo
        new.cards = self.cards
        new.goals = self.goals
        new.dealt = self.dealt
        new.passed = self.passed
        new.energies = self.energies
        new.picks = self.picks
        new.laid = self.laid
        new.drawn = self.drawn
        new.tile_lo = self.tile_lo
        new.tile_hi = self.tile_hi
        new.patch_lo = self.patch_lo
        new.patch_hi = self.patch_hi
        new.sign_lo = self.sign_lo
        new.sign_hi = self.sign_hi
        new.meteorite_lo = self.meteorite_lo
        new.meteorite_hi = self.meteorite_hi
        new.heaped = self.heaped
        new.pod_lo = self.pod_lo
        new.pod_hi = self.pod_hi
        new.aside = self.aside
        new.supply = self.supply
        new.tech_pods = self.tech_pods
        new.pods = self.pods
        new.meteorites = self.meteorites
        new.stored = self.stored
        new.used_round = self.used_round
        new.used_game = self.used_game
        new.barred = self.barred
        new.settled = self.settled
        new.known = self.known
        new.stacked = self.stacked
        new.open_goal = self.open_goal
        new.peeked = self.peeked
        new.slot = self.slot
        new.tile = self.tile
        new.relax = self.relax
        new.extra = self.extra
        new.reacting = self.reacting
        new.bring = self.bring
        new.ending = self.ending
        new.points = self.points
        new.free_steps = self.free_steps
        new._ground = self._ground
        return new

    # ---- the planet ---------------------------------------------------------------------------------

    def has_tile(self, cell: i64) -> bool:
        return g.holds(self.tile_lo, self.tile_hi, cell)

    def has_patch(self, cell: i64) -> bool:
        return g.holds(self.patch_lo, self.patch_hi, cell)

    def has_meteorite(self, cell: i64) -> bool:
        """A meteorite lying there, not on a rover."""
        return g.holds(self.meteorite_lo, self.meteorite_hi, cell)

    def has_pod(self, cell: i64) -> bool:
        return g.holds(self.pod_lo, self.pod_hi, cell)

    def covered_lo(self) -> i64:
        return self.tile_lo | self.patch_lo

    def covered_hi(self) -> i64:
        return self.tile_hi | self.patch_hi

    def spoilt(self) -> list[int]:
        """Squares with a meteorite, carried ones included (they lie under their rover), ascending."""
        found = g.cells_of(self.meteorite_lo, self.meteorite_hi)
        for at in range(len(self.rovers)):
            if self.cargo[at] and self.rovers[at] not in found:
                found.append(self.rovers[at])
        found.sort()
        return found

    def meteorites_left(self) -> int:
        """Meteorites on the planet, carried ones included."""
        lying = g.count(self.meteorite_lo) + g.count(self.meteorite_hi) + len(self.heaped)
        return lying + sum(self.cargo)

    def ground(self) -> Ground:
        """What follows from the squares as they are now."""
        ground = self._ground
        if ground.terrain is not self.terrain or ground.symbols is not self.symbols:
            ground = Ground(self.terrain, self.symbols)
            self._ground = ground
        return ground

    def share_ground(self, other: Seat) -> None:
        """Another seat with the same squares has worked it out already."""
        if other.terrain is self.terrain and other.symbols is self.symbols:
            self._ground = other._ground

    def as_good_as(self, other: Seat) -> bool:
        """Whether all that an evaluation looks at is the same; lists count as changed when they were replaced."""
        return (
            self.terrain is other.terrain
            and self.pool is other.pool
            and self.tracks is other.tracks
            and self.rovers is other.rovers
            and self.points == other.points
            and self.symbols is other.symbols
            and self.cargo is other.cargo
            and self.energies is other.energies
            and self.picks is other.picks
            and self.cards is other.cards
            and self.goals is other.goals
            and self.track_pods is other.track_pods
            and self.laid is other.laid
            and self.tile_lo == other.tile_lo
            and self.tile_hi == other.tile_hi
            and self.patch_lo == other.patch_lo
            and self.patch_hi == other.patch_hi
            and self.pod_lo == other.pod_lo
            and self.pod_hi == other.pod_hi
            and self.meteorite_lo == other.meteorite_lo
            and self.meteorite_hi == other.meteorite_hi
            and self.supply == other.supply
            and self.tech_pods == other.tech_pods
            and self.pods == other.pods
            and self.meteorites == other.meteorites
            and self.stored == other.stored
            and self.barred == other.barred
            and self.extra == other.extra
            and self.planet == other.planet
            and self.corporation == other.corporation
        )

    def last_tile(self) -> list[int]:
        """The squares of the tile placed last; nothing before the first one."""
        if not self.laid:
            return []
        return tile_cells(self.laid[-1])

    # ---- the corporation board ----------------------------------------------------------------------

    def powers(self) -> i64:
        """The powers in force: special rules, techs reached and not hidden, techs under life pods."""
        mask: i64 = c.UNLOCKED[self.corporation][self.tracks[c.TECH]] | self.tech_pods
        hidden = self.track_pods[c.TECH]
        if hidden:
            mask &= ~self._under_pods(hidden)
        return mask & ~self.barred

    def _under_pods(self, hidden: i64) -> i64:
        mask: i64 = 0
        benefits = c.BENEFITS[self.corporation][c.TECH]
        for position in range(len(benefits)):
            if hidden >> position & 1:
                for benefit in benefits[position]:
                    if benefit // 16 == c.B_TECH:
                        mask |= c.CORPORATIONS[self.corporation].techs[benefit % 16 - 1]
        return mask

    def may_use(self, power: i64) -> bool:
        """Whether a power is in force and not spent."""
        return (self.powers() & power & ~self.used_round & ~self.used_game) != 0

    # ---- pending effects ----------------------------------------------------------------------------

    def owe(self, kind: int, count: int) -> None:
        pool = self.pool[:]
        pool[kind] = pool[kind] + count
        self.pool = pool

    def move_tracker(self, track: int, position: int) -> None:
        tracks = self.tracks[:]
        tracks[track] = position
        self.tracks = tracks

    def collected_pods(self) -> int:
        """Life pods gathered, wherever they lie on the board."""
        count = self.pods
        for hidden in self.track_pods:
            count += bits(hidden)
        return count + bits(self.tech_pods)


def tile_cells(laid: int) -> list[int]:
    return g.PLACEMENTS[c.TILE_SHAPE[laid // LAID]].cells[laid % LAID]


def new_seat(planet: int, corporation: int) -> Seat:
    """A seat at the start of the game (PU-2.2 to PU-2.6)."""
    board = g.PLANETS[planet]
    seat = Seat()
    seat.planet = planet
    seat.corporation = corporation
    seat.terrain = [c.BARE] * g.CELLS
    for cell in board.currents:  # PU-31.1: an uncovered current counts as energy
        seat.terrain[cell] = c.ENERGY
    seat.pod_lo = g.lo_of(board.pods)
    seat.pod_hi = g.hi_of(board.pods)
    seat.supply = c.CORPORATIONS[corporation].rovers
    return seat

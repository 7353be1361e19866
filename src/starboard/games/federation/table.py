"""The table: the delegations, the senate, the five planets, laws and projects.

Face-down tokens have no order: what is turned up is drawn at that moment. Lists are replaced (`put`, `put_list`) and
never changed in place, so that copies share them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from starboard.games.federation import components as c
from starboard.games.federation.components.board import Board
from starboard.games.federation.components.ops import Op
from starboard.games.federation.memory import Memory
from starboard.games.federation.seat import Seat
from starboard.games.federation.words import VOCABULARY
from starboard.kernel import EMPTY, Chance, State, bits

NO_LISTS: Final[list[list[int]]] = []
NOWHERE: Final = [c.NOBODY] * c.SPACES
NOTHING: Final = [0] * c.SPACES


class Table(State):
    """All data of a position, and small questions about it."""

    PLAIN_SKIPS: ClassVar[tuple[str, ...]] = ("memory",)

    def __init__(self, players: int, chance: Chance, board: Board, memory: Memory | None = None) -> None:
        super().__init__(VOCABULARY, players, chance)
        self.board = board
        self.memory = Memory() if memory is None else memory  # of evaluations
        self.seats: list[Seat] = []
        self.round = 0
        self.turn = 0  # placements of this round so far
        self.starter = 0  # who began this round
        self.pawn = 0  # who holds the president pawn
        self.executive = False
        # the senate: one entry per space
        self.holder = EMPTY
        self.votes = EMPTY
        self.funds = EMPTY
        self.dice = EMPTY
        self.cover = EMPTY
        self.token = EMPTY
        self.order = EMPTY  # which placement of this round lies there, 0: none
        self.outer = EMPTY  # seats of the tokens on the outer module
        self.outer_order = EMPTY
        self.used_alterations = EMPTY  # on tokens outside the senate, this round
        self.boxed_alterations = EMPTY
        # projects and medals
        self.projects = EMPTY
        self.medal_low = EMPTY  # the lowest remaining threshold of each planet, as its index
        self.medal_high = EMPTY
        self.medal_left = EMPTY  # accreditation, intrigue
        # Atal: what lies face up by colour and level, and the stacks of levels 1 and 2
        self.open = EMPTY
        self.stacks = NO_LISTS
        # Neo
        self.asteroid_at = EMPTY  # token, HIDDEN or c.NOBODY for each space
        self.asteroid_pool = EMPTY
        self.dead_open = EMPTY
        self.dead_pool = EMPTY
        self.dead_shown = False
        # 6Moon: kinds lying open, `moon_width` entries for each moon
        self.moon_at = EMPTY
        self.moon_shown = 0
        self.pool = NO_LISTS  # face-down alterations by strength
        self.beside = EMPTY  # how many of them lie beside the board
        self.looked = EMPTY  # being looked at by a seat
        self.returned = EMPTY  # put back after a look
        self.looker = c.NOBODY
        # E81216
        self.productions = EMPTY
        self.mega_values = EMPTY
        self.mega_robots = NO_LISTS
        # deep space
        self.deep = EMPTY
        self.deep_box = EMPTY
        self.deep_seen = 0  # the seats that have looked through the stack
        # laws: 0 left, 1 right
        self.law_pool = NO_LISTS
        self.law_now = EMPTY
        self.law_next = EMPTY
        self.law_gone = EMPTY
        self.law_passed = EMPTY  # the wing that passed its law, by round
        self.start_offer = EMPTY
        self.block_planets = EMPTY
        self.block_rooms = EMPTY
        self.blocked = EMPTY  # the block tokens of this round: planet, room

    def copy_table(self, new: Table) -> None:
        """Put everything into a new table."""
        self.copy_agenda(new)
        new.seats = [seat.copy() for seat in self.seats]
        new.round = self.round
        new.turn = self.turn
        new.starter = self.starter
        new.pawn = self.pawn
        new.executive = self.executive
        new.holder = self.holder
        new.votes = self.votes
        new.funds = self.funds
        new.dice = self.dice
        new.cover = self.cover
        new.token = self.token
        new.order = self.order
        new.outer = self.outer
        new.outer_order = self.outer_order
        new.used_alterations = self.used_alterations
        new.boxed_alterations = self.boxed_alterations
        new.projects = self.projects
        new.medal_low = self.medal_low
        new.medal_high = self.medal_high
        new.medal_left = self.medal_left
        new.open = self.open
        new.stacks = self.stacks
        new.asteroid_at = self.asteroid_at
        new.asteroid_pool = self.asteroid_pool
        new.dead_open = self.dead_open
        new.dead_pool = self.dead_pool
        new.dead_shown = self.dead_shown
        new.moon_at = self.moon_at
        new.moon_shown = self.moon_shown
        new.pool = self.pool
        new.beside = self.beside
        new.looked = self.looked
        new.returned = self.returned
        new.looker = self.looker
        new.productions = self.productions
        new.mega_values = self.mega_values
        new.mega_robots = self.mega_robots
        new.deep = self.deep
        new.deep_box = self.deep_box
        new.deep_seen = self.deep_seen
        new.law_pool = self.law_pool
        new.law_now = self.law_now
        new.law_next = self.law_next
        new.law_gone = self.law_gone
        new.law_passed = self.law_passed
        new.start_offer = self.start_offer
        new.block_planets = self.block_planets
        new.block_rooms = self.block_rooms
        new.blocked = self.blocked

    def clear_senate(self) -> None:
        self.holder = NOWHERE
        self.cover = NOWHERE
        self.token = NOWHERE
        self.votes = NOTHING
        self.funds = NOTHING
        self.dice = NOTHING
        self.order = NOTHING

    def perform(self, seat: int, effect: list[Op], source: int, chain: int) -> None:
        """Carry out an effect: `source` says where points come from, `chain` which specialists are at work.

        Effects lead to actions and actions to effects, so the chapters reach the interpreter through the table.
        """
        raise NotImplementedError

    # ---- values of a delegation -----------------------------------------------------------------------

    def level(self, seat: i64) -> i64:
        """The accreditation level with all bonuses (FE-26.9, FE-33.16)."""
        me = self.seats[seat]
        return self.board.level_of_degree[me.degree] + me.level_round + me.level_game

    def influence(self, seat: i64, planet: i64) -> i64:
        """Influence on a planet (FE-14.7)."""
        me = self.seats[seat]
        board = self.board
        if planet == c.NEO:
            return board.neo[me.neo].influence
        if planet == c.SIXMOON:
            return me.moon
        if planet == c.ATAL:
            return board.atal_influence * bits(me.owned)
        if planet == c.ARRATUIN:
            return board.disc_influence[0] * bits(me.discs1) + board.disc_influence[1] * bits(me.discs2)
        return board.build_influence[0] * bits(me.slots) + board.build_influence[1] * bits(me.megas)

    def missions(self, seat: i64) -> i64:
        """Completed missions, start and deep space tokens included (FE-9.10)."""
        me = self.seats[seat]
        return bits(me.completed) + (1 if me.start >= 0 else 0) + (1 if me.deep >= 0 else 0)

    def earn(self, seat: i64, source: i64, amount: i64) -> None:
        """Score points (FE-0.6)."""
        if amount:
            self.add_points(seat, source, amount)
            if self.events is not None:
                self.emit("federation-did-points", {"seat": seat, "n": amount, "source": f"from-{c.SOURCES[source]}"})

    def add_points(self, seat: i64, source: i64, amount: i64) -> None:
        """Score points that the caller tells of."""
        me = self.seats[seat]
        me.points = put(me.points, source, me.points[source] + amount)

    def scores(self) -> list[int] | None:
        return [self.seats[seat].score() for seat in range(self.players)] if self.over else None

    def winners(self) -> list[int] | None:
        """Most prestige wins; a tie has several winners (FE-28.20, FE-28.21)."""
        if not self.over:
            return None
        scores = [self.seats[seat].score() for seat in range(self.players)]
        best = max(scores)
        return [seat for seat in range(self.players) if scores[seat] == best]

    def breakdown(self) -> list[dict[str, int]] | None:
        if not self.over:
            return None
        return [
            {name: self.seats[seat].points[source] for source, name in enumerate(c.SOURCES)}
            for seat in range(self.players)
        ]


def put(items: list[int], at: i64, value: i64) -> list[int]:
    """The list with one entry changed."""
    changed = items[:]
    changed[at] = value
    return changed


def put_list(lists: list[list[int]], at: i64, items: list[int]) -> list[list[int]]:
    """The list of lists with one of them changed."""
    changed = lists[:]
    changed[at] = items
    return changed


def wing_of(space: i64) -> i64:
    """0 for the left wing, 1 for the right (FE-4.5)."""
    return space % c.COLUMNS // c.WING


def floor_of(space: int) -> int:
    """0 for the lowest floor (FE-4.3)."""
    return space // c.COLUMNS

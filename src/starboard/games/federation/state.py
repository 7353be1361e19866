"""The state of a table: four delegations, the senate, the five planets, laws and projects.

Face-down tokens have no order: what is turned up is drawn at that moment. Lists that seldom change are
replaced (`put`, `put_list`) and never changed in place, so that copies share them; `copy` says which.
"""

from __future__ import annotations

from typing import Final

from starboard.games.federation.board import Board
from starboard.games.federation.ops import Op
from starboard.games.federation.words import FLOORS, SPACES, word_list
from starboard.kernel import Chance, State, Vocabulary

VOCABULARY: Final = Vocabulary(word_list()[2:])

NOBODY: Final = -1
NEUTRAL: Final = 4

# Where points come from, for the breakdown.
FROM_FLOORS: Final = 0
FROM_LAWS: Final = 1
FROM_MISSIONS: Final = 2
FROM_SPECIALISTS: Final = 3
FROM_MEGASTRUCTURES: Final = 4
FROM_ACCREDITATION: Final = 5
FROM_MEDALS: Final = 6
FROM_LEFTOVERS: Final = 7
FROM_PROJECTS: Final = 8
SOURCES: Final = [
    "floors",
    "laws",
    "missions",
    "specialists",
    "megastructures",
    "accreditation",
    "medals",
    "leftovers",
    "projects",
]

# The special ambassador (FE-32.16).
SPECIAL_NONE: Final = 0
SPECIAL_READY: Final = 1
SPECIAL_PLACED: Final = 2
SPECIAL_GONE: Final = 3
SPECIAL_FRESH: Final = 4  # gained in this turn: ready from the owner's next turn on
SPECIAL: Final = 4  # its number among the ambassadors


NOTHING: Final[list[int]] = []  # an empty list that is never changed
NO_LISTS: Final[list[list[int]]] = []


class Delegation:
    """What one player owns. Sets of tokens are bits."""

    def __init__(self, goods: list[int], points: list[int]) -> None:
        self.goods = goods
        self.points = points
        self.alterations = NOTHING  # kinds, ascending; replaced, never changed
        self.degree = 0
        self.level_round = 0
        self.level_game = 0
        self.die = 0
        self.die_out = False
        self.hangar = 0
        self.ships = 0  # in the personal supply
        self.neo = 0
        self.moon = 0
        self.common = 0  # contributions to the common project
        self.start = NOBODY
        self.deep = NOBODY
        self.special = SPECIAL_NONE
        self.placed = 0
        self.marked = 0
        self.completed = 0
        self.medals = 0
        self.owned = 0
        self.used = 0
        self.discs1 = 0
        self.discs2 = 0
        self.slots = 0
        self.megas = 0
        self.asteroids = 0
        self.dead = 0

    def copy(self) -> Delegation:
        new = Delegation(self.goods[:], self.points[:])
        new.alterations = self.alterations
        new.degree = self.degree
        new.level_round = self.level_round
        new.level_game = self.level_game
        new.die = self.die
        new.die_out = self.die_out
        new.hangar = self.hangar
        new.ships = self.ships
        new.neo = self.neo
        new.moon = self.moon
        new.common = self.common
        new.start = self.start
        new.deep = self.deep
        new.special = self.special
        new.placed = self.placed
        new.marked = self.marked
        new.completed = self.completed
        new.medals = self.medals
        new.owned = self.owned
        new.used = self.used
        new.discs1 = self.discs1
        new.discs2 = self.discs2
        new.slots = self.slots
        new.megas = self.megas
        new.asteroids = self.asteroids
        new.dead = self.dead
        return new


class Interpreter:
    """Carries out effects and actions; the chapters reach each other only through it."""

    def perform(self, state: Federation, seat: int, effect: list[Op], source: int, chain: int) -> None:
        """Carry out an effect. `source` says where points come from, `chain` which specialists are at work."""
        raise NotImplementedError

    def act(self, state: Federation, seat: int, action: int) -> None:
        """Pay and carry out a senate action."""
        raise NotImplementedError

    def can_act(self, state: Federation, seat: int, action: int, extra: list[int]) -> bool:
        """Whether an action can be carried out after paying an extra cost."""
        raise NotImplementedError

    def income(self, state: Federation, seat: int, production: int, chain: int) -> None:
        """Take the income of a production."""
        raise NotImplementedError

    def can_income(self, state: Federation, seat: int, production: int, chain: int) -> bool:
        """Whether the income of a production would do anything."""
        raise NotImplementedError


class Reader:
    """What looks at a state without changing it: views, features, evaluation."""

    def look(self, state: Federation, seat: int | None) -> dict[str, object]:
        raise NotImplementedError

    def features(self, state: Federation, seat: int) -> list[float]:
        raise NotImplementedError

    def evaluate(self, state: Federation, seat: int) -> float:
        raise NotImplementedError

    def check(self, state: Federation) -> list[str]:
        raise NotImplementedError


class Federation(State):
    """A table of Federation."""

    def __init__(
        self, players: int, chance: Chance, board: Board, rules: Interpreter, reader: Reader, seats: list[Delegation]
    ) -> None:
        super().__init__(VOCABULARY, players, chance)
        self.board = board
        self.rules = rules
        self.reader = reader
        self.seats = seats
        self.round = 0
        self.turn = 0  # placements of this round so far
        self.starter = 0  # who began this round
        self.pawn = 0  # who holds the president pawn
        self.executive = False
        # the senate: one entry per space
        self.holder = NOTHING
        self.votes = NOTHING
        self.funds = NOTHING
        self.dice = NOTHING
        self.cover = NOTHING
        self.token = NOTHING
        self.outer = NOTHING  # seats of the tokens on the outer module
        self.used_alterations = NOTHING  # on tokens outside the senate, this round
        self.boxed_alterations = NOTHING
        # projects and medals
        self.projects = NOTHING
        self.medal_low = NOTHING  # the lowest remaining threshold of each planet, as its index
        self.medal_high = NOTHING
        self.medal_left = NOTHING  # accreditation, intrigue
        # Atal: what lies face up by colour and level, and the stacks of levels 1 and 2
        self.open = NOTHING
        self.stacks = NO_LISTS
        # Neo
        self.asteroid_at = NOTHING  # token, HIDDEN or NOBODY for each space
        self.asteroid_pool = NOTHING
        self.dead_open = NOTHING
        self.dead_pool = NOTHING
        self.dead_shown = False
        # 6Moon: kinds lying open, `moon_width` entries for each moon
        self.moon_at = NOTHING
        self.moon_shown = 0
        self.pool = NO_LISTS  # face-down alterations by strength
        self.beside = NOTHING  # how many of them lie beside the board
        self.looked = NOTHING  # being looked at by a seat
        self.returned = NOTHING  # put back after a look
        self.looker = NOBODY
        # E81216
        self.productions = NOTHING
        self.mega_values = NOTHING
        self.mega_robots = NO_LISTS
        # deep space
        self.deep = NOTHING
        self.deep_box = NOTHING
        self.deep_seen = 0  # the seats that have looked through the stack
        # laws: 0 left, 1 right
        self.law_pool = NO_LISTS
        self.law_now = NOTHING
        self.law_next = NOTHING
        self.law_gone = NOTHING
        self.start_offer = NOTHING
        self.block_planets = NOTHING
        self.block_rooms = NOTHING
        self.blocked = NOTHING  # the block tokens of this round: planet, room

    def copy(self) -> Federation:
        seats = [seat.copy() for seat in self.seats]
        new = Federation(self.players, self.chance.copy(), self.board, self.rules, self.reader, seats)
        self.copy_agenda(new)
        new.round = self.round
        new.turn = self.turn
        new.starter = self.starter
        new.pawn = self.pawn
        new.executive = self.executive
        new.holder = self.holder[:]
        new.votes = self.votes[:]
        new.funds = self.funds[:]
        new.dice = self.dice[:]
        new.cover = self.cover[:]
        new.token = self.token[:]
        new.outer = self.outer
        new.used_alterations = self.used_alterations
        new.boxed_alterations = self.boxed_alterations
        new.projects = self.projects[:]
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
        new.start_offer = self.start_offer
        new.block_planets = self.block_planets
        new.block_rooms = self.block_rooms
        new.blocked = self.blocked
        return new

    def guess(self, seat: int, chance: Chance) -> Federation:
        """Deal anew what lies face down: the deep space stack and what another seat looked at on 6Moon."""
        new = self.copy()
        new.chance = chance
        if not self.deep_seen >> seat & 1:
            pile = self.deep + self.deep_box
            new.deep = sorted([chance.draw(pile) for _ in self.deep])
            new.deep_box = sorted(pile)
        if self.looker != seat and self.looker != NOBODY:
            hidden = self.looked + self.returned
            if hidden:
                strength = self.board.alterations[hidden[0]].strength
                pile = self.pool[strength] + hidden
                new.looked = sorted([chance.draw(pile) for _ in self.looked])
                new.returned = [chance.draw(pile) for _ in self.returned]
                new.pool = put_list(self.pool, strength, pile)
        new.refresh()
        return new

    # ---- values of a delegation -----------------------------------------------------------------------

    def level(self, seat: int) -> int:
        """The accreditation level with all bonuses (FE-26.9, FE-33.16)."""
        me = self.seats[seat]
        return self.board.level_of_degree[me.degree] + me.level_round + me.level_game

    def influence(self, seat: int, planet: int) -> int:
        """Influence on a planet (FE-14.7)."""
        me = self.seats[seat]
        board = self.board
        if planet == 0:
            return board.neo[me.neo].influence
        if planet == 1:
            return me.moon
        if planet == 2:
            return board.atal_influence * bits(me.owned)
        if planet == 3:
            return board.disc_influence[0] * bits(me.discs1) + board.disc_influence[1] * bits(me.discs2)
        return board.build_influence[0] * bits(me.slots) + board.build_influence[1] * bits(me.megas)

    def missions(self, seat: int) -> int:
        """Completed missions, start and deep space tokens included (FE-9.10)."""
        me = self.seats[seat]
        return bits(me.completed) + (me.start >= 0) + (me.deep >= 0)

    def score(self, seat: int) -> int:
        """Points so far."""
        total = 0
        for amount in self.seats[seat].points:
            total += amount
        return total

    def earn(self, seat: int, source: int, amount: int) -> None:
        """Score points (FE-0.6)."""
        if amount:
            self.seats[seat].points[source] += amount
            if self.events is not None:
                self.emit(
                    "federation-points", {"seat": seat, "n": amount, "source": f"federation-from-{SOURCES[source]}"}
                )

    def scores(self) -> list[int] | None:
        return [self.score(seat) for seat in range(self.players)] if self.over else None

    def winners(self) -> list[int] | None:
        """Most prestige wins; a tie has several winners (FE-28.20, FE-28.21)."""
        if not self.over:
            return None
        scores = [self.score(seat) for seat in range(self.players)]
        best = max(scores)
        return [seat for seat in range(self.players) if scores[seat] == best]

    def breakdown(self) -> list[dict[str, int]] | None:
        if not self.over:
            return None
        return [
            {name: self.seats[seat].points[source] for source, name in enumerate(SOURCES)}
            for seat in range(self.players)
        ]

    # ---- reading --------------------------------------------------------------------------------------

    def look(self, seat: int | None) -> dict[str, object]:
        return self.reader.look(self, seat)

    def features(self, seat: int) -> list[float]:
        return self.reader.features(self, seat)

    def evaluate(self, seat: int) -> float:
        return self.reader.evaluate(self, seat)

    def check(self) -> list[str]:
        return self.reader.check(self)


def put(items: list[int], at: int, value: int) -> list[int]:
    """The list with one entry changed."""
    changed = items[:]
    changed[at] = value
    return changed


def put_list(lists: list[list[int]], at: int, items: list[int]) -> list[list[int]]:
    """The list of lists with one of them changed."""
    changed = lists[:]
    changed[at] = items
    return changed


def bits(mask: int) -> int:
    """How many tokens a set holds."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def wing_of(space: int) -> int:
    """0 for the left wing, 1 for the right (FE-4.5)."""
    return (space % 6) // 3


def floor_of(space: int) -> int:
    """0 for the lowest floor (FE-4.3)."""
    return space // 6


HIDDEN: Final = -2  # a face-down token
assert SPACES == FLOORS * 6

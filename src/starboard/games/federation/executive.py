"""The executive phase: income, upkeep, projects, floors, law; and the end of the round (FE-12, FE-13)."""

from __future__ import annotations

from starboard.games.federation import few_players, laws, projects, scoring
from starboard.games.federation.accreditation import upkeep_rises
from starboard.games.federation.ops import OP_DEGREE
from starboard.games.federation.placement import Placements
from starboard.games.federation.resources import can_pay, pay
from starboard.games.federation.state import (
    FROM_FLOORS,
    NEUTRAL,
    NOBODY,
    SPECIAL_GONE,
    SPECIAL_PLACED,
    Federation,
    floor_of,
)
from starboard.games.federation.words import COLUMNS, FLOORS, SPACES, W_LEVEL, W_PRODUCTION
from starboard.kernel import CLAUSE, DONE, Message, Prompt, Step, Task


class Round(Step[Federation]):
    """A round is the ambassador phase, then the executive phase (FE-5.5)."""

    def run(self, state: Federation) -> None:
        state.round += 1
        state.turn = 0
        state.starter = state.pawn  # FE-6.1
        few_players.block(state)
        state.emit("federation-round", {"n": state.round, "seat": state.starter})
        state.push(Executive())
        state.push(Placements(0))


class Executive(Step[Federation]):
    """Five steps in order (FE-12.1)."""

    def run(self, state: Federation) -> None:
        state.executive = True
        state.push(EndOfRound())
        state.push(laws.VoteOnLaw())
        state.push(Floors())
        state.push(FundProjects(0))
        order = [(state.starter + turn) % state.players for turn in range(state.players)]
        for seat in reversed(order):
            state.push(Upkeep(seat))
        for seat in reversed(order):
            state.push(Income(seat))


# ---- 1. income ----------------------------------------------------------------------------------------------


class Income(Step[Federation]):
    """All own productions, from left to right (FE-12.2)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, state: Federation) -> None:
        built = state.seats[self.owner].slots
        for slot in range(len(state.productions) - 1, -1, -1):
            if built >> slot & 1:
                state.push(Produce(self.owner, state.productions[slot]))


class Produce(Step[Federation]):
    """The income of one production (FE-20.4)."""

    def __init__(self, owner: int, production: int) -> None:
        super().__init__()
        self.owner = owner
        self.production = production

    def run(self, state: Federation) -> None:
        income = state.board.production_income[self.production]
        if any(op.code == OP_DEGREE for op in income) and upkeep_rises(state, self.owner):
            state.push(MayDecline(self.owner, self.production))
        else:
            state.rules.income(state, self.owner, self.production, 0)


class MayDecline(Task[Federation]):
    """A degree that makes the upkeep dearer need not be taken; other incomes never hurt."""

    def __init__(self, seat: int, production: int) -> None:
        super().__init__(seat)
        self.production = production

    def options(self, state: Federation) -> list[int]:
        return [DONE, W_PRODUCTION + self.production]

    def resolve(self, state: Federation, word: int) -> None:
        if word != DONE:
            state.rules.income(state, self.seat, self.production, 0)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-decline")

    def opens(self) -> int:
        return CLAUSE


# ---- 2. upkeep ----------------------------------------------------------------------------------------------


class Upkeep(Step[Federation]):
    """From level 3 up the accreditation costs a resource (FE-12.3)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, state: Federation) -> None:
        level = state.board.level_of_degree[state.seats[self.owner].degree]
        if level > state.board.floor_level:
            state.push(PayUpkeep(self.owner))


class PayUpkeep(Task[Federation]):
    """Pay for the level, or drop to the lowest degree of a level one does pay for (FE-12.4, FE-12.5)."""

    def options(self, state: Federation) -> list[int]:
        board = state.board
        me = state.seats[self.seat]
        words = [W_LEVEL + board.floor_level - 1]
        for level in range(board.floor_level + 1, board.level_of_degree[me.degree] + 1):
            if can_pay(me.goods, board.upkeep[level]):
                words.append(W_LEVEL + level - 1)
        return words

    def resolve(self, state: Federation, word: int) -> None:
        board = state.board
        me = state.seats[self.seat]
        level = word - W_LEVEL + 1
        pay(state, self.seat, board.upkeep[level])
        if level < board.level_of_degree[me.degree]:
            me.degree = board.first_degree[level]
            state.emit("federation-drops", {"seat": self.seat, "level": level})

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-upkeep", {"level": state.board.level_of_degree[state.seats[self.seat].degree]})

    def why_not(self, state: Federation, word: int) -> Message | None:
        level = word - W_LEVEL + 1
        if not 1 <= level < len(state.board.first_degree):
            return None
        if level > state.board.level_of_degree[state.seats[self.seat].degree]:
            return Message("federation-why-level-not-reached")
        return Message("federation-why-short", {"n": 1})

    def opens(self) -> int:
        return CLAUSE


# ---- 3. projects --------------------------------------------------------------------------------------------


class FundProjects(Step[Federation]):
    """Columns from left to right, in each from the top floor down (FE-12.7, FE-12.8)."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at

    def run(self, state: Federation) -> None:
        for at in range(self.at, SPACES):
            column, depth = at // FLOORS, at % FLOORS
            space = (FLOORS - 1 - depth) * COLUMNS + column
            if state.funds[space] == 0:
                continue
            before = len(state.trunk)
            projects.fund(state, state.holder[space], state.board.project_of_column[column])
            if len(state.trunk) > before:
                state.trunk.insert(before, FundProjects(at + 1))
                return


# ---- 4. floors ----------------------------------------------------------------------------------------------


def floor_votes(state: Federation, floor: int) -> list[int]:
    """Votes of each seat on a floor, dice included; the neutral votes come last (FE-27.6)."""
    votes = [0] * (NEUTRAL + 1)
    for space in range(floor * COLUMNS, (floor + 1) * COLUMNS):
        holder = state.holder[space]
        if holder != NOBODY:
            votes[holder] += state.votes[space]
            if state.dice[space]:
                votes[holder] += state.seats[holder].die
    return votes


class Floors(Step[Federation]):
    """On each floor whoever has the most votes scores the own level; so do all who tie (FE-12.18 to FE-12.20)."""

    def run(self, state: Federation) -> None:
        for floor in range(FLOORS):
            votes = floor_votes(state, floor)
            best = max(votes)
            if best == 0:
                continue
            for seat in range(state.players):
                if votes[seat] == best:
                    state.earn(seat, FROM_FLOORS, state.level(seat))


# ---- the end of the round -----------------------------------------------------------------------------------


class EndOfRound(Step[Federation]):
    """Tokens return, laws change, and after the last round the game is scored (FE-13)."""

    def run(self, state: Federation) -> None:
        self._clear_senate(state)
        for seat in range(state.players):
            me = state.seats[seat]
            me.placed = 0
            me.die_out = False
            me.level_round = 0  # FE-31.6: the level token goes
            if me.special == SPECIAL_PLACED:
                me.special = SPECIAL_GONE  # FE-32.16
        state.executive = False
        state.law_gone = state.law_gone + state.law_now  # FE-13.3
        state.law_now = []
        if state.round == state.board.rounds:
            scoring.final(state)
            state.over = True
            return
        laws.turn_up(state, state.round + 1)
        state.push(Round())

    def _clear_senate(self, state: Federation) -> None:
        boxed = [kind for kind in state.cover if kind != NOBODY] + state.used_alterations  # FE-13.2
        state.boxed_alterations = state.boxed_alterations + boxed
        state.used_alterations = []
        state.outer = []
        state.holder = [NOBODY] * SPACES
        state.cover = [NOBODY] * SPACES
        state.token = [NOBODY] * SPACES
        state.votes = [0] * SPACES
        state.funds = [0] * SPACES
        state.dice = [0] * SPACES
        state.blocked = []


assert floor_of(SPACES - 1) == FLOORS - 1

"""The executive phase: income, upkeep, projects, floors, law (FE-12)."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.components import ops
from starboard.games.federation.rules import e81216, laws, projects
from starboard.games.federation.rules.accreditation import upkeep_rises
from starboard.games.federation.rules.resources import can_pay, pay, spell
from starboard.games.federation.table import Table
from starboard.kernel import CLAUSE, DONE, Arg, Message, Prompt, Step, Task


class Executive(Step[Table]):
    """Five steps in order (FE-12.1)."""

    def run(self, table: Table) -> None:
        table.executive = True
        table.emit("federation-did-step", {"step": "step-income"})
        table.push(laws.VoteOnLaw())
        table.push(Floors())
        table.push(FundProjects(0))
        order = [(table.starter + turn) % table.players for turn in range(table.players)]
        for seat in reversed(order):
            table.push(Upkeep(seat))
        for seat in reversed(order):
            table.push(Income(seat))


# ---- 1. income ----------------------------------------------------------------------------------------------


class Income(Step[Table]):
    """All own productions, from left to right (FE-12.2)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, table: Table) -> None:
        built = table.seats[self.owner].slots
        for slot in range(len(table.productions) - 1, -1, -1):
            if built >> slot & 1:
                table.push(Produce(self.owner, table.productions[slot]))


class Produce(Step[Table]):
    """The income of one production (FE-20.4)."""

    def __init__(self, owner: int, production: int) -> None:
        super().__init__()
        self.owner = owner
        self.production = production

    def run(self, table: Table) -> None:
        income = table.board.production_income[self.production]
        if any(op.code == ops.OP_DEGREE for op in income) and upkeep_rises(table, self.owner):
            table.push(MayDecline(self.owner, self.production))
        else:
            e81216.income(table, self.owner, self.production, 0)


class MayDecline(Task[Table]):
    """A degree that makes the upkeep dearer need not be taken; other incomes never hurt."""

    def __init__(self, seat: int, production: int) -> None:
        super().__init__(seat)
        self.production = production

    def options(self, table: Table) -> list[int]:
        return [DONE, w.PRODUCTION + self.production]

    def resolve(self, table: Table, word: int) -> None:
        if word != DONE:
            e81216.income(table, self.seat, self.production, 0)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-decline")

    def starts(self) -> int:
        return CLAUSE


# ---- 2. upkeep ----------------------------------------------------------------------------------------------


class Upkeep(Step[Table]):
    """From level 3 up the accreditation costs a resource (FE-12.3)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, table: Table) -> None:
        if self.owner == table.starter:
            table.emit("federation-did-step", {"step": "step-upkeep"})
        level = table.board.level_of_degree[table.seats[self.owner].degree]
        if level > table.board.floor_level:
            table.push(PayUpkeep(self.owner))


def can_keep_level(table: Table, seat: int) -> bool:
    """Whether the upkeep of the level could be paid now, with what the own productions surely bring before."""
    me = table.seats[seat]
    board = table.board
    goods = me.goods[:]
    for slot in range(len(table.productions)):
        if me.slots >> slot & 1:
            for op in board.production_income[table.productions[slot]]:
                if op.code == ops.OP_GAIN:
                    goods[op.arg] = goods[op.arg] + op.amount
    return can_pay(goods, board.upkeep[board.level_of_degree[me.degree]])


class PayUpkeep(Task[Table]):
    """Pay for the level, or drop to the lowest degree of a level one does pay for (FE-12.4, FE-12.5)."""

    def options(self, table: Table) -> list[int]:
        board = table.board
        me = table.seats[self.seat]
        words = [w.LEVEL + board.floor_level - 1]
        for level in range(board.floor_level + 1, board.level_of_degree[me.degree] + 1):
            if can_pay(me.goods, board.upkeep[level]):
                words.append(w.LEVEL + level - 1)
        return words

    def resolve(self, table: Table, word: int) -> None:
        board = table.board
        me = table.seats[self.seat]
        level = word - w.LEVEL + 1
        pay(table, self.seat, board.upkeep[level])
        if level < board.level_of_degree[me.degree]:
            me.degree = board.first_degree[level]
            table.emit("federation-did-drops", {"seat": self.seat, "level": level})

    def prompt(self, table: Table) -> Prompt:
        board = table.board
        level = board.level_of_degree[table.seats[self.seat].degree]
        args: dict[str, Arg] = {"level": level, "cost": spell(board.upkeep[level]), "below": board.floor_level}
        return Prompt("federation-ask-upkeep", args)

    def why_not(self, table: Table, word: int) -> Message | None:
        level = word - w.LEVEL + 1
        if not 1 <= level < len(table.board.first_degree):
            return None
        if level > table.board.level_of_degree[table.seats[self.seat].degree]:
            return Message("federation-why-level-not-reached")
        return Message("federation-why-short", {"n": 1})

    def starts(self) -> int:
        return CLAUSE


# ---- 3. projects --------------------------------------------------------------------------------------------


class FundProjects(Step[Table]):
    """Columns from left to right, in each from the top floor down (FE-12.7, FE-12.8)."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at

    def run(self, table: Table) -> None:
        if self.at == 0:
            table.emit("federation-did-step", {"step": "step-projects"})
        for at in range(self.at, c.SPACES):
            column, depth = at // c.FLOORS, at % c.FLOORS
            space = (c.FLOORS - 1 - depth) * c.COLUMNS + column
            if table.funds[space] == 0:
                continue
            depth = table.depth()
            projects.fund(table, table.holder[space], table.board.project_of_column[column])
            if table.after_questions(depth, FundProjects(at + 1)):
                return


# ---- 4. floors ----------------------------------------------------------------------------------------------


def floor_votes(table: Table, floor: int) -> list[int]:
    """Votes of each seat on a floor, dice included; the neutral votes come last (FE-27.6)."""
    votes = [0] * (c.NEUTRAL + 1)
    for space in range(floor * c.COLUMNS, (floor + 1) * c.COLUMNS):
        holder = table.holder[space]
        if holder != c.NOBODY:
            more: i64 = table.votes[space]
            if table.dice[space]:
                more += table.seats[holder].die
            if more:
                votes[holder] = votes[holder] + more
    return votes


def floor_leaders(table: Table, floor: int) -> list[int]:
    """The seats with the most votes on a floor, all who tie; neutral votes can be ahead (FE-12.19, FE-12.20)."""
    votes = floor_votes(table, floor)
    best = 0
    for each in votes:
        best = max(best, each)
    return [seat for seat in range(table.players) if votes[seat] == best] if best > 0 else []


class Floors(Step[Table]):
    """On each floor whoever has the most votes scores the own level (FE-12.18)."""

    def run(self, table: Table) -> None:
        table.emit("federation-did-step", {"step": "step-floors"})
        for floor in range(c.FLOORS):
            for seat in floor_leaders(table, floor):
                points = table.level(seat)
                table.add_points(seat, c.FROM_FLOORS, points)
                table.emit("federation-did-floor", {"seat": seat, "n": points, "floor": floor + 1})

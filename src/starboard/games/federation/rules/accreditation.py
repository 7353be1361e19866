"""Accreditation: degrees, levels, the deep space token at the top (FE-26, FE-32)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.rules import medals
from starboard.games.federation.table import Table
from starboard.kernel import CLAUSE, Message, Prompt, Step, Task


def promote(table: Table, seat: int, degrees: int) -> None:
    """Gain degrees; beyond the top each is a point (FE-26.6 to FE-26.8)."""
    me = table.seats[seat]
    board = table.board
    climbed = min(degrees, board.top_degree - me.degree)
    if climbed:
        below = me.degree
        me.degree += climbed
        if table.events is not None:
            table.emit("federation-did-degrees", {"seat": seat, "n": climbed, "level": table.level(seat)})
        if below < board.medal_degree <= me.degree:
            medals.award(table, seat, c.MEDAL_ACCREDITATION)
        if me.degree == board.top_degree and me.deep == c.NOBODY:
            table.push(LookIntoDeepSpace(seat))
    table.earn(seat, c.FROM_ACCREDITATION, degrees - climbed)


class LookIntoDeepSpace(Step[Table]):
    """Take the stack of deep space tokens and look through it (FE-32.1)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, table: Table) -> None:
        if table.seats[self.owner].deep == c.NOBODY and table.deep:
            table.deep_seen |= 1 << self.owner
            table.reveal()
            table.push(ChooseDeepSpace(self.owner))


class ChooseDeepSpace(Task[Table]):
    """Choose one of the remaining deep space tokens and resolve it at once (FE-26.7, FE-32.3)."""

    def options(self, table: Table) -> list[int]:
        return [w.DEEP + token for token in table.deep]

    def resolve(self, table: Table, word: int) -> None:
        token = word - w.DEEP
        table.deep = [other for other in table.deep if other != token]
        table.reveal()
        table.seats[self.seat].deep = token
        if table.events is not None:
            table.emit("federation-did-deep-space", {"seat": self.seat, "token": table.vocabulary.word(word)})
        table.perform(self.seat, table.board.deep_space[token], c.FROM_SPECIALISTS, 0)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-deep-space")

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("federation-why-deep-space") if w.DEEP <= word < w.DEEP + 8 else None

    def starts(self) -> int:
        return CLAUSE  # nobody can foresee what the stack holds

    def ask_forced(self) -> bool:
        return True  # which tokens are left is for the looker alone


def upkeep_rises(table: Table, seat: int) -> bool:
    """Whether one more degree would reach a level with another upkeep."""
    me = table.seats[seat]
    board = table.board
    if me.degree >= board.top_degree:
        return False
    now = board.level_of_degree[me.degree]
    then = board.level_of_degree[me.degree + 1]
    return board.upkeep[now] != board.upkeep[then]

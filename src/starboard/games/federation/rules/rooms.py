"""The senate's rooms, spying and the outer module (FE-22, FE-23, FE-25)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.rules import arratuin, atal, e81216, neo, sixmoon, specialists
from starboard.games.federation.rules.resources import lacking, pay
from starboard.games.federation.table import Table
from starboard.kernel import Message, Prompt, Task


def can_act(table: Table, seat: int, action: int, extra: list[int]) -> bool:
    """Whether the own cost of an action can be paid besides an extra cost; planets have none (FE-14.5, R-004)."""
    if table.rules < 3:
        return _has_use(table, seat, action, extra)
    return lacking(table.seats[seat].goods, table.board.action_cost[action], extra) == 0


def _has_use(table: Table, seat: int, action: int, extra: list[int]) -> bool:
    """As before rules 3: a planet without anything to do there is closed."""
    if action == c.NEO:
        return neo.can_act(table, seat)
    if action == c.SIXMOON:
        return sixmoon.can_act(table, seat)
    if action == c.ATAL:
        return atal.can_act(table, seat)
    if action == c.ARRATUIN:
        return arratuin.can_act(table, seat, extra)
    if action == c.E81216:
        return e81216.can_act(table, seat, extra)
    cost = table.board.action_cost[action]
    if lacking(table.seats[seat].goods, cost, extra):
        return False
    return action != c.SPY or bool(copyable(table, seat, c.SPY, cost))


def act(table: Table, seat: int, action: int) -> None:
    """Pay and carry out an action of the senate (FE-8.6)."""
    pay(table, seat, table.board.action_cost[action])
    me = table.seats[seat]
    held = me.owned if table.rules >= 3 else specialists.ready(table, seat)
    if action == c.NEO:
        table.push(neo.NeoAction(seat, held, 0))
    elif action == c.SIXMOON:
        table.push(sixmoon.SixmoonAction(seat, held, 0))
    elif action == c.ATAL:
        table.push(atal.AtalAction(seat, held))
    elif action == c.ARRATUIN:
        table.push(arratuin.ArratuinAction(seat, held))
    elif action == c.E81216:
        table.push(e81216.BuildAction(seat, held, 0))
    else:
        table.perform(seat, table.board.action_effect[action], c.FROM_SPECIALISTS, 0)


def copyable(table: Table, seat: int, below: int, extra: list[int]) -> list[int]:
    """The actions that may be copied: planets and rooms, never the President's Office (FE-22.10, FE-23.2)."""
    return [a for a in range(below) if a != c.PRESIDENT and can_act(table, seat, a, extra)]


class CopyAction(Task[Table]):
    """Copy an action, whether its space is occupied or not, and pay for it as well (FE-23.4)."""

    def __init__(self, seat: int, below: int) -> None:
        super().__init__(seat)
        self.below = below

    def options(self, table: Table) -> list[int]:
        return [w.ACTION + action for action in copyable(table, self.seat, self.below, c.FREE)]

    def resolve(self, table: Table, word: int) -> None:
        if table.events is not None:
            table.emit("federation-did-spies", {"seat": self.seat, "action": table.vocabulary.word(word)})
        act(table, self.seat, word - w.ACTION)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-spy")

    def why_not(self, table: Table, word: int) -> Message | None:
        action = word - w.ACTION
        if action == c.PRESIDENT:
            return Message("federation-why-no-copy")
        if self.below <= action < c.SPY:
            return Message("federation-why-planets-only")
        if 0 <= action < self.below:
            return why_no_action(table, self.seat, action)
        return None


def why_no_action(table: Table, seat: int, action: int) -> Message:
    """Why an action cannot be carried out."""
    short = lacking(table.seats[seat].goods, table.board.action_cost[action], c.FREE)
    return Message("federation-why-short", {"n": short}) if short else Message("federation-why-nothing-there")

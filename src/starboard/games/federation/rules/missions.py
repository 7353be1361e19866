"""Special missions on the player board (FE-9, FE-24)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.components import ops
from starboard.games.federation.rules import rooms, specialists
from starboard.games.federation.rules.resources import can_pay, lacking, pay
from starboard.games.federation.rules.specialists import why_specialist
from starboard.games.federation.table import Table
from starboard.kernel import CLAUSE, DONE, EMPTY, Message, Prompt, SetTask, Task, bits

ALL: Final = (1 << len(c.ACTIONS)) - 1
JUST_DONE: Final = [DONE]


def mark(table: Table, seat: int, mission: int) -> None:
    """Place a marker on a mission: it is open from now on; a marked one stays as it is (FE-8.8 to FE-8.10)."""
    me = table.seats[seat]
    if me.marked >> mission & 1:
        return
    me.marked |= 1 << mission
    if table.events is not None:
        table.emit("federation-did-marks", {"seat": seat, "mission": "mission-" + c.ACTIONS[mission]})


def unmarked(table: Table, seat: int) -> list[int]:
    """The words for missions without a marker."""
    marked = table.seats[seat].marked
    return [w.MISSION + mission for mission in range(len(c.ACTIONS)) if not marked >> mission & 1]


class MarkMission(Task[Table]):
    """A marker on a mission of choice (FE-22.7, FE-33.11)."""

    def options(self, table: Table) -> list[int]:
        return unmarked(table, self.seat)

    def resolve(self, table: Table, word: int) -> None:
        mark(table, self.seat, word - w.MISSION)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-marker", {"n": 1})

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("federation-why-marked") if 0 <= word - w.MISSION < len(c.ACTIONS) else None


class MarkMissions(SetTask[Table]):
    """Several markers at once."""

    def candidates(self, table: Table) -> list[int]:
        return unmarked(table, self.seat)

    def finish(self, table: Table, chosen: list[int]) -> None:
        for word in chosen:
            mark(table, self.seat, word - w.MISSION)

    def ask(self, table: Table) -> Message:
        return Message("federation-ask-marker", {"n": self.most})

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("federation-why-marked") if 0 <= word - w.MISSION < len(c.ACTIONS) else None


def choose_markers(table: Table, seat: int, amount: int) -> None:
    """Ask for as many markers as can be placed; with all twelve marked the effect is lost."""
    amount = min(amount, len(c.ACTIONS) - bits(table.seats[seat].marked))
    if amount == 1:
        table.push(MarkMission(seat))
    elif amount > 1:
        table.push(MarkMissions(seat, amount, amount))


def can_start(table: Table, seat: i64, mission: i64) -> bool:
    """The three conditions: marker, ship and level (FE-9.5 to FE-9.7, R-040)."""
    me = table.seats[seat]
    board = table.board
    if me.hangar == 0 or not (me.marked & ~me.completed) >> mission & 1:
        return False
    if table.level(seat) < board.mission_level[mission]:
        return False
    return table.rules >= 3 or _possible(table, seat, mission)


def _possible(table: Table, seat: int, mission: int) -> bool:
    """As before rules 3: the mission's cost and its planet action must be possible."""
    board = table.board
    cost = board.mission_cost[mission]
    if lacking(table.seats[seat].goods, cost, c.FREE):
        return False
    for op in board.mission_effect[mission]:
        if op.code == ops.OP_ACTION:
            return rooms.can_act(table, seat, op.arg, cost)
        if op.code == ops.OP_COPY_ACTION:
            return any(rooms.can_act(table, seat, planet, cost) for planet in range(c.E81216 + 1))
    return True


def startable(table: Table, seat: int) -> list[int]:
    """The missions on which a ship may be sent now."""
    me = table.seats[seat]
    if me.hangar == 0 or not me.marked & ~me.completed:
        return EMPTY
    return [mission for mission in range(len(c.ACTIONS)) if can_start(table, seat, mission)]


class SendShip(Task[Table]):
    """Send a ship on one open mission, or do not (FE-6.3, FE-9.4)."""

    def options(self, table: Table) -> list[int]:
        words = [DONE]
        for mission in startable(table, self.seat):
            words.append(w.MISSION + mission)
        return specialists.with_any_time(table, self.seat, words)

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return
        if w.is_specialist(word):
            table.push(self)
            specialists.use(table, self.seat, word - w.SPECIALIST, 0)
            return
        table.push(LastWord(self.seat))
        start(table, self.seat, word - w.MISSION)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-mission", {"n": len(startable(table, self.seat))})

    def why_not(self, table: Table, word: int) -> Message | None:
        mission = word - w.MISSION
        if 0 <= mission < len(c.ACTIONS):
            return why_no_mission(table, self.seat, mission)
        return why_specialist(table, self.seat, word)

    def starts(self) -> int:
        return CLAUSE


def start(table: Table, seat: int, mission: int) -> None:
    """The ship leaves the hangar for good, then the mission is carried out (FE-9.3, FE-9.8)."""
    me = table.seats[seat]
    me.hangar -= 1
    me.completed |= 1 << mission
    if table.events is not None:
        table.emit("federation-did-mission", {"seat": seat, "mission": "mission-" + c.ACTIONS[mission]})
    cost = table.board.mission_cost[mission]
    if can_pay(me.goods, cost):
        pay(table, seat, cost)
        table.perform(seat, table.board.mission_effect[mission], c.FROM_MISSIONS, 0)


def why_no_mission(table: Table, seat: int, mission: int) -> Message:
    """The first condition that a mission does not meet."""
    me = table.seats[seat]
    if me.completed >> mission & 1:
        return Message("federation-why-mission-done")
    if not me.marked >> mission & 1:
        return Message("federation-why-mission-closed")
    if me.hangar == 0:
        return Message("federation-why-no-ship")
    short = table.board.mission_level[mission] - table.level(seat)
    if short > 0:
        return Message("federation-why-level", {"n": short})
    return Message("federation-why-nothing-there")


class LastWord(Task[Table]):
    """After the mission, tokens that work at any moment of the turn may still be used (FE-18.7)."""

    def options(self, table: Table) -> list[int]:
        return specialists.with_any_time(table, self.seat, JUST_DONE)

    def resolve(self, table: Table, word: int) -> None:
        if word != DONE:
            table.push(self)
            specialists.use(table, self.seat, word - w.SPECIALIST, 0)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-last-word")

    def why_not(self, table: Table, word: int) -> Message | None:
        if 0 <= word - w.MISSION < len(c.ACTIONS):
            return Message("federation-why-one-mission")
        return why_specialist(table, self.seat, word)

    def starts(self) -> int:
        return CLAUSE

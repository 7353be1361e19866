"""The one interpreter of effects: what each op of the data tables does."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.components import ops
from starboard.games.federation.components.ops import Op
from starboard.games.federation.rules import (
    accreditation,
    arratuin,
    assistants,
    atal,
    e81216,
    medals,
    missions,
    projects,
    resources,
    rooms,
    sixmoon,
    specialists,
)
from starboard.games.federation.table import Table
from starboard.kernel import Message, Prompt, Step, Task, bits


class Perform(Step[Table]):
    """The rest of an effect, after a question that came up in it."""

    def __init__(self, owner: int, effect: list[Op], at: int, source: int, chain: int) -> None:
        super().__init__()
        self.owner = owner
        self.effect = effect
        self.at = at
        self.source = source
        self.chain = chain

    def run(self, table: Table) -> None:
        run_from(table, self.owner, self.effect, self.at, self.source, self.chain)


def perform(table: Table, seat: int, effect: list[Op], source: int, chain: int) -> None:
    """Carry out an effect: `source` says where points come from, `chain` which specialists are at work."""
    run_from(table, seat, effect, 0, source, chain)


def run_from(table: Table, seat: int, effect: list[Op], at: int, source: int, chain: int) -> None:
    """Carry out ops until one of them asks something; the rest waits beneath that question."""
    end = len(effect)
    while at < end:
        depth = table.depth()
        do(table, seat, effect[at], source, chain)
        at += 1
        if at < end and table.depth() > depth:
            table.after_questions(depth, Perform(seat, effect, at, source, chain))
            return


def do(table: Table, seat: int, op: Op, source: int, chain: int) -> None:
    """Carry out one op."""
    code = op.code
    if code == ops.OP_GAIN:
        resources.gain(table, seat, op.arg, op.amount)
    elif code == ops.OP_DEGREE:
        accreditation.promote(table, seat, op.amount)
    elif code == ops.OP_POINTS_PER:
        table.earn(seat, source, op.amount * value(table, seat, op.arg))
    elif code == ops.OP_DIE:
        assistants.raise_die(table, seat, op.amount)
    elif code == ops.OP_SHIP:
        resources.gain_ships(table, seat, op.amount)
    elif code == ops.OP_MARKER:
        missions.choose_markers(table, seat, op.amount)
    elif code == ops.OP_ADVANCE:
        table.push(projects.Advance(seat, op.amount, 0))
    elif code == ops.OP_ACTION:
        if rooms.can_act(table, seat, op.arg, c.FREE):
            rooms.act(table, seat, op.arg)
    elif code == ops.OP_CRYSTAL:
        table.push(resources.ChooseCrystals(seat, op.amount, 0))
    elif code == ops.OP_GAIN_PER:
        resources.gain(table, seat, op.kind, op.amount * value(table, seat, op.arg))
    elif code == ops.OP_PICK:
        if feasible(table, seat, op.kinds):
            table.push(Pick(seat, op, source, chain))
    elif code == ops.OP_MIX:
        if feasible(table, seat, op.kinds):
            table.push(Mix(seat, op, op.amount, 0, source, chain))
    else:
        _do_rare(table, seat, op, chain)


def _do_rare(table: Table, seat: int, op: Op, chain: int) -> None:
    """The ops of specialists, deep space tokens and productions."""
    me = table.seats[seat]
    code = op.code
    if code == ops.OP_LEVEL_ROUND:
        me.level_round += op.amount
    elif code == ops.OP_LEVEL_GAME:
        me.level_game += op.amount
    elif code == ops.OP_REACTIVATE:
        table.push(specialists.Reactivate(seat, op.amount, chain))
    elif code == ops.OP_COPY:
        if specialists.copies_now(table, seat, op.amount, chain):
            table.push(specialists.CopySpecialist(seat, op.amount, chain))
    elif code == ops.OP_TAKE:
        if atal.level_three(table, seat):
            table.push(atal.TakeLevelThree(seat))
    elif code == ops.OP_INCOME:
        table.push(e81216.ChooseIncome(seat, op.amount, chain))
    elif code == ops.OP_DISC:
        if arratuin.free_shops(table, seat, op.amount):
            table.push(arratuin.FreeDisc(seat, op.amount, op.arg == 1))
    elif code == ops.OP_ALTERATION:
        sixmoon.draw_from_supply(table, seat, op.amount)
    elif code == ops.OP_ALTERATION_PICK:
        sixmoon.look_at_supply(table, seat, op.amount, op.arg)
    elif code == ops.OP_COPY_ACTION:
        table.push(rooms.CopyAction(seat, c.SPY if op.arg == 1 else c.E81216 + 1))
    elif code == ops.OP_UPGRADE:
        table.push(resources.Upgrade(seat))
    elif code == ops.OP_TRANSPORT:
        table.push(e81216.Transport(seat))
    else:
        _do_honours(table, seat, op)


def _do_honours(table: Table, seat: int, op: Op) -> None:
    """Medals, the pawn, the special ambassador, a die at its highest, markers and a robot for nothing."""
    me = table.seats[seat]
    code = op.code
    if code == ops.OP_MEDAL:
        if op.arg >= c.MEDAL_ACCREDITATION:
            medals.award(table, seat, op.arg)
        elif medals.available(table, seat):
            table.push(medals.ChooseMedal(seat))
    elif code == ops.OP_PAWN:
        table.pawn = seat
        table.emit("federation-did-pawn", {"seat": seat})
    elif code == ops.OP_AMBASSADOR:
        me.special = c.SPECIAL_FRESH
    elif code == ops.OP_DIE_SET:
        if me.die < op.amount:
            assistants.raise_die(table, seat, op.amount - me.die)
    elif code == ops.OP_MARKER_ALL:
        for mission in range(len(c.ACTIONS)):
            missions.mark(table, seat, mission)
    elif code == ops.OP_ROBOT and e81216.unbuilt(table, seat):
        table.push(e81216.FreeRobot(seat))


def value(table: Table, seat: i64, per: i64) -> i64:
    """What an effect counts."""
    me = table.seats[seat]
    if per <= c.E81216:
        return table.influence(seat, per)
    if per == ops.PER_MISSIONS:
        return table.missions(seat)
    if per == ops.PER_LEVEL:
        return table.level(seat)
    if per == ops.PER_DIE:
        return me.die
    if per == ops.PER_MARKED:  # each mission once, open or completed
        return bits(me.marked | me.completed) + (1 if me.start >= 0 else 0) + (1 if me.deep >= 0 else 0)
    if per == ops.PER_COLOURS:
        return sum(1 for colour in range(5) if me.owned >> (9 * colour) & 511)
    if per == ops.PER_GOLD:
        return me.goods[3]
    if per == ops.PER_MEGASTRUCTURES:
        return bits(me.megas)
    if per == ops.PER_SHIPS:
        return me.hangar
    if per == ops.PER_SHOPS:
        return bits(me.discs2)
    if per == ops.PER_ALTERATIONS:
        return len(me.alterations)
    if per == ops.PER_ASTEROIDS:
        return bits(me.asteroids) + bits(me.dead)
    return resources.crystals(me.goods) + me.goods[3]


def mission_worth(table: Table, seat: int, mission: int) -> int | None:
    """The points for performing a mission now, None if it gives none; the mission itself counts (FE-9.8, FE-9.10)."""
    effect = table.board.mission_effect[mission]
    if len(effect) != 1 or effect[0].code != ops.OP_POINTS_PER:
        return None
    per = effect[0].arg
    done = table.seats[seat].completed >> mission & 1
    if per == ops.PER_MISSIONS and not done:
        return effect[0].amount * (value(table, seat, per) + 1)
    return effect[0].amount * value(table, seat, per)


def word_of(op: Op) -> int:
    """The word that points at an op where it is one of several."""
    code = op.code
    if code == ops.OP_GAIN:
        return w.RESOURCE + op.arg
    if code == ops.OP_ACTION:
        return w.ACTION + op.arg
    if code == ops.OP_DEGREE:
        return w.DEGREE
    if code == ops.OP_DIE:
        return w.DIE
    return w.SHIP if code == ops.OP_SHIP else w.MARKER


def can_do(table: Table, seat: int, op: Op) -> bool:
    """Whether one unit of an alternative would do anything."""
    if op.code == ops.OP_SHIP:
        return resources.can_gain_ship(table, seat)
    if op.code == ops.OP_MARKER:
        return table.seats[seat].marked != missions.ALL
    if op.code == ops.OP_ACTION:
        return rooms.can_act(table, seat, op.arg, c.FREE)
    return True


def feasible(table: Table, seat: int, kinds: list[Op]) -> list[int]:
    """The indices of the alternatives that would do anything."""
    return [at for at in range(len(kinds)) if can_do(table, seat, kinds[at])]


class Pick(Task[Table]):
    """All of one kind (FE-19.4, FE-31.25)."""

    def __init__(self, seat: int, op: Op, source: int, chain: int) -> None:
        super().__init__(seat)
        self.op = op
        self.source = source
        self.chain = chain

    def options(self, table: Table) -> list[int]:
        return [word_of(self.op.kinds[at]) for at in feasible(table, self.seat, self.op.kinds)]

    def resolve(self, table: Table, word: int) -> None:
        for kind in self.op.kinds:
            if word_of(kind) == word:
                unit = Op(kind.code, kind.amount * self.op.amount, kind.arg, kind.kind, [])
                run_from(table, self.seat, [unit], 0, self.source, self.chain)
                return

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-pick", {"n": self.op.amount})

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("federation-why-no-room") if word in [word_of(kind) for kind in self.op.kinds] else None


class Mix(Task[Table]):
    """Any combination of kinds, unit by unit in a fixed order (FE-19.4)."""

    def __init__(self, seat: int, op: Op, left: int, lowest: int, source: int, chain: int) -> None:
        super().__init__(seat)
        self.op = op
        self.left = left
        self.lowest = lowest
        self.source = source
        self.chain = chain

    def options(self, table: Table) -> list[int]:
        kinds = self.op.kinds
        found = feasible(table, self.seat, kinds)
        words = [word_of(kinds[at]) for at in found if at >= self.lowest]
        return words or [word_of(kinds[at]) for at in found]

    def resolve(self, table: Table, word: int) -> None:
        kinds = self.op.kinds
        at = 0
        while word_of(kinds[at]) != word:
            at += 1
        if self.left > 1:
            table.push(MixOn(self.seat, self.op, self.left - 1, at, self.source, self.chain))
        run_from(table, self.seat, [kinds[at]], 0, self.source, self.chain)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-mix", {"n": self.left})

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("federation-why-no-room") if word in [word_of(kind) for kind in self.op.kinds] else None


class MixOn(Step[Table]):
    """The next unit of a combination, if anything can still be taken."""

    def __init__(self, owner: int, op: Op, left: int, lowest: int, source: int, chain: int) -> None:
        super().__init__()
        self.owner = owner
        self.op = op
        self.left = left
        self.lowest = lowest
        self.source = source
        self.chain = chain

    def run(self, table: Table) -> None:
        if feasible(table, self.owner, self.op.kinds):
            table.push(Mix(self.owner, self.op, self.left, self.lowest, self.source, self.chain))

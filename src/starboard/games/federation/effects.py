"""The one interpreter of effects: what each op of the data tables does."""

from __future__ import annotations

from typing import Final

from starboard.games.federation import (
    accreditation,
    arratuin,
    assistants,
    atal,
    e81216,
    medals,
    missions,
    neo,
    ops,
    projects,
    resources,
    rooms,
    sixmoon,
    specialists,
)
from starboard.games.federation.ops import Op
from starboard.games.federation.state import (
    FROM_SPECIALISTS,
    SPECIAL_FRESH,
    Federation,
    Interpreter,
    bits,
)
from starboard.games.federation.words import (
    ACTIONS,
    ARRATUIN,
    ATAL,
    E81216,
    MEDAL_ACCREDITATION,
    NEO,
    SIXMOON,
    SPY,
)
from starboard.kernel import Message, Prompt, Step, Task


class Perform(Step[Federation]):
    """The rest of an effect, after a question that came up in it."""

    def __init__(self, owner: int, effect: list[Op], at: int, source: int, chain: int) -> None:
        super().__init__()
        self.owner = owner
        self.effect = effect
        self.at = at
        self.source = source
        self.chain = chain

    def run(self, state: Federation) -> None:
        run_from(state, self.owner, self.effect, self.at, self.source, self.chain)


def run_from(state: Federation, seat: int, effect: list[Op], at: int, source: int, chain: int) -> None:
    """Carry out ops until one of them asks something; the rest waits beneath that question."""
    end = len(effect)
    while at < end:
        depth = len(state.trunk)
        do(state, seat, effect[at], source, chain)
        at += 1
        if len(state.trunk) > depth and at < end:
            state.trunk.insert(depth, Perform(seat, effect, at, source, chain))
            return


def do(state: Federation, seat: int, op: Op, source: int, chain: int) -> None:
    """Carry out one op."""
    code = op.code
    if code == ops.OP_GAIN:
        resources.gain(state, seat, op.arg, op.amount)
    elif code == ops.OP_DEGREE:
        accreditation.promote(state, seat, op.amount)
    elif code == ops.OP_POINTS_PER:
        state.earn(seat, source, op.amount * value(state, seat, op.arg))
    elif code == ops.OP_DIE:
        assistants.raise_die(state, seat, op.amount)
    elif code == ops.OP_SHIP:
        resources.gain_ships(state, seat, op.amount)
    elif code == ops.OP_MARKER:
        missions.choose_markers(state, seat, op.amount)
    elif code == ops.OP_ADVANCE:
        state.push(projects.Advance(seat, op.amount, 0))
    elif code == ops.OP_ACTION:
        if rooms.can_act(state, seat, op.arg, resources.FREE):
            act(state, seat, op.arg)
    elif code == ops.OP_CRYSTAL:
        state.push(resources.ChooseCrystals(seat, op.amount, 0))
    elif code == ops.OP_GAIN_PER:
        resources.gain(state, seat, op.kind, op.amount * value(state, seat, op.arg))
    elif code == ops.OP_PICK:
        if feasible(state, seat, op.kinds):
            state.push(Pick(seat, op, source, chain))
    elif code == ops.OP_MIX:
        if feasible(state, seat, op.kinds):
            state.push(Mix(seat, op, op.amount, 0, source, chain))
    else:
        _do_rare(state, seat, op, chain)


def _do_rare(state: Federation, seat: int, op: Op, chain: int) -> None:
    """The ops of specialists, deep space tokens and productions."""
    me = state.seats[seat]
    code = op.code
    if code == ops.OP_LEVEL_ROUND:
        me.level_round += op.amount
    elif code == ops.OP_LEVEL_GAME:
        me.level_game += op.amount
    elif code == ops.OP_REACTIVATE:
        state.push(specialists.Reactivate(seat, op.amount, chain))
    elif code == ops.OP_COPY:
        if specialists.copies_now(state, seat, op.amount, chain):
            state.push(specialists.CopySpecialist(seat, op.amount, chain))
    elif code == ops.OP_TAKE:
        if atal.level_three(state, seat):
            state.push(atal.TakeLevelThree(seat))
    elif code == ops.OP_INCOME:
        state.push(e81216.ChooseIncome(seat, op.amount, chain))
    elif code == ops.OP_DISC:
        if arratuin.free_shops(state, seat, op.amount):
            state.push(arratuin.FreeDisc(seat, op.amount, op.arg == 1))
    elif code == ops.OP_ALTERATION:
        sixmoon.draw_from_supply(state, seat, op.amount)
    elif code == ops.OP_ALTERATION_PICK:
        sixmoon.look_at_supply(state, seat, op.amount, op.arg)
    elif code == ops.OP_COPY_ACTION:
        state.push(rooms.CopyAction(seat, SPY if op.arg == 1 else E81216 + 1))
    elif code == ops.OP_UPGRADE:
        state.push(resources.Upgrade(seat))
    elif code == ops.OP_TRANSPORT:
        state.push(e81216.Transport(seat))
    else:
        _do_honours(state, seat, op)


def _do_honours(state: Federation, seat: int, op: Op) -> None:
    """Medals, the pawn, the special ambassador, a die at its highest, markers and a robot for nothing."""
    me = state.seats[seat]
    code = op.code
    if code == ops.OP_MEDAL:
        if op.arg >= MEDAL_ACCREDITATION:
            medals.award(state, seat, op.arg)
        elif medals.available(state, seat):
            state.push(medals.ChooseMedal(seat))
    elif code == ops.OP_PAWN:
        state.pawn = seat
        state.emit("federation-pawn", {"seat": seat})
    elif code == ops.OP_AMBASSADOR:
        me.special = SPECIAL_FRESH
    elif code == ops.OP_DIE_SET:
        if me.die < op.amount:
            assistants.raise_die(state, seat, op.amount - me.die)
    elif code == ops.OP_MARKER_ALL:
        for mission in range(len(ACTIONS)):
            missions.mark(state, seat, mission)
    elif code == ops.OP_ROBOT and e81216.unbuilt(state, seat):
        state.push(e81216.FreeRobot(seat))


def value(state: Federation, seat: int, per: int) -> int:
    """What an effect counts."""
    me = state.seats[seat]
    if per <= E81216:
        return state.influence(seat, per)
    if per == ops.PER_MISSIONS:
        return state.missions(seat)
    if per == ops.PER_LEVEL:
        return state.level(seat)
    if per == ops.PER_DIE:
        return me.die
    if per == ops.PER_MARKED:  # each mission once, open or completed
        return bits(me.marked | me.completed) + (me.start >= 0) + (me.deep >= 0)
    if per == ops.PER_COLOURS:
        return sum([1 for colour in range(5) if me.owned >> (9 * colour) & 511])
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


def can_do(state: Federation, seat: int, op: Op) -> bool:
    """Whether one unit of an alternative would do anything."""
    if op.code == ops.OP_SHIP:
        return resources.can_gain_ship(state, seat)
    if op.code == ops.OP_MARKER:
        return state.seats[seat].marked != missions.ALL
    if op.code == ops.OP_ACTION:
        return rooms.can_act(state, seat, op.arg, resources.FREE)
    return True


def feasible(state: Federation, seat: int, kinds: list[Op]) -> list[int]:
    """The indices of the alternatives that would do anything."""
    return [at for at in range(len(kinds)) if can_do(state, seat, kinds[at])]


class Pick(Task[Federation]):
    """All of one kind (FE-19.4, FE-31.25)."""

    def __init__(self, seat: int, op: Op, source: int, chain: int) -> None:
        super().__init__(seat)
        self.op = op
        self.source = source
        self.chain = chain

    def options(self, state: Federation) -> list[int]:
        return [self.op.kinds[at].word for at in feasible(state, self.seat, self.op.kinds)]

    def resolve(self, state: Federation, word: int) -> None:
        for kind in self.op.kinds:
            if kind.word == word:
                unit = Op(kind.code, kind.amount * self.op.amount, kind.arg, kind.kind, kind.word, [])
                run_from(state, self.seat, [unit], 0, self.source, self.chain)
                return

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-pick", {"n": self.op.amount})

    def why_not(self, state: Federation, word: int) -> Message | None:
        return Message("federation-why-no-room") if word in [kind.word for kind in self.op.kinds] else None


class Mix(Task[Federation]):
    """Any combination of kinds, unit by unit in a fixed order (FE-19.4)."""

    def __init__(self, seat: int, op: Op, left: int, lowest: int, source: int, chain: int) -> None:
        super().__init__(seat)
        self.op = op
        self.left = left
        self.lowest = lowest
        self.source = source
        self.chain = chain

    def options(self, state: Federation) -> list[int]:
        kinds = self.op.kinds
        found = feasible(state, self.seat, kinds)
        words = [kinds[at].word for at in found if at >= self.lowest]
        return words or [kinds[at].word for at in found]

    def resolve(self, state: Federation, word: int) -> None:
        kinds = self.op.kinds
        at = 0
        while kinds[at].word != word:
            at += 1
        if self.left > 1:
            state.push(MixOn(self.seat, self.op, self.left - 1, at, self.source, self.chain))
        run_from(state, self.seat, [kinds[at]], 0, self.source, self.chain)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-mix", {"n": self.left})

    def why_not(self, state: Federation, word: int) -> Message | None:
        return Message("federation-why-no-room") if word in [kind.word for kind in self.op.kinds] else None


class MixOn(Step[Federation]):
    """The next unit of a combination, if anything can still be taken."""

    def __init__(self, owner: int, op: Op, left: int, lowest: int, source: int, chain: int) -> None:
        super().__init__()
        self.owner = owner
        self.op = op
        self.left = left
        self.lowest = lowest
        self.source = source
        self.chain = chain

    def run(self, state: Federation) -> None:
        if feasible(state, self.owner, self.op.kinds):
            state.push(Mix(self.owner, self.op, self.left, self.lowest, self.source, self.chain))


def act(state: Federation, seat: int, action: int) -> None:
    """Pay and carry out an action of the senate (FE-8.6)."""
    resources.pay(state, seat, state.board.action_cost[action])
    held = specialists.ready(state, seat)
    if action == NEO:
        state.push(neo.NeoAction(seat, held, 0))
    elif action == SIXMOON:
        state.push(sixmoon.SixmoonAction(seat, held, 0))
    elif action == ATAL:
        state.push(atal.AtalAction(seat, held))
    elif action == ARRATUIN:
        state.push(arratuin.ArratuinAction(seat, held))
    elif action == E81216:
        state.push(e81216.BuildAction(seat, held, 0))
    else:
        run_from(state, seat, state.board.action_effect[action], 0, FROM_SPECIALISTS, 0)


class Rules(Interpreter):
    """The interpreter of this edition of the rules."""

    def perform(self, state: Federation, seat: int, effect: list[Op], source: int, chain: int) -> None:
        run_from(state, seat, effect, 0, source, chain)

    def act(self, state: Federation, seat: int, action: int) -> None:
        act(state, seat, action)

    def can_act(self, state: Federation, seat: int, action: int, extra: list[int]) -> bool:
        return rooms.can_act(state, seat, action, extra)

    def income(self, state: Federation, seat: int, production: int, chain: int) -> None:
        if self.can_income(state, seat, production, chain):
            run_from(state, seat, state.board.production_income[production], 0, FROM_SPECIALISTS, chain)

    def can_income(self, state: Federation, seat: int, production: int, chain: int) -> bool:
        for op in state.board.production_income[production]:
            if op.code == ops.OP_TRANSPORT:
                return e81216.can_transport(state, seat)
            if op.code == ops.OP_UPGRADE:
                return bool(resources.upgradable(state, seat))
            if op.code == ops.OP_REACTIVATE:
                return bool(specialists.sleepers(state, seat, op.amount, chain))
        return True


RULES: Final = Rules()

"""E81216, the robots' planet: productions and megastructures (FE-20, FE-21)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.components import ops
from starboard.games.federation.rules import medals, neo, sixmoon
from starboard.games.federation.rules.resources import can_pay, lacking, pay, upgradable
from starboard.games.federation.rules.specialists import (
    PlanetAction,
    grows_with_building,
    ready,
    sleepers,
    why_specialist,
)
from starboard.games.federation.table import Table, put, put_list
from starboard.kernel import DONE, Message, Prompt, Task


def cost_of(table: Table, word: int) -> list[int]:
    """The price of a production or megastructure."""
    if word >= w.MEGASTRUCTURE:
        return table.board.megastructures[word - w.MEGASTRUCTURE].cost
    return table.board.production_cost[word - w.PRODUCTION]


def unbuilt(table: Table, seat: int) -> list[int]:
    """The words for what that seat has not built yet (FE-20.2)."""
    me = table.seats[seat]
    words = [w.PRODUCTION + table.productions[s] for s in range(len(table.productions)) if not me.slots >> s & 1]
    words.sort()
    for mega in range(len(table.board.megastructures)):
        if not me.megas >> mega & 1:
            words.append(w.MEGASTRUCTURE + mega)
    return words


def reduced(table: Table, cost: list[int], discount: int, lowest: int) -> list[list[int]]:
    """The prices that a discount can leave, taken off crystal by crystal from the cheap to the dear (R-068)."""
    if table.rules < 3:
        return [_dearest_off(cost, discount, lowest)]
    if discount == 0 or not _removable(cost, discount, lowest):
        return [cost]
    found: list[list[int]] = []
    for kind in _removable(cost, discount, lowest):
        found += reduced(table, put(cost, kind, cost[kind] - 1), discount - 1, kind)
    return found


def _removable(cost: list[int], discount: int, lowest: int) -> list[int]:
    """The kinds of which a crystal may be taken off next, so that no part of the discount is lost."""
    usable = min(discount, sum(cost[lowest : c.GOLD]))
    return [kind for kind in range(lowest, c.GOLD) if cost[kind] > 0 and sum(cost[kind : c.GOLD]) >= usable]


def _dearest_off(cost: list[int], discount: int, lowest: int) -> list[int]:
    """A cost with the dearest crystals taken off; gold is never taken off (FE-31.15)."""
    lower = cost[:]
    for kind in range(c.GOLD - 1, lowest - 1, -1):
        off = min(discount, lower[kind])
        lower[kind] -= off
        discount -= off
    return lower


def short_of(table: Table, word: int, goods: list[int], discount: int, extra: list[int]) -> int:
    """How many pieces are short for a build, with the discount taken off in the best way."""
    if discount == 0:
        return lacking(goods, cost_of(table, word), extra)
    return min([lacking(goods, cost, extra) for cost in reduced(table, cost_of(table, word), discount, 0)])


def can_act(table: Table, seat: int, extra: list[int]) -> bool:
    """Whether something can be built, if need be with the help of own tokens (FE-20.1)."""
    words = unbuilt(table, seat)
    goods = table.seats[seat].goods
    for word in words:
        if lacking(goods, cost_of(table, word), extra) == 0:
            return True
    action = BuildAction(seat, ready(table, seat), 0)
    helpers = action.boosts(table, True)
    return bool(helpers) and _helped(table, action, helpers, words, goods, 0, extra)


def _helped(
    table: Table,
    action: BuildAction,
    helpers: list[int],
    words: list[int],
    goods: list[int],
    discount: int,
    extra: list[int],
) -> bool:
    """Whether using all helpers, copiers in the best way, pays for something."""
    if not helpers:
        return any(short_of(table, word, goods, discount, extra) == 0 for word in words)
    token = helpers[0] - w.SPECIALIST
    board = table.board
    targets = [token] if board.specialists[token].when == c.E81216 else action.targets(table, token, True)
    for target in targets:
        op = board.specialists[target].effect[0]
        more = goods[:]
        off = discount
        if op.code == ops.OP_DISCOUNT:
            off += op.amount
        elif op.code == ops.OP_GAIN_PER:
            more[op.kind] += op.amount * table.influence(action.seat, op.arg)
        if _helped(table, action, helpers[1:], words, more, off, extra):
            return True
    return False


class BuildAction(PlanetAction):
    """Build one production or megastructure."""

    def __init__(self, seat: int, held: int, discount: int) -> None:
        super().__init__(seat, c.E81216, held, 0, discount)

    def again(self, steps: int, discount: int) -> PlanetAction:
        return BuildAction(self.seat, self.held, discount)

    def options(self, table: Table) -> list[int]:
        goods = table.seats[self.seat].goods
        words = [word for word in unbuilt(table, self.seat) if short_of(table, word, goods, self.discount, c.FREE) == 0]
        return self.choices(table, words, self.boosts(table, True))

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return  # nothing can be paid for
        if w.is_specialist(word):
            self.boost(table, word - w.SPECIALIST, True)
            return
        table.push(AfterBuild(self.seat, self.held))
        reduce(table, self.seat, word, cost_of(table, word), self.discount, 0)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-build", {"n": self.discount})

    def why_not(self, table: Table, word: int) -> Message | None:
        if w.PRODUCTION <= word < w.MEGASTRUCTURE + len(table.board.megastructures):
            if word not in unbuilt(table, self.seat):
                return Message("federation-why-built")
            short = short_of(table, word, table.seats[self.seat].goods, self.discount, c.FREE)
            return Message("federation-why-short", {"n": short})
        return why_specialist(table, self.seat, word)


def reduce(table: Table, seat: int, word: int, cost: list[int], discount: int, lowest: int) -> None:
    """Take the discount off the price, crystal by crystal, then build."""
    if discount > 0 and sum(cost[lowest : c.GOLD]) > 0:
        table.push(TakeOff(seat, word, cost, discount, lowest))
    else:
        pay(table, seat, cost)
        build(table, seat, word)


class TakeOff(Task[Table]):
    """Which crystal of the price need not be paid (FE-31.15, FE-31.18)."""

    def __init__(self, seat: int, build: int, cost: list[int], discount: int, lowest: int) -> None:
        super().__init__(seat)
        self.build = build
        self.cost = cost
        self.discount = discount
        self.lowest = lowest

    def options(self, table: Table) -> list[int]:
        kinds = range(self.lowest, c.GOLD) if table.rules < 3 else _removable(self.cost, self.discount, self.lowest)
        return [w.RESOURCE + kind for kind in kinds if self.cost[kind] > 0 and self._payable(table, kind)]

    def _payable(self, table: Table, kind: int) -> bool:
        """Whether the price can be paid when this crystal goes and the rest of the discount is used well."""
        goods = table.seats[self.seat].goods
        less = put(self.cost, kind, self.cost[kind] - 1)
        return any(can_pay(goods, cost) for cost in reduced(table, less, self.discount - 1, kind))

    def resolve(self, table: Table, word: int) -> None:
        kind = word - w.RESOURCE
        reduce(table, self.seat, self.build, put(self.cost, kind, self.cost[kind] - 1), self.discount - 1, kind)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-take-off", {"n": self.discount})


def build(table: Table, seat: int, word: int) -> None:
    """Place a robot: income of a production, points of a megastructure (FE-20.3, FE-21.2, FE-21.3)."""
    if word >= w.MEGASTRUCTURE:
        _build_megastructure(table, seat, word - w.MEGASTRUCTURE)
        return
    production = word - w.PRODUCTION
    table.seats[seat].slots |= 1 << table.productions.index(production)
    if table.events is not None:
        table.emit("federation-did-builds", {"seat": seat, "building": c.PRODUCTIONS[production]})
    medals.reach(table, seat, c.E81216)
    income(table, seat, production, 0)


def _build_megastructure(table: Table, seat: int, mega: int) -> None:
    me = table.seats[seat]
    me.megas |= 1 << mega
    robots = table.mega_robots[mega]
    multiplier = table.board.megastructures[mega].multipliers[len(robots)]
    table.mega_robots = put_list(table.mega_robots, mega, [*robots, seat])
    if table.events is not None:
        table.emit("federation-did-builds", {"seat": seat, "building": f"mega-{mega + 1}"})
    medals.reach(table, seat, c.E81216)
    table.earn(seat, c.FROM_MEGASTRUCTURES, multiplier * mega_value(table, seat, mega))


def mega_worth(table: Table, seat: int, mega: int) -> int:
    """The points for building a megastructure now; its own influence counts (FE-21.3)."""
    multiplier = table.board.megastructures[mega].multipliers[len(table.mega_robots[mega])]
    values = table.mega_values[2 * mega : 2 * mega + 2]
    found = [
        token_value(table, seat, value) + (table.board.build_influence[1] if value == c.E81216 else 0)
        for value in values
    ]
    return multiplier * min(found)


def mega_value(table: Table, seat: int, mega: int) -> int:
    """The lower of the two values that define a megastructure (FE-21.9)."""
    first = token_value(table, seat, table.mega_values[2 * mega])
    second = token_value(table, seat, table.mega_values[2 * mega + 1])
    return min(first, second)


def token_value(table: Table, seat: int, value: int) -> int:
    """What a megastructure token stands for (FE-21.5 to FE-21.8)."""
    if value < 5:
        return table.influence(seat, value)
    if value == 5:
        return table.missions(seat)
    if value == 6:
        return table.level(seat)
    return table.seats[seat].die


class AfterBuild(Task[Table]):
    """Tokens that pay by influence may also be used after the build, when it is higher (FE-31.16)."""

    def __init__(self, seat: int, held: int) -> None:
        super().__init__(seat)
        self.held = held

    def options(self, table: Table) -> list[int]:
        action = BuildAction(self.seat, self.held, 0)
        words = [DONE]
        for word in action.boosts(table, True):
            if self._pays(table, action, word - w.SPECIALIST):
                words.append(word)
        return words

    def _pays(self, table: Table, action: BuildAction, token: int) -> bool:
        if table.board.specialists[token].when == c.E81216:
            return grows_with_building(table, token)
        return any(grows_with_building(table, target) for target in action.targets(table, token, True))

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return
        token = word - w.SPECIALIST
        me = table.seats[self.seat]
        me.used |= 1 << token
        table.push(self)
        if table.events is not None:
            table.emit("federation-did-uses", {"seat": self.seat, "specialist": table.board.specialists[token].name})
        if table.board.specialists[token].when == c.E81216:
            collect(table, self.seat, token)
        else:
            table.push(CopyAfterBuild(self.seat, token, self.held))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-after-build")


class CopyAfterBuild(Task[Table]):
    """What a copier copies after the build."""

    def __init__(self, seat: int, copier: int, held: int) -> None:
        super().__init__(seat)
        self.copier = copier
        self.held = held

    def options(self, table: Table) -> list[int]:
        targets = BuildAction(self.seat, self.held, 0).targets(table, self.copier, True)
        return [w.SPECIALIST + token for token in targets if grows_with_building(table, token)]

    def resolve(self, table: Table, word: int) -> None:
        collect(table, self.seat, word - w.SPECIALIST)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-copy", {"level": table.board.specialists[self.copier].effect[0].amount})


def collect(table: Table, seat: int, token: int) -> None:
    """Gain what a token pays by influence."""
    table.perform(seat, table.board.specialists[token].effect, 0, 1 << token)


def can_income(table: Table, seat: int, production: int, chain: int) -> bool:
    """Whether the income of a production would do anything."""
    for op in table.board.production_income[production]:
        if op.code == ops.OP_TRANSPORT:
            return can_transport(table, seat)
        if op.code == ops.OP_UPGRADE:
            return bool(upgradable(table, seat))
        if op.code == ops.OP_REACTIVATE:
            return bool(sleepers(table, seat, op.amount, chain))
    return True


def income(table: Table, seat: int, production: int, chain: int) -> None:
    """Take the income of a production."""
    if can_income(table, seat, production, chain):
        if table.events is not None:
            table.emit("federation-did-income", {"seat": seat, "source": c.PRODUCTIONS[production]})
        table.perform(seat, table.board.production_income[production], c.FROM_SPECIALISTS, chain)


def can_transport(table: Table, seat: int) -> bool:
    """Whether miner or mage can still move."""
    return not neo.at_end(table, seat) or not sixmoon.at_planet(table, seat)


class Transport(Task[Table]):
    """The transporter: one step on Neo or 6Moon without any reward (FE-20.6)."""

    def options(self, table: Table) -> list[int]:
        me = table.seats[self.seat]
        words = [DONE, *sorted([w.NEO + space for space in table.board.neo[me.neo].onward])]
        if not sixmoon.at_planet(table, self.seat):
            words.append(w.MOON + me.moon)
        return words

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return
        if word >= w.MOON:
            moon = word - w.MOON + 1
            sixmoon.reveal(table, moon)
            sixmoon.move(table, self.seat, moon)
            sixmoon.reveal(table, moon + 1)
        else:
            neo.move(table, self.seat, word - w.NEO)
            neo.reveal(table, word - w.NEO)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-transport")


class FreeRobot(Task[Table]):
    """Build without paying; there is a robot for everything that can be built (FE-1.24, FE-32.21)."""

    def options(self, table: Table) -> list[int]:
        return unbuilt(table, self.seat)

    def resolve(self, table: Table, word: int) -> None:
        build(table, self.seat, word)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-robot")


class ChooseIncome(Task[Table]):
    """The income of productions in play, whoever built them; no robot is placed (FE-31.17, FE-31.20)."""

    def __init__(self, seat: int, amount: int, chain: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.chain = chain

    def options(self, table: Table) -> list[int]:
        words = [DONE]
        for production in sorted(table.productions):
            if can_income(table, self.seat, production, self.chain):
                words.append(w.PRODUCTION + production)
        return words

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return
        if self.amount > 1:
            table.push(ChooseIncome(self.seat, self.amount - 1, self.chain))
        income(table, self.seat, word - w.PRODUCTION, self.chain)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-income", {"n": self.amount})

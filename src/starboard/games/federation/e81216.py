"""E81216, the robots' planet: productions and megastructures (FE-20, FE-21)."""

from __future__ import annotations

from starboard.games.federation import medals, neo, sixmoon
from starboard.games.federation.ops import OP_DISCOUNT, OP_GAIN_PER
from starboard.games.federation.resources import FREE, can_pay, lacking, pay
from starboard.games.federation.specialists import (
    PlanetAction,
    grows_with_building,
    is_specialist,
    ready,
    why_specialist,
)
from starboard.games.federation.state import FROM_MEGASTRUCTURES, Federation, put_list
from starboard.games.federation.words import (
    E81216,
    GOLD,
    PRODUCTIONS,
    W_MEGASTRUCTURE,
    W_MOON,
    W_NEO,
    W_PRODUCTION,
    W_RESOURCE,
    W_SPECIALIST,
)
from starboard.kernel import DONE, Message, Prompt, Task


def cost_of(state: Federation, word: int) -> list[int]:
    """The price of a production or megastructure."""
    if word >= W_MEGASTRUCTURE:
        return state.board.megastructures[word - W_MEGASTRUCTURE].cost
    return state.board.production_cost[word - W_PRODUCTION]


def unbuilt(state: Federation, seat: int) -> list[int]:
    """The words for what that seat has not built yet (FE-20.2)."""
    me = state.seats[seat]
    words = [W_PRODUCTION + state.productions[s] for s in range(len(state.productions)) if not me.slots >> s & 1]
    words.sort()
    for mega in range(len(state.board.megastructures)):
        if not me.megas >> mega & 1:
            words.append(W_MEGASTRUCTURE + mega)
    return words


def with_discount(cost: list[int], discount: int, lowest: int = 0) -> list[int]:
    """A cost with crystals taken off, the dearest first; gold is never taken off (FE-31.15)."""
    if discount == 0:
        return cost
    lower = cost[:]
    for kind in range(GOLD - 1, lowest - 1, -1):
        off = min(discount, lower[kind])
        lower[kind] -= off
        discount -= off
    return lower


def affordable(state: Federation, seat: int, word: int, goods: list[int], discount: int, extra: list[int]) -> bool:
    """Whether a build can be paid with these goods."""
    return lacking(goods, with_discount(cost_of(state, word), discount), extra) == 0


def can_act(state: Federation, seat: int, extra: list[int]) -> bool:
    """Whether something can be built, if need be with the help of own tokens (FE-20.1)."""
    words = unbuilt(state, seat)
    goods = state.seats[seat].goods
    for word in words:
        if lacking(goods, cost_of(state, word), extra) == 0:
            return True
    action = BuildAction(seat, ready(state, seat), 0)
    helpers = action.boosts(state, True)
    return bool(helpers) and _helped(state, action, helpers, words, goods, 0, extra)


def _helped(
    state: Federation,
    action: BuildAction,
    helpers: list[int],
    words: list[int],
    goods: list[int],
    discount: int,
    extra: list[int],
) -> bool:
    """Whether using all helpers, copiers in the best way, pays for something."""
    if not helpers:
        return any(affordable(state, action.seat, word, goods, discount, extra) for word in words)
    token = helpers[0] - W_SPECIALIST
    board = state.board
    targets = [token] if board.specialists[token].when == E81216 else action.targets(state, token, True)
    for target in targets:
        op = board.specialists[target].effect[0]
        more = goods[:]
        off = discount
        if op.code == OP_DISCOUNT:
            off += op.amount
        elif op.code == OP_GAIN_PER:
            more[op.kind] += op.amount * state.influence(action.seat, op.arg)
        if _helped(state, action, helpers[1:], words, more, off, extra):
            return True
    return False


class BuildAction(PlanetAction):
    """Build one production or megastructure."""

    def __init__(self, seat: int, held: int, discount: int) -> None:
        super().__init__(seat, E81216, held, 0, discount)

    def again(self, steps: int, discount: int) -> PlanetAction:
        return BuildAction(self.seat, self.held, discount)

    def options(self, state: Federation) -> list[int]:
        goods = state.seats[self.seat].goods
        words = self.boosts(state, True)
        for word in unbuilt(state, self.seat):
            if affordable(state, self.seat, word, goods, self.discount, FREE):
                words.append(word)
        return words or [DONE]

    def resolve(self, state: Federation, word: int) -> None:
        if word == DONE:
            return  # helpers were wasted: nothing can be paid for, the action is lost
        if is_specialist(word):
            self.boost(state, word - W_SPECIALIST, True)
            return
        state.push(AfterBuild(self.seat, self.held))
        reduce(state, self.seat, word, cost_of(state, word), self.discount, 0)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-build", {"n": self.discount})

    def why_not(self, state: Federation, word: int) -> Message | None:
        if W_PRODUCTION <= word < W_MEGASTRUCTURE + len(state.board.megastructures):
            if word not in unbuilt(state, self.seat):
                return Message("federation-why-built")
            cost = with_discount(cost_of(state, word), self.discount)
            return Message("federation-why-short", {"n": lacking(state.seats[self.seat].goods, cost, FREE)})
        return why_specialist(state, self.seat, word)


def reduce(state: Federation, seat: int, word: int, cost: list[int], discount: int, lowest: int) -> None:
    """Take the discount off the price, crystal by crystal, then build."""
    if discount > 0 and sum(cost[lowest:GOLD]) > 0:
        state.push(TakeOff(seat, word, cost, discount, lowest))
    else:
        pay(state, seat, cost)
        build(state, seat, word)


class TakeOff(Task[Federation]):
    """Which crystal of the price need not be paid (FE-31.15, FE-31.18)."""

    def __init__(self, seat: int, build: int, cost: list[int], discount: int, lowest: int) -> None:
        super().__init__(seat)
        self.build = build
        self.cost = cost
        self.discount = discount
        self.lowest = lowest

    def options(self, state: Federation) -> list[int]:
        goods = state.seats[self.seat].goods
        words = []
        for kind in range(self.lowest, GOLD):
            if self.cost[kind] > 0 and self._payable(goods, kind):
                words.append(W_RESOURCE + kind)
        return words

    def _payable(self, goods: list[int], kind: int) -> bool:
        """Whether the price can be paid when this crystal goes and the rest of the discount is used well."""
        cost = self.cost[:]
        cost[kind] -= 1
        return can_pay(goods, with_discount(cost, self.discount - 1, kind))

    def resolve(self, state: Federation, word: int) -> None:
        kind = word - W_RESOURCE
        cost = self.cost[:]
        cost[kind] -= 1
        reduce(state, self.seat, self.build, cost, self.discount - 1, kind)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-take-off", {"n": self.discount})


def build(state: Federation, seat: int, word: int) -> None:
    """Place a robot: income of a production, points of a megastructure (FE-20.3, FE-21.2, FE-21.3)."""
    if word >= W_MEGASTRUCTURE:
        _build_megastructure(state, seat, word - W_MEGASTRUCTURE)
        return
    production = word - W_PRODUCTION
    state.seats[seat].slots |= 1 << state.productions.index(production)
    if state.events is not None:
        state.emit("federation-builds", {"seat": seat, "building": PRODUCTIONS[production]})
    medals.reach(state, seat, E81216)
    state.rules.income(state, seat, production, 0)


def _build_megastructure(state: Federation, seat: int, mega: int) -> None:
    me = state.seats[seat]
    me.megas |= 1 << mega
    robots = state.mega_robots[mega]
    multiplier = state.board.megastructures[mega].multipliers[len(robots)]
    state.mega_robots = put_list(state.mega_robots, mega, [*robots, seat])
    if state.events is not None:
        state.emit("federation-builds", {"seat": seat, "building": f"mega-{mega + 1}"})
    medals.reach(state, seat, E81216)
    state.earn(seat, FROM_MEGASTRUCTURES, multiplier * mega_value(state, seat, mega))


def mega_value(state: Federation, seat: int, mega: int) -> int:
    """The lower of the two values that define a megastructure (FE-21.9)."""
    first = token_value(state, seat, state.mega_values[2 * mega])
    second = token_value(state, seat, state.mega_values[2 * mega + 1])
    return min(first, second)


def token_value(state: Federation, seat: int, value: int) -> int:
    """What a megastructure token stands for (FE-21.5 to FE-21.8)."""
    if value < 5:
        return state.influence(seat, value)
    if value == 5:
        return state.missions(seat)
    if value == 6:
        return state.level(seat)
    return state.seats[seat].die


class AfterBuild(Task[Federation]):
    """Tokens that pay by influence may also be used after the build, when it is higher (FE-31.16)."""

    def __init__(self, seat: int, held: int) -> None:
        super().__init__(seat)
        self.held = held

    def options(self, state: Federation) -> list[int]:
        action = BuildAction(self.seat, self.held, 0)
        words = [DONE]
        for word in action.boosts(state, True):
            if self._pays(state, action, word - W_SPECIALIST):
                words.append(word)
        return words

    def _pays(self, state: Federation, action: BuildAction, token: int) -> bool:
        if state.board.specialists[token].when == E81216:
            return grows_with_building(state, token)
        return any(grows_with_building(state, target) for target in action.targets(state, token, True))

    def resolve(self, state: Federation, word: int) -> None:
        if word == DONE:
            return
        token = word - W_SPECIALIST
        me = state.seats[self.seat]
        me.used |= 1 << token
        state.push(self)
        if state.events is not None:
            state.emit("federation-uses", {"seat": self.seat, "specialist": state.board.specialists[token].name})
        if state.board.specialists[token].when == E81216:
            collect(state, self.seat, token)
        else:
            state.push(CopyAfterBuild(self.seat, token, self.held))

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-after-build")


class CopyAfterBuild(Task[Federation]):
    """What a copier copies after the build."""

    def __init__(self, seat: int, copier: int, held: int) -> None:
        super().__init__(seat)
        self.copier = copier
        self.held = held

    def options(self, state: Federation) -> list[int]:
        targets = BuildAction(self.seat, self.held, 0).targets(state, self.copier, True)
        return [W_SPECIALIST + token for token in targets if grows_with_building(state, token)]

    def resolve(self, state: Federation, word: int) -> None:
        collect(state, self.seat, word - W_SPECIALIST)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-copy", {"level": state.board.specialists[self.copier].effect[0].amount})


def collect(state: Federation, seat: int, token: int) -> None:
    """Gain what a token pays by influence."""
    state.rules.perform(state, seat, state.board.specialists[token].effect, 0, 1 << token)


def can_transport(state: Federation, seat: int) -> bool:
    """Whether miner or mage can still move."""
    return not neo.at_end(state, seat) or not sixmoon.at_planet(state, seat)


class Transport(Task[Federation]):
    """The transporter: one step on Neo or 6Moon without any reward (FE-20.6)."""

    def options(self, state: Federation) -> list[int]:
        me = state.seats[self.seat]
        words = [DONE, *sorted([W_NEO + space for space in state.board.neo[me.neo].onward])]
        if not sixmoon.at_planet(state, self.seat):
            words.append(W_MOON + me.moon)
        return words

    def resolve(self, state: Federation, word: int) -> None:
        if word == DONE:
            return
        if word >= W_MOON:
            moon = word - W_MOON + 1
            sixmoon.reveal(state, moon)
            sixmoon.move(state, self.seat, moon)
            sixmoon.reveal(state, moon + 1)
        else:
            neo.move(state, self.seat, word - W_NEO)
            neo.reveal(state, word - W_NEO)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-transport")


class FreeRobot(Task[Federation]):
    """Build without paying; there is a robot for everything that can be built (FE-1.24, FE-32.21)."""

    def options(self, state: Federation) -> list[int]:
        return unbuilt(state, self.seat)

    def resolve(self, state: Federation, word: int) -> None:
        build(state, self.seat, word)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-robot")


class ChooseIncome(Task[Federation]):
    """The income of productions in play, whoever built them; no robot is placed (FE-31.17, FE-31.20)."""

    def __init__(self, seat: int, amount: int, chain: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.chain = chain

    def options(self, state: Federation) -> list[int]:
        words = [DONE]
        for production in sorted(state.productions):
            if state.rules.can_income(state, self.seat, production, self.chain):
                words.append(W_PRODUCTION + production)
        return words

    def resolve(self, state: Federation, word: int) -> None:
        if word == DONE:
            return
        if self.amount > 1:
            state.push(ChooseIncome(self.seat, self.amount - 1, self.chain))
        state.rules.income(state, self.seat, word - W_PRODUCTION, self.chain)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-income", {"n": self.amount})

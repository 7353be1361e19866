"""Resources and what they pay for: limits, payment, oceanium as a stand-in, spaceships (FE-3)."""

from __future__ import annotations

from starboard.games.federation.state import Federation
from starboard.games.federation.words import COPERNIUM, GOLD, LAVANDIUM, OCEANIUM, RESOURCES, W_RESOURCE
from starboard.kernel import DONE, Message, Prompt, Step, Task

FREE: list[int] = [0, 0, 0, 0]


def lacking(goods: list[int], cost: list[int], extra: list[int]) -> int:
    """How many pieces are short for a cost and an extra cost; 0 means payable.

    Oceanium may stand in for lavandium and copernium, nothing stands in for oceanium or gold (FE-12.6).
    """
    short = 0
    needed = cost[OCEANIUM] + extra[OCEANIUM]
    missing = cost[LAVANDIUM] + extra[LAVANDIUM] - goods[LAVANDIUM]
    if missing > 0:
        needed += missing
    missing = cost[COPERNIUM] + extra[COPERNIUM] - goods[COPERNIUM]
    if missing > 0:
        needed += missing
    if needed > goods[OCEANIUM]:
        short = needed - goods[OCEANIUM]
    missing = cost[GOLD] + extra[GOLD] - goods[GOLD]
    return short + missing if missing > 0 else short


def can_pay(goods: list[int], cost: list[int]) -> bool:
    """Whether a cost can be paid."""
    return lacking(goods, cost, FREE) == 0


def pay(state: Federation, seat: int, cost: list[int]) -> None:
    """Pay a cost: each crystal in its own kind while it lasts, then with oceanium.

    Oceanium can do whatever the crystal it stands in for can do, so parting with it earlier never helps and
    is not asked.
    """
    goods = state.seats[seat].goods
    for kind in (LAVANDIUM, COPERNIUM):
        due = cost[kind]
        own = due if due <= goods[kind] else goods[kind]
        goods[kind] -= own
        goods[OCEANIUM] -= due - own
    goods[OCEANIUM] -= cost[OCEANIUM]
    goods[GOLD] -= cost[GOLD]
    if state.events is not None and cost != FREE:
        state.emit("federation-pays", {"seat": seat, "cost": spell(cost)})


def spell(cost: list[int]) -> list[str]:
    """A cost or gain as resource words, one for each piece."""
    return [name for kind, name in enumerate(RESOURCES) for _ in range(cost[kind])]


def gain(state: Federation, seat: int, kind: int, amount: int) -> None:
    """Take resources into the reserve; what is over the limit is discarded by choice (FE-3.7 to FE-3.9)."""
    if amount <= 0:
        return
    goods = state.seats[seat].goods
    goods[kind] += amount
    if state.events is not None:
        state.emit("federation-gains", {"seat": seat, "n": amount, "resource": RESOURCES[kind]})
    board = state.board
    if kind == GOLD:
        if goods[GOLD] > board.gold_limit:
            goods[GOLD] = board.gold_limit
    elif goods[LAVANDIUM] + goods[COPERNIUM] + goods[OCEANIUM] > board.crystal_limit:
        state.push(Overflow(seat))


def crystals(goods: list[int]) -> int:
    """Crystals of all three kinds."""
    return goods[LAVANDIUM] + goods[COPERNIUM] + goods[OCEANIUM]


class Overflow(Step[Federation]):
    """More crystals than the reserve holds: the owner chooses what goes."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, state: Federation) -> None:
        excess = crystals(state.seats[self.owner].goods) - state.board.crystal_limit
        if excess > 0:
            state.push(Discard(self.owner, excess, LAVANDIUM))


class Discard(Task[Federation]):
    """Discard crystals, least valuable kinds first so that a choice is one sequence."""

    def __init__(self, seat: int, amount: int, lowest: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.lowest = lowest

    def options(self, state: Federation) -> list[int]:
        goods = state.seats[self.seat].goods
        words = []
        for kind in range(self.lowest, GOLD):
            rest = 0
            for later in range(kind, GOLD):
                rest += goods[later]
            if goods[kind] > 0 and rest >= self.amount:
                words.append(W_RESOURCE + kind)
        return words

    def resolve(self, state: Federation, word: int) -> None:
        kind = word - W_RESOURCE
        state.seats[self.seat].goods[kind] -= 1
        if state.events is not None:
            state.emit("federation-discards", {"seat": self.seat, "resource": RESOURCES[kind]})
        if self.amount > 1:
            state.push(Discard(self.seat, self.amount - 1, kind))

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-discard", {"n": self.amount})

    def why_not(self, state: Federation, word: int) -> Message | None:
        return Message("federation-why-discard-crystals", {"n": self.amount})


class ChooseCrystals(Task[Federation]):
    """Gain crystals of choice, one by one (FE-33.2)."""

    def __init__(self, seat: int, amount: int, lowest: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.lowest = lowest

    def options(self, state: Federation) -> list[int]:
        return [W_RESOURCE + kind for kind in range(self.lowest, GOLD)]

    def resolve(self, state: Federation, word: int) -> None:
        kind = word - W_RESOURCE
        if self.amount > 1:
            state.push(ChooseCrystals(self.seat, self.amount - 1, kind))
        gain(state, self.seat, kind, 1)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-crystal", {"n": self.amount})


class Upgrade(Task[Federation]):
    """Turn one resource into the next more valuable one (FE-20.7)."""

    def options(self, state: Federation) -> list[int]:
        return [DONE] + [W_RESOURCE + kind for kind in upgradable(state, self.seat)]

    def resolve(self, state: Federation, word: int) -> None:
        if word == DONE:
            return
        kind = word - W_RESOURCE
        goods = state.seats[self.seat].goods
        goods[kind] -= 1
        goods[kind + 1] += 1
        if state.events is not None:
            state.emit("federation-upgrades", {"seat": self.seat, "resource": RESOURCES[kind + 1]})

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-upgrade")


def upgradable(state: Federation, seat: int) -> list[int]:
    """The kinds that the transmutation chamber can turn into something better."""
    goods = state.seats[seat].goods
    top = GOLD if goods[GOLD] < state.board.gold_limit else OCEANIUM
    return [kind for kind in range(top) if goods[kind] > 0]


def gain_ships(state: Federation, seat: int, amount: int) -> None:
    """Ships go from the own supply into the hangar, as many as fit (FE-3.4, FE-22.5)."""
    me = state.seats[seat]
    taken = min(amount, me.ships, state.board.hangar_limit - me.hangar)
    me.hangar += taken
    me.ships -= taken
    if taken and state.events is not None:
        state.emit("federation-ships", {"seat": seat, "n": taken})


def can_gain_ship(state: Federation, seat: int) -> bool:
    """Whether another ship fits."""
    me = state.seats[seat]
    return me.ships > 0 and me.hangar < state.board.hangar_limit

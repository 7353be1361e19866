"""Resources and what they pay for: limits, payment, oceanium as a stand-in, spaceships (FE-3)."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.table import Table, put
from starboard.kernel import DONE, Message, Prompt, Step, Task


def lacking(goods: list[int], cost: list[int], extra: list[int]) -> i64:
    """How many pieces are short for a cost and an extra cost; 0 means payable.

    Oceanium may stand in for lavandium and copernium, nothing stands in for oceanium or gold (FE-12.6).
    """
    if cost is c.FREE and extra is c.FREE:
        return 0
    short: i64 = 0
    needed: i64 = cost[c.OCEANIUM] + extra[c.OCEANIUM]
    missing: i64 = cost[c.LAVANDIUM] + extra[c.LAVANDIUM] - goods[c.LAVANDIUM]
    if missing > 0:
        needed += missing
    missing = cost[c.COPERNIUM] + extra[c.COPERNIUM] - goods[c.COPERNIUM]
    if missing > 0:
        needed += missing
    needed -= goods[c.OCEANIUM]
    if needed > 0:
        short = needed
    missing = cost[c.GOLD] + extra[c.GOLD] - goods[c.GOLD]
    return short + missing if missing > 0 else short


def can_pay(goods: list[int], cost: list[int]) -> bool:
    """Whether a cost can be paid."""
    return lacking(goods, cost, c.FREE) == 0


def pay(table: Table, seat: int, cost: list[int]) -> None:
    """Pay a cost: each crystal in its own kind while it lasts, then with oceanium.

    Oceanium can do whatever the crystal it stands in for can do, so parting with it earlier never helps and
    is not asked.
    """
    if cost is c.FREE or not any(cost):
        return
    me = table.seats[seat]
    goods = me.goods[:]
    for kind in (c.LAVANDIUM, c.COPERNIUM):
        due = cost[kind]
        own = due if due <= goods[kind] else goods[kind]
        goods[kind] = goods[kind] - own
        goods[c.OCEANIUM] = goods[c.OCEANIUM] - (due - own)
    goods[c.OCEANIUM] = goods[c.OCEANIUM] - cost[c.OCEANIUM]
    goods[c.GOLD] = goods[c.GOLD] - cost[c.GOLD]
    me.goods = goods
    if table.events is not None:
        table.emit("federation-did-pays", {"seat": seat, "cost": spell(cost)})


def spell(cost: list[int]) -> list[str]:
    """A cost or gain as resource words, one for each piece."""
    return [name for kind, name in enumerate(c.RESOURCES) for _ in range(cost[kind])]


def gain(table: Table, seat: i64, kind: i64, amount: i64) -> None:
    """Take resources into the reserve; what is over the limit is discarded by choice (FE-3.7 to FE-3.9)."""
    if amount <= 0:
        return
    me = table.seats[seat]
    goods = me.goods[:]
    me.goods = goods
    goods[kind] = goods[kind] + amount
    if table.events is not None:
        table.emit("federation-did-gains", {"seat": seat, "n": amount, "resource": c.RESOURCES[kind]})
    board = table.board
    if kind == c.GOLD:
        if goods[c.GOLD] > board.gold_limit:
            goods[c.GOLD] = board.gold_limit
    elif goods[c.LAVANDIUM] + goods[c.COPERNIUM] + goods[c.OCEANIUM] > board.crystal_limit:
        table.push(Overflow(seat))


def crystals(goods: list[int]) -> i64:
    """Crystals of all three kinds."""
    return goods[c.LAVANDIUM] + goods[c.COPERNIUM] + goods[c.OCEANIUM]


class Overflow(Step[Table]):
    """More crystals than the reserve holds: the owner chooses what goes."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, table: Table) -> None:
        excess = crystals(table.seats[self.owner].goods) - table.board.crystal_limit
        if excess > 0:
            table.push(Discard(self.owner, excess, c.LAVANDIUM))


class Discard(Task[Table]):
    """Discard crystals, least valuable kinds first so that a choice is one sequence."""

    def __init__(self, seat: int, amount: int, lowest: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.lowest = lowest

    def options(self, table: Table) -> list[int]:
        goods = table.seats[self.seat].goods
        words = []
        for kind in range(self.lowest, c.GOLD):
            rest = 0
            for later in range(kind, c.GOLD):
                rest += goods[later]
            if goods[kind] > 0 and rest >= self.amount:
                words.append(w.RESOURCE + kind)
        return words

    def resolve(self, table: Table, word: int) -> None:
        kind = word - w.RESOURCE
        me = table.seats[self.seat]
        me.goods = put(me.goods, kind, me.goods[kind] - 1)
        if table.events is not None:
            table.emit("federation-did-discards", {"seat": self.seat, "resource": c.RESOURCES[kind]})
        if self.amount > 1:
            table.push(Discard(self.seat, self.amount - 1, kind))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-discard", {"n": self.amount})

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("federation-why-discard-crystals", {"n": self.amount})


class ChooseCrystals(Task[Table]):
    """Gain crystals of choice, one by one (FE-33.2)."""

    def __init__(self, seat: int, amount: int, lowest: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.lowest = lowest

    def options(self, table: Table) -> list[int]:
        return [w.RESOURCE + kind for kind in range(self.lowest, c.GOLD)]

    def resolve(self, table: Table, word: int) -> None:
        kind = word - w.RESOURCE
        if self.amount > 1:
            table.push(ChooseCrystals(self.seat, self.amount - 1, kind))
        gain(table, self.seat, kind, 1)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-crystal", {"n": self.amount})


class Upgrade(Task[Table]):
    """Turn one resource into the next more valuable one (FE-20.7)."""

    def options(self, table: Table) -> list[int]:
        return [DONE] + [w.RESOURCE + kind for kind in upgradable(table, self.seat)]

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return
        kind = word - w.RESOURCE
        me = table.seats[self.seat]
        less = put(me.goods, kind, me.goods[kind] - 1)
        me.goods = put(less, kind + 1, less[kind + 1] + 1)
        if table.events is not None:
            table.emit("federation-did-upgrades", {"seat": self.seat, "resource": c.RESOURCES[kind + 1]})

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-upgrade")


def upgradable(table: Table, seat: int) -> list[int]:
    """The kinds that the transmutation chamber can turn into something better."""
    goods = table.seats[seat].goods
    top = c.GOLD if goods[c.GOLD] < table.board.gold_limit else c.OCEANIUM
    return [kind for kind in range(top) if goods[kind] > 0]


def gain_ships(table: Table, seat: int, amount: int) -> None:
    """Ships go from the own supply into the hangar, as many as fit (FE-3.4, FE-22.5)."""
    me = table.seats[seat]
    taken: i64 = min(amount, min(me.ships, table.board.hangar_limit - me.hangar))
    me.hangar += taken
    me.ships -= taken
    if taken and table.events is not None:
        table.emit("federation-did-ships", {"seat": seat, "n": taken})


def can_gain_ship(table: Table, seat: int) -> bool:
    """Whether another ship fits."""
    me = table.seats[seat]
    return me.ships > 0 and me.hangar < table.board.hangar_limit

"""Arratuin, the dry planet of shops (FE-19)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation import words as w
from starboard.games.federation.rules import medals
from starboard.games.federation.rules.resources import lacking, pay
from starboard.games.federation.rules.specialists import PlanetAction, why_specialist
from starboard.games.federation.table import Table
from starboard.kernel import DONE, Message, Prompt, Task


def can_act(table: Table, seat: int, extra: list[int]) -> bool:
    """Whether some shop's price can be paid."""
    goods = table.seats[seat].goods
    return any(lacking(goods, shop.cost, extra) == 0 for shop in table.board.shops)


class ArratuinAction(PlanetAction):
    """Trade with a shop."""

    def __init__(self, seat: int, held: int) -> None:
        super().__init__(seat, c.ARRATUIN, held, 0, 0)

    def again(self, steps: int, discount: int) -> PlanetAction:
        return ArratuinAction(self.seat, self.held)

    def options(self, table: Table) -> list[int]:
        goods = table.seats[self.seat].goods
        shops = table.board.shops
        words = []
        for shop in range(len(shops)):
            if lacking(goods, shops[shop].cost, c.FREE) == 0:
                words.append(w.SHOP + shop)
        return self.choices(table, words, self.boosts(table, True))

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            return
        if w.is_specialist(word):
            self.boost(table, word - w.SPECIALIST, True)
            return
        shop = word - w.SHOP
        pay(table, self.seat, table.board.shops[shop].cost)
        trade(table, self.seat, shop)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-arratuin")

    def why_not(self, table: Table, word: int) -> Message | None:
        shop = word - w.SHOP
        if 0 <= shop < len(table.board.shops):
            goods = table.seats[self.seat].goods
            return Message("federation-why-short", {"n": lacking(goods, table.board.shops[shop].cost, c.FREE)})
        return why_specialist(table, self.seat, word)


def trade(table: Table, seat: int, shop: int) -> None:
    """Move the own disc up one level and gain that level's bonus; at level 2 again and again (FE-19.2 to FE-19.6)."""
    me = table.seats[seat]
    bit = 1 << shop
    level = 2
    if table.events is not None:
        table.emit("federation-did-trades", {"seat": seat, "shop": f"shop-{shop + 1}"})
    if me.discs2 & bit == 0:
        if me.discs1 & bit:
            raise_disc(table, seat, shop)
        else:
            level = 1
            new_disc(table, seat, shop)
    bonus(table, seat, shop, level)


def new_disc(table: Table, seat: int, shop: int) -> None:
    """A disc on level 1 (FE-19.9)."""
    table.seats[seat].discs1 |= 1 << shop
    _placed(table, seat, shop, 1)


def raise_disc(table: Table, seat: int, shop: int) -> None:
    """A disc on level 2, new or moved up (FE-19.8)."""
    me = table.seats[seat]
    me.discs1 &= ~(1 << shop)
    me.discs2 |= 1 << shop
    _placed(table, seat, shop, 2)


def _placed(table: Table, seat: int, shop: int, level: int) -> None:
    if table.events is not None:
        table.emit("federation-did-disc", {"seat": seat, "shop": f"shop-{shop + 1}", "level": level})
    medals.reach(table, seat, c.ARRATUIN)


def bonus(table: Table, seat: int, shop: int, level: int) -> None:
    """Gain the bonus of a shop at a level."""
    table.perform(seat, table.board.shops[shop].bonus[level - 1], c.FROM_SPECIALISTS, 0)


def free_shops(table: Table, seat: int, level: int) -> list[int]:
    """Where a free disc may go: level 1 without an own disc, or any shop not yet at level 2 (FE-31.26, FE-32.13)."""
    me = table.seats[seat]
    taken = me.discs2 if level == 2 else me.discs1 | me.discs2
    return [shop for shop in range(len(table.board.shops)) if not taken >> shop & 1]


class FreeDisc(Task[Table]):
    """Place a disc without paying (FE-31.26, FE-31.29, FE-32.13)."""

    def __init__(self, seat: int, level: int, with_bonus: bool) -> None:
        super().__init__(seat)
        self.level = level
        self.with_bonus = with_bonus

    def options(self, table: Table) -> list[int]:
        return [w.SHOP + shop for shop in free_shops(table, self.seat, self.level)]

    def resolve(self, table: Table, word: int) -> None:
        shop = word - w.SHOP
        if self.level == 2:
            raise_disc(table, self.seat, shop)
        else:
            new_disc(table, self.seat, shop)
        if self.with_bonus:
            bonus(table, self.seat, shop, self.level)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("federation-ask-disc", {"level": self.level})

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("federation-why-disc-there") if 0 <= word - w.SHOP < len(table.board.shops) else None

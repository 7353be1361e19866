"""Arratuin, the dry planet of shops (FE-19)."""

from __future__ import annotations

from starboard.games.federation import medals
from starboard.games.federation.resources import lacking, pay
from starboard.games.federation.specialists import PlanetAction, is_specialist, why_specialist
from starboard.games.federation.state import FROM_SPECIALISTS, Federation
from starboard.games.federation.words import ARRATUIN, W_SHOP, W_SPECIALIST
from starboard.kernel import DONE, Message, Prompt, Task


def can_act(state: Federation, seat: int, extra: list[int]) -> bool:
    """Whether some shop's price can be paid."""
    goods = state.seats[seat].goods
    return any(lacking(goods, shop.cost, extra) == 0 for shop in state.board.shops)


class ArratuinAction(PlanetAction):
    """Trade with a shop."""

    def __init__(self, seat: int, held: int) -> None:
        super().__init__(seat, ARRATUIN, held, 0, 0)

    def again(self, steps: int, discount: int) -> PlanetAction:
        return ArratuinAction(self.seat, self.held)

    def options(self, state: Federation) -> list[int]:
        goods = state.seats[self.seat].goods
        shops = state.board.shops
        words = []
        for shop in range(len(shops)):
            if lacking(goods, shops[shop].cost, NO_COST) == 0:
                words.append(W_SHOP + shop)
        helpers = self.boosts(state, True)
        return helpers + words if helpers else words or [DONE]

    def resolve(self, state: Federation, word: int) -> None:
        if word == DONE:
            return
        if is_specialist(word):
            self.boost(state, word - W_SPECIALIST, True)
            return
        shop = word - W_SHOP
        pay(state, self.seat, state.board.shops[shop].cost)
        trade(state, self.seat, shop)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-arratuin")

    def why_not(self, state: Federation, word: int) -> Message | None:
        shop = word - W_SHOP
        if 0 <= shop < len(state.board.shops):
            goods = state.seats[self.seat].goods
            return Message("federation-why-short", {"n": lacking(goods, state.board.shops[shop].cost, NO_COST)})
        return why_specialist(state, self.seat, word)


NO_COST: list[int] = [0, 0, 0, 0]


def trade(state: Federation, seat: int, shop: int) -> None:
    """Move the own disc up one level and gain that level's bonus; at level 2 again and again (FE-19.2 to FE-19.6)."""
    me = state.seats[seat]
    bit = 1 << shop
    level = 2
    if state.events is not None:
        state.emit("federation-trades", {"seat": seat, "shop": f"shop-{shop + 1}"})
    if me.discs2 & bit == 0:
        if me.discs1 & bit:
            raise_disc(state, seat, shop)
        else:
            level = 1
            new_disc(state, seat, shop)
    bonus(state, seat, shop, level)


def new_disc(state: Federation, seat: int, shop: int) -> None:
    """A disc on level 1 (FE-19.9)."""
    state.seats[seat].discs1 |= 1 << shop
    _placed(state, seat, shop, 1)


def raise_disc(state: Federation, seat: int, shop: int) -> None:
    """A disc on level 2, new or moved up (FE-19.8)."""
    me = state.seats[seat]
    me.discs1 &= ~(1 << shop)
    me.discs2 |= 1 << shop
    _placed(state, seat, shop, 2)


def _placed(state: Federation, seat: int, shop: int, level: int) -> None:
    if state.events is not None:
        state.emit("federation-disc", {"seat": seat, "shop": f"shop-{shop + 1}", "level": level})
    medals.reach(state, seat, ARRATUIN)


def bonus(state: Federation, seat: int, shop: int, level: int) -> None:
    """Gain the bonus of a shop at a level."""
    state.rules.perform(state, seat, state.board.shops[shop].bonus[level - 1], FROM_SPECIALISTS, 0)


def free_shops(state: Federation, seat: int, level: int) -> list[int]:
    """Where a free disc may go: level 1 without an own disc, or any shop not yet at level 2 (FE-31.26, FE-32.13)."""
    me = state.seats[seat]
    taken = me.discs2 if level == 2 else me.discs1 | me.discs2
    return [shop for shop in range(len(state.board.shops)) if not taken >> shop & 1]


class FreeDisc(Task[Federation]):
    """Place a disc without paying (FE-31.26, FE-31.29, FE-32.13)."""

    def __init__(self, seat: int, level: int, with_bonus: bool) -> None:
        super().__init__(seat)
        self.level = level
        self.with_bonus = with_bonus

    def options(self, state: Federation) -> list[int]:
        return [W_SHOP + shop for shop in free_shops(state, self.seat, self.level)]

    def resolve(self, state: Federation, word: int) -> None:
        shop = word - W_SHOP
        if self.level == 2:
            raise_disc(state, self.seat, shop)
        else:
            new_disc(state, self.seat, shop)
        if self.with_bonus:
            bonus(state, self.seat, shop, self.level)

    def prompt(self, state: Federation) -> Prompt:
        return Prompt("federation-ask-disc", {"level": self.level})

    def why_not(self, state: Federation, word: int) -> Message | None:
        return Message("federation-why-disc-there") if 0 <= word - W_SHOP < len(state.board.shops) else None

"""What one player has, and what the powers of the tableau come to."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.kernel import EMPTY


@final
class Powers:
    """The sums of the cards that work in a phase (RG-7.8). They never change: copies of a seat share them."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards  # in order of placing
        self.explore_draw: i64 = 0
        self.explore_keep: i64 = 0
        self.develop_discount: i64 = 0
        self.develop_start_draw: i64 = 0
        self.develop_after_draw: i64 = 0
        self.settle_after_draw: i64 = 0
        self.trade: i64 = 0
        self.sales: i64 = 0
        self.consume_draws: i64 = 0
        self.consume_points: i64 = 0
        self.points_per_good: i64 = 0
        self.produced_draw: i64 = 0
        self.settling: list[int] = []  # the cards with powers for settling, and so on
        self.consuming: list[int] = []
        self.producing: list[int] = []
        for card in cards:
            self.explore_draw += c.EXPLORE_DRAW[card]
            self.explore_keep += c.EXPLORE_KEEP[card]
            self.develop_discount += c.DEVELOP_DISCOUNT[card]
            self.develop_start_draw += c.DEVELOP_START_DRAW[card]
            self.develop_after_draw += c.DEVELOP_AFTER_DRAW[card]
            self.settle_after_draw += c.SETTLE_AFTER_DRAW[card]
            self.trade += c.TRADE_SUM[card]
            self.sales += c.CONSUME_SALES[card]
            self.consume_draws += c.CONSUME_DRAWS[card]
            self.consume_points += c.CONSUME_POINTS[card]
            self.points_per_good += c.POINTS_PER_GOOD[card]
            self.produced_draw += c.PRODUCED_DRAW[card]
            if c.SETTLE_POWERS[card]:
                self.settling.append(card)
            if c.CONSUME_POWERS[card]:
                self.consuming.append(card)
            if c.PRODUCE_POWERS[card]:
                self.producing.append(card)


_NO_POWERS: Final = Powers(EMPTY)


@final
class Seat:
    """What lies before one player."""

    def __init__(self) -> None:
        self.hand = EMPTY  # ascending
        self.tableau = EMPTY  # in order of placing
        self.powers = _NO_POWERS  # of the cards that lay in the tableau before the phase
        self.chips: i64 = 0
        self.chosen = EMPTY  # action cards lying face down
        self.actions = EMPTY  # action cards revealed
        self.last = EMPTY  # action cards of the last round
        self.drawn = EMPTY  # cards drawn to explore
        self.aside = EMPTY  # kept while exploring, or laid aside to be discarded, face down
        self.placing: i64 = 0  # a card chosen to be placed, face down; 0 for none
        self.used = EMPTY  # consume powers used in this phase
        self.produced = EMPTY  # worlds that produced in this phase
        self.tactics: i64 = 0  # Military until the end of the phase, for a card given up
        # How many of these cards, as all can reckon, were in the draw deck when the discard pile was last shuffled:
        self.fresh = 0.0  # in hand
        self.fresh_drawn = 0.0  # drawn to explore
        self.fresh_thrown = 0.0  # thrown away face down since

    def copy(self) -> Seat:
        new = Seat()
        new.hand = self.hand
        new.tableau = self.tableau
        new.powers = self.powers
        new.chips = self.chips
        new.chosen = self.chosen
        new.actions = self.actions
        new.last = self.last
        new.drawn = self.drawn
        new.aside = self.aside
        new.placing = self.placing
        new.used = self.used
        new.produced = self.produced
        new.tactics = self.tactics
        new.fresh = self.fresh
        new.fresh_drawn = self.fresh_drawn
        new.fresh_thrown = self.fresh_thrown
        return new

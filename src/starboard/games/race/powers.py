"""What the cards of a tableau come to together, so that no rule has to walk through them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from starboard.games.race.cards import (
    CONSUME_DRAWS,
    CONSUME_POINTS,
    CONSUME_POWERS,
    CONSUME_SALES,
    DEVELOP_AFTER_DRAW,
    DEVELOP_DISCOUNT,
    DEVELOP_START_DRAW,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    POINTS_PER_GOOD,
    PRODUCE_POWERS,
    PRODUCED_DRAW,
    SETTLE_AFTER_DRAW,
    SETTLE_POWERS,
    TRADE_SUM,
)


@final
class Powers:
    """Of the cards that work in a phase (RG-7.8). It never changes: copies of a table share it."""

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
            self.explore_draw += EXPLORE_DRAW[card]
            self.explore_keep += EXPLORE_KEEP[card]
            self.develop_discount += DEVELOP_DISCOUNT[card]
            self.develop_start_draw += DEVELOP_START_DRAW[card]
            self.develop_after_draw += DEVELOP_AFTER_DRAW[card]
            self.settle_after_draw += SETTLE_AFTER_DRAW[card]
            self.trade += TRADE_SUM[card]
            self.sales += CONSUME_SALES[card]
            self.consume_draws += CONSUME_DRAWS[card]
            self.consume_points += CONSUME_POINTS[card]
            self.points_per_good += POINTS_PER_GOOD[card]
            self.produced_draw += PRODUCED_DRAW[card]
            if SETTLE_POWERS[card]:
                self.settling.append(card)
            if CONSUME_POWERS[card]:
                self.consuming.append(card)
            if PRODUCE_POWERS[card]:
                self.producing.append(card)

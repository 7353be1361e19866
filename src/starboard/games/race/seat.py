"""What one player has, and what the powers of the tableau come to."""

from __future__ import annotations

from typing import ClassVar, Final, final

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
        self.free_uses: i64 = 0  # consume powers that take no good
        self.produced_draw: i64 = 0
        self.windfalls: i64 = 0  # powers that produce on windfall worlds
        self.settling = EMPTY  # the cards with powers for settling, and so on
        self.giving = EMPTY  # of these, those that may be given up for Military (RG-8.21)
        self.consuming = EMPTY
        self.producing = EMPTY
        for card in cards:
            self._add(card)

    def _add(self, card: i64) -> None:
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
        self.free_uses += c.FREE_USES[card]
        self.produced_draw += c.PRODUCED_DRAW[card]
        self.windfalls += c.WINDFALL_POWERS[card]
        if c.SETTLE_POWERS[card]:
            self.settling = [*self.settling, card]
            if c.GIVES_MILITARY[card]:
                self.giving = [*self.giving, card]
        if c.CONSUME_POWERS[card]:
            self.consuming = [*self.consuming, card]
        if c.PRODUCE_POWERS[card]:
            self.producing = [*self.producing, card]

    def of(self, cards: list[int]) -> Powers:
        """The powers of other cards; mostly it is one card more, which is added to what is known."""
        known: i64 = len(self.cards)
        if len(cards) != known + 1:
            return Powers(cards)
        at: i64 = 0
        while at < known:
            if cards[at] != self.cards[at]:
                return Powers(cards)
            at += 1
        new = Powers(EMPTY)
        new.cards = cards
        new.explore_draw = self.explore_draw
        new.explore_keep = self.explore_keep
        new.develop_discount = self.develop_discount
        new.develop_start_draw = self.develop_start_draw
        new.develop_after_draw = self.develop_after_draw
        new.settle_after_draw = self.settle_after_draw
        new.trade = self.trade
        new.sales = self.sales
        new.consume_draws = self.consume_draws
        new.consume_points = self.consume_points
        new.points_per_good = self.points_per_good
        new.free_uses = self.free_uses
        new.produced_draw = self.produced_draw
        new.windfalls = self.windfalls
        new.settling = self.settling
        new.giving = self.giving
        new.consuming = self.consuming
        new.producing = self.producing
        new._add(cards[known])
        return new


_NO_POWERS: Final = Powers(EMPTY)


@final
class Seat:
    """What lies before one player."""

    PLAIN_SKIPS: ClassVar[tuple[str, ...]] = (
        "_laid",
        "_pairs",
        "labels",
        "labelled",
        "labelled_hand",
        "labelled_tableau",
    )

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
        self._laid = EMPTY  # the tableau that `_pairs` was reckoned for
        self._pairs: i64 = 0
        # The words for some cards, with that hand and tableau: a set is said word by word, and they stay.
        self.labels = EMPTY
        self.labelled = EMPTY
        self.labelled_hand = EMPTY
        self.labelled_tableau = EMPTY

    def pairs(self) -> i64:
        """Of which pairs of equal cards one lies in the tableau, as bits."""
        if self._laid is not self.tableau:
            found: i64 = 0
            for card in self.tableau:
                found |= 1 << c.PAIR[card]
            self._laid = self.tableau
            self._pairs = found
        return self._pairs

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
        new._laid = self._laid
        new._pairs = self._pairs
        new.labels = self.labels
        new.labelled = self.labelled
        new.labelled_hand = self.labelled_hand
        new.labelled_tableau = self.labelled_tableau
        return new

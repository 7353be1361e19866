"""How well a seat stands: the points that it may expect ahead of its best rival.

Everything is counted in points of the end: what lies in the tableau, what its powers may still bring in the rounds
that are left, goods, and the hand. What is decided and not yet carried out (a card laid face down, a price not yet
paid, cards being chosen) counts as done, so that bots can judge a word right after it was said.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.rules import develop, settle
from starboard.games.race.rules.paying import Pay
from starboard.games.race.rules.scoring import points, total_military
from starboard.games.race.rules.settle import HowToSettle
from starboard.games.race.table import Table, holds, without, without_one

CARD: Final = 0.55  # a card in hand
LATE_CARD: Final = 0.05  # in the last round
MANY: Final = 10.0  # cards above the hand limit are worth little
GOOD: Final = 0.28  # a good, by the cards that it is sold for
CYCLE: Final = 0.32  # producing a good and consuming it, per round
SALE: Final = 0.07  # producing a good to sell it, by the cards that it is sold for, per round
FIT: Final = 0.25  # how much of what the cards in hand would bring is counted
NEXT_FIT: Final = 0.35  # of each further card
FUTURE: Final = 0.8  # what a 6-cost development would score with the cards that lie there already


def _worth(card: i64) -> float:
    """What a card in the tableau brings in a round, in points, apart from its printed value."""
    worth = 0.18 * c.EXPLORE_DRAW[card] + 0.4 * c.EXPLORE_KEEP[card]
    worth += 0.22 * c.DEVELOP_DISCOUNT[card] + 0.3 * c.DEVELOP_START_DRAW[card] + 0.25 * c.DEVELOP_AFTER_DRAW[card]
    worth += 0.3 * c.SETTLE_AFTER_DRAW[card] + 0.14 * c.TOTAL_MILITARY[card]
    for power in c.SETTLE_POWERS[card]:
        if power.type == c.DISCOUNT:
            worth += (0.1 if power.kind else 0.18) * float(power.amount)
        elif power.kind or power.keyword:
            worth += 0.04 * float(power.amount)
    for power in c.TRADE_POWERS[card]:
        worth += (0.07 if power.kind or power.this_world else 0.1) * float(power.amount)
    for power in c.CONSUME_POWERS[card]:
        if power.type != c.CONSUME_GOODS:
            worth += 0.25
    for power in c.PRODUCE_POWERS[card]:
        if power.type == c.PRODUCE_WINDFALL:
            worth += 0.15
        else:
            worth += 0.15 * float(power.amount)
    return worth + 0.15 * c.PRODUCED_DRAW[card]


def _makes(card: i64) -> float:
    """How many goods a world makes in a round; a windfall world now and then."""
    return 0.0 if not c.MODE[card] else 1.0 if c.MODE[card] == c.PRODUCTION else 0.35


def _takes(card: i64) -> float:
    """How many points its powers make of goods in a round."""
    total = 0.0
    for power in c.CONSUME_POWERS[card]:
        if power.type == c.CONSUME_GOODS:
            total += (float(power.vp) + 0.4 * float(power.cards)) * float(power.times) / float(power.goods)
    return total


def _sells(card: i64) -> float:
    return float(c.PRICE[c.KIND[card]]) if c.MODE[card] == c.PRODUCTION else 0.0


def _gain(card: i64) -> float:
    """What a card in hand brings at once if it is placed, less what is paid for it."""
    return c.VP[card] - (0.0 if c.DEFENSE[card] else 0.45 * c.COST[card]) + (0.4 if c.MODE[card] else 0.0)


@final
class Value:
    """What a card counts for."""

    def __init__(self, card: int) -> None:
        self.worth = _worth(card)
        self.makes = _makes(card)
        self.takes = _takes(card)
        self.sells = _sells(card)
        self.sold = float(c.PRICE[c.KIND[card]]) if c.MODE[card] else 0.0
        self.gain = _gain(card)
        self.defense: i64 = c.DEFENSE[card]
        self.scores = c.SCORE[card]


VALUES: Final = [Value(card) for card in range(w.CARD_END)]


def rounds_left(state: Table) -> float:
    """How long the game may still last."""
    longest = 0
    for player in state.seats:
        longest = max(longest, len(player.tableau))
    by_cards = (12 - longest) / 1.1
    by_chips = state.pool / (1.6 * state.players)
    return max(0.0, min(min(by_cards, by_chips), 8.0))


def in_tableau(state: Table, seat: i64, left: float) -> float:
    """Points now, and what the tableau and its goods may still bring."""
    makes = 0.0
    takes = 0.0
    sells = 0.0
    worth = 0.0
    goods = 0.0
    for card in state.seats[seat].tableau:
        value = VALUES[card]
        worth += value.worth
        makes += value.makes
        takes += value.takes
        sells += value.sells
        if value.sold > 0.0 and state.good[card]:
            goods += value.sold
    return float(points(state, seat)) + left * (worth + CYCLE * min(makes, takes) + SALE * sells) + GOOD * goods


def prospects_with(state: Table, seat: i64, left: float, placing: i64) -> float:
    """As if the card that lies face down were in the tableau already."""
    tableau = state.seats[seat].tableau
    if placing:
        state.seats[seat].tableau = [*tableau, placing]
    total = in_tableau(state, seat, left)
    state.seats[seat].tableau = tableau
    return total


def in_hand(count: float, left: float) -> float:
    """What so many cards in hand are worth, whatever they are."""
    return (CARD if left > 1.0 else LATE_CARD) * min(count, MANY) + 0.2 * max(0.0, count - MANY)


def owed(state: Table, seat: i64) -> i64:
    """Cards still to be paid for what lies in the tableau already."""
    total = 0
    task = state.question(seat)
    if isinstance(task, Pay):
        total = task.most
    elif isinstance(task, HowToSettle):
        total = max(0, settle.price(state, seat, task.world))
    return total


def hand_to_be(state: Table, seat: i64) -> list[int]:
    """The hand as it will be when what was chosen so far is carried out."""
    picks = state.picked(seat)
    aside = state.seats[seat].aside
    drawn = state.seats[seat].drawn
    hand = state.seats[seat].hand
    cards = drawn if drawn else hand
    if picks and not holds(state.words(seat, cards), picks[0]):
        return hand  # actions are being chosen, not cards
    chosen = state.meant(seat, cards, picks) if picks else aside
    if drawn:
        return hand + chosen
    return without(hand, chosen) if chosen else hand


def gain_of(card: i64, tableau: list[int], ahead: float, strength: i64) -> float:
    """What a card in hand may bring to a tableau, with so many rounds ahead and such Military."""
    value = VALUES[card]
    gain = value.gain + value.worth * ahead
    scores = value.scores
    if scores:
        total: i64 = 0
        for other in tableau:
            total += scores[other]
        gain += FUTURE * float(total)
    if strength < value.defense:
        gain -= 1.0 + 0.8 * float(value.defense - strength)
    return gain


def fit(state: Table, seat: i64, hand: list[int], left: float) -> float:
    """How well a hand fits: cards worth placing count by what they would bring."""
    if left <= 0.5:
        return 0.0
    ahead = max(0.0, left - 1.0)
    best = 0.0
    others = 0.0
    strength = total_military(state, seat)
    tableau = state.seats[seat].tableau
    for card in hand:
        gain = gain_of(card, tableau, ahead, strength)
        if gain > best:
            others += best
            best = gain
        elif gain > 0.0:
            others += gain
    return best + NEXT_FIT * others


def prospects(state: Table, seat: i64, left: float) -> float:
    """The own points at the end, from what the seat holds, has chosen and still owes."""
    hand = hand_to_be(state, seat)
    placing = state.seats[seat].placing
    count = float(len(hand))
    if placing:
        hand = without_one(hand, placing)
        if state.phase == c.DEVELOP:
            count -= float(1 + develop.price(state, seat, placing))
        else:
            count -= float(1 + max(0, settle.price(state, seat, placing)))
    elif state.phase:
        count -= float(max(0, owed(state, seat) - len(state.picked(seat))))
    return prospects_with(state, seat, left, placing) + in_hand(count, left) + FIT * fit(state, seat, hand, left)


def evaluate(state: Table, seat: i64) -> float:
    """The margin over the best rival that the seat may expect."""
    if state.over:
        rivals = [points(state, other) for other in range(state.players) if other != seat]
        return float(points(state, seat) - max(rivals))
    left = rounds_left(state)
    rival = -1000.0
    for other in range(state.players):
        if other != seat:
            rival = max(rival, in_tableau(state, other, left) + in_hand(float(len(state.seats[other].hand)), left))
    return prospects(state, seat, left) - rival

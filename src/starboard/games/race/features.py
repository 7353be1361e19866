"""Numbers for learners and for bots: what a seat sees as a vector, and how well a seat stands."""

from __future__ import annotations

from starboard.games.race.cards import (
    ACTION,
    ACTION_END,
    CARDS,
    CONSUME_GOODS,
    CONSUME_POWERS,
    COST,
    DEFENSE,
    DEVELOP_AFTER_DRAW,
    DEVELOP_DISCOUNT,
    DEVELOP_START_DRAW,
    DISCOUNT,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    IS_WORLD,
    KIND,
    MODE,
    PRICE,
    PRODUCE_POWERS,
    PRODUCE_WINDFALL,
    PRODUCED_DRAW,
    PRODUCTION,
    SCORE,
    SETTLE_AFTER_DRAW,
    SETTLE_POWERS,
    TOTAL_MILITARY,
    TRADE_POWERS,
    VP,
)
from starboard.games.race.scoring import points, total_military
from starboard.games.race.table import Table

SEATS = 4  # features have room for so many


def features(state: Table, seat: int) -> list[float]:
    """Own hand and drawn cards, then for each seat from the own one on its tableau and numbers, then the table."""
    hand = state.hands[seat]
    drawn = state.drawn[seat]
    numbers = [1.0 if card in hand else 0.5 if card in drawn else 0.0 for card in CARDS]
    for step in range(SEATS):
        if step >= state.players:
            numbers += [0.0] * (len(CARDS) + 8 + ACTION_END - ACTION)
            continue
        other = (seat + step) % state.players
        tableau = state.tableaus[other]
        numbers += [(1.5 if state.good[card] else 1.0) if card in tableau else 0.0 for card in CARDS]
        kinds = [0.0] * 5
        for world in state.goods(other):
            kinds[KIND[world]] += 0.25
        numbers += kinds[1:]
        numbers += [
            state.chips[other] / 20,
            len(state.hands[other]) / 10,
            total_military(state, other) / 10,
            points(state, other) / 40,
        ]
        numbers += [1.0 if word in state.actions[other] else 0.0 for word in range(ACTION, ACTION_END)]
    numbers += [1.0 if state.phase == phase else 0.0 for phase in range(6)]
    numbers += [state.round / 12, state.pool / 48, len(state.deck) / 114, state.players / 4, float(state.experienced)]
    return numbers


# ---- evaluation -----------------------------------------------------------------------------------------------


def _worth(card: int) -> float:
    """What a card in the tableau brings in a round, in points, apart from its printed value."""
    worth = 0.18 * EXPLORE_DRAW[card] + 0.4 * EXPLORE_KEEP[card]
    worth += 0.22 * DEVELOP_DISCOUNT[card] + 0.3 * DEVELOP_START_DRAW[card] + 0.25 * DEVELOP_AFTER_DRAW[card]
    worth += 0.3 * SETTLE_AFTER_DRAW[card] + 0.14 * TOTAL_MILITARY[card]
    for power in SETTLE_POWERS[card]:
        if power.type == DISCOUNT:
            worth += (0.1 if power.kind else 0.18) * power.amount
        elif power.kind or power.keyword:
            worth += 0.04 * power.amount
    for power in TRADE_POWERS[card]:
        worth += (0.07 if power.kind or power.this_world else 0.1) * power.amount
    for power in CONSUME_POWERS[card]:
        if power.type != CONSUME_GOODS:
            worth += 0.25
    for power in PRODUCE_POWERS[card]:
        if power.type == PRODUCE_WINDFALL:
            worth += 0.15
        else:
            worth += 0.15 * power.amount
    return worth + 0.15 * PRODUCED_DRAW[card]


WORTH: list[float] = [0.0, 0.0] + [_worth(card) for card in CARDS]


def rounds_left(state: Table) -> float:
    """How long the game may still last."""
    longest = max([len(tableau) for tableau in state.tableaus])
    by_cards = (12 - longest) / 1.1
    by_chips = state.pool / (1.6 * state.players)
    return max(0.0, min(by_cards, by_chips, 8.0))


def standing(state: Table, seat: int, left: float) -> float:
    """Points now, and what hand, goods and powers may still bring."""
    total = float(points(state, seat))
    producers = 0.0
    takers = 0.0
    prices = 0.0
    for card in state.tableaus[seat]:
        total += WORTH[card] * left
        if MODE[card] == PRODUCTION:
            producers += 1.0
            prices += PRICE[KIND[card]]
        elif MODE[card]:
            producers += 0.35
        for power in CONSUME_POWERS[card]:
            if power.type == CONSUME_GOODS:
                takers += (power.vp + 0.4 * power.cards) * power.times / power.goods
        if state.good[card]:
            total += 0.28 * PRICE[KIND[card]]
    total += 0.32 * left * min(producers, takers) + 0.07 * left * prices
    hand = len(state.hands[seat]) + 0.5 * len(state.drawn[seat])
    return total + (0.55 if left > 1 else 0.05) * min(hand, 10.0) + 0.2 * max(0.0, hand - 10.0)


def hand_value(state: Table, seat: int, left: float) -> float:
    """How well the own hand fits: cards worth placing count by what they would bring."""
    best = 0.0
    strength = total_military(state, seat)
    for card in state.hands[seat]:
        gain = float(VP[card]) + WORTH[card] * max(0.0, left - 1.0)
        if SCORE[card]:
            for other in state.tableaus[seat]:
                gain += 0.8 * SCORE[card][other]
        if DEFENSE[card]:
            gain = gain - (0.0 if strength >= DEFENSE[card] else 1.0 + 0.8 * (DEFENSE[card] - strength))
        else:
            gain -= 0.45 * COST[card]
        if IS_WORLD[card] and MODE[card]:
            gain += 0.4
        if gain > 0:
            best += gain if best == 0.0 else 0.35 * gain
    return best if left > 0.5 else 0.0


def evaluate(state: Table, seat: int) -> float:
    """The margin over the best rival that the seat may expect."""
    left = 0.0 if state.over else rounds_left(state)
    own = standing(state, seat, left) + 0.25 * hand_value(state, seat, left)
    rival = -1000.0
    for other in range(state.players):
        if other != seat:
            rival = max(rival, standing(state, other, left))
    return own - rival

"""What words are worth by what the evaluation would find after them, without saying them: for bots in a hurry."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.evaluate import (
    CARD,
    FIT,
    GOOD,
    LATE_CARD,
    NEXT_FIT,
    VALUES,
    gain_of,
    prospects,
    rounds_left,
)
from starboard.games.race.rules.consume import ConsumeGoods, NameNumber, SellGood, UsePower, count_goods, sale_value
from starboard.games.race.rules.develop import PlaceDevelopment
from starboard.games.race.rules.explore import KeepCards
from starboard.games.race.rules.paying import Pay
from starboard.games.race.rules.produce import ChooseWindfall
from starboard.games.race.rules.rounds import ChooseAction, ChooseActions, DiscardDown
from starboard.games.race.rules.scoring import total_military
from starboard.games.race.rules.settle import KeepTactics, PlaceWorld, after_settle
from starboard.games.race.rules.setup import DiscardTwo
from starboard.games.race.table import SetQuestion, Table, without
from starboard.kernel import EMPTY, PASS

NUMBERS: Final = [c.COST[card] + c.DEFENSE[card] for card in c.CARDS]
NOTHING: Final[list[float]] = []
ODDS: Final = bytes([NUMBERS.count(number) for number in range(8)])  # how many cards have each number


def promising(state: Table, seat: i64) -> list[int]:
    """The word that looks best, alone; nothing where it must be said to be judged."""
    task = state.question(seat)
    if isinstance(task, KeepCards):
        return next_card(state, task, state.seats[seat].drawn, -1.0)
    if isinstance(task, (Pay, DiscardDown, DiscardTwo)):
        return next_card(state, task, state.seats[seat].hand, 1.0)
    if isinstance(task, (PlaceWorld, PlaceDevelopment)):
        legal = state.legal(seat)
        return [legal[first_best(placements(state, seat, legal))]]
    if isinstance(task, UsePower):
        return best_power(state, seat, task.words)
    if isinstance(task, ConsumeGoods) and not w.power(task.word).different:
        return next_good(state, task)
    if isinstance(task, SellGood):
        return best_sale(state, seat, task.bonuses)
    if isinstance(task, ChooseWindfall):
        return best_windfall(state, seat)
    if isinstance(task, NameNumber):
        return best_number(state.legal(seat))
    if isinstance(task, KeepTactics):
        return [PASS]
    return EMPTY


def weigh(state: Table, seat: i64, words: list[int]) -> list[float]:
    """What the words are worth, one against the other; nothing where they must be said to be judged."""
    task = state.question(seat)
    if isinstance(task, KeepCards):
        return with_each(state, seat, words)
    if isinstance(task, (Pay, DiscardDown, DiscardTwo)):
        return without_each(state, seat, words)
    if isinstance(task, (PlaceWorld, PlaceDevelopment)):
        return placements(state, seat, words)
    if isinstance(task, (ChooseAction, ChooseActions)) and state.others_on_lanes(seat):
        return [0.0] * len(words)  # they lie face down until all have chosen
    if isinstance(task, NameNumber):
        return [CARD * float(ODDS[word - w.NUMBER]) / float(len(NUMBERS)) for word in words]
    return NOTHING


def without_each(state: Table, seat: i64, words: list[int]) -> list[float]:
    """How well the hand fits without each of some cards."""
    me = state.seats[seat]
    picked = state.picked(seat)
    hand = without(me.hand, state.meant(seat, me.hand, picked)) if picked else me.hand
    ahead = max(0.0, rounds_left(state) - 1.0)
    strength = total_military(state, seat)
    best = 0.0
    second = 0.0
    total = 0.0
    for card in hand:
        gain = gain_of(card, me.tableau, ahead, strength)
        if gain > 0.0:
            total += gain
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
    found: list[float] = []
    for card in state.meant(seat, me.hand, words):
        gain = max(0.0, gain_of(card, me.tableau, ahead, strength))
        if gain == best:
            found.append(FIT * (second + NEXT_FIT * (total - best - second)))
        else:
            found.append(FIT * (best + NEXT_FIT * (total - best - gain)))
    return found


def with_each(state: Table, seat: i64, words: list[int]) -> list[float]:
    """How well the hand fits with each of the drawn cards, and those that were chosen already."""
    me = state.seats[seat]
    picked = state.picked(seat)
    ahead = max(0.0, rounds_left(state) - 1.0)
    strength = total_military(state, seat)
    best = 0.0
    total = 0.0
    for card in me.hand + state.meant(seat, me.drawn, picked) if picked else me.hand:
        gain = gain_of(card, me.tableau, ahead, strength)
        if gain > 0.0:
            total += gain
            best = max(best, gain)
    found: list[float] = []
    for card in state.meant(seat, me.drawn, words):
        gain = max(0.0, gain_of(card, me.tableau, ahead, strength))
        found.append(FIT * (gain + NEXT_FIT * total if gain > best else best + NEXT_FIT * (total - best + gain)))
    return found


def first_best(worths: list[float]) -> i64:
    """Where the highest stands first."""
    best: i64 = 0
    end: i64 = len(worths)
    for at in range(end):
        if worths[at] > worths[best]:
            best = at
    return best


def next_of_lowest(words: list[int], ranks: list[float], last: i64, count: i64) -> list[int]:
    """The first word of those with the lowest ranks, so many of those after the last one said: a set is said in order.
    Of equals the first ones count as lower."""
    start: i64 = 0
    end: i64 = len(words)
    while start < end and words[start] <= last:
        start += 1
    at = start
    while at < end:
        lower: i64 = 0
        other = start
        while other < end:
            if ranks[other] < ranks[at] or (ranks[other] == ranks[at] and other < at):
                lower += 1
            other += 1
        if lower < count:
            return [words[at]]
        at += 1
    return EMPTY


def next_card(state: Table, task: SetQuestion, cards: list[int], sign: float) -> list[int]:
    """Which of some cards to part with next; with the sign turned, which to keep."""
    seat = task.seat
    ahead = max(0.0, rounds_left(state) - 1.0)
    strength = total_military(state, seat)
    tableau = state.seats[seat].tableau
    ranks = [sign * gain_of(card, tableau, ahead, strength) for card in cards]
    picked = state.picked(seat)
    last: i64 = picked[-1] if picked else -1
    return next_of_lowest(task.candidates(state), ranks, last, task.most - len(picked))


def next_good(state: Table, task: ConsumeGoods) -> list[int]:
    """The cheapest goods are consumed."""
    worlds = task.candidates(state)
    picked = state.picked(task.seat)
    last: i64 = picked[-1] if picked else -1
    return next_of_lowest(worlds, [VALUES[world].sold for world in worlds], last, task.most - len(picked))


def placements(state: Table, seat: i64, words: list[int]) -> list[float]:
    """What each card to place, or none, would bring: with cards drawn for it, and the good of a windfall world."""
    me = state.seats[seat]
    left = rounds_left(state)
    card_worth = CARD if left > 1.0 else LATE_CARD
    settles = state.phase == c.SETTLE
    draws = after_settle(state, seat) if settles else me.powers.develop_after_draw
    found: list[float] = []
    placing = me.placing
    for word in words:
        card: i64 = 0 if word == PASS else word if settles else state.card(me.hand, word)
        me.placing = card
        worth = prospects(state, seat, left)
        if card:
            worth += card_worth * float(draws)
            if settles and c.MODE[card] == c.WINDFALL:
                worth += GOOD * VALUES[card].sold
        found.append(worth)
    me.placing = placing
    return found


def best_power(state: Table, seat: i64, words: list[int]) -> list[int]:
    """What costs no good first, then what makes most of each; powers for one kind before those for any."""
    doubled = 2.0 if state.chose(seat, w.CONSUME_X2) else 1.0
    goods = float(count_goods(state, seat) & 15)
    best: i64 = -1
    best_rank = 0.0
    for word in words:
        use = w.power(word)
        rank = 9.0
        if use.type == c.DISCARD_HAND:
            rank = -1.0
        elif use.type == c.CONSUME_GOODS:
            rank = (doubled * float(use.vp) + CARD * float(use.cards)) / float(use.goods) + (0.1 if use.kind else 0.0)
        elif use.type == c.CONSUME_ALL:
            rank = doubled * (goods * float(use.vp) - float(use.less)) / goods - 1.0
        elif use.type == c.SELL:
            rank = 3.0 * CARD
        if best < 0 or rank > best_rank:
            best, best_rank = word, rank
    return [best] if best_rank >= 0.0 else EMPTY  # hand cards for points: or rather not


def best_sale(state: Table, seat: i64, bonuses: bool) -> list[int]:
    best: i64 = -1
    best_worth = 0.0
    working = state.working(seat)
    for world in state.legal(seat):
        worth = CARD * float(sale_value(working, world, bonuses)) - GOOD * VALUES[world].sold
        if best < 0 or worth > best_worth:
            best, best_worth = world, worth
    return [best]


def best_windfall(state: Table, seat: i64) -> list[int]:
    """The dearest good."""
    best: i64 = -1
    for world in state.legal(seat):
        empty = c.MODE[world] == c.WINDFALL and state.good[world] == 0
        if empty and (best < 0 or VALUES[world].sold > VALUES[best].sold):
            best = world
    return [best] if best >= 0 else EMPTY


def best_number(words: list[int]) -> list[int]:
    """The number that most cards have."""
    best: i64 = words[0]
    for word in words:
        if ODDS[word - w.NUMBER] > ODDS[best - w.NUMBER]:
            best = word
    return [best]

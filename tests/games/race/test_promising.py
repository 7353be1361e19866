"""The best word at a glance is the one that the evaluation likes best after it."""

from __future__ import annotations

from itertools import combinations

import pytest

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.evaluate import FIT, fit, prospects, rounds_left
from starboard.games.race.rules.develop import PlaceDevelopment
from starboard.games.race.rules.explore import KeepCards
from starboard.games.race.rules.paying import Pay
from starboard.games.race.rules.rounds import DiscardDown
from starboard.games.race.rules.settle import PlaceWorld
from starboard.games.race.seat import Powers
from starboard.games.race.state import RaceState
from starboard.games.race.table import SetQuestion, Table
from starboard.kernel import PASS, Task, plain
from tests.games.race.position import Position, moments, spell


def said(state: RaceState, seat: int) -> list[int]:
    """The whole set that is said by taking what promises most, word by word."""
    ahead = state.copy()
    task = ahead.question(seat)
    words: list[int] = []
    while ahead.question(seat) is task:
        words += ahead.promising(seat, 2)
        ahead.say(seat, words[-1])
    return words


@pytest.mark.parametrize("kind", [Pay, DiscardDown, KeepCards])
def test_a_set_leaves_the_hand_that_fits_best(kind: type[SetQuestion]) -> None:
    seen = 0
    for state, seat in moments(kind):
        task = state.question(seat)
        assert isinstance(task, SetQuestion)
        me = state.seats[seat]
        left = rounds_left(state)
        cards = me.drawn if kind is KeepCards else me.hand
        words = said(state, seat)
        chosen = state.meant(seat, cards, words)
        if len(words) < task.most or left <= 0.5:
            continue  # the last words were forced, or nothing fits any more
        kept = [
            list(some) if kind is KeepCards else [card for card in cards if card not in some]
            for some in combinations(cards, int(task.most))
        ]
        best = max(fit(state, seat, hand, left) for hand in kept)
        mine = chosen if kind is KeepCards else [card for card in cards if card not in chosen]
        assert fit(state, seat, mine, left) == pytest.approx(best)
        seen += 1
    assert seen > 5


def test_a_world_is_placed_if_it_brings_more_than_none() -> None:
    seen: set[bool] = set()
    for state, seat in moments(PlaceWorld):
        [word] = state.promising(seat, 2)
        left = rounds_left(state)
        values = {}
        for other in state.legal(seat):
            ahead = state.copy()
            ahead.seats[seat].placing = 0 if other == PASS else other
            values[other] = prospects(ahead, seat, left)
        assert values[word] >= max(values.values()) - 3.0  # but for cards drawn and goods laid at once
        seen.add(word == PASS)
    assert seen == {True, False}


def test_goods_are_consumed_where_they_make_most() -> None:
    table = Position(["consumer-markets trade-league artist-colony* gem-world*", "old-earth"], ["+2", "+2"])
    table.choose("consume-x2", "produce")
    assert len(table.legal(0)) > 1
    assert spell(table.state.promising(0, 2)) == ["consumer-markets/1"]  # a point each, doubled; a sale brings cards


def test_the_cheapest_goods_are_consumed_and_the_dearest_sold() -> None:
    table = Position(["old-earth alien-robotic-factory* gem-world*", "new-sparta"], ["+2", "+2"])
    table.choose("consume-trade", "produce")
    assert spell(table.state.promising(0, 2)) == ["alien-robotic-factory"]
    table = Position(["old-earth galactic-trendsetters alien-robotic-factory* gem-world*", "new-sparta"], ["+2", "+2"])
    table.choose("consume-x2", "produce")
    while not isinstance(table.state.question(0), SetQuestion):
        table.state.say(0, table.state.promising(0, 2)[0])
    assert spell(table.state.promising(0, 2)) == ["gem-world"]


def test_what_must_be_said_to_be_judged_promises_nothing() -> None:
    table = Position(["old-earth", "new-sparta"])
    assert table.state.promising(0, 2) == []  # actions lie face down
    assert w.ACTION in table.state.legal(0)


@pytest.mark.parametrize("kind", [Pay, DiscardDown, KeepCards])
def test_cards_weigh_what_the_hand_is_worth_after_them(kind: type[SetQuestion]) -> None:
    seen = 0
    for state, seat in moments(kind):
        left = rounds_left(state)
        while isinstance(state.question(seat), kind) and left > 0.5:
            me = state.seats[seat]
            words = state.legal(seat)
            cards = me.drawn if kind is KeepCards else me.hand
            picked = state.meant(seat, cards, state.picked(seat))
            found = []
            for card in state.meant(seat, cards, words):
                gone = [*picked, card]
                hand = me.hand + gone if kind is KeepCards else [other for other in me.hand if other not in gone]
                found.append(FIT * fit(state, seat, hand, left))
            assert state.weigh(seat, words) == pytest.approx(found)
            seen += len(picked)
            state.say(seat, words[0])
    assert seen > 5


@pytest.mark.parametrize("kind", [PlaceWorld, PlaceDevelopment])
def test_placements_weigh_what_the_evaluation_finds_after_them(kind: type[Task[Table]]) -> None:
    """But for cards drawn for it and the good of a windfall world."""
    seen = 0
    for state, seat in moments(kind):
        words = state.legal(seat)
        if len(words) < 2 or state.open_lanes < 2:
            continue  # the table would run on
        found = []
        for word in words:
            ahead = state.copy()
            ahead.say(seat, word)
            found.append(ahead.evaluate(seat))
        weighed = state.weigh(seat, words)
        for at in range(len(words)):
            assert -0.01 <= weighed[at] - weighed[0] - (found[at] - found[0]) <= 3.0
        seen += 1
    assert seen > 5


def test_actions_weigh_the_same() -> None:
    table = Position(["old-earth", "new-sparta"])
    assert set(table.state.weigh(0, table.state.legal(0))) == {0.0}


# ---- what is reckoned once ------------------------------------------------------------------------------------


def test_powers_of_one_card_more_are_those_of_all_cards() -> None:
    cards = c.CARDS[::3]
    powers = Powers([])
    for count in range(1, len(cards) + 1):
        powers = powers.of(cards[:count])
        assert plain(powers) == plain(Powers(cards[:count]))
    assert plain(powers.of(cards[:4])) == plain(Powers(cards[:4]))
    assert plain(Powers(cards[:3]).of(c.CARDS[1:5])) == plain(Powers(c.CARDS[1:5]))  # other cards altogether
    for at in range(1, 4):  # one more, and any one of the others is another
        others = [*cards[:at], cards[9], *cards[at + 1 : 5]]
        assert plain(Powers(cards[:4]).of(others)) == plain(Powers(others))


def test_words_are_looked_for_anew_when_cards_move() -> None:
    """Of two equal cards the first has the first word: in the tableau before the hand."""
    state = Position(["old-earth", "new-sparta"]).state
    first = next(card for card in c.CARDS if c.TWIN[card] > card)
    me = state.seats[0]
    me.hand = [first]
    assert state.words(0, me.hand) == [first]
    assert state.words(0, me.hand) == [first]
    me.tableau = [*me.tableau, first + 1]
    assert state.words(0, me.hand) == [first + 1]
    me.hand = []
    me.drawn = [first]
    assert state.words(0, me.drawn) == [first + 1]

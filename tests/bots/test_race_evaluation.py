"""Race: what is decided and not yet carried out counts, and the end is the end."""

from __future__ import annotations

import pytest

from starboard.games.race import components as c
from starboard.games.race import game
from starboard.games.race import words as w
from starboard.games.race.evaluate import VALUES, evaluate, hand_to_be, owed, prospects, rounds_left
from starboard.games.race.rules.develop import PlaceDevelopment, price
from starboard.games.race.rules.explore import KeepCards
from starboard.games.race.rules.paying import Pay
from starboard.games.race.rules.scoring import points
from starboard.games.race.state import RaceState
from starboard.kernel import PASS, FastChance, fast_chance
from tests.games.race.position import moments


def random_word(state: RaceState, dice: FastChance) -> None:
    seats = state.waiting()
    seat = seats[dice.below(len(seats))]
    legal = state.legal(seat)
    state.say(seat, legal[dice.below(len(legal))])


def ended(seed: int) -> RaceState:
    state = game.new({"players": 3}, str(seed))
    assert isinstance(state, RaceState)
    dice = fast_chance(seed)
    while not state.over:
        random_word(state, dice)
    return state


def test_at_the_end_it_is_the_margin() -> None:
    for seed in range(3):
        state = ended(seed)
        scores = [points(state, seat) for seat in range(3)]
        for seat in range(3):
            assert evaluate(state, seat) == scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def test_a_card_laid_face_down_counts_as_placed_and_paid() -> None:
    seen = 0
    for state, seat in moments(PlaceDevelopment):
        for word in state.legal(seat):
            if word == PASS or len(state.waiting()) < 2:
                continue
            after = state.copy()
            after.say(seat, word)
            card = after.seats[seat].placing
            assert state.word(card) == word
            left = rounds_left(after)
            laid = prospects(after, seat, left)
            after.place(seat, card)
            after.seats[seat].placing = 0
            after.seats[seat].hand = after.seats[seat].hand[price(state, seat, card) :]  # some cards pay for it
            after.phase = 0
            done = prospects(after, seat, left)
            assert laid == pytest.approx(done, abs=4.0)  # apart from which cards pay
            assert laid >= c.VP[card]
            seen += 1
    assert seen > 10


def test_what_is_owed_counts_until_it_is_paid() -> None:
    seen = 0
    for state, seat in moments(Pay):
        task = state.question(seat)
        assert isinstance(task, Pay)
        assert owed(state, seat) == task.most
        dear = prospects(state, seat, 4.0)
        state = state.copy()
        state.phase = 0  # nothing is owed between phases
        assert prospects(state, seat, 4.0) == pytest.approx(dear + 0.55 * int(task.most), abs=1.0)
        seen += 1
    assert seen > 10


def test_keeping_the_better_card_is_better() -> None:
    seen = 0
    for state, seat in moments(KeepCards):
        hands = []
        for word in state.legal(seat):
            after = state.copy()
            after.say(seat, word)
            if not after.seats[seat].drawn:
                continue  # everybody has chosen: the cards are in the hand
            assert state.meant(seat, state.seats[seat].drawn, [word])[0] in hand_to_be(after, seat)
            hands.append(evaluate(after, seat))
        seen += len(set(hands)) > 1
    assert seen > 10


def test_cards_being_paid_with_have_left_the_hand() -> None:
    for state, seat in moments(Pay, 3):
        task = state.question(seat)
        assert isinstance(task, Pay)
        word = state.legal(seat)[0]
        after = state.copy()
        after.say(seat, word)
        assert state.meant(seat, state.seats[seat].hand, [word])[0] not in hand_to_be(after, seat)


def test_tables_by_card() -> None:
    assert len(VALUES) == len(c.COST)
    assert sum(value.worth > 0 for value in VALUES[w.CARD :]) > len(VALUES) // 2
    assert max(value.sold for value in VALUES) == max(c.PRICE)
    assert any(value.takes for value in VALUES)
    assert any(value.makes for value in VALUES)
    assert len(c.DESIGNS) <= len(VALUES)


def test_rounds_left_run_out() -> None:
    state = game.new({"players": 2}, "1")
    assert isinstance(state, RaceState)
    first = rounds_left(state)
    assert 6 <= first <= 8
    state.pool = 3
    assert rounds_left(state) < 2
    state.pool = 0
    assert rounds_left(state) == 0


def test_half_chosen_actions_leave_the_hand_as_it_is() -> None:
    """In the experienced game two action cards are chosen: the first of them is no card of the hand."""
    for seed in range(12):  # in some of these deals a second copy lies in the hand, whose word is that of the first
        state = game.new({"players": 2, "two-player": "experienced"}, str(seed))
        assert isinstance(state, RaceState)
        while state.round == 0:
            seat = state.waiting()[0]
            state.say(seat, state.legal(seat)[0])
        state.say(0, state.legal(0)[0])
        assert state.picked(0)
        assert hand_to_be(state, 0) == state.seats[0].hand

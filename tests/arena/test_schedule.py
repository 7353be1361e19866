"""Who plays whom."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.arena import schedule, tables
from starboard.kernel import StarboardError
from tests.lots import game


def test_every_deal_is_played_from_every_seat() -> None:
    plans = list(schedule("lots", game.validate({"players": 3}), ["a", "b", "c"], 9, 100))
    for deal in range(3):
        same = [plan for plan in plans if plan.deal == deal]
        assert {plan.seed for plan in same} == {100 + deal}
        for seat in range(3):
            assert {plan.bots[seat] for plan in same} == {"a", "b", "c"}
    assert [plan.number for plan in plans] == list(range(9))


def test_more_bots_than_seats_all_meet() -> None:
    plans = list(schedule("lots", game.validate({"players": 2}), ["a", "b", "c", "d"], 12, 0))
    pairs = Counter(tuple(sorted(plan.bots)) for plan in plans)
    assert len(pairs) == 6
    assert set(pairs.values()) == {2}


def test_too_few_bots() -> None:
    with pytest.raises(StarboardError, match="2 bots are named for 3 seats"):
        tables(["a", "b"], 3)

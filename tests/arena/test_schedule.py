"""Who plays whom."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.arena import schedule, tables
from starboard.kernel import StarboardError
from tests.lots import game


def test_every_deal_is_played_from_every_seat() -> None:
    pairings = list(schedule("lots", game.validate({"players": 3}), ["a", "b", "c"], 9, 100))
    for deal in range(3):
        same = [pairing for pairing in pairings if pairing.deal == deal]
        assert {pairing.seed for pairing in same} == {100 + deal}
        for seat in range(3):
            assert {pairing.bots[seat] for pairing in same} == {"a", "b", "c"}
    assert [pairing.number for pairing in pairings] == list(range(9))


def test_more_bots_than_seats_all_meet() -> None:
    pairings = list(schedule("lots", game.validate({"players": 2}), ["a", "b", "c", "d"], 12, 0))
    pairs = Counter(tuple(sorted(pairing.bots)) for pairing in pairings)
    assert len(pairs) == 6
    assert set(pairs.values()) == {2}


def test_too_few_bots() -> None:
    with pytest.raises(StarboardError, match="2 bots are named for 3 seats"):
        tables(["a", "b"], 3)

"""Bots by name."""

from __future__ import annotations

import pytest

from starboard.bots import LEVELS, GreedyBot, RandomBot, SearchBot, make, spec_of
from starboard.kernel import StarboardError, find, names
from tests.lots import game


def test_levels_make_bots_for_every_game() -> None:
    for name in names():
        for level in LEVELS:
            assert make(find(name), level) is not None


def test_levels_of_all_games_are_specs() -> None:
    for level in LEVELS:
        assert spec_of(game, level) not in LEVELS
    assert spec_of(game, "greedy:guesses=3") == "greedy:guesses=3"


def test_specs() -> None:
    assert isinstance(make(game, "random"), RandomBot)
    greedy = make(game, "greedy:guesses=5/blunder=10")
    assert isinstance(greedy, GreedyBot)
    assert (greedy.guesses, greedy.blunder) == (5, 10)
    search = make(game, "search:iterations=200")
    assert isinstance(search, SearchBot)
    assert (search.budget.iterations, search.budget.seconds) == (200, 0.0)
    search = make(game, "search:seconds=0.2")
    assert isinstance(search, SearchBot)
    assert (search.budget.iterations, search.budget.seconds) == (0, 0.2)
    for spec, turns, alone in (("turns=2", 2, 2), ("turns=2/alone=4", 2, 4), ("alone=4", 0, 4)):
        search = make(game, f"search:iterations=1/{spec}")
        assert isinstance(search, SearchBot)
        assert (search.turns, search.alone) == (turns, alone)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("genius", "there is no bot 'genius'"),
        ("search", "needs a budget"),
        ("search:iterations=0", "needs a budget"),
        ("search:iterations=many", "is not NAME=NUMBER"),
        ("search:seconds=-1", "is not NAME=NUMBER"),
        ("search:seconds=nan", "is not NAME=NUMBER"),
        ("greedy:courage=3", "knows no courage"),
    ],
)
def test_what_is_no_bot(spec: str, said: str) -> None:
    with pytest.raises(StarboardError, match=said):
        make(game, spec)

"""Bots of other packages come by entry points."""

from __future__ import annotations

import importlib.metadata

import pytest

from starboard.bots import Bot, Budget, answer, foreign, make
from starboard.kernel import Chance, Game, StarboardError, State, fast_chance
from tests.lots import game


class Lowest(Bot):
    def __init__(self, skip: int) -> None:
        self.skip = skip

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        return [state.legal(seat)[self.skip]]


def make_lowest(game: Game, settings: dict[str, float]) -> Bot:
    return Lowest(int(settings.pop("skip", 0)))


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    def entry_points(group: str) -> list[importlib.metadata.EntryPoint]:
        values = {"lowest": f"{__name__}:make_lowest", "gone": "no.such.module:make"}
        return [importlib.metadata.EntryPoint(name, value, group) for name, value in values.items()]

    monkeypatch.setattr(importlib.metadata, "entry_points", entry_points)


@pytest.mark.usefixtures("offered")
def test_a_bot_of_another_package_is_made_by_its_name() -> None:
    assert foreign() == ["gone", "lowest"]
    state = game.new({"players": 2, "aside": False}, "3")
    for spec, at in (("lowest", 0), ("lowest:skip=2", 2)):
        assert answer(state, 0, make(game, spec), Budget(), fast_chance(1)) == [state.legal(0)[at]]


@pytest.mark.usefixtures("offered")
@pytest.mark.parametrize(
    ("spec", "said"), [("lowest:jump=1", "knows no jump"), ("gone", "cannot be loaded"), ("lost", "no bot 'lost'")]
)
def test_what_is_no_bot(spec: str, said: str) -> None:
    with pytest.raises(StarboardError, match=said):
        make(game, spec)

"""One game between bots: what is noted, and that it can be played again."""

from __future__ import annotations

import json

import pytest

import starboard.arena.match as match
from starboard import bots
from starboard.arena import Pairing, Result, play, summarise
from starboard.bots import Bot, Budget
from starboard.games.gaia.game import game as gaia
from starboard.kernel import Chance, Game, State
from tests.lots import game

OPTIONS = game.validate({"players": 2})


def pairing(*seats: str, seed: int = 4, number: int = 0) -> Pairing:
    return Pairing(number, number // 2, "tests.lots:game", OPTIONS, seed, seats)


class Liar(Bot):
    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        return [len(state.vocabulary) - 1]


class Broken(Bot):
    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        raise ValueError("out of ideas")


def test_a_game_comes_to_its_end() -> None:
    result = play(game, pairing("greedy", "random"))
    assert len(result.scores) == 2
    assert result.winners
    assert not result.crash
    for one in result.thinking:
        assert one.decisions > 0
        assert 0 < one.slowest <= one.seconds
        assert one.illegal == one.overruns == 0


def test_the_same_plan_gives_the_same_game() -> None:
    seats = ("search:iterations=20", "greedy")
    assert play(game, pairing(*seats)).outcome() == play(game, pairing(*seats)).outcome()
    others = {str(play(game, pairing(*seats, seed=seed)).outcome()) for seed in range(6)}
    assert len(others) > 1


def test_results_travel_as_json() -> None:
    result = play(game, pairing("random", "random"))
    assert Result.of(json.loads(json.dumps(result.data()))) == result


@pytest.fixture
def strange_bots(monkeypatch: pytest.MonkeyPatch) -> None:

    def make(game: Game, spec: str) -> Bot:
        return Liar() if spec == "liar" else Broken() if spec == "broken" else bots.make(game, spec)

    monkeypatch.setattr(match, "make", make)


@pytest.mark.usefixtures("strange_bots")
def test_illegal_words_are_counted_and_replaced() -> None:
    result = play(game, pairing("liar", "random"))
    assert result.thinking[0].illegal > 0
    assert result.thinking[1].illegal == 0
    assert result.scores


@pytest.mark.usefixtures("strange_bots")
def test_a_crash_is_told() -> None:
    result = play(game, pairing("random", "broken"))
    assert result.crash == "ValueError: out of ideas"
    assert result.scores == []


def test_words_that_take_too_long_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "OVERRUN", 0.0)
    result = play(game, pairing("random", "random"))
    assert result.thinking[0].overruns == result.thinking[0].decisions


def test_a_table_of_one_is_measured_against_the_game() -> None:
    """Gaia Project alone: the lead over the Automa, whose points are no seat's."""
    options = gaia.validate({"players": 1, "factions": "random", "automa-level": "alptrauma"})
    result = play(gaia, Pairing(0, 0, "gaia", options, 3, ("random",)))
    assert (len(result.scores), result.winners, result.crash) == (1, [], "")
    assert result.alone < -50
    assert Result.of(json.loads(json.dumps(result.data()))).alone == result.alone
    (standing,) = summarise([result]).standings
    assert (standing.wins, standing.margin, standing.score) == (0, result.alone, result.scores[0])

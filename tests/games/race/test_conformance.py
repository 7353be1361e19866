"""The battery: what must hold for every game, in random games of all player counts and variants."""

from __future__ import annotations

import pytest

from starboard.games.race import game
from starboard.games.race.state import RaceState
from starboard.kernel.conformance import battery
from tests.rulebook import rule

SAMPLES = [(players, at) for players in game.players for at in range(len(game.samples(players)))]


@rule("RG-4.12", "RG-12.1", "RG-12.2", "RG-12.4", "RG-4.13")
@pytest.mark.parametrize(("players", "at"), SAMPLES)
@pytest.mark.parametrize("seed", range(4))
def test_battery(players: int, at: int, seed: int) -> None:
    play = battery(game, game.samples(players)[at], 100 * seed + 10 * players + at)
    state = play.state
    assert isinstance(state, RaceState)
    assert state.pool <= 0 or max(len(tableau) for tableau in [one.tableau for one in state.seats]) >= 12
    assert max(len(hand) for hand in [one.hand for one in state.seats]) <= 10
    scores, winners = state.scores(), state.winners()
    assert scores is not None
    assert winners is not None
    assert {scores[seat] for seat in winners} == {max(scores)}

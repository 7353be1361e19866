"""The battery: what must hold for every game, in random games of all player counts and set-ups."""

from __future__ import annotations

import os

import pytest

from starboard.games.gaia.game import game
from starboard.kernel import fast_chance
from starboard.kernel.conformance import battery
from tests.games.gaia.position import builder, new
from tests.rulebook import rule

SEEDS = int(os.environ.get("GAIA_BATTERY", "4"))  # 300 for the long run


@rule("GP-5.1", "GP-20.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(SEEDS))
def test_battery(players: int, seed: int) -> None:
    samples = game.samples(players)
    options = samples[seed % len(samples)]
    play = battery(game, options, 1000 * seed + players)
    assert play.state.over


def test_everybody_sees_the_same() -> None:
    for seed in range(3):
        state = new({"players": 3, "seat-factions": "terrans,xenos,ivits"}, 50 + seed)
        dice = fast_chance(seed)
        words = 0
        while not state.over:
            seat = state.waiting()[0]
            state.say(seat, builder(state, seat, dice))
            words += 1
            if words % 20 == 0:
                views = [state.view(one) for one in (0, 1, 2, None)]
                for view in views:
                    view.pop("seat")
                assert all(view == views[0] for view in views)

"""The battery: what must hold for every game, in random games of all player counts and set-ups."""

from __future__ import annotations

import os

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.game import game
from starboard.kernel import PASS, FastChance, State, fast_chance
from starboard.kernel.conformance import battery
from tests.games.gaia.abilities import all_abilities, witnessed
from tests.games.gaia.position import new
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


def builder(state: State, seat: int, dice: FastChance) -> int:
    """A random word of somebody who likes to build, and seldom passes or converts."""
    legal = state.legal(seat)
    if w.FEDERATION in legal:
        return w.FEDERATION
    for word in (w.INSTITUTE, w.UPGRADE, w.BUILD, w.GAIA_TECH, w.PROJECT):
        if word in legal and dice.below(2):
            return word
    keen = [word for word in legal if not (word in SELDOM and dice.below(8))] or legal
    return keen[dice.below(len(keen))]


SELDOM = [PASS, *range(w.BURN, w.FREE + len(c.FREE_ACTIONS))]
TABLES = [
    "terrans,xenos,taklons,hadsch-hallas",
    "lantids,gleens,ambas,ivits",
    "geodens,firaks,nevlas,terrans",
    "bal-taks,bescods,itars,xenos",
]


@rule("GP-10.9", "GP-15.1")
@pytest.mark.parametrize("seats", TABLES)
def test_every_ability_is_used_in_random_games(seats: str) -> None:
    """Those of the faction boards and those of the planetary institutes."""
    missing = {ability for ability in all_abilities() if ability.split()[0] in seats.split(",")}
    for seed in range(60):
        play = battery(game, {"players": 4, "seat-factions": seats}, seed, 0, builder)
        missing -= witnessed(play)
        if not missing:
            return
    assert not missing


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

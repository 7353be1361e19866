"""The battery: what must hold for every game, in random games of all player counts and set-ups."""

from __future__ import annotations

import os

import pytest

from starboard.games.gaia.game import game
from starboard.games.gaia.rows import COUNT
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import FACTIONS, INSTITUTE
from starboard.kernel import PASS, fast_chance
from starboard.kernel.conformance import battery
from tests.games.gaia.table import new
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


def builder(seats: str, seed: int) -> GaiaState:
    """A random game of players who pass seldom and build big."""
    state = new({"players": seats.count(",") + 1, "seat-factions": seats}, seed)
    dice = fast_chance(seed)
    while not state.over:
        seat = state.waiting()[0]
        legal = state.legal(seat)
        word = legal[dice.below(len(legal))]
        names = state.vocabulary.spell(legal)
        if "institute" in names and dice.below(2):
            word = state.vocabulary.index("institute")
        elif "upgrade" in names and dice.below(2):
            word = state.vocabulary.index("upgrade")
        elif word == PASS and len(legal) > 1 and dice.below(8):
            word = legal[-1]
        state.say(seat, word)
    return state


TABLES = [
    "terrans,xenos,taklons,hadsch-hallas",
    "lantids,gleens,ambas,ivits",
    "geodens,firaks,nevlas,terrans",
    "bal-taks,bescods,itars,xenos",
]


@rule("GP-10.9", "GP-15.1")
def test_every_faction_builds_its_institute_in_random_games() -> None:
    used: set[str] = set()
    for seats in TABLES:
        missing = set(seats.split(","))
        for seed in range(20):
            state = builder(seats, seed)
            assert state.check() == []
            for seat in range(4):
                if state.rows[seat][COUNT + INSTITUTE]:
                    missing.discard(FACTIONS[state.faction[seat]].word)
            used |= {str(event.message.args.get("thing")) for event in state.events or []}
            if not missing:
                break
        assert not missing
    assert {"institute", "board"} <= used


def test_everybody_sees_the_same() -> None:
    for seed in range(3):
        state = builder("terrans,xenos,ivits", 50 + seed)
        copy = new({"players": 3, "factions": "random"}, 50 + seed)
        views = [copy.view(seat) for seat in (0, 1, 2, None)]
        for view in views:
            view.pop("seat")
        assert all(view == views[0] for view in views)
        assert state.view(0)["seats"] == state.view(None)["seats"]

"""The battery: what must hold for every game, in random games of all player counts and set-ups."""

from __future__ import annotations

import json

import pytest

from starboard.games.federation.components import boards
from starboard.games.federation.game import game
from starboard.kernel.conformance import battery
from tests.rulebook import rule

SAMPLES = [(players, at) for players in (2, 3, 4) for at in (0, 1)]


@rule("FE-0.2", "FE-28.1")
@pytest.mark.parametrize(("players", "at"), SAMPLES)
@pytest.mark.parametrize("seed", range(6))
def test_battery(players: int, at: int, seed: int) -> None:
    play = battery(game, game.samples(players)[at], 1000 * seed + players)
    assert play.state.over
    assert getattr(play.state, "round", 0) == 5


def test_board_of_ones_own_survives_a_record() -> None:
    text = boards.board_text("reconstructed").replace('edition = "reconstructed"', 'edition = "mine"')
    packed = boards.pack(text)
    play = battery(game, {"players": 3, "board": packed}, 5, moments=2)
    view = play.state.view(0)
    assert json.loads(json.dumps(view["figures"]))["edition"] == "mine"

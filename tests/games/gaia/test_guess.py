"""A guess: nothing is hidden in this game, so it is the table itself, and only chance is another."""

from __future__ import annotations

import pytest

from starboard.games.gaia import game
from starboard.kernel import fast_chance
from starboard.kernel.plain import fingerprint


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_every_guess_is_the_truth(players: int, seed: int) -> None:
    state = game.new({"players": players}, str(seed))
    dice = fast_chance(seed)
    words = 0
    while not state.over:
        if words % 25 == 0:
            for seat in range(players):
                guess = state.guess(seat, fast_chance(dice.below(1 << 30)))
                guess.chance = state.chance.copy()
                assert fingerprint(guess) == fingerprint(state)
        seat = state.waiting()[0]
        legal = state.legal(seat)
        state.say(seat, legal[dice.below(len(legal))])
        words += 1
    assert words > 100

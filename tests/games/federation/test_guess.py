"""A guess deals the face-down tokens anew, as often as they may lie so."""

from __future__ import annotations

import math
from collections import Counter

from starboard.games.federation.game import game
from starboard.games.federation.state import FederationState
from starboard.kernel import State, fast_chance
from tests.calibration import calibrate
from tests.games.federation.test_deep_space import reach
from tests.rulebook import rule


def facts(state: State, number: int) -> dict[str, int]:
    """What is hidden from a seat, in numbers."""
    assert isinstance(state, FederationState)
    piled = [kind for pile in state.pool for kind in pile]
    return {
        "deep space": sum(token % 2 for token in state.deep),
        "deep space left out": sum(token % 3 == 0 for token in state.deep_box),
        "in the piles": sum(kind % 3 == 0 for kind in piled),
    }


@rule("FE-26.7")
def test_what_is_hidden_is_guessed_with_its_true_chances() -> None:
    tallies = calibrate(game, {"players": 3}, range(40), 10, facts)
    assert min(tally.found for tally in tallies.values()) > 25
    for name, tally in tallies.items():
        assert tally.is_fair_over_games(), (name, tally)


@rule("FE-32.8")
def test_tokens_that_another_seat_looks_at_are_guessed_by_how_many_there_are() -> None:
    """A kind of which there are two copies is there twice as often; to who looks they are what they are."""
    position = reach(1)
    state, seat = position.state, position.seat
    hidden = state.pool[4] + state.looked
    many = 1500
    found = Counter(kind for n in range(many) for kind in state.guess((seat + 1) % 4, fast_chance(n)).looked)
    for kind in set(hidden):
        expected = len(state.looked) * many * hidden.count(kind) / len(hidden)
        assert abs(found[kind] - expected) < 4.5 * math.sqrt(expected)
    assert sum(found.values()) == len(state.looked) * many
    assert {tuple(state.guess(seat, fast_chance(n)).looked) for n in range(10)} == {tuple(state.looked)}

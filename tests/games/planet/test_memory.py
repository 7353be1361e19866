"""What evaluations and placements remember makes them quicker and never different."""

from __future__ import annotations

import pytest

from starboard.games.planet.components import NO_TILE
from starboard.games.planet.game import game
from starboard.games.planet.geometry import ORIENTATIONS
from starboard.games.planet.memory import Memory
from starboard.games.planet.rules.placement import KEEP_ALL, LIFT_BOTH, fits, places
from starboard.games.planet.state import PlanetState
from starboard.kernel import fast_chance, play_out

BOARDS: dict[str, object] = {"planets": "random", "corporations": "random"}
ALL: dict[str, object] = {**BOARDS, "events": True, "private-objectives": True}


def start(options: dict[str, object], players: int, seed: int) -> PlanetState:
    state = game.new({"players": players, **options}, str(seed))
    assert isinstance(state, PlanetState)
    return state


def afresh(state: PlanetState) -> list[object]:
    copy = state.copy()
    copy.memory = Memory(state.players)
    return told(copy)


def told(state: PlanetState) -> list[object]:
    seats = range(state.players)
    return [[state.evaluate(seat) for seat in seats], [state.promising(seat, 3) for seat in seats]]


@pytest.mark.parametrize(("options", "players", "seed"), [(BOARDS, 1, 1), (ALL, 2, 2), (ALL, 4, 3)])
def test_words_in_any_order_are_valued_as_afresh(options: dict[str, object], players: int, seed: int) -> None:
    state = start(options, players, seed)
    dice = fast_chance(seed)
    while not state.over:
        seat = state.waiting()[0]
        for word in state.legal(seat)[::7][:3]:
            after = state.copy()
            after.say(seat, word)
            assert told(after) == afresh(after)
        play_out(state, dice, 11)
    assert told(state) == afresh(state)


SEAT = {
    "points": 3,
    "supply": 1,
    "tech_pods": 1 << 26,
    "pods": 2,
    "meteorites": 4,
    "stored": 1,
    "barred": 1 << 26,
    "extra": 1,
    "pod_lo": 0b1100,
    "pod_hi": 0b1,
    "meteorite_lo": 0b11,
    "meteorite_hi": 0b10,
    "rovers": [20],
    "cargo": [1],
    "tracks": [3, 2, 4, 1, 2],
    "energies": [3],
    "picks": [2],
    "cards": [3, 30],
}


def test_whatever_changes_is_noticed() -> None:
    """One change after the other, each on top of those before it."""
    state = start({}, 2, 6)
    play_out(state, fast_chance(6), 60)
    state.evaluate(0)
    for name, value in SEAT.items():
        setattr(state.seats[0], name, value)
        assert told(state) == afresh(state), name


def test_a_tile_fits_if_there_is_a_place_for_it() -> None:
    found: set[bool] = set()
    for seed in range(3):
        state = start(BOARDS, 2, seed)
        dice = fast_chance(seed)
        while not state.over:
            for tile in state.tops:
                if tile == NO_TILE:
                    continue
                for turned in range(-1, ORIENTATIONS):
                    lifted = LIFT_BOTH if turned % 2 else KEEP_ALL
                    there = bool(places(state, 0, tile, lifted, turned))
                    assert fits(state, 0, tile, lifted, turned) == there
                    found.add(there)
            play_out(state, dice, 40)
    assert found == {True, False}

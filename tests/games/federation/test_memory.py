"""What evaluations remember makes them quicker and never different."""

from __future__ import annotations

import pytest

from starboard.games.federation.game import game
from starboard.games.federation.memory import Memory
from starboard.games.federation.state import FederationState
from starboard.kernel import fast_chance, play_out
from starboard.kernel.plain import plain
from tests.games.federation.position import new_state


def afresh(state: FederationState) -> list[float]:
    """The evaluations of a state that remembers nothing."""
    copy = state.copy()
    copy.memory = Memory()
    return [copy.evaluate(seat) for seat in range(state.players)]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_words_and_moments_in_any_order_are_valued_as_afresh(players: int, seed: int) -> None:
    state = game.new({"players": players}, str(seed))
    assert isinstance(state, FederationState)
    dice = fast_chance(seed)
    while not state.over:
        seat = state.waiting()[0]
        for word in state.legal(seat)[:5]:
            after = state.copy()
            after.say(seat, word)
            assert [after.evaluate(other) for other in range(players)] == afresh(after)
        play_out(state, dice, 5)
    assert [state.evaluate(other) for other in range(players)] == afresh(state)


SEAT = {
    "degree": 3,
    "level_game": 1,
    "die": 4,
    "hangar": 3,
    "neo": 4,
    "moon": 2,
    "common": 3,
    "start": 3,
    "deep": 2,
    "special": 1,
    "marked": 0b1011,
    "completed": 0b11,
    "medals": 0b101,
    "owned": 0b1001,
    "used": 0b1,
    "discs1": 0b11,
    "discs2": 0b100,
    "slots": 0b11,
    "megas": 0b1,
    "goods": [1, 2, 3, 1],
    "points": [2, 0, 0, 0, 0, 0, 0, 0, 5],
    "alterations": [1, 4],
}
TABLE = {
    "round": 3,
    "turn": 7,
    "starter": 2,
    "pawn": 1,
    "holder": [0, 1, 2] + [-1] * 15,
    "votes": [2, 1, 3] + [0] * 15,
    "dice": [1] + [0] * 17,
    "projects": [1, 2, 3, 0, 0, 1, 4],
    "funds": [0, 1] + [0] * 16,
    "medal_low": [1, 0, 0, 2, 0],
    "medal_high": [3, 3, -1, 3, 3],
    "law_now": [3, 2],
    "law_next": [1, 4],
    "law_pool": [[0, 1], [2]],
    "executive": True,
}


def test_whatever_changes_is_noticed() -> None:
    """One change after the other, each on top of those before it."""
    state = new_state(4, 5)
    state.round, state.turn = 2, 3
    seen = [state.evaluate(seat) for seat in range(4)]
    changes: list[tuple[object, str, object]] = [(state.seats[0], name, value) for name, value in SEAT.items()]
    changes += [(state, name, value) for name, value in TABLE.items()]
    changes.append((state.seats[0], "level_round", 2))
    for thing, name, value in changes:
        setattr(thing, name, value)
        now = [state.evaluate(seat) for seat in range(4)]
        assert now == afresh(state), name
        assert now != seen or name == "holder", name  # which shows when its votes lie there
        seen = now


def test_what_is_remembered_is_no_part_of_a_state() -> None:
    state = new_state(3, 8)
    before = plain(state)
    state.evaluate(0)
    assert plain(state) == before

"""How a game stands: what lists tell of it, and the points round by round at its end."""

from __future__ import annotations

import random

import pytest

from starboard.kernel import find
from starboard.server.room import Room
from starboard.server.standing import standing
from tests.server.test_room import SEED, new_room


def played(name: str, seed: int, most: int = 10_000) -> Room:
    """A game by random words, to its end or for so many words."""
    game, dice = find(name), random.Random(seed)
    room = Room(game, game.validate({"players": 2}), SEED, ["a", "b"], [])
    for _ in range(most):
        state = room.play.state
        if state.over:
            break
        seat = state.waiting()[0]
        room.say(seat, [game.vocabulary.words[dice.choice(state.legal(seat))]])
    return room


@pytest.mark.parametrize("name", ["race", "gaia", "planet", "federation"])
def test_points_by_round_end_with_the_scores(name: str) -> None:
    room = played(name, 3)
    progress = room.progress()
    assert progress.result is not None
    rounds = progress.result["rounds"]
    assert rounds[-1] == progress.result["scores"]
    assert progress.standing.round is not None
    assert len(rounds) >= progress.standing.round
    assert all(len(points) == 2 for points in rounds)


def test_a_running_game_tells_round_and_points() -> None:
    room = played("race", 5, 60)
    state = room.play.state
    now = room.progress().standing
    seats = state.view(None)["seats"]
    assert isinstance(seats, list)
    assert now.points == [seat["counters"]["points"] for seat in seats]
    assert (now.round, now.rounds) == (state.view(None)["table"]["round"], None)  # type: ignore[index]


def test_what_is_taken_back_does_not_count() -> None:
    game = find("race")
    room = Room(game, game.validate({"players": 2}), SEED, ["a", "b"], [])
    before = room.progress().standing
    cards = game.vocabulary.spell(room.play.state.legal(0))
    room.say(0, [cards[0]])
    room.undo(0, 1)
    assert room.progress().standing == before


def test_a_game_without_points_tells_none() -> None:
    told = new_room().progress().standing
    assert (told.rounds, told.points) == (None, [])
    assert standing({"table": {"round": True}, "seats": [{"counters": {"vp": 3}}, {"counters": {}}]}).points == []
    assert standing({"table": {"round": True}, "seats": []}).round is None

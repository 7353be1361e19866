"""A room in which words were taken back shows what a fresh one shows that is made from its log."""

from __future__ import annotations

import json
import random

import pytest

from starboard.kernel import find
from starboard.server.room import Room
from starboard.server.store import SAY, UNDO, Act
from starboard.server.wire import Have

NAMES = ["a", "b"]


def told(room: Room, viewer: int) -> tuple[object, list[bytes]]:
    shown = room.render(Have(viewer, 0))
    return shown.body, shown.log


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("name", ["federation", "gaia"])
def test_parts_of_acts_are_taken_back(name: str, number: int) -> None:
    game, dice, seed = find(name), random.Random(number), "0x" + "1".zfill(32)
    room, acts = Room(game, {"players": 2}, seed, NAMES, []), list[Act]()
    for _ in range(72):
        able = [seat for seat in range(2) if room._undoable(seat)]
        if able and dice.random() < 0.3:
            seat = dice.choice(able)
            count = dice.randrange(1, sum(room._undoable(seat)) + 1)
            room.undo(seat, count)
            acts.append(Act(len(acts) + 1, UNDO, seat, count=count))
        else:
            seat = dice.choice(room.play.state.waiting())
            body = room._update(seat).body
            assert body is not None
            said = room.say(seat, dice.choice(json.loads(body.sentences)["list"]))
            acts.append(Act(len(acts) + 1, SAY, seat, words=said))
        if len(acts) % 6 == 0:
            again = Room(game, {"players": 2}, seed, NAMES, acts)
            for viewer in range(-1, 2):
                assert told(room, viewer) == told(again, viewer)

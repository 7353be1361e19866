"""Every installed game plays its golden games word for word, whichever build is used."""

from __future__ import annotations

import pytest

from tests import golden


@pytest.mark.parametrize("name", golden.games())
def test_golden_games(name: str) -> None:
    game = golden.game_of(name)
    folder = golden.FOLDER / game.id
    stored = sorted(path.name for path in folder.glob("*"))
    assert stored == sorted(golden.files(game)), "`make golden` writes the golden files anew"
    for file in stored:
        assert golden.text_of(game, file) == (folder / file).read_text(encoding="utf-8"), f"{name}/{file} has changed"


def test_counts_are_those_of_a_plain_recursion() -> None:
    from starboard.kernel import State
    from tests.lots import game

    def count(state: State, depth: int) -> int:
        if depth == 0:
            return 1
        if state.over:
            return 0
        seat = state.waiting()[0]
        total = 0
        for word in state.legal(seat):
            after = state.copy()
            after.say(seat, word)
            total += count(after, depth - 1)
        return total

    state = game.new({"players": 2, "hand": 2}, "1")
    assert golden.counts(state) == [count(state, depth) for depth in range(1, len(golden.counts(state)) + 1)]


def test_a_view_as_lines() -> None:
    view = {
        "table": {"deck": 3, "gone": 0},
        "seats": [{"counters": {"vp": 2, "ore": 0}, "faction": "red", "used": []}],
        "areas": [
            {"id": "hand", "seat": 0, "items": [{"word": "c-1", "name": "game-c-1"}, {"word": "c-2", "name": "other"}]},
            {"id": "map", "seat": None, "items": [{"word": "3x2", "name": "hex", "owner": 1, "free": False}]},
            {"id": "out", "seat": None, "items": []},
        ],
        "hexes": [{"at": [1, 2]}, {"at": [2, 2]}],
        "over": False,
    }
    assert golden.view_lines(view) == [
        "table: deck=3",
        "seat 0: vp=2",
        "seat 0 faction: red",
        "hand of seat 0:  c-1 c-2=other",
        "map:",
        "  map: 3x2=hex owner=1",
        "hexes: {at=[1 2]}",
        "hexes: {at=[2 2]}",
        "over: false",
    ]

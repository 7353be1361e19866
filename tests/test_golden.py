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


def test_pretty_is_json_on_short_lines() -> None:
    import json

    value = {"a": list(range(100)), "b": {"c": ["x" * 30] * 5}, "d": []}
    text = golden.pretty(value)
    assert json.loads(text) == value
    assert max(len(line) for line in golden.pretty(value["b"]).splitlines()) <= golden.WIDTH

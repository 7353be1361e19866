"""The bots under examples/ play."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from starboard.bots import Bot, Budget, ProcessBot, RandomBot, answer
from starboard.kernel import StarboardError, fast_chance, find
from tests.bots.test_greedy import disposing, play
from tests.lots import SHELF, TAKE, game

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def example(folder: str, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / folder / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_bot_in_ten_lines_takes_what_is_best_at_once() -> None:
    bot: Bot = example("bot_in_ten_lines", "stubborn").make(game, {})
    assert answer(disposing(), 0, bot, Budget(), fast_chance(1)) == [TAKE, SHELF]
    assert play([bot, RandomBot()], 3).over


def test_a_bot_in_another_language_plays_to_the_end() -> None:
    bot = example("bot_in_javascript", "talkative").make(find("race"), {})
    assert isinstance(bot, ProcessBot)
    state = find("race").new({"players": 2}, "5")
    dice = fast_chance(1)
    while not state.over:
        seat = state.waiting()[0]
        for word in answer(state, seat, bot if seat == 0 else RandomBot(), Budget(), dice):
            state.say(seat, word)
    bot.close()


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("pass", "answered '', which is not JSON"),
        ("print('what?')", "which is not JSON"),
        ("print('[1]')", "which is not a list of words"),
        ("print('[\"nonsense\"]')", "is not a word of this game"),
    ],
)
def test_a_program_that_answers_nonsense(program: str, said: str) -> None:
    bot = ProcessBot(game, [sys.executable, "-c", f"input()\n{program}"])
    with pytest.raises(StarboardError, match=said):
        answer(disposing(), 0, bot, Budget(), fast_chance(1))
    bot.close()

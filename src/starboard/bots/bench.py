"""How fast search is: iterations in a second, over positions of a whole game."""

from __future__ import annotations

import time
from typing import Final

from starboard.bots.base import Budget, Clock
from starboard.bots.search import SearchBot
from starboard.kernel import Game, Value, fast_chance, play_out

MOMENTS: Final = 8  # positions, from the start of a game to its end
LONGEST: Final = 1_000_000


def iterations_per_second(game: Game, options: dict[str, Value], seconds: float) -> float:
    """The mean over positions of a random game; each is searched for its part of the seconds, in processor time."""
    words = play_out(game.begin(options, fast_chance(0)), fast_chance(1_000_003), LONGEST)
    state = game.begin(options, fast_chance(0))
    dice = fast_chance(1_000_003)
    bot = SearchBot(Budget(cpu=seconds / MOMENTS))
    spent = 0.0
    while not state.over:
        seat = state.waiting()[0]
        start = time.thread_time()
        bot.search(state.guess(seat, fast_chance(0)), seat, Clock(bot.budget), fast_chance(1))
        spent += time.thread_time() - start
        play_out(state, dice, max(1, words // MOMENTS))
    return bot.iterations / max(spent, 1e-9)

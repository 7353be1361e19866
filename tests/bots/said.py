"""What bots say at the start of a game: `python -m tests.bots.said GAME WORDS` prints it for the build in use."""

from __future__ import annotations

import sys

from starboard.bots import Budget, answer, make
from starboard.kernel import fast_chance, find


def said(name: str, count: int) -> list[str]:
    """The first words of a game between search and greedy with iteration budgets."""
    game = find(name)
    state = game.new({"players": 2}, "11")
    bots = [make(game, "search:iterations=8"), make(game, "greedy:sentences=20/best=3/guesses=1")]
    dice = fast_chance(5)
    words: list[str] = []
    while not state.over and len(words) < count:
        seat = state.waiting()[0]
        for word in answer(state, seat, bots[seat], Budget(), dice):
            words.append(f"{seat}:{state.vocabulary.word(word)}")
            state.say(seat, word)
    return words[:count]


if __name__ == "__main__":
    print(" ".join(said(sys.argv[1], int(sys.argv[2]))))

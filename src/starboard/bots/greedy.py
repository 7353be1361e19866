"""Greedy: judges whole decisions by how the seat stands when they have come out."""

from __future__ import annotations

from starboard.bots.base import Bot, Budget, Clock, Uncollected, any_word, settled
from starboard.bots.lookahead import near_horizon
from starboard.bots.sentences import play_on, ways
from starboard.kernel import Chance, State


class GreedyBot(Bot):
    """First all sentences are judged by the evaluation right after them; then the best are played on until what was
    decided has come out (secret choices are revealed, prices are paid)."""

    def __init__(
        self,
        sentences: int = 150,
        best: int = 10,
        guesses: int = 2,
        width: int = 6,
        others: int = 1,
        blunder: int = 0,
        budget: Budget | None = None,
    ) -> None:
        self.sentences = sentences
        self.best = max(1, best)
        self.guesses = guesses
        self.width = width
        self.others = others
        self.blunder = blunder  # of a hundred decisions, so many are made at random
        self.budget = Budget() if budget is None else budget

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        known = settled(state, seat)
        if known:
            return known
        if self.blunder and chance.below(100) < self.blunder:
            return [any_word(state, seat, chance)]
        return self.judge(state, seat, budget, chance)

    def judge(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        """The best sentence."""
        with Uncollected():
            return self._judge(state, seat, budget, chance)

    def _judge(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        clock = Clock(self.budget.within(budget))
        found = ways(state, seat, self.sentences, clock)[: self.best]
        kind = near_horizon(state, seat)
        judged = play_on(state, seat, found, kind, self.guesses, self.width, self.others, clock, chance, 1.0)
        return (judged or found)[0].words

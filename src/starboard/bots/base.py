"""What a bot is: it gets a guess of the state, a seat, a budget and a generator, and answers a word."""

from __future__ import annotations

import time

from mypy_extensions import mypyc_attr

from starboard.kernel import Chance, State, fast_chance


class Budget:
    """How long a bot may think about one word: seconds, iterations of its search, or both; 0 is no limit."""

    def __init__(self, seconds: float = 0.0, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations

    def within(self, other: Budget) -> Budget:
        """The tighter of two budgets."""
        seconds = min(self.seconds, other.seconds) if self.seconds and other.seconds else self.seconds + other.seconds
        both = self.iterations and other.iterations
        iterations = min(self.iterations, other.iterations) if both else self.iterations + other.iterations
        return Budget(seconds, iterations)

    def deadline(self) -> float:
        """When to stop, on the clock of `time.perf_counter`; 0 for never."""
        return time.perf_counter() + self.seconds if self.seconds else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of the machine. What it keeps between words is found again only by what its seat can see."""

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        """A legal word for that seat. The state is a guess: free to be looked into, not to be changed."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal word, each as likely as the others."""

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        legal = state.legal(seat)
        return legal[chance.below(len(legal))]


def fork(chance: Chance) -> Chance:
    """A fresh generator, made from a number of another one."""
    return fast_chance(chance.below(1 << 30))


def answer(state: State, seat: int, bot: Bot, budget: Budget, chance: Chance) -> int:
    """Ask a bot. This is the only place where bots meet the true state: they are handed a guess of it."""
    return bot.choose(state.guess(seat, fork(chance)), seat, budget, chance)

"""What a bot is: it gets a guess of the state, a seat, a budget and a generator, and answers a sentence."""

from __future__ import annotations

import gc
import time

from mypy_extensions import mypyc_attr

from starboard.kernel import Chance, FastChance, IllegalWord, State, refusal


class Budget:
    """How long a bot may think about one decision; 0 is no limit.

    `seconds` are those of a clock on the wall, `cpu` those of the processor (the same however busy the machine is),
    `iterations` those of a search (the same on every machine).
    """

    def __init__(self, seconds: float = 0.0, iterations: int = 0, cpu: float = 0.0) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.cpu = cpu

    def within(self, other: Budget) -> Budget:
        """The tighter of two budgets."""
        iterations = int(_tighter(float(self.iterations), float(other.iterations)))
        return Budget(_tighter(self.seconds, other.seconds), iterations, _tighter(self.cpu, other.cpu))


def _tighter(a: float, b: float) -> float:
    return min(a, b) if a and b else a + b


class Clock:
    """A budget that is being spent."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.done = 0  # iterations
        self._start = time.perf_counter()
        self._cpu = time.thread_time() if budget.cpu else 0.0

    def spent(self) -> float:
        """The part of the budget that is used up, from 0 to 1 and beyond."""
        budget = self.budget
        part = 0.0
        if budget.iterations:
            part = self.done / budget.iterations
        if budget.seconds:
            part = max(part, (time.perf_counter() - self._start) / budget.seconds)
        if budget.cpu:
            part = max(part, (time.thread_time() - self._cpu) / budget.cpu)
        return part


class Uncollected:
    """While it lasts no garbage is looked for: trees and states hold no cycles, and bots make very many of them."""

    def __init__(self) -> None:
        self._collects = gc.isenabled()

    def __enter__(self) -> None:
        gc.disable()

    def __exit__(self, *error: object) -> None:
        if self._collects:
            gc.enable()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of the machine. It may play at many tables at once, so it keeps nothing between two decisions."""

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        """A sentence for that seat, or its beginning: at least one word. The state is a guess: free to be looked into,
        not to be changed."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal word, each as likely as the others."""

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        return [any_word(state, seat, chance)]


def settled(state: State, seat: int) -> list[int]:
    """What is said without thinking: the only word, or the obvious one; nothing if there is something to judge."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal
    obvious = state.obvious(seat)
    return [obvious] if obvious >= 0 else []


def any_word(state: State, seat: int, chance: Chance) -> int:
    legal = state.legal(seat)
    return legal[chance.below(len(legal))]


def fork(chance: Chance) -> Chance:
    """A fresh generator, made from numbers of another one."""
    return FastChance(0, chance.bits(), chance.bits(), chance.bits(), 1)


def world(state: State, seat: int, chance: Chance) -> State:
    """A state as it may be for all that the seat knows, with that chance; nothing is dealt where nothing is hidden."""
    if state.hides(seat):
        return state.guess(seat, chance)
    new = state.copy()
    new.chance = chance
    return new


def answer(state: State, seat: int, bot: Bot, budget: Budget, chance: Chance) -> list[int]:
    """Ask a bot. This is the only place where bots meet the true state: they are handed a guess of it.

    What it answers is cut where the true table would ask something else; if not even its first word may be said, that
    is an error.
    """
    words = bot.choose(world(state, seat, fork(chance)), seat, budget, chance)
    refused = refusal(state, seat, words)
    if words and (refused is None or refused.at > 0):
        return words if refused is None else words[: refused.at]
    told = "nothing" if refused is None else f"the word {refused.word}, which is not legal"
    raise IllegalWord(f"a bot on seat {seat} said {told}", "why-not-now" if refused is None else refused.message.id)

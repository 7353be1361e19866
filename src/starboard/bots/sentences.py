"""The ways to finish a decision, judged by the evaluation right after them, and after playing on."""

from __future__ import annotations

from typing import Final

from starboard.bots.base import Clock, fork, world
from starboard.bots.lookahead import run_on, say_all
from starboard.kernel import SET, Chance, State, goes_on_by_words
from starboard.kernel.decision import DEEP

MOST_WORDS: Final = 40  # no look ahead is longer
BEGINNINGS: Final = 8  # for each way that is asked for, so many beginnings may be followed or left over
PATIENCE: Final = 0.3  # the part of a budget that may go into finding the ways


class Way:
    """One way to finish the decision, or its beginning, and what was found out about it."""

    def __init__(self, words: list[int], rough: float, after: State) -> None:
        self.words = words
        self.rough = rough  # the evaluation right after the words
        self.after = after
        self.total = 0.0  # of the evaluations after playing on
        self.count = 0

    def worth(self) -> float:
        """The mean after playing on."""
        return self.total / self.count


def ways(state: State, seat: int, limit: int, clock: Clock) -> list[Way]:
    """The ways to finish the decision under way, best first.

    As with `State.sentences`, a way ends where nothing foreseeable is asked of the seat any more. Beginnings that
    promise most are followed first; when there are about `limit` ways, or far too many beginnings (six patches can be
    laid in a million orders), or time is short, the other beginnings stand for what follows them.
    """
    found: list[Way] = []
    begun: list[Way] = []
    state.evaluate(seat)  # what a game remembers of it serves all that follows
    _follow(state, seat, [], found, begun)
    most = BEGINNINGS * limit
    while begun and len(found) < limit and len(found) + len(begun) < most and clock.spent() < PATIENCE:
        at = 0
        for other in range(len(begun)):
            if begun[other].rough > begun[at].rough:
                at = other
        way = begun.pop(at)
        _follow(way.after, seat, way.words, found, begun)
    found.extend(begun)
    found.sort(key=_by_rough)
    return found


def _follow(state: State, seat: int, words: list[int], found: list[Way], begun: list[Way]) -> None:
    task = state.question(seat)
    whole = task is None or task.prompt_kind() == SET
    for word in state.legal(seat):
        after = state.copy()
        after.say(seat, word)
        way = Way([*words, word], after.evaluate(seat), after)
        if whole or len(way.words) >= DEEP or not goes_on_by_words(state, after, seat):
            found.append(way)
        else:
            begun.append(way)


def _by_rough(way: Way) -> float:
    return -way.rough


def play_on(
    state: State,
    seat: int,
    found: list[Way],
    kind: str,
    guesses: int,
    width: int,
    others: int,
    clock: Clock,
    chance: Chance,
    patience: float,
) -> list[Way]:
    """The ways that could be judged by playing them on until they have come out, best first.

    Playing on means: quick words for everybody (`run_on`), on several guesses of what is hidden, the same guesses and
    dice for every way. That part of the budget may go into it.
    """
    for number in range(guesses):
        here = state if number == 0 else world(state, seat, fork(chance))
        dice = fork(chance)
        for one in found:
            after = here.copy()
            after.chance = dice.copy()
            say_all(after, seat, one.words)
            run_on(after, seat, kind, width, others, MOST_WORDS, dice.copy(), fork(dice.copy()))
            one.total += after.evaluate(seat)
            one.count += 1
            clock.done += 1
            if clock.spent() >= patience:
                return _judged(found)
    return _judged(found)


def _judged(found: list[Way]) -> list[Way]:
    judged = [one for one in found if one.count]
    judged.sort(key=_by_worth)
    return judged


def _by_worth(way: Way) -> float:
    return -way.worth()

"""Looking ahead: quick words by one look at the evaluation, and running on to where a decision has come out."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.kernel import TURN, Chance, State


def kind_of(state: State, seat: int) -> str:
    """Which question of the rulebook that seat is asked; empty if none."""
    task = state.question(seat)
    return "" if task is None else type(task).__name__


def some(words: list[int], count: int, chance: Chance) -> list[int]:
    """So many of the words, at random, in their order."""
    if len(words) <= count:
        return words
    chosen: list[int] = []
    left = len(words)
    for word in words:
        if chance.below(left) < count - len(chosen):
            chosen.append(word)
        left -= 1
    return chosen


def worth(state: State, seat: int, word: int) -> float:
    """How the seat would stand right after the word."""
    after = state.copy()
    after.say(seat, word)
    return after.evaluate(seat)


def quick(state: State, seat: int, width: int, chance: Chance) -> int:
    """The word after which the seat stands best, out of `width` words taken at random; equals at random."""
    legal = state.legal(seat)
    if width <= 1 or len(legal) == 1:
        return legal[chance.below(len(legal))]
    best = -1
    best_worth = 0.0
    equals: i64 = 0
    for word in some(legal, width, chance):
        value = worth(state, seat, word)
        if best < 0 or value > best_worth:
            best, best_worth, equals = word, value, 1
        elif value == best_worth:
            equals += 1
            if chance.below(int(equals)) == 0:
                best = word
    return best


def run_on(state: State, seat: int, kind: str, width: int, others: int, most: int, chance: Chance) -> None:
    """Play a state on until a decision of that seat has come out.

    That is when the seat is asked the same kind of question again, when another seat's turn begins, or after
    `most` words. The seat itself goes on with quick words of that width, the others with theirs.
    """
    said: i64 = 0
    limit: i64 = most
    while said < limit and not state.over:
        if state.legal(seat):
            if kind_of(state, seat) == kind and not state.picks[seat]:
                return
            state.say(seat, quick(state, seat, width, chance))
        else:
            other = state.waiting()[0]
            task = state.question(other)
            if state.open_lanes == 0 and task is not None and task.opens() == TURN:
                return
            state.say(other, quick(state, other, others, chance))
        said += 1

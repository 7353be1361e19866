"""Looking ahead: quick words by one look at the evaluation, and running on to where a decision has come out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.kernel import TURN, Chance, State

SHARP: Final = 2  # of words that a game finds promising, so many are enough for a quick answer


def kind_of(state: State, seat: int) -> str:
    """Which question of the rulebook that seat is asked; empty if none."""
    task = state.question(seat)
    return "" if task is None else type(task).__name__


def sample(words: list[int], count: int, chance: Chance) -> list[int]:
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


def shortlist(state: State, seat: int, count: int, chance: Chance) -> list[int]:
    """So many legal words: those that the game finds promising, else some at random."""
    legal = state.legal(seat)
    if len(legal) <= count:
        return legal
    promising = state.promising(seat, count)
    return promising if promising else sample(legal, count, chance)


def say_all(state: State, seat: int, words: list[int]) -> None:
    """Say a sentence in a guess, where the decision may take another course: what is not asked there is left out."""
    for word in words:
        if word in state.legal(seat):
            state.say(seat, word)


def quick_word(state: State, seat: int, width: int, chance: Chance) -> int:
    """The word after which the seat stands best, out of the promising ones, else of `width`; equals at random."""
    legal = state.legal(seat)
    if width <= 1 or len(legal) == 1:
        return legal[chance.below(len(legal))]
    promising = state.promising(seat, SHARP)
    if len(promising) == 1:
        return promising[0]
    words = promising if promising else sample(legal, width, chance)
    values = state.weigh(seat, words)
    best: i64 = 0
    equals: i64 = 1
    for at in range(1, len(words)):
        if values[at] > values[best]:
            best, equals = at, 1
        elif values[at] == values[best]:
            equals += 1
            if chance.below(equals) == 0:
                best = at
    return words[best]


def horizon(state: State, seat: int) -> str:
    """The kind of question by which the decision under way will have come out; empty for any that opens a turn.

    Where the game does not tell, a decision that opens a turn is compared when the same comes up again; what goes on
    within a turn, at its end.
    """
    task = state.question(seat)
    if task is None:
        return ""
    told: str = task.comes_out(state)
    return told if told or task.starts() != TURN else type(task).__name__


def near_horizon(state: State, seat: int) -> str:
    """The same for one look ahead: where the game does not tell, the same question again, whatever it opens."""
    task = state.question(seat)
    if task is None:
        return ""
    told: str = task.comes_out(state)
    return told or type(task).__name__


def opens_turn(state: State, seat: int) -> bool:
    """Whether the seat's next word opens a turn."""
    task = state.question(seat)
    return task is not None and task.starts() == TURN and not state.picked(seat)


def came_out(state: State, seat: int, kind: str) -> bool:
    """Whether that seat is where a decision with this horizon has come out, or another seat's turn begins."""
    if state.over:
        return True
    task = state.question(seat)
    if task is not None:
        if state.picked(seat):
            return False
        if task.pauses():
            return True
        return type(task).__name__ == kind if kind else task.starts() == TURN
    if state.on_lanes():
        return False
    other = state.question(state.first_asked())
    return other is not None and other.starts() == TURN and not other.comes_out(state)


def run_on(
    state: State, seat: int, kind: str, width: int, others: int, most: int, chance: Chance, dice: Chance
) -> None:
    """Play a state on until a decision with that horizon has come out, or for `most` words.

    The seat itself goes on with quick words of that width, the others with theirs and dice of their own: so they
    do the same whatever the seat does, as long as they cannot know.
    """
    said: i64 = 0
    limit: i64 = most
    while said < limit and not came_out(state, seat, kind):
        if state.legal(seat):
            state.accept(seat, quick_word(state, seat, width, chance))
        else:
            other = state.first_asked()
            state.accept(other, quick_word(state, other, others, dice))
        said += 1

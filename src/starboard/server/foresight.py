"""What would come of saying some words: every change of the view that the seat can foresee."""

from __future__ import annotations

from typing import Any

from starboard.kernel import State, attempt, fast_chance
from starboard.server.messages import Foreseen, Message, ViewChange

GUESSES = 3  # what is the same in all of them does not hang on what is hidden
MOST = 200  # changes that are told


def foresee(state: State, seat: int, words: list[int]) -> Foreseen | None:
    """The difference between the seat's view now and after these words of one decision.

    The words are tried on guesses of what the seat does not know, never on the truth; only what comes out the same
    in all of them is told, so chance and hidden things have no part in it. None if the words cannot be said.
    """
    now = state.view(seat)
    found: list[ViewChange] | None = None
    after: State | None = None
    for dice in range(GUESSES):
        after = attempt(state, seat, words, fast_chance(dice), hold=True)
        if after is None:
            return None
        changes = differences(now, after.view(seat))
        found = changes if found is None else _common(found, changes)
    assert after is not None
    prompt = after.prompt(seat)
    asked = None if prompt is None else Message(prompt.message.id, prompt.message.args)
    facts = dict(state.guess(seat, fast_chance(0)).consequences(seat, words))
    on = attempt(state, seat, words, fast_chance(0), hold=False)  # as far as the game goes on by itself
    told = (found or [])[:MOST]
    if on is not None and _round(on) != _round(state) and not any(change.path == ROUND for change in told):
        told.append(ViewChange(ROUND, _round(state), _round(on)))
    return Foreseen(told, _is_final(state, seat, on), asked, facts)


ROUND: list[str | int] = ["table", "round"]


def _round(state: State) -> object:
    table: Any = state.view(None)["table"]
    return table.get("round")


def _is_final(state: State, seat: int, after: State | None) -> bool:
    """Whether the words that led there could not be taken back, or end the seat's turn."""
    before = state.guess(seat, fast_chance(0))
    if after is None or after.over or after.news() != before.news():
        return True
    return not after.asked(seat) and not before.on_lane(seat) and bool(after.waiting())


def differences(before: Any, after: Any) -> list[ViewChange]:
    """What is different between two pieces of plain data, as deep inside as it can be told."""
    found: list[ViewChange] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[ViewChange]) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            _compare(before.get(key), after.get(key), [*path, key], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for at in range(len(before)):
            _compare(before[at], after[at], [*path, at], found)
    elif before != after:
        found.append(ViewChange(path, before, after))


def _common(some: list[ViewChange], others: list[ViewChange]) -> list[ViewChange]:
    by_path = {tuple(change.path): change for change in others}
    return [change for change in some if by_path.get(tuple(change.path)) == change]

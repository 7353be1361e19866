"""The conservation check itself: whatever is put into the wrong place is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starboard.games.federation.table import Table
from tests.games.federation.position import Position


def change(field: str, value: int) -> Callable[[Table], None]:
    """Set a field of the first delegation."""

    def apply(state: Table) -> None:
        setattr(state.seats[0], field, value)

    return apply


def goods(*amounts: int) -> Callable[[Table], None]:
    def apply(state: Table) -> None:
        state.seats[0].goods = list(amounts)

    return apply


def table_list(field: str, at: int, value: int) -> Callable[[Table], None]:
    """Set an entry of a list of the table."""

    def apply(state: Table) -> None:
        changed = list(getattr(state, field))
        changed[at] = value
        setattr(state, field, changed)

    return apply


def alteration(state: Table) -> None:
    state.seats[0].alterations = [0]


def stolen_stack(state: Table) -> None:
    state.stacks = [[], *state.stacks[1:]]


def doubled(state: Table) -> None:
    state.seats[0].owned = 1 << state.open[0]


def pile(state: Table) -> None:
    state.beside = [0, 0, *state.beside[2:]]


def law(state: Table) -> None:
    state.law_now = [state.law_now[0], state.law_now[0]]


def deep(state: Table) -> None:
    state.deep = state.deep[1:]


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (goods(-1, 0, 0, 0), "negative resources"),
        (goods(5, 5, 5, 0), "too many resources"),
        (goods(0, 0, 0, 6), "too many resources"),
        (change("hangar", 3), "ships of seat 0"),
        (change("completed", 1), "without a marker"),
        (change("die", 7), "impossible die or degree"),
        (change("degree", 0), "impossible die or degree"),
        (change("used", 1), "discs or specialists"),
        (change("owned", 0b11), "owns a character twice"),
        (change("slots", 0b111111111), "robots or points"),
        (change("die_out", True), "the die of seat 0"),
        (change("medals", 1), "medals of kind 0"),
        (change("placed", 1), "ambassadors of seat 0"),
        (change("asteroids", 1), "asteroids are amiss"),
        (change("dead", 1), "dead asteroids are amiss"),
        (change("common", 1), "not the sum of the contributions"),
        (table_list("projects", 0, -1), "a project is negative"),
        (table_list("votes", 3, 2), "an empty space 3"),
        (table_list("open", 2, -1), "level-3 specialists"),
        (alteration, "alterations are amiss"),
        (stolen_stack, "specialists are amiss"),
        (doubled, "a specialist is in two places"),
        (pile, "face-down alterations of strength 1"),
        (law, "both laws on offer are the same"),
        (law, "laws of wing"),
        (deep, "deep space tokens"),
    ],
)
def test_a_fault_is_noticed(fault: Callable[[Table], None], told: str) -> None:
    position = Position()
    assert position.state.check() == []
    fault(position.state)
    assert any(told in complaint for complaint in position.state.check())

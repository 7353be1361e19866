"""The score: chips, printed points, and the 6-cost developments by their clauses (RG-12.6 to RG-12.9)."""

from __future__ import annotations

from starboard.games.race.cards import DESIGN, DESIGNS, PER_CHIPS, PER_MILITARY, SCORE, TOTAL_MILITARY, VP
from starboard.games.race.table import Table


def total_military(state: Table, seat: int) -> int:
    """Military without condition, minus points included."""
    total = 0
    for card in state.tableaus[seat]:
        total += TOTAL_MILITARY[card]
    return total


def variable(state: Table, seat: int, development: int) -> int:
    """What a 6-cost development is worth: each card by the first clause that fits it, itself too."""
    points = 0
    clauses = SCORE[development]
    for card in state.tableaus[seat]:
        points += clauses[card]
    if PER_CHIPS[development]:
        points += state.chips[seat] // PER_CHIPS[development]
    if PER_MILITARY[development]:
        points += total_military(state, seat)
    return points


def points(state: Table, seat: int) -> int:
    """All that would count if the game were over."""
    total = state.chips[seat]
    for card in state.tableaus[seat]:
        total += VP[card]
        if SCORE[card]:
            total += variable(state, seat, card)
    return total


def breakdown(state: Table, seat: int) -> dict[str, int]:
    """The same by source: chips, printed points, and each 6-cost development by name."""
    parts = {"chips": state.chips[seat], "printed": sum([VP[card] for card in state.tableaus[seat]])}
    for card in state.tableaus[seat]:
        if SCORE[card]:
            parts[DESIGNS[DESIGN[card]].id] = variable(state, seat, card)
    return parts


def tie_break(state: Table, seat: int) -> int:
    """Cards in hand and goods on worlds, as one sum (RG-12.8)."""
    return len(state.hands[seat]) + len(state.goods(seat))


def winners(state: Table) -> list[int]:
    """Most points, then the tie-break; who is still level wins too (RG-12.9)."""
    ranks = [(points(state, seat), tie_break(state, seat)) for seat in range(state.players)]
    best = max(ranks)
    return [seat for seat in range(state.players) if ranks[seat] == best]

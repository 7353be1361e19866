"""The score: chips, printed points, and the 6-cost developments by their clauses (RG-12.6 to RG-12.9)."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race.table import Table


def total_military(state: Table, seat: i64) -> i64:
    """Military without condition, minus points included."""
    total = 0
    for card in state.seats[seat].tableau:
        total += c.TOTAL_MILITARY[card]
    return total


def variable(state: Table, seat: i64, development: i64) -> i64:
    """What a 6-cost development is worth: each card by the first clause that fits it, itself too."""
    points = 0
    clauses = c.SCORE[development]
    for card in state.seats[seat].tableau:
        points += clauses[card]
    if c.PER_CHIPS[development]:
        points += state.seats[seat].chips // c.PER_CHIPS[development]
    if c.PER_MILITARY[development]:
        points += total_military(state, seat)
    return points


def clauses(tableau: list[int], chips: i64, development: i64) -> list[list[int]]:
    """What a 6-cost development is worth in a tableau, clause by clause: what is counted, and the points."""
    found: list[list[int]] = []
    counted: list[int] = []
    for clause in c.design(development).clauses:
        if clause.per_chips:
            found.append([chips, chips // clause.per_chips])
        elif clause.per_military:
            total = sum([c.TOTAL_MILITARY[card] for card in tableau])
            found.append([total, total])
        else:
            fitting = [card for card in tableau if card not in counted and clause.fits(c.design(card))]
            counted += fitting
            found.append([len(fitting), len(fitting) * clause.points])
    return found


def points(state: Table, seat: i64) -> i64:
    """All that would count if the game were over."""
    total = state.seats[seat].chips
    for card in state.seats[seat].tableau:
        total += c.VP[card]
        if c.SCORE[card]:
            total += variable(state, seat, card)
    return total


def breakdown(state: Table, seat: i64) -> dict[str, int]:
    """The same by source: chips, printed points, and each 6-cost development by name."""
    parts = {"chips": state.seats[seat].chips, "printed": sum([c.VP[card] for card in state.seats[seat].tableau])}
    for card in state.seats[seat].tableau:
        if c.SCORE[card]:
            parts[c.DESIGNS[c.DESIGN[card]].id] = variable(state, seat, card)
    return parts


def tie_break(state: Table, seat: i64) -> i64:
    """Cards in hand and goods on worlds, as one sum (RG-12.8)."""
    return len(state.seats[seat].hand) + len(state.goods(seat))


def winners(state: Table) -> list[int]:
    """Most points, then the tie-break; who is still level wins too (RG-12.9)."""
    ranks = [(points(state, seat), tie_break(state, seat)) for seat in range(state.players)]
    best = max(ranks)
    return [seat for seat in range(state.players) if ranks[seat] == best]

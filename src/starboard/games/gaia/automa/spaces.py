"""The Automa covers a power or QIC action."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa import cards
from starboard.games.gaia.automa.cards import Card
from starboard.games.gaia.automa.choice import Choice, Deed
from starboard.games.gaia.automa.order import by_number
from starboard.games.gaia.table import Table


def word_of(space: int) -> int:
    return w.POWER + space if space < c.N_POWER else w.QIC + space - c.N_POWER


def cover_space(table: Table, support: Card) -> Deed:
    """Numbered among the spaces that are free, the power actions left of the QIC actions (GA-6.1)."""
    free = [space for space in range(c.N_ACTIONS) if table.taken_by[space] < 0]
    choice = Choice([word_of(space) for space in free])
    if free:
        by_number(choice, support)
    deed = Deed(cards.SPACE, choice)
    for space in free:
        if word_of(space) == deed.chosen:
            table.take_action(table.automa_seat(), space)
    return deed

"""What must always hold."""

from __future__ import annotations

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.table import Table


def check(state: Table) -> list[str]:
    """Every card is in exactly one place, and the points add up."""
    cards = state.deck + state.discard + [card for card in state.good if card]
    for seat in state.seats:
        cards += seat.hand + seat.tableau + seat.drawn
    cards.sort()
    complaints: list[str] = []
    if cards != c.CARDS:
        wrong = [w.VOCABULARY.words[card] for card in c.CARDS if cards.count(card) != 1]
        complaints.append(f"cards not in exactly one place: {wrong}")
    if state.pool + sum([seat.chips for seat in state.seats]) != c.POOL * state.players:
        complaints.append("chips are amiss")
    for seat in state.seats:
        if seat.hand != sorted(seat.hand):
            complaints.append(f"a hand is out of order: {seat.hand}")
    for world in c.CARDS:
        if state.good[world] and not any(world in seat.tableau for seat in state.seats):
            complaints.append(f"a good lies on {w.VOCABULARY.words[world]}, which is in no tableau")
    return complaints

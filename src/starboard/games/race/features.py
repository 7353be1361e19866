"""Numbers for learners: what a seat sees as a vector."""

from __future__ import annotations

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.rules.scoring import points, total_military
from starboard.games.race.table import Table

SEATS = 4  # features have room for so many


def features(state: Table, seat: int) -> list[float]:
    """Own hand and drawn cards, then for each seat from the own one on its tableau and numbers, then the table."""
    hand = state.words(seat, state.seats[seat].hand)
    drawn = state.words(seat, state.seats[seat].drawn)
    numbers = [1.0 if card in hand else 0.5 if card in drawn else 0.0 for card in c.CARDS]
    for step in range(SEATS):
        if step >= state.players:
            numbers += [0.0] * (len(c.CARDS) + 8 + w.ACTION_END - w.ACTION)
            continue
        other = (seat + step) % state.players
        tableau = [state.word(card) for card in state.seats[other].tableau]
        numbers += [(1.5 if state.good[card] else 1.0) if card in tableau else 0.0 for card in c.CARDS]
        kinds = [0.0] * 5
        for world in state.goods(other):
            kinds[c.KIND[world]] += 0.25
        numbers += kinds[1:]
        numbers += [
            state.seats[other].chips / 20,
            len(state.seats[other].hand) / 10,
            total_military(state, other) / 10,
            points(state, other) / 40,
        ]
        numbers += [1.0 if word in state.seats[other].actions else 0.0 for word in range(w.ACTION, w.ACTION_END)]
    numbers += [1.0 if state.phase == phase else 0.0 for phase in range(6)]
    numbers += [state.round / 12, state.pool / 48, len(state.deck) / 114, state.players / 4, float(state.experienced)]
    return numbers

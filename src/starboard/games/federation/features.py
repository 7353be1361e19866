"""A vector of fixed length for learners: the table, then every delegation seen from the seat."""

from __future__ import annotations

from starboard.games.federation.state import Federation


def features(state: Federation, seat: int) -> list[float]:
    """Features of a seat."""
    return [float(state.round)]

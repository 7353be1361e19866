"""An estimate of the final margin, for greedy bots and as a search's leaf value."""

from __future__ import annotations

from starboard.games.federation import scoring
from starboard.games.federation.state import Federation


def worth(state: Federation, seat: int) -> float:
    """Points that a seat may expect at the end."""
    return float(state.score(seat) + scoring.medal_points(state, seat) + scoring.leftovers(state, seat))


def evaluate(state: Federation, seat: int) -> float:
    """The margin over the best rival."""
    if state.over:
        totals = [float(state.score(other)) for other in range(state.players)]
    else:
        totals = [worth(state, other) for other in range(state.players)]
    best = max([totals[other] for other in range(state.players) if other != seat])
    return totals[seat] - best

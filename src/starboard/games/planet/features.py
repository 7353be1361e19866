"""Numbers for learners, and an estimate of the result for bots, from what a seat may see."""

from __future__ import annotations

from starboard.games.planet.scoring import track_points
from starboard.games.planet.seat import Seat
from starboard.games.planet.state import PlanetState
from starboard.games.planet.terms import TRACKS


def features(state: PlanetState, number: int) -> list[float]:
    found: list[float] = [float(state.round)]
    for at in range(state.players):
        other = (number + at) % state.players
        seat = state.seats[other] if other == number else state.shown[other]
        found += [seat.tracks[track] / 15 for track in range(TRACKS)]
    return found


def worth(seat: Seat) -> float:
    return float(sum(track_points(seat, track) for track in range(TRACKS)))


def evaluate(state: PlanetState, number: int) -> float:
    return worth(state.seats[number])

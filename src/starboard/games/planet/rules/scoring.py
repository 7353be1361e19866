"""Final scoring (PU-14) and the solo verdict (PU-20)."""

from __future__ import annotations

from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet.rules.objectives import goal_points
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import Table

_TRACK_SOURCES: Final = [f"track-{c.TERRAINS[track]}" for track in range(c.TRACKS)]


def planet_points(seat: Seat) -> int:
    """A: rows and columns without gap and without meteorite (PU-14.3, PU-4.9)."""
    spoilt = spoilt_lines(seat)
    total = 0
    for line, gaps in enumerate(seat.ground().gaps):
        if gaps == 0 and not spoilt >> line & 1:
            total += g.LINE_MEDALS[line % g.SIZE]
    return total


def spoilt_lines(seat: Seat) -> int:
    """The rows, then the columns, in which a meteorite lies, as bits."""
    found = 0
    for cell in seat.spoilt():
        found |= 1 << g.CELL_Y[cell] | 1 << g.SIZE + g.CELL_X[cell]
    return found


def city_points(state: Table, seat: Seat) -> int:
    """Cities that no tile covers; a patch is no tile (PU-32.1, PR-44)."""
    planet = g.PLANETS[seat.planet]
    if state.rules < 2:
        return planet.city_points * sum(1 for cell in planet.cities if seat.terrain[cell] == c.BARE)
    return planet.city_points * sum(1 for cell in planet.cities if not seat.has_tile(cell))


def track_points(seat: Seat, track: int) -> int:
    """B: the medal of one tracker; those under life pods do not count (PU-24.7)."""
    return c.medal(seat.corporation, track, seat.tracks[track], seat.track_pods[track])


def count_effect(seat: Seat, effect: str) -> int:
    return sum(1 for card in seat.cards if c.CIV_CARDS[card].effect == effect)


def pod_points(seat: Seat) -> int:
    """C: life pods in the scoring area, worth more with a card (PU-14.5, PU-14.6)."""
    each = 1
    for card in seat.cards:
        if c.CIV_CARDS[card].effect == "pod-points":
            each = c.CIV_CARDS[card].amount
    return each * seat.pods


def meteorite_points(seat: Seat) -> int:
    """C: sets of three meteorites; each repo card raises the worth of a set by one."""
    return seat.meteorites // 3 * (1 + count_effect(seat, "meteorite-repo"))


def card_points(seat: Seat) -> int:
    """D: medals of civ cards."""
    total = c.COMMERCE[count_effect(seat, "commerce")]
    for card in seat.cards:
        total += c.CIV_CARDS[card].points
        if c.CIV_CARDS[card].effect == "points-per-patch":
            total += c.CIV_CARDS[card].amount * (g.count(seat.patch_lo) + g.count(seat.patch_hi))
    return total


def points(state: Table, number: int) -> dict[str, int]:
    """The points of a seat by source, A to F."""
    return points_among(state, state.seats, number)


def points_among(state: Table, seats: list[Seat], number: int) -> dict[str, int]:
    """The same, if the seats were these: as somebody sees them."""
    seat = seats[number]
    private, shared = goal_points(state, seats, number)
    found = {"planet": planet_points(seat), "cities": city_points(state, seat)}
    for track in range(c.TRACKS):
        found[_TRACK_SOURCES[track]] = track_points(seat, track)
    found["pods"] = pod_points(seat)
    found["meteorites"] = meteorite_points(seat)
    found["cards"] = card_points(seat)
    found["private"] = private
    found["objectives"] = shared
    return found


def uncovered(seat: Seat) -> int:
    """Planet squares under neither tile nor patch."""
    return g.CELLS - (g.count(seat.covered_lo()) + g.count(seat.covered_hi()))


def winners(state: Table) -> list[int]:
    """Most points; then fewest uncovered squares; then fewest meteorites on the planet (PU-14.11)."""
    ranks = []
    for number in range(state.players):
        seat = state.seats[number]
        ranks.append((-sum(points(state, number).values()), uncovered(seat), seat.meteorites_left()))
    best = min(ranks)
    return [number for number in range(state.players) if ranks[number] == best]


def target(state: Table) -> int:
    """The points to reach alone (PU-20.7)."""
    return c.solo_target(state.mix[0], state.mix[1], state.mix[2])


def verdict(state: Table) -> int:
    """How far above or below the target the solo game ended, as a level (PU-20.11)."""
    return c.solo_level(sum(points(state, 0).values()), target(state))

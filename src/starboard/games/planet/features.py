"""What a seat sees as a vector of fixed length for learners."""

from __future__ import annotations

from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet.evaluate.prospects import Lines, rounds_left
from starboard.games.planet.rules.objectives import measure, resources
from starboard.games.planet.rules.scoring import planet_points, track_points
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import Table

SEATS: Final = 6  # room for so many
_KINDS: Final = 6  # terrains
_SEAT: Final = 14 + 3 * c.TRACKS + 2 * _KINDS + len(g.PLANETS) + len(c.CORPORATIONS) + 6


def features(state: Table, number: int) -> list[float]:
    """The table, the own board square by square, the tiles on offer, then each seat from the own one on."""
    own = state.seats[number]
    found = [
        state.round / 24,
        rounds_left_seen(state, number) / 24,
        float(state.commander == number),
        state.players / SEATS,
        float(state.ending),
        len(state.event_deck) / 20,
    ]
    found += [1.0 if event == state.event else 0.0 for event in range(len(c.EVENTS))]
    found += [1.0 if goal in state.goals else 0.0 for goal in range(len(c.OBJECTIVES))]
    found += [1.0 if goal in own.goals else 0.0 for goal in range(len(c.OBJECTIVES))]
    found += [len(stack) / 7 for stack in state.civ]
    found += _planes(own)
    found += _lines(own)
    depot = state.depot(number)
    for tile in (state.tops[state.large_slot(depot)], state.tops[state.small_slot(depot)], own.tile):
        found += _tile(tile)
    found += [count / 2 for count in own.pool]
    found += [own.points / 6, len(own.energies) / 2, len(own.picks) / 2]
    for at in range(SEATS):
        if at < state.players:
            other = (number + at) % state.players
            found += _seat(own if at == 0 else state.shown[other])
        else:
            found += [0.0] * _SEAT
    return found


def rounds_left_seen(state: Table, number: int) -> float:
    """As the seat can know it: the others as they were last shown."""
    if not state.hidden:
        return rounds_left(state)
    least = 30.0
    for other in range(state.players):
        seat = state.seats[other] if other == number else state.shown[other]
        covered = g.count(seat.covered_lo()) + g.count(seat.covered_hi())
        least = min(least, float(88 - covered) / 4.2)
    return max(0.5, least)


def _planes(seat: Seat) -> list[float]:
    ice = g.PLANETS[seat.planet].ice
    found = []
    for kind in range(_KINDS):
        found += [1.0 if terrain == kind else 0.0 for terrain in seat.terrain]
    found += [1.0 if cell in ice else 0.0 for cell in range(g.CELLS)]
    spoilt = seat.spoilt()
    found += [1.0 if cell in spoilt else 0.0 for cell in range(g.CELLS)]
    found += [1.0 if seat.has_pod(cell) else 0.0 for cell in range(g.CELLS)]
    found += [1.0 if cell in seat.rovers else 0.0 for cell in range(g.CELLS)]
    return found


def _lines(seat: Seat) -> list[float]:
    lines = Lines(seat, 10.0)
    found = []
    for line in range(2 * g.SIZE):
        found += [lines.gaps[line] / 12, float(lines.stones[line]), g.LINE_MEDALS[line % g.SIZE] / 3]
    return found


def _tile(tile: int) -> list[float]:
    if tile == c.NO_TILE:
        return [0.0] * (len(c.SHAPES) + 2 * _KINDS + 1)
    found = [1.0 if c.TILE_SHAPE[tile] == shape else 0.0 for shape in range(len(c.SHAPES))]
    found += [1.0 if c.TILE_A[tile] == kind else 0.0 for kind in range(_KINDS)]
    found += [1.0 if c.TILE_B[tile] == kind else 0.0 for kind in range(_KINDS)]
    return [*found, float(c.TILE_METEOR[tile])]


def _seat(seat: Seat) -> list[float]:
    covered = g.count(seat.covered_lo()) + g.count(seat.covered_hi())
    found = [
        1.0,
        float(covered) / g.CELLS,
        planet_points(seat) / 20,
        float(seat.pods) / 6,
        seat.collected_pods() / 6,
        float(seat.meteorites) / 9,
        seat.meteorites_left() / 6,
        len(seat.rovers) / 4,
        float(seat.supply) / 4,
        sum(seat.cargo) / 4,
        float(seat.stored) / 4,
        len(seat.cards) / 6,
        float(g.count(seat.patch_lo) + g.count(seat.patch_hi)) / 8,
        len(seat.laid) / 24,
    ]
    for track in range(c.TRACKS):
        found += [seat.tracks[track] / 15, track_points(seat, track) / 10, seat.track_pods[track].bit_count() / 4]
    for kind in range(_KINDS):
        found += [resources(seat, kind) / 8, measure(seat, "largest-area-squares", kind) / 20]
    found += [1.0 if seat.planet == planet else 0.0 for planet in range(len(g.PLANETS))]
    found += [1.0 if seat.corporation == board else 0.0 for board in range(len(c.CORPORATIONS))]
    powers = seat.powers()
    techs = c.CORPORATIONS[seat.corporation].techs
    return found + [1.0 if at < len(techs) and powers & techs[at] else 0.0 for at in range(6)]

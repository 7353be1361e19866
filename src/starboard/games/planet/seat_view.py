"""What a viewer sees of one seat: its board, its tracks, what its turn still owes and where its tile may go."""

from __future__ import annotations

from typing import Final, Literal

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.corporations import housed_pods
from starboard.games.planet.rules.placement import KEEP_ALL, NO_EDGE, NO_ICE, event_zone, places
from starboard.games.planet.rules.rovers import barred_terrain
from starboard.games.planet.rules.scoring import points_among, spoilt_lines
from starboard.games.planet.rules.setup import ChooseSide
from starboard.games.planet.rules.tracks import next_position, step_from
from starboard.games.planet.rules.turn import (
    Draft,
    ExtraTile,
    Orient,
    PlaceTile,
    extra_slots,
    pending_counts,
    slots_to_take,
)
from starboard.games.planet.seat import LAID, Seat, tile_cells
from starboard.games.planet.shapes import Board, LineState, Pending, SeatFacts, Steps, Tech, Terrain
from starboard.games.planet.table import Table

_TERRAINS: Final[list[Terrain]] = ["civ", "water", "biomass", "rover", "tech", "energy"]
# Every state of every line, made once: nobody changes what a view tells.
_LINES: Final[list[LineState]] = [
    {
        "word": w.word(w.LINE + line),
        "medal": g.LINE_MEDALS[line % g.SIZE],
        "gaps": gaps,
        "blocked": blocked,
    }
    for line in range(2 * g.SIZE)
    for gaps in range(g.SIZE + 1)
    for blocked in (False, True)
]


def seat_facts(state: Table, seats: list[Seat], other: int, number: int | None) -> SeatFacts:
    seat = seats[other]
    points = points_among(state, seats, other)
    counters = {"vp": sum(points.values())}
    for track in range(c.TRACKS):
        counters[c.TERRAINS[track]] = seat.tracks[track]
    counters["pods"] = seat.pods
    counters["meteorites"] = seat.meteorites
    counters["rovers"] = seat.supply
    counters["patches"] = seat.stored
    counters["cards"] = len(state.seats[other].cards if other == number else state.shown[other].cards)
    counters["movement"] = seat.points
    facts: SeatFacts = {
        "counters": counters,
        "planet": g.PLANET_IDS[seat.planet],
        "corporation": c.CORPORATION_IDS[seat.corporation],
        "techs": _techs(seat),
        "pods_on_board": [w.word(place) for place in housed_pods(seat) if place != w.SCORE],
        "board": _planet(state, seat),
        "points": points,
    }
    undecided = _undecided(state, other) if state.round == 0 else []
    if undecided:
        facts["undecided"] = undecided
    if other == number:
        facts["tile"] = c.tile_name(seat.tile) if seat.tile != c.NO_TILE else None
        facts["pending"] = pending(seat)
        facts["energies"] = [tracks_of(offered) for offered in seat.energies]
        steps = _steps(seat)
        if steps:
            facts["steps"] = steps
        facts["placements"] = _placements(state, number)
    return facts


def _steps(seat: Seat) -> dict[str, Steps]:
    """Only of trackers that skip positions or are stopped; the others just go from one to the next."""
    if not any(seat.track_pods) and not seat.powers() & c.EXCLUSIVE_POSITIONS:
        return {}
    found: dict[str, Steps] = {}
    for track in range(c.TRACKS):
        here = seat.tracks[track]
        up: list[int] = []
        at = step_from(seat, track, here, 1)
        while at >= 0:
            up.append(at)
            at = step_from(seat, track, at, 1)
        down = next_position(seat, track, -1)
        if down == here - 1 and up == list(range(here + 1, c.TOP[seat.corporation][track] + 1)):
            continue
        found[c.TERRAINS[track]] = {"up": up, "down": down} if down >= 0 else {"up": up}
    return found


def _undecided(state: Table, number: int) -> list[Literal["planet", "corporation"]]:
    """Boards that the seat has not chosen yet: until then it has symmetric ones."""
    asked = state.first_asked()  # nobody in a preview that ends where chance would go on
    task = state.question(asked) if asked >= 0 else None
    found: list[Literal["planet", "corporation"]] = []
    if not isinstance(task, ChooseSide):
        return found
    if not task.corporation and number >= task.seat:
        found.append("planet")
    if task.corporations and (not task.corporation or number >= task.seat):
        found.append("corporation")
    return found


def pending(seat: Seat) -> list[Pending]:
    return [{"word": w.word(word), "n": count} for word, count in pending_counts(seat)]


def tracks_of(offered: int) -> list[Terrain]:
    return [_TERRAINS[track] for track in range(c.TRACKS) if offered >> track & 1]


def _techs(seat: Seat) -> list[Tech]:
    powers = seat.powers()
    used = seat.used_round | seat.used_game
    found: list[Tech] = []
    for at, tech in enumerate(c.CORPORATIONS[seat.corporation].techs):
        once: Literal["round", "game"] | None = "round" if tech & c.ONCE_A_ROUND else None
        found.append(
            {
                "word": w.word(w.TECH + at),
                "name": tech_name(tech),
                "open": bool(powers & tech),
                "used": bool(used & tech),
                "once": "game" if tech & c.ONCE_A_GAME else once,
            }
        )
    return found


def tech_name(power: int) -> str:
    return f"tech-{c.POWER_NAMES[power.bit_length() - 1]}"


def _planet(state: Table, seat: Seat) -> Board:
    return {
        "grid": g.PLANETS[seat.planet].grid,
        "terrain": _terrains(seat.terrain),
        "symbols": _terrains(seat.symbols),
        "tiles": [{"tile": c.tile_name(laid // LAID), "cells": _words(tile_cells(laid))} for laid in seat.laid],
        "patches": cell_words(seat.patch_lo, seat.patch_hi),
        "meteor_symbols": cell_words(seat.sign_lo, seat.sign_hi),
        "meteorites": cell_words(seat.meteorite_lo, seat.meteorite_hi) + _words(seat.heaped),
        "pods": cell_words(seat.pod_lo, seat.pod_hi),
        "rovers": [{"word": w.cell_word(cell), "carries": bool(seat.cargo[at])} for at, cell in enumerate(seat.rovers)],
        "aside": c.tile_name(seat.aside) if seat.aside != c.NO_TILE else None,
        "lines": lines(seat),
        "barred": _words(_barred(state, seat)),
    }


def _barred(state: Table, seat: Seat) -> list[int]:
    """Bare squares that no tile may cover this round, or squares that no rover may enter."""
    zone = event_zone(state)
    terrain = barred_terrain(state)
    if zone not in (NO_EDGE, NO_ICE) and terrain < 0:
        return []
    closed = g.EDGE if zone == NO_EDGE else g.PLANETS[seat.planet].ice if zone == NO_ICE else []
    return [
        cell
        for cell in range(g.CELLS)
        if (seat.terrain[cell] == c.BARE and cell in closed) or (terrain >= 0 and seat.terrain[cell] == terrain)
    ]


def lines(seat: Seat) -> list[LineState]:
    """The rows, then the columns."""
    spoilt = spoilt_lines(seat)
    found: list[LineState] = []
    for line, gaps in enumerate(seat.ground().gaps):
        blocked = spoilt >> line & 1
        found.append(_LINES[(line * (g.SIZE + 1) + gaps) * 2 + blocked])
    return found


def _terrains(squares: list[int]) -> dict[str, Terrain]:
    return {w.cell_word(cell): _TERRAINS[kind] for cell, kind in enumerate(squares) if kind != c.BARE}


def cell_words(lo: int, hi: int) -> list[str]:
    return _words(g.cells_of(lo, hi))


def _words(cells: list[int]) -> list[str]:
    return [w.cell_word(cell) for cell in cells]


def _placements(state: Table, number: int) -> dict[str, dict[str, list[str]]]:
    """Every place of the tile in the hand, or of each tile that may be taken: what `legal` would come to."""
    seat = state.seats[number]
    task = state.question(number)
    if isinstance(task, Draft):
        slots, lifted = slots_to_take(state, number)
        return {} if lifted < 0 else {slot_word(slot): _fits(state, number, slot, lifted, -1) for slot in slots}
    if isinstance(task, ExtraTile):
        return {slot_word(slot): _fits(state, number, slot, KEEP_ALL, -1) for slot in extra_slots(state, number)}
    if isinstance(task, Orient):
        return {slot_word(seat.slot): _fits(state, number, seat.slot, seat.relax, -1)}
    if isinstance(task, PlaceTile):
        return {slot_word(seat.slot): _fits(state, number, seat.slot, seat.relax, task.orientation)}
    return {}


def slot_word(slot: int) -> str:
    return w.word(w.LARGE if slot < c.DEPOTS else w.SMALL)


def _fits(state: Table, number: int, slot: int, lifted: int, orientation: int) -> dict[str, list[str]]:
    tile = state.tops[slot]
    table = g.PLACEMENTS[c.TILE_SHAPE[tile]]
    found: dict[str, list[str]] = {}
    for at in places(state, number, tile, lifted, orientation):
        found.setdefault(g.ORIENTATION_WORDS[table.orientation[at]], []).append(w.cell_word(table.anchor[at]))
    return found

"""What a seat may see: its own board as it is, the others as they were last shown, never a face-down card."""

from __future__ import annotations

from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.civilisation import PickCard, TakeTwo
from starboard.games.planet.rules.corporations import housed_pods
from starboard.games.planet.rules.scoring import points, target, verdict
from starboard.games.planet.rules.turn import pending, pending_choices
from starboard.games.planet.seat import LAID, Seat, tile_cells
from starboard.games.planet.table import Table

Item = dict[str, object]
_FACE_DOWN: Final = "face-down"


def look(state: Table, number: int | None) -> dict[str, object]:
    return {
        "table": _table(state),
        "seats": [_seat(state, other, number) for other in range(state.players)],
        "areas": _areas(state, number),
        "station": _station(state, number),
    }


def _shown(state: Table, other: int, number: int | None) -> Seat:
    return state.seats[other] if other == number else state.shown[other]


def _table(state: Table) -> dict[str, object]:
    table: dict[str, object] = {
        "round": state.round,
        "commander": state.commander,
        "last-round": state.ending,
    }
    if state.with_events:
        table["events-left"] = len(state.event_deck) + (1 if state.next_event >= 0 else 0)
        table["event"] = c.EVENTS[state.event].id if state.event >= 0 else None
        table["green"], table["orange"], table["red"] = state.mix
    if state.players == 1:
        table["target"] = target(state)
        if state.over:
            table["verdict"] = verdict(state)
    return table


def _station(state: Table, number: int | None) -> list[Item]:
    """The depots clockwise, each with its two slots and the seat it faces."""
    facing = {state.depot(seat): seat for seat in range(state.players)}
    found: list[Item] = []
    for depot in range(c.DEPOTS):
        slots = []
        for slot, spoken in ((state.large_slot(depot), w.LARGE), (state.small_slot(depot), w.SMALL)):
            tile = state.tops[slot]
            own = number is not None and facing.get(depot) == number
            slots.append(
                {
                    "word": w.word(spoken) if own else None,
                    "tile": c.tile_name(tile) if tile != c.NO_TILE else None,
                    "left": len(state.stacks[slot]) + (1 if tile != c.NO_TILE else 0),
                    "below": sorted(c.tile_name(other) for other in state.stacks[slot]),
                }
            )
        found.append({"word": f"depot-{depot + 1}", "seat": facing.get(depot), "slots": slots})
    return found


def _seat(state: Table, other: int, number: int | None) -> dict[str, object]:
    seat = _shown(state, other, number)
    board = c.CORPORATIONS[seat.corporation]
    counters = {c.TERRAINS[track]: seat.tracks[track] for track in range(c.TRACKS)}
    counters["pods"] = seat.pods
    counters["meteorites"] = seat.meteorites
    counters["rovers"] = seat.supply
    counters["patches"] = seat.stored
    counters["cards"] = len(seat.cards)
    counters["movement"] = seat.points
    powers = seat.powers()
    facts: dict[str, object] = {
        "counters": counters,
        "planet": g.PLANET_IDS[seat.planet],
        "corporation": c.CORPORATION_IDS[seat.corporation],
        "techs": [
            {
                "word": f"tech-{at + 1}",
                "name": f"tech-{_power_name(tech)}",
                "open": bool(powers & tech),
                "used": bool((seat.used_round | seat.used_game) & tech),
            }
            for at, tech in enumerate(board.techs)
        ],
        "pods-on-board": [w.word(place) for place in housed_pods(seat) if w.word(place) != "score"],
        "board": _planet(seat),
    }
    if state.over:
        facts["points"] = points(state, other)
    if other == number:
        facts["tile"] = c.tile_name(seat.tile) if seat.tile != c.NO_TILE else None
        facts["pending"] = [w.word(number) for number in pending(seat) + pending_choices(seat)]
        facts["energies"] = [[c.TERRAINS[t] for t in range(c.TRACKS) if mask >> t & 1] for mask in seat.energies]
    return facts


def _power_name(power: int) -> str:
    return c.POWER_NAMES[power.bit_length() - 1]


def _planet(seat: Seat) -> dict[str, object]:
    return {
        "grid": g.PLANETS[seat.planet].grid,
        "terrain": _terrains(seat.terrain),
        "symbols": _terrains(seat.symbols),
        "tiles": [
            {"tile": c.tile_name(laid // LAID), "cells": [w.cell_word(cell) for cell in tile_cells(laid)]}
            for laid in seat.laid
        ],
        "patches": _cells(seat.patch_lo, seat.patch_hi),
        "meteor-symbols": _cells(seat.sign_lo, seat.sign_hi),
        "meteorites": _cells(seat.meteorite_lo, seat.meteorite_hi),
        "pods": _cells(seat.pod_lo, seat.pod_hi),
        "rovers": [{"word": w.cell_word(cell), "carries": bool(seat.cargo[at])} for at, cell in enumerate(seat.rovers)],
        "aside": c.tile_name(seat.aside) if seat.aside != c.NO_TILE else None,
    }


def _terrains(squares: list[int]) -> dict[str, str]:
    return {w.cell_word(cell): c.TERRAINS[kind] for cell, kind in enumerate(squares) if kind != c.BARE}


def _cells(lo: int, hi: int) -> list[str]:
    return [w.cell_word(cell) for cell in g.cells_of(lo, hi)]


# --- Areas: cards that a generic table can draw ------------------------------------------------------


def _areas(state: Table, number: int | None) -> list[Item]:
    found = [_civ_stack(state, rank, number) for rank in range(c.RANKS)]
    found.append(_area("neighbour-objectives", None, [_goal(goal, True) for goal in state.goals]))
    found.append(_area("open-objectives", None, [_goal(goal, True) for goal in state.open_goals]))
    if number is not None:
        found += _own_board(state, number)
    for other in range(state.players):
        seat = _shown(state, other, number)
        own = other == number or state.over
        found.append(_area("cards", other, [_card(card, own) for card in seat.cards]))
        if state.private or seat.goals:
            goals = [_goal(goal, False) if own else _hidden() for goal in seat.goals]
            found.append(_area("private-objectives", other, goals))
        if other == number and seat.dealt:
            found.append(_area("objectives-dealt", other, [_goal(goal, False) for goal in seat.dealt]))
        if other == number and seat.peeked and state.next_event >= 0:
            id = c.EVENTS[state.next_event].id
            found.append(_area("next-event", other, [{"word": None, "name": id}]))
    return found


def _own_board(state: Table, number: int) -> list[Item]:
    """The things of the own board that can be pointed at: tiles on offer, squares, tracks, techs."""
    seat = state.seats[number]
    depot = state.depot(number)
    tiles: list[Item] = []
    for slot, spoken in ((state.large_slot(depot), w.LARGE), (state.small_slot(depot), w.SMALL)):
        if state.tops[slot] != c.NO_TILE:
            tiles.append({"word": w.word(spoken), "name": c.tile_name(state.tops[slot])})
    tracks: list[Item] = [
        {"word": c.TERRAINS[track], "name": c.TERRAINS[track], "position": seat.tracks[track]}
        for track in range(c.TRACKS)
    ]
    techs: list[Item] = [
        {"word": f"tech-{at + 1}", "name": f"tech-{_power_name(power)}"}
        for at, power in enumerate(c.CORPORATIONS[seat.corporation].techs)
    ]
    found = [_area("depot", number, tiles)]
    for row in range(g.SIZE):
        squares: list[Item] = [
            {"word": w.cell_word(cell), "name": f"square-{_ground(seat, cell)}"} for cell in g.ROW_CELLS[row]
        ]
        found.append(_area(f"row-{row}", number, squares))
    return [*found, _area("tracks", number, tracks), _area("techs", number, techs)]


def _ground(seat: Seat, cell: int) -> str:
    """What a square shows: a thing on it, else its terrain, else the bare planet."""
    if cell in seat.rovers:
        return "rover-here"
    if seat.has_meteorite(cell):
        return "meteorite"
    if seat.has_pod(cell):
        return "pod"
    if seat.terrain[cell] != c.BARE:
        return c.TERRAINS[seat.terrain[cell]]
    return "ice" if cell in g.PLANETS[seat.planet].ice else "land"


def _area(id: str, seat: int | None, items: list[Item]) -> Item:
    return {"id": id, "seat": seat, "items": items}


def _hidden() -> Item:
    return {"word": None, "name": _FACE_DOWN}


def _civ_stack(state: Table, rank: int, number: int | None) -> Item:
    """Face down, except to a seat that is picking from it."""
    task = None if number is None else state.question(number)
    open_ = isinstance(task, TakeTwo) or (isinstance(task, PickCard) and task.rank == rank + 1)
    cards = sorted(state.civ[rank])
    if number is not None and isinstance(task, PickCard):
        cards += [card for card in state.seats[number].drawn if c.CIV_CARDS[card].rank == rank + 1]
    drawn = [] if number is None else state.seats[number].drawn
    hidden_drawn = sum(
        1 for seat in state.seats for card in seat.drawn if c.CIV_CARDS[card].rank == rank + 1 and card not in cards
    )
    items = [_card(card, True) if open_ or card in drawn else _hidden() for card in cards]
    items += [_hidden() for _ in range(hidden_drawn)]
    return _area(f"civ-{rank + 1}", None, items)


def _card(card: int, own: bool) -> Item:
    printed = c.CIV_CARDS[card]
    if own or printed.immediate:
        return {"word": printed.id, "name": printed.id, "points": printed.points}
    return {"word": None, "name": _FACE_DOWN, "rank": printed.rank}


def _goal(goal: int, neighbour: bool) -> Item:
    side = "n" if neighbour else "p"
    return {"word": w.word(w.GOAL + goal), "name": f"{c.OBJECTIVES[goal].id}{side}"}

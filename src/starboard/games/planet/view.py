"""What a seat may see: its own board as it is, the others as they were last shown, never a face-down card."""

from __future__ import annotations

from typing import Final, Literal

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import shapes as s
from starboard.games.planet import words as w
from starboard.games.planet.rules.civilisation import PickCard, TakeTwo
from starboard.games.planet.rules.events import TurnStation
from starboard.games.planet.rules.objectives import OpenGoal, compare, measure, met, open_points, progress
from starboard.games.planet.rules.placement import depot_slots, places
from starboard.games.planet.rules.scoring import target, verdict
from starboard.games.planet.rules.turn import takeable
from starboard.games.planet.seat import Seat
from starboard.games.planet.seat_view import seat_facts, slot_word, tech_name
from starboard.games.planet.shapes import PlanetBody
from starboard.games.planet.table import Table
from starboard.kernel import EMPTY
from starboard.kernel.view import Frame, Item


class PlanetView(PlanetBody, Frame):
    """What a page reads."""


_FACE_DOWN: Final = "face-down"
_CIV_STACKS: Final[list[Literal["civ-1", "civ-2", "civ-3", "civ-4"]]] = ["civ-1", "civ-2", "civ-3", "civ-4"]
_ROWS: Final[list[s.Row]] = [
    "row-0", "row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "row-7", "row-8", "row-9", "row-10", "row-11",
]  # fmt: skip
# What squares show: a terrain, or
_LAND: Final = c.BARE
_ICE: Final = c.BARE + 1
_POD: Final = c.BARE + 2
_METEORITE: Final = c.BARE + 3
_ROVER: Final = c.BARE + 4
# Every square as it may look, made once: nobody changes what a view tells.
_SQUARES: Final[list[list[Item]]] = [
    [
        {"word": w.cell_word(cell), "name": f"square-{shown}"}
        for shown in [*c.TERRAINS[: c.BARE], "land", "ice", "pod", "meteorite", "rover-here"]
    ]
    for cell in range(g.CELLS)
]
_COLOURS: Final[dict[str, s.Colour]] = {"green": "green", "orange": "orange", "red": "red"}


def look(state: Table, number: int | None) -> PlanetBody:
    seats = [seen(state, other, number) for other in range(state.players)]
    return {
        "table": _table(state),
        "seats": [seat_facts(state, seats, other, number) for other in range(state.players)],
        "areas": _areas(state, seats, number),
        "station": _station(state, number),
    }


def seen(state: Table, other: int, number: int | None) -> Seat:
    """A seat as the viewer sees it: of others no secret card and no private objective."""
    if other == number or state.over:
        return state.seats[other]
    shown = state.shown[other]
    shown.ground()  # worked out before the copy, it is there the next time
    seat = shown.copy()
    if not state.finale:
        seat.cards = [card for card in seat.cards if c.CIV_CARDS[card].immediate]
    seat.goals = EMPTY
    return seat


def _table(state: Table) -> s.TableFacts:
    table: s.TableFacts = {"round": state.round, "commander": state.commander, "last_round": state.ending}
    if state.with_events:
        table["events_left"] = len(state.event_deck) + (1 if state.next_event >= 0 else 0)
        table["event"] = None
        if state.event >= 0:
            event = c.EVENTS[state.event]
            table["event"] = event.id
            table["event_card"] = {
                "name": event.id,
                "colour": _COLOURS[event.colour],
                "whole_round": event.whole_round,
            }
        table["events_done"] = [c.EVENTS[done].id for done in state.events_done]
        table["green"], table["orange"], table["red"] = state.mix
    if state.players == 1:
        table["target"] = target(state)
        if state.over:
            table["verdict"] = verdict(state)
    return table


# ---- the station -----------------------------------------------------------------------------------


def _station(state: Table, number: int | None) -> list[s.Depot]:
    facing = {state.depot(seat): seat for seat in range(state.players)}
    turning = any(isinstance(state.question(seat), TurnStation) for seat in range(state.players))
    found: list[s.Depot] = []
    for at in range(c.DEPOTS):
        own = number is not None and facing.get(at) == number
        slots: list[s.Slot] = []
        for slot, spoken in ((state.large_slot(at), w.LARGE), (state.small_slot(at), w.SMALL)):
            tile = state.tops[slot]
            slots.append(
                {
                    "word": w.word(spoken) if own else None,
                    "tile": c.tile_name(tile) if tile != c.NO_TILE else None,
                    "left": len(state.stacks[slot]) + (1 if tile != c.NO_TILE else 0),
                    "below": sorted(c.tile_name(other) for other in state.stacks[slot]),
                }
            )
        depot: s.Depot = {"word": w.word(w.DEPOT + at), "seat": facing.get(at), "slots": slots}
        if turning:  # nobody acts in secret now
            depot["places"] = [_places_at(state, seat, at) for seat in range(state.players)]
        found.append(depot)
    return found


def _places_at(state: Table, number: int, depot: int) -> list[int]:
    """How many places the two tiles of a depot have on a planet."""
    slots, lifted = takeable(state, number, depot_slots(state, depot))
    found = []
    for slot in (state.large_slot(depot), state.small_slot(depot)):
        fits = slot in slots and lifted >= 0
        found.append(len(places(state, number, state.tops[slot], lifted)) if fits else 0)
    return found


# ---- areas: cards that a generic table can draw ----------------------------------------------------


def _areas(state: Table, seats: list[Seat], number: int | None) -> list[s.PlanetArea]:
    found: list[s.PlanetArea] = [_civ_stack(state, rank, number) for rank in range(c.RANKS)]
    neighbours: s.SharedGoalArea = {"id": "neighbour-objectives", "seat": None, "items": _neighbour_goals(state, seats)}
    opened: s.SharedGoalArea = {"id": "open-objectives", "seat": None, "items": _open_goals(state, seats)}
    found += [neighbours, opened]
    if number is not None:
        found += _own_board(state, number)
        if isinstance(state.question(number), OpenGoal) and state.players > 1:
            dealt = state.seats[number].dealt
            items = [_shared_goal(state, goal, seats) for goal in dealt]
            found.append({"id": "objectives-on-offer", "seat": number, "items": items})
    for other in range(state.players):
        found += _hand(state, other, number)
    return found


def _hand(state: Table, other: int, number: int | None) -> list[s.PlanetArea]:
    """The cards of a seat."""
    seat = state.seats[other] if other == number or state.over else state.shown[other]
    own = other == number or state.over
    turned_up = own or state.finale
    cards: s.CardArea = {"id": "cards", "seat": other, "items": [_card(card, turned_up) for card in seat.cards]}
    found: list[s.PlanetArea] = [cards]
    if state.private or seat.goals:
        goals: list[s.PrivateGoal] = [_private_goal(seat, goal) if own else _hidden_goal() for goal in seat.goals]
        private: s.PrivateGoalArea = {"id": "private-objectives", "seat": other, "items": goals}
        found.append(private)
    if other == number and seat.dealt and (state.players == 1 or not isinstance(state.question(other), OpenGoal)):
        dealt: s.PrivateGoalArea = {
            "id": "objectives-dealt",
            "seat": other,
            "items": [_private_goal(seat, goal) for goal in seat.dealt],
        }
        found.append(dealt)
    if other == number and seat.peeked and state.next_event >= 0:
        items: list[Item] = [{"word": None, "name": c.EVENTS[state.next_event].id}]
        coming: s.PlainArea = {"id": "next-event", "seat": other, "items": items}
        found.append(coming)
    return found


def _own_board(state: Table, number: int) -> list[s.PlanetArea]:
    """The things of the own board that can be pointed at: tiles on offer, squares, tracks, techs."""
    seat = state.seats[number]
    at = state.depot(number)
    tiles: list[Item] = []
    for slot in (state.large_slot(at), state.small_slot(at)):
        if state.tops[slot] != c.NO_TILE:
            tiles.append({"word": slot_word(slot), "name": c.tile_name(state.tops[slot])})
    depot: s.PlainArea = {"id": "depot", "seat": number, "items": tiles}
    found: list[s.PlanetArea] = [depot]
    for row in range(g.SIZE):
        squares: list[Item] = [_SQUARES[cell][_ground(seat, cell)] for cell in g.ROW_CELLS[row]]
        line: s.PlainArea = {"id": _ROWS[row], "seat": number, "items": squares}
        found.append(line)
    tracks: s.TrackArea = {
        "id": "tracks",
        "seat": number,
        "items": [
            {"word": c.TERRAINS[track], "name": c.TERRAINS[track], "position": seat.tracks[track]}
            for track in range(c.TRACKS)
        ],
    }
    techs: s.PlainArea = {
        "id": "techs",
        "seat": number,
        "items": [
            {"word": w.word(w.TECH + level), "name": tech_name(power)}
            for level, power in enumerate(c.CORPORATIONS[seat.corporation].techs)
        ],
    }
    return [*found, tracks, techs]


def _ground(seat: Seat, cell: int) -> int:
    """What a square shows: a thing on it, else its terrain, else the bare planet."""
    if any(rover == cell for rover in seat.rovers):
        return _ROVER
    if seat.has_meteorite(cell):
        return _METEORITE
    if seat.has_pod(cell):
        return _POD
    if seat.terrain[cell] != c.BARE:
        return seat.terrain[cell]
    planet = g.PLANETS[seat.planet]
    return _ICE if g.holds(planet.ice_lo, planet.ice_hi, cell) else _LAND


def _civ_stack(state: Table, rank: int, number: int | None) -> s.CardArea:
    """Face down, except to a seat that is picking from it."""
    task = None if number is None else state.question(number)
    open_ = isinstance(task, TakeTwo) or (isinstance(task, PickCard) and task.rank == rank + 1)
    cards = sorted(state.civ[rank])
    if number is not None and isinstance(task, PickCard):
        cards += [card for card in state.seats[number].drawn if c.CIV_RANK[card] == rank + 1]
    drawn = [] if number is None else state.seats[number].drawn
    unseen = sum(1 for seat in state.seats for card in seat.drawn if c.CIV_RANK[card] == rank + 1 and card not in cards)
    items = [_card(card, True) if open_ or card in drawn else _hidden_card(rank + 1) for card in cards]
    items += [_hidden_card(rank + 1) for _ in range(unseen)]
    return {"id": _CIV_STACKS[rank], "seat": None, "items": items}


def _card(card: int, own: bool) -> s.CardItem:
    printed = c.CIV_CARDS[card]
    if not own and not printed.immediate:
        return _hidden_card(printed.rank)
    return {
        "word": printed.id,
        "name": printed.id,
        "points": printed.points,
        "rank": printed.rank,
        "immediate": printed.immediate,
    }


def _hidden_card(rank: int) -> s.CardItem:
    return {"word": None, "name": _FACE_DOWN, "rank": rank}


# ---- objectives ------------------------------------------------------------------------------------


def _goal_name(goal: int, side: Literal["n", "p"]) -> str:
    return c.OBJECTIVES[goal].id + side


def _neighbour_goals(state: Table, seats: list[Seat]) -> list[s.SharedGoal]:
    found: list[s.SharedGoal] = []
    for at, goal in enumerate(state.goals):
        pair = [0, 1] if state.players == 2 else [at, (at + 1) % state.players]
        objective = c.OBJECTIVES[goal]
        found.append(
            {
                "word": objective.id,
                "name": _goal_name(goal, "n"),
                "seats": pair,
                "values": [measure(seats[seat], objective.metric, objective.terrain) for seat in pair],
                "vp": [
                    compare(objective, seats[pair[0]], seats[pair[1]]),
                    compare(objective, seats[pair[1]], seats[pair[0]]),
                ],
            }
        )
    return found


def _open_goals(state: Table, seats: list[Seat]) -> list[s.SharedGoal]:
    return [_shared_goal(state, goal, seats) for goal in state.open_goals]


def _shared_goal(state: Table, goal: int, seats: list[Seat]) -> s.SharedGoal:
    """An objective that all compete for."""
    objective = c.OBJECTIVES[goal]
    return {
        "word": objective.id,
        "name": _goal_name(goal, "n"),
        "seats": list(range(state.players)),
        "values": [measure(seat, objective.metric, objective.terrain) for seat in seats],
        "vp": [open_points(objective, seat, seats) for seat in seats],
    }


def _private_goal(seat: Seat, goal: int) -> s.PrivateGoal:
    objective = c.OBJECTIVES[goal]
    value, wanted = progress(seat, objective)
    return {
        "word": objective.id,
        "name": _goal_name(goal, "p"),
        "met": met(seat, objective),
        "value": value,
        "goal": wanted,
    }


def _hidden_goal() -> s.PrivateGoal:
    return {"word": None, "name": _FACE_DOWN}

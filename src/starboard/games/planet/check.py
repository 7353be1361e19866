"""What must always hold: each component in exactly one place, nothing negative."""

from __future__ import annotations

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet.seat import LAID, Seat
from starboard.games.planet.table import Table


def check(state: Table) -> list[str]:
    found = _tiles(state) + _cards(state)
    for number in range(state.players):
        found += [f"seat {number}: {text}" for text in _seat(state, state.seats[number])]
    return found


def _tiles(state: Table) -> list[str]:
    taken = [seat.slot for seat in state.seats if seat.slot >= 0]
    places = [tile for stack in state.stacks for tile in stack] + state.purged
    places += [top for slot, top in enumerate(state.tops) if top != c.NO_TILE and slot not in taken]
    for seat in state.seats:
        places += [laid // LAID for laid in seat.laid]
        places += [tile for tile in (seat.tile, seat.aside) if tile != c.NO_TILE]
    return [] if sorted(places) == list(range(c.TILES)) else ["tiles are amiss"]


def _cards(state: Table) -> list[str]:
    found = []
    civ = [card for stack in state.civ for card in stack] + state.civ_box + state.civ_out
    goals = state.goals + state.goal_deck + state.open_goals
    for seat in state.seats:
        civ += seat.cards + seat.drawn
        goals = goals + seat.goals + seat.dealt + seat.passed + ([seat.open_goal] if seat.open_goal >= 0 else [])
    if sorted(civ) != list(range(len(c.CIV_CARDS))):
        found.append("civ cards are amiss")
    if sorted(goals) != list(range(len(c.OBJECTIVES))):
        found.append("objectives are amiss")
    if state.with_events:
        events = state.event_deck + state.event_box + state.events_done
        events += [event for event in (state.event, state.next_event) if event >= 0]
        solo = [at for at in range(len(c.EVENTS)) if c.EVENTS[at].solo and state.players > 1]
        if sorted(events + solo) != list(range(len(c.EVENTS))):
            found.append("events are amiss")
    return found


def _seat(state: Table, seat: Seat) -> list[str]:
    found = []
    counts = [seat.supply, seat.pods, seat.meteorites, seat.stored, seat.points, *seat.pool]
    if min(counts) < 0:
        found.append("something is negative")
    if any(not 0 <= seat.tracks[track] <= c.TOP[seat.corporation][track] for track in range(c.TRACKS)):
        found.append("a tracker is off its track")
    if any(seat.track_pods[track] >> seat.tracks[track] & 1 for track in range(c.TRACKS)):
        found.append("a tracker stands on a life pod")
    if state.rules < 2 and len(set(seat.rovers)) != len(seat.rovers):
        found.append("two rovers share a square")
    if len(seat.rovers) != len(seat.cargo):
        found.append("rovers and their loads do not match")
    if any(not seat.has_meteorite(cell) for cell in seat.heaped):
        found.append("a second meteorite lies where there is no first")
    if len(seat.rovers) + seat.supply > c.CORPORATIONS[seat.corporation].rovers + 1:
        found.append("a rover too many")
    left = g.count(seat.pod_lo) + g.count(seat.pod_hi) + seat.collected_pods() + seat.pool[c.P_POD]
    if left > len(g.PLANETS[seat.planet].pods):
        found.append("a life pod too many")
    if seat.pod_lo & seat.covered_lo() or seat.pod_hi & seat.covered_hi():
        found.append("a life pod lies under a tile")
    return found

"""The course of a round (PU-4) and the end of the game (PU-5)."""

from __future__ import annotations

from starboard.games.planet.civilisation import Finale, PickPhase
from starboard.games.planet.events import React, RevealEvent, TurnStation
from starboard.games.planet.objectives import KeepGoals
from starboard.games.planet.placement import report_tile
from starboard.games.planet.state import DRAFT_STAGE, EVENT_STAGE, GOAL_STAGE, PlanetState
from starboard.games.planet.tables import DEPOTS
from starboard.games.planet.terms import MOVE_PER_CARRIER, MOVE_PER_ROVER_ON_WATER, NO_TILE, WATER
from starboard.games.planet.turn import Draft
from starboard.kernel import Step


class StartRound(Step[PlanetState]):
    """Techs of the round start, then the station is turned, then the event."""

    def run(self, state: PlanetState) -> None:
        state.round += 1
        state.emit("planet-round", {"round": state.round, "seat": state.commander})
        for number in range(state.players):
            start_of_round(state, number)
        state.push(AllDraft())
        if state.with_events:
            state.push(RevealEvent())
        if state.players == 1 or state.forced_rotation:  # PU-17.1, PU-20.4
            state.rotation = (state.rotation - 1) % DEPOTS
        else:
            state.push(TurnStation(state.commander))


def start_of_round(state: PlanetState, number: int) -> None:
    """Limits per round are lifted; some techs give movement for where rovers stand (PU-36.6)."""
    seat = state.seats[number]
    seat.used_round = 0
    seat.points = 0
    powers = seat.powers()
    if powers & MOVE_PER_CARRIER:  # PU-25.2
        seat.points += sum(seat.cargo)
    if powers & MOVE_PER_ROVER_ON_WATER:  # PU-27.2
        seat.points += sum(1 for cell in seat.rovers if seat.terrain[cell] == WATER)


class AllDraft(Step[PlanetState]):
    """All seats take, place and resolve at the same time (PU-4.3)."""

    def run(self, state: PlanetState) -> None:
        state.push(AllDone())
        state.stage = DRAFT_STAGE
        state.part()
        for number in range(state.players):
            state.fork(number, Draft(number, True))


class AllDone(Step[PlanetState]):
    """Everybody has finished: tiles below are uncovered, then civ cards are picked."""

    def run(self, state: PlanetState) -> None:
        state.meet()
        for number in range(state.players):
            seat = state.seats[number]
            report_tile(state, number)
            state.draw_top(seat.slot)
            seat.slot = -1
            if seat.ending:  # PU-5.1
                state.ending = True
        publish_open_goals(state)
        state.push(EndRound())
        state.push(PickPhase())


class EndRound(Step[PlanetState]):
    """The event is discarded, the end is checked, the commander token passes clockwise (PU-4.10)."""

    def run(self, state: PlanetState) -> None:
        if state.event >= 0:
            state.events_done = [*state.events_done, state.event]
            state.event = -1
        state.no_synergy = False
        state.no_milestones = False
        for seat in state.seats:
            seat.barred = 0
            seat.bring = False
        publish_open_goals(state)
        last_event = state.with_events and not state.event_deck and state.next_event < 0  # PU-19.10
        if state.ending or last_event or depot_empty(state):
            state.ending = True
            state.finale = True
            state.push(EndGame())
            for number in reversed(state.order()):
                state.push(Finale(number))
            return
        state.commander = (state.commander + 1) % state.players
        state.push(StartRound())


def publish_open_goals(state: PlanetState) -> None:
    """Objectives opened to all players lie on the table from now on (PU-26.6)."""
    for seat in state.seats:
        if seat.open_goal >= 0:
            state.open_goals = [*state.open_goals, seat.open_goal]
            seat.open_goal = -1


def depot_empty(state: PlanetState) -> bool:
    """Whether both slots of some depot are empty (PU-5.2)."""
    for depot in range(DEPOTS):
        if state.tops[state.large_slot(depot)] == NO_TILE and state.tops[state.small_slot(depot)] == NO_TILE:
            return True
    return False


class EndGame(Step[PlanetState]):
    def run(self, state: PlanetState) -> None:
        publish_open_goals(state)
        state.emit("planet-end", {})
        state.over = True


def first_task(state: PlanetState, number: int) -> Step[PlanetState] | Draft | KeepGoals:
    """With what a seat starts while all act at the same time."""
    if state.stage == GOAL_STAGE:
        return keep_goals(state, number)
    return React(number) if state.stage == EVENT_STAGE else Draft(number, True)


def keep_goals(state: PlanetState, number: int) -> KeepGoals:
    count = 3 if state.players == 1 else 1
    return KeepGoals(number, count, count)

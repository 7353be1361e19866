"""The course of a round (PU-4) and the end of the game (PU-5)."""

from __future__ import annotations

from starboard.games.planet import components as c
from starboard.games.planet.rules.civilisation import EndEffects, Finale, OwnEffects, PickPhase
from starboard.games.planet.rules.events import React, RevealEvent, TurnStation
from starboard.games.planet.rules.objectives import KeepGoals
from starboard.games.planet.rules.turn import Draft, StartDraft
from starboard.games.planet.table import DRAFT_STAGE, EVENT_STAGE, FINALE_STAGE, GOAL_STAGE, Table
from starboard.kernel import Step


class StartRound(Step[Table]):
    """Techs of the round start, then the station is turned, then the event."""

    def run(self, state: Table) -> None:
        state.round += 1
        state.stage = DRAFT_STAGE
        state.emit("planet-did-round", {"round": state.round, "seat": state.commander})
        for number in range(state.players):
            start_of_round(state, number)
        state.push(AllDraft())
        if state.with_events:
            state.push(RevealEvent())
        if state.players == 1 or state.forced_rotation:  # PU-17.1, PU-20.4
            state.rotation = (state.rotation - 1) % c.DEPOTS
        else:
            state.push(TurnStation(state.commander))


def start_of_round(state: Table, number: int) -> None:
    """Limits per round are lifted; some techs give movement for where rovers stand (PU-36.6)."""
    seat = state.seats[number]
    seat.used_round = 0
    seat.points = 0
    powers = seat.powers()
    if powers & c.MOVE_PER_CARRIER:  # PU-25.2
        seat.points += sum(seat.cargo)
    if powers & c.MOVE_PER_ROVER_ON_WATER:  # PU-27.2
        seat.points += sum(1 for cell in seat.rovers if seat.terrain[cell] == c.WATER)


class AllDraft(Step[Table]):
    """All seats take, place and resolve at the same time (PU-4.3)."""

    def run(self, state: Table) -> None:
        state.push(AllDone())
        if state.rules < 2:
            state.stage = DRAFT_STAGE
        state.part()
        for number in range(state.players):
            state.fork(number, first_task(state, number))


class AllDone(Step[Table]):
    """Everybody has finished: tiles below are uncovered, then civ cards are picked."""

    def run(self, state: Table) -> None:
        state.meet()
        for number in range(state.players):
            seat = state.seats[number]
            state.draw_top(seat.slot)
            seat.slot = -1
            if seat.ending:  # PU-5.1
                state.ending = True
        publish_open_goals(state)
        state.push(EndRound())
        state.push(PickPhase())


class EndRound(Step[Table]):
    """The event is discarded, the end is checked, the commander token passes clockwise (PU-4.10)."""

    def run(self, state: Table) -> None:
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
            if state.rules >= 2:
                state.push(EndEffects())
                return
            for number in reversed(state.order()):
                state.push(Finale(number))
            return
        state.commander = (state.commander + 1) % state.players
        state.push(StartRound())


def publish_open_goals(state: Table) -> None:
    """Objectives opened to all players lie on the table from now on (PU-26.6)."""
    for seat in state.seats:
        if seat.open_goal >= 0:
            state.open_goals = [*state.open_goals, seat.open_goal]
            seat.open_goal = -1


def depot_empty(state: Table) -> bool:
    """Whether both slots of some depot are empty (PU-5.2)."""
    for depot in range(c.DEPOTS):
        if state.tops[state.large_slot(depot)] == c.NO_TILE and state.tops[state.small_slot(depot)] == c.NO_TILE:
            return True
    return False


class EndGame(Step[Table]):
    def run(self, state: Table) -> None:
        publish_open_goals(state)
        state.emit("planet-did-end", {})
        state.over = True


def first_task(state: Table, number: int) -> Step[Table] | Draft | KeepGoals:
    """With what a seat starts while all act at the same time."""
    if state.stage == GOAL_STAGE:
        return keep_goals(state, number)
    if state.stage == FINALE_STAGE:
        return OwnEffects(number)
    if state.stage == EVENT_STAGE:
        return ReactAndDraft(number) if state.rules >= 2 else React(number)
    return Draft(number, True)


class ReactAndDraft(Step[Table]):
    """A seat applies the event and goes on to its tile without waiting for the others."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: Table) -> None:
        state.then(React(self.number), StartDraft(self.number))


def keep_goals(state: Table, number: int) -> KeepGoals:
    count = 3 if state.players == 1 else 1
    return KeepGoals(number, count, count)

"""Set-up (PU-2) and the station's set-up (PU-3)."""

from __future__ import annotations

from starboard.games.planet.events import TurnStation
from starboard.games.planet.geometry import PLANET_IDS, PLANETS
from starboard.games.planet.objectives import draw_goals
from starboard.games.planet.rounds import StartRound, keep_goals
from starboard.games.planet.seat import new_seat
from starboard.games.planet.state import GOAL_STAGE, PlanetState
from starboard.games.planet.tables import (
    CARDS_PER_RANK,
    COLOURS,
    CORPORATION_IDS,
    CORPORATIONS,
    DEPOTS,
    EVENTS,
    OBJECTIVES,
    RANKS,
    SLOTS,
    tiles_of_slot,
)
from starboard.games.planet.vocabulary import CORPORATION, PLANET
from starboard.kernel import TURN, Chance, Message, Prompt, Step, Task, Value, seats_option


def set_up(options: dict[str, Value], chance: Chance) -> PlanetState:
    """The table before the first question."""
    players = int(options["players"])
    state = PlanetState(players, chance, [new_seat(0, 0) for _ in range(players)])
    set_up_station(state, str(options["alignment"]))
    state.forced_rotation = options["rotation"] == "forced"
    state.private = players == 1 or bool(options["private-objectives"])
    state.goal_deck = list(range(len(OBJECTIVES)))
    set_up_civ_cards(state)
    state.with_events = players == 1 or bool(options["events"])
    if state.with_events:
        build_event_deck(state, [int(options[colour]) for colour in COLOURS])
    state.push(StartRound())
    state.push(LayNeighbourGoals())
    if state.private:
        state.push(DealGoals())
    if players == 1:
        state.push(TurnStation(0))  # PU-20.1
    set_up_boards(state, options)
    return state


def set_up_station(state: PlanetState, alignment: str) -> None:
    """Twelve tiles of one shape in each slot; the inner ring is turned as wished (PU-3.2, PU-3.4, PU-3.5)."""
    if alignment == "random":
        state.shift = state.chance.below(DEPOTS)
    elif alignment != "suggested":
        state.shift = int(alignment)
    state.stacks = [tiles_of_slot(slot) for slot in range(SLOTS)]
    for slot in range(SLOTS):
        state.draw_top(slot)


def set_up_civ_cards(state: PlanetState) -> None:
    """Per rank one card more than players, at random; the others go to the box (PU-2.8)."""
    stacks = []
    for rank in range(RANKS):
        cards = list(range(rank * CARDS_PER_RANK, (rank + 1) * CARDS_PER_RANK))
        stacks.append([state.chance.draw(cards) for _ in range(state.players + 1)])
        state.civ_box = state.civ_box + cards
    state.civ = stacks


def event_pile(colour: str, players: int) -> list[int]:
    """The cards of a colour; with company those for solo play stay in the box (PU-19.4, PU-19.5)."""
    return [at for at in range(len(EVENTS)) if EVENTS[at].colour == colour and (players == 1 or not EVENTS[at].solo)]


def build_event_deck(state: PlanetState, mix: list[int]) -> None:
    """Twenty cards at random in the chosen mix of colours (PU-19.6)."""
    state.mix = mix
    deck: list[int] = []
    box: list[int] = []
    for at in range(len(COLOURS)):
        pile = event_pile(COLOURS[at], state.players)
        deck += [state.chance.draw(pile) for _ in range(mix[at])]
        box += pile
    state.event_deck = deck
    state.event_box = box


# --- Boards (PU-2.2, PU-2.3) ------------------------------------------------------------------------


def set_up_boards(state: PlanetState, options: dict[str, Value]) -> None:
    """Planet and corporation of each seat: symmetric, given, random or chosen in turn."""
    planets = _sides(options, "planets", PLANET_IDS, state)
    corporations = _sides(options, "corporations", CORPORATION_IDS, state)
    for number in range(state.players):
        state.seats[number] = new_seat(max(planets[number], 0), max(corporations[number], 0))
    state.shown = state.seats[:]
    for number in range(state.players - 1, -1, -1):
        if corporations[number] < 0:
            state.push(ChooseSide(number, True))
    for number in range(state.players - 1, -1, -1):
        if planets[number] < 0:
            state.push(ChooseSide(number, False))


def _sides(options: dict[str, Value], id: str, ids: list[str], state: PlanetState) -> list[int]:
    """The board side of each seat by number, -1 where it is chosen at the table.

    Side 0 is the symmetric one, printed on every board; each other side exists once.
    """
    how = options[id]
    if how == "given":
        return [ids.index(name) for name in seats_option(options, f"seat-{id}")]
    if how == "draft":
        return [-1] * state.players
    if how == "random":
        left = list(range(1, len(ids)))
        found = []
        for _ in range(state.players):
            side = state.chance.below(len(left) + 1)
            found.append(0 if side == len(left) else left.pop(side))
        return found
    return [0] * state.players


class ChooseSide(Task[PlanetState]):
    """Take a planet or corporation board and choose its side (PU-2.3, PU-21.2)."""

    def __init__(self, seat: int, corporation: bool) -> None:
        super().__init__(seat)
        self.corporation = corporation

    def options(self, state: PlanetState) -> list[int]:
        if self.corporation:
            taken = [seat.corporation for seat in state.seats]
            return [CORPORATION + at for at in range(len(CORPORATIONS)) if at == 0 or at not in taken]
        taken = [seat.planet for seat in state.seats]
        return [PLANET + at for at in range(len(PLANETS)) if at == 0 or at not in taken]

    def resolve(self, state: PlanetState, word: int) -> None:
        seat = state.seats[self.seat]
        if self.corporation:
            state.seats[self.seat] = new_seat(seat.planet, word - CORPORATION)
        else:
            state.seats[self.seat] = new_seat(word - PLANET, seat.corporation)
        state.shown = state.seats[:]

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-corporation" if self.corporation else "planet-ask-planet")

    def why_not(self, state: PlanetState, word: int) -> Message | None:
        return Message("planet-why-board-taken") if word >= PLANET else None

    def opens(self) -> int:
        return TURN


# --- Objectives (PU-2.10 to PU-2.12, PU-18) ---------------------------------------------------------


class DealGoals(Step[PlanetState]):
    """Private objectives: two each, keep one; alone four, keep three (PU-18.2, PU-20.2)."""

    def run(self, state: PlanetState) -> None:
        state.push(GoalsKept())
        for number in range(state.players):
            draw_goals(state, number, 4 if state.players == 1 else 2)
        state.stage = GOAL_STAGE
        state.part()
        for number in range(state.players):
            state.fork(number, keep_goals(state, number))


class GoalsKept(Step[PlanetState]):
    def run(self, state: PlanetState) -> None:
        state.meet()


class LayNeighbourGoals(Step[PlanetState]):
    """One card between neighbours; three between two players; none alone (PU-2.10, PU-2.11)."""

    def run(self, state: PlanetState) -> None:
        count = [0, 0, 3][state.players] if state.players < 3 else state.players
        deck = state.goal_deck[:]
        state.goals = [state.chance.draw(deck) for _ in range(count)]
        state.goal_deck = deck

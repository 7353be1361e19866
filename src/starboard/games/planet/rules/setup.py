"""Set-up (PU-2) and the station's set-up (PU-3)."""

from __future__ import annotations

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.events import TurnStation
from starboard.games.planet.rules.objectives import draw_goals
from starboard.games.planet.rules.rounds import StartRound, keep_goals
from starboard.games.planet.seat import new_seat
from starboard.games.planet.table import GOAL_STAGE, Table
from starboard.kernel import TURN, Message, Prompt, Step, Task, Value, seats_option


def set_up(state: Table, options: dict[str, Value]) -> None:
    """The table before the first question."""
    players = state.players
    set_up_station(state, str(options["alignment"]))
    state.forced_rotation = options["rotation"] == "forced"
    state.private = players == 1 or bool(options["private-objectives"])
    state.goal_deck = list(range(len(c.OBJECTIVES)))
    set_up_civ_cards(state)
    state.with_events = players == 1 or bool(options["events"])
    if state.with_events:
        build_event_deck(state, [int(options[colour]) for colour in c.COLOURS])
    state.push(StartRound())
    state.push(LayNeighbourGoals())
    if state.private:
        state.push(DealGoals())
    if players == 1:
        state.push(TurnStation(0))  # PU-20.1
    set_up_boards(state, options)


def set_up_station(state: Table, alignment: str) -> None:
    """Twelve tiles of one shape in each slot; the inner ring is turned as wished (PU-3.2, PU-3.4, PU-3.5)."""
    if alignment == "random":
        state.shift = state.chance.below(c.DEPOTS)
    elif alignment != "suggested":
        state.shift = int(alignment)
    state.stacks = [c.tiles_of_slot(slot) for slot in range(c.SLOTS)]
    state.tops = [c.NO_TILE] * c.SLOTS
    for slot in range(c.SLOTS):
        state.draw_top(slot)


def set_up_civ_cards(state: Table) -> None:
    """Per rank one card more than players, at random; the others go to the box (PU-2.8)."""
    stacks = []
    for rank in range(c.RANKS):
        cards = list(range(rank * c.CARDS_PER_RANK, (rank + 1) * c.CARDS_PER_RANK))
        stacks.append([state.chance.draw(cards) for _ in range(state.players + 1)])
        state.civ_box = state.civ_box + cards
    state.civ = stacks


def event_pile(colour: str, players: int) -> list[int]:
    """The cards of a colour; with company those for solo play stay in the box (PU-19.4, PU-19.5)."""
    return [
        at for at in range(len(c.EVENTS)) if c.EVENTS[at].colour == colour and (players == 1 or not c.EVENTS[at].solo)
    ]


def build_event_deck(state: Table, mix: list[int]) -> None:
    """Twenty cards at random in the chosen mix of colours (PU-19.6)."""
    state.mix = mix
    deck: list[int] = []
    box: list[int] = []
    for at in range(len(c.COLOURS)):
        pile = event_pile(c.COLOURS[at], state.players)
        deck += [state.chance.draw(pile) for _ in range(mix[at])]
        box += pile
    state.event_deck = deck
    state.event_box = box


# --- Boards (PU-2.2, PU-2.3) ------------------------------------------------------------------------


def set_up_boards(state: Table, options: dict[str, Value]) -> None:
    """Planet and corporation of each seat: symmetric, given, random or chosen in turn."""
    planets = _sides(options, "planets", g.PLANET_IDS, state)
    corporations = _sides(options, "corporations", c.CORPORATION_IDS, state)
    state.sit([new_seat(max(planets[at], 0), max(corporations[at], 0)) for at in range(state.players)])
    for number in range(state.players - 1, -1, -1):
        if corporations[number] < 0:
            state.push(ChooseSide(number, True, True))
    for number in range(state.players - 1, -1, -1):
        if planets[number] < 0:
            state.push(ChooseSide(number, False, corporations[number] < 0))


def _sides(options: dict[str, Value], id: str, ids: list[str], state: Table) -> list[int]:
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


class ChooseSide(Task[Table]):
    """Take a planet or corporation board and choose its side (PU-2.3, PU-21.2)."""

    def __init__(self, seat: int, corporation: bool, corporations: bool) -> None:
        super().__init__(seat)
        self.corporation = corporation
        self.corporations = corporations  # they are chosen too

    def options(self, state: Table) -> list[int]:
        if self.corporation:
            taken = [seat.corporation for seat in state.seats]
            return [w.CORPORATION + at for at in range(len(c.CORPORATIONS)) if at == 0 or at not in taken]
        taken = [seat.planet for seat in state.seats]
        return [w.PLANET + at for at in range(len(g.PLANETS)) if at == 0 or at not in taken]

    def resolve(self, state: Table, word: int) -> None:
        seat = state.seats[self.seat]
        if self.corporation:
            state.seats[self.seat] = new_seat(seat.planet, word - w.CORPORATION)
        else:
            state.seats[self.seat] = new_seat(word - w.PLANET, seat.corporation)
        state.shown = state.seats[:]
        state.tell(self.seat, "planet-did-side", {"side": w.word(word)})

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-corporation" if self.corporation else "planet-ask-planet")

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("planet-why-board-taken") if word >= w.PLANET else None

    def starts(self) -> int:
        return TURN


# --- Objectives (PU-2.10 to PU-2.12, PU-18) ---------------------------------------------------------


class DealGoals(Step[Table]):
    """Private objectives: two each, keep one; alone four, keep three (PU-18.2, PU-20.2)."""

    def run(self, state: Table) -> None:
        state.push(GoalsKept())
        for number in range(state.players):
            draw_goals(state, number, 4 if state.players == 1 else 2)
        state.stage = GOAL_STAGE
        state.part()
        for number in range(state.players):
            state.fork(number, keep_goals(state, number))


class GoalsKept(Step[Table]):
    def run(self, state: Table) -> None:
        state.meet()


class LayNeighbourGoals(Step[Table]):
    """One card between neighbours; three between two players; none alone (PU-2.10, PU-2.11)."""

    def run(self, state: Table) -> None:
        count = [0, 0, 3][state.players] if state.players < 3 else state.players
        deck = state.goal_deck[:]
        state.goals = [state.chance.draw(deck) for _ in range(count)]
        state.goal_deck = deck

"""The event deck (PU-19): each round, after the station is turned, one card for all."""

from __future__ import annotations

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.civilisation import RANK_BITS, PickPhase
from starboard.games.planet.rules.corporations import ReturnFirst, back_to_start, climb_steps, housed_pods, unhouse_pod
from starboard.games.planet.rules.placement import facing_slots, harmless, lifted_for
from starboard.games.planet.rules.rovers import (
    collect_meteorite,
    collect_pod,
    drop_meteorite,
    lift_meteorite,
    remove_rover,
    rover_at,
)
from starboard.games.planet.rules.tracks import advancing, can_advance, next_position, regress
from starboard.games.planet.rules.turn import Settle
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import EVENT_STAGE, Table
from starboard.kernel import CLAUSE, TURN, Message, Prompt, Step, Task


class RevealEvent(Step[Table]):
    """Reveal the next event and resolve it (PU-19.7); a card looked at before is the next one."""

    def run(self, state: Table) -> None:
        if state.next_event >= 0:
            state.event = state.next_event
            state.next_event = -1
            state.reveal()
            for seat in state.seats:
                seat.peeked = False
        else:
            deck = state.event_deck[:]
            state.event = state.chance.draw(deck)
            state.event_deck = deck
        event = c.EVENTS[state.event]
        state.emit("planet-did-event", {"event": event.id})
        state.no_synergy = event.effect == "no-synergy"
        state.no_milestones = event.effect == "no-milestones"
        if event.whole_round or for_the_table(state, event.effect):
            return
        if event.effect == "synergy-or-peek" and state.event_deck:
            deck = state.event_deck[:]
            state.next_event = state.chance.draw(deck)
            state.event_deck = deck
        state.stage = EVENT_STAGE
        if state.rules >= 2:  # each seat reacts and goes on to its draft: see `AllDraft`
            return
        state.push(PickPhase())
        state.push(EventSettled())
        state.part()
        for number in range(state.players):
            state.fork(number, React(number))


def for_the_table(state: Table, effect: str) -> bool:
    """Events that change the common stacks and ask nobody."""
    if effect == "remove-civ-cards":
        stacks = state.civ[:]
        for rank in range(c.RANKS):
            if stacks[rank]:
                stack = stacks[rank][:]
                state.civ_out = [*state.civ_out, state.chance.draw(stack)]
                stacks[rank] = stack
        state.civ = stacks
        return True
    if effect == "add-civ-cards":
        stacks = state.civ[:]
        for rank in range(c.RANKS):
            unused = [card for card in state.civ_box if card // 9 == rank]
            if unused:
                card = state.chance.draw(unused)
                state.civ_box = [other for other in state.civ_box if other != card]
                stacks[rank] = [*stacks[rank], card]
                for seat in state.seats:
                    if seat.stacked >> rank * c.CARDS_PER_RANK & RANK_BITS:
                        seat.stacked |= 1 << card
        state.civ = stacks
        return True
    return False


class EventSettled(Step[Table]):
    def run(self, state: Table) -> None:
        state.meet()


class React(Step[Table]):
    """What the event does to one seat; parts that are impossible are skipped (PU-19.3)."""

    def __init__(self, number: int, asked: bool = False) -> None:
        super().__init__()
        self.number = number
        self.asked = asked  # whether the biomass tracker goes back first

    def run(self, state: Table) -> None:
        number = self.number
        seat = state.seats[number]
        event = c.EVENTS[state.event]
        effect = event.effect
        moves = effect in ("advance-choice", "regress-choice")
        if state.rules >= 2 and moves and not self.asked and back_to_start(seat):  # PR-25
            state.then(ReturnFirst(number), React(number, True))
            return
        seat.reacting = state.rules >= 2
        state.push(Settle(number))
        if effect == "patch":
            seat.owe(c.P_PATCH, 1)
        elif effect == "synergy":
            seat.owe(c.P_SYNERGY, 1)
        elif effect == "extra-rover":
            seat.supply += 1
            seat.bring = True
        elif effect == "extra-objective":
            if state.goal_deck:
                deck = state.goal_deck[:]
                seat.goals = sorted([*seat.goals, state.chance.draw(deck)])
                state.goal_deck = deck
        elif effect == "advance-choice":
            if event_advances(state, seat, event.tracks, event.benefits):
                state.push(EventAdvance(number))
        elif effect == "regress-choice":
            if event_regresses(state, number, event.tracks, event.amount):
                state.push(EventRegress(number))
        elif effect == "rotate":
            state.push(TurnStation(number))
        elif effect == "purge-slot":
            if purgeable(state, number):
                state.push(PurgeSlot(number))
        elif effect == "synergy-or-peek":
            state.push(BoostOrPeek(number))
        elif event_targets(seat, effect):
            state.push(EventTarget(number))


# --- Trackers ---------------------------------------------------------------------------------------


def event_advances(state: Table, seat: Seat, tracks: list[int], benefits: bool) -> list[int]:
    """The listed trackers that the event can move."""
    if benefits:
        return [track for track in tracks if can_advance(state, seat, track)]
    return [track for track in tracks if next_position(seat, track, 1) >= 0]


def event_regresses(state: Table, number: int, tracks: list[int], steps: int) -> list[int]:
    """The listed trackers that can drop the full amount, else those with the largest drop possible."""
    drops = [drop(state.seats[number], track, steps) for track in tracks]
    most = max(drops)
    found = [tracks[at] for at in range(len(tracks)) if drops[at] == most] if most else []
    if state.rules < 2:
        return found
    return [track for track in found if harmless(state, number, _dropped(state, number, track, steps))]


def _dropped(state: Table, number: int, track: int, steps: int) -> Table:
    after = state.copy()
    for _ in range(steps):
        regress(after, number, track)
    return after


def drop(seat: Seat, track: int, steps: int) -> int:
    """How many of so many steps down a tracker can make."""
    trial = seat.copy()
    for made in range(steps):
        position = next_position(trial, track, -1)
        if position < 0:
            return made
        trial.move_tracker(track, position)
    return steps


class EventAdvance(Task[Table]):
    """Advance one of the listed trackers, with or without benefits; not a synergy boost."""

    def options(self, state: Table) -> list[int]:
        event = c.EVENTS[state.event]
        return [w.TRACK + t for t in event_advances(state, state.seats[self.seat], event.tracks, event.benefits)]

    def resolve(self, state: Table, word: int) -> None:
        event = c.EVENTS[state.event]
        climb_steps(state, self.seat, word - w.TRACK, event.amount, event.benefits)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-event-advance", {"steps": c.EVENTS[state.event].amount})

    def starts(self) -> int:
        return TURN


class EventRegress(Task[Table]):
    """Move one of the listed trackers down."""

    def options(self, state: Table) -> list[int]:
        event = c.EVENTS[state.event]
        return [w.TRACK + t for t in event_regresses(state, self.seat, event.tracks, event.amount)]

    def resolve(self, state: Table, word: int) -> None:
        for _ in range(c.EVENTS[state.event].amount):
            regress(state, self.seat, word - w.TRACK)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-event-regress", {"steps": c.EVENTS[state.event].amount})

    def starts(self) -> int:
        return TURN


class BoostOrPeek(Task[Table]):
    """A synergy boost, or a private look at the next event."""

    def options(self, state: Table) -> list[int]:
        seat = state.seats[self.seat]
        found = [w.SYNERGY] if advancing(state, seat) else []
        if state.next_event >= 0:
            found.append(w.PEEK)
        return found or [w.SYNERGY]

    def resolve(self, state: Table, word: int) -> None:
        seat = state.seats[self.seat]
        if word == w.PEEK:
            seat.peeked = True
            state.reveal()
        else:
            seat.owe(c.P_SYNERGY, 1)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-boost-or-peek")

    def starts(self) -> int:
        return TURN


# --- Things on the planet and on the board ----------------------------------------------------------


def event_targets(seat: Seat, effect: str) -> list[int]:
    """Words of the things that an event collects, destroys or hits."""
    if effect == "collect-pod" or effect == "destroy-planet-pod":
        return [w.CELL + cell for cell in g.cells_of(seat.pod_lo, seat.pod_hi)]
    if effect == "collect-meteorite":
        return [w.CELL + cell for cell in seat.spoilt()]
    if effect == "destroy-collected-pod":
        return housed_pods(seat)
    if effect == "destroy-rover":
        return [w.CELL + cell for cell in sorted(set(seat.rovers))] if len(seat.rovers) > 1 else []
    if effect == "add-meteorite":
        if seat.powers() & c.METEOR_PROOF:
            return []
        spoilt = seat.spoilt()
        return [w.CELL + cell for cell in g.cells_of(seat.sign_lo, seat.sign_hi) if cell not in spoilt]
    if effect == "lose-objective":
        return [w.GOAL + goal for goal in sorted(seat.goals)]
    return [w.SCORE] if effect == "destroy-collected-meteorite" and seat.meteorites else []


class EventTarget(Task[Table]):
    """The owner chooses what the event takes or hits."""

    def options(self, state: Table) -> list[int]:
        return event_targets(state.seats[self.seat], state.event_effect())

    def resolve(self, state: Table, word: int) -> None:
        seat = state.seats[self.seat]
        effect = state.event_effect()
        cell = word - w.CELL
        if effect == "collect-pod":
            collect_pod(state, self.seat, cell)
        elif effect == "destroy-planet-pod":
            seat.pod_lo &= ~g.BIT_LO[cell]
            seat.pod_hi &= ~g.BIT_HI[cell]
        elif effect == "collect-meteorite":
            lift_meteorite(seat, cell)
            collect_meteorite(state, self.seat)
        elif effect == "destroy-collected-pod":
            unhouse_pod(seat, word)
        elif effect == "destroy-rover":
            remove_rover(state, seat, rover_at(seat, cell, 0))
        elif effect == "add-meteorite":
            while cell in seat.rovers:  # PU-10.11
                remove_rover(state, seat, seat.rovers.index(cell))
            drop_meteorite(state, seat, cell)
        elif effect == "lose-objective":
            seat.goals = [goal for goal in seat.goals if w.GOAL + goal != word]
            seat.passed = [*seat.passed, word - w.GOAL]
        else:
            seat.meteorites -= 1

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-" + state.event_effect())

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("planet-why-not-there") if w.CELL <= word < w.CELL + g.CELLS else None

    def starts(self) -> int:
        return TURN


# --- The station ------------------------------------------------------------------------------------


class TurnStation(Task[Table]):
    """Turn the station so that any depot faces one's indicator, or leave it (PU-4.1)."""

    def options(self, state: Table) -> list[int]:
        found = [w.DEPOT + depot for depot in range(c.DEPOTS)]
        if state.rules < 2 or not state.seats[self.seat].reacting:
            return found
        return [word for word in found if harmless(state, self.seat, self._turned(state, word))] or found

    def _turned(self, state: Table, word: int) -> Table:
        after = state.copy()
        self.resolve(after, word)
        return after

    def resolve(self, state: Table, word: int) -> None:
        state.rotation = (word - w.DEPOT - c.INDICATORS[state.players][self.seat]) % c.DEPOTS
        state.tell(self.seat, "planet-did-turn-station", {"depot": w.VOCABULARY.words[word]})

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-station")

    def starts(self) -> int:
        return TURN


def purgeable(state: Table, number: int) -> list[int]:
    """The slots that may be emptied without ending the game: the other one keeps a tile that fits."""
    slots = facing_slots(state, number)
    if len(slots) < 2:
        return []
    return [slot for slot in slots if lifted_for(state, number, [other for other in slots if other != slot]) >= 0]


class PurgeSlot(Task[Table]):
    """All tiles of one slot of the facing depot leave the game (EVR-12)."""

    def options(self, state: Table) -> list[int]:
        return [w.LARGE if slot < c.DEPOTS else w.SMALL for slot in purgeable(state, self.seat)]

    def resolve(self, state: Table, word: int) -> None:
        depot = state.depot(self.seat)
        slot = state.large_slot(depot) if word == w.LARGE else state.small_slot(depot)
        stacks = state.stacks[:]
        tops = state.tops[:]
        state.purged = [*state.purged, tops[slot], *stacks[slot]]
        tops[slot] = c.NO_TILE
        stacks[slot] = []
        state.tops = tops
        state.stacks = stacks

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-purge")

    def starts(self) -> int:
        return CLAUSE

"""Civilisation cards (PU-8): picking them, and what they do at once or at the end."""

from __future__ import annotations

from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.corporations import RegressOther, ReturnFirst, back_to_start, climb_steps, others_down
from starboard.games.planet.rules.rovers import barred_terrain, collect_pod, lift_meteorite, put_rover
from starboard.games.planet.rules.tracks import advancing, climb, gain_movement, next_position
from starboard.games.planet.rules.turn import ExtraTile, Resolve
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import FINALE_STAGE, Table
from starboard.kernel import PASS, TURN, Message, Prompt, SetTask, Step, Task

RANK_BITS: Final = (1 << c.CARDS_PER_RANK) - 1


class PickPhase(Step[Table]):
    """After everybody's turn cards are picked, commander first where several want the same rank (PU-8.4)."""

    def run(self, state: Table) -> None:
        if state.rules >= 2:
            if pick_together(state):
                state.push(self)
            return
        for number in state.order():
            if state.seats[number].picks:
                state.push(self)
                state.push(NextPick(number))
                return


def pick_together(state: Table) -> bool:
    """Let all seats pick whose rank nobody before them wants; False if nobody wants a card."""
    claimed = 0
    wanted = [wishes(state, number) for number in range(state.players)]
    for number in state.order():
        if wanted[number] and not wanted[number] & claimed:
            takes_two = state.finale and state.seats[number].may_use(c.TAKE_TWO_CARDS)
            state.fork(number, LookThrough(number) if takes_two else OnePick(number))
        claimed |= wanted[number]
    return any(wanted)


def wishes(state: Table, number: int) -> int:
    """A bit for each rank from which a seat will still pick. Ranks that have run out give nothing (PU-8.5)."""
    seat = state.seats[number]
    while seat.picks and not state.civ[seat.picks[0] - 1]:
        seat.picks = seat.picks[1:]
    ranks = 0
    for rank in seat.picks:
        ranks |= 1 << rank
        if seat.powers() & c.NEXT_RANK_CARD:
            ranks |= 2 << rank
    if state.finale and seat.may_use(c.TAKE_TWO_CARDS) and any(state.civ):
        ranks = -1  # all of them
    return ranks


class OnePick(Step[Table]):
    """The next pick of a seat and all that follows from it."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: Table) -> None:
        seat = state.seats[self.number]
        rank = seat.picks[0]
        seat.picks = seat.picks[1:]
        show_stack(state, self.number, rank)
        state.then(PickCard(self.number, rank), Resolve(self.number))


class LookThrough(Step[Table]):
    """At the end a tech shows all cards that are left, and two are taken (PU-22.5)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: Table) -> None:
        state.seats[self.number].used_game |= c.TAKE_TWO_CARDS
        count = min(2, sum(len(stack) for stack in state.civ))
        state.reveal()
        state.then(TakeTwo(self.number, count, count), Resolve(self.number))


def show_stack(state: Table, number: int, rank: int) -> None:
    """The stack of a rank is looked through, with a card of the next one if a tech says so (PU-22.2)."""
    seat = state.seats[number]
    if seat.powers() & c.NEXT_RANK_CARD and rank < c.RANKS and state.civ[rank]:
        stacks = state.civ[:]
        stack = stacks[rank][:]
        seat.drawn = [state.chance.draw(stack)]
        stacks[rank] = stack
        state.civ = stacks
    state.reveal()


class NextPick(Step[Table]):
    """One pick of a seat and all that follows from it; a rank that has run out gives nothing (PU-8.5)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: Table) -> None:
        seat = state.seats[self.number]
        while seat.picks:
            rank = seat.picks[0]
            seat.picks = seat.picks[1:]
            if not state.civ[rank - 1]:
                continue
            show_stack(state, self.number, rank)
            state.then(PickCard(self.number, rank), Resolve(self.number), self)
            return


class PickCard(Task[Table]):
    """Take all remaining cards of the rank, keep one, put the others back face down (PU-8.1)."""

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank

    def options(self, state: Table) -> list[int]:
        cards = state.civ[self.rank - 1] + state.seats[self.seat].drawn
        return [w.CARD + card for card in sorted(cards)]

    def resolve(self, state: Table, word: int) -> None:
        seat = state.seats[self.seat]
        stacks = state.civ[:]
        drawn = seat.drawn
        for card in drawn:
            stacks[c.CIV_RANK[card] - 1] = [*stacks[c.CIV_RANK[card] - 1], card]
        seat.drawn = []
        state.civ = stacks
        take_card(state, self.seat, word - w.CARD)
        remember(state, seat, self.rank, state.civ[self.rank - 1])
        for card in drawn:
            if card != word - w.CARD:
                glimpse(state, seat, card)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-civ-card", {"rank": self.rank})

    def starts(self) -> int:
        return TURN


def remember(state: Table, seat: Seat, rank: int, cards: list[int]) -> None:
    """The seat has seen these cards, and knows that they lie among those of the stack."""
    forgotten = ~(RANK_BITS << (rank - 1) * c.CARDS_PER_RANK)
    seat.known &= forgotten
    seat.stacked &= forgotten
    for card in cards:
        seat.known |= 1 << card
    for card in state.civ[rank - 1]:
        seat.stacked |= 1 << card


def glimpse(state: Table, seat: Seat, card: int) -> None:
    """The seat has seen one card that went back to the stack of another rank."""
    rank = c.CIV_RANK[card]
    if seat.stacked >> (rank - 1) * c.CARDS_PER_RANK & RANK_BITS:
        seat.known |= 1 << card
    else:
        remember(state, seat, rank, [card])


def take_card(state: Table, number: int, card: int) -> None:
    """The card is the seat's; an immediate one takes effect, the others stay secret (PU-8.2, PU-8.3)."""
    seat = state.seats[number]
    stacks = state.civ[:]
    rank = c.CIV_RANK[card] - 1
    stacks[rank] = [other for other in stacks[rank] if other != card]
    state.civ = stacks
    seat.cards = [*seat.cards, card]
    state.reveal()
    if c.CIV_CARDS[card].immediate:
        state.tell(number, "planet-did-civ-card", {"card": c.CIV_CARDS[card].id})
        state.push(ApplyCard(number, card))
    elif state.events is not None:
        unseen = Message("planet-did-civ-card-secret", {"seat": number, "rank": c.CIV_RANK[card]})
        state.emit_secret(number, "planet-did-civ-card", {"seat": number, "card": c.CIV_CARDS[card].id}, unseen)


class ApplyCard(Step[Table]):
    """The effect of a card, when its turn has come."""

    def __init__(self, number: int, card: int, asked: bool = False) -> None:
        super().__init__()
        self.number = number
        self.card = card
        self.asked = asked  # whether the biomass tracker goes back first

    def run(self, state: Table) -> None:
        moves = c.CIV_CARDS[self.card].effect in ("advance-different", "advance-one", "raise-trackers")
        if state.rules >= 2 and moves and not self.asked and back_to_start(state.seats[self.number]):
            state.then(ReturnFirst(self.number), ApplyCard(self.number, self.card, True))
        else:
            apply_card(state, self.number, self.card)


def apply_card(state: Table, number: int, card: int) -> None:
    """What the effect of a card asks or gives. Cards that only score have none."""
    seat = state.seats[number]
    effect = c.CIV_CARDS[card].effect
    amount = c.CIV_CARDS[card].amount
    if effect == "advance-different":
        count = min(amount, len(advancing(state, seat)))
        if state.rules >= 2 and seat.powers() & c.EXCLUSIVE_POSITIONS:
            state.push(NextDifferent(number, amount, 0))
        elif count:
            state.push(AdvanceDifferent(number, count, count))
    elif effect == "advance-one":
        if advancing(state, seat):
            state.push(AdvanceOne(number, amount))
    elif effect == "patches":
        seat.owe(c.P_PATCH, amount)
    elif effect == "movement":
        if state.rules >= 2:
            gain_movement(seat, amount)  # PU-11.4: each time
        else:
            seat.points += amount
    elif effect == "extra-tile":
        state.push(ExtraTile(number, amount + 1))
    elif effect == "collect-pods":
        count = min(amount, len(g.cells_of(seat.pod_lo, seat.pod_hi)))
        if count:
            state.push(CollectPods(number, count, count))
    elif effect == "relocate-rover":
        if seat.rovers:
            state.push(Relocate(number))
    elif effect == "clear-line":
        if seat.spoilt():
            state.push(ClearLine(number))
    elif effect == "destroy-meteorites":
        count = min(amount, len(seat.spoilt()))
        if state.rules >= 2 and seat.meteorites_left() > len(seat.spoilt()):  # two on one square are two
            state.push(DestroyNext(number, amount))
        elif count:
            state.push(DestroyMeteorites(number, count, count))
    elif effect == "raise-trackers":
        state.push(RaiseTrackers(number, amount))


# --- Effects that ask -------------------------------------------------------------------------------


class AdvanceDifferent(SetTask[Table]):
    """Advance so many different trackers, those that can move; the order is free (CIV-1.1 and others)."""

    def candidates(self, state: Table) -> list[int]:
        return [w.TRACK + track for track in advancing(state, state.seats[self.seat])]

    def finish(self, state: Table, chosen: list[int]) -> None:
        for word in chosen:
            state.seats[self.seat].owe(word - w.TRACK, 1)

    def ask(self, state: Table) -> Message:
        return Message("planet-ask-advance-different", {"n": self.most})


class NextDifferent(Task[Table]):
    """The same where trackers stand in each other's way: one blocked only by another chosen one may be chosen too."""

    def __init__(self, seat: int, left: int, chosen: int) -> None:
        super().__init__(seat)
        self.left = left
        self.chosen = chosen  # a bit for each track

    def options(self, state: Table) -> list[int]:
        trial = state.seats[self.seat].copy()
        for track in range(c.TRACKS):
            if self.chosen >> track & 1 and next_position(trial, track, 1) >= 0:
                trial.move_tracker(track, next_position(trial, track, 1))
        free = [track for track in advancing(state, trial) if not self.chosen >> track & 1]
        return [w.TRACK + track for track in free] or [PASS]

    def resolve(self, state: Table, word: int) -> None:
        if word == PASS:
            return
        state.seats[self.seat].owe(word - w.TRACK, 1)
        if self.left > 1:
            state.push(NextDifferent(self.seat, self.left - 1, self.chosen | 1 << (word - w.TRACK)))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-advance-different", {"n": self.left})


class AdvanceOne(Task[Table]):
    """Advance one tracker so many steps, with the benefits of each (CIV-1.2, CIV-4.2, CIV-4.3)."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, state: Table) -> list[int]:
        return [w.TRACK + track for track in advancing(state, state.seats[self.seat])]

    def resolve(self, state: Table, word: int) -> None:
        climb_steps(state, self.seat, word - w.TRACK, self.steps, True)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-advance-one", {"steps": self.steps})


class CollectPods(SetTask[Table]):
    """Collect life pods from anywhere on the planet (CIV-2.6, CIV-3.4)."""

    def candidates(self, state: Table) -> list[int]:
        seat = state.seats[self.seat]
        return [w.CELL + cell for cell in g.cells_of(seat.pod_lo, seat.pod_hi)]

    def finish(self, state: Table, chosen: list[int]) -> None:
        for word in chosen:
            collect_pod(state, self.seat, word - w.CELL)

    def ask(self, state: Table) -> Message:
        return Message("planet-ask-collect-pods", {"n": self.most})


class DestroyMeteorites(SetTask[Table]):
    """Destroy meteorites on the planet; they are not collected (CIV-4.4)."""

    def candidates(self, state: Table) -> list[int]:
        return [w.CELL + cell for cell in state.seats[self.seat].spoilt()]

    def finish(self, state: Table, chosen: list[int]) -> None:
        for word in chosen:
            lift_meteorite(state.seats[self.seat], word - w.CELL)

    def ask(self, state: Table) -> Message:
        return Message("planet-ask-destroy-meteorites", {"n": self.most})


class DestroyNext(Task[Table]):
    """The same where two lie on one square: one after the other."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, state: Table) -> list[int]:
        return [w.CELL + cell for cell in state.seats[self.seat].spoilt()] or [PASS]

    def resolve(self, state: Table, word: int) -> None:
        if word == PASS:
            return
        lift_meteorite(state.seats[self.seat], word - w.CELL)
        if self.left > 1:
            state.push(DestroyNext(self.seat, self.left - 1))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-destroy-meteorites", {"n": self.left})


class ClearLine(Task[Table]):
    """Destroy every meteorite in one row or column (CIV-3.3)."""

    def options(self, state: Table) -> list[int]:
        spoilt = state.seats[self.seat].spoilt()
        rows = {w.LINE + g.CELL_Y[cell] for cell in spoilt}
        columns = {w.LINE + g.SIZE + g.CELL_X[cell] for cell in spoilt}
        return sorted(rows | columns)

    def resolve(self, state: Table, word: int) -> None:
        seat = state.seats[self.seat]
        line = word - w.LINE
        for cell in seat.spoilt():
            if (g.CELL_Y[cell] if line < g.SIZE else g.CELL_X[cell] + g.SIZE) == line:
                while cell in seat.spoilt():
                    lift_meteorite(seat, cell)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-clear-line")


class Relocate(Task[Table]):
    """Move one rover to any square of the planet; it may be left (CIV-2.7)."""

    def options(self, state: Table) -> list[int]:
        return [PASS, *[w.CELL + cell for cell in sorted(set(state.seats[self.seat].rovers))]]

    def resolve(self, state: Table, word: int) -> None:
        if word != PASS:
            state.push(RelocateTo(self.seat, word - w.CELL))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-relocate")


class RelocateTo(Task[Table]):
    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: Table) -> list[int]:
        seat = state.seats[self.seat]
        barred = barred_terrain(state)
        return [w.CELL + cell for cell in range(g.CELLS) if cell not in seat.rovers and seat.terrain[cell] != barred]

    def resolve(self, state: Table, word: int) -> None:
        rover = state.seats[self.seat].rovers.index(self.origin)
        put_rover(state, self.seat, rover, word - w.CELL)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-relocate-to")


class RaiseTrackers(Task[Table]):
    """Every tracker below the row climbs to it, with benefits but without synergy boosts (CIV-3.7).

    The owner names the tracker that climbs next; one that was blocked may be named again, and so may one
    that a civ milestone on the way has moved down.
    """

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def options(self, state: Table) -> list[int]:
        return [w.TRACK + track for track in self._low(state)] or [PASS]

    def resolve(self, state: Table, word: int) -> None:
        seat = state.seats[self.seat]
        if word == PASS:
            if seat.pool[c.P_REGRESS]:
                seat.owe(c.P_REGRESS, -1)
                state.push(self)
                if others_down(seat):
                    state.push(RegressOther(self.seat))
            return
        state.push(self)
        while word - w.TRACK in self._low(state):
            climb(state, self.seat, word - w.TRACK, True, False)

    def _low(self, state: Table) -> list[int]:
        seat = state.seats[self.seat]
        rows = c.ROW[seat.corporation]
        return [
            track
            for track in range(c.TRACKS)
            if rows[track][seat.tracks[track]] < self.row and next_position(seat, track, 1) >= 0
        ]

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-raise")


# --- The end of the game (PU-14.1) ------------------------------------------------------------------


class TakeTwo(SetTask[Table]):
    """Look through all remaining civ cards and take two (PU-22.5)."""

    def candidates(self, state: Table) -> list[int]:
        return [w.CARD + card for card in sorted(card for stack in state.civ for card in stack)]

    def finish(self, state: Table, chosen: list[int]) -> None:
        for word in chosen:
            take_card(state, self.seat, word - w.CARD)

    def ask(self, state: Table) -> Message:
        return Message("planet-ask-take-two", {"n": self.most})

    def starts(self) -> int:
        return TURN


class Finale(Step[Table]):
    """Effects of the end of one seat: techs, cards, stored patches; again while new cards come in."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: Table) -> None:
        seat = state.seats[self.number]
        if self._left(state):
            state.push(self)
            state.push(NextPick(self.number))
            state.push(Resolve(self.number))
        cards = seat.cards[seat.settled :]
        seat.settled = len(seat.cards)
        seat.owe(c.P_STORED, seat.stored)
        seat.stored = 0
        for card in cards:
            if not c.CIV_CARDS[card].immediate:
                state.push(ApplyCard(self.number, card))
        left = sum(len(stack) for stack in state.civ)
        if seat.may_use(c.TAKE_TWO_CARDS) and left:
            seat.used_game |= c.TAKE_TWO_CARDS
            count = min(2, left)
            state.reveal()  # all stacks are looked through
            state.push(TakeTwo(self.number, count, count))

    def _left(self, state: Table) -> bool:
        seat = state.seats[self.number]
        may_take = seat.may_use(c.TAKE_TWO_CARDS) and any(state.civ)
        return may_take or seat.stored > 0 or seat.settled < len(seat.cards) or bool(seat.picks)


class EndEffects(Step[Table]):
    """Effects of the end of all seats: cards are picked, then everybody acts at the same time; again while there is
    something left."""

    def run(self, state: Table) -> None:
        if any(wishes(state, number) for number in range(state.players)):
            state.then(PickPhase(), self)
            return
        busy = [number for number in range(state.players) if _has_effects(state, number)]
        if not busy:
            return
        state.then(EffectsDone(), self)
        state.stage = FINALE_STAGE
        state.part()
        for number in busy:
            state.fork(number, OwnEffects(number))


class EffectsDone(Step[Table]):
    def run(self, state: Table) -> None:
        state.meet()


def _has_effects(state: Table, number: int) -> bool:
    seat = state.seats[number]
    return seat.stored > 0 or seat.settled < len(seat.cards)


class OwnEffects(Step[Table]):
    """Cards of the end and stored patches of one seat."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: Table) -> None:
        if not _has_effects(state, self.number):
            return
        seat = state.seats[self.number]
        cards = seat.cards[seat.settled :]
        seat.settled = len(seat.cards)
        seat.owe(c.P_STORED, seat.stored)
        seat.stored = 0
        effects = [ApplyCard(self.number, card) for card in cards if not c.CIV_CARDS[card].immediate]
        state.then(*effects, Resolve(self.number))

"""Civilisation cards (PU-8): picking them, and what they do at once or at the end."""

from __future__ import annotations

from typing import Final

from starboard.games.planet.corporations import RegressOther, others_down
from starboard.games.planet.geometry import CELL_X, CELL_Y, CELLS, SIZE, cells_of
from starboard.games.planet.rovers import barred_terrain, collect_pod, lift_meteorite, put_rover
from starboard.games.planet.state import PlanetState
from starboard.games.planet.tables import CARDS_PER_RANK, CIV_CARDS, CIV_RANK, RANKS, ROW
from starboard.games.planet.terms import NEXT_RANK_CARD, P_PATCH, P_REGRESS, P_STORED, TAKE_TWO_CARDS, TRACKS
from starboard.games.planet.tracks import advance, advancing, climb, next_position
from starboard.games.planet.turn import ExtraTile, Resolve
from starboard.games.planet.vocabulary import CARD, CELL, LINE, TRACK
from starboard.kernel import PASS, TURN, Message, Prompt, SetTask, Step, Task

RANK_BITS: Final = (1 << CARDS_PER_RANK) - 1


class PickPhase(Step[PlanetState]):
    """After everybody's turn, commander first, each makes all his picks (PU-8.4)."""

    def run(self, state: PlanetState) -> None:
        for number in state.order():
            if state.seats[number].picks:
                state.push(self)
                state.push(NextPick(number))
                return


class NextPick(Step[PlanetState]):
    """One pick of a seat and all that follows from it; a rank that has run out gives nothing (PU-8.5)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: PlanetState) -> None:
        seat = state.seats[self.number]
        while seat.picks:
            rank = seat.picks[0]
            seat.picks = seat.picks[1:]
            if not state.civ[rank - 1]:
                continue
            if seat.powers() & NEXT_RANK_CARD and rank < RANKS and state.civ[rank]:  # PU-22.2
                stacks = state.civ[:]
                stack = stacks[rank][:]
                seat.drawn = [state.chance.draw(stack)]
                stacks[rank] = stack
                state.civ = stacks
            state.push(self)
            state.push(Resolve(self.number))
            state.push(PickCard(self.number, rank))
            return


class PickCard(Task[PlanetState]):
    """Take all remaining cards of the rank, keep one, put the others back face down (PU-8.1)."""

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank

    def options(self, state: PlanetState) -> list[int]:
        cards = state.civ[self.rank - 1] + state.seats[self.seat].drawn
        return [CARD + card for card in sorted(cards)]

    def resolve(self, state: PlanetState, word: int) -> None:
        seat = state.seats[self.seat]
        stacks = state.civ[:]
        for card in seat.drawn:
            stacks[CIV_RANK[card] - 1] = [*stacks[CIV_RANK[card] - 1], card]
        seat.drawn = []
        state.civ = stacks
        take_card(state, self.seat, word - CARD)
        seat.known &= ~(RANK_BITS << (self.rank - 1) * CARDS_PER_RANK)
        for card in state.civ[self.rank - 1]:
            seat.known |= 1 << card

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-civ-card", {"rank": self.rank})

    def opens(self) -> int:
        return TURN


def take_card(state: PlanetState, number: int, card: int) -> None:
    """The card is the seat's; an immediate one takes effect, the others stay secret (PU-8.2, PU-8.3)."""
    seat = state.seats[number]
    stacks = state.civ[:]
    rank = CIV_RANK[card] - 1
    stacks[rank] = [other for other in stacks[rank] if other != card]
    state.civ = stacks
    seat.cards = [*seat.cards, card]
    if CIV_CARDS[card].immediate:
        state.tell(number, "planet-civ-card", {"card": CIV_CARDS[card].id})
        state.push(ApplyCard(number, card))
    elif state.events is not None:
        unseen = Message("planet-civ-card-secret", {"seat": number, "rank": CIV_RANK[card]})
        state.emit_secret(number, "planet-civ-card", {"seat": number, "card": CIV_CARDS[card].id}, unseen)


class ApplyCard(Step[PlanetState]):
    """The effect of a card, when its turn has come."""

    def __init__(self, number: int, card: int) -> None:
        super().__init__()
        self.number = number
        self.card = card

    def run(self, state: PlanetState) -> None:
        apply_card(state, self.number, self.card)


def apply_card(state: PlanetState, number: int, card: int) -> None:
    """What the effect of a card asks or gives. Cards that only score have none."""
    seat = state.seats[number]
    effect = CIV_CARDS[card].effect
    amount = CIV_CARDS[card].amount
    if effect == "advance-different":
        count = min(amount, len(advancing(seat)))
        if count:
            state.push(AdvanceDifferent(number, count, count))
    elif effect == "advance-one":
        if advancing(seat):
            state.push(AdvanceOne(number, amount))
    elif effect == "patches":
        seat.owe(P_PATCH, amount)
    elif effect == "movement":
        seat.points += amount
    elif effect == "extra-tile":
        state.push(ExtraTile(number, amount + 1))
    elif effect == "collect-pods":
        count = min(amount, len(cells_of(seat.pod_lo, seat.pod_hi)))
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
        if count:
            state.push(DestroyMeteorites(number, count, count))
    elif effect == "raise-trackers":
        state.push(RaiseTrackers(number, amount))


# --- Effects that ask -------------------------------------------------------------------------------


class AdvanceDifferent(SetTask[PlanetState]):
    """Advance so many different trackers, those that can move; the order is free (CIV-1.1 and others)."""

    def candidates(self, state: PlanetState) -> list[int]:
        return [TRACK + track for track in advancing(state.seats[self.seat])]

    def finish(self, state: PlanetState, chosen: list[int]) -> None:
        for word in chosen:
            state.seats[self.seat].owe(word - TRACK, 1)

    def ask(self, state: PlanetState) -> Message:
        return Message("planet-ask-advance-different", {"n": self.most})


class AdvanceOne(Task[PlanetState]):
    """Advance one tracker so many steps, with the benefits of each (CIV-1.2, CIV-4.2, CIV-4.3)."""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, state: PlanetState) -> list[int]:
        return [TRACK + track for track in advancing(state.seats[self.seat])]

    def resolve(self, state: PlanetState, word: int) -> None:
        for _ in range(self.steps):
            advance(state, self.seat, word - TRACK)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-advance-one", {"steps": self.steps})


class CollectPods(SetTask[PlanetState]):
    """Collect life pods from anywhere on the planet (CIV-2.6, CIV-3.4)."""

    def candidates(self, state: PlanetState) -> list[int]:
        seat = state.seats[self.seat]
        return [CELL + cell for cell in cells_of(seat.pod_lo, seat.pod_hi)]

    def finish(self, state: PlanetState, chosen: list[int]) -> None:
        for word in chosen:
            collect_pod(state, self.seat, word - CELL)

    def ask(self, state: PlanetState) -> Message:
        return Message("planet-ask-collect-pods", {"n": self.most})


class DestroyMeteorites(SetTask[PlanetState]):
    """Destroy meteorites on the planet; they are not collected (CIV-4.4)."""

    def candidates(self, state: PlanetState) -> list[int]:
        return [CELL + cell for cell in state.seats[self.seat].spoilt()]

    def finish(self, state: PlanetState, chosen: list[int]) -> None:
        for word in chosen:
            lift_meteorite(state.seats[self.seat], word - CELL)

    def ask(self, state: PlanetState) -> Message:
        return Message("planet-ask-destroy-meteorites", {"n": self.most})


class ClearLine(Task[PlanetState]):
    """Destroy every meteorite in one row or column (CIV-3.3)."""

    def options(self, state: PlanetState) -> list[int]:
        spoilt = state.seats[self.seat].spoilt()
        rows = {LINE + CELL_Y[cell] for cell in spoilt}
        columns = {LINE + SIZE + CELL_X[cell] for cell in spoilt}
        return sorted(rows | columns)

    def resolve(self, state: PlanetState, word: int) -> None:
        seat = state.seats[self.seat]
        line = word - LINE
        for cell in seat.spoilt():
            if (CELL_Y[cell] if line < SIZE else CELL_X[cell] + SIZE) == line:
                while cell in seat.spoilt():
                    lift_meteorite(seat, cell)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-clear-line")


class Relocate(Task[PlanetState]):
    """Move one rover to any square of the planet; it may be left (CIV-2.7)."""

    def options(self, state: PlanetState) -> list[int]:
        return [PASS, *[CELL + cell for cell in sorted(state.seats[self.seat].rovers)]]

    def resolve(self, state: PlanetState, word: int) -> None:
        if word != PASS:
            state.push(RelocateTo(self.seat, word - CELL))

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-relocate")


class RelocateTo(Task[PlanetState]):
    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin

    def options(self, state: PlanetState) -> list[int]:
        seat = state.seats[self.seat]
        barred = barred_terrain(state)
        return [CELL + cell for cell in range(CELLS) if cell not in seat.rovers and seat.terrain[cell] != barred]

    def resolve(self, state: PlanetState, word: int) -> None:
        rover = state.seats[self.seat].rovers.index(self.origin)
        put_rover(state, self.seat, rover, word - CELL)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-relocate-to")


class RaiseTrackers(Task[PlanetState]):
    """Every tracker below the row climbs to it, with benefits but without synergy boosts (CIV-3.7).

    The owner names the tracker that climbs next; one that was blocked may be named again, and so may one
    that a civ milestone on the way has moved down.
    """

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def options(self, state: PlanetState) -> list[int]:
        return [TRACK + track for track in self._low(state)] or [PASS]

    def resolve(self, state: PlanetState, word: int) -> None:
        seat = state.seats[self.seat]
        if word == PASS:
            if seat.pool[P_REGRESS]:
                seat.owe(P_REGRESS, -1)
                state.push(self)
                if others_down(seat):
                    state.push(RegressOther(self.seat))
            return
        state.push(self)
        while word - TRACK in self._low(state):
            climb(state, self.seat, word - TRACK, True, False)

    def _low(self, state: PlanetState) -> list[int]:
        seat = state.seats[self.seat]
        rows = ROW[seat.corporation]
        return [
            track
            for track in range(TRACKS)
            if rows[track][seat.tracks[track]] < self.row and next_position(seat, track, 1) >= 0
        ]

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-raise")


# --- The end of the game (PU-14.1) ------------------------------------------------------------------


class TakeTwo(SetTask[PlanetState]):
    """Look through all remaining civ cards and take two (PU-22.5)."""

    def candidates(self, state: PlanetState) -> list[int]:
        return [CARD + card for card in sorted(card for stack in state.civ for card in stack)]

    def finish(self, state: PlanetState, chosen: list[int]) -> None:
        for word in chosen:
            take_card(state, self.seat, word - CARD)

    def ask(self, state: PlanetState) -> Message:
        return Message("planet-ask-take-two", {"n": self.most})

    def opens(self) -> int:
        return TURN


class Finale(Step[PlanetState]):
    """Effects of the end of one seat: techs, cards, stored patches; again while new cards come in."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: PlanetState) -> None:
        seat = state.seats[self.number]
        if self._left(state):
            state.push(self)
            state.push(NextPick(self.number))
            state.push(Resolve(self.number))
        cards = seat.cards[seat.settled :]
        seat.settled = len(seat.cards)
        seat.owe(P_STORED, seat.stored)
        seat.stored = 0
        for card in cards:
            if not CIV_CARDS[card].immediate:
                state.push(ApplyCard(self.number, card))
        left = sum(len(stack) for stack in state.civ)
        if seat.may_use(TAKE_TWO_CARDS) and left:
            seat.used_game |= TAKE_TWO_CARDS
            count = min(2, left)
            state.push(TakeTwo(self.number, count, count))

    def _left(self, state: PlanetState) -> bool:
        seat = state.seats[self.number]
        may_take = seat.may_use(TAKE_TWO_CARDS) and any(state.civ)
        return may_take or seat.stored > 0 or seat.settled < len(seat.cards) or bool(seat.picks)

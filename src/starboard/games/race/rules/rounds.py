"""The course of the game: action cards, phases, the end of a round and of the game (RG-4, RG-11, RG-12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.rules.consume import ConsumePhase
from starboard.games.race.rules.develop import DevelopPhase
from starboard.games.race.rules.explore import ExplorePhase
from starboard.games.race.rules.produce import ProducePhase
from starboard.games.race.rules.settle import SettlePhase
from starboard.games.race.table import Question, SetQuestion, Table
from starboard.kernel import EMPTY, TURN, Message, Prompt, Step

HAND_LIMIT: Final = 10  # RG-4.10
LAST_CARD: Final = 12  # RG-12.2


class StartRound(Step[Table]):
    def run(self, state: Table) -> None:
        start_round(state)


def start_round(state: Table) -> None:
    """Everybody chooses in secret and at the same time (RG-4.2)."""
    state.round += 1
    if state.events is not None:
        state.emit("race-did-round", {"round": state.round})
    state.push(REVEAL_ACTIONS)
    for seat in range(state.players):
        state.fork(seat, CHOOSE_ACTIONS[seat] if state.experienced else CHOOSE_ACTION[seat])


def actions_on_offer(picked: list[int]) -> list[int]:
    """The action cards that may be chosen next out of nine (RG-14.2).

    The duplicates stand behind their firsts, so that a pair is one sequence of words: 23 pairs in all.
    """
    if not picked:
        return [word for word in range(w.ACTION, w.PRODUCE_1) if word not in (w.DEVELOP_2, w.SETTLE_2)]
    first = picked[0]
    return [
        word
        for word in range(first + 1, w.ACTION_END)
        if (word != w.DEVELOP_2 or first == w.DEVELOP_1) and (word != w.SETTLE_2 or first == w.SETTLE_1)
    ]


class ChooseAction(Question):
    """One of the seven action cards (RG-1.3)."""

    def options(self, state: Table) -> list[int]:
        return w.SEVEN

    def resolve(self, state: Table, word: int) -> None:
        state.seats[self.seat].chosen = w.ALONE[word - w.ACTION]

    def prompt(self, state: Table) -> Prompt:
        return Prompt("race-ask-choose-action")

    def why_not(self, state: Table, word: int) -> Message | None:
        if word in (w.DEVELOP_2, w.SETTLE_2):
            return Message("race-why-experienced")
        return Message("race-why-choose-action")

    def starts(self) -> int:
        return TURN


class ChooseActions(SetQuestion):
    """Two of the nine action cards in the experienced game (RG-14.2)."""

    def candidates(self, state: Table) -> list[int]:
        return list(range(w.ACTION, w.ACTION_END))

    def options(self, state: Table) -> list[int]:
        return actions_on_offer(state.picked(self.seat))

    def finish(self, state: Table, chosen: list[int]) -> None:
        state.seats[self.seat].chosen = chosen

    def ask(self, state: Table) -> Message:
        return Message("race-ask-choose-actions")

    def out_of_order(self, state: Table, word: int) -> Message:
        if word in (w.DEVELOP_2, w.SETTLE_2):
            return Message("race-why-second-card")
        return Message("why-set-order")

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("race-why-choose-action")

    def starts(self) -> int:
        return TURN


class RevealActions(Step[Table]):
    """The chosen phases happen in order, each once, the others are skipped (RG-1.4, RG-4.3, RG-4.6).

    Two cards of one kind by one player make two phases of it (RG-14.4).
    """

    def run(self, state: Table) -> None:
        once: i64 = 0  # the phases that take place, as bits
        twice: i64 = 0
        for seat, me in enumerate(state.seats):
            chosen = me.chosen
            me.actions = chosen
            me.chosen = EMPTY
            if state.events is not None:
                state.emit("race-did-chose", {"seat": seat, "actions": w.VOCABULARY.spell(chosen)})
            for said in chosen:
                word: i64 = said
                phase: i64 = w.ACTION_PHASE[word - w.ACTION]
                once |= 1 << phase
                if word == w.DEVELOP_2 or word == w.SETTLE_2:
                    twice |= 1 << phase
        state.push(END_ROUND)
        if once >> c.PRODUCE & 1:
            state.push(PRODUCE_PHASE)
        if once >> c.CONSUME & 1:
            state.push(CONSUME_PHASE)
        if twice >> c.SETTLE & 1:
            state.push(SETTLE_PHASE[2])
        if once >> c.SETTLE & 1:
            state.push(SETTLE_PHASE[1])
        if twice >> c.DEVELOP & 1:
            state.push(DEVELOP_PHASE[2])
        if once >> c.DEVELOP & 1:
            state.push(DEVELOP_PHASE[1])
        if once >> c.EXPLORE & 1:
            state.push(EXPLORE_PHASE)


class EndRound(Step[Table]):
    """Hands go down to ten cards (RG-4.10, RG-11.1)."""

    def run(self, state: Table) -> None:
        state.phase = 0
        for seat, me in enumerate(state.seats):
            me.used = EMPTY
            over = len(me.hand) - HAND_LIMIT
            if over > 0:
                state.fork(seat, DiscardDown(seat, over, over))
        if state.on_lanes():
            state.push(FINISH_ROUND)
        else:
            finish_round(state)


class DiscardDown(SetQuestion):
    """Choose what to discard, everybody at the same time."""

    def candidates(self, state: Table) -> list[int]:
        return state.words(self.seat, state.seats[self.seat].hand)

    def finish(self, state: Table, chosen: list[int]) -> None:
        state.seats[self.seat].aside = state.meant(self.seat, state.seats[self.seat].hand, chosen)

    def ask(self, state: Table) -> Message:
        return Message("race-ask-discard-down", {"n": self.most, "limit": HAND_LIMIT})

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("race-why-not-in-hand")

    def starts(self) -> int:
        return TURN


def discard_aside(state: Table) -> None:
    """What was laid aside goes from the hands to the discard pile, now that everybody is done."""
    for seat in state.order:
        cards = state.seats[seat].aside
        if cards:
            state.seats[seat].aside = EMPTY
            state.discard_from_hand(seat, cards)
            if state.events is not None:
                words = c.names(cards)
                others = Message("race-did-discards", {"seat": seat, "n": len(cards)})
                state.emit_secret(seat, "race-did-discards-cards", {"seat": seat, "cards": words}, others)


class FinishRound(Step[Table]):
    """When everybody has discarded."""

    def run(self, state: Table) -> None:
        discard_aside(state)
        finish_round(state)


def finish_round(state: Table) -> None:
    """Action cards come back (RG-4.11); the game ends with twelve cards or without chips (RG-12.1 to RG-12.4)."""
    for seat in state.seats:
        seat.last = seat.actions
        seat.actions = EMPTY
    if state.pool <= 0 or any(len(player.tableau) >= LAST_CARD for player in state.seats):
        state.over = True
    else:
        start_round(state)


# Tasks never change, so one of each kind serves all tables.
START_ROUND: Final = StartRound()
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(c.SEATS)]
CHOOSE_ACTIONS: Final = [ChooseActions(seat, 2, 2) for seat in range(c.SEATS)]
REVEAL_ACTIONS: Final = RevealActions()
EXPLORE_PHASE: Final = ExplorePhase()
DEVELOP_PHASE: Final = [DevelopPhase(nth) for nth in range(3)]
SETTLE_PHASE: Final = [SettlePhase(nth) for nth in range(3)]
CONSUME_PHASE: Final = ConsumePhase()
PRODUCE_PHASE: Final = ProducePhase()
END_ROUND: Final = EndRound()
FINISH_ROUND: Final = FinishRound()

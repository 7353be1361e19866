"""Phase II: Develop (RG-6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.rules.paying import Pay
from starboard.games.race.table import Question, Table
from starboard.kernel import EMPTY, PASS, TURN, Message, Prompt, Step


def has_bonus(state: Table, seat: i64) -> bool:
    """Choosers have the bonus; in the second phase only who chose two (RG-6.7, RG-14.5)."""
    return state.chose(seat, w.DEVELOP_1 if state.nth == 1 else w.DEVELOP_2)


def discount(state: Table, seat: i64) -> i64:
    return state.seats[seat].powers.develop_discount + (1 if has_bonus(state, seat) else 0)


def price(state: Table, seat: i64, card: i64) -> i64:
    """Reductions never take it below 0, and nothing is paid out (RG-6.8, RG-7.7)."""
    return max(0, c.COST[card] - discount(state, seat))


def is_built(state: Table, seat: i64, card: i64) -> bool:
    """No development twice in one tableau (RG-6.9)."""
    pair: i64 = c.PAIR[card]
    return pair > 0 and state.seats[seat].pairs() >> pair & 1 == 1


def placeable(state: Table, seat: i64) -> list[int]:
    """The developments in hand that can be built and paid for; the card itself pays nothing."""
    hand = state.seats[seat].hand
    most = len(hand) - 1 + discount(state, seat)
    return [card for card in hand if not c.IS_WORLD[card] and c.COST[card] <= most and not is_built(state, seat, card)]


class DevelopPhase(Step[Table]):
    """Draws at the start of the phase, then the secret choice."""

    def __init__(self, nth: i64) -> None:
        super().__init__()
        self.nth = nth

    def run(self, state: Table) -> None:
        state.start_phase(c.DEVELOP, self.nth)
        for seat in state.order:
            for card in state.working(seat) if state.seats[seat].powers.develop_start_draw else EMPTY:
                if c.DEVELOP_START_DRAW[card]:
                    state.draw(seat, c.DEVELOP_START_DRAW[card], c.NAMES[card])
        state.push(REVEAL_DEVELOPMENTS)
        for seat in range(state.players):
            state.seats[seat].placing = 0
            if state.seats[seat].hand:
                state.fork(seat, PLACE_DEVELOPMENT[seat])


class PlaceDevelopment(Question):
    """One development from the hand, face down, or none (RG-6.1)."""

    def options(self, state: Table) -> list[int]:
        words = [PASS]
        last: i64 = PASS
        for card in placeable(state, self.seat):
            word = state.word(card)
            if word != last:  # of two equal cards one stands for both
                words.append(word)
                last = word
        return words

    def resolve(self, state: Table, word: int) -> None:
        me = state.seats[self.seat]
        me.placing = 0 if word == PASS else state.card(me.hand, word)

    def prompt(self, state: Table) -> Prompt:
        return Prompt("race-ask-place-development", {"discount": discount(state, self.seat)})

    def why_not(self, state: Table, word: int) -> Message | None:
        if not w.CARD <= word < w.CARD_END:
            return Message("race-why-phase", {"phase": c.DEVELOP})
        if word not in state.words(self.seat, state.seats[self.seat].hand):
            return Message("race-why-not-in-hand")
        if c.IS_WORLD[word]:
            return Message("race-why-world-in-develop")
        if is_built(state, self.seat, word):
            return Message("race-why-built", {"card": c.NAMES[word]})
        short = price(state, self.seat, word) - len(state.seats[self.seat].hand) + 1
        if short <= 0:
            return Message("race-why-equal-card", {"card": c.NAMES[word]})
        return Message("race-why-cards-short", {"n": short})

    def starts(self) -> int:
        return TURN

    def ask_forced(self) -> bool:
        return True  # or the others would learn that this seat has nothing to build


class RevealDevelopments(Step[Table]):
    """All reveal and place at the same time (RG-6.2), then pay."""

    def run(self, state: Table) -> None:
        builders: list[int] = []
        most_draws = 0
        for seat in state.order:
            card = state.seats[seat].placing
            if card:
                state.seats[seat].placing = 0
                state.place(seat, card)
                if state.events is not None:
                    state.emit("race-did-builds", {"seat": seat, "card": c.NAMES[card]})
                state.reveal()
                builders.append(seat)
                most_draws += state.seats[seat].powers.develop_after_draw
        in_order = state.in_order or len(state.deck) <= most_draws
        for seat in reversed(builders):
            step = BUILD_DEVELOPMENT[seat]
            if in_order:
                state.push(step)
            else:
                state.fork(seat, step)


def draw_after_build(state: Table, seat: i64) -> None:
    """Cards for having built; not for a card placed in this phase itself (RG-7.9)."""
    for card in state.working(seat) if state.seats[seat].powers.develop_after_draw else EMPTY:
        if c.DEVELOP_AFTER_DRAW[card]:
            state.draw(seat, c.DEVELOP_AFTER_DRAW[card], c.NAMES[card])


class BuildDevelopment(Step[Table]):
    """Pay for the development just placed."""

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.who = who

    def run(self, state: Table) -> None:
        card = state.seats[self.who].tableau[-1]
        cost = price(state, self.who, card)
        if cost:
            state.push(PayDevelopment(self.who, cost, card))
        else:
            draw_after_build(state, self.who)


class PayDevelopment(Pay):
    def paid(self, state: Table) -> None:
        draw_after_build(state, self.seat)


# Tasks never change, so one of each kind serves all tables.
REVEAL_DEVELOPMENTS: Final = RevealDevelopments()
PLACE_DEVELOPMENT: Final = [PlaceDevelopment(seat) for seat in range(c.SEATS)]
BUILD_DEVELOPMENT: Final = [BuildDevelopment(seat) for seat in range(c.SEATS)]

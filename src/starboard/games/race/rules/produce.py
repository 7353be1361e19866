"""Phase V: Produce (RG-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.seat import Powers
from starboard.games.race.table import Question, Table, holds
from starboard.kernel import EMPTY, PASS, TURN, Message, Prompt, Step


class ProducePhase(Step[Table]):
    """Everybody produces at the same time, unless the deck could run out (RG-13.2)."""

    def run(self, state: Table) -> None:
        state.start_phase(c.PRODUCE, 1)
        state.push(AFTER_PRODUCTION)
        draws = 0
        for seat in range(state.players):
            state.seats[seat].produced = EMPTY
            draws += most_draws(state, seat)
        state.all_at_once(PRODUCE_TURN, len(state.deck) > draws)


def most_draws(state: Table, seat: i64) -> i64:
    """No more cards than these can leave the deck while that seat produces: goods and draws."""
    powers = state.seats[seat].powers
    total = len(powers.cards) + powers.produced_draw
    for card in powers.producing:
        for power in c.PRODUCE_POWERS[card]:
            total += power.amount * len(state.seats[seat].tableau)
    return total


class ProduceTurn(Step[Table]):
    """A good on each empty production world (RG-10.1), then windfall powers, the bonus, and draws.

    Powers for one kind come before those for any: no other order can bring more (R-070).
    """

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.who = who

    def run(self, state: Table) -> None:
        seat = self.who
        powers = state.seats[seat].powers
        for card in powers.producing:
            for power in c.PRODUCE_POWERS[card]:
                if power.type == c.PRODUCE_HERE and state.good[card] == 0:
                    produce(state, seat, card)
        bonus = state.chose(seat, w.PRODUCE_1)
        if (not bonus and powers.windfalls == 0) or not has_empty_windfall(state, seat, 0):
            production_draws(state, seat)
            return
        state.push(PRODUCTION_DRAWS[seat])
        if bonus:
            state.push(PRODUCE_BONUS[seat] if state.rules >= 2 else PRODUCE_ON_WINDFALL[seat][0])
        kinds = windfall_kinds(powers)
        for kind in kinds:
            if kind == 0:
                state.push(PRODUCE_ON_WINDFALL[seat][0])
        for kind in reversed(kinds):
            if kind:
                state.push(PRODUCE_ON_WINDFALL[seat][kind])


def windfall_kinds(powers: Powers) -> list[int]:
    """For each power that produces on a windfall world, the kind; 0 for any."""
    if powers.windfalls == 0:
        return EMPTY
    return [
        power.kind for card in powers.producing for power in c.PRODUCE_POWERS[card] if power.type == c.PRODUCE_WINDFALL
    ]


def produce(state: Table, seat: i64, world: i64) -> None:
    """A good from the deck, unseen (RG-10.2), and the card that some worlds give for it (RG-10.5)."""
    if not state.put_good(seat, world):
        return
    state.seats[seat].produced = [*state.seats[seat].produced, world]
    if state.events is not None:
        state.emit("race-did-produces", {"seat": seat, "card": c.NAMES[world]})
    if c.PRODUCED_DRAW[world]:
        state.draw(seat, c.PRODUCED_DRAW[world], c.NAMES[world])


class ProduceOnWindfall(Step[Table]):
    """One empty windfall world, of a kind or of any (RG-10.7, RG-10.8); nothing if there is none."""

    def __init__(self, who: i64, kind: i64, may: bool) -> None:
        super().__init__()
        self.who = who
        self.kind = kind
        self.may = may  # the bonus of Produce: it may be declined (RG-10.7)

    def run(self, state: Table) -> None:
        if has_empty_windfall(state, self.who, self.kind):
            state.push(ChooseWindfall(self.who, self.kind, self.may))


def has_empty_windfall(state: Table, seat: i64, kind: i64) -> bool:
    return any(is_empty_windfall(state, card, kind) for card in state.seats[seat].tableau)


def is_empty_windfall(state: Table, card: i64, kind: i64) -> bool:
    return c.MODE[card] == c.WINDFALL and not state.good[card] and (not kind or c.KIND[card] == kind)


def empty_windfalls(state: Table, seat: i64, kind: i64) -> list[int]:
    worlds = [card for card in state.seats[seat].tableau if is_empty_windfall(state, card, kind)]
    if len(worlds) > 1:
        worlds.sort()
    return worlds


class ChooseWindfall(Question):
    """Which windfall world gets the good, or, where it is a choice, a power that draws first (RG-7.11)."""

    def __init__(self, seat: i64, kind: i64, may: bool) -> None:
        super().__init__(seat)
        self.kind = kind
        self.may = may

    def options(self, state: Table) -> list[int]:
        worlds = state.different(empty_windfalls(state, self.seat, self.kind))
        found = [PASS, *worlds] if self.may else worlds
        if state.rules < 2 or len(found) < 2:
            return found
        more = drawers(state, self.seat)
        return sorted(found + [state.word(card) for card in more]) if more else found

    def resolve(self, state: Table, word: int) -> None:
        if word == PASS:
            return
        if holds(state.seats[self.seat].tableau, word) and is_empty_windfall(state, word, self.kind):
            produce(state, self.seat, word)
            return
        state.push(self)
        draw_by(state, self.seat, state.card(drawers(state, self.seat), word))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("race-ask-windfall-bonus" if self.may else "race-ask-choose-windfall")

    def why_not(self, state: Table, word: int) -> Message | None:
        if word == PASS:
            return Message("race-why-must-produce")
        if word in state.seats[self.seat].used:
            return Message("race-why-used")
        return Message("race-why-no-windfall")

    def starts(self) -> int:
        return TURN


def draws_of(state: Table, seat: i64, card: i64) -> i64:
    """How many cards a card draws in this phase whatever is produced."""
    total: i64 = 0
    for power in c.PRODUCE_POWERS[card]:
        if power.type == c.DRAW:
            total += power.amount
        elif power.type == c.DRAW_PER_WORLD:
            total += power.amount * _worlds(state, seat, power.kind)
    return total


def drawers(state: Table, seat: i64) -> list[int]:
    """The cards with such draws that were not used yet."""
    me = state.seats[seat]
    if not me.powers.producing:
        return EMPTY
    return [
        card for card in me.powers.producing if draws_of(state, seat, card) and not holds(me.used, state.word(card))
    ]


def draw_by(state: Table, seat: i64, card: i64) -> None:
    me = state.seats[seat]
    me.used = [*me.used, state.word(card)]
    state.draw(seat, draws_of(state, seat, card), c.NAMES[card])


class ProductionDraws(Step[Table]):
    """Draws without condition, then those that count what was produced."""

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.who = who

    def run(self, state: Table) -> None:
        production_draws(state, self.who)


def production_draws(state: Table, seat: i64) -> None:
    for card in drawers(state, seat):
        draw_by(state, seat, card)
    for card in state.seats[seat].powers.producing:
        for power in c.PRODUCE_POWERS[card]:
            if power.type == c.DRAW_PER_GOOD or power.type == c.DRAW_PER_KIND:
                state.draw(seat, power.amount * _counted(state, seat, power), c.NAMES[card])


def _worlds(state: Table, seat: i64, kind: i64) -> i64:
    """Windfall and production worlds of a kind, with or without goods (RG-10.9)."""
    return len([card for card in state.seats[seat].tableau if c.KIND[card] == kind])


def made(state: Table, seat: i64, kind: i64) -> i64:
    """How many goods of a kind that seat produced in this phase."""
    return len([world for world in state.seats[seat].produced if c.KIND[world] == kind])


def _counted(state: Table, seat: i64, power: c.Power) -> i64:
    if power.type == c.DRAW_PER_GOOD:
        return made(state, seat, power.kind)
    kinds = 0
    for world in state.seats[seat].produced:
        kinds |= 1 << c.KIND[world]
    return kinds.bit_count()


class AfterProduction(Step[Table]):
    """When all have produced: cards for having produced the most of a kind; a tie gives nothing."""

    def run(self, state: Table) -> None:
        for seat in state.order:
            for card in state.seats[seat].powers.producing:
                for power in c.PRODUCE_POWERS[card]:
                    if power.type == c.DRAW_IF_MOST and _has_most(state, seat, power.kind):
                        state.draw(seat, power.amount, c.NAMES[card])
        for seat in range(state.players):
            state.seats[seat].produced = EMPTY


def _has_most(state: Table, seat: i64, kind: i64) -> bool:
    own = made(state, seat, kind)
    if own == 0:
        return False
    return all(not (other != seat and made(state, other, kind) >= own) for other in range(state.players))


# Tasks never change, so one of each kind serves all tables.
PRODUCE_TURN: Final[list[Step[Table]]] = [ProduceTurn(seat) for seat in range(c.SEATS)]
PRODUCE_ON_WINDFALL: Final = [
    [ProduceOnWindfall(seat, kind, False) for kind in range(len(c.KINDS))] for seat in range(c.SEATS)
]
PRODUCE_BONUS: Final = [ProduceOnWindfall(seat, 0, True) for seat in range(c.SEATS)]
PRODUCTION_DRAWS: Final = [ProductionDraws(seat) for seat in range(c.SEATS)]
AFTER_PRODUCTION: Final = AfterProduction()

"""Set-up (RG-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race.rules.rounds import START_ROUND, discard_aside
from starboard.games.race.table import SetQuestion, Table, without
from starboard.kernel import TURN, Message, Step

DEALT: Final = 6
DISCARDED: Final = 2


def deal_start_worlds(state: Table, worlds: list[int]) -> None:
    """One start world each (RG-3.4); the lowest number begins, the others follow clockwise (RG-13.6)."""
    for seat in range(state.players):
        state.seats[seat].tableau = [worlds[seat]]
    first = min(range(state.players), key=lambda seat: c.START[worlds[seat]])
    state.order = [(first + step) % state.players for step in range(state.players)]
    state.deck = without(c.CARDS, sorted(worlds))  # undealt start worlds are game cards (RG-3.6)


def set_up(state: Table, first_game: bool, given: list[int]) -> None:
    """Everything before the first round; `given` start worlds instead of dealt ones if not empty."""
    state.lay_out()
    state.pool = c.POOL * state.players
    worlds = given
    if not worlds:
        heap = [world for world in c.START_WORLDS if not first_game or 1 <= c.START[world] <= state.players]  # RG-3.5
        worlds = [state.chance.draw(heap) for _ in range(state.players)]
    deal_start_worlds(state, worlds)
    state.push(START_ROUND)
    state.push(StartGoods())
    if first_game:
        for seat in range(state.players):
            take_first_hand(state, seat)
        return
    for seat in state.order:
        state.add_to_hand(seat, [state.take(seat) for _ in range(DEALT)])
    for seat in range(state.players):
        state.fork(seat, DiscardTwo(seat, DISCARDED, DISCARDED))


def take_first_hand(state: Table, seat: i64) -> None:
    """The four cards that bear the number of the start world (RG-3.9); everybody may know them."""
    number = c.START[state.seats[seat].tableau[0]]
    for each in c.DESIGNS:
        if each.first_hand == number:
            card = next(card for card in c.CARDS if c.design(card) is each)
            state.deck.remove(card)
            state.add_openly(seat, card)


class DiscardTwo(SetQuestion):
    """Two of the six dealt cards go, everybody's at the same time (RG-3.7)."""

    def candidates(self, state: Table) -> list[int]:
        return state.words(self.seat, state.seats[self.seat].hand)

    def finish(self, state: Table, chosen: list[int]) -> None:
        state.seats[self.seat].aside = state.meant(self.seat, state.seats[self.seat].hand, chosen)

    def ask(self, state: Table) -> Message:
        return Message("race-ask-discard-two", {"n": self.most})

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("race-why-not-in-hand")

    def starts(self) -> int:
        return TURN


class StartGoods(Step[Table]):
    """A windfall start world has its good from the beginning (RG-3.11)."""

    def run(self, state: Table) -> None:
        discard_aside(state)
        for seat in state.order:
            world = state.seats[seat].tableau[0]
            if c.MODE[world] == c.WINDFALL:
                state.put_good(seat, world)
            state.emit("race-did-starts", {"seat": seat, "card": c.NAMES[world]})

"""Paying for a card: hand cards are discarded face down (RG-6.6, RG-8.4)."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.race import components as c
from starboard.games.race.table import SetQuestion, Table
from starboard.kernel import CLAUSE, Arg, Message


class Pay(SetQuestion):
    """Which hand cards to pay with; the price is exact."""

    def __init__(self, seat: i64, price: i64, card: i64) -> None:
        super().__init__(seat, price, price)
        self.price = price
        self.card = card

    def candidates(self, state: Table) -> list[int]:
        return state.words(self.seat, state.seats[self.seat].hand)

    def finish(self, state: Table, chosen: list[int]) -> None:
        cards = state.meant(self.seat, state.seats[self.seat].hand, chosen)
        state.discard_from_hand(self.seat, cards)
        if state.events is not None:
            paid = c.NAMES[self.card]
            others = Message("race-did-pays", {"seat": self.seat, "n": len(cards), "card": paid})
            args: dict[str, Arg] = {"seat": self.seat, "card": paid, "cards": c.names(cards)}
            state.emit_secret(self.seat, "race-did-pays-cards", args, others)
        self.paid(state)

    def paid(self, state: Table) -> None:
        """What follows the payment."""
        raise NotImplementedError

    def ask(self, state: Table) -> Message:
        return Message("race-ask-pay", {"n": self.most, "card": c.NAMES[self.card]})

    def why_not(self, state: Table, word: int) -> Message | None:
        return Message("race-why-pay", {"n": self.most})

    def starts(self) -> int:
        return CLAUSE

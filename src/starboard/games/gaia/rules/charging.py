"""Chapter: passive charging. Neighbours of a new or upgraded structure may charge, for VP."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.power import charge, chargeable
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.table import Table
from starboard.kernel import TURN, Message, Prompt, Step, Task, Value

CHARGE_PREFERENCE: Final = "charge"  # up to how much power a seat always charges


def best_neighbour(table: Table, seat: i64, where: i64) -> i64:
    """The highest power value of one own structure within distance 2; values never add up (GP-18.4)."""
    best: i64 = 0
    away = table.setup.stars.shape.distance[where]
    for h in table.seats[seat].planets:
        if away[h] <= c.NEIGHBOURHOOD:
            best = max(best, table.power_at(seat, h))
    return best


def strongest_at(table: Table, seat: int, where: int) -> int:
    """The own structure whose power is charged for a neighbour's structure on a hex; -1 without one."""
    best = best_neighbour(table, seat, where)
    away = table.setup.stars.shape.distance[where]
    for h in table.seats[seat].planets:
        if away[h] <= c.NEIGHBOURHOOD and table.power_at(seat, h) == best:
            return h
    return -1


def amount_for(me: Seat, value: i64) -> i64:
    """All or nothing, except what does not fit and what VP do not pay for (GP-18.6 to GP-18.9)."""
    return min(min(value, chargeable(me)), me.vp + 1)


def with_token_first(me: Seat, value: i64) -> i64:
    """The same after a token came into bowl I: it can be charged twice (R-205)."""
    return min(min(value, chargeable(me) + 2), me.vp + 1)


class Charging(Step[Table]):
    """After a turn: for each hex that was built on, all others clockwise from the active player (GP-18.12)."""

    def __init__(self, active: int) -> None:
        super().__init__()
        self.active: int = active

    def run(self, table: Table) -> None:
        pending = table.pending
        table.pending = []
        # what is pushed last is asked first
        for index in range(len(pending) - 1, -1, -1):
            where = pending[index]
            for step in range(len(table.seats) - 1, 0, -1):
                seat = (self.active + step) % len(table.seats)
                if not table.is_person(seat):
                    continue
                value = best_neighbour(table, seat, where)
                if value > 0:
                    table.push(Charge(seat, self.active, where, value))


class Charge(Task[Table]):
    """Charge or decline? The Taklons with institute gain a token before or after (GP-22.19)."""

    def __init__(self, seat: int, active: int, where: int, value: int) -> None:
        super().__init__(seat)
        self.active: int = active
        self.where: int = where
        self.value: int = value

    def extra(self, table: Table) -> int:
        return table.board(self.seat).passive_token if table.seats[self.seat].has_institute() else 0

    def options(self, table: Table) -> list[int]:
        me = table.seats[self.seat]
        words = []
        extra = self.extra(table)
        if amount_for(me, self.value) > 0 or (extra and table.setup.readings.lone_token):
            words.append(w.CHARGE)
        if extra and with_token_first(me, self.value) > 0:
            words.append(w.TOKEN_FIRST)
        words.append(w.DECLINE)
        return words

    def resolve(self, table: Table, word: int) -> None:
        if word == w.DECLINE:
            return
        me = table.seats[self.seat]
        extra = self.extra(table)
        if word == w.TOKEN_FIRST:
            me.bowl1 += extra
        amount = amount_for(me, self.value)
        if amount > 1:
            me.score(c.FROM_CHARGE, 1 - amount)  # GP-18.2
        table.emit("gaia-did-charge", {"seat": self.seat, "n": amount})
        if word == w.CHARGE and extra:
            table.push(LateToken(self.seat, extra))
        charge(table, self.seat, amount)

    def prompt(self, table: Table) -> Prompt:
        amount = amount_for(table.seats[self.seat], self.value)
        return Prompt(
            "gaia-ask-charge",
            {
                "n": amount,
                "vp": max(0, amount - 1),
                "seat": self.active,
                "hex": w.hex_word(self.where),
                "by": w.hex_word(strongest_at(table, self.seat, self.where)),
            },
            "" if self._matter_of_taste(table) else CHARGE_PREFERENCE,
        )

    def preferred(self, table: Table, preferences: dict[str, Value]) -> int | None:
        """Never, or always up to so much power: for more the seat is asked."""
        wish = str(preferences[CHARGE_PREFERENCE])
        if wish == "ask" or self._matter_of_taste(table):
            return None
        if wish == "never":
            return w.DECLINE
        return w.CHARGE if amount_for(table.seats[self.seat], self.value) <= int(wish) else None

    def _matter_of_taste(self, table: Table) -> bool:
        """With the Taklons' token to time, no number says all; where their brainstone ends is asked afterwards."""
        return self.extra(table) > 0

    def why_not(self, table: Table, word: int) -> Message | None:
        if word == w.CHARGE:
            return Message("gaia-why-nothing-to-charge")
        return Message("gaia-why-not-your-faction") if word == w.TOKEN_FIRST else None

    def starts(self) -> int:
        return TURN


class LateToken(Step[Table]):
    """The Taklons' token after charging: not before the brainstone has been decided on."""

    def __init__(self, owner: int, tokens: int) -> None:
        super().__init__()
        self.owner: int = owner
        self.tokens: int = tokens

    def run(self, table: Table) -> None:
        table.seats[self.owner].bowl1 += self.tokens

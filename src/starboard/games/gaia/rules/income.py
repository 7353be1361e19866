"""Chapter: income. Everything is gained; only the order of charging and new tokens is the player's choice."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.power import gain
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.table import Table
from starboard.kernel import TURN, Message, Prompt, Step, Task


def symbols(table: Table, seat: int) -> list[list[int]]:
    """All income symbols of a seat: board, booster, tech tiles, research (GP-5.3)."""
    me = table.seats[seat]
    board = table.board(seat)
    shown = list(board.income)
    for piece in range(c.MINE, c.ACADEMY_LEFT + 1):
        slots = board.slot_income[piece]
        shown.extend(slots[min(me.pieces[piece], len(slots) - 1)])
    if me.booster >= 0:
        shown.extend(c.BOOSTERS[me.booster].income)
    for tile in range(c.N_STANDARD):
        if c.STANDARD[tile].kind == c.INCOME and me.has_uncovered(tile):
            shown.extend(c.STANDARD[tile].income)
    for track in range(c.N_TRACKS):
        shown.extend(c.TRACK_INCOME[track][me.levels[track]])
    return shown


class Income(Step[Table]):
    """One seat's income."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: int = owner

    def run(self, table: Table) -> None:
        table.phase = c.INCOME_PHASE
        charges: list[int] = []
        tokens: list[int] = []
        for symbol in symbols(table, self.owner):
            if symbol[0] == c.CHARGE:
                charges.append(symbol[1])
            elif symbol[0] == c.TOKEN:
                tokens.append(symbol[1])
            else:
                gain(table, self.owner, symbol[0], symbol[1], c.FROM_BOOSTER)
        charges.sort()
        tokens.sort()
        table.push(PowerIncome(self.owner, charges, tokens))


def order_matters(me: Seat, charges: list[int], tokens: list[int]) -> bool:
    """New tokens lie in bowl I: they matter to a charge only if it uses up the ordinary tokens of that bowl."""
    return bool(charges) and bool(tokens) and sum(charges) > me.bowl1


class PowerIncome(Step[Table]):
    """Take the rest of the power symbols, asking while their order matters."""

    def __init__(self, owner: int, charges: list[int], tokens: list[int]) -> None:
        super().__init__()
        self.owner: int = owner
        self.charges: list[int] = charges
        self.tokens: list[int] = tokens

    def run(self, table: Table) -> None:
        me = table.seats[self.owner]
        if order_matters(me, self.charges, self.tokens):
            table.push(NextSymbol(self.owner, self.charges, self.tokens))
        elif self.charges:
            table.push(PowerIncome(self.owner, [], self.tokens))
            gain(table, self.owner, c.CHARGE, sum(self.charges), c.FROM_BOOSTER)
        else:
            me.bowl1 += sum(self.tokens)


class NextSymbol(Task[Table]):
    """Which power symbol next? One symbol is taken completely before another (GP-5.5, GP-5.6)."""

    def __init__(self, seat: int, charges: list[int], tokens: list[int]) -> None:
        super().__init__(seat)
        self.charges: list[int] = charges
        self.tokens: list[int] = tokens

    def options(self, table: Table) -> list[int]:
        words = {w.INCOME_CHARGE + n for n in self.charges} | {w.INCOME_TOKEN + n for n in self.tokens}
        return sorted(words)

    def resolve(self, table: Table, word: int) -> None:
        charges = list(self.charges)
        tokens = list(self.tokens)
        if word > w.INCOME_TOKEN:
            amount = word - w.INCOME_TOKEN
            tokens.remove(amount)
            table.push(PowerIncome(self.seat, charges, tokens))
            gain(table, self.seat, c.TOKEN, amount, c.FROM_BOOSTER)
        else:
            amount = word - w.INCOME_CHARGE
            charges.remove(amount)
            table.push(PowerIncome(self.seat, charges, tokens))
            gain(table, self.seat, c.CHARGE, amount, c.FROM_BOOSTER)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-income")

    def why_not(self, table: Table, word: int) -> Message | None:
        return Message("gaia-why-no-symbol") if word > w.INCOME_CHARGE else None

    def starts(self) -> int:
        return TURN

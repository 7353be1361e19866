"""Chapter: income. Everything is gained; only the order of charging and new tokens is the player's choice."""

from __future__ import annotations

from typing import final

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.power import gain
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.table import Table
from starboard.kernel import TURN, Arg, Message, Prompt, Step, Task


@final
class Source:
    """What income comes from, and the symbols that it shows."""

    def __init__(self, name: str, symbols: list[list[int]]) -> None:
        self.name = name
        self.symbols = symbols


def sources(table: Table, seat: int) -> list[Source]:
    """All income of a seat: board, booster, tech tiles, research (GP-5.3)."""
    me = table.seats[seat]
    board = table.board(seat)
    found = [Source(board.word, board.income)]
    for piece in range(c.MINE, c.ACADEMY_LEFT + 1):
        found.append(Source(c.PIECES[piece], board.slot_income[piece][me.pieces[piece]]))
    if me.booster >= 0:
        booster = c.BOOSTERS[me.booster]
        found.append(Source(booster.word, booster.income))
    for tile in range(c.N_STANDARD):
        if c.STANDARD[tile].kind == c.INCOME and me.has_uncovered(tile):
            found.append(Source(c.STANDARD[tile].word, c.STANDARD[tile].income))
    for track in range(c.N_TRACKS):
        found.append(Source(c.TRACKS[track], c.TRACK_INCOME[track][me.levels[track]]))
    return found


def symbols(table: Table, seat: int) -> list[list[int]]:
    """All income symbols of a seat."""
    return [symbol for source in sources(table, seat) for symbol in source.symbols]


class Income(Step[Table]):
    """One seat's income."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: int = owner

    def run(self, table: Table) -> None:
        table.phase = c.INCOME_PHASE
        charges: list[int] = []
        tokens: list[int] = []
        for source in sources(table, self.owner):
            if source.symbols:
                self.take(table, source, charges, tokens)
        charges.sort()
        tokens.sort()
        table.push(PowerIncome(self.owner, charges, tokens))

    def take(self, table: Table, source: Source, charges: list[int], tokens: list[int]) -> None:
        """Resources come in at once; what concerns power is put down for later."""
        before = purse(table, self.owner)
        power = 0
        new = 0
        for what, amount in source.symbols:
            if what == c.CHARGE:
                charges.append(amount)
                power += amount
            elif what == c.TOKEN:
                tokens.append(amount)
                new += amount
            else:
                gain(table, self.owner, what, amount, c.FROM_BOOSTER)
        if before is not None:
            tell(table, self.owner, "gaia-did-income", {"source": source.name, "charge": power, "token": new}, before)


def purse(table: Table, seat: int) -> dict[str, int] | None:
    """What income can change, as counters; none where nobody is told."""
    if table.events is None:
        return None
    me = table.seats[seat]
    kinds = {"ore": me.ore, "credits": me.credits, "knowledge": me.knowledge, "qic": me.qic}
    return kinds | {"bowl-1": me.bowl1, "bowl-2": me.bowl2, "bowl-3": me.bowl3}


def tell(table: Table, seat: int, id: str, args: dict[str, Arg], before: dict[str, int]) -> None:
    """How the purse has grown since then."""
    after = purse(table, seat) or before
    table.emit_gains(
        seat, id, args, {kind: after[kind] - before[kind] for kind in after if after[kind] != before[kind]}
    )


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
            before = purse(table, self.owner)
            gain(table, self.owner, c.CHARGE, sum(self.charges), c.FROM_BOOSTER)
            if before is not None:
                tell(table, self.owner, "gaia-did-income-charge", {}, before)
        elif self.tokens:
            new = sum(self.tokens)
            me.bowl1 += new
            table.emit_gains(self.owner, "gaia-did-income-token", {}, {"bowl-1": new})


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

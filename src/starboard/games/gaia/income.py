"""Chapter: income. Everything is gained; only the order of charging and new tokens is the player's choice."""

from starboard.games.gaia.power import gain
from starboard.games.gaia.rows import BOOSTER, BOWL1, COUNT, FROM_BOOSTER, INCOME_PHASE, PHASE, TRACK
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import (
    ACADEMY_LEFT,
    BOOSTERS,
    CHARGE,
    INCOME,
    MINE,
    N_STANDARD,
    N_TRACKS,
    STANDARD,
    TOKEN,
    TRACK_INCOME,
)
from starboard.games.gaia.vocabulary import INCOME_CHARGE, INCOME_TOKEN
from starboard.kernel import TURN, Message, Prompt, Step, Task


def symbols(state: GaiaState, seat: int) -> list[list[int]]:
    """All income symbols of a seat: board, booster, tech tiles, research (GP-5.3)."""
    row = state.rows[seat]
    board = state.board(seat)
    shown = list(board.income)
    for piece in range(MINE, ACADEMY_LEFT + 1):
        slots = board.slot_income[piece]
        shown.extend(slots[min(row[COUNT + piece], len(slots) - 1)])
    if row[BOOSTER] >= 0:
        shown.extend(BOOSTERS[row[BOOSTER]].income)
    for tile in range(N_STANDARD):
        if STANDARD[tile].kind == INCOME and state.covers(seat, tile):
            shown.extend(STANDARD[tile].income)
    for track in range(N_TRACKS):
        shown.extend(TRACK_INCOME[track][row[TRACK + track]])
    return shown


class Income(Step[GaiaState]):
    """One seat's income."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: int = owner

    def run(self, state: GaiaState) -> None:
        state.table[PHASE] = INCOME_PHASE
        charges: list[int] = []
        tokens: list[int] = []
        for symbol in symbols(state, self.owner):
            if symbol[0] == CHARGE:
                charges.append(symbol[1])
            elif symbol[0] == TOKEN:
                tokens.append(symbol[1])
            else:
                gain(state, self.owner, symbol[0], symbol[1], FROM_BOOSTER)
        charges.sort()
        tokens.sort()
        state.push(PowerIncome(self.owner, charges, tokens))


def order_matters(row: list[int], charges: list[int], tokens: list[int]) -> bool:
    """New tokens lie in bowl I: they matter to a charge only if it uses up the ordinary tokens of that bowl."""
    return bool(charges) and bool(tokens) and sum(charges) > row[BOWL1]


class PowerIncome(Step[GaiaState]):
    """Take the rest of the power symbols, asking while their order matters."""

    def __init__(self, owner: int, charges: list[int], tokens: list[int]) -> None:
        super().__init__()
        self.owner: int = owner
        self.charges: list[int] = charges
        self.tokens: list[int] = tokens

    def run(self, state: GaiaState) -> None:
        row = state.rows[self.owner]
        if order_matters(row, self.charges, self.tokens):
            state.push(NextSymbol(self.owner, self.charges, self.tokens))
        elif self.charges:
            state.push(PowerIncome(self.owner, [], self.tokens))
            gain(state, self.owner, CHARGE, sum(self.charges), FROM_BOOSTER)
        else:
            row[BOWL1] += sum(self.tokens)


class NextSymbol(Task[GaiaState]):
    """Which power symbol next? One symbol is taken completely before another (GP-5.5, GP-5.6)."""

    def __init__(self, seat: int, charges: list[int], tokens: list[int]) -> None:
        super().__init__(seat)
        self.charges: list[int] = charges
        self.tokens: list[int] = tokens

    def options(self, state: GaiaState) -> list[int]:
        words = {INCOME_CHARGE + n - 1 for n in self.charges} | {INCOME_TOKEN + n - 1 for n in self.tokens}
        return sorted(words)

    def resolve(self, state: GaiaState, word: int) -> None:
        charges = list(self.charges)
        tokens = list(self.tokens)
        if word >= INCOME_TOKEN:
            amount = word - INCOME_TOKEN + 1
            tokens.remove(amount)
            state.push(PowerIncome(self.seat, charges, tokens))
            gain(state, self.seat, TOKEN, amount, FROM_BOOSTER)
        else:
            amount = word - INCOME_CHARGE + 1
            charges.remove(amount)
            state.push(PowerIncome(self.seat, charges, tokens))
            gain(state, self.seat, CHARGE, amount, FROM_BOOSTER)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-income")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        return Message("gaia-why-no-symbol") if word >= INCOME_CHARGE else None

    def opens(self) -> int:
        return TURN

"""Chapter: passive charging. Neighbours of a new or upgraded structure may charge, for VP."""

from typing import Final

from starboard.games.gaia.power import charge, chargeable
from starboard.games.gaia.rows import BOWL1, BRAIN, FROM_CHARGE, VP
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import NEIGHBOURHOOD
from starboard.games.gaia.vocabulary import CHARGE_WORD, DECLINE, TOKEN_FIRST, hex_name
from starboard.kernel import TURN, Message, Prompt, Step, Task, Value

CHARGE_PREFERENCE: Final = "charge"  # up to how much power a seat always charges


def best_neighbour(state: GaiaState, seat: int, where: int) -> int:
    """The highest power value of one own structure within distance 2; values never add up (GP-18.4)."""
    best = 0
    row = state.setup.stars.shape.distance[where]
    for h in state.own[seat]:
        if row[h] <= NEIGHBOURHOOD:
            best = max(best, state.power_at(seat, h))
    return best


def amount_for(row: list[int], value: int) -> int:
    """All or nothing, except what does not fit and what VP do not pay for (GP-18.6 to GP-18.9)."""
    return min(value, chargeable(row), row[VP] + 1)


def with_token_first(row: list[int], value: int) -> int:
    """The same after a token came into bowl I: it can be charged twice (R-205)."""
    return min(value, chargeable(row) + 2, row[VP] + 1)


class Charging(Step[GaiaState]):
    """After a turn: for each hex that was built on, all others clockwise from the active player (GP-18.12)."""

    def __init__(self, active: int) -> None:
        super().__init__()
        self.active: int = active

    def run(self, state: GaiaState) -> None:
        pending = state.pending
        state.pending = []
        # what is pushed last is asked first
        for index in range(len(pending) - 1, -1, -1):
            where = pending[index]
            for step in range(state.players - 1, 0, -1):
                seat = (self.active + step) % state.players
                value = best_neighbour(state, seat, where)
                if value > 0:
                    state.push(Charge(seat, self.active, where, value))


class Charge(Task[GaiaState]):
    """Charge or decline? The Taklons with institute gain a token before or after (GP-22.19)."""

    def __init__(self, seat: int, active: int, where: int, value: int) -> None:
        super().__init__(seat)
        self.active: int = active
        self.where: int = where
        self.value: int = value

    def extra(self, state: GaiaState) -> int:
        return state.board(self.seat).passive_token if state.has_institute(self.seat) else 0

    def options(self, state: GaiaState) -> list[int]:
        row = state.rows[self.seat]
        words = []
        extra = self.extra(state)
        if amount_for(row, self.value) > 0 or (extra and state.setup.lone_token):
            words.append(CHARGE_WORD)
        if extra and with_token_first(row, self.value) > 0:
            words.append(TOKEN_FIRST)
        words.append(DECLINE)
        return words

    def resolve(self, state: GaiaState, word: int) -> None:
        if word == DECLINE:
            return
        row = state.rows[self.seat]
        extra = self.extra(state)
        if word == TOKEN_FIRST:
            row[BOWL1] += extra
        amount = amount_for(row, self.value)
        if amount > 1:
            state.score(self.seat, FROM_CHARGE, 1 - amount)  # GP-18.2
        state.emit("gaia-did-charge", {"seat": self.seat, "n": amount})
        if word == CHARGE_WORD and extra:
            state.push(LateToken(self.seat, extra))
        charge(state, self.seat, amount)

    def prompt(self, state: GaiaState) -> Prompt:
        amount = amount_for(state.rows[self.seat], self.value)
        prompt = Prompt(
            "gaia-ask-charge",
            {"n": amount, "vp": max(0, amount - 1), "seat": self.active, "hex": hex_name(self.where)},
        )
        if not self._matter_of_taste(state):
            prompt.preference = CHARGE_PREFERENCE
        return prompt

    def standing(self, state: GaiaState, preferences: dict[str, Value]) -> int | None:
        """Never, or always up to so much power: for more the seat is asked."""
        wish = str(preferences[CHARGE_PREFERENCE])
        if wish == "ask" or self._matter_of_taste(state):
            return None
        if wish == "never":
            return DECLINE
        return CHARGE_WORD if amount_for(state.rows[self.seat], self.value) <= int(wish) else None

    def _matter_of_taste(self, state: GaiaState) -> bool:
        """With the brainstone to charge or the Taklons' token to time, no number says all."""
        return self.extra(state) > 0 or 1 <= state.rows[self.seat][BRAIN] <= 2

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if word == CHARGE_WORD:
            return Message("gaia-why-nothing-to-charge")
        return Message("gaia-why-not-your-faction") if word == TOKEN_FIRST else None

    def opens(self) -> int:
        return TURN


class LateToken(Step[GaiaState]):
    """The Taklons' token after charging: not before the brainstone has been decided on."""

    def __init__(self, owner: int, tokens: int) -> None:
        super().__init__()
        self.owner: int = owner
        self.tokens: int = tokens

    def run(self, state: GaiaState) -> None:
        state.rows[self.owner][BOWL1] += self.tokens

"""Chapter: gaia phase. Transdim planets turn, tokens return; Terrans and Itars gain by it."""

from starboard.games.gaia.charging import Charging
from starboard.games.gaia.power import gain_all
from starboard.games.gaia.rows import (
    BOWL1,
    BRAIN,
    FROM_FACTION,
    GAIA_AREA,
    GAIA_PHASE,
    GF_AWAY,
    GF_FREE,
    GF_MAP,
    IN_GAIA_AREA,
    PHASE,
)
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import FREE_ACTIONS, GAIA, GAIAFORMER, TRANSDIM
from starboard.games.gaia.tech_tiles import can_take_tile, take_tile
from starboard.games.gaia.vocabulary import FREE, GAIA_TECH, hex_name
from starboard.kernel import DONE, TURN, Message, Prompt, Step, Task


class GaiaPhase(Step[GaiaState]):
    """Planets turn first; then the seats in turn order take their tokens back (R-054)."""

    def run(self, state: GaiaState) -> None:
        state.table[PHASE] = GAIA_PHASE
        for row in state.rows:
            row[GF_FREE] += row[GF_AWAY]  # GP-22.39
            row[GF_AWAY] = 0
        if any(row[GF_MAP] for row in state.rows):
            for h in state.setup.stars.planets:
                if state.planet[h] == TRANSDIM and state.piece[h] == GAIAFORMER:
                    state.turn_planet(h, GAIA)  # GP-6.3
                    state.emit("gaia-did-turn", {"hex": hex_name(h)})
        for index in range(len(state.order) - 1, -1, -1):
            seat = state.order[index]
            state.push(TokensReturn(seat))
            if state.has_institute(seat):
                board = state.board(seat)
                if board.gaia_tech:
                    state.push(OfferGaiaTech(seat))
                if board.gaia_conversion:
                    state.push(OfferConversion(seat, state.rows[seat][GAIA_AREA]))


class TokensReturn(Step[GaiaState]):
    """Tokens go from the gaia area to bowl I, the Terrans' to bowl II (GP-6.1, GP-6.2)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: int = owner

    def run(self, state: GaiaState) -> None:
        row = state.rows[self.owner]
        bowl = state.board(self.owner).gaia_return_bowl
        row[BOWL1 + bowl - 1] += row[GAIA_AREA]
        row[GAIA_AREA] = 0
        if row[BRAIN] == IN_GAIA_AREA:
            row[BRAIN] = bowl


# ---- Terrans ------------------------------------------------------------------------------------------------


def conversions(worth: int) -> list[int]:
    """The power free actions that the returning tokens can still pay for (GP-22.2)."""
    return [index for index in range(len(FREE_ACTIONS)) if 0 < FREE_ACTIONS[index].power <= worth]


class OfferConversion(Step[GaiaState]):
    def __init__(self, owner: int, worth: int) -> None:
        super().__init__()
        self.owner: int = owner
        self.worth: int = worth

    def run(self, state: GaiaState) -> None:
        if conversions(self.worth):
            state.push(ConvertReturning(self.owner, self.worth))


class ConvertReturning(Task[GaiaState]):
    """The Terrans take resources as if the returning tokens were spent; `done` takes no more (R-053)."""

    def __init__(self, seat: int, worth: int) -> None:
        super().__init__(seat)
        self.worth: int = worth

    def options(self, state: GaiaState) -> list[int]:
        return [DONE, *[FREE + index for index in conversions(self.worth)]]

    def resolve(self, state: GaiaState, word: int) -> None:
        if word == DONE:
            return
        action = FREE_ACTIONS[word - FREE]
        state.push(OfferConversion(self.seat, self.worth - action.power))
        gain_all(state, self.seat, action.gain, 1, FROM_FACTION)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-convert-returning", {"n": self.worth})

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if FREE <= word < FREE + len(FREE_ACTIONS) and FREE_ACTIONS[word - FREE].power:
            missing = FREE_ACTIONS[word - FREE].power - self.worth
            return Message("gaia-why-power", {"n": missing})
        return None

    def opens(self) -> int:
        return TURN


# ---- Itars --------------------------------------------------------------------------------------------------


def tokens_for_tech(row: list[int]) -> int:
    return row[GAIA_AREA] + (1 if row[BRAIN] == IN_GAIA_AREA else 0)


class OfferGaiaTech(Step[GaiaState]):
    """Again and again, while there are tokens and tiles (GP-22.52)."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner: int = owner

    def run(self, state: GaiaState) -> None:
        price = state.board(self.owner).gaia_tech
        if tokens_for_tech(state.rows[self.owner]) >= price and can_take_tile(state, self.owner):
            state.push(GaiaTech(self.owner))


class GaiaTech(Task[GaiaState]):
    """Discard 4 tokens of the gaia area for a tech tile? A lost planet found so is charged for at once (R-055)."""

    def options(self, state: GaiaState) -> list[int]:
        return [DONE, GAIA_TECH]

    def resolve(self, state: GaiaState, word: int) -> None:
        if word == DONE:
            return
        state.rows[self.seat][GAIA_AREA] -= state.board(self.seat).gaia_tech
        state.push(OfferGaiaTech(self.seat))
        state.push(Charging(self.seat))
        take_tile(state, self.seat)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-gaia-tech", {"n": state.board(self.seat).gaia_tech})

    def opens(self) -> int:
        return TURN

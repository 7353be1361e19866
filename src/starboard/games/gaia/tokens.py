"""Federation tokens: gaining one, and its reward (chapter: form a federation)."""

from starboard.games.gaia.deeds import deed
from starboard.games.gaia.power import gain_all
from starboard.games.gaia.rows import FROM_FEDERATION, SUPPLY_OF
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import DEED_FEDERATION, ORDINARY_TOKENS, TOKENS
from starboard.games.gaia.vocabulary import TOKEN_WORD, word
from starboard.kernel import Message, Prompt, Task


def gain_token(state: GaiaState, seat: int, token: int) -> None:
    """Take a token, green side up if it has one, with its reward (GP-12.10, GP-12.11). It counts as forming a
    federation, wherever it came from (R-230)."""
    state.tokens[seat] = [*state.tokens[seat], 2 * token + (1 if TOKENS[token].green else 0)]
    state.emit("gaia-did-token", {"seat": seat, "token": word(TOKEN_WORD + token)})
    reward(state, seat, token)
    deed(state, seat, DEED_FEDERATION, 1)


def reward(state: GaiaState, seat: int, token: int) -> None:
    gain_all(state, seat, TOKENS[token].gain, 1, FROM_FEDERATION)


def tokens_left(state: GaiaState) -> bool:
    return any(state.table[SUPPLY_OF + token] for token in range(ORDINARY_TOKENS))


class ChooseToken(Task[GaiaState]):
    """Which federation token of the supply?"""

    def options(self, state: GaiaState) -> list[int]:
        return [TOKEN_WORD + token for token in range(ORDINARY_TOKENS) if state.table[SUPPLY_OF + token]]

    def resolve(self, state: GaiaState, word: int) -> None:
        token = word - TOKEN_WORD
        state.table[SUPPLY_OF + token] -= 1
        gain_token(state, self.seat, token)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-choose-token")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if TOKEN_WORD <= word <= TOKEN_WORD + ORDINARY_TOKENS:
            return Message("gaia-why-token-gone")
        return None

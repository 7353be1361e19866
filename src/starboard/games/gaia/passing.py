"""Chapter: pass. Pass effects, and a booster for the next round."""

from starboard.games.gaia.rows import (
    ADVANCED_TILES,
    BOOSTER,
    FIRST_PASSED,
    FROM_BOOSTER,
    FROM_TECH,
    PASSED,
    ROUND,
    USED,
    USED_BOOSTER,
)
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import ADVANCED, BOOSTERS, N_ADVANCED, ON_PASS, ROUNDS_PER_GAME, VP_GAIN
from starboard.games.gaia.vocabulary import BOOSTER_WORD, word
from starboard.kernel import Message, Prompt, Task


def boosters_left(state: GaiaState) -> list[int]:
    """The boosters that nobody holds: always three when somebody passes (GP-16.2)."""
    held = [row[BOOSTER] for row in state.rows]
    left = [booster for booster in state.setup.boosters if booster not in held]
    left.sort()
    return left


def pass_turn(state: GaiaState, seat: int) -> None:
    """Score what scores on passing, then change the booster (GP-16.6, GP-16.7, R-190)."""
    row = state.rows[seat]
    if row[BOOSTER] >= 0:
        booster = BOOSTERS[row[BOOSTER]]
        if booster.pass_vp:
            state.score(seat, FROM_BOOSTER, booster.pass_vp * state.count(seat, booster.per))
    for index in range(N_ADVANCED):
        tile = ADVANCED[index]
        if tile.kind == ON_PASS and row[ADVANCED_TILES] >> index & 1:
            state.score(seat, FROM_TECH, tile.gain[VP_GAIN] * state.count(seat, tile.per))
    row[PASSED] = 1
    state.passed = [*state.passed, seat]
    if state.table[FIRST_PASSED] < 0:
        state.table[FIRST_PASSED] = seat  # GP-16.8
    state.emit("gaia-did-pass", {"seat": seat})
    if state.table[ROUND] == ROUNDS_PER_GAME:
        row[BOOSTER] = -1  # GP-16.4
    else:
        state.push(ChooseBooster(seat))


class ChooseBooster(Task[GaiaState]):
    """Which booster? In set-up, and when passing: one of those that nobody holds, never the same (GP-16.3)."""

    def options(self, state: GaiaState) -> list[int]:
        return [BOOSTER_WORD + booster for booster in boosters_left(state)]

    def resolve(self, state: GaiaState, word: int) -> None:
        row = state.rows[self.seat]
        row[BOOSTER] = word - BOOSTER_WORD
        row[USED] |= USED_BOOSTER  # face down until the next round (GP-16.5)
        state.emit("gaia-did-booster", {"seat": self.seat, "booster": spell(word)})

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-choose-booster")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if BOOSTER_WORD <= word < BOOSTER_WORD + len(BOOSTERS):
            if word - BOOSTER_WORD not in state.setup.boosters:
                return Message("gaia-why-booster-not-here")
            if state.rows[self.seat][BOOSTER] == word - BOOSTER_WORD:
                return Message("gaia-why-same-booster")
            return Message("gaia-why-booster-held")
        return None

    def opens(self) -> int:
        return 0


def spell(number: int) -> str:
    return word(number)

"""Chapter: power and QIC actions (appendix III). Each space once per round, for all players together."""

from starboard.games.gaia.build import BuildMine, can_build
from starboard.games.gaia.power import can_gain, gain_all, spend, spendable
from starboard.games.gaia.rows import ACTIONS_TAKEN, FROM_ACTION, QIC
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import (
    N_POWER,
    PER_TYPE,
    POWER_ACTIONS,
    QIC_ACTIONS,
    QIC_TECH,
    QIC_TOKEN,
    QIC_TYPES,
    VP_GAIN,
)
from starboard.games.gaia.tech_tiles import can_take_tile, take_tile
from starboard.games.gaia.tokens import reward
from starboard.games.gaia.vocabulary import POWER_WORD, QIC_WORD, TOKEN_WORD, word
from starboard.kernel import Message, Prompt, Task


def can_take_power(state: GaiaState, seat: int, action: int) -> bool:
    """Free, affordable, and of some use (R-067)."""
    if state.table[ACTIONS_TAKEN] >> action & 1:
        return False
    space = POWER_ACTIONS[action]
    if spendable(state, seat) < space.cost:
        return False
    if space.free_steps:
        return can_build(state, seat, space.free_steps, 0)
    return can_gain(state, seat, space.gain)


def take_power(state: GaiaState, seat: int, action: int) -> None:
    """Pay, then apply (GP-14.2)."""
    space = POWER_ACTIONS[action]
    state.table[ACTIONS_TAKEN] |= 1 << action
    state.emit("gaia-did-power", {"seat": seat, "action": word(POWER_WORD + action)})
    if space.free_steps:
        state.push(BuildMine(seat, space.free_steps, 0))
    else:
        gain_all(state, seat, space.gain, 1, FROM_ACTION)
    spend(state, seat, space.cost, False)


def can_take_qic(state: GaiaState, seat: int, action: int) -> bool:
    if state.table[ACTIONS_TAKEN] >> (N_POWER + action) & 1:
        return False
    space = QIC_ACTIONS[action]
    if state.rows[seat][QIC] < space.cost:
        return False
    if space.effect == QIC_TECH:
        return can_take_tile(state, seat)
    if space.effect == QIC_TOKEN:
        return len(state.tokens[seat]) > 0  # GP-24.6
    return True


def take_qic(state: GaiaState, seat: int, action: int) -> None:
    space = QIC_ACTIONS[action]
    state.table[ACTIONS_TAKEN] |= 1 << (N_POWER + action)
    state.rows[seat][QIC] -= space.cost
    state.emit("gaia-did-qic", {"seat": seat, "action": word(QIC_WORD + action)})
    if space.effect == QIC_TECH:
        take_tile(state, seat)
    elif space.effect == QIC_TOKEN:
        state.push(RewardAgain(seat))
    elif space.effect == QIC_TYPES:  # GP-24.7
        state.score(seat, FROM_ACTION, space.gain[VP_GAIN] + state.count(seat, PER_TYPE))


class RewardAgain(Task[GaiaState]):
    """Which own token's reward comes again? No new token, nothing is flipped or formed (GP-24.6, GP-24.8)."""

    def options(self, state: GaiaState) -> list[int]:
        return sorted({TOKEN_WORD + token // 2 for token in state.tokens[self.seat]})

    def resolve(self, state: GaiaState, word: int) -> None:
        reward(state, self.seat, word - TOKEN_WORD)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-reward-again")


def why_no_power(state: GaiaState, seat: int, action: int) -> Message | None:
    if state.table[ACTIONS_TAKEN] >> action & 1:
        return Message("gaia-why-action-taken")
    missing = POWER_ACTIONS[action].cost - spendable(state, seat)
    if missing > 0:
        return Message("gaia-why-power", {"n": missing})
    return Message("gaia-why-no-use")


def why_no_qic(state: GaiaState, seat: int, action: int) -> Message | None:
    if state.table[ACTIONS_TAKEN] >> (N_POWER + action) & 1:
        return Message("gaia-why-action-taken")
    missing = QIC_ACTIONS[action].cost - state.rows[seat][QIC]
    if missing > 0:
        return Message("gaia-why-qic", {"n": missing})
    return Message("gaia-why-no-use")

"""Chapters: rounds and clean-up. How one round follows another."""

from starboard.games.gaia.actions import NextTurn
from starboard.games.gaia.gaia_phase import GaiaPhase
from starboard.games.gaia.income import Income
from starboard.games.gaia.rows import ACTIONS_TAKEN, ACTIVE, FIRST_PASSED, PASSED, ROUND, USED
from starboard.games.gaia.scoring import FinalScoring
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import ROUNDS_PER_GAME
from starboard.kernel import Step


class StartRound(Step[GaiaState]):
    """Income, gaia phase, actions, clean-up (GP-5.1)."""

    def run(self, state: GaiaState) -> None:
        state.table[ROUND] += 1
        state.table[ACTIVE] = -1
        state.emit("gaia-did-round", {"n": state.table[ROUND]})
        for row in state.rows:
            row[USED] = 0  # the boosters are turned up (GP-19.3)
        state.push(EndRound())
        state.push(NextTurn())
        state.push(GaiaPhase())
        for index in range(len(state.order) - 1, -1, -1):
            state.push(Income(state.order[index]))


class EndRound(Step[GaiaState]):
    """Clean-up, skipped after the last round (GP-19.1)."""

    def run(self, state: GaiaState) -> None:
        if state.table[ROUND] == ROUNDS_PER_GAME:
            state.push(FinalScoring())
            return
        clean_up(state)
        state.push(StartRound())


def clean_up(state: GaiaState) -> None:
    """Action tokens go back; the first who passed starts, or with the turn-order card the order of passing
    holds (GP-16.8, GP-19.2, GP-21.6)."""
    state.table[ACTIONS_TAKEN] = 0
    for row in state.rows:
        row[USED] = 0
        row[PASSED] = 0
    first = state.table[FIRST_PASSED]
    if state.setup.variable_order:
        state.order = state.passed
    else:
        state.order = [(first + step) % state.players for step in range(state.players)]
    state.passed = []
    state.table[FIRST_PASSED] = -1

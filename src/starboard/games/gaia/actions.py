"""Chapter: action phase. One turn after another until all have passed."""

from starboard.games.gaia import free_actions, special_actions
from starboard.games.gaia.build import BuildMine, can_build
from starboard.games.gaia.charging import Charging
from starboard.games.gaia.federation import ChoosePlanets, can_federate
from starboard.games.gaia.gaia_project import StartProject, can_start_project
from starboard.games.gaia.passing import pass_turn
from starboard.games.gaia.power_actions import can_take_power, can_take_qic, take_power, take_qic
from starboard.games.gaia.reasons import why_no_turn
from starboard.games.gaia.research import Research, can_research
from starboard.games.gaia.rows import ACTION_PHASE, ACTIVE, LOOSE, PASSED, PHASE
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import N_POWER, QIC_ACTIONS
from starboard.games.gaia.upgrade import Upgrade, can_upgrade
from starboard.games.gaia.vocabulary import (
    BUILD,
    FEDERATION,
    POWER_WORD,
    PROJECT,
    QIC_WORD,
    RESEARCH,
    UPGRADE,
)
from starboard.kernel import CLAUSE, DONE, PASS, TURN, Message, Prompt, Step, Task


class NextTurn(Step[GaiaState]):
    """The next player in order who has not passed; the phase ends when all have (GP-7.1, GP-7.2)."""

    def run(self, state: GaiaState) -> None:
        state.table[PHASE] = ACTION_PHASE
        order = state.order
        start = order.index(state.table[ACTIVE]) + 1 if state.table[ACTIVE] >= 0 else 0
        for step in range(len(order)):
            seat = order[(start + step) % len(order)]
            if not state.rows[seat][PASSED]:
                state.table[ACTIVE] = seat
                state.push(self)
                state.push(Turn(seat, TURN))
                return


def main_actions(state: GaiaState, seat: int) -> list[int]:
    """Every main action that can be carried out to its end."""
    words = [PASS]
    special_actions.offers(state, seat, words)
    if can_build(state, seat, 0, 0):
        words.append(BUILD)
    if can_start_project(state, seat, 0):
        words.append(PROJECT)
    if can_upgrade(state, seat):
        words.append(UPGRADE)
    if can_federate(state, seat):
        words.append(FEDERATION)
    if can_research(state, seat):
        words.append(RESEARCH)
    for action in range(N_POWER):
        if can_take_power(state, seat, action):
            words.append(POWER_WORD + action)
    for action in range(len(QIC_ACTIONS)):
        if can_take_qic(state, seat, action):
            words.append(QIC_WORD + action)
    return words


class Turn(Task[GaiaState]):
    """A main action or the pass, with free actions before it (GP-7.4)."""

    def __init__(self, seat: int, opening: int) -> None:
        super().__init__(seat)
        self.opening: int = opening

    def options(self, state: GaiaState) -> list[int]:
        words = main_actions(state, self.seat)
        free_actions.offers(state, self.seat, words)
        words.sort()
        return words

    def resolve(self, state: GaiaState, word: int) -> None:
        seat = self.seat
        if free_actions.is_free(word):
            state.push(Turn(seat, CLAUSE))
            free_actions.take(state, seat, word)
            return
        state.rows[seat][LOOSE] = 0
        if word == PASS:
            pass_turn(state, seat)
            return
        state.push(Charging(seat))
        state.push(Afterwards(seat))
        begin(state, seat, word)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-turn")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        return why_no_turn(state, self.seat, word)

    def opens(self) -> int:
        return self.opening


def begin(state: GaiaState, seat: int, word: int) -> None:
    """Start a main action."""
    if word == BUILD:
        state.push(BuildMine(seat, 0, 0))
    elif word == PROJECT:
        state.push(StartProject(seat))
    elif word == UPGRADE:
        state.push(Upgrade(seat))
    elif word == FEDERATION:
        state.push(ChoosePlanets(seat, []))
    elif word == RESEARCH:
        state.push(Research(seat))
    elif POWER_WORD <= word < POWER_WORD + N_POWER:
        take_power(state, seat, word - POWER_WORD)
    elif QIC_WORD <= word < QIC_WORD + len(QIC_ACTIONS):
        take_qic(state, seat, word - QIC_WORD)
    else:
        special_actions.use(state, seat, word)


class Afterwards(Task[GaiaState]):
    """Free actions after the main action; `done` ends the turn (GP-17.1)."""

    def options(self, state: GaiaState) -> list[int]:
        words = [DONE]
        free_actions.offers(state, self.seat, words)
        return words

    def resolve(self, state: GaiaState, word: int) -> None:
        if word == DONE:
            state.rows[self.seat][LOOSE] = 0
            return
        state.push(self)
        free_actions.take(state, self.seat, word)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-afterwards")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if free_actions.is_free(word):
            return free_actions.why_no_free(state, self.seat, word)
        return Message("gaia-why-one-action")

    def opens(self) -> int:
        return CLAUSE

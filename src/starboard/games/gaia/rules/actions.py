"""Chapter: action phase. One turn after another until all have passed."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa.flip import TurnUpCards
from starboard.games.gaia.rules import free_actions, special_actions
from starboard.games.gaia.rules.build import BuildMine, can_build
from starboard.games.gaia.rules.charging import Charging
from starboard.games.gaia.rules.form_federation import ChoosePlanets, can_federate
from starboard.games.gaia.rules.gaia_project import StartProject, can_start_project
from starboard.games.gaia.rules.passing import pass_turn
from starboard.games.gaia.rules.power_actions import can_take_power, can_take_qic, take_power, take_qic
from starboard.games.gaia.rules.reasons import why_no_turn
from starboard.games.gaia.rules.research import Research, can_research
from starboard.games.gaia.rules.upgrade import Upgrade, can_upgrade
from starboard.games.gaia.table import Table
from starboard.kernel import CLAUSE, CONTINUES, DONE, PASS, TURN, Message, Prompt, Step, Task


class NextTurn(Step[Table]):
    """The next player in order who has not passed; the phase ends when all have (GP-7.1, GP-7.2)."""

    def run(self, table: Table) -> None:
        table.phase = c.ACTION_PHASE
        order = table.order
        start = order.index(table.active) + 1 if table.active >= 0 else 0
        for step in range(len(order)):
            seat = order[(start + step) % len(order)]
            if not table.seats[seat].passed:
                table.active = seat
                table.push(self)
                table.push(Turn(seat) if table.is_person(seat) else TurnUpCards(0))
                return


def main_actions(table: Table, seat: int) -> list[int]:
    """Every main action that can be carried out to its end."""
    words = [PASS]
    special_actions.offers(table, seat, words)
    build = can_build(table, seat, 0, 0)
    if build:
        words.append(w.BUILD)
    if can_start_project(table, seat, 0):
        words.append(w.PROJECT)
    if can_upgrade(table, seat):
        words.append(w.UPGRADE)
    if can_federate(table, seat):
        words.append(w.FEDERATION)
    if can_research(table, seat):
        words.append(w.RESEARCH)
    for action in range(c.N_POWER):
        if can_take_power(table, seat, action, build):
            words.append(w.POWER + action)
    for action in range(len(c.QIC_ACTIONS)):
        if can_take_qic(table, seat, action):
            words.append(w.QIC + action)
    return words


class Turn(Task[Table]):
    """A main action or the pass, with free actions before it (GP-7.4)."""

    def options(self, table: Table) -> list[int]:
        words = main_actions(table, self.seat)
        free_actions.offers(table, self.seat, words)
        words.sort()
        return words

    def resolve(self, table: Table, word: int) -> None:
        seat = self.seat
        if free_actions.is_free(word):
            table.push(SameTurn(seat))
            free_actions.take(table, seat, word)
            return
        table.seats[seat].loose = 0
        if word == PASS:
            pass_turn(table, seat)
            return
        table.push(Charging(seat))
        table.push(Afterwards(seat))
        begin(table, seat, word)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-turn")

    def why_not(self, table: Table, word: int) -> Message | None:
        return why_no_turn(table, self.seat, word)

    def starts(self) -> int:
        return TURN


class SameTurn(Turn):
    """The turn goes on after a free action, which has come out only with the action that it was taken for."""

    def starts(self) -> int:
        return CLAUSE

    def comes_out(self, table: Table) -> str:
        return Turn.__name__


def begin(table: Table, seat: int, word: int) -> None:
    """Start a main action."""
    if word == w.BUILD:
        table.push(BuildMine(seat, 0, 0))
    elif word == w.PROJECT:
        table.push(StartProject(seat))
    elif word == w.UPGRADE:
        table.push(Upgrade(seat))
    elif word == w.FEDERATION:
        table.forming = seat
        table.push(ChoosePlanets(seat, [], CLAUSE if table.rules >= 2 else CONTINUES))
    elif word == w.RESEARCH:
        table.push(Research(seat))
    elif w.POWER <= word < w.POWER + c.N_POWER:
        take_power(table, seat, word - w.POWER)
    elif w.QIC <= word < w.QIC + len(c.QIC_ACTIONS):
        take_qic(table, seat, word - w.QIC)
    else:
        special_actions.use(table, seat, word)


class Afterwards(Task[Table]):
    """Free actions after the main action; `done` ends the turn (GP-17.1)."""

    def options(self, table: Table) -> list[int]:
        words = [DONE]
        free_actions.offers(table, self.seat, words)
        return words

    def resolve(self, table: Table, word: int) -> None:
        if word == DONE:
            table.seats[self.seat].loose = 0
            return
        table.push(self)
        free_actions.take(table, self.seat, word)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-afterwards")

    def why_not(self, table: Table, word: int) -> Message | None:
        if free_actions.is_free(word):
            return free_actions.why_no_free(table, self.seat, word)
        return Message("gaia-why-one-action")

    def starts(self) -> int:
        return CLAUSE

    def comes_out(self, table: Table) -> str:
        return Turn.__name__

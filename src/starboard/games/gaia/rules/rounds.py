"""Chapters: rounds and clean-up. How one round follows another."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia.rules.actions import NextTurn
from starboard.games.gaia.rules.gaia_phase import GaiaPhase
from starboard.games.gaia.rules.income import Income
from starboard.games.gaia.rules.scoring import FinalScoring
from starboard.games.gaia.table import Table
from starboard.kernel import Step


class StartRound(Step[Table]):
    """Income, gaia phase, actions, clean-up (GP-5.1)."""

    def run(self, table: Table) -> None:
        table.round += 1
        table.active = -1
        table.emit("gaia-did-round", {"n": table.round})
        for each in table.seats:
            each.used = 0  # the boosters are turned up (GP-19.3)
        table.push(EndRound())
        table.push(NextTurn())
        table.push(GaiaPhase())
        for index in range(len(table.order) - 1, -1, -1):
            if table.is_person(table.order[index]):
                table.push(Income(table.order[index]))


class EndRound(Step[Table]):
    """Clean-up, skipped after the last round (GP-19.1)."""

    def run(self, table: Table) -> None:
        if table.round == c.ROUNDS_PER_GAME:
            table.push(FinalScoring())
            return
        clean_up(table)
        table.push(StartRound())


def clean_up(table: Table) -> None:
    """Action tokens go back; the first who passed starts, or with the turn-order card the order of passing
    holds (GP-16.8, GP-19.2, GP-21.6)."""
    table.taken_by = c.UNTAKEN
    for each in table.seats:
        each.used = 0
        each.passed = False
    first = table.first_passed
    if table.setup.variable_order:
        table.order = table.passed
    else:
        count = len(table.seats)
        table.order = [(first + step) % count for step in range(count)]
    table.passed = []
    table.first_passed = -1

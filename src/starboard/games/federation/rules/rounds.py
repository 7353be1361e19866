"""The rounds: an ambassador phase, an executive phase, and the end of the round (FE-5, FE-13)."""

from __future__ import annotations

from starboard.games.federation import components as c
from starboard.games.federation.rules import few_players, laws, scoring
from starboard.games.federation.rules.executive import Executive
from starboard.games.federation.rules.placement import Placements
from starboard.games.federation.table import Table
from starboard.kernel import Step


class Round(Step[Table]):
    """A round is the ambassador phase, then the executive phase (FE-5.5)."""

    def run(self, table: Table) -> None:
        table.round += 1
        table.turn = 0
        table.starter = table.pawn  # FE-6.1
        few_players.block(table)
        table.emit("federation-did-round", {"n": table.round, "seat": table.starter})
        table.push(EndOfRound())
        table.push(Executive())
        table.push(Placements(0))


class EndOfRound(Step[Table]):
    """Tokens return, laws change, and after the last round the game is scored (FE-13)."""

    def run(self, table: Table) -> None:
        self._clear_senate(table)
        for seat in range(table.players):
            me = table.seats[seat]
            me.placed = 0
            me.die_out = False
            me.level_round = 0  # FE-31.6: the level token goes
            if me.special == c.SPECIAL_PLACED:
                me.special = c.SPECIAL_GONE  # FE-32.16
        table.executive = False
        table.law_gone = table.law_gone + table.law_now  # FE-13.3
        table.law_now = []
        if table.round == table.board.rounds:
            scoring.final(table)
            table.over = True
            return
        laws.turn_up(table, table.round + 1)
        table.push(Round())

    def _clear_senate(self, table: Table) -> None:
        boxed = [kind for kind in table.cover if kind != c.NOBODY] + table.used_alterations  # FE-13.2
        table.boxed_alterations = table.boxed_alterations + boxed
        table.used_alterations = []
        table.outer = []
        table.outer_order = []
        table.clear_senate()
        table.blocked = []

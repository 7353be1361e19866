"""Which words look best without saying them: for bots in a hurry."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia.rules.actions import Afterwards, SameTurn
from starboard.games.gaia.rules.free_actions import is_free
from starboard.games.gaia.rules.power import GiveTokens
from starboard.games.gaia.table import Table
from starboard.kernel import EMPTY, PASS


def _actions(table: Table, seat: int) -> list[int]:
    """The main actions on offer."""
    return [word for word in table.legal(seat) if word != PASS and not is_free(word)]


def obvious(table: Table, seat: int) -> int:
    """Where there is hardly a doubt: no conversion after the action, since there is time for it before the next one;
    tokens of the lowest bowl; and no chain of conversions, unless one has made an action possible or the game ends."""
    task = table.question(seat)
    if isinstance(task, (Afterwards, GiveTokens)):
        return table.legal(seat)[0]
    if isinstance(task, SameTurn) and table.round < c.ROUNDS_PER_GAME and not _actions(table, seat):
        return PASS
    return -1


def promising(table: Table, seat: int, count: int) -> list[int]:
    """What is obvious; after a conversion, the actions that it may have been made for."""
    sure = obvious(table, seat)
    if sure >= 0:
        return [sure]
    return _actions(table, seat)[:count] if isinstance(table.question(seat), SameTurn) else EMPTY

"""Which words look best without saying them: for bots in a hurry."""

from __future__ import annotations

from starboard.games.gaia.rules.actions import Afterwards, SameTurn
from starboard.games.gaia.rules.free_actions import is_free
from starboard.games.gaia.rules.power import GiveTokens
from starboard.games.gaia.table import Table
from starboard.kernel import EMPTY, PASS


def promising(table: Table, seat: int, count: int) -> list[int]:
    """Where there is hardly a doubt: no conversion after the action, tokens of the lowest bowl, and after a conversion
    the action that it was made for."""
    task = table.question(seat)
    if isinstance(task, (Afterwards, GiveTokens)):
        return table.legal(seat)[:1]
    if isinstance(task, SameTurn):
        return [word for word in table.legal(seat) if word != PASS and not is_free(word)][:count]
    return EMPTY

"""Which words look best without saying them: for bots in a hurry."""

from __future__ import annotations

from starboard.games.gaia.rules.actions import Afterwards, SameTurn
from starboard.games.gaia.rules.free_actions import is_free
from starboard.games.gaia.rules.power import GiveTokens
from starboard.games.gaia.table import Table
from starboard.kernel import EMPTY, PASS


def obvious(table: Table, seat: int) -> int:
    """Where there is hardly a doubt: no conversion after the action, since there is time for it before the next one;
    tokens of the lowest bowl."""
    task = table.question(seat)
    return table.legal(seat)[0] if isinstance(task, (Afterwards, GiveTokens)) else -1


def promising(table: Table, seat: int, count: int) -> list[int]:
    """What is obvious; after a conversion, the actions that it may have been made for."""
    task = table.question(seat)
    if isinstance(task, (Afterwards, GiveTokens)):
        return table.legal(seat)[:1]
    if isinstance(task, SameTurn):
        return [word for word in table.legal(seat) if word != PASS and not is_free(word)][:count]
    return EMPTY

"""VP of the Automa."""

from __future__ import annotations

from starboard.games.gaia.automa import cards
from starboard.games.gaia.table import Table


def gain_vp(table: Table, source: int, points: int) -> int:
    """VP during the game: on the highest level one more whenever there are any (GA-9.5). How many it were."""
    if points <= 0:
        return 0
    gained = points + cards.LEVELS[table.setup.automa.level - 1].bonus
    table.automa_self().score(source, gained)
    return gained

"""What a seat cannot see: nothing. After set-up everything in this game lies open."""

from __future__ import annotations

from starboard.games.gaia.table import Table
from starboard.kernel import Chance


def guess(table: Table, seat: int, chance: Chance) -> None:
    """Every table that looks the same is the same; only what chance will bring is unknown."""
    table.chance = chance

"""What a seat cannot see: nothing that has been drawn. The Automa's deck is drawn from when a card is turned up."""

from __future__ import annotations

from starboard.games.gaia.table import Table
from starboard.kernel import Chance


def guess(table: Table, seat: int, chance: Chance) -> None:
    """Every table that looks the same is the same; only what chance will bring is unknown."""
    table.chance = chance

"""What the Automa may be expected to have at the end: for bots."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import components as c
from starboard.games.gaia.automa import cards
from starboard.games.gaia.automa.deck import LAST_CARDS
from starboard.games.gaia.rules.scoring import research_points
from starboard.games.gaia.table import Table

_UNTURNED: Final = 2.2  # cards of a deck that are not acted upon, roughly: the first one, and those after the pass
_RESEARCH: Final = 0.9  # VP at the end for what a turn does in research, roughly
_CARD: Final = sum(each.vp for each in cards.CARDS) / len(cards.CARDS)
_FACTION: Final = sum(each.action == cards.FACTION for each in cards.CARDS) / len(cards.CARDS)


def outlook(table: Table) -> float:
    """VP now, and what its cards and round tiles will bring; final tiles are ranked elsewhere."""
    me = table.automa_self()
    value = float(me.vp + research_points(me))
    if table.over:
        return value
    automa = table.automa
    level = cards.LEVELS[table.setup.automa.level - 1]
    each = _CARD + _FACTION * cards.faction_card(me.faction).vp + _RESEARCH + level.bonus
    size = automa.size()
    turns = 0.0
    now = max(1, table.round)
    if table.round and not me.passed:
        turns += max(0.0, size - (_UNTURNED if automa.support == 0 else LAST_CARDS / 2.0))
        size = size + len(automa.discard) + (1 if automa.support else 0) + (1 if automa.action else 0)
        value += _tile(table, now)
    for later in range(now + 1, c.ROUNDS_PER_GAME + 1):
        size += 1
        turns += max(0.0, size - _UNTURNED)
        value += _tile(table, later)
    return value + each * turns


def _tile(table: Table, number: int) -> float:
    """What passing in a round scores."""
    numbers = c.ROUNDS[table.setup.rounds[number - 1]].automa
    return float(numbers[0] if 2 * number <= c.ROUNDS_PER_GAME else numbers[1])

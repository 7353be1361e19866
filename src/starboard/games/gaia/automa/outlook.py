"""What the Automa may be expected to have at the end: for bots."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import components as c
from starboard.games.gaia.automa import cards
from starboard.games.gaia.automa.deck import LAST_CARDS
from starboard.games.gaia.rules.scoring import research_points
from starboard.games.gaia.table import Table

_LAST: Final = [0.0, 0.5, 0.75, 0.9]  # turns that so many last cards of a deck still bring: half show the pass light
_MORE: Final = 0.5  # VP that a turn brings besides those of its card: research at the end, lasting abilities


def outlook(table: Table) -> float:
    """VP now, and what its cards and round tiles will bring; final tiles are ranked elsewhere."""
    me = table.automa_self()
    value = float(me.vp + research_points(me))
    if table.over:
        return value
    automa = table.automa
    turned = [number for number in [*automa.discard, automa.support, automa.action] if number]
    size = automa.size()
    turns = 0.0
    now = max(1, table.round)
    if table.round and not me.passed:
        turns += turns_of(size if automa.support else size - 1)
        size += len(turned)
        value += _tile(table, now)
    elif not table.round:
        now = 0
        size -= 1
    for later in range(now + 1, c.ROUNDS_PER_GAME + 1):
        size += 1
        turns += turns_of(size - 1)
        value += _tile(table, later)
    return value + (_worth(table, turned) + _MORE) * turns


def turns_of(left: int) -> float:
    """How many more turns a deck with so many cards brings, if a support card lies there."""
    return _LAST[max(0, left)] if left <= LAST_CARDS else left - LAST_CARDS + _LAST[LAST_CARDS]


def _worth(table: Table, turned: list[int]) -> float:
    """What a card brings on average: those that are known, and for the others those that nobody has seen."""
    automa = table.automa
    faction = cards.faction_card(table.automa_self().faction).vp
    known = [*automa.known, *turned]
    total = 0.0
    for number in known:
        total += _vp(number, faction)
    unseen = 0.0
    for number in automa.unseen:
        unseen += _vp(number, faction)
    count = len(known) + automa.unknown + 2  # those that will come with the next rounds count a little
    if automa.unseen:
        total += (automa.unknown + 2) * unseen / len(automa.unseen)
    return total / count + cards.LEVELS[table.setup.automa.level - 1].bonus


def _vp(number: int, faction: int) -> int:
    card = cards.card(number)
    return faction if card.action == cards.FACTION else card.vp


def _tile(table: Table, number: int) -> float:
    """What passing in a round scores."""
    numbers = c.ROUNDS[table.setup.rounds[number - 1]].automa
    return float(numbers[0] if 2 * number <= c.ROUNDS_PER_GAME else numbers[1])

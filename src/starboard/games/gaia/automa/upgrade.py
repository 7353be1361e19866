"""The Automa upgrades a structure."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa import cards
from starboard.games.gaia.automa.cards import Card
from starboard.games.gaia.automa.choice import BY_NEAREST, Choice, Deed
from starboard.games.gaia.automa.order import by_direction, by_nearest
from starboard.games.gaia.automa.points import gain_vp
from starboard.games.gaia.table import Table


def next_upgrade(table: Table, order: list[list[int]]) -> list[int]:
    """The first change that can be made: what is replaced, and by what; nothing if there is none (GA-4.1)."""
    pieces = table.automa_self().pieces
    for line in order:
        if pieces[line[0]] > 0:
            for goal in line[1:]:
                if pieces[goal] < c.PIECE_COUNT[goal]:
                    return [line[0], goal]
    return []


def upgrade(table: Table, support: Card, downgrade: bool) -> Deed:
    """The structure nearest to a person's planet, then by direction (GA-4.2)."""
    change = next_upgrade(table, cards.WITH_DOWNGRADE if downgrade else cards.UPGRADES)
    if not change:
        return Deed(cards.UPGRADE, Choice([]))
    seat = table.automa_seat()
    me = table.automa_self()
    own = sorted([h for h in me.planets if table.owner[h] == seat and table.piece[h] == change[0]])
    choice = Choice([w.HEX + h for h in own])
    by_nearest(choice, table, BY_NEAREST)
    by_direction(choice, support)
    deed = Deed(cards.UPGRADE, choice)
    deed.before = change[0]
    deed.piece = change[1]
    where = deed.chosen - w.HEX
    me.add(change[0], -1)
    me.add(change[1], 1)
    table.put(where, change[1], seat)
    table.pending = [*table.pending, where]
    if change[0] == c.MINE:
        deed.vp = gain_vp(table, c.FROM_FACTION, cards.faction_card(me.faction).mine_to_station)  # GA-7.3
    return deed

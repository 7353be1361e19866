"""The Automa advances in research."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa import cards
from starboard.games.gaia.automa.cards import Card
from starboard.games.gaia.automa.choice import BY_FACTION, BY_HIGHEST, Choice, Deed
from starboard.games.gaia.automa.order import by_least, by_number
from starboard.games.gaia.rules.research import fifth_holder
from starboard.games.gaia.table import Table


def tile_lies(table: Table, track: int) -> bool:
    return bool(table.advanced_left >> table.setup.advanced_at[track] & 1)


def is_open(table: Table, track: int) -> bool:
    """It can go up there, or stands on 4 and the advanced tile still lies there (GA-5.1)."""
    level = table.automa_self().levels[track]
    if level < c.TOP_LEVEL - 1:
        return True
    return level == c.TOP_LEVEL - 1 and (tile_lies(table, track) or fifth_holder(table, track) < 0)


def choose_area(table: Table, support: Card, highest: bool, area: int) -> Choice:
    """The area of the faction card, or the highest; then numbered from the left or the right (GA-5.2, GA-7.1)."""
    choice = Choice([w.TRACK + track for track in range(c.N_TRACKS) if is_open(table, track)])
    if not choice.left:
        return choice
    if area >= 0:
        if w.TRACK + area not in choice.left and table.setup.automa.gaia_only:
            return Choice([])
        choice.narrow(BY_FACTION, [word for word in choice.left if word == w.TRACK + area])
    if highest:
        by_least(choice, BY_HIGHEST, [-table.automa_self().levels[word - w.TRACK] for word in choice.left])
    by_number(choice, support)
    return choice


def research(table: Table, support: Card, highest: bool, area: int) -> Deed:
    """One level up, without any bonus; on level 4 the advanced tile goes first (GA-5.3, GA-5.4)."""
    action = cards.RESEARCH_HIGHEST if highest else cards.RESEARCH
    deed = Deed(action, choose_area(table, support, highest, area))
    if deed.chosen < 0:
        return deed
    track = deed.chosen - w.TRACK
    me = table.automa_self()
    level = me.levels[track]
    if level == c.TOP_LEVEL - 1 and tile_lies(table, track):
        tile = table.setup.advanced_at[track]
        table.advanced_left &= ~(1 << tile)
        table.automa.tiles_gone |= 1 << tile
        deed.tile = tile
        return deed
    me.set_level(track, level + 1)
    if level + 1 == c.TOP_LEVEL and c.FIFTH[track] == c.FIFTH_TOKEN:  # GA-5.5, R-308
        table.automa.token_gone = table.fifth_token
        table.fifth_token = -1
    return deed

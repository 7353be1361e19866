"""Why a word of the turn cannot be said now."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.federation_search import UNREACHED, fewest
from starboard.games.gaia.rules import free_actions, special_actions
from starboard.games.gaia.rules.build import has_mine_to_build, why_no_mine
from starboard.games.gaia.rules.form_federation import budget, enough_power, needed, problem_of
from starboard.games.gaia.rules.gaia_project import project_cost, why_no_project
from starboard.games.gaia.rules.power import tokens_in_bowls
from starboard.games.gaia.rules.power_actions import why_no_power, why_no_qic
from starboard.games.gaia.rules.tokens import tokens_left
from starboard.games.gaia.rules.upgrade import why_no_upgrade
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.table import Table
from starboard.kernel import DONE, Message

FURTHER: Final = 4  # so many satellites more than can be paid are told as a number


def why_no_turn(table: Table, seat: int, word: int) -> Message | None:
    if word == DONE:
        return Message("gaia-why-act-or-pass")
    if w.is_hex(word):
        return why_not_there(table, seat, word - w.HEX) or Message("gaia-why-say-what-first")
    if free_actions.is_free(word):
        return free_actions.why_no_free(table, seat, word)
    if w.POWER <= word < w.POWER + c.N_POWER:
        return why_no_power(table, seat, word - w.POWER)
    if w.QIC <= word < w.QIC + len(c.QIC_ACTIONS):
        return why_no_qic(table, seat, word - w.QIC)
    if special_actions.is_special(word):
        return special_actions.why_no_special(table, seat, word)
    return why_no_action(table, seat, word)


def why_not_there(table: Table, seat: int, where: int) -> Message | None:
    """What stands or lies there tells what was meant: to upgrade, to begin a gaia project, or to build a mine."""
    if table.colonised_by(seat, where):
        return why_no_upgrade(table, seat, where)
    if table.planet[where] == c.TRANSDIM:
        return why_no_project(table, seat, where, 0)
    return why_no_mine(table, seat, where, 0, 0)


def why_no_action(table: Table, seat: int, word: int) -> Message | None:
    me = table.seats[seat]
    if word == w.BUILD:
        return why_no_build(me)
    if word == w.PROJECT:
        if me.gaiaformers == 0:
            return Message("gaia-why-no-gaiaformer")
        missing = project_cost(table, seat) - tokens_in_bowls(me)
        return Message("gaia-why-tokens", {"n": missing}) if missing > 0 else Message("gaia-why-no-target")
    if word == w.UPGRADE:
        return Message("gaia-why-no-upgrade")
    if word == w.FEDERATION:
        return why_no_federation(table, seat)
    if word == w.RESEARCH:
        missing = c.RESEARCH_COST - me.knowledge
        return Message("gaia-why-knowledge", {"n": missing}) if missing > 0 else Message("gaia-why-no-track")
    return None


def why_no_build(me: Seat) -> Message:
    if me.pieces[c.MINE] >= c.PIECE_COUNT[c.MINE]:
        return Message("gaia-why-no-mine-left")
    if not has_mine_to_build(me):
        if me.ore < c.MINE_COST[c.ORE]:
            return Message("gaia-why-ore", {"n": c.MINE_COST[c.ORE] - me.ore})
        return Message("gaia-why-credits", {"n": c.MINE_COST[c.CREDITS] - me.credits})
    return Message("gaia-why-no-target")


def why_no_federation(table: Table, seat: int) -> Message:
    """Power short by n, or satellites that cannot be paid."""
    if not tokens_left(table):
        return Message("gaia-why-token-gone")
    if not enough_power(table, seat, needed(table, seat)):
        return Message("gaia-why-federation-power", {"n": needed(table, seat)})
    most = budget(table, seat)
    wanted = fewest(problem_of(table, seat, most + FURTHER))
    return Message("gaia-why-satellites", {"n": wanted - most}) if wanted < UNREACHED else Message("gaia-why-too-far")


def while_waiting(table: Table, seat: int) -> Message | None:
    """What a seat that is not asked may want to know."""
    if table.seats[seat].passed:
        return Message("gaia-why-passed")
    return None

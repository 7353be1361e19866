"""A turn of the Automa: the next cards, then what they say, or its pass."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia.automa import cards, log
from starboard.games.gaia.automa.cards import Card
from starboard.games.gaia.automa.choice import Deed, Turn
from starboard.games.gaia.automa.mine import build_mine
from starboard.games.gaia.automa.points import gain_vp
from starboard.games.gaia.automa.research import research
from starboard.games.gaia.automa.spaces import cover_space
from starboard.games.gaia.automa.upgrade import upgrade
from starboard.games.gaia.rules.charging import Charging
from starboard.games.gaia.table import Table
from starboard.kernel import Step


class AutomaTurn(Step[Table]):
    """The table plays it; only who may charge is asked."""

    def run(self, table: Table) -> None:
        automa = table.automa
        automa.next_cards(table.chance)
        turn = Turn(table.round, automa.support, automa.action)
        log.cards_turned(table, turn)
        if automa.must_pass():
            pass_round(table, turn)
            return
        table.push(Charging(table.automa_seat()))
        support = cards.card(turn.support)
        action = cards.card(turn.action)
        if action.action == cards.FACTION:
            by_faction(table, support, turn)
            vp = cards.faction_card(table.automa_self().faction).vp
        else:
            by_card(table, support, action.action, turn)
            vp = action.vp
        source = c.FROM_FACTION if action.action == cards.FACTION else c.FROM_CARDS
        turn.vp = gain_vp(table, source, vp)  # GA-2.3
        automa.tell(turn)
        log.turn_done(table, turn)


def did(table: Table, turn: Turn, deed: Deed) -> bool:
    """Note a part of the turn; whether it could be done."""
    turn.deeds.append(deed)
    log.deed_done(table, deed, turn.support)
    return deed.chosen >= 0


def by_card(table: Table, support: Card, action: int, turn: Turn) -> None:
    """What an ordinary action card says."""
    if action == cards.MINE:
        mine_or_upgrade(table, support, support.range, cards.FIRST_NONE, turn)
    elif action == cards.UPGRADE:
        upgrade_one(table, support, table.setup.automa.downgrades, turn)
    elif action == cards.SPACE:
        did(table, turn, cover_space(table, support))
        if cards.faction_card(table.automa_self().faction).twice and min(table.taken_by) < 0:  # GA-7.4
            did(table, turn, cover_space(table, support))
    else:
        did(table, turn, research(table, support, action == cards.RESEARCH_HIGHEST, -1))


def by_faction(table: Table, support: Card, turn: Turn) -> None:
    """The parts of the faction card, one after the other; what is impossible is left out (GA-2.4)."""
    done = True
    for part in cards.faction_card(table.automa_self().faction).parts:
        if part.otherwise and done:
            continue
        if part.action == cards.MINE and part.otherwise:
            done = did(table, turn, build_mine(table, support, part.range, part.first))
        elif part.action == cards.MINE:
            done = mine_or_upgrade(table, support, part.range, part.first, turn)
        elif part.action == cards.UPGRADE:
            done = upgrade_one(table, support, part.downgrade or table.setup.automa.downgrades, turn)
        elif part.action == cards.SPACE:
            done = did(table, turn, cover_space(table, support))
        else:
            done = did(table, turn, research(table, support, False, part.area))


def mine_or_upgrade(table: Table, support: Card, reach: int, first: int, turn: Turn) -> bool:
    """Without a mine, or a planet in range, it upgrades instead (GA-3.1)."""
    if did(table, turn, build_mine(table, support, reach, first)):
        return True
    return upgrade_one(table, support, table.setup.automa.downgrades, turn)


def upgrade_one(table: Table, support: Card, downgrade: bool, turn: Turn) -> bool:
    """An upgrade; a new lab of the Firaks brings research (GA-7.7)."""
    me = cards.faction_card(table.automa_self().faction)
    deed = upgrade(table, support, downgrade and me.lab_research)
    if not did(table, turn, deed):
        return False
    if deed.piece == c.LAB and me.lab_research:
        did(table, turn, research(table, support, False, -1))
    return True


def pass_round(table: Table, turn: Turn) -> None:
    """The number of the round tile, another booster, the next deck (GA-8.1 to GA-8.4)."""
    seat = table.automa_seat()
    me = table.automa_self()
    turn.passed = True
    numbers = c.ROUNDS[table.setup.rounds[table.round - 1]].automa
    turn.vp = gain_vp(table, c.FROM_ROUND, numbers[0] if 2 * table.round <= c.ROUNDS_PER_GAME else numbers[1])
    me.passed = True
    table.passed = [*table.passed, seat]
    if table.first_passed < 0:
        table.first_passed = seat
    if table.round < c.ROUNDS_PER_GAME:
        turn.booster = table.automa.row[cards.card(turn.support).pass_booster]
        table.automa.exchange(turn.booster, me.booster)
        me.booster = turn.booster
        table.automa.gather()
    else:
        table.automa.exchange(-1, me.booster)
        me.booster = -1
    table.automa.tell(turn)
    log.passed(table, turn)

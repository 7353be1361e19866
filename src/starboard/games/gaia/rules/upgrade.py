"""Chapter: upgrade structures."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.deeds import deed
from starboard.games.gaia.rules.tech_tiles import take_tile
from starboard.games.gaia.rules.tokens import gain_token
from starboard.games.gaia.table import Table
from starboard.kernel import Message, Prompt, Task


def has_neighbour(table: Table, seat: int, where: int) -> bool:
    """An opponent's structure within distance 2, on the very planet included (GP-10.8, R-090)."""
    for h in table.setup.stars.shape.within2[where]:
        if c.IS_STRUCTURE[table.piece[h]] and table.owner[h] != seat:
            return True
        if table.guest[h] >= 0 and table.guest[h] != seat:
            return True
    return False


def upgrade_cost(table: Table, seat: int, where: int, goal: int) -> list[int]:
    """As printed (GP-10.5 to GP-10.11): the price belongs to the building, not to what it replaces (R-094)."""
    if goal == c.STATION:
        return c.STATION_COST_NEAR if has_neighbour(table, seat, where) else c.STATION_COST
    if goal == c.LAB:
        return c.LAB_COST
    return c.INSTITUTE_COST if goal == c.INSTITUTE else c.ACADEMY_COST


def can_become(table: Table, seat: int, where: int, goal: int) -> bool:
    me = table.seats[seat]
    if me.pieces[goal] >= c.PIECE_COUNT[goal]:
        return False
    if goal == c.STATION and me.can_pay(c.STATION_COST):
        return True  # whoever is near
    return me.can_pay(upgrade_cost(table, seat, where, goal))


def goals(table: Table, seat: int, where: int) -> list[int]:
    """What the structure on a hex can become now; what others' mines stand on is not theirs to upgrade."""
    if table.owner[where] != seat:
        return []
    return [g for g in table.board(seat).upgrades[table.piece[where]] if can_become(table, seat, where, g)]


def upgradable(table: Table, seat: int) -> list[int]:
    places = [h for h in table.seats[seat].planets if goals(table, seat, h)]
    places.sort()
    return places


def can_upgrade(table: Table, seat: int) -> bool:
    me = table.seats[seat]
    if me.ore < c.STATION_COST[c.ORE] or me.credits < c.STATION_COST_NEAR[c.CREDITS]:
        return False
    upgrades = table.board(seat).upgrades
    for h in me.planets:
        if table.owner[h] == seat:
            for goal in upgrades[table.piece[h]]:
                if can_become(table, seat, h, goal):
                    return True
    return False


class Upgrade(Task[Table]):
    """Which structure?"""

    def options(self, table: Table) -> list[int]:
        return [w.HEX + h for h in upgradable(table, self.seat)]

    def resolve(self, table: Table, word: int) -> None:
        table.push(UpgradeTo(self.seat, word - w.HEX))

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-upgrade")

    def why_not(self, table: Table, word: int) -> Message | None:
        return why_no_upgrade(table, self.seat, word - w.HEX) if w.is_hex(word) else None


class UpgradeTo(Task[Table]):
    """What does it become?"""

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where: int = where

    def options(self, table: Table) -> list[int]:
        return [w.BUILDING + goal for goal in goals(table, self.seat, self.where)]

    def resolve(self, table: Table, word: int) -> None:
        goal = word - w.BUILDING
        table.seats[self.seat].pay(upgrade_cost(table, self.seat, self.where, goal))
        replace(table, self.seat, self.where, goal)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-upgrade-to", {"hex": w.hex_word(self.where)})

    def why_not(self, table: Table, word: int) -> Message | None:
        goal = word - w.BUILDING
        if c.STATION <= goal < c.LOST_MINE:
            return why_not_become(table, self.seat, self.where, goal)
        return None


def replace(table: Table, seat: int, where: int, goal: int) -> None:
    """The old piece goes back to its row before anything is counted (GP-10.3, R-091)."""
    me = table.seats[seat]
    me.add(table.piece[where], -1)
    me.add(goal, 1)
    table.put(where, goal, seat)
    table.pending = [*table.pending, where]
    me.forget_federations()
    table.emit("gaia-did-upgrade", {"seat": seat, "hex": w.hex_word(where), "building": w.spell(w.BUILDING + goal)})
    if goal == c.STATION:
        deed(table, seat, c.DEED_STATION, 1)
    elif c.IS_BIG[goal]:
        deed(table, seat, c.DEED_BIG, 1)
    if goal == c.INSTITUTE:
        if table.board(seat).institute_token:  # GP-22.15, GP-22.16
            gain_token(table, seat, c.GLEENS_TOKEN)
    elif goal != c.STATION:
        take_tile(table, seat)  # GP-10.10, GP-10.11


def why_no_upgrade(table: Table, seat: int, where: int) -> Message | None:
    if not table.colonised_by(seat, where):
        return Message("gaia-why-not-yours")
    paths = table.board(seat).upgrades[table.piece[where]] if table.owner[where] == seat else []
    if not paths:
        return Message("gaia-why-not-upgradable")
    return why_not_become(table, seat, where, paths[0])


def why_not_become(table: Table, seat: int, where: int, goal: int) -> Message | None:
    me = table.seats[seat]
    if goal not in table.board(seat).upgrades[table.piece[where]]:
        return Message("gaia-why-not-upgradable")
    if me.pieces[goal] >= c.PIECE_COUNT[goal]:
        return Message("gaia-why-no-piece-left")
    cost = upgrade_cost(table, seat, where, goal)
    if cost[c.ORE] > me.ore:
        return Message("gaia-why-ore", {"n": cost[c.ORE] - me.ore})
    if cost[c.CREDITS] > me.credits:
        return Message("gaia-why-credits", {"n": cost[c.CREDITS] - me.credits})
    return None

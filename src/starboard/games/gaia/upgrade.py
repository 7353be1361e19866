"""Chapter: upgrade structures."""

from starboard.games.gaia.deeds import deed
from starboard.games.gaia.power import can_pay, pay
from starboard.games.gaia.rows import COUNT, CREDITS, ORE
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import (
    ACADEMY_COST,
    DEED_BIG,
    DEED_STATION,
    GLEENS_TOKEN,
    INSTITUTE,
    INSTITUTE_COST,
    IS_BIG,
    IS_STRUCTURE,
    LAB,
    LAB_COST,
    LOST_MINE,
    PIECE_COUNT,
    STATION,
    STATION_COST,
    STATION_COST_NEAR,
)
from starboard.games.gaia.tech_tiles import take_tile
from starboard.games.gaia.tokens import gain_token
from starboard.games.gaia.vocabulary import BUILDING, HEX, LAST_HEX, building_word, hex_name
from starboard.games.gaia.vocabulary import word as spell
from starboard.kernel import Message, Prompt, Task


def has_neighbour(state: GaiaState, seat: int, where: int) -> bool:
    """An opponent's structure within distance 2, on the very planet included (GP-10.8, R-090)."""
    for h in state.setup.stars.shape.within2[where]:
        if IS_STRUCTURE[state.piece[h]] and state.owner[h] != seat:
            return True
        if state.guest[h] >= 0 and state.guest[h] != seat:
            return True
    return False


def upgrade_cost(state: GaiaState, seat: int, where: int, goal: int) -> list[int]:
    """As printed (GP-10.5 to GP-10.11): the price belongs to the building, not to what it replaces (R-094)."""
    if goal == STATION:
        return STATION_COST_NEAR if has_neighbour(state, seat, where) else STATION_COST
    if goal == LAB:
        return LAB_COST
    return INSTITUTE_COST if goal == INSTITUTE else ACADEMY_COST


def can_become(state: GaiaState, seat: int, where: int, goal: int) -> bool:
    row = state.rows[seat]
    return row[COUNT + goal] < PIECE_COUNT[goal] and can_pay(row, upgrade_cost(state, seat, where, goal))


def goals(state: GaiaState, seat: int, where: int) -> list[int]:
    """What the structure on a hex can become now; what others' mines stand on is not theirs to upgrade."""
    if state.owner[where] != seat:
        return []
    return [g for g in state.board(seat).upgrades[state.piece[where]] if can_become(state, seat, where, g)]


def upgradable(state: GaiaState, seat: int) -> list[int]:
    places = [h for h in state.own[seat] if goals(state, seat, h)]
    places.sort()
    return places


def can_upgrade(state: GaiaState, seat: int) -> bool:
    row = state.rows[seat]
    if row[ORE] < STATION_COST[ORE] or row[CREDITS] < STATION_COST_NEAR[CREDITS]:
        return False
    return any(goals(state, seat, h) for h in state.own[seat])


class Upgrade(Task[GaiaState]):
    """Which structure?"""

    def options(self, state: GaiaState) -> list[int]:
        return [HEX + h for h in upgradable(state, self.seat)]

    def resolve(self, state: GaiaState, word: int) -> None:
        state.push(UpgradeTo(self.seat, word - HEX))

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-upgrade")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        return why_no_upgrade(state, self.seat, word - HEX) if HEX <= word <= LAST_HEX else None


class UpgradeTo(Task[GaiaState]):
    """What does it become?"""

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where: int = where

    def options(self, state: GaiaState) -> list[int]:
        return [building_word(goal) for goal in goals(state, self.seat, self.where)]

    def resolve(self, state: GaiaState, word: int) -> None:
        goal = word - BUILDING + STATION
        pay(state.rows[self.seat], upgrade_cost(state, self.seat, self.where, goal))
        replace(state, self.seat, self.where, goal)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-upgrade-to", {"hex": hex_name(self.where)})

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        goal = word - BUILDING + STATION
        if STATION <= goal < LOST_MINE:
            return why_not_become(state, self.seat, self.where, goal)
        return None


def replace(state: GaiaState, seat: int, where: int, goal: int) -> None:
    """The old piece goes back to its row before anything is counted (GP-10.3, R-091)."""
    row = state.rows[seat]
    row[COUNT + state.piece[where]] -= 1
    row[COUNT + goal] += 1
    state.put(where, goal, seat)
    state.pending = [*state.pending, where]
    state.forget_federations(seat)
    state.emit("gaia-did-upgrade", {"seat": seat, "hex": hex_name(where), "building": spell(building_word(goal))})
    if goal == STATION:
        deed(state, seat, DEED_STATION, 1)
    elif IS_BIG[goal]:
        deed(state, seat, DEED_BIG, 1)
    if goal == INSTITUTE:
        if state.board(seat).institute_token:  # GP-22.15, GP-22.16
            gain_token(state, seat, GLEENS_TOKEN)
    elif goal != STATION:
        take_tile(state, seat)  # GP-10.10, GP-10.11


def why_no_upgrade(state: GaiaState, seat: int, where: int) -> Message | None:
    if not state.colonised_by(seat, where):
        return Message("gaia-why-not-yours")
    paths = state.board(seat).upgrades[state.piece[where]] if state.owner[where] == seat else []
    if not paths:
        return Message("gaia-why-not-upgradable")
    return why_not_become(state, seat, where, paths[0])


def why_not_become(state: GaiaState, seat: int, where: int, goal: int) -> Message | None:
    row = state.rows[seat]
    if goal not in state.board(seat).upgrades[state.piece[where]]:
        return Message("gaia-why-not-upgradable")
    if row[COUNT + goal] >= PIECE_COUNT[goal]:
        return Message("gaia-why-no-piece-left")
    cost = upgrade_cost(state, seat, where, goal)
    if cost[ORE] > row[ORE]:
        return Message("gaia-why-ore", {"n": cost[ORE] - row[ORE]})
    if cost[CREDITS] > row[CREDITS]:
        return Message("gaia-why-credits", {"n": cost[CREDITS] - row[CREDITS]})
    return None

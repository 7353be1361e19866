"""Why a word of the turn cannot be said now."""

from starboard.games.gaia import free_actions, special_actions
from starboard.games.gaia.build import has_mine_to_build
from starboard.games.gaia.federation import budget, needed, search
from starboard.games.gaia.gaia_project import project_cost
from starboard.games.gaia.power import tokens_in_bowls
from starboard.games.gaia.power_actions import why_no_power, why_no_qic
from starboard.games.gaia.rows import COUNT, CREDITS, GF_FREE, KNOWLEDGE, ORE, PASSED
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import MINE, MINE_COST, N_POWER, PIECE_COUNT, QIC_ACTIONS, RESEARCH_COST
from starboard.games.gaia.tokens import tokens_left
from starboard.games.gaia.vocabulary import (
    BUILD,
    FEDERATION,
    HEX,
    LAST_HEX,
    POWER_WORD,
    PROJECT,
    QIC_WORD,
    RESEARCH,
    UPGRADE,
)
from starboard.kernel import DONE, Message


def why_no_turn(state: GaiaState, seat: int, word: int) -> Message | None:
    if word == DONE:
        return Message("gaia-why-act-or-pass")
    if HEX <= word <= LAST_HEX:
        return Message("gaia-why-say-what-first")
    if free_actions.is_free(word):
        return free_actions.why_no_free(state, seat, word)
    if POWER_WORD <= word < POWER_WORD + N_POWER:
        return why_no_power(state, seat, word - POWER_WORD)
    if QIC_WORD <= word < QIC_WORD + len(QIC_ACTIONS):
        return why_no_qic(state, seat, word - QIC_WORD)
    if special_actions.is_special(word):
        return special_actions.why_no_special(state, seat, word)
    return why_no_action(state, seat, word)


def why_no_action(state: GaiaState, seat: int, word: int) -> Message | None:
    row = state.rows[seat]
    if word == BUILD:
        return why_no_build(row)
    if word == PROJECT:
        if row[GF_FREE] == 0:
            return Message("gaia-why-no-gaiaformer")
        missing = project_cost(state, seat) - tokens_in_bowls(row)
        return Message("gaia-why-tokens", {"n": missing}) if missing > 0 else Message("gaia-why-no-target")
    if word == UPGRADE:
        return Message("gaia-why-no-upgrade")
    if word == FEDERATION:
        return why_no_federation(state, seat)
    if word == RESEARCH:
        missing = RESEARCH_COST - row[KNOWLEDGE]
        return Message("gaia-why-knowledge", {"n": missing}) if missing > 0 else Message("gaia-why-no-track")
    return None


def why_no_build(row: list[int]) -> Message:
    if row[COUNT + MINE] >= PIECE_COUNT[MINE]:
        return Message("gaia-why-no-mine-left")
    if not has_mine_to_build(row):
        if row[ORE] < MINE_COST[ORE]:
            return Message("gaia-why-ore", {"n": MINE_COST[ORE] - row[ORE]})
        return Message("gaia-why-credits", {"n": MINE_COST[CREDITS] - row[CREDITS]})
    return Message("gaia-why-no-target")


def why_no_federation(state: GaiaState, seat: int) -> Message:
    """Power short by n, or satellites that cannot be paid."""
    if not tokens_left(state):
        return Message("gaia-why-token-gone")
    found = search(state, seat)
    most = budget(state, seat)
    for plan in found.plans:
        if plan.satellites > most:
            return Message("gaia-why-satellites", {"n": plan.satellites - most})
    total = sum(found.problem.powers)
    if found.problem.powers and total >= needed(state, seat):
        return Message("gaia-why-too-far")
    return Message("gaia-why-federation-power", {"n": needed(state, seat)})


def while_waiting(state: GaiaState, seat: int) -> Message | None:
    """What a seat that is not asked may want to know."""
    if state.rows[seat][PASSED]:
        return Message("gaia-why-passed")
    return None

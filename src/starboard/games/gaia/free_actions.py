"""Chapter: free actions. Any number before or after the main action, never during it."""

from starboard.games.gaia.power import burn, can_burn, can_pay, gain_all, pay, spend, spendable
from starboard.games.gaia.rows import BOWL3, COUNT, FROM_ACTION, GAIA_AREA, GF_AWAY, GF_FREE, LOOSE
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import FREE_ACTIONS, INSTITUTE, Faction, FreeAction
from starboard.games.gaia.vocabulary import BURN, FREE, word
from starboard.kernel import Message


def has_ability(board: Faction, row: list[int], action: FreeAction) -> bool:
    """Some free actions belong to factions, some of them to their planetary institutes."""
    if not action.ability:
        return True
    if action.ability not in board.abilities:
        return False
    return not action.needs_institute or row[COUNT + INSTITUTE] > 0


def can_convert(state: GaiaState, seat: int, index: int) -> bool:
    """As often as affordable (GP-17.2), even where the gain would be lost."""
    action = FREE_ACTIONS[index]
    row = state.rows[seat]
    if action.power:
        if spendable(state, seat) + row[LOOSE] < action.power:
            return False
    elif action.tokens:
        if row[BOWL3] < action.tokens:
            return False
    elif action.gaiaformers:
        if row[GF_FREE] < action.gaiaformers:
            return False
    elif not can_pay(row, action.cost):
        return False
    return has_ability(state.board(seat), row, action)


def offers(state: GaiaState, seat: int, words: list[int]) -> None:
    if can_burn(state.rows[seat]):
        words.append(BURN)
    for index in range(len(FREE_ACTIONS)):
        if can_convert(state, seat, index):
            words.append(FREE + index)


def is_free(said: int) -> bool:
    return BURN <= said < FREE + len(FREE_ACTIONS)


def take(state: GaiaState, seat: int, said: int) -> None:
    row = state.rows[seat]
    state.emit("gaia-did-free", {"seat": seat, "action": word(said)})
    if said == BURN:
        row[LOOSE] = 0
        burn(state, seat)
        return
    action = FREE_ACTIONS[said - FREE]
    if action.power:
        spend(state, seat, action.power, True)
    else:
        row[LOOSE] = 0
        pay(row, action.cost)
        # The Nevlas' token and the Bal T'aks' gaiaformer wait in the gaia area (GP-22.49, GP-22.38).
        row[BOWL3] -= action.tokens
        row[GAIA_AREA] += action.tokens
        row[GF_FREE] -= action.gaiaformers
        row[GF_AWAY] += action.gaiaformers
    gain_all(state, seat, action.gain, 1, FROM_ACTION)


def why_no_free(state: GaiaState, seat: int, said: int) -> Message | None:
    row = state.rows[seat]
    if said == BURN:
        return Message("gaia-why-burn")
    action = FREE_ACTIONS[said - FREE]
    if action.ability and action.ability not in state.board(seat).abilities:
        return Message("gaia-why-not-your-faction")
    if action.needs_institute and not row[COUNT + INSTITUTE]:
        return Message("gaia-why-no-institute")
    if action.power:
        missing = action.power - spendable(state, seat) - row[LOOSE]
        if missing > 0:
            return Message("gaia-why-power", {"n": missing})
    if action.gaiaformers and row[GF_FREE] < action.gaiaformers:
        return Message("gaia-why-no-gaiaformer")
    if action.tokens and row[BOWL3] < action.tokens:
        return Message("gaia-why-power", {"n": action.tokens - row[BOWL3]})
    names = ["gaia-why-ore", "gaia-why-credits", "gaia-why-knowledge", "gaia-why-qic"]
    for what in range(4):
        if action.cost[what] > row[what]:
            return Message(names[what], {"n": action.cost[what] - row[what]})
    return None

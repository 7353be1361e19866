"""Chapter: free actions. Any number before or after the main action, never during it."""

from __future__ import annotations

from mypy_extensions import i64

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.power import burn, can_burn, gain_all, spend, spendable
from starboard.games.gaia.table import Table
from starboard.kernel import Message


def offers(table: Table, seat: int, words: list[int]) -> None:
    """As often as affordable (GP-17.2), even where the gain would be lost."""
    me = table.seats[seat]
    if can_burn(me):
        words.append(w.BURN)
    board = c.FACTIONS[me.faction]
    power: i64 = spendable(table, seat) + me.loose
    for index in board.institute_free if me.has_institute() else board.free:
        action = c.FREE_ACTIONS[index]
        if action.power:
            affordable = power >= action.power
        elif action.tokens:
            affordable = me.bowl3 >= action.tokens
        elif action.gaiaformers:
            affordable = me.gaiaformers >= action.gaiaformers
        else:
            affordable = me.can_pay(action.cost)
        if affordable:
            words.append(w.FREE + index)


def is_free(said: int) -> bool:
    return w.BURN <= said < w.FREE + len(c.FREE_ACTIONS)


def take(table: Table, seat: int, said: int) -> None:
    me = table.seats[seat]
    table.emit("gaia-did-free", {"seat": seat, "action": w.spell(said)})
    if said == w.BURN:
        me.loose = 0
        burn(table, seat)
        return
    action = c.FREE_ACTIONS[said - w.FREE]
    if action.power:
        spend(table, seat, action.power, True)
    else:
        me.loose = 0
        me.pay(action.cost)
        # The Nevlas' token and the Bal T'aks' gaiaformer wait in the gaia area (GP-22.49, GP-22.38).
        me.bowl3 -= action.tokens
        me.gaia_area += action.tokens
        me.gaiaformers -= action.gaiaformers
        me.gaiaformers_away += action.gaiaformers
    gain_all(table, seat, action.gain, 1, c.FROM_ACTION)


def why_no_free(table: Table, seat: int, said: int) -> Message | None:
    me = table.seats[seat]
    if said == w.BURN:
        return Message("gaia-why-burn")
    action = c.FREE_ACTIONS[said - w.FREE]
    if action.ability and action.ability not in table.board(seat).abilities:
        return Message("gaia-why-not-your-faction")
    if action.needs_institute and not me.pieces[c.INSTITUTE]:
        return Message("gaia-why-no-institute")
    if action.power:
        missing = action.power - spendable(table, seat) - me.loose
        if missing > 0:
            return Message("gaia-why-power", {"n": missing})
    if action.gaiaformers and me.gaiaformers < action.gaiaformers:
        return Message("gaia-why-no-gaiaformer")
    if action.tokens and me.bowl3 < action.tokens:
        return Message("gaia-why-power", {"n": action.tokens - me.bowl3})
    names = ["gaia-why-ore", "gaia-why-credits", "gaia-why-knowledge", "gaia-why-qic"]
    for what in range(4):
        if action.cost[what] > me.resource(what):
            return Message(names[what], {"n": action.cost[what] - me.resource(what)})
    return None

"""Chapter: power and QIC actions (appendix III). Each space once per round, for all players together."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.build import BuildMine, can_build
from starboard.games.gaia.rules.power import can_gain, gain_all, spend, spendable
from starboard.games.gaia.rules.tech_tiles import can_take_tile, take_tile
from starboard.games.gaia.rules.tokens import reward
from starboard.games.gaia.table import Table
from starboard.kernel import Message, Prompt, Task


def can_take_power(table: Table, seat: int, action: int, can_build_anyway: bool) -> bool:
    """Free and affordable; what cannot be gained is lost (R-067). Free steps that are not needed are lost as well."""
    if table.taken_by[action] >= 0:
        return False
    space = c.POWER_ACTIONS[action]
    if spendable(table, seat) < space.cost:
        return False
    if space.free_steps:
        return (can_build_anyway and table.rules >= 2) or can_build(table, seat, space.free_steps, 0)
    return table.rules >= 2 or can_gain(table, seat, space.gain)


def take_power(table: Table, seat: int, action: int) -> None:
    """Pay, then apply (GP-14.2)."""
    space = c.POWER_ACTIONS[action]
    table.take_action(seat, action)
    table.emit("gaia-did-power", {"seat": seat, "action": w.spell(w.POWER + action)})
    if space.free_steps:
        table.push(BuildMine(seat, space.free_steps, 0))
    else:
        gain_all(table, seat, space.gain, 1, c.FROM_ACTION)
    spend(table, seat, space.cost, False)


def can_take_qic(table: Table, seat: int, action: int) -> bool:
    if table.taken_by[c.N_POWER + action] >= 0:
        return False
    space = c.QIC_ACTIONS[action]
    if table.seats[seat].qic < space.cost:
        return False
    if space.effect == c.QIC_TECH:
        return can_take_tile(table, seat)
    if space.effect == c.QIC_TOKEN:
        return len(table.seats[seat].tokens) > 0  # GP-24.6
    return True


def take_qic(table: Table, seat: int, action: int) -> None:
    space = c.QIC_ACTIONS[action]
    table.take_action(seat, c.N_POWER + action)
    table.seats[seat].qic -= space.cost
    table.emit("gaia-did-qic", {"seat": seat, "action": w.spell(w.QIC + action)})
    if space.effect == c.QIC_TECH:
        take_tile(table, seat)
    elif space.effect == c.QIC_TOKEN:
        table.push(RewardAgain(seat))
    elif space.effect == c.QIC_TYPES:  # GP-24.7
        table.seats[seat].score(c.FROM_ACTION, space.gain[c.VP_GAIN] + table.seats[seat].count(c.PER_TYPE))


class RewardAgain(Task[Table]):
    """Which own token's reward comes again? No new token, nothing is flipped or formed (GP-24.6, GP-24.8)."""

    def options(self, table: Table) -> list[int]:
        return sorted({w.TOKEN + token // 2 for token in table.seats[self.seat].tokens})

    def resolve(self, table: Table, word: int) -> None:
        reward(table, self.seat, word - w.TOKEN)

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-reward-again")


def why_no_power(table: Table, seat: int, action: int) -> Message | None:
    if table.taken_by[action] >= 0:
        return Message("gaia-why-action-taken")
    missing = c.POWER_ACTIONS[action].cost - spendable(table, seat)
    if missing > 0:
        return Message("gaia-why-power", {"n": missing})
    return Message("gaia-why-no-use")


def why_no_qic(table: Table, seat: int, action: int) -> Message | None:
    if table.taken_by[c.N_POWER + action] >= 0:
        return Message("gaia-why-action-taken")
    missing = c.QIC_ACTIONS[action].cost - table.seats[seat].qic
    if missing > 0:
        return Message("gaia-why-qic", {"n": missing})
    return Message("gaia-why-no-use")

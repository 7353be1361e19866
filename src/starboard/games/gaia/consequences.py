"""What a sentence would bring that no view shows: the parts of a mine's price, and who may charge."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.rules.build import OWN_PROJECT, mine_ore, mine_qic, place_for_mine, qics_for_range, steps_for
from starboard.games.gaia.rules.charging import amount_for, best_neighbour, strongest_at
from starboard.games.gaia.rules.income import symbols
from starboard.games.gaia.rules.passing import boosters_left
from starboard.games.gaia.shapes import Charge, Part, Spill
from starboard.games.gaia.table import Table
from starboard.games.gaia.view import GaiaFacts


def consequences(before: Table, after: Table, seat: int, words: list[int], lost: list[int]) -> GaiaFacts:
    """`after` is the table when the seat has said these words; `lost`, what they gain above a limit."""
    fresh = [] if before.phase == c.SETTING_UP else after.pending or built(before, after, seat)
    return {
        "parts": parts(before, seat, words, fresh),
        "charges": charges(after, seat, fresh),
        "spill": spill(before, seat, words),
        "lost": {"ore": lost[c.ORE], "credits": lost[c.CREDITS], "knowledge": lost[c.KNOWLEDGE]},
        "regret": any(lost),
    }


def spill(table: Table, seat: int, words: list[int]) -> Spill:
    """What of the next income would be lost, with the booster that these words take (GP-5.4)."""
    me = table.seats[seat]
    over = [0] * c.N_RESOURCES
    taken = words[-1] - w.BOOSTER if words else -1
    if taken in boosters_left(table):
        total = [me.ore, me.credits, me.knowledge]
        old = c.BOOSTERS[me.booster].income if me.booster >= 0 else []
        for sign, found in ((1, symbols(table, seat)), (-1, old), (1, c.BOOSTERS[taken].income)):
            for kind, amount in found:
                over[kind] += sign * amount
        for kind, held in zip((c.ORE, c.CREDITS, c.KNOWLEDGE), total, strict=True):
            over[kind] = max(0, over[kind] + held - c.CAPS[kind])
    return {"ore": over[c.ORE], "credits": over[c.CREDITS], "knowledge": over[c.KNOWLEDGE]}


def built(before: Table, after: Table, seat: int) -> list[int]:
    """Where the seat has built or upgraded, also if that has ended its turn: nothing was left for a free action."""
    found: list[int] = []
    for where, piece in enumerate(after.piece):
        old = before.piece[where] if before.owner[where] == seat else c.EMPTY
        new = piece if after.owner[where] == seat else c.EMPTY
        swapped = {old, new} == {c.MINE, c.INSTITUTE}  # the Ambas build nothing by that
        shares = after.guest[where] == seat != before.guest[where]
        if shares or (new != old and c.IS_STRUCTURE[new] and not swapped):
            found.append(where)
    return found


def charges(table: Table, active: int, fresh: list[int]) -> list[Charge]:
    """Who may charge for what was built in this turn, how much, for how many VP, and by which structure."""
    found: list[Charge] = []
    for where in fresh:
        for step in range(1, len(table.seats)):
            seat = (active + step) % len(table.seats)
            if not table.is_person(seat):
                continue
            amount = amount_for(table.seats[seat], best_neighbour(table, seat, where))
            if amount > 0:
                by = w.hex_word(strongest_at(table, seat, where))
                found.append({"seat": seat, "n": amount, "vp": amount - 1, "by": by, "hex": w.hex_word(where)})
    return found


def parts(before: Table, seat: int, words: list[int], fresh: list[int]) -> list[Part]:
    """The price of a mine, part by part: the mine itself, steps, range, a gaia planet."""
    named = [word - w.HEX for word in words if w.is_hex(word)]
    where = (named or fresh or [-1])[-1]  # where there is only one place, it is not asked for
    if where not in fresh or before.colonised_by(seat, where):
        return []
    place = place_for_mine(before, seat, where)
    if place == 0:
        return []
    free_steps, bonus = help_of(words)
    found: list[Part] = [{"id": "mine", "n": 1, "credits": c.MINE_COST[c.CREDITS], "ore": c.MINE_COST[c.ORE], "qic": 0}]
    steps = steps_for(before, seat, where, place)
    if steps:
        ore = mine_ore(before, seat, where, place, free_steps) - c.MINE_COST[c.ORE]
        found.append({"id": "step", "n": steps, "credits": 0, "ore": ore, "qic": 0})
    far = 0 if place == OWN_PROJECT else qics_for_range(before, seat, where, bonus)
    if far:
        found.append({"id": "range", "n": far, "credits": 0, "ore": 0, "qic": far})
    gaia = mine_qic(before, seat, where, place, bonus) - far
    ore = mine_ore(before, seat, where, place, free_steps) - c.MINE_COST[c.ORE] if not steps else 0
    if gaia or ore:
        found.append({"id": "gaia", "n": 1, "credits": 0, "ore": ore, "qic": gaia})
    return found


def help_of(words: list[int]) -> tuple[int, int]:
    """The free steps and the longer range that the sentence's action or booster gives."""
    for word in words:
        if w.POWER <= word < w.POWER + c.N_POWER:
            return c.POWER_ACTIONS[word - w.POWER].free_steps, 0
        if w.BOOSTER <= word < w.BOOSTER + len(c.BOOSTERS):
            return c.BOOSTERS[word - w.BOOSTER].free_steps, c.BOOSTERS[word - w.BOOSTER].range
    return 0, 0

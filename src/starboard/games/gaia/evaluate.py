"""How well a seat stands, in points: for bots."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import components as c
from starboard.games.gaia.automa.outlook import outlook
from starboard.games.gaia.rules.income import symbols
from starboard.games.gaia.rules.scoring import competitors, rank_points, research_points, resource_points
from starboard.games.gaia.seat import Seat
from starboard.games.gaia.table import Table

# What a resource is worth in VP with rounds to go: ore, credits, knowledge, QIC, charge, token, VP, gaiaformer.
_WORTH: Final = [1.3, 0.3, 0.85, 1.8, 0.3, 0.5, 1.0, 2.0]
# What a structure is worth beyond its income: the way to what comes after it, its power, its places.
_TOKEN: Final = 9.0  # what a federation token brings, roughly
_SATELLITE: Final = 0.5
_STRUCTURE: Final = [0.0, 1.5, 3.0, 6.5, 8.0, 9.0, 9.0, 2.0]


def prospects(table: Table, seat: int) -> float:
    """VP now, VP that are as good as won, and what the engine will still bring."""
    me = table.seats[seat]
    rounds = c.ROUNDS_PER_GAME - table.round  # incomes still to come
    value = float(me.vp + research_points(me))
    value += _stock(me, rounds)
    for symbol in symbols(table, seat):
        value += 0.7 * rounds * _WORTH[symbol[0]] * symbol[1]
    for track in range(c.N_TRACKS):
        value += (1.5 + 0.4 * rounds) * me.levels[track]
    for piece in range(c.MINE, c.LOST_MINE + 1):
        value += (0.5 + 0.2 * rounds) * _STRUCTURE[piece] * me.pieces[piece]
    value += (0.5 + 0.3 * rounds) * me.greens()
    value += (2.0 + 0.3 * rounds) * me.pieces[c.GAIAFORMER] if rounds else 0.0
    value += 0.5 * rounds * me.gaiaformers
    value += _tiles(table, seat, rounds)
    if table.forming == seat:
        value += _to_come(me)
    loose = 0
    for h in me.planets:
        if not table.feds[h] >> seat & 1:
            loose += table.power_at(seat, h)
    return value + 0.4 * min(loose, 14) * (1.0 if rounds else 0.4)


def _to_come(me: Seat) -> float:
    """A federation under way: its token, and what the satellites will cost at least if they are still to be chosen."""
    value = _TOKEN
    if me.found.plans:
        value -= _SATELLITE * me.found.plans[0].satellites
    return value


def _stock(me: Seat, rounds: int) -> float:
    """Resources at hand: to be spent while the seat still acts, else kept for the next round or the end."""
    if rounds == 0 and me.passed:
        return float(resource_points(me))
    keep = 0.45 if me.passed else 0.55
    if rounds == 0:
        keep = 0.4
    value = 0.0
    value += keep * _WORTH[c.ORE] * me.ore
    value += keep * _WORTH[c.CREDITS] * me.credits
    value += keep * _WORTH[c.KNOWLEDGE] * me.knowledge
    value += keep * _WORTH[c.QIC] * me.qic
    if rounds:
        # tokens are worth having at all, and more the further they are charged
        here = me.brainstone if 1 <= me.brainstone <= 3 else 0
        value += 0.4 * me.bowl1 + 0.6 * me.bowl2 + 0.9 * me.bowl3 + 0.35 * me.gaia_area + 0.7 * here
    elif not me.passed:
        value += 0.3 * me.bowl3 + 0.1 * me.bowl2
    return value


def _tiles(table: Table, seat: int, rounds: int) -> float:
    """Tech tiles and the booster."""
    me = table.seats[seat]
    value = 0.35 * rounds * (c.bits(me.standard) - c.bits(me.covered))
    passes = rounds if me.passed else rounds + 1
    for index in range(c.N_ADVANCED):
        if me.advanced >> index & 1:
            tile = c.ADVANCED[index]
            if tile.kind == c.ON_PASS:
                value += passes * tile.gain[c.VP_GAIN] * me.count(tile.per)
            else:
                value += 2.0 * rounds
    if me.booster >= 0 and c.BOOSTERS[me.booster].pass_vp:
        booster = c.BOOSTERS[me.booster]
        value += 0.9 * booster.pass_vp * me.count(booster.per)
    return value


def evaluate(table: Table, seat: int) -> float:
    """The margin over the best rival, in points."""
    if any(each.faction < 0 for each in table.seats):
        return 0.0
    totals: list[float] = []
    if table.over:
        totals = [float(each.vp) for each in table.seats]
    else:
        totals = [prospects(table, other) for other in range(table.players)]
        if table.setup.automa.here:
            totals.append(outlook(table))
        count = len(totals)
        sure = 0.4 + 0.1 * table.round  # the nearer the end, the more a rank is worth
        for tile in table.setup.finals:
            points = rank_points(competitors(table, tile), count, table.setup.readings.ranks_need_one)
            for other in range(count):
                totals[other] += sure * points[other]
    best = max([totals[other] for other in range(len(totals)) if other != seat])
    return totals[seat] - best

"""How well a seat stands, in points: for bots.

What a seat has is judged seat by seat and remembered with it (`Judged`): a word changes one seat, seldom two. How the
final tiles will be ranked and what an action under way will bring are looked at every time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from starboard.games.gaia import components as c
from starboard.games.gaia.automa.outlook import outlook
from starboard.games.gaia.rules.build import BuildMine
from starboard.games.gaia.rules.form_federation import ChooseLinks, ChoosePlanets
from starboard.games.gaia.rules.gaia_project import FarAway, StartProject
from starboard.games.gaia.rules.power import token_value, tokens_in_bowls
from starboard.games.gaia.rules.research import Advance, Research
from starboard.games.gaia.rules.scoring import final_count, research_points, resource_points
from starboard.games.gaia.rules.tech_tiles import CoverTile, TakeTile
from starboard.games.gaia.rules.upgrade import Upgrade, UpgradeTo
from starboard.games.gaia.seat import Judged, Seat
from starboard.games.gaia.table import Table
from starboard.kernel import bits


class Weights:
    """What things are worth, in VP. Matches may vary them: see docs/strength.md."""

    def __init__(self) -> None:
        # while there is time to use it: ore, credits, knowledge, QIC, charge, power token, VP, gaiaformer
        self.worth: list[float] = [1.5, 0.45, 1.25, 2.2, 0.35, 0.5, 1.0, 2.0]
        self.per_round: float = 0.75  # of it for what comes with the income of a later round
        self.at_hand: float = 0.65  # of it for what lies there: not everything finds its use
        self.kept: float = 0.6  # the same after passing
        self.gaia_area: float = 0.35  # a power token there
        self.brainstone: float = 0.7  # for each bowl that it has come
        self.green: float = 1.0  # a green federation token, and for each round to come
        self.green_round: float = 0.6
        self.gaiaformed: float = 3.0  # a gaiaformer at work: a mine to be
        self.gaiaformer: float = 0.5  # one that waits, for each round to come
        self.tile: float = 0.3  # a standard tile to be covered, for each round to come
        self.big_tile: float = 0.4  # the one that makes big structures stronger, besides
        self.watcher: float = 2.5  # an advanced tile that scores for deeds, for each round to come
        self.booster_action: float = 1.5  # a booster's action that is not used yet
        self.booster: float = 0.92  # of the best booster that may still be taken when passing
        self.rival_booster: float = 3.0  # the same for a rival: to deny a booster is no reason to pass
        self.hope: float = 0.85  # of a booster's VP, for the round to come
        self.token: float = 11.0  # what a federation token brings, roughly
        self.satellite: float = 0.5
        self.unsure: float = 0.8  # by how much counts on final tiles may still shift, and for each round to come
        self.unsure_round: float = 0.8
        self.building: float = 4.0  # what an action will still bring that has been begun and not been told in full
        self.project: float = 2.5
        self.upgrading: float = 3.0
        self.advancing: float = 3.0
        self.taking: float = 6.0
        self.bowls: list[float] = [0.25, 0.55, 1.0]  # a power token by its bowl
        self.last_bowl2: float = 0.1  # a token in bowl II in the last round
        # a structure beyond its income, for each round to come: the way to what comes after it
        self.structure: list[float] = [0.0, 0.45, 1.0, 1.9, 2.6, 2.6, 2.8, 0.5]
        # a level beyond its income and its VP: at all, and for each round to come
        self.level: list[float] = [1.0, 1.0, 1.2, 1.3, 1.0, 1.2]
        self.level_round: list[float] = [0.35, 0.35, 0.3, 0.45, 0.2, 0.3]
        self.gathered: list[float] = [0.35, 4.0]  # power outside federations: at all, and near to a federation
        # by how much a count on a final tile grows in a round
        self.growth: dict[int, float] = {
            c.PER_STRUCTURE: 1.3,
            c.PER_FEDERATED: 1.3,
            c.PER_TYPE: 0.6,
            c.PER_GAIA: 0.4,
            c.PER_SECTOR: 0.7,
            c.PER_SATELLITE: 0.8,
        }


W: Final = Weights()
_POWER: Final = 7.0  # of a federation
_LINK: Final = 3  # as far as two satellites link
_GROWTHS: Final = [W.growth.get(tile.counts, 0.0) for tile in c.FINALS]


def _sum(symbols: list[list[int]]) -> float:
    """The worth of income symbols."""
    return sum([W.worth[symbol[0]] * symbol[1] for symbol in symbols])


def _gains(gain: list[int]) -> float:
    return sum([W.worth[what] * gain[what] for what in range(len(gain))])


# The worth of a round's income: of what is printed on the faction board, of its rows, of tracks, tiles, boosters.
_PRINTED: Final = [_sum(faction.income) for faction in c.FACTIONS]
_ROWS: Final = [
    [
        [_sum(faction.slot_income[piece][n]) for n in range(len(faction.slot_income[piece]))]
        for piece in range(c.LOST_MINE)
    ]
    for faction in c.FACTIONS
]
_TRACKS: Final = [[_sum(level) for level in track] for track in c.TRACK_INCOME]
_STANDARD: Final = [_sum(tile.income) for tile in c.STANDARD]
_BOOSTERS: Final = [_sum(tile.income) for tile in c.BOOSTERS]
_ACTIONS: Final = [_gains(tile.gain) for tile in c.STANDARD]  # of special actions
_ADVANCED: Final = [_gains(tile.gain) for tile in c.ADVANCED]
_ACADEMY: Final = [_gains(faction.academy_action) for faction in c.FACTIONS]


# ---- what a seat has ------------------------------------------------------------------------------------------


def prospects(table: Table, seat: i64, boosters: i64) -> Judged:
    """VP now, VP that are as good as won, and what the engine will still bring; remembered while nothing changes.
    `boosters` are those that nobody holds."""
    me = table.seats[seat]
    goods: i64 = me.ore | me.credits << 8 | me.knowledge << 16 | me.qic << 24 | me.bowl1 << 32 | me.bowl2 << 40
    goods |= me.bowl3 << 48
    rest: i64 = me.vp | me.gaia_area << 12 | me.brainstone << 20 | me.gaiaformers << 24 | me.gaiaformers_away << 28
    rest |= (me.booster + 1) << 32 | (1 if me.passed else 0) << 40 | me.loose << 41 | table.round << 44 | boosters << 48
    tiles: i64 = me.standard | me.covered << 9 | me.advanced << 18 | me.used << 33
    old = me.judged
    same_map = old.tiles == tiles and old.pieces is me.pieces and old.planets is me.planets and old.feds is table.feds
    if same_map and old.goods == goods and old.rest == rest and old.levels is me.levels and old.tokens is me.tokens:
        return old
    new = Judged()
    new.goods = goods
    new.rest = rest
    new.tiles = tiles
    new.levels = me.levels
    new.pieces = me.pieces
    new.tokens = me.tokens
    new.planets = me.planets
    new.feds = table.feds
    if same_map:
        new.gathered, new.first, new.second = old.gathered, old.first, old.second
    else:
        new.gathered = _gathered(table, seat)
        new.first = final_count(table, seat, c.FINALS[table.setup.finals[0]].counts)
        new.second = final_count(table, seat, c.FINALS[table.setup.finals[1]].counts)
    rounds = float(c.ROUNDS_PER_GAME - table.round)  # incomes still to come
    value = float(me.vp + research_points(me)) + _stock(table, seat, rounds)
    value += rounds * (W.per_round * _income(me) + _structures(me))
    value += _levels(me, rounds) + _tiles(me, rounds) + _booster(me)
    new.choice = _choice(me, boosters) if rounds and not me.passed else 0.0
    value += (W.green + W.green_round * rounds) * float(me.greens()) if rounds else 0.0
    value += (W.gaiaformed * float(me.pieces[c.GAIAFORMER])) if rounds else 0.0
    value += W.gaiaformer * rounds * float(me.gaiaformers)
    new.value = value + new.gathered * (1.0 if rounds else 0.4)
    me.judged = new
    return new


def _income(me: Seat) -> float:
    """The worth of a round's income, without the booster, which changes."""
    value = _PRINTED[me.faction]
    rows = _ROWS[me.faction]
    pieces = me.pieces
    for piece in range(c.MINE, c.ACADEMY_LEFT + 1):
        row = rows[piece]
        count = pieces[piece]
        value += row[count if count < len(row) else len(row) - 1]
    uncovered: i64 = me.standard & ~me.covered
    tile: i64 = 0
    while uncovered:
        if uncovered & 1:
            value += _STANDARD[tile]
        uncovered >>= 1
        tile += 1
    levels = me.levels
    for track in range(c.N_TRACKS):
        value += _TRACKS[track][levels[track]]
    if pieces[c.ACADEMY_RIGHT]:
        value += _ACADEMY[me.faction]
    return value


def _structures(me: Seat) -> float:
    """For each round to come."""
    value = 0.0
    for piece in range(c.MINE, c.LOST_MINE + 1):
        count = me.pieces[piece]
        if count:
            value += W.structure[piece] * float(count)
    return value


def _levels(me: Seat, rounds: float) -> float:
    value = 0.0
    for track in range(c.N_TRACKS):
        level = me.levels[track]
        if level:
            value += (W.level[track] * (1.0 if rounds else 0.3) + W.level_round[track] * rounds) * float(level)
    return value


def _stock(table: Table, seat: i64, rounds: float) -> float:
    """Resources at hand: to be spent while the seat still acts, else kept for the next round or the end."""
    me = table.seats[seat]
    if rounds == 0.0:
        return float(resource_points(me)) + 0.05 if me.passed else _last_stock(table, seat)
    value = W.worth[c.ORE] * float(me.ore) + W.worth[c.CREDITS] * float(me.credits)
    value += W.worth[c.KNOWLEDGE] * float(me.knowledge) + W.worth[c.QIC] * float(me.qic)
    value *= W.kept if me.passed else W.at_hand
    # tokens are worth having at all, and more the further they are charged
    value += W.bowls[0] * float(me.bowl1) + W.bowls[1] * float(me.bowl2) + W.bowls[2] * float(me.bowl3)
    value += W.gaia_area * float(me.gaia_area)
    if 1 <= me.brainstone <= 3:
        value += W.brainstone * float(me.brainstone)
    return value


def _last_stock(table: Table, seat: i64) -> float:
    """In the last round: VP for what is left, as much as can be turned into credits, and a little for what might be
    done with it."""
    me = table.seats[seat]
    power = me.bowl3 * token_value(table, seat) + (3 if me.brainstone == 3 else 0) + me.loose
    whole = me.ore + me.credits + me.knowledge + me.qic + power + (me.bowl2 >> 1)
    value = float(whole // 3)
    value += 0.25 * float(me.ore) + 0.25 * float(me.knowledge) + 0.6 * float(me.qic) + 0.05 * float(me.credits)
    return value + W.last_bowl2 * float(me.bowl2) + 0.1 * float(power)


def _tiles(me: Seat, rounds: float) -> float:
    """Tech tiles beyond their income."""
    uncovered: i64 = me.standard & ~me.covered
    value = W.tile * rounds * float(bits(uncovered))
    if uncovered >> c.BIG_TILE & 1:
        value += W.big_tile * rounds
    actions: i64 = uncovered & c.STANDARD_ACTIONS
    tile: i64 = 0
    while actions:
        if actions & 1:
            uses = rounds if me.passed or me.used >> (c.USED_STANDARD + tile) & 1 else rounds + 1.0
            value += W.per_round * uses * _ACTIONS[tile]
        actions >>= 1
        tile += 1
    owned: i64 = me.advanced
    tile = 0
    while owned:
        if owned & 1:
            value += _advanced(me, tile, rounds)
        owned >>= 1
        tile += 1
    return value


def _advanced(me: Seat, index: i64, rounds: float) -> float:
    tile = c.ADVANCED[index]
    if tile.kind == c.ON_PASS:
        passes = rounds if me.passed else rounds + 1.0
        return passes * float(tile.gain[c.VP_GAIN] * me.count(tile.per))
    if tile.kind == c.TRIGGER:
        return W.watcher * rounds
    if tile.kind == c.ACTION:
        uses = rounds if me.passed or me.used >> (c.USED_ADVANCED + index) & 1 else rounds + 1.0
        return W.per_round * uses * _ADVANCED[index]
    return 0.0


def _booster(me: Seat) -> float:
    """The one at hand."""
    if me.booster < 0:
        return 0.0
    if me.passed:
        return _next_booster(me, me.booster)
    tile = c.BOOSTERS[me.booster]
    value = float(tile.pass_vp * me.count(tile.per)) if tile.pass_vp else 0.0
    if (tile.free_steps or tile.range) and not me.used & c.USED_BOOSTER:
        value += W.booster_action
    return value


def _choice(me: Seat, boosters: i64) -> float:
    """The best of the boosters that may be taken when passing."""
    best = 0.0
    index: i64 = 0
    while boosters:
        if boosters & 1:
            best = max(best, _next_booster(me, index))
        boosters >>= 1
        index += 1
    return W.booster * best


def _next_booster(me: Seat, index: i64) -> float:
    """What a booster will bring in the round to come."""
    tile = c.BOOSTERS[index]
    value = W.per_round * _BOOSTERS[index]
    if tile.pass_vp:
        value += W.hope * float(tile.pass_vp * me.count(tile.per))
    return value + W.booster_action if tile.free_steps or tile.range else value


def _gathered(table: Table, seat: i64) -> float:
    """Power outside federations: the nearer together, the sooner it makes one."""
    me = table.seats[seat]
    if not table.is_person(seat):
        return 0.0
    distance = table.setup.stars.shape.distance
    feds = table.feds
    waiting = [h for h in me.planets if not feds[h] >> seat & 1]
    value = 0.0
    while waiting:
        group = [waiting.pop()]
        power = 0.0
        for here in group:  # grows on the way
            power += float(table.power_at(seat, here))
            if waiting:
                away = distance[here]
                rest: list[int] = []
                for h in waiting:
                    if away[h] <= _LINK:
                        group.append(h)
                    else:
                        rest.append(h)
                waiting = rest
        part = min(power, _POWER) / _POWER
        value += W.gathered[0] * min(power, 2.0 * _POWER) + W.gathered[1] * part * part
    return value


# ---- the table ------------------------------------------------------------------------------------------------


def on_the_way(table: Table, seat: int) -> float:
    """What the action will bring that the seat has begun and not told in full."""
    value = 0.0
    if table.forming == seat:
        value = W.token
        found = table.seats[seat].found
        if found.fewest <= tokens_in_bowls(table.seats[seat]):
            value -= W.satellite * float(found.fewest)
    task = table.question(seat)
    if task is None:
        return value
    if isinstance(task, (ChoosePlanets, ChooseLinks)):
        return value
    if isinstance(task, (BuildMine, FarAway)):
        return value + W.building
    if isinstance(task, (Upgrade, UpgradeTo)):
        return value + W.upgrading
    if isinstance(task, (TakeTile, CoverTile)):
        return value + W.taking
    if isinstance(task, (Research, Advance)):
        return value + W.advancing
    return value + W.project if isinstance(task, StartProject) else value


def _boosters_left(table: Table) -> i64:
    """The boosters that nobody holds, as a bit set."""
    left: i64 = table.setup.booster_set
    for each in table.seats:
        if each.booster >= 0:
            left &= ~(1 << each.booster)
    return left


def _lead(own: float, other: float, unsure: float) -> float:
    """How likely a count will be ahead of another at the end."""
    ahead = own - other
    return 0.5 + 0.5 * ahead / (abs(ahead) + unsure)


def rank(table: Table, tile: int, counts: list[i64], seat: int) -> float:
    """The VP that a seat may expect of a final tile: 6 less for everybody who will be ahead."""
    rounds = float(c.ROUNDS_PER_GAME - table.round)
    unsure = W.unsure + W.unsure_round * rounds
    own = float(counts[seat])
    ahead = 0.0
    for other in range(len(counts)):
        if other != seat:
            ahead += 1.0 - _lead(own, float(counts[other]), unsure)
    if len(counts) <= 2:
        neutral = float(c.FINALS[tile].neutral)
        ahead += 1.0 - _lead(own + _GROWTHS[tile] * rounds, neutral, unsure)
    return 18.0 - 6.0 * ahead


def evaluate(table: Table, seat: int) -> float:
    """The margin over the best rival, in points."""
    own = 0.0
    best = -1e9
    over = table.over
    everybody = len(table.seats)
    first: list[i64] = []
    second: list[i64] = []
    if not over:
        for each in table.seats:
            if each.faction < 0:
                return 0.0
        left = _boosters_left(table)
        for other in range(everybody):
            judged = prospects(table, other, left)
            first.append(judged.first)
            second.append(judged.second)
    for other in range(everybody):
        if over:
            value = float(table.seats[other].vp)
        else:
            judged = table.seats[other].judged
            value = judged.value if table.is_person(other) else outlook(table)
            if judged.choice and table.is_person(other):
                value += judged.choice if other == seat else W.rival_booster
            value += rank(table, table.setup.finals[0], first, other) + rank(
                table, table.setup.finals[1], second, other
            )
        if other == seat:
            own = value if over else value + on_the_way(table, seat)
        elif value > best:
            best = value
    return own - best

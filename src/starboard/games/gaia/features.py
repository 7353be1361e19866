"""Numbers for learners and for bots: the table as a vector, and how well a seat stands."""

from typing import Final

from starboard.games.gaia.income import symbols
from starboard.games.gaia.rows import (
    ACTIONS_TAKEN,
    ACTIVE,
    ADVANCED_LEFT,
    ADVANCED_TILES,
    BOOSTER,
    BOWL1,
    BOWL2,
    BOWL3,
    BRAIN,
    COUNT,
    COVERED,
    CREDITS,
    GAIA_AREA,
    GAIA_PLANETS,
    GF_FREE,
    GF_MAP,
    KNOWLEDGE,
    LOOSE,
    ORE,
    PASSED,
    QIC,
    ROUND,
    SATELLITES,
    SECTORS_SEEN,
    STANDARD_TILES,
    STATIONS,
    SUPPLY_OF,
    TRACK,
    TYPES_SEEN,
    USED,
    VP,
)
from starboard.games.gaia.scoring import competitors, rank_points, research_points, resource_points
from starboard.games.gaia.state import GaiaState, bits
from starboard.games.gaia.tables import (
    ADVANCED,
    BOOSTERS,
    EMPTY,
    FACTIONS,
    FINALS,
    IS_STRUCTURE,
    LOST_MINE,
    MINE,
    N_ADVANCED,
    N_POWER,
    N_STANDARD,
    N_TRACKS,
    ON_PASS,
    QIC_ACTIONS,
    ROUNDS,
    ROUNDS_PER_GAME,
    SPACE_STATION,
    TOKENS,
    TYPES,
    VP_GAIN,
)

SEATS: Final = 4  # features have room for so many
_ROW: Final = [
    (ORE, 15), (CREDITS, 30), (KNOWLEDGE, 15), (QIC, 6), (BOWL1, 8), (BOWL2, 8), (BOWL3, 8), (GAIA_AREA, 8),
    (LOOSE, 2), (VP, 100), (GF_FREE, 3), (GF_MAP, 3), (SATELLITES, 10), (STATIONS, 6), (GAIA_PLANETS, 6),
    (PASSED, 1),
]  # fmt: skip
_SEAT_WIDTH: Final = (
    len(FACTIONS) + len(_ROW) + 4 + N_TRACKS + LOST_MINE + 2 * N_STANDARD + N_ADVANCED + 2 * len(TOKENS)
    + len(BOOSTERS) + len(TYPES) + 11 + 28
)  # fmt: skip


def _bits(numbers: list[float], mask: int, count: int) -> None:
    for index in range(count):
        numbers.append(float(mask >> index & 1))


def _one_hot(numbers: list[float], which: int, count: int) -> None:
    for index in range(count):
        numbers.append(1.0 if index == which else 0.0)


def features(state: GaiaState, seat: int) -> list[float]:
    """Each seat from the own one on, then the table, then the map as this seat sees it."""
    numbers: list[float] = []
    for step in range(SEATS):
        if step < state.players:
            _seat(state, (seat + step) % state.players, numbers)
        else:
            numbers.extend([0.0] * _SEAT_WIDTH)
    _table(state, seat, numbers)
    for h in range(len(state.planet)):
        _hex(state, seat, h, numbers)
    return numbers


def _seat(state: GaiaState, seat: int, numbers: list[float]) -> None:
    row = state.rows[seat]
    _one_hot(numbers, state.faction[seat], len(FACTIONS))
    for column, scale in _ROW:
        numbers.append(row[column] / scale)
    _one_hot(numbers, row[BRAIN] - 1, 4)
    for track in range(N_TRACKS):
        numbers.append(row[TRACK + track] / 5)
    for piece in range(MINE, LOST_MINE + 1):
        numbers.append(row[COUNT + piece] / 4)
    _bits(numbers, row[STANDARD_TILES], N_STANDARD)
    _bits(numbers, row[COVERED], N_STANDARD)
    _bits(numbers, row[ADVANCED_TILES], N_ADVANCED)
    for token in range(2 * len(TOKENS)):
        numbers.append(float(state.tokens[seat].count(token)))
    _one_hot(numbers, row[BOOSTER], len(BOOSTERS))
    _bits(numbers, row[TYPES_SEEN], len(TYPES))
    _bits(numbers, row[SECTORS_SEEN], 11)
    _bits(numbers, row[USED], 28)


def _table(state: GaiaState, seat: int, numbers: list[float]) -> None:
    table = state.table
    _one_hot(numbers, table[ROUND] - 1, ROUNDS_PER_GAME)
    _bits(numbers, table[ACTIONS_TAKEN], N_POWER + len(QIC_ACTIONS))
    _bits(numbers, table[ADVANCED_LEFT], N_ADVANCED)
    for token in range(len(TOKENS) - 1):
        numbers.append(table[SUPPLY_OF + token] / 3)
    for tile in state.setup.rounds:
        _one_hot(numbers, tile, len(ROUNDS))
    for tile in state.setup.finals:
        _one_hot(numbers, tile, len(FINALS))
    for tile in state.setup.standard_at:
        _one_hot(numbers, tile, N_STANDARD)
    for tile in state.setup.advanced_at:
        _one_hot(numbers, tile, N_ADVANCED)
    available = 0
    for booster in state.setup.boosters:
        available |= 1 << booster
    _bits(numbers, available, len(BOOSTERS))
    for step in range(SEATS):
        other = (seat + step) % state.players
        present = step < state.players
        numbers.append(state.order.index(other) / SEATS if present and other in state.order else 0.0)
        numbers.append(1.0 if present and table[ACTIVE] == other else 0.0)


def _hex(state: GaiaState, seat: int, where: int, numbers: list[float]) -> None:
    _one_hot(numbers, state.planet[where], len(TYPES))
    piece = state.piece[where]
    for step in range(SEATS):
        other = (seat + step) % state.players
        present = step < state.players
        value = 0.0
        if present and state.guest[where] == other:
            value = 1.0
        elif present and piece != EMPTY and state.owner[where] == other:
            value = float(state.power_at(other, where)) if IS_STRUCTURE[piece] else 0.5
        numbers.append(value / 3)
        numbers.append(float(state.sats[where] >> other & 1) if present else 0.0)
    numbers.append(float(state.feds[where] >> seat & 1))
    numbers.append(1.0 if piece == SPACE_STATION else 0.0)
    numbers.append(min(state.reach[seat][where], 10) / 10)


# ---- evaluation ---------------------------------------------------------------------------------------------------

# What a resource is worth in VP with rounds to go: ore, credits, knowledge, QIC, charge, token, VP, gaiaformer.
_WORTH: Final = [1.3, 0.3, 0.85, 1.8, 0.3, 0.5, 1.0, 2.0]
# What a structure is worth beyond its income: the way to what comes after it, its power, its places.
_STRUCTURE: Final = [0.0, 1.5, 3.0, 6.5, 8.0, 9.0, 9.0, 2.0]


def standing(state: GaiaState, seat: int) -> float:
    """VP now, VP that are as good as won, and what the engine will still bring."""
    row = state.rows[seat]
    rounds = ROUNDS_PER_GAME - state.table[ROUND]  # incomes still to come
    value = float(row[VP] + research_points(row))
    value += _stock(row, rounds)
    for symbol in symbols(state, seat):
        value += 0.7 * rounds * _WORTH[symbol[0]] * symbol[1]
    for track in range(N_TRACKS):
        value += (1.5 + 0.4 * rounds) * row[TRACK + track]
    for piece in range(MINE, LOST_MINE + 1):
        value += (0.5 + 0.2 * rounds) * _STRUCTURE[piece] * row[COUNT + piece]
    value += (0.5 + 0.3 * rounds) * state.greens(seat)
    value += (2.0 + 0.3 * rounds) * row[GF_MAP] if rounds else 0.0
    value += 0.5 * rounds * row[GF_FREE]
    value += _tiles(state, seat, rounds)
    loose = 0
    for h in state.own[seat]:
        if not state.feds[h] >> seat & 1:
            loose += state.power_at(seat, h)
    return value + 0.4 * min(loose, 14) * (1.0 if rounds else 0.4)


def _stock(row: list[int], rounds: int) -> float:
    """Resources at hand: to be spent while the seat still acts, else kept for the next round or the end."""
    if rounds == 0 and row[PASSED]:
        return float(resource_points(row))
    keep = 0.45 if row[PASSED] else 0.55
    if rounds == 0:
        keep = 0.4
    value = 0.0
    for what in range(4):
        value += keep * _WORTH[what] * row[what]
    if rounds:
        # tokens are worth having at all, and more the further they are charged
        here = row[BRAIN] if 1 <= row[BRAIN] <= 3 else 0
        value += 0.4 * row[BOWL1] + 0.6 * row[BOWL2] + 0.9 * row[BOWL3] + 0.35 * row[GAIA_AREA] + 0.7 * here
    elif not row[PASSED]:
        value += 0.3 * row[BOWL3] + 0.1 * row[BOWL2]
    return value


def _tiles(state: GaiaState, seat: int, rounds: int) -> float:
    """Tech tiles and the booster."""
    row = state.rows[seat]
    value = 0.35 * rounds * (bits(row[STANDARD_TILES]) - bits(row[COVERED]))
    passes = rounds + 1 - row[PASSED]
    for index in range(N_ADVANCED):
        if row[ADVANCED_TILES] >> index & 1:
            tile = ADVANCED[index]
            if tile.kind == ON_PASS:
                value += passes * tile.gain[VP_GAIN] * state.count(seat, tile.per)
            else:
                value += 2.0 * rounds
    if row[BOOSTER] >= 0 and BOOSTERS[row[BOOSTER]].pass_vp:
        booster = BOOSTERS[row[BOOSTER]]
        value += 0.9 * booster.pass_vp * state.count(seat, booster.per)
    return value


def evaluate(state: GaiaState, seat: int) -> float:
    """The margin over the best rival, in points."""
    if min(state.faction) < 0:
        return 0.0
    totals: list[float] = []
    if state.over:
        totals = [float(row[VP]) for row in state.rows]
    else:
        totals = [standing(state, other) for other in range(state.players)]
        sure = 0.4 + 0.1 * state.table[ROUND]  # the nearer the end, the more a rank is worth
        for tile in state.setup.finals:
            points = rank_points(competitors(state, tile), state.players, state.setup.ranks_need_one)
            for other in range(state.players):
                totals[other] += sure * points[other]
    best = max([totals[other] for other in range(state.players) if other != seat])
    return totals[seat] - best

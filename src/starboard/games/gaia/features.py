"""Numbers for learners: the table as a vector."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import components as c
from starboard.games.gaia.automa.cards import CARDS, LEVELS
from starboard.games.gaia.table import Table

SEATS: Final = 4  # features have room for so many
_SEAT_WIDTH: Final = (
    len(c.FACTIONS) + 16 + 4 + c.N_TRACKS + c.LOST_MINE + 2 * c.N_STANDARD + c.N_ADVANCED + 2 * len(c.TOKENS)
    + len(c.BOOSTERS) + len(c.TYPES) + 11 + 28
)  # fmt: skip


def _bits(numbers: list[float], mask: int, count: int) -> None:
    for index in range(count):
        numbers.append(float(mask >> index & 1))


def _one_hot(numbers: list[float], which: int, count: int) -> None:
    for index in range(count):
        numbers.append(1.0 if index == which else 0.0)


def features(table: Table, seat: int) -> list[float]:
    """Each seat from the own one on, then the table, the map as this seat sees it, and the Automa's cards."""
    numbers: list[float] = []
    for step in range(SEATS):
        if step < len(table.seats):
            _seat(table, (seat + step) % len(table.seats), numbers)
        else:
            numbers.extend([0.0] * _SEAT_WIDTH)
    _table(table, seat, numbers)
    for h in range(len(table.planet)):
        _hex(table, seat, h, numbers)
    _automa(table, numbers)
    return numbers


def _automa(table: Table, numbers: list[float]) -> None:
    """Its level, cards and what is known of its deck; zeros in company."""
    automa = table.automa
    _one_hot(numbers, table.setup.automa.level - 1, len(LEVELS))
    _one_hot(numbers, automa.support - 1, len(CARDS))
    _one_hot(numbers, automa.action - 1, len(CARDS))
    for card in CARDS:
        numbers.append(1.0 if card.number in automa.known else 0.0)
    numbers.append(automa.unknown / len(CARDS))
    numbers.append(len(automa.unseen) / len(CARDS))


def _seat(table: Table, seat: int, numbers: list[float]) -> None:
    me = table.seats[seat]
    _one_hot(numbers, me.faction, len(c.FACTIONS))
    numbers.extend(
        [
            me.ore / 15,
            me.credits / 30,
            me.knowledge / 15,
            me.qic / 6,
            me.bowl1 / 8,
            me.bowl2 / 8,
            me.bowl3 / 8,
            me.gaia_area / 8,
            me.loose / 2,
            me.vp / 100,
            me.gaiaformers / 3,
            me.pieces[c.GAIAFORMER] / 3,
            me.satellites / 10,
            me.pieces[c.SPACE_STATION] / 6,
            me.gaia_planets / 6,
            1.0 if me.passed else 0.0,
        ]
    )
    _one_hot(numbers, me.brainstone - 1, 4)
    for track in range(c.N_TRACKS):
        numbers.append(me.levels[track] / 5)
    for piece in range(c.MINE, c.LOST_MINE + 1):
        numbers.append(me.pieces[piece] / 4)
    _bits(numbers, me.standard, c.N_STANDARD)
    _bits(numbers, me.covered, c.N_STANDARD)
    _bits(numbers, me.advanced, c.N_ADVANCED)
    for token in range(2 * len(c.TOKENS)):
        numbers.append(float(me.tokens.count(token)))
    _one_hot(numbers, me.booster, len(c.BOOSTERS))
    _bits(numbers, me.types, len(c.TYPES))
    _bits(numbers, me.sectors, 11)
    _bits(numbers, me.used, 28)


def _table(table: Table, seat: int, numbers: list[float]) -> None:
    _one_hot(numbers, table.round - 1, c.ROUNDS_PER_GAME)
    for taker in table.taken_by:
        numbers.append(1.0 if taker >= 0 else 0.0)
    _bits(numbers, table.advanced_left, c.N_ADVANCED)
    for token in range(len(c.TOKENS) - 1):
        numbers.append(table.supply[token] / 3)
    for tile in table.setup.rounds:
        _one_hot(numbers, tile, len(c.ROUNDS))
    for tile in table.setup.finals:
        _one_hot(numbers, tile, len(c.FINALS))
    for tile in table.setup.standard_at:
        _one_hot(numbers, tile, c.N_STANDARD)
    for tile in table.setup.advanced_at:
        _one_hot(numbers, tile, c.N_ADVANCED)
    available = 0
    for booster in table.setup.boosters:
        available |= 1 << booster
    _bits(numbers, available, len(c.BOOSTERS))
    for step in range(SEATS):
        other = (seat + step) % len(table.seats)
        present = step < len(table.seats)
        numbers.append(table.order.index(other) / SEATS if present and other in table.order else 0.0)
        numbers.append(1.0 if present and table.active == other else 0.0)


def _hex(table: Table, seat: int, where: int, numbers: list[float]) -> None:
    _one_hot(numbers, table.planet[where], len(c.TYPES))
    piece = table.piece[where]
    count = len(table.seats)
    for step in range(SEATS):
        other = (seat + step) % count
        present = step < count
        value = 0.0
        if present and table.guest[where] == other:
            value = 1.0
        elif present and piece != c.EMPTY and table.owner[where] == other:
            value = float(table.power_at(other, where)) if c.IS_STRUCTURE[piece] else 0.5
        numbers.append(value / 3)
        numbers.append(float(table.sats[where] >> other & 1) if present else 0.0)
    numbers.append(float(table.feds[where] >> seat & 1))
    numbers.append(1.0 if piece == c.SPACE_STATION else 0.0)
    numbers.append(min(table.seats[seat].reach[where], 10) / 10)

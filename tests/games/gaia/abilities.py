"""Witnesses: each ability of a faction board, and how to see in a game that it has been used.

`witnessed(play)` follows a game word by word and tells which abilities made a difference, as `faction ability`.
"""

from __future__ import annotations

from collections.abc import Callable

from starboard.games.gaia import rows, tables
from starboard.games.gaia.game import game
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.vocabulary import (
    BURN,
    CHARGE_WORD,
    FREE,
    GAIA_TECH,
    POWER_WORD,
    TOKEN_FIRST,
    TRACK_WORD,
)
from starboard.kernel import Play

INTELLIGENCE = tables.TRACKS.index("intelligence")
NAVIGATION = tables.TRACKS.index("navigation")


class Moment:
    """One word: how its seat stood before and after it."""

    def __init__(self, before: GaiaState, after: GaiaState, seat: int, actor: int, word: int, asked: str) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.said = word if actor == seat else -1
        self.asked = asked if actor == seat else ""
        self.old = before.rows[seat]
        self.new = after.rows[seat]
        self.institute = before.has_institute(seat)

    def up(self, column: int) -> bool:
        return self.new[column] > self.old[column]

    def down(self, column: int) -> bool:
        return self.new[column] < self.old[column]

    def built(self, piece: int) -> bool:
        return self.up(rows.COUNT + piece)

    def first(self) -> bool:
        """The set-up has just come to its end."""
        return self.before.table[rows.ROUND] == 0 and self.after.table[rows.ROUND] == 1


def _free(ability: str) -> Callable[[Moment], bool]:
    def seen(m: Moment) -> bool:
        index = m.said - FREE
        return 0 <= index < len(tables.FREE_ACTIONS) and tables.FREE_ACTIONS[index].ability == ability

    return seen


def _home_power(m: Moment) -> bool:
    """A structure on a home planet that stands for more than its kind."""
    board = m.after.board(m.seat)
    return m.institute and any(
        m.after.planet[h] == board.planet
        and m.after.power_at(m.seat, h) > tables.POWER_VALUE[m.after.piece[h]]
        and m.after.owner[h] == m.seat
        for h in m.after.own[m.seat]
    )


def _came_back(m: Moment) -> bool:
    return m.before.table[rows.ROUND] < m.after.table[rows.ROUND] and m.down(rows.GAIA_AREA)


WITNESSES: dict[str, Callable[[Moment], bool]] = {
    "gaia-return-bowl": _came_back,
    "institute-gaia-conversion": lambda m: m.asked == "gaia-ask-convert-returning" and m.said > 0,
    "shared-mines": lambda m: m.up(rows.GUESTS),
    "institute-shared-knowledge": lambda m: m.institute and m.up(rows.GUESTS) and m.up(rows.KNOWLEDGE),
    "start-mines": lambda m: m.first() and m.new[rows.COUNT + tables.MINE] == m.after.board(m.seat).start_mines,
    "institute-federation-power": lambda m: m.institute and m.up(rows.JOINED),
    "qic-becomes-ore": lambda m: (
        m.said == TRACK_WORD + INTELLIGENCE and m.up(rows.TRACK + INTELLIGENCE) and m.up(rows.ORE)
    ),
    "gaia-planet-ore": lambda m: m.up(rows.GAIA_PLANETS) and m.built(tables.MINE) and m.down(rows.ORE),
    "gaia-mine-vp": lambda m: m.up(rows.GAIA_PLANETS) and m.up(rows.SOURCE + rows.FROM_FACTION),
    "institute-token": lambda m: (
        m.built(tables.INSTITUTE) and len(m.after.tokens[m.seat]) > len(m.before.tokens[m.seat])
    ),
    "brainstone": lambda m: m.old[rows.BRAIN] > 0 and m.old[rows.BRAIN] != m.new[rows.BRAIN],
    "institute-passive-token": lambda m: m.institute and m.said in (CHARGE_WORD, TOKEN_FIRST),
    "institute-action": lambda m: bool(m.new[rows.USED] & ~m.old[rows.USED] & rows.USED_INSTITUTE),
    "board-action": lambda m: bool(m.new[rows.USED] & ~m.old[rows.USED] & rows.USED_BOARD),
    "institute-credits-as-power": _free("institute-credits-as-power"),
    "starts-with-institute": lambda m: m.first() and m.new[rows.COUNT + tables.INSTITUTE] == 1,
    "single-federation": lambda m: m.up(rows.JOINED) and m.old[rows.JOINED] > 0,
    "satellite-qic": lambda m: m.up(rows.SATELLITES) and m.down(rows.QIC),
    "space-stations": lambda m: m.up(rows.STATIONS),
    "institute-new-type-knowledge": lambda m: m.institute and m.up(rows.TYPES_SEEN) and m.up(rows.KNOWLEDGE),
    "navigation-needs-institute": lambda m: m.institute and m.up(rows.TRACK + NAVIGATION),
    "gaiaformer-for-qic": _free("gaiaformer-for-qic"),
    "swapped-upgrades": lambda m: (
        (m.built(tables.INSTITUTE) and m.down(rows.COUNT + tables.LAB))
        or ((m.built(tables.ACADEMY_LEFT) or m.built(tables.ACADEMY_RIGHT)) and m.down(rows.COUNT + tables.STATION))
    ),
    "institute-home-power": _home_power,
    "token-for-knowledge": _free("token-for-knowledge"),
    "institute-token-value": lambda m: (
        m.institute and POWER_WORD <= m.said < POWER_WORD + len(tables.POWER_ACTIONS) and m.down(rows.BOWL3)
    ),
    "burn-to-gaia": lambda m: m.said == BURN and m.up(rows.GAIA_AREA),
    "institute-gaia-tech": lambda m: m.said == GAIA_TECH,
}


def all_abilities() -> set[str]:
    return {f"{faction.word} {ability}" for faction in tables.FACTIONS for ability in faction.abilities}


def witnessed(play: Play) -> set[str]:
    """The abilities that were used in a game."""
    state = game.new(play.options, play.seed)
    assert isinstance(state, GaiaState)
    found: set[str] = set()
    for said in play.said:
        prompt = state.prompt(said.seat)
        assert prompt is not None
        before = state.copy()
        state.say(said.seat, said.word)
        for seat in range(state.players):
            if before.faction[seat] >= 0:
                moment = Moment(before, state, seat, said.seat, said.word, prompt.message.id)
                board = before.board(seat)
                found |= {f"{board.word} {ability}" for ability in board.abilities if WITNESSES[ability](moment)}
    return found

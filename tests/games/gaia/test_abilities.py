"""Witnesses: each ability of a faction board, and how to see in a game that it has been used.

`witnessed(play)` follows a game word by word and tells which abilities made a difference, as `faction ability`.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.game import game
from starboard.games.gaia.state import GaiaState
from starboard.kernel import Play
from starboard.kernel.conformance import battery
from tests.games.gaia.position import builder
from tests.rulebook import rule

INTELLIGENCE = c.TRACKS.index("intelligence")
NAVIGATION = c.TRACKS.index("navigation")


class Moment:
    """One word: how its seat stood before and after it."""

    def __init__(self, before: GaiaState, after: GaiaState, seat: int, actor: int, word: int, asked: str) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.said = word if actor == seat else -1
        self.asked = asked if actor == seat else ""
        self.old = before.seats[seat]
        self.new = after.seats[seat]
        self.institute = self.old.has_institute()

    def up(self, name: str) -> bool:
        """Whether the seat has more of something: `ore`, `bowl3`, `guests`."""
        return bool(getattr(self.new, name) > getattr(self.old, name))

    def down(self, name: str) -> bool:
        return bool(getattr(self.new, name) < getattr(self.old, name))

    def built(self, piece: int) -> bool:
        return self.new.pieces[piece] > self.old.pieces[piece]

    def replaced(self, piece: int) -> bool:
        return self.new.pieces[piece] < self.old.pieces[piece]

    def rose(self, track: int) -> bool:
        return self.new.levels[track] > self.old.levels[track]

    def scored(self, source: int) -> bool:
        return self.new.sources[source] > self.old.sources[source]

    def first(self) -> bool:
        """The set-up has just come to its end."""
        return self.before.round == 0 and self.after.round == 1


def _free(ability: str) -> Callable[[Moment], bool]:
    def seen(m: Moment) -> bool:
        index = m.said - w.FREE
        return 0 <= index < len(c.FREE_ACTIONS) and c.FREE_ACTIONS[index].ability == ability

    return seen


def _home_power(m: Moment) -> bool:
    """A structure on a home planet that stands for more than its kind."""
    board = m.after.board(m.seat)
    return m.institute and any(
        m.after.planet[h] == board.planet
        and m.after.power_at(m.seat, h) > c.POWER_VALUE[m.after.piece[h]]
        and m.after.owner[h] == m.seat
        for h in m.new.planets
    )


def _came_back(m: Moment) -> bool:
    return m.before.round < m.after.round and m.down("gaia_area")


WITNESSES: dict[str, Callable[[Moment], bool]] = {
    "gaia-return-bowl": _came_back,
    "institute-gaia-conversion": lambda m: m.asked == "gaia-ask-convert-returning" and m.said > 0,
    "shared-mines": lambda m: m.up("guests"),
    "institute-shared-knowledge": lambda m: m.institute and m.up("guests") and m.up("knowledge"),
    "start-mines": lambda m: m.first() and m.new.pieces[c.MINE] == m.after.board(m.seat).start_mines,
    "institute-federation-power": lambda m: m.institute and m.up("federations"),
    "qic-becomes-ore": lambda m: m.said == w.TRACK + INTELLIGENCE and m.rose(INTELLIGENCE) and m.up("ore"),
    "gaia-planet-ore": lambda m: m.up("gaia_planets") and m.built(c.MINE) and m.down("ore"),
    "gaia-mine-vp": lambda m: m.up("gaia_planets") and m.scored(c.FROM_FACTION),
    "institute-token": lambda m: m.built(c.INSTITUTE) and len(m.new.tokens) > len(m.old.tokens),
    "brainstone": lambda m: m.old.brainstone > 0 and m.old.brainstone != m.new.brainstone,
    "institute-passive-token": lambda m: m.institute and m.said in (w.CHARGE, w.TOKEN_FIRST),
    "institute-action": lambda m: bool(m.new.used & ~m.old.used & c.USED_INSTITUTE),
    "board-action": lambda m: bool(m.new.used & ~m.old.used & c.USED_BOARD),
    "institute-credits-as-power": _free("institute-credits-as-power"),
    "starts-with-institute": lambda m: m.first() and m.new.pieces[c.INSTITUTE] == 1,
    "single-federation": lambda m: m.up("federations") and m.old.federations > 0,
    "satellite-qic": lambda m: m.up("satellites") and m.down("qic"),
    "space-stations": lambda m: m.built(c.SPACE_STATION),
    "institute-new-type-knowledge": lambda m: m.institute and m.up("types") and m.up("knowledge"),
    "navigation-needs-institute": lambda m: m.institute and m.rose(NAVIGATION),
    "gaiaformer-for-qic": _free("gaiaformer-for-qic"),
    "swapped-upgrades": lambda m: (
        (m.built(c.INSTITUTE) and m.replaced(c.LAB))
        or ((m.built(c.ACADEMY_LEFT) or m.built(c.ACADEMY_RIGHT)) and m.replaced(c.STATION))
    ),
    "institute-home-power": _home_power,
    "token-for-knowledge": _free("token-for-knowledge"),
    "institute-token-value": lambda m: (
        m.institute and w.POWER <= m.said < w.POWER + len(c.POWER_ACTIONS) and m.down("bowl3")
    ),
    "burn-to-gaia": lambda m: m.said == w.BURN and m.up("gaia_area"),
    "institute-gaia-tech": lambda m: m.said == w.GAIA_TECH,
}


def all_abilities() -> set[str]:
    return {f"{faction.word} {ability}" for faction in c.FACTIONS for ability in faction.abilities}


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
            if before.seats[seat].faction >= 0:
                moment = Moment(before, state, seat, said.seat, said.word, prompt.message.id)
                board = before.board(seat)
                found |= {f"{board.word} {ability}" for ability in board.abilities if WITNESSES[ability](moment)}
    return found


TABLES = [
    "terrans,xenos,taklons,hadsch-hallas",
    "lantids,gleens,ambas,ivits",
    "geodens,firaks,nevlas,terrans",
    "bal-taks,bescods,itars,xenos",
]


@rule("GP-10.9", "GP-15.1")
@pytest.mark.parametrize("seats", TABLES)
def test_every_ability_is_used_in_random_games(seats: str) -> None:
    """Those of the faction boards and those of the planetary institutes."""
    missing = {ability for ability in all_abilities() if ability.split()[0] in seats.split(",")}
    for seed in range(60):
        play = battery(game, {"players": 4, "seat-factions": seats}, seed, 0, builder)
        missing -= witnessed(play)
        if not missing:
            return
    assert not missing

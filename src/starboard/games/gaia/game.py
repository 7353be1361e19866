"""Gaia Project as a game of Starboard: options and how to start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.automa import cards
from starboard.games.gaia.automa.deck import NO_TERMS, Terms
from starboard.games.gaia.automa.flip import CARDS_PREFERENCE
from starboard.games.gaia.automa.setup import AutomaFaction, be
from starboard.games.gaia.hexes import StarMap, first_game
from starboard.games.gaia.outside.trace import verify
from starboard.games.gaia.rules.charging import CHARGE_PREFERENCE
from starboard.games.gaia.rules.maps import deal_to_turn, draw_map, given_map
from starboard.games.gaia.rules.setup import (
    FACTION_INDEX,
    FIRST_AUTOMA,
    FIRST_GAME,
    Boards,
    ChooseFaction,
    TurnSectors,
    draw_setup,
    take_faction,
)
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.table import Readings, setup_named
from starboard.kernel import CHOICE, FLAG, SEATS, TEXT, Chance, Game, OldRules, Option, OptionError, Value
from starboard.kernel.games import Verdict, seats_option

RULES: Final = 2
_METHODS: Final = {"method-1": 1, "method-2": 2, "method-3": 3}
_LEVELS: Final = [level.word for level in cards.LEVELS]
_ALONE: Final = [1]
_SOLO: Final = [
    Option("automa-level", CHOICE, "automa", choices=_LEVELS, players=_ALONE),
    Option(
        "automa-faction",
        CHOICE,
        "random",
        choices=["random", *[each.word for each in cards.FACTION_CARDS]],
        players=_ALONE,
    ),
    Option("automa-first-card", FLAG, True, players=_ALONE),
    Option("automa-without-card-2", FLAG, False, players=_ALONE),
    Option("automa-gaia-only", FLAG, False, players=_ALONE),
    Option("automa-downgrades", FLAG, False, players=_ALONE),
]
_SOLO_IDS: Final = [option.id for option in _SOLO]
_SOLO_SINCE: Final = 2  # the version of the rules that the solo game came with


class GaiaGame(Game):
    def __init__(self) -> None:
        options = [
            Option("map", CHOICE, "method-3", choices=["first-game", *_METHODS, "given"]),
            Option("sectors", TEXT, "", when=("map", "given")),
            Option("factions", CHOICE, "choose", choices=["choose", "random", "first-game"]),
            Option("seat-factions", SEATS, "", choices=[faction.word for faction in c.FACTIONS]),
            Option("order", CHOICE, "clockwise", choices=["clockwise", "variable"]),
            Option("map-builder", CHOICE, "table", choices=["table", "last-seat"]),
            Option("ranks-need-one", FLAG, False),
            Option("lone-token", FLAG, False),
            Option("decline-advance", FLAG, False),
            Option("excess-lost", FLAG, False),
            *_SOLO,
        ]
        super().__init__("gaia", RULES, w.VOCABULARY, [1, 2, 3, 4], options, "starboard.games.gaia")
        self.search = {"turns": 2.0}  # to the end of the next own turn: what comes later is too far to be foreseen
        self.plays = [1, RULES]
        self.presets = {"first-game": {"map": "first-game", "factions": "first-game"}}
        self.preferences = [
            Option(CHARGE_PREFERENCE, CHOICE, "1", choices=["ask", "never", "1", "2", "3", "4", "5"]),
            Option(CARDS_PREFERENCE, CHOICE, "ask", choices=["ask", "at-once"], players=_ALONE),
        ]

    def validate(self, given: Mapping[str, object] | None = None) -> dict[str, Value]:
        """What is agreed about the Automa stands in the records of solo games only."""
        options = super().validate(given)
        alone = options["players"] == 1
        return {id: value for id, value in options.items() if alone or id not in _SOLO_IDS}

    def check_options(self, options: dict[str, Value]) -> None:
        players = int(options["players"])
        if players <= 2 and options["map"] in ("method-1", "method-2"):
            raise OptionError("map", "option 'map': one or two players use method-3, first-game or given")
        if (options["map"] == "given") != bool(options["sectors"]):
            raise OptionError("sectors", "option 'sectors' goes with map 'given'")
        if options["map"] == "given":
            try:
                given_map(str(options["sectors"]), players)
            except ValueError as error:
                raise OptionError("sectors", f"option 'sectors': {error}") from error
        if options["map-builder"] == "last-seat" and options["map"] not in _METHODS:
            raise OptionError("map-builder", "option 'map-builder': only a variable map is turned by the last seat")
        chosen = [c.FACTIONS[FACTION_INDEX[word]].board for word in seats_option(options, "seat-factions")]
        if len(set(chosen)) < len(chosen):
            raise OptionError("seat-factions", "option 'seat-factions': two factions share a board")
        if players == 1:
            word = _automa_word(options)
            board = c.FACTIONS[FACTION_INDEX[word]].board if word != "random" else ""
            first = options["factions"] == "first-game" and c.FACTIONS[FACTION_INDEX[FIRST_GAME[1][0]]].board
            if board in chosen or (not chosen and board and board == first):
                raise OptionError("automa-faction", "option 'automa-faction': that is the colour of the player")

    def start(self, options: dict[str, Value], chance: Chance, rules: int) -> GaiaState:
        players = int(options["players"])
        if players == 1 and rules < _SOLO_SINCE:
            raise OldRules(self.id, rules, [_SOLO_SINCE])
        stars = _stars(options, players, chance, rules)
        readings = Readings(
            ranks_need_one=bool(options["ranks-need-one"]),
            lone_token=bool(options["lone-token"]),
            may_decline=bool(options["decline-advance"]),
            excess_lost=bool(options["excess-lost"]),
        )
        terms = _terms(options) if players == 1 else NO_TERMS
        setup = draw_setup(stars, players, chance, options["order"] == "variable", readings, terms)
        table = GaiaState(setup, players, chance)
        table.lay_out()
        table.push(Boards())
        if options["map-builder"] == "last-seat":
            table.push(TurnSectors(_METHODS[str(options["map"])]))
        given = seats_option(options, "seat-factions")
        if not given and options["factions"] == "random":
            given = _random_factions(players, chance, _automa_word(options) if terms.here else "")
        if terms.here:
            if _automa_word(options) == "random":
                table.push(AutomaFaction())
            else:
                be(table, FACTION_INDEX[_automa_word(options)])
        if given:
            for seat in range(players):
                take_faction(table, seat, FACTION_INDEX[given[seat]])
        else:
            among = list(range(len(c.FACTIONS)))
            if options["factions"] == "first-game":
                among = sorted([FACTION_INDEX[word] for word in FIRST_GAME[players]])
            for seat in range(players - 1, -1, -1):
                table.push(ChooseFaction(seat, among))
        return table

    def samples(self, players: int) -> list[dict[str, Value]]:
        if players == 1:
            return _solo_samples()
        shared: list[dict[str, Value]] = [
            {"players": players, "factions": "random"},
            {"players": players, "factions": "random", "order": "variable"},
            {"players": players},
            {"players": players, "map": "first-game", "factions": "first-game"},
            {
                "players": players,
                "factions": "random",
                "ranks-need-one": True,
                "lone-token": True,
                "decline-advance": True,
            },
            {"players": players, "map-builder": "last-seat", "excess-lost": True},
        ]
        if players > 2:
            shared.append({"players": players, "factions": "random", "map": "method-1"})
            shared.append({"players": players, "factions": "random", "map": "method-2", "order": "variable"})
        return shared

    def components(self) -> dict[str, object]:
        return {**c.components(), "automa": cards.components()}

    def fixed(self, key: str) -> object:
        return setup_named(key)

    def verify(self, path: str) -> list[Verdict]:
        return verify(path, self.rules)


def _stars(options: dict[str, Value], players: int, chance: Chance, rules: int) -> StarMap:
    how = str(options["map"])
    if how == "first-game":
        return first_game(players > 2)
    if how == "given":
        return given_map(str(options["sectors"]), players)
    if options["map-builder"] == "last-seat":
        return deal_to_turn(_METHODS[how], players, chance, rules)
    return draw_map(_METHODS[how], players, chance, rules)


def _terms(options: dict[str, Value]) -> Terms:
    return Terms(
        _LEVELS.index(str(options["automa-level"])) + 1,
        bool(options["automa-first-card"]),
        bool(options["automa-without-card-2"]),
        bool(options["automa-gaia-only"]),
        bool(options["automa-downgrades"]),
    )


def _automa_word(options: dict[str, Value]) -> str:
    """The faction of the Automa, or `random`; in the first game the one that is named for it (GP-2.17)."""
    word = str(options["automa-faction"])
    return FIRST_AUTOMA if word == "random" and options["factions"] == "first-game" else word


def _solo_samples() -> list[dict[str, Value]]:
    """Every level and every faction of the Automa, and every reading."""
    alone: dict[str, Value] = {"players": 1, "factions": "random"}
    return [
        {**alone, "automa-level": "automa"},
        {"players": 1, "automa-level": "automalein", "automa-faction": "terrans", "automa-without-card-2": True},
        {"players": 1, "map": "first-game", "factions": "first-game", "automa-level": "automaechtig"},
        {**alone, "automa-level": "ultoma", "automa-faction": "firaks", "automa-downgrades": True},
        {**alone, "automa-level": "alptrauma", "automa-faction": "geodens", "order": "variable"},
        {**alone, "automa-faction": "terrans", "automa-gaia-only": True, "ranks-need-one": True},
        {**alone, "automa-level": "alptrauma", "automa-faction": "xenos", "automa-first-card": False},
        {**alone, "automa-level": "ultoma", "automa-faction": "hadsch-hallas", "map-builder": "last-seat"},
        {**alone, "automa-level": "automaechtig", "automa-faction": "itars", "lone-token": True},
        {**alone, "automa-level": "alptrauma", "automa-faction": "taklons", "excess-lost": True},
        {**alone, "automa-level": "ultoma", "automa-faction": "firaks"},
    ]


def _random_factions(players: int, chance: Chance, besides: str) -> list[str]:
    """One side of as many different boards, not that of a faction that is taken already."""
    taken = c.FACTIONS[FACTION_INDEX[besides]].board if besides in FACTION_INDEX else ""
    boards = sorted({faction.board for faction in c.FACTIONS} - {taken})
    numbers = list(range(len(boards)))
    words = []
    for _ in range(players):
        board = boards[chance.draw(numbers)]
        sides = [faction.word for faction in c.FACTIONS if faction.board == board]
        words.append(sides[chance.below(len(sides))])
    return words


game: Final = GaiaGame()

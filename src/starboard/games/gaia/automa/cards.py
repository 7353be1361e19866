"""The printed facts of the Automa: decision cards, faction cards, levels, read from data/automa.toml."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.gaia import components as c

# What a card or a part of a faction action does.
MINE: Final = 0
UPGRADE: Final = 1
RESEARCH: Final = 2  # any area, numbered
RESEARCH_HIGHEST: Final = 3
SPACE: Final = 4  # a power or QIC action
FACTION: Final = 5
ACTIONS: Final = ["mine", "upgrade", "research", "research-highest", "space", "faction"]

# The first tie-breaker of a mine, in faction actions.
FIRST_NONE: Final = 0
FIRST_TRANSDIM: Final = 1
FIRST_NEAREST: Final = 2
FIRSTS: Final = ["", "transdim", "nearest"]

_AUTOMA = c.load("automa")


class Card:
    """A decision card: the action and its VP are its right half, the rest its left half."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.number: int = table["number"]
        self.action: int = ACTIONS.index(table["action"])
        self.vp: int = table.get("vp", 0)  # 0 where the faction card tells
        self.may_pass: bool = table.get("pass", False)
        self.final_tile: int = ["top", "bottom", "none"].index(table["final-tile"])  # the place of the tile, 2: none
        self.range: int = table["range"]
        self.right_down: bool = table["direction"] == "right-down"
        self.nth: int = table["nth"]
        self.from_left: bool = table["from"] == "left"
        self.pass_booster: int = ["left", "middle", "right"].index(table["pass-booster"])
        self.first_booster: int = table["first-booster"]  # from 1 on


class Part:
    """A part of a faction action."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.action: int = ACTIONS.index(table["do"])
        self.range: int = table.get("range", 0)
        self.first: int = FIRSTS.index(table.get("first", ""))
        self.area: int = c.TRACKS.index(table["area"]) if "area" in table else -1
        self.downgrade: bool = table.get("downgrade", False)
        self.otherwise: bool = table.get("or", False)  # only if the part before it was impossible


class FactionCard:
    """What the Automa does as one faction."""

    def __init__(self, word: str, table: dict[str, Any]) -> None:
        self.word: str = word
        self.vp: int = table["vp"]
        self.parts: list[Part] = [Part(part) for part in table["parts"]]
        self.new_type: int = table.get("new-type", 0)
        self.mine_to_station: int = table.get("mine-to-station", 0)
        self.twice: bool = table.get("twice", False)
        self.lab_research: bool = table.get("lab-research", False)


class Level:
    """How strong the Automa is."""

    def __init__(self, number: int, word: str, table: dict[str, Any]) -> None:
        self.number: int = number
        self.word: str = word
        self.vp: int = table["vp"]
        self.starters: list[int] = list(table["starters"])
        self.bonus: int = table.get("bonus", 0)


CARDS: Final[list[Card]] = [Card(table) for table in _AUTOMA["cards"]]
NUMBERS: Final[list[int]] = [each.number for each in CARDS]
FACTION_CARDS: Final[list[FactionCard]] = [FactionCard(word, table) for word, table in _AUTOMA["factions"].items()]
LEVELS: Final[list[Level]] = [
    Level(number + 1, word, table) for number, (word, table) in enumerate(_AUTOMA["levels"].items())
]
FACTIONS: Final[list[int]] = [  # those with a card
    faction.index for faction in c.FACTIONS if faction.word in _AUTOMA["factions"]
]
_ACADEMIES: Final = [c.ACADEMY_LEFT, c.ACADEMY_RIGHT]  # both are alike


def _change(line: list[str]) -> list[int]:
    """What becomes what: a structure, and the pieces it may become, whichever is left."""
    goals = _ACADEMIES if line[1] == "academy" else [c.PIECES.index(line[1])]
    return [c.PIECES.index(line[0]), *goals]


UPGRADES: Final[list[list[int]]] = [_change(line) for line in _AUTOMA["upgrades"]["order"]]
WITH_DOWNGRADE: Final[list[list[int]]] = [UPGRADES[0], _change(_AUTOMA["upgrades"]["downgrade"]), *UPGRADES[1:]]


def card(number: int) -> Card:
    return CARDS[number - 1]


def faction_card(faction: int) -> FactionCard:
    """The card of a faction that has one."""
    for each in FACTION_CARDS:
        if each.word == c.FACTIONS[faction].word:
            return each
    raise ValueError(f"{c.FACTIONS[faction].word} is no faction of the Automa")


def components() -> dict[str, object]:
    """The printed facts by the names under which views speak of them."""
    cards = {f"automa-card-{table['number']}": table for table in _AUTOMA["cards"]}
    return {"cards": cards, "factions": _AUTOMA["factions"], "levels": _AUTOMA["levels"]}

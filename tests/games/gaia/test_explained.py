"""Everything on the table is explained in every language, with the amounts of the component tables."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from starboard.games.gaia.game import game
from starboard.text import Text, languages

TRACKS = list(c.TRACKS)
VERBS = ["build", "project", "upgrade", "federation", "research", "pass"]
THINGS = ["ore", "credits", "knowledge", "qic", "vp", "power", "range", "step", "gaia-area", "gaiaformer"]
PIECES = ["satellite", "space-station", "lost-mine", "mine"]
KINDS = ["immediate", "income", "trigger", "ongoing", "action", "pass"]
FAMILIES = ("charge-", "token-", "turn-")

in_every_language = pytest.mark.parametrize("language", languages())


def table(name: str) -> dict[str, Any]:
    file = resources.files("starboard.games.gaia").joinpath("data", f"{name}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


TILES, ACTIONS, RESEARCH, FACTIONS, MAP = (table(n) for n in ("tiles", "actions", "research", "factions", "map"))
TYPES: list[str] = MAP["types"]


def reader(language: str) -> Text:
    """A reader who does not fall back on English."""
    text = Text(game, language)
    text._bundles = text._bundles[:1]
    return text


def said(text: Text, id: str) -> str | None:
    return text._find(id, {"n": 2})


def explained(text: Text, word: str) -> str | None:
    family = re.match(f"({'|'.join(FAMILIES)})\\d", word)
    return said(text, f"explain-{family[1]}n" if family else f"explain-{word}")


def numbers(sentence: str) -> list[int]:
    return sorted(int(digits) for digits in re.findall(r"\d+", sentence))


def amounts(row: Any) -> list[int]:
    """All numbers of a row of a table, whatever they count; none for switches."""
    if isinstance(row, dict):
        return [n for key, each in row.items() if key not in ("copies", "automa", "neutral") for n in amounts(each)]
    if isinstance(row, list):
        return [n for each in row for n in amounts(each)]
    return [row] if type(row) is int else []


def components() -> dict[str, list[int]]:
    """Whatever has amounts in a table, with these amounts."""
    rows = {word: amounts(row) for group in TILES.values() for word, row in group.items()}
    rows |= {word: amounts(row) for group in ("power", "qic", "free") for word, row in ACTIONS[group].items()}
    for track in TRACKS:
        for level in range(6):
            lasting = [
                RESEARCH[track][key][level] for key in ("step-ore", "range", "project-tokens") if key in RESEARCH[track]
            ]
            given = [RESEARCH[track]["once"][level], RESEARCH[track]["income"][level], [n for n in lasting if n]]
            worth = [RESEARCH["vp-per-high-level"]] if level >= 3 else []
            third = [RESEARCH["third-level-charge"]] if level == 3 else []
            rows[f"{track}-{level}"] = amounts([given, worth, third])
    cost, power = ACTIONS["structures"]["cost"], ACTIONS["structures"]["power"]
    for piece in power:
        rows[piece] = [*amounts(cost[piece.partition("-")[0] if piece.startswith("academy") else piece]), power[piece]]
    rows["trading-station"] += amounts(cost["trading-station-near"])
    rows["research"] = amounts(RESEARCH["cost"])
    rows |= {resource: [most] for resource, most in ACTIONS["limits"].items()}
    return rows


@in_every_language
def test_every_word_has_a_name_and_a_meaning(language: str) -> None:
    text = reader(language)
    words = [word for word in w.VOCABULARY.words[2:] if word not in w.HEXES]
    assert len(words) > 100
    assert [word for word in words if said(text, word) is None] == []
    assert [word for word in words if explained(text, word) is None] == []


@in_every_language
def test_every_other_thing_has_a_name_and_a_meaning(language: str) -> None:
    text = reader(language)
    tiles = [word for group in ("rounds", "finals") for word in TILES[group]]
    things = [*THINGS, *PIECES, *tiles, *[f"planet-{each}" for each in [*TYPES, "space"]]]
    assert [thing for thing in things if said(text, thing) is None] == []
    assert [thing for thing in things if explained(text, thing) is None] == []
    assert [track for track in TRACKS if said(text, f"{track}-n") is None] == []
    levels = [f"{track}-{level}" for track in TRACKS for level in range(6)]
    assert [level for level in levels if explained(text, level) is None] == []


@in_every_language
def test_every_faction_tells_its_board_its_ability_and_its_institute(language: str) -> None:
    text = reader(language)
    parts = [f"{faction}-{part}" for faction in FACTIONS for part in ("board", "ability", "institute")]
    assert [part for part in parts if said(text, part) is None] == []
    for faction, row in FACTIONS.items():
        shown = [*row["start"].values(), *row["bowls"], *row.get("research", {}).values()]
        income = amounts([row["income"], row["slots"]["institute"]])
        told = numbers(text.say(f"{faction}-board"))
        assert set(told) >= {n for n in [*shown, *income] if n}, faction
        told = numbers(text.say(f"explain-{faction}"))
        switches = {n for key, n in row["abilities"].items() if type(n) is int and n > 1 and key != "start-mines"}
        known = {"gaia-return-bowl", "space-stations"}  # told as a bowl's numeral; not limited by the pieces
        assert set(told) >= switches - {row["abilities"].get(key) for key in known}, faction


@in_every_language
def test_short_names_are_short(language: str) -> None:
    text = reader(language)
    tracks = {track: said(text, f"{track}-short") for track in TRACKS}
    verbs = {verb: said(text, f"{verb}-short") for verb in VERBS}
    pieces = {
        piece: said(text, f"{piece}-short") for piece in ("mine", "trading-station", "lab", "institute", "academy")
    }
    for name, longest in ((tracks, 13), (verbs, 14), (pieces, 13)):
        assert [id for id, short in name.items() if short is None or len(short) > longest] == []
    tiles = {tile: said(text, f"{tile}-short") for group in ("rounds", "finals") for tile in TILES[group]}
    assert [id for id, short in tiles.items() if short is None or len(short) > 45] == []
    assert [kind for kind in KINDS if said(text, f"kind-{kind}") is None] == []


@in_every_language
def test_letters_tell_planet_types_apart(language: str) -> None:
    text = reader(language)
    letters = [said(text, f"{each}-letter") for each in TYPES]
    assert all(letter is not None and len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(TYPES)


@in_every_language
def test_amounts_are_those_of_the_tables(language: str) -> None:
    text = reader(language)
    rows = components()
    assert len(rows) > 100
    for word, wanted in rows.items():
        told = numbers(text.say(f"explain-{word}"))
        missing = [n for n in set(wanted) if told.count(n) < wanted.count(n)]
        if word in ("token-knowledge", "gaiaformer-qic"):  # "for a token" needs no 1
            missing.remove(1)
        assert missing == [], (word, text.say(f"explain-{word}"))


@in_every_language
def test_planets_tell_the_steps_between_them(language: str) -> None:
    text = reader(language)
    homes = TYPES[: MAP["home-types"]]
    for home in homes:
        sentence = text.say(f"explain-planet-{home}")
        rows = re.findall(r"(\d) [^:;]*: ([^;.]*)", sentence)
        assert [steps for steps, _ in rows] == ["1", "2", "3"]
        for steps, names in rows:
            at = {text.name(each) for each in homes if c.STEPS[TYPES.index(home)][TYPES.index(each)] == int(steps)}
            assert set(names.split(", ")) == at
        factions = [faction for faction, row in FACTIONS.items() if row["planet"] == home]
        assert [faction for faction in factions if text.name(faction) not in sentence] == []

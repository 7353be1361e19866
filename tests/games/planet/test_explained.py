"""Everything on the table is named and explained in every language, with the amounts of the component tables."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any

import pytest

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.game import game
from starboard.text import Text, languages, message_id

PLAIN = {*g.ORIENTATION_WORDS, *w.VOCABULARY.words[w.CELL : w.TRACK]}  # their names tell all
WON, TIED = 5, 2  # points of an objective (PU-16.5, PU-16.6)
LONGEST_TECH_WORD = 13  # so that names stand on two lines of a chip

in_every_language = pytest.mark.parametrize("language", languages())


def table(name: str, rows: str) -> list[dict[str, Any]]:
    file = resources.files("starboard.games.planet").joinpath("data", f"{name}.toml")
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))[rows]
    return found


CORPORATIONS, PLANETS = table("corporations", "corporation"), table("planets", "planet")
CARDS, EVENTS = table("civilisation", "card"), table("events", "event")
OBJECTIVES = table("objectives", "objective")


def reader(language: str) -> Text:
    """A reader who does not fall back on English."""
    text = Text(game, language)
    text._bundles = text._bundles[:1]
    return text


def said(text: Text, id: str) -> str | None:
    return text._find(message_id(id), {"n": 2})


def explained(text: Text, word: str) -> str | None:
    track = re.sub(r"\.\d+$", "", word)
    family = re.sub(r"-\d+$", "-n", word)
    return said(text, f"explain-{track}") or said(text, f"explain-{family}")


def numbers(sentence: str | None) -> set[int]:
    return {int(digits) for digits in re.findall(r"\b\d+\b", sentence or "")}


@in_every_language
def test_every_word_has_a_name_and_a_meaning(language: str) -> None:
    text = reader(language)
    words = [word for word in w.VOCABULARY.words[2:] if word not in PLAIN]
    assert len(words) > 200
    assert [word for word in words if said(text, word) is None] == []
    assert [word for word in words if explained(text, word) is None] == []


@in_every_language
def test_every_tech_has_a_short_name_and_a_meaning(language: str) -> None:
    text = reader(language)
    techs = {tech for corporation in CORPORATIONS for tech in corporation["techs"]}
    names = {tech: said(text, f"tech-{tech}") or "" for tech in techs}
    assert [tech for tech, name in names.items() if not name or len(name) > 22] == []
    words = {word for name in names.values() for word in re.split("[ -]", name)}
    assert [word for word in words if len(word) > LONGEST_TECH_WORD] == []
    assert [tech for tech in techs if said(text, f"explain-tech-{tech}") is None] == []


@in_every_language
def test_boards_tell_how_they_differ(language: str) -> None:
    text = reader(language)
    for corporation in CORPORATIONS:
        assert corporation["rovers"] in numbers(said(text, f"explain-{corporation['id']}")), corporation["id"]
    told = numbers(said(text, "explain-republic"))
    tracks = {each["id"]: each.get("tracks", {}) for each in CORPORATIONS}
    assert sum(step.startswith("civ") for step in tracks["republic"]["civ"]) in told
    assert len(tracks["wormhole"]["biomass"]) - 1 in numbers(said(text, "explain-wormhole"))
    medals = [int(step[1:]) for step in tracks["jump-drive"]["tech"] if step.startswith("v")]
    assert {*medals, 6} <= numbers(said(text, "explain-jump-drive"))
    medals = [int(step[1:]) for step in tracks["oasis"]["water"] if step.startswith("v")]
    assert max(medals) in numbers(said(text, "explain-oasis"))
    planets = {each["id"]: each for each in PLANETS}
    cities = sum(row.count("C") for row in planets["gaia"]["grid"])
    assert {cities, planets["gaia"]["city_points"]} == numbers(said(text, "explain-gaia"))
    persephone = said(text, "explain-persephone") or ""
    places = [persephone.index(f" {text.name(banned)}") for banned in planets["persephone"]["quadrants"]]
    assert places == sorted(places)


@in_every_language
def test_cards_tell_what_the_tables_say(language: str) -> None:
    text = reader(language)
    for card in CARDS:
        told = numbers(said(text, f"explain-{card['id']}"))
        amount = 0 if card.get("effect") == "extra-tile" else card.get("amount", 0)
        assert {card["points"], amount} - {0} <= told, card["id"]
    for goal in OBJECTIVES:
        wanted = {WON, *goal.get("size", []), goal.get("amount", WON)}
        assert wanted == numbers(said(text, f"explain-{goal['id']}p")), goal["id"]
        assert numbers(said(text, f"explain-{goal['id']}n")) == {WON, TIED}


@in_every_language
def test_events_have_a_sentence_and_a_short_name(language: str) -> None:
    text = reader(language)
    assert [event["id"] for event in EVENTS if said(text, event["id"]) is None] == []
    shorts = {event["id"]: said(text, f"{event['id']}-short") or "" for event in EVENTS}
    assert [id for id, short in shorts.items() if not short or len(short) > 45] == []
    for event in EVENTS:
        if "amount" in event:
            assert event["amount"] in numbers(shorts[event["id"]])
        named = [*event.get("tracks", []), *([event["terrain"]] if "terrain" in event else [])]
        if len(named) < c.TRACKS:
            assert [each for each in named if text.name(each) not in shorts[event["id"]]] == []


@in_every_language
def test_lines_are_named_as_on_the_board(language: str) -> None:
    text = reader(language)
    assert "1" in text.name("row-0")
    assert "12" in text.name("row-11")
    assert "A" in text.name("column-0")
    assert "L" in text.name("column-11")


@in_every_language
def test_letters_tell_terrains_apart(language: str) -> None:
    text = reader(language)
    letters = [said(text, f"{terrain}-letter") for terrain in c.TERRAINS]
    assert all(letter is not None and len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(c.TERRAINS)

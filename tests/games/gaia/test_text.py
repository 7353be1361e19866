"""Every message that the rules can speak has an English sentence."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

import starboard.games.gaia
from starboard.games.gaia import words as w
from starboard.games.gaia.game import game
from tests.games.gaia.position import Position, new


def messages() -> set[str]:
    file = resources.files("starboard").joinpath("locales", "en", "gaia.ftl")
    body = FluentResource(file.read_text(encoding="utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_questions_events_and_reasons() -> None:
    known = messages()
    folder = Path(starboard.games.gaia.__file__).parent
    used: set[str] = set()
    for path in folder.rglob("*.py"):
        used |= set(re.findall(r'"(gaia-(?:ask|did|why)-[a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    assert len(used) > 100
    assert used - known == set()
    # what a board adds to a question: how it is answered, what is laid out
    spoken = {re.sub(r"-(hint|planned)$", "", id) for id in known if re.match(r"gaia-(ask|did|why)-", id)}
    assert spoken - used == set()


def test_words() -> None:
    known = messages()
    assert [word for word in w.VOCABULARY.words[2:] if word not in w.HEXES and word not in known] == []


def test_names_counters_and_options_of_views() -> None:
    known = messages()
    view = Position("taklons ivits").state.view(None)
    seats, areas = view["seats"], view["areas"]
    assert isinstance(seats, list)
    assert isinstance(areas, list)
    wanted = {f"counter-{name}" for name in seats[0]["counters"]}
    wanted |= {f"score-{name}" for name in seats[0]["sources"]}
    wanted |= {f"area-{area['id']}" for area in areas}
    wanted |= {item["name"] for area in areas for item in area["items"]}
    wanted |= {f"option-{option.id}" for option in game.options}
    wanted |= {f"option-{o.id}-{choice}" for o in game.options if o.kind == "choice" for choice in o.choices}
    assert wanted - known == set()
    for seed in range(4):
        areas = new({"players": 4, "factions": "random"}, seed).view(None)["areas"]
        assert isinstance(areas, list)
        assert {item["name"] for area in areas for item in area["items"]} <= known

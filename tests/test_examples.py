"""The example packages: a game of somebody else, found, checked, told to the page and played as Starboard's own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starboard.kernel import Game, find, from_seed, names
from starboard.kernel.conformance import battery
from starboard.text import Text, languages

MOORINGS = Path(__file__).parent.parent / "examples" / "moorings"


@pytest.fixture
def moorings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Game:
    """The game, found as if its package were installed: by the entry point of its own pyproject.toml."""
    import tomllib

    project = tomllib.loads((MOORINGS / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = tmp_path / "moorings-1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: moorings\nVersion: 1.0\n")
    lines = [f"{name} = {value}" for name, value in project["entry-points"]["starboard.games"].items()]
    info.joinpath("entry_points.txt").write_text("\n".join(["[starboard.games]", *lines, ""]))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(MOORINGS))
    return find("moorings")


def test_it_is_found_beside_our_own(moorings: Game) -> None:
    assert "moorings" in names()
    assert {"race", "gaia", "planet", "federation"} <= set(names())
    assert moorings.package == "moorings"


@pytest.mark.parametrize("seed", range(4))
def test_it_passes_the_conformance_battery(moorings: Game, seed: int) -> None:
    battery(moorings, {"players": 2}, seed)


def test_who_has_fifteen_wins_and_else_nobody(moorings: Game) -> None:
    def played(*berths: int) -> Any:
        state = moorings.begin(moorings.validate({}), from_seed("1"))
        for at, berth in enumerate(berths):
            state.say(at % 2, moorings.vocabulary.index(f"berth-{berth}"))
        return state

    assert played(2, 1, 4, 3, 9).winners() == [0]
    assert played(5, 1, 9, 6, 3, 8).winners() == [1]
    assert not played(5, 1, 9).over
    assert played(5, 2, 1, 9, 4, 6, 7, 3, 8).winners() == [0, 1]


@pytest.mark.parametrize("language", languages())
def test_its_texts_speak_every_language(moorings: Game, language: str) -> None:
    text = Text(moorings, language, ["Anna", "Boris"])
    assert "5" in text.name("berth-5")
    assert text.name("berth-5") != "berth-5"
    for id in ("game-moorings", "moorings-ask-moor"):
        assert id.replace("-", " ") not in text.say(id)
    assert "Anna" in text.say("moorings-did-moor", {"seat": 0, "berth": "berth-5"})


def test_its_view_is_told_to_the_page(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "starboard.cli", "contract", "moorings"]
    ran = subprocess.run(command, cwd=MOORINGS, capture_output=True, text=True, timeout=60, check=True)
    assert "export type MooringsView = {" in ran.stdout
    assert "readonly owner: number | null;" in ran.stdout


def test_its_facts_are_plain_data(moorings: Game) -> None:
    assert json.loads(json.dumps(moorings.components())) == {"sum": 15, "berths": [1, 2, 3, 4, 5, 6, 7, 8, 9]}

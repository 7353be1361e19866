"""Dependencies point one way: kernel <- games <- bots <- arena, server <- cli. Read from the imports."""

from __future__ import annotations

import ast
import shutil
import sys
from pathlib import Path

import pytest

from starboard.contract import PARTS_FOLDER, own_parts, parts_of
from tests.anatomy import aliases, complaints

SOURCE = Path(__file__).parent.parent / "src" / "starboard"
LAYERS = ["kernel", "games", "bots", "arena", "server", "cli"]

# What each part of the package may import of the others; itself always.
ALLOWED: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "text": {"kernel"},
    "contract": {"kernel"},
    "bots": {"kernel", "games"},
    "arena": {"", "kernel", "games", "bots", "text"},
    "server": {"", "kernel", "games", "bots", "text"},
    "cli": {"", "kernel", "games", "bots", "arena", "server", "text", "contract"},
    "": {"kernel"},
}
PURE = {"kernel", "games"}  # standard library only, and what the compiler needs
LONGEST = 600  # lines of a file


def sources() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def part_of(path: Path) -> str:
    """The part of the package that a file belongs to; the package itself is ''."""
    first = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    return "" if first == "__init__" else first


def imports(path: Path) -> set[str]:
    """The modules that a file imports, anywhere in it, as full names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            found.add(node.module or "")
            if node.module in ("starboard", "starboard.games"):
                found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def name_of(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", sources(), ids=name_of)
def test_imports_point_one_way(path: Path) -> None:
    part = part_of(path)
    for name in imports(path):
        parts = name.split(".")
        if parts[0] != "starboard":
            continue
        other = parts[1] if len(parts) > 1 else ""
        assert other == part or other in ALLOWED[part], f"{name_of(path)} may not import {name}"


@pytest.mark.parametrize("path", [path for path in sources() if part_of(path) in PURE], ids=name_of)
def test_rules_need_nothing_but_python(path: Path) -> None:
    for name in imports(path):
        first = name.split(".")[0]
        assert first in sys.stdlib_module_names or first in ("starboard", "mypy_extensions"), f"{name} is not ours"


@pytest.mark.parametrize("path", [path for path in sources() if part_of(path) == "games"], ids=name_of)
def test_no_game_knows_another(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    own = parts[1] if len(parts) > 2 else ""
    for name in imports(path):
        game = name.split(".")[2:3]
        if name.startswith("starboard.games."):
            assert game == [own], f"{name_of(path)} imports {name}"


@pytest.mark.parametrize("path", [path for path in sources() if part_of(path) in PURE], ids=name_of)
def test_rules_have_no_clock_no_network_no_hidden_chance(path: Path) -> None:
    forbidden = {"random", "secrets", "time", "datetime", "socket", "subprocess", "threading", "asyncio"}
    assert not {name.split(".")[0] for name in imports(path)} & forbidden


@pytest.mark.parametrize("path", sources(), ids=name_of)
def test_files_are_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_every_part_is_known() -> None:
    assert {part_of(path) for path in sources()} <= set(ALLOWED)
    assert set(LAYERS) <= set(ALLOWED)


# ---- one anatomy for all games ----------------------------------------------------------------------------------

STRAIGHT = ["federation", "gaia", "planet", "race"]  # the games that stand as `tests/anatomy.py` says
HERE = Path(__file__).parent


@pytest.mark.parametrize("game", STRAIGHT)
def test_games_have_one_anatomy(game: str) -> None:
    assert complaints(SOURCE / "games" / game) == []


@pytest.mark.parametrize("game", STRAIGHT)
def test_tests_of_games_have_one_anatomy(game: str) -> None:
    folder = HERE / "games" / game
    position = ast.parse((folder / "position.py").read_text(encoding="utf-8"))
    assert "Position" in {node.name for node in position.body if isinstance(node, ast.ClassDef)}
    assert (folder / "test_conformance.py").exists()
    others = {path.name for path in folder.glob("*.py") if not path.name.startswith("test_")}
    assert others == {"__init__.py", "position.py"}


@pytest.mark.parametrize("game", STRAIGHT)
def test_a_component_is_named_by_its_word(game: str) -> None:
    for path in (SOURCE / "locales").glob(f"*/{game}.ftl"):
        assert aliases(path.read_text(encoding="utf-8")) == []


IMPORT = "\nfrom starboard.games.race import {}\n\n"
MANY = "\nfrom starboard.games.race.components import A, B, C, D, E, F, G, H, I, J, K, L, M\n\n"
# What is done to a file of a game, and the complaint that must follow.
FAULTS = [
    ("seat.py", "", "", "seat.py is missing"),
    ("rulings.md", "", "", "rulings.md is missing"),
    ("state.py", "class RaceState", "class Race", "state.py does not define RaceState"),
    ("check.py", "def check(", "def complain(", "check.py does not define check"),
    ("game.py", "RULES: Final", "VERSION: Final", "game.py does not define RULES"),
    ("table.py", "\n_NOBODY", IMPORT.format("view") + "_NOBODY", "table needs "),
    ("rules/rounds.py", "\nclass ", IMPORT.format("state") + "class ", "only for ['game']"),
    ("rules/rounds.py", "\nclass ", IMPORT.replace("race", "race.rules", 1).format("setup") + "class ", "in the end"),
    ("rules/scoring.py", "\ndef ", IMPORT.format("view") + "def ", "what looks at them"),
    ("view.py", "    body: ", "    import json\n    body: ", "inside a function"),
    ("view.py", "from __future__ import annotations\n", "", "does not begin with"),
    ("rules/rounds.py", "state.push(END_ROUND)", "state.trunk_rest.append(END_ROUND)", "touches state.trunk_rest"),
    ("check.py", "\ndef ", "\n_LANES = Table.after.lane_tops\n\n\ndef ", "touches Table.after.lane_tops"),
    ("words.py", "\n_ACTIONS", MANY + "_ACTIONS", "13 names"),
    ("rules/develop.py", "race-did-builds", "race-builds", "the id race-builds should begin with race-did-"),
    ("rules/develop.py", "\nclass ", '\nBUILT = "race-builds"\n\n\nclass ', "race-builds should begin with race-ask-"),
    ("rules/develop.py", "race-why-built", "race-ask-built", "should begin with race-why-"),
    ("rules/develop.py", "race-ask-place", "race-did-place", "should begin with race-ask-"),
]


@pytest.mark.parametrize(("name", "before", "after", "complaint"), FAULTS)
def test_what_is_crooked_is_seen(tmp_path: Path, name: str, before: str, after: str, complaint: str) -> None:
    folder = tmp_path / "race"
    shutil.copytree(SOURCE / "games" / "race", folder)
    path = folder / name
    if before:
        text = path.read_text(encoding="utf-8")
        assert before in text
        path.write_text(text.replace(before, after, 1), encoding="utf-8")
    else:
        path.unlink()
    assert any(complaint in each for each in complaints(folder))


def test_aliases_are_seen() -> None:
    assert aliases("old-earth = Old Earth\nrace-old-earth = { old-earth }\n") == ["race-old-earth"]


def test_the_page_has_what_python_states() -> None:
    """Views and messages are stated in Python; what the page has of them is what `make contract` writes."""
    folder = SOURCE.parent.parent / PARTS_FOLDER
    found = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.gen.ts")}
    assert found == parts_of(own_parts()), "run `make contract`"

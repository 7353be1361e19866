"""Dependencies point one way: kernel <- games <- bots <- arena, env, server <- cli. Read from the imports."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "starboard"
LAYERS = ["kernel", "games", "bots", "arena", "env", "server", "cli"]

# What each part of the package may import of the others; itself always.
ALLOWED: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "text": {"kernel"},
    "contract": {"kernel"},
    "bots": {"kernel", "games"},
    "arena": {"", "kernel", "games", "bots", "text"},
    "env": {"", "kernel", "games", "bots", "text"},
    "server": {"", "kernel", "games", "bots", "text"},
    "cli": {"", "kernel", "games", "bots", "arena", "env", "server", "text", "contract"},
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

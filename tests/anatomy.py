"""The anatomy that all games share, and what a game's folder says against it.

game.py         Game subclass: RULES, options, preferences, samples
words.py        the vocabulary and the numbers of words
components.py   data/*.toml as constants (or a package)
seat.py         class Seat: what one player has
table.py        class Table(State): all data of a position, copy, small questions
state.py        class <Game>State(Table): look, guess, features, evaluate, check wired
rules/          setup.py, rounds.py, one module for each chapter of the rulebook
shapes.py       what a seat sees, and the rows of data/ that the page reads, as types
view.py guess.py features.py evaluate.py check.py
outside/        what replays other programs' games; never compiled
rules.md rulings.md data/
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

FILES = ["rules.md", "rulings.md", "data"]
# The modules that every game has, and the class or function that each must define.
MODULES = {
    "game": "game",
    "words": "VOCABULARY",
    "components": "",
    "seat": "Seat",
    "table": "Table",
    "state": "{game}State",
    "rules.setup": "",
    "rules.rounds": "",
    "shapes": "{game}Body",
    "view": "look",
    "guess": "guess",
    "features": "features",
    "evaluate": "evaluate",
    "check": "check",
}
# What is above the data of a position: nothing that `table` imports may need it.
ABOVE = {"rules", "view", "guess", "features", "evaluate", "check", "state", "game", "outside"}
# Who may import what is at the top.
ONLY_FOR = {"state": {"game"}, "game": {"", "outside"}, "outside": {"game", "outside"}}
READERS = {"view", "guess", "features", "evaluate", "check"}  # look at rules; rules never look at them
MOST_NAMES = 12  # imported from one module of the game: beyond that the module itself is imported
# The agenda belongs to the kernel: games speak of it by methods.
AGENDA = {"trunk_top", "trunk_rest", "lane_tops", "lane_rests", "offers", "barriers", "open_lanes"}
SPEAKING = {"rules", "table", "seat", "state"}  # where every text that begins with the game's name is an id
ANY_FAMILY = ("ask", "why", "did")
# Which ids a call may name, by what is called or, for a plain message, by the function that it stands in.
FAMILIES: dict[str, tuple[str, ...]] = {
    "Prompt": ("ask",),
    "emit": ("did",),
    "emit_secret": ("did",),
    "ask": ("ask",),
    "why_not": ("why",),
    "out_of_order": ("why",),
    "explain": ("why",),
}


class Module:
    """One file of a game: its name inside the game, and what is written in it."""

    def __init__(self, folder: Path, path: Path) -> None:
        parts = path.relative_to(folder).with_suffix("").parts
        self.name = ".".join(part for part in parts if part != "__init__")
        self.part = parts[0].removesuffix("__init__")
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.code = [node for node in self.tree.body if not _is_text(node)]

    def defines(self, name: str) -> bool:
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
                return True
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                return True
            if isinstance(node, ast.ImportFrom) and any((each.asname or each.name) == name for each in node.names):
                return True  # a package that gathers its modules
        return False


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def modules_of(folder: Path) -> dict[str, Module]:
    found = [Module(folder, path) for path in sorted(folder.rglob("*.py"))]
    return {module.name: module for module in found}


def complaints(folder: Path) -> list[str]:
    """Everything in which the folder of a game differs from the anatomy."""
    game = folder.name
    modules = modules_of(folder)
    graph = {module.name: set(_imports(game, module, modules)) for module in modules.values()}
    found = [f"{name} is missing" for name in FILES if not (folder / name).exists()]
    found += _missing(game, modules)
    found += _tangled(modules, graph)
    for module in modules.values():
        found += [f"{module.name}: {each}" for each in _habits(game, module, modules)]
        found += [f"{module.name}: {each}" for each in _ids(game, module)]
    return found


def _missing(game: str, modules: dict[str, Module]) -> Iterator[str]:
    for name, wanted in MODULES.items():
        wanted = wanted.format(game=game.capitalize())
        if name not in modules:
            yield f"{name}.py is missing"
        elif wanted and not modules[name].defines(wanted):
            yield f"{name}.py does not define {wanted}"
    if "game" in modules and not modules["game"].defines("RULES"):
        yield "game.py does not define RULES"


def _imports(game: str, module: Module, modules: dict[str, Module]) -> Iterator[str]:
    """The modules of the same game that a module imports, by their name inside the game."""
    package = f"starboard.games.{game}"
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{each.name}" for each in node.names]
            names = [name if name.removeprefix(f"{package}.") in modules else str(node.module) for name in names]
        else:
            continue
        for name in names:
            if name.startswith(f"{package}.") and name.removeprefix(f"{package}.") in modules:
                yield name.removeprefix(f"{package}.")


def _tangled(modules: dict[str, Module], graph: dict[str, set[str]]) -> Iterator[str]:
    for name in graph:
        if name in _reached(graph, name):
            yield f"{name} imports itself in the end"
        for other in graph[name]:
            part = modules[other].part
            if part in ONLY_FOR and modules[name].part not in ONLY_FOR[part]:
                yield f"{name} imports {other}, which is only for {sorted(ONLY_FOR[part])}"
            if modules[name].part == "rules" and part in READERS:
                yield f"{name} imports {other}: rules are not written by what looks at them"
    for name in ("components", "words", "seat", "table"):
        above = sorted(other for other in _reached(graph, name) if modules[other].part in ABOVE)
        if above:
            yield f"{name} needs {above}, which stand above it"


def _reached(graph: dict[str, set[str]], start: str) -> set[str]:
    reached: set[str] = set()
    front = set(graph.get(start, ()))
    while front:
        reached |= front
        front = {other for name in front for other in graph[name]} - reached
    return reached


def _habits(game: str, module: Module, modules: dict[str, Module]) -> Iterator[str]:
    """How modules are written: imports at the top, short lists of names, no tricks."""
    first = module.code[0] if module.code else None
    future = isinstance(first, ast.ImportFrom) and first.module == "__future__"
    if not future and any(isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AnnAssign) for node in module.code):
        yield "does not begin with `from __future__ import annotations`"
    top = {id(node) for node in module.tree.body}
    package = f"starboard.games.{game}"
    brought = [node for node in module.tree.body if isinstance(node, ast.ImportFrom)]
    named = {each.asname or each.name for node in brought for each in node.names}
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import | ast.ImportFrom) and id(node) not in top:
            yield "imports inside a function or a condition"
        if isinstance(node, ast.Name) and node.id == "TYPE_CHECKING":
            yield "hides an import behind TYPE_CHECKING"
        if isinstance(node, ast.Attribute) and node.attr in AGENDA and ast.unparse(node.value) not in named:
            yield f"touches {ast.unparse(node)}, which belongs to the kernel"
        if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{package}."):
            inside = f"{node.module}.".removeprefix(f"{package}.")
            names = [each.name for each in node.names if inside + each.name not in modules]
            if len(names) > MOST_NAMES:
                yield f"imports {len(names)} names of {node.module}: import the module"


def _ids(game: str, module: Module) -> Iterator[str]:
    """Message ids are `<game>-ask-*`, `<game>-why-*` and `<game>-did-*`, each where it belongs."""
    constants = [node.value for node in ast.walk(module.tree) if isinstance(node, ast.Constant)]
    for text in constants if module.part in SPEAKING else ():
        if isinstance(text, str) and text.startswith(f"{game}-") and text.split("-")[1] not in ANY_FAMILY:
            yield f"the id {text} should begin with {' or '.join(f'{game}-{each}-' for each in ANY_FAMILY)}"
    for function in ast.walk(module.tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            at = {"Prompt": 0, "Message": 0, "emit": 0, "emit_secret": 1}.get(name, -1)
            if at < 0 or len(call.args) <= at:
                continue
            families = FAMILIES.get(name) or FAMILIES.get(function.name, ANY_FAMILY)
            for text in _texts(call.args[at]):
                if text.startswith(f"{game}-") and text.split("-")[1] not in families:
                    yield f"the id {text} should begin with {game}-{families[0]}-"


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may be; of a text with gaps the beginning."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.JoinedStr) and node.values:
        yield from _texts(node.values[0])


def aliases(texts: str) -> list[str]:
    """Messages that only repeat another: a component's name is its word, so that none is needed."""
    return re.findall(r"^([a-z0-9_-]+) = \{ [a-z0-9_-]+ \}$", texts, re.MULTILINE)

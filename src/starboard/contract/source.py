"""Python modules as the contract reads them: classes, aliases, imports and comments, from source text alone."""

from __future__ import annotations

import ast
import importlib.util
import io
import tokenize
from pathlib import Path

from starboard.kernel import StarboardError


class ContractError(StarboardError):
    """Something that cannot be told to the page."""


class Module:
    """One module's source."""

    def __init__(self, name: str, text: str, package: bool = False) -> None:
        self.name = name
        self.classes: dict[str, ast.ClassDef] = {}
        self.aliases: dict[str, ast.expr] = {}
        self.imports: dict[str, tuple[str, str]] = {}  # local name -> module and name there ("" for the module itself)
        self.order: list[str] = []  # names of classes and aliases as they stand in the file
        self.comments = _comments(text)
        for node in _statements(ast.parse(text)):
            self._take(node, package)

    def _take(self, node: ast.stmt, package: bool) -> None:
        if isinstance(node, ast.ClassDef):
            self.classes[node.name] = node
            self.order.append(node.name)
        elif isinstance(node, ast.ImportFrom):
            module = self._absolute(node, package)
            for name in node.names:
                self.imports[name.asname or name.name] = (module, name.name)
        elif isinstance(node, ast.Import):
            for name in node.names:
                self.imports[name.asname or name.name.split(".")[0]] = (name.name, "")
        elif isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            self._alias(node.targets[0].id, node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            self._alias(node.target.id, node.value)

    def _alias(self, name: str, value: ast.expr) -> None:
        self.aliases[name] = value
        self.order.append(name)

    def _absolute(self, node: ast.ImportFrom, package: bool) -> str:
        if not node.level:
            return node.module or ""
        parts = self.name.split(".")
        parts = parts[: len(parts) - node.level + package]
        return ".".join([*parts, *([node.module] if node.module else [])])

    def comment(self, line: int) -> str:
        return self.comments.get(line, "")


def _statements(tree: ast.Module) -> list[ast.stmt]:
    """The statements of a module, those under `if TYPE_CHECKING:` too."""
    found: list[ast.stmt] = []
    for node in tree.body:
        found += node.body if isinstance(node, ast.If) else [node]
    return found


def _comments(text: str) -> dict[int, str]:
    """Comments that stand behind code, by line."""
    found: dict[int, str] = {}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and token.line[: token.start[1]].strip():
            found[token.start[0]] = token.string.lstrip("# ").strip()
    return found


class Sources:
    """Modules by name, each read once."""

    def __init__(self) -> None:
        self._modules: dict[str, Module] = {}

    def has(self, name: str) -> bool:
        return name in self._modules or _path_of(name) is not None

    def module(self, name: str) -> Module:
        if name not in self._modules:
            path = _path_of(name)
            if path is None:
                raise ContractError(f"there is no source of a module {name!r}")
            text = path.read_text(encoding="utf-8")
            self._modules[name] = Module(name, text, path.name == "__init__.py")
        return self._modules[name]

    def read(self) -> list[Module]:
        """All modules that were read so far."""
        return list(self._modules.values())

    def add(self, module: Module) -> None:
        self._modules[module.name] = module

    def home(self, module: Module, name: str) -> tuple[Module, str] | None:
        """Where a name of a module is defined; None if that is not in source that can be read."""
        for _ in range(20):  # re-exports may be nested, but not that deep
            if name in module.classes or name in module.aliases:
                return module, name
            if name not in module.imports:
                return None
            origin, original = module.imports[name]
            if not original or origin in LEAVES or not self.has(origin):
                return None
            module, name = self.module(origin), original
        return None


LEAVES = ("typing", "typing_extensions", "msgspec", "collections.abc", "types")  # their names have a meaning here


def _path_of(name: str) -> Path | None:
    """Where the source of a module lies, found without importing anything; also beside a compiled module."""
    first, *parts = name.split(".")
    try:
        spec = importlib.util.find_spec(first)
    except (ImportError, ValueError):
        return None
    if spec is None:
        return None
    if not parts and spec.submodule_search_locations is None:
        path = Path(spec.origin or "")
        return path if path.suffix == ".py" else _existing(path.with_name(f"{first}.py"))
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    for folder in folders:
        whole = folder.joinpath(*parts)
        found = _existing(whole / "__init__.py") or (_existing(whole.with_suffix(".py")) if parts else None)
        if found is not None:
            return found
    return None


def _existing(path: Path) -> Path | None:
    return path if path.is_file() else None

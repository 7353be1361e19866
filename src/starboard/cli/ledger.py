"""The ledger of rules: each statement of a rulebook with its id, and the tests that cite it.

Tests are read, not run: every `rule("ID", ...)` with literal ids counts, as a decorator of a test or its class,
as a mark of a parameter, or in the `pytestmark` of a module.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from starboard.kernel import StarboardError

_STATEMENT = re.compile(r"- (?P<id>[A-Z]+-[\w.]+) (?P<kind>[A-Z](?:/[A-Z])*) - (?P<text>.+)")


class Statement:
    """One statement of the rules. Kinds: R rule, S set-up or component, I information, T open wording."""

    def __init__(self, id: str, kind: str, text: str) -> None:
        self.id = id
        self.kind = kind
        self.text = text

    def needs_test(self) -> bool:
        return "R" in self.kind or "S" in self.kind


def statements(ledger: str) -> list[Statement]:
    """The statements of a ledger, in its order: lines `- ID KIND - text`."""
    found: dict[str, Statement] = {}
    for number, line in enumerate(ledger.splitlines(), 1):
        if not re.match(r"- [A-Z]+-\d", line):
            continue
        parts = _STATEMENT.fullmatch(line.rstrip())
        if parts is None:
            raise StarboardError(f"line {number} of the ledger is not '- ID KIND - text': {line!r}")
        if parts["id"] in found:
            raise StarboardError(f"line {number} of the ledger has the id {parts['id']} again")
        found[parts["id"]] = Statement(parts["id"], parts["kind"], parts["text"])
    return list(found.values())


def citations(tests: Path) -> dict[str, list[str]]:
    """For each rule id, the tests that cite it, as `file::test`."""
    cited: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for where, ids in _cited_in(tree):
            name = f"{path.relative_to(tests.parent)}{where}"
            for id in ids:
                if name not in cited.setdefault(id, []):
                    cited[id].append(name)
    return cited


def _cited_in(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            yield "", _ids(node.value)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield from _cited_by(node, "")


def _cited_by(node: ast.FunctionDef | ast.ClassDef, within: str) -> Iterator[tuple[str, list[str]]]:
    where = f"{within}::{node.name}"
    for decorator in node.decorator_list:
        yield where, _ids(decorator)
    if isinstance(node, ast.ClassDef):
        for inner in node.body:
            if isinstance(inner, (ast.FunctionDef, ast.ClassDef)):
                yield from _cited_by(inner, where)


def _ids(expression: ast.expr) -> list[str]:
    """The literal ids of all calls of `rule` inside an expression."""
    found: list[str] = []
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and _called(node.func) == "rule":
            found += [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return found


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""

"""The small faults that can be put into a source file, one at a time."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass

# What only people read is not a rule (questions, reasons, events, texts of errors), nor how states are copied.
_UNRULED = {
    "prompt",
    "ask",
    "why_not",
    "out_of_order",
    "explain",
    "tell",
    "emit",
    "emit_secret",
    "copy",
    "copy_table",
    "opens",
}
_COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_BINARY: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is, and the file with it."""

    path: str
    line: int
    last: int  # of its lines
    function: str
    before: str
    after: str
    source: str

    @property
    def key(self) -> str:
        """Stays the same when lines above come or go."""
        return f"{self.path} | {self.function} | {self.before} | {self.after}"


def mutants(path: str, source: str) -> list[Mutant]:
    """All faults that can be put into a file, in the order of its lines."""
    tree = ast.parse(source)
    found: list[Mutant] = []
    for owner, function in _functions(tree):
        for node, spoil in _places(function):
            before = _shown(node)
            undo = spoil()
            after, changed = _shown(node), ast.unparse(tree)
            undo()
            if after != before:
                found.append(Mutant(path, node.lineno, _last_line(node), owner + function.name, before, after, changed))
    return found


def _shown(node: ast.AST) -> str:
    text = ast.unparse(node)
    return " ".join(text.split())[:120]


def _last_line(statement: ast.stmt) -> int:
    """Without the statements inside it."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    return body[0].lineno - 1 if body else statement.end_lineno or statement.lineno


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions, each with the name of its class and a dot, if it has one."""
    for node in tree.body:
        for inner in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(inner, ast.FunctionDef) and not (inner.name in _UNRULED or inner.name.startswith("why_")):
                yield f"{node.name}." if isinstance(node, ast.ClassDef) else "", inner


Undo = Callable[[], None]
Place = tuple[ast.stmt, Callable[[], Undo]]


def _places(function: ast.FunctionDef) -> Iterator[Place]:
    for statement in _statements(function.body):
        if _is_only_told(statement):
            continue
        yield from _droppable(statement)
        for node in _own_expressions(statement):
            yield from _operators(statement, node)


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for statement in body:
        yield statement
        if not isinstance(statement, (ast.FunctionDef, ast.ClassDef)) and not _is_only_told(statement):
            for part in ("body", "orelse", "finalbody"):
                yield from _statements(getattr(statement, part, []))


def _is_only_told(statement: ast.stmt) -> bool:
    """Events, raised errors, docstrings, assertions."""
    if isinstance(statement, (ast.Raise, ast.Assert, ast.Pass)):
        return True
    if isinstance(statement, ast.If) and "events is not None" in ast.unparse(statement.test):
        return True
    if isinstance(statement, ast.Expr):
        if isinstance(statement.value, ast.Constant):
            return True
        call = statement.value
        return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in _UNRULED
    return False


def _own_expressions(statement: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement, without those of the statements inside it, and without what is only told."""
    for name, value in ast.iter_fields(statement):
        if name in ("body", "orelse", "finalbody", "annotation", "returns"):
            continue
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, ast.expr):
                yield from _inside(item)


def _inside(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Message", "Prompt"):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield from _inside(child)
        elif isinstance(child, ast.comprehension):
            for part in [child.iter, *child.ifs]:
                yield from _inside(part)


def _droppable(statement: ast.stmt) -> Iterator[Place]:
    """A statement that is left out."""
    if isinstance(statement, (ast.Expr, ast.AugAssign)) or (
        isinstance(statement, ast.Assign) and isinstance(statement.targets[0], (ast.Attribute, ast.Subscript))
    ):
        yield statement, lambda: _swap(statement, ast.Pass())


def _swap(statement: ast.stmt, other: ast.stmt) -> Undo:
    """Make one statement look like another, in place."""
    fields, kind = copy.copy(statement.__dict__), type(statement)
    statement.__class__ = type(other)

    def undo() -> None:
        statement.__class__ = kind
        statement.__dict__.clear()
        statement.__dict__.update(fields)

    return undo


def _operators(statement: ast.stmt, node: ast.expr) -> Iterator[Place]:
    if isinstance(node, ast.Compare) and type(node.ops[0]) in _COMPARE:
        ops = [_COMPARE[type(node.ops[0])](), *node.ops[1:]]
        yield statement, lambda: _set(node, "ops", ops)
    elif isinstance(node, ast.BinOp) and type(node.op) in _BINARY:
        other = _BINARY[type(node.op)]()
        yield statement, lambda: _set(node, "op", other)
    elif isinstance(node, ast.BoolOp):
        turned = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield statement, lambda: _set(node, "op", turned)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield statement, lambda: _set(node, "operand", ast.UnaryOp(ast.Not(), node.operand))
    elif isinstance(node, ast.Constant) and isinstance(node.value, (bool, int)) and not isinstance(node.value, str):
        value = (not node.value) if isinstance(node.value, bool) else node.value + 1
        yield statement, lambda: _set(node, "value", value)


def _set(node: ast.AST, field: str, value: object) -> Undo:
    before = getattr(node, field)
    setattr(node, field, value)
    return lambda: setattr(node, field, before)

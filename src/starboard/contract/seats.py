"""Which facts of the views are seats: what lists a view in words says the players' names there."""

from __future__ import annotations

import ast

from starboard.contract.source import ContractError, Module, Sources
from starboard.contract.typescript import WIDTH

HOME = "starboard.kernel.view"
TYPES = ("SeatNumber", "BySeat")
KINDS = ("SEAT", "SEATS", "BY_SEAT")  # one seat, a list of seats, a list with one entry for each seat


def seat_facts(sources: Sources) -> str:
    """The names of such facts in all views that were read, as TypeScript; a name means the same everywhere."""
    found: dict[str, set[str]] = {kind: set() for kind in KINDS}
    plain: set[str] = set()
    for module in [each for each in sources.read() if _speaks_of_seats(each)]:
        for shape in module.classes.values():
            for field in shape.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    kind = _kind(field.annotation)
                    if kind in found:
                        found[kind].add(field.target.id)
                    elif kind:
                        plain.add(field.target.id)
    mixed = sorted((found["SEATS"] | found["BY_SEAT"]) & plain | found["SEATS"] & found["BY_SEAT"])
    if mixed:
        raise ContractError(f"these lists of numbers are seats in one view and none in another: {', '.join(mixed)}")
    lines = [f"// Written by `starboard contract` from the types of {HOME} in the games' views: change it there.\n"]
    for kind in KINDS:
        lines.append(_set(kind, [f'"{name}"' for name in sorted(found[kind])]))
    return "\n".join(lines)


def _set(name: str, items: list[str]) -> str:
    head = f"export const {name}: ReadonlySet<string> = new Set(["
    line = f"{head}{', '.join(items)}]);\n"
    return line if len(line) <= WIDTH else "".join([f"{head}\n", *[f"  {item},\n" for item in items], "]);\n"])


def _speaks_of_seats(module: Module) -> bool:
    return module.name == HOME or any(origin == HOME and name in TYPES for origin, name in module.imports.values())


def _kind(annotation: ast.expr) -> str:
    """One of the kinds; `plain` for another list of numbers, '' for everything else."""
    names = {node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)}
    many = "list" in names
    if "SeatNumber" in names:
        return "SEATS" if many else "SEAT"
    if "BySeat" in names and many:
        return "BY_SEAT"
    return "plain" if many and "int" in names else ""

"""`starboard rules`: every rule statement of a game, and the tests that would fail without it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.common import GameName, Json, print_json
from starboard.cli.ledger import Statement, citations, statements
from starboard.kernel import StarboardError, find


def tests_folder(given: Path | None) -> Path | None:
    """Where the tests lie: as told, or here, or in the checkout that this package is part of."""
    beside = Path(__file__).resolve().parents[3] / "tests"
    for folder in [given] if given else [Path("tests"), beside]:
        if folder.is_dir():
            return folder
    if given:
        raise StarboardError(f"there are no tests in {given}")
    return None


def command(
    game: GameName,
    missing: Annotated[bool, typer.Option("--missing", help="Only what a test should cite and none does.")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", help="The folder of the tests.", show_default=False)] = None,
    json: Json = False,
) -> None:
    """Print the ledger of a game's rules with the tests that cite each; fail if a rule has none."""
    found = statements(find(game).ledger())
    if not found:
        raise StarboardError(f"the ledger of {game} is empty")
    folder = tests_folder(tests)
    if folder is None and missing:
        raise StarboardError("the tests are not here: use --tests FOLDER")
    cited = {} if folder is None else citations(folder)
    holes = [statement for statement in found if statement.needs_test() and statement.id not in cited]
    listed = holes if missing else found
    if json:
        print_json([_row(statement, cited) for statement in listed])
    else:
        for statement in listed:
            _print(statement, cited.get(statement.id, []), missing or folder is None)
        if not missing and folder is not None:
            _print_summary(found, holes, cited)
    if missing and holes:
        raise typer.Exit(1)


def _row(statement: Statement, cited: dict[str, list[str]]) -> dict[str, object]:
    tests = cited.get(statement.id, [])
    return {"id": statement.id, "kind": statement.kind, "text": statement.text, "tests": tests}


def _print(statement: Statement, tests: list[str], plain: bool) -> None:
    typer.echo(f"{statement.id} {statement.kind} - {statement.text}")
    for test in tests:
        typer.echo(f"    {test}")
    if not plain and not tests and statement.needs_test():
        typer.echo("    (no test)")


def _print_summary(found: list[Statement], holes: list[Statement], cited: dict[str, list[str]]) -> None:
    need = sum(statement.needs_test() for statement in found)
    typer.echo(f"{len(found)} statements, {need} need a test, {len(holes)} have none")
    prefixes = {statement.id.split("-")[0] for statement in found}
    known = {statement.id for statement in found}
    for id in sorted(cited):
        if id.split("-")[0] in prefixes and id not in known:
            typer.echo(f"{id} is cited by {', '.join(cited[id])}, but it is not in the ledger")

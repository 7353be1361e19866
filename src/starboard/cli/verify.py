"""`starboard verify`: games recorded by other programs, replayed through our rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.common import GameName, Json, finish, print_json
from starboard.cli.jobs import run_all
from starboard.kernel import StarboardError, Verdict, find

Told = tuple[str, str, bool, str, list[str]]  # file, game, passed, first difference, notes


def verify_one(case: tuple[str, str]) -> list[Told]:
    """The verdicts on one file; a file that cannot be read is one failure."""
    name, path = case
    try:
        verdicts = find(name).verify(path)
    except StarboardError as error:
        verdicts = [Verdict("file", False, str(error))]
    return [(path, verdict.name, verdict.passed, verdict.detail, verdict.notes) for verdict in verdicts]


def command(
    game: GameName,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of recorded games.")],
    notes: Annotated[bool, typer.Option("--notes", help="Tell known differences and why they are right.")] = False,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes.")] = 1,
    json: Json = False,
) -> None:
    """Replay recorded games and report the first difference of each."""
    find(game)
    for file in files:
        with file.open("rb"):  # a file that is not there is told before hours of work
            pass
    rows: list[Told] = []
    for told in run_all(verify_one, [(game, str(file)) for file in files], jobs):
        rows += told
        if not json:
            _print(told, notes)
    if not rows:
        raise StarboardError("there are no games in these files")
    passed = sum(row[2] for row in rows)
    if json:
        keys = ("file", "name", "passed", "detail", "notes")
        games = [dict(zip(keys, row, strict=True)) for row in rows]
        print_json({"game": game, "passed": passed, "failed": len(rows) - passed, "games": games})
        raise typer.Exit(0 if passed == len(rows) else 1)
    finish(passed, len(rows) - passed)


def _print(rows: list[Told], notes: bool) -> None:
    for path, name, passed, detail, known in rows:
        if not passed:
            typer.echo(f"FAILED {Path(path).name} {name}: {detail}")
        if notes:
            for note in known:
                typer.echo(f"note   {Path(path).name} {name}: {note}")

"""`starboard backup` and `starboard restore`: the database of a server as one file."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.serve import Database, default_database, prepared
from starboard.kernel import StarboardError


def _file(database: str) -> Path:
    if "://" in database:
        raise StarboardError("a PostgreSQL database is saved with pg_dump, or moved with `starboard export`")
    return Path(database)


def save(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy to make; it must not exist yet.")],
    database: Database = None,
) -> None:
    """Copy the database of a server, also while it runs."""
    from starboard.server.store.backup import backup

    start = time.monotonic()
    backup(_file(database or default_database()), file)
    typer.echo(f"{file}: {file.stat().st_size / 1e6:.1f} MB in {time.monotonic() - start:.1f} s, checked")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `starboard backup`.")],
    database: Database = None,
) -> None:
    """Make a database from a copy. An existing one is never overwritten."""
    from starboard.server.store.backup import restore as bring_back

    target = _file(prepared(database))
    bring_back(file, target)
    typer.echo(f"{target} is restored from {file}")

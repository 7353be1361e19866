"""`starboard export` and `starboard import`: a whole site from one database into another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.serve import Database, default_database, prepared, shown


def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write (gzip); it must not exist yet.")],
    database: Database = None,
) -> None:
    """Write everything that a site keeps, also while its server runs."""
    from starboard.server.store.transfer import export_site

    count = export_site(database or default_database(), file)
    typer.echo(f"{file}: {count} rows")


def bring(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `starboard export`.")],
    database: Database = None,
) -> None:
    """Fill an empty database, of whichever kind, with a site."""
    from starboard.server.store.transfer import import_site

    target = prepared(database)
    typer.echo(f"{shown(target)}: {import_site(file, target)} rows")

"""`starboard contract`: the shapes of views and messages as TypeScript."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from starboard.contract import ContractError, Sources, own_parts, parts_of, write
from starboard.kernel import find, names


def command(
    modules: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[MODULE]...",
            help="Modules that state shapes, or names of installed games; without any, all of Starboard's own.",
            show_default=False,
        ),
    ] = None,
    into: Annotated[
        Path | None, typer.Option("--into", metavar="FOLDER", help="Write files here; else print.", show_default=False)
    ] = None,
) -> None:
    """Write the shapes of views and messages, stated in Python, as TypeScript."""
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    files = {f"{_last(name)}.gen.ts": _written(name) for name in modules} if modules else parts_of(own_parts())
    for file, text in files.items():
        if into is None:
            typer.echo(text, nl=False)
        else:
            into.mkdir(parents=True, exist_ok=True)
            (into / file).write_text(text, encoding="utf-8")
            typer.echo(f"{into / file}")


def _last(name: str) -> str:
    return name.removesuffix(".view").rpartition(".")[2]


def _written(name: str) -> str:
    module = f"{find(name).package}.view" if name in names() else name
    text = write(Sources(), module)
    if not text:
        raise ContractError(f"{module} states no shape: no TypedDict, no msgspec Struct")
    return text

"""`starboard serve`: the server with its page."""

from __future__ import annotations

import os
import re
import secrets
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from msgspec import structs

from starboard.cli.common import board_of
from starboard.kernel import StarboardError, find, names

Database = Annotated[
    str | None,
    typer.Option(
        envvar="STARBOARD_DATABASE",
        help="Where all tables are kept: a file, or postgresql://user@host/name.",
        show_default=False,
    ),
]


def default_database() -> str:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(base) / "starboard" / "starboard.sqlite3")


def prepared(database: str | None) -> str:
    """The database to use; if it is a file, its folder is there."""
    chosen = database or default_database()
    if "://" not in chosen:
        Path(chosen).parent.mkdir(parents=True, exist_ok=True)
    return chosen


def _url(host: str, port: int) -> str:
    """How a browser on this machine calls the server."""
    if host in ("0.0.0.0", "::", ""):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def shown(database: str) -> str:
    """A database without its password."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1@", database)


def boards_of(path: Path) -> list[tuple[str, str, str, str]]:
    """A board file as the usual choice for each installed game that has an option for it."""
    found = []
    for game in [find(name) for name in names()]:
        for option in game.options:
            if option.id == "board":
                name = f"{path.stem}-file" if path.stem == option.default else path.stem
                found.append((game.id, option.id, name, str(board_of(game, path))))
    if not found:
        raise StarboardError("no installed game plays by a board file")
    return found


def command(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = 8765,
    database: Database = None,
    public_url: Annotated[str | None, typer.Option(help="How browsers call this server, behind a proxy.")] = None,
    bot_seconds: Annotated[float | None, typer.Option(min=0.01, help="How long a bot may think about a word.")] = None,
    bot_pause: Annotated[float | None, typer.Option(min=0, help="A breath before each word of a bot.")] = None,
    bot_workers: Annotated[int | None, typer.Option(min=1, help="How many bots think at the same time.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many servers share the port; more than one need PostgreSQL.")
    ] = None,
    board: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The board for new tables of a game that plays by a board file."),
    ] = None,
    module: Annotated[list[str] | None, typer.Option(help="A further game, as package.module:name.")] = None,
    config: Annotated[
        Path | None, typer.Option(envvar="STARBOARD_CONFIG", metavar="FILE", help="Settings as a TOML file.")
    ] = None,
    show_settings: Annotated[
        bool, typer.Option("--settings", help="Print every setting with its value and its meaning, and end.")
    ] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    quiet: Annotated[bool, typer.Option(help="Print nothing but what goes wrong.")] = False,
) -> None:
    """Serve tables to everybody who has the link.

    Every setting can also stand in a file (--config) or in the environment (STARBOARD_ and its name).
    """
    from starboard.server import configuration
    from starboard.server.crew import Crew
    from starboard.server.run import listen, run
    from starboard.server.settings import OptionFile

    files = None if board is None else [OptionFile(*found) for found in boards_of(board)]
    settings = configuration.settings(
        config,
        os.environ,
        {
            "database": database,
            "public_url": public_url,
            "games": module,
            "files": files,
            "bot_seconds": bot_seconds,
            "bot_pause": bot_pause,
            "bot_workers": bot_workers,
            "workers": workers,
        },
    )
    settings = structs.replace(settings, database=prepared(settings.database))
    if show_settings:
        typer.echo(configuration.printed(settings))
        return
    if not settings.admin_key:
        settings = structs.replace(settings, admin_key=secrets.token_urlsafe(12))
    sockets = listen(host, port)
    url = settings.public_url or _url(host, sockets[0].getsockname()[1])
    if not quiet:
        typer.echo(f"Starboard is at {url} (tables in {shown(settings.database)}); Ctrl-C ends it.")
        typer.echo(f"The host's page is {url.rstrip('/')}/admin, its key {settings.admin_key}")

    def ready() -> None:
        if open_page:
            webbrowser.open(url)

    if settings.workers == 1:
        run(settings, sockets, ready, quiet)
    else:
        Crew(settings, sockets, quiet).run(ready)

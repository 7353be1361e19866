"""What several commands share: finding games, reading options and files, and the words of their help."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from starboard.kernel import Game, OptionError, StarboardError, Value

LONG = 60  # of a longer option, as a whole board, only the beginning is shown
GAME_HELP = "A game by its name, or 'package.module:name' of one that is not installed."

GameName = Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP, show_default=False)]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for other programs.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many players.", show_default=False)]
Board = Annotated[
    Path | None,
    typer.Option("--board", metavar="FILE", help="A file with the figures of the game's board.", show_default=False),
]
Language = Annotated[str, typer.Option("--language", "-l", envvar="STARBOARD_LANGUAGE", help="The reader's language.")]


class WrongFile(StarboardError):
    """A file that was given for an option and cannot be used; the command ends with exit code 2."""


def options_of(
    game: Game, given: Sequence[str] | None, players: int | None, board: Path | None = None
) -> dict[str, object]:
    """The options on a command line, not yet checked against the game's schema; a board file is."""
    options: dict[str, object] = {} if players is None else {"players": players}
    for text in given or ():
        id, equals, value = text.partition("=")
        if not equals:
            raise OptionError(id, f"an option is NAME=VALUE, not {text!r}")
        options[id] = value
    if board is not None:
        if "board" in options:
            raise OptionError("board", "the board is given twice: by --board and as an option")
        options["board"] = board_of(game, board)
    return options


def board_of(game: Game, path: Path) -> Value:
    """The value of a game's option `board` from a file, read and checked before anything is begun."""
    try:
        return game.from_file("board", read_text(path))
    except OSError as error:
        raise WrongFile(f"{path}: {error.strerror}") from error
    except StarboardError as error:
        raise WrongFile(f"{path}: {error}") from error


def sizes_of(game: Game, players: int | None) -> list[int]:
    """The table sizes to go through: the one asked for, or all."""
    if players is None:
        return game.players
    game.validate({"players": players})
    return [players]


def shown(options: Mapping[str, Value | object]) -> str:
    """Options on one line."""
    return " ".join(f"{id}={_shown(value)}" for id, value in options.items())


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return textwrap.shorten(str(value), LONG, placeholder="...") if len(str(value)) > LONG else str(value)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise StarboardError(f"{path} is not a text file") from None


def print_json(data: object) -> None:
    typer.echo(json.dumps(data, indent=1, ensure_ascii=False))


def finish(passed: int, failed: int) -> None:
    """The last line of a command that tries many games, and its exit code."""
    typer.echo(f"{passed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)

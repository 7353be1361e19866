"""`starboard play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.common import GAME_HELP, Board, Language, Options, Players, options_of, read_text
from starboard.cli.players import KNOWN, USUAL, names_of, seats_of, table_size
from starboard.cli.readers import Reader, reader
from starboard.cli.screen import console, table_of
from starboard.cli.session import Session
from starboard.kernel import Game, Play, StarboardError, dump, fast_chance, find, load
from starboard.kernel import names as installed
from starboard.text import Text


def choose_game(lines: Reader, language: str) -> str:
    """Ask which game; a number or a name is an answer."""
    games = installed()
    if not games:
        raise StarboardError("no games are installed; name one as 'package.module:name'")
    out = console()
    out.print(Text(None, language).say("cli-choose-game"))
    for number, game in enumerate(games, 1):
        out.print(f"  {number}  {game}")
    answer = (lines.line(games) or "").strip()
    if answer.isdecimal() and 1 <= int(answer) <= len(games):
        return games[int(answer) - 1]
    return answer


def new_play(game: Game, options: dict[str, object], seed: str | None, names: list[str]) -> Play:
    """A fresh game; without a seed, one that nobody can guess."""
    titles = [f"{name}-{seat}" for seat, name in enumerate(names)]
    return Play(game, options, seed or "0x" + secrets.token_hex(32), titles, events=True)


def resumed(path: Path, name: str | None) -> Play:
    play = load(read_text(path), None if name is None else find(name))
    play.state.events = []
    return play


def command(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help=GAME_HELP + " Asked if not given.", show_default=False)
    ] = None,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            help=f"Who sits where: {', '.join(KNOWN)}; the last one fills the rest. You against pilots if not given.",
            show_default=False,
        ),
    ] = None,
    option: Options = None,
    board: Board = None,
    seed: Annotated[str | None, typer.Option("--seed", help="Play a known deal.", show_default=False)] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with a saved game.", show_default=False)
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", help="Write the record at the end.", show_default=False)
    ] = None,
    language: Language = "en",
) -> None:
    """Play in the terminal, against the machine or with friends at one keyboard. Type `help` for the commands."""
    lines = reader()
    if resume is not None:
        play = resumed(resume, game)
        names = names_of(seats or USUAL, play.state.players)
    else:
        found = find(game or choose_game(lines, language))
        options = {"players": table_size(found, players, seats), **options_of(found, option, players, board)}
        size = int(found.validate(options)["players"])
        names = names_of(seats or USUAL, size)
        play = new_play(found, options, seed, names)
    dice = fast_chance(secrets.randbits(62) if seed is None else len(seed))
    sitting = seats_of(play.game, names)
    Session(play, sitting, table_of(play, language), lines, dice).run()
    if save is not None:
        save.write_text(dump(play), encoding="utf-8")

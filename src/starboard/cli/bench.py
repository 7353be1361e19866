"""`starboard bench`: how fast the rules are, in random games."""

from __future__ import annotations

import sys
import time
from typing import Annotated

import typer

from starboard.bots import iterations_per_second
from starboard.cli.common import GAME_HELP, Board, Json, Options, Players, options_of, print_json, sizes_of
from starboard.kernel import Game, StarboardError, State, Value, fast_chance, find, names, play_out

LONGEST = 1_000_000
MOMENTS = 12  # positions of one game, from its start to its end, whose copies are timed

Row = dict[str, str | int | float]


def build_of(state: State) -> str:
    """Whether a state's own rules are compiled."""
    file = sys.modules[type(state).__module__].__file__ or ""
    return "interpreted" if file.endswith(".py") else "compiled"


def measure(game: Game, options: dict[str, Value], seconds: float) -> Row:
    """Random games for so many seconds, set-up included; then copies, then searches."""
    play_out(game.begin(options, fast_chance(0)), fast_chance(1), LONGEST)  # warm up
    games = words = 0
    until = time.perf_counter() + seconds
    start = time.process_time()
    while True:
        state = game.begin(options, fast_chance(games))
        words += play_out(state, fast_chance(games + 1_000_003), LONGEST)
        games += 1
        if time.perf_counter() >= until:
            break
    spent = max(time.process_time() - start, 1e-9)
    return {
        "game": game.id,
        "players": state.players,
        "build": build_of(state),
        "games_per_second": round(games / spent, 2),
        "words_per_second": round(words / spent, 1),
        "copy_microseconds": round(copy_microseconds(game, options, words // games), 3),
        "search_per_second": round(iterations_per_second(game, options, seconds), 1),
    }


def copy_microseconds(game: Game, options: dict[str, Value], words: int) -> float:
    """The mean over positions of a whole game, each the best of several repeats."""
    state = game.begin(options, fast_chance(0))
    dice = fast_chance(1_000_003)
    times: list[float] = []
    while not state.over:
        times.append(min(_time_copies(state, 50) for _ in range(5)))
        play_out(state, dice, max(1, words // MOMENTS))
    return sum(times) / len(times) * 1e6


def _time_copies(state: State, count: int) -> float:
    start = time.perf_counter()
    for _ in range(count):
        state.copy()
    return (time.perf_counter() - start) / count


def command(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help=GAME_HELP + " All if none.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", "-s", min=0.01, help="How long to play for each row.")] = 1.0,
    players: Players = None,
    option: Options = None,
    board: Board = None,
    json: Json = False,
) -> None:
    """How fast the rules are: games and words per second, microseconds per copy, search iterations per second."""
    chosen = [find(name) for name in games or names()]
    if not chosen:
        raise StarboardError("no games are installed; name one as 'package.module:name'")
    tables = [
        (game, game.validate(options_of(game, option, size, board)))
        for game in chosen
        for size in sizes_of(game, players)
    ]
    rows: list[Row] = []
    if not json:
        typer.echo(
            f"{'game':<12} {'players':>7} {'build':>12} {'games/s':>10} {'words/s':>12} {'copy µs':>9} {'search/s':>9}"
        )
    for game, options in tables:
        row = measure(game, options, seconds)
        rows.append(row)
        if not json:
            typer.echo(
                f"{row['game']:<12} {row['players']:>7} {row['build']:>12} {row['games_per_second']:>10,} "
                f"{row['words_per_second']:>12,} {row['copy_microseconds']:>9} {row['search_per_second']:>9,}"
            )
    if json:
        print_json(rows)

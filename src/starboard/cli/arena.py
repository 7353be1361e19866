"""`starboard arena`: bots against bots, many games, and what came of it."""

from __future__ import annotations

import json as encoding
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from starboard.arena import Executor, Here, Processes, Result, Store, Summary, run, schedule, summarise, tables
from starboard.bots import make
from starboard.cli.common import Board, GameName, Json, Options, Players, options_of
from starboard.kernel import StarboardError, find


def command(
    name: GameName,
    seats: Annotated[
        str, typer.Option("--seats", help="Bots with commas between: levels, or specs as in greedy,search:seconds=0.2")
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The first deal; the next deals count on from it.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes.")] = 1,
    players: Players = None,
    option: Options = None,
    board: Board = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Keep the results here as JSON lines, and go on from what is there.")
    ] = None,
    json: Json = False,
) -> None:
    """Let bots play: the same deal from every seat, win rates and margins with 95 % intervals, ratings, times.

    With more bots than players, every table that they can make plays in turn.
    """
    game = find(name)
    bots = [part.strip() for part in seats.split(",")]
    for bot in bots:
        make(game, bot)
    size = len(bots) if players is None else players
    tables(bots, size)
    if players != 1 and (len(set(bots)) < 2 or size < 2):  # alone, each plays against the game itself
        raise StarboardError("the arena needs two different bots at a table")
    options = game.validate(options_of(game, option, size, board))
    header = {"arena": 1, "game": name, "rules": game.rules, "options": options, "bots": bots, "seed": seed}
    with Store(out, header) as store:
        pairings = [
            pairing for pairing in schedule(name, options, bots, games, seed) if pairing.number not in store.results
        ]
        executor: Executor = Here() if jobs == 1 else Processes(min(jobs, max(1, len(pairings))))
        for result in _watched(run(executor, pairings), games, games - len(pairings)):
            store.add(result)
            if json:
                typer.echo(encoding.dumps(result.data()))
        summary = summarise(result for result in store.results.values() if result.number < games)
    if json:
        typer.echo(encoding.dumps({"summary": summary.data()}))
    else:
        _print(summary, [result for result in store.results.values() if result.crash])
    if summary.crashes or any(one.illegal for one in summary.standings):
        raise typer.Exit(1)


def _watched(results: Iterator[Result], games: int, done: int) -> Iterator[Result]:
    """The results, with a bar on the terminal while they come."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("games", total=games, completed=done)
        for result in results:
            yield result
            bar.advance(task)


def _print(summary: Summary, crashed: Iterable[Result]) -> None:
    table = Table(box=None, header_style="bold", pad_edge=False)
    heads = [
        "bot",
        "games",
        "won",
        "95 %",
        "margin",
        "95 %",
        "score",
        "rating",
        "ms/word",
        "slowest s",
        "illegal",
        "late",
    ]
    for head in heads:
        table.add_column(head, justify="left" if head == "bot" else "right", no_wrap=True)
    for one in summary.standings:
        table.add_row(
            one.bot,
            str(one.games),
            f"{one.rate:.1%}",
            f"{one.rate_low:.1%}..{one.rate_high:.1%}",
            f"{one.margin:+.1f}",
            f"{one.margin_low:+.1f}..{one.margin_high:+.1f}",
            f"{one.score:.1f}",
            f"{one.rating:.1f} ±{2 * one.rating_sigma:.1f}",
            f"{1000 * one.seconds_per_decision:.1f}",
            f"{one.slowest:.2f}",
            str(one.illegal),
            str(one.overruns),
        )
    wide = max(Console().width, 120)
    Console(width=wide, highlight=False).print(table)
    typer.echo(f"{summary.games} games, {summary.crashes} crashes")
    for result in crashed:
        typer.echo(f"game {result.number} (seed {result.seed}, {','.join(result.bots)}): {result.crash}", err=True)

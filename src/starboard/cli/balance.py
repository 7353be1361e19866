"""`starboard balance`: equal bots meet many times; what each thing on the table did for those who used it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from starboard.arena.balance import Outcome, Report, Row, watch, weigh
from starboard.bots import make
from starboard.cli.common import Board, GameName, Json, Options, Players, options_of, print_json
from starboard.cli.jobs import run_all
from starboard.kernel import Value, fast_chance, find

QUICK = "greedy:best=3/guesses=1"

Case = tuple[str, dict[str, Value], int, str]  # the game's name, options, seed, bot


def watch_one(case: Case) -> Outcome:
    name, options, seed, bot = case
    return watch(find(name), options, seed, bot)


def command(
    name: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play.")] = 200,
    players: Players = None,
    bot: Annotated[str, typer.Option("--bot", help="Who plays all seats: a level, or a spec.")] = QUICK,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The first deal; the next deals count on from it.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes.")] = 1,
    option: Options = None,
    board: Board = None,
    json: Json = False,
) -> None:
    """How often each thing is used where it is on offer, and how much more often those who use it win.

    Effects and margins come with 95 % intervals; + and - mark those that are more than noise.
    """
    game = find(name)
    make(game, bot)
    options = game.validate(options_of(game, option, players if players else game.players[-1], board))
    game.usage(game.begin(options, fast_chance(seed)))  # a game that does not tell is refused before anything is played
    cases: list[Case] = [(name, options, number, bot) for number in range(seed, seed + games)]
    outcomes: Iterator[Outcome] = run_all(watch_one, cases, jobs)
    report = weigh(outcomes)
    if json:
        print_json({"game": game.id, "bot": bot, **report.data()})
    else:
        _print(report)


def _print(report: Report) -> None:
    typer.echo(
        f"{report.games} games of {report.players}; points of a seat {report.points}, of a winner {report.winner}"
    )
    typer.echo("points by source: " + ", ".join(f"{name} {points}" for name, points in report.sources.items()))
    typer.echo(
        f"{'kind':<12} {'name':<22} {'offered':>7} {'use':>6} {'times':>6} {'taken':>6} "
        f"{'effect':>7} {'95 %':>15} {'margin':>7} {'95 %':>13}"
    )
    for row in report.rows:
        typer.echo(_line(row))


def _line(row: Row) -> str:
    line = f"{row.kind:<12} {row.name:<22} {row.offered:>7.1%} {row.use:>6.1%} {row.times:>6.2f} {row.taken:>6.1%}"
    if row.tables:
        line += f" {row.effect:>+7.1%} {_span(row.effect_low, row.effect_high, '.1%'):>15}"
        line += f" {row.margin:>+7.1f} {_span(row.margin_low, row.margin_high, '.1f'):>13}"
    return f"{line:<104} {row.remark()}".rstrip()


def _span(low: float | None, high: float | None, form: str) -> str:
    return "" if low is None or high is None else f"{low:+{form}}..{high:+{form}}"

"""`starboard check`: the conformance battery over all table sizes and sample options."""

from __future__ import annotations

from typing import Annotated

import typer

from starboard.cli.common import Board, GameName, Json, Players, board_of, finish, print_json, shown, sizes_of
from starboard.cli.jobs import run_all
from starboard.kernel import StarboardError, Value, find
from starboard.kernel.conformance import Broken, battery

Case = tuple[str, dict[str, Value], int, int]  # the game's name, options, seed, moments


def check_one(case: Case) -> str:
    """The fault that one random game shows, empty if none."""
    name, options, seed, moments = case
    try:
        battery(find(name), options, seed, moments)
    except (Broken, StarboardError) as fault:
        return str(fault)
    return ""


def command(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Random games per set of options.")] = 10,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes.")] = 1,
    players: Players = None,
    board: Board = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The seed of the first game.")] = 0,
    moments: Annotated[int, typer.Option("--moments", min=0, help="Slow checks per game.")] = 4,
    json: Json = False,
) -> None:
    """Play random games and check what must hold in every game."""
    found = find(game)
    given: dict[str, Value] = {} if board is None else {"board": board_of(found, board)}
    cases: list[Case] = [
        (game, {**options, **given}, number, moments)
        for size in sizes_of(found, players)
        for options in found.samples(size)
        for number in range(seed, seed + games)
    ]
    faults = run_all(check_one, cases, jobs)
    failed = 0
    rows: list[dict[str, object]] = []
    for (_, options, number, _), fault in zip(cases, faults, strict=True):
        rows.append({"options": options, "seed": number, "fault": fault})
        if fault:
            failed += 1
            if not json:
                typer.echo(f"FAILED {found.id} {shown(options)} seed {number}: {fault}\n")
    if json:
        print_json({"game": found.id, "passed": len(cases) - failed, "failed": failed, "games": rows})
        raise typer.Exit(1 if failed else 0)
    finish(len(cases) - failed, failed)

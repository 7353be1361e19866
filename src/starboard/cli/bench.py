"""`starboard bench`: how fast the rules and the search are, in random games; also against another build."""

from __future__ import annotations

import json as json_module
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

import typer

from starboard.bots import iterations_per_second
from starboard.cli.common import (
    GAME_HELP,
    Board,
    Json,
    Options,
    Players,
    WrongFile,
    options_of,
    print_json,
    read_text,
    sizes_of,
)
from starboard.kernel import (
    Game,
    StarboardError,
    State,
    Value,
    fast_chance,
    find,
    freeze,
    names,
    play_out,
    sentences,
    thaw,
)

LONGEST = 1_000_000
MOMENTS = 12  # positions of one game, from its start to its end, that are looked at
BATCH = 0.0005  # seconds between two looks at the clock, at least
LIMIT = 200  # sentences, as many as another program is told
LEAST = 3  # batches that are timed at least: in one alone the machine may have done something else
ANEW = {"evaluate"}  # what a position remembers: each time it is asked of one that was never asked
FEW = 16  # such positions in a batch
ROUNDS = 5

Row = dict[str, str | int | float]
Look = Callable[[State, int], object]
Anew = Callable[[State], State]

# What is done to a position by the seat that is asked.
LOOKS: dict[str, Look] = {
    "copy": lambda state, seat: state.copy(),
    "guess": lambda state, seat: state.guess(seat, fast_chance(1)),
    "evaluate": lambda state, seat: state.evaluate(seat),
    "view": lambda state, seat: state.view(seat),
    "features": lambda state, seat: state.features(seat),
    "sentences": lambda state, seat: sentences(state, seat, LIMIT),
}
FIGURES = {
    "games_per_second": "games/s",
    "words_per_second": "words/s",
    **{f"{look}_microseconds": f"{look} µs" for look in LOOKS},
    "search_per_second": "search/s",
}
WIDTHS = {id: max(len(title), 9) for id, title in FIGURES.items()}


def build_of(state: State) -> str:
    """Whether a state's own rules are compiled."""
    file = sys.modules[type(state).__module__].__file__ or ""
    return "interpreted" if file.endswith(".py") else "compiled"


# ---- one build ------------------------------------------------------------------------------------------


def measure(game: Game, options: dict[str, Value], seconds: float) -> Row:
    """Random games for so many seconds, set-up included; then each look at positions, then searches."""
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
    positions = positions_of(game, options, words // games)

    def forgetful(state: State) -> State:
        return thaw(freeze(state), game)

    def looked(id: str) -> float:
        return microseconds(LOOKS[id], positions, seconds, forgetful if id in ANEW else None)

    return {
        "game": game.id,
        "players": state.players,
        "build": build_of(state),
        "games_per_second": round(games / spent, 2),
        "words_per_second": round(words / spent, 1),
        **{f"{id}_microseconds": round(looked(id), 3) for id in LOOKS},
        "search_per_second": round(iterations_per_second(game, options, seconds), 1),
    }


def positions_of(game: Game, options: dict[str, Value], words: int) -> list[State]:
    """Some positions of a whole game."""
    state = game.begin(options, fast_chance(0))
    dice = fast_chance(1_000_003)
    found: list[State] = []
    while not state.over:
        found.append(state.copy())
        play_out(state, dice, max(1, words // MOMENTS))
    return found


def microseconds(look: Look, positions: list[State], seconds: float, anew: Anew | None = None) -> float:
    """The mean over positions, each the best of as many repeats as its part of the seconds allows."""
    return statistics.mean(_best(look, state, seconds / len(positions), anew) for state in positions) * 1e6


def _best(look: Look, state: State, seconds: float, anew: Anew | None) -> float:
    seat = state.waiting()[0]
    until = time.perf_counter() + seconds
    best = float("inf")
    count = 1
    batches = 0
    while batches < LEAST or time.perf_counter() < until:
        positions = [state] * count if anew is None else [anew(state) for _ in range(min(count, FEW))]
        start = time.perf_counter()
        for position in positions:
            look(position, seat)
        best = min(best, (time.perf_counter() - start) / len(positions))
        count = max(1, int(BATCH / best))
        batches += 1
    return best


# ---- two builds, or two times ---------------------------------------------------------------------------


def ratios(row: Row, old: Row | None) -> dict[str, float]:
    """How many times as fast each figure is as it was; what one of them does not have is left out."""
    found: dict[str, float] = {}
    for id in FIGURES:
        before, now = _figure(old or {}, id), _figure(row, id)
        if before and now:
            found[id] = round(before / now if id.endswith("microseconds") else now / before, 2)
    return found


def _figure(row: Row, id: str) -> float:
    value = row.get(id, 0)
    return float(value) if isinstance(value, int | float) else 0.0


def same_table(row: Row, rows: Sequence[Row]) -> Row | None:
    """The row of the same game and number of players."""
    return next((other for other in rows if [other["game"], other["players"]] == [row["game"], row["players"]]), None)


def read_rows(path: Path) -> list[Row]:
    """An earlier run with `--json`."""
    try:
        rows = json_module.loads(read_text(path))
    except (OSError, ValueError) as error:
        raise WrongFile(f"{path}: {error}") from error
    if not isinstance(rows, list) or not all(isinstance(row, dict) and {"game", "players"} <= set(row) for row in rows):
        raise WrongFile(f"{path} was not written by `starboard bench --json`")
    return rows


def medians(runs: Sequence[Sequence[Row]]) -> list[Row]:
    """Of several runs of the same tables, figure by figure."""
    found: list[Row] = []
    for row in runs[0]:
        same = [other for other in (same_table(row, run) for run in runs) if other is not None]
        middle = {id: statistics.median(_figure(other, id) for other in same) for id in FIGURES if id in row}
        found.append({**row, **middle})
    return found


def in_turns(old: Path, arguments: list[str], rounds: int) -> tuple[list[Row], list[Row]]:
    """The medians of an old build and of this one, each run as a program of its own, first the one, then the other."""
    runs: tuple[list[list[Row]], list[list[Row]]] = ([], [])
    for number in range(rounds):
        for which in (0, 1) if number % 2 == 0 else (1, 0):
            environment = {**os.environ, "PYTHONPATH": str(old)} if which == 0 else dict(os.environ)
            command = [sys.executable, "-m", "starboard.cli", "bench", *arguments, "--json"]
            done = subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8")
            if done.returncode:
                raise StarboardError(f"{old if which == 0 else 'this build'} cannot be measured: {done.stderr.strip()}")
            runs[which].append(json_module.loads(done.stdout))
    return medians(runs[0]), medians(runs[1])


# ---- printing -------------------------------------------------------------------------------------------


def _print_head() -> None:
    titles = "".join(f" {title:>{WIDTHS[id]}}" for id, title in FIGURES.items())
    typer.echo(f"{'game':<12} {'players':>7} {'build':>12}{titles}")


def _print_row(row: Row) -> None:
    cells = "".join(f" {f'{_figure(row, id):,.7g}' if id in row else '-':>{WIDTHS[id]}}" for id in FIGURES)
    typer.echo(f"{row['game']:<12} {row['players']:>7} {row['build']:>12}{cells}")


def _print_ratios(row: Row, times: dict[str, float]) -> None:
    cells = "".join(f" {f'x {times[id]:.2f}' if id in times else '-':>{WIDTHS[id]}}" for id in FIGURES)
    typer.echo(f"{row['game']:<12} {row['players']:>7} {'as fast':>12}{cells}")


def _compare(rows: list[Row], old: Sequence[Row], json: bool) -> None:
    """The ratios to earlier rows, after all rows."""
    for row in rows:
        times = ratios(row, same_table(row, old))
        if json:
            row.update({f"{id}_ratio": ratio for id, ratio in times.items()})
        else:
            _print_ratios(row, times)


def command(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME", help=GAME_HELP + " All if none.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", "-s", min=0.01, help="How long to measure each figure.")] = 1.0,
    players: Players = None,
    option: Options = None,
    board: Board = None,
    json: Json = False,
    against: Annotated[
        Path | None,
        typer.Option("--against", metavar="FILE", help="Tell how many times as fast it is as in an earlier --json."),
    ] = None,
    old: Annotated[
        Path | None,
        typer.Option("--old", metavar="FOLDER", help="Run another build (a PYTHONPATH) and this one in turns."),
    ] = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="How many turns each build has.")] = ROUNDS,
) -> None:
    """How fast the rules are: games, words and search iterations per second; microseconds to copy a position, to guess
    what is hidden, to evaluate, to look at it, and to list the ways to finish a decision."""
    chosen = [find(name) for name in games or names()]
    if not chosen:
        raise StarboardError("no games are installed; name one as 'package.module:name'")
    tables = [
        (game, game.validate(options_of(game, option, size, board)))
        for game in chosen
        for size in sizes_of(game, players)
    ]
    earlier = None if against is None else read_rows(against)
    rows: list[Row] = []
    if not json:
        _print_head()
    if old is not None:
        earlier, rows = in_turns(old, _arguments(games, seconds, players, option, board), rounds)
        if not json:
            for row in [*earlier, *rows]:
                _print_row(row)
    else:
        for game, options in tables:
            rows.append(measure(game, options, seconds))
            if not json:
                _print_row(rows[-1])
    if earlier is not None:
        _compare(rows, earlier, json)
    if json:
        print_json(rows)


def _arguments(
    games: list[str] | None, seconds: float, players: int | None, option: list[str] | None, board: Path | None
) -> list[str]:
    """The same measurement for another program."""
    found = [*(games or ()), "--seconds", str(seconds)]
    if players is not None:
        found += ["--players", str(players)]
    for one in option or ():
        found += ["--option", one]
    return found if board is None else [*found, "--board", str(board)]

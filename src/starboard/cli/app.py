"""The commands by name, one module each."""

from __future__ import annotations

from typing import Annotated

import typer

import starboard
from starboard.cli import arena, backup, balance, bench, check, contract, play, replay, rules, serve, transfer, verify

app = typer.Typer(
    name="starboard",
    help="Four space board games on one table: play them, replay them, measure them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=True,
    rich_markup_mode=None,
    epilog="Example: starboard play",
)


@app.callback(invoke_without_command=True)
def starboard_command(
    version: Annotated[bool, typer.Option("--version", help="Print the version and the installed games.")] = False,
) -> None:
    if version:
        typer.echo(f"starboard {starboard.__version__}; games: {', '.join(starboard.names()) or 'none'}")
        raise typer.Exit


app.command("play", epilog="Example: starboard play race --players 3 --seats person,pilot,captain")(play.command)
app.command("replay", epilog="Example: starboard replay evening.txt --at 40")(replay.command)
app.command("verify", epilog="Example: starboard verify race games-2p.jsonl.gz")(verify.command)
app.command("rules", epilog="Example: starboard rules race --missing")(rules.command)
app.command("bench", epilog="Example: starboard bench race gaia --players 2 --seconds 5 --json")(bench.command)
app.command("check", epilog="Example: starboard check race --games 50 --jobs 2")(check.command)
app.command("serve", epilog="Example: starboard serve --open")(serve.command)
app.command("backup", epilog="Example: starboard backup monday.sqlite3")(backup.save)
app.command("restore", epilog="Example: starboard restore monday.sqlite3 --database new.sqlite3")(backup.restore)
app.command("export", epilog="Example: starboard export site.gz")(transfer.export)
app.command("import", epilog="Example: starboard import site.gz --database postgresql:///starboard")(transfer.bring)
app.command("arena", epilog="Example: starboard arena race --seats greedy,random --games 100 --seed 1")(arena.command)
app.command("balance", epilog="Example: starboard balance federation --games 500 --players 3")(balance.command)
app.command("contract", epilog="Example: starboard contract race --into web/src/contract")(contract.command)

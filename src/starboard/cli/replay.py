"""`starboard replay`: a recorded game, from its start or at one moment."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.common import GAME_HELP, Json, Language, print_json, read_text, shown
from starboard.cli.screen import Screen, table_of
from starboard.kernel import TURN, Play, Said, StarboardError, State, find, from_seed, load


def command(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The file of a record.", show_default=False)],
    at: Annotated[
        int | None, typer.Option("--at", help="Show the table after so many words.", show_default=False)
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Look from this seat; else as a spectator.", show_default=False)
    ] = None,
    game: Annotated[str | None, typer.Option("--game", help=GAME_HELP, show_default=False)] = None,
    language: Language = "en",
    json: Json = False,
) -> None:
    """Replay a record: all turns with what happened, or the table at one moment."""
    try:
        play = load(read_text(record), None if game is None else find(game))
    except StarboardError as error:
        raise StarboardError(f"{record}: {error}") from error
    if at is not None and not 0 <= at <= len(play.said):
        raise StarboardError(f"this record has {len(play.said)} words: --at is a number from 0 to {len(play.said)}")
    count = len(play.said) if at is None else at
    if json:
        print_json({"words": len(play.said), "at": count, "view": play.at(count).view(seat)})
        return
    screen = table_of(play, language)
    screen.tell(f"{play.game.id}, {shown(play.options)}", "bold")
    state = play.at(at) if at is not None else _tell_turns(play, screen, seat)
    if at is not None:
        screen.tell(f"{at} of {len(play.said)} words", "dim")
    screen.view(state.view(seat), [] if seat is None else state.vocabulary.spell(state.legal(seat)))
    for asked in state.waiting():
        prompt = state.prompt(asked)
        if prompt is not None:
            screen.say("cli-asks", seat=asked, question=screen.text.prompt(prompt))
    if state.over:
        screen.result(state)


def _tell_turns(play: Play, screen: Screen, seat: int | None) -> State:
    """Say all words again, turn by turn, with what happened."""
    state = play.game.begin(play.options, from_seed(play.seed), events=True)
    screen.events(state, 0, seat)
    told = len(state.events or [])
    for number, turn in enumerate(_turns(play.said), 1):
        words = " ".join(play.game.vocabulary.spell(said.word for said in turn))
        screen.tell(f"{number:>4}  {screen.text.seat(turn[0].seat)}: {words}")
        for said in turn:
            state.say(said.seat, said.word)
        screen.events(state, told, seat)
        told = len(state.events or [])
    return state


def _turns(said: list[Said]) -> list[list[Said]]:
    turns: list[list[Said]] = []
    for word in said:
        if not turns or word.seat != turns[-1][-1].seat or word.starts == TURN:
            turns.append([])
        turns[-1].append(word)
    return turns

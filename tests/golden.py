"""Golden playthroughs: random games of every game, written down to be read in review and compared in tests.

`python -m tests.golden [GAME...]` (or `make golden`) writes them anew. For each game there is

- a file for its smallest and its largest table: the record, how many sequences of words there are to a small
  depth (as chess programs count moves), and what a seat sees at some moments;
- `all.txt`: for every table size and sample of options, the length, result and hash of some games.

The same files are compared with the interpreted and the compiled rules: both must play the same games.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from starboard.kernel import Game, Play, State, Value, dump, fast_chance, find, names
from tests.lots import game as lots

FOLDER = Path(__file__).parent / "golden"
SEEDS = (1, 2, 3)
WIDTH = 118
MANY = 2000  # no further level of sequences is counted beyond so many
DEEPEST = 6


def games() -> list[str]:
    """The installed games, and the one of the tests."""
    return [lots.id, *names()]


def game_of(name: str) -> Game:
    return lots if name == lots.id else find(name)


def random_play(game: Game, options: dict[str, Value], seed: int) -> Play:
    """The game that seeded random players play."""
    play = Play(game, options, str(seed))
    dice = fast_chance(seed + 7_000_000)
    while not play.state.over:
        seats = play.state.waiting()
        seat = seats[dice.below(len(seats))]
        legal = play.state.legal(seat)
        play.say(seat, legal[dice.below(len(legal))])
    return play


def counts(state: State) -> list[int]:
    """How many sequences of 1, 2, ... words follow; of several seats, the first speaks first."""
    found: list[int] = []
    level = [state]
    while level and len(found) < DEEPEST:
        found.append(sum(len(each.legal(each.waiting()[0])) for each in level))
        if found[-1] > MANY:
            break
        level = [after for each in level for after in _children(each) if not after.over]
    return found


def _children(state: State) -> list[State]:
    seat = state.waiting()[0]
    children: list[State] = []
    for word in state.legal(seat):
        child = state.copy()
        child.say(seat, word)
        children.append(child)
    return children


def pretty(value: object, indent: int = 0) -> str:
    """JSON in which whatever fits stands on one line."""
    line = json.dumps(value, ensure_ascii=False)
    if indent + len(line) <= WIDTH or not isinstance(value, (dict, list)) or not value:
        return line
    margin = " " * (indent + 1)
    if isinstance(value, dict):
        rows = [f"{json.dumps(key)}: {pretty(item, indent + len(key) + 5)}" for key, item in value.items()]
        return "{" + f",\n{margin}".join(rows) + "}"
    return "[" + f",\n{margin}".join(pretty(item, indent + 1) for item in value) + "]"


def playthrough(game: Game, options: dict[str, Value], seed: int) -> str:
    """One game as a text."""
    play = random_play(game, options, seed)
    end = len(play.said)
    parts = [f"# A random game of {game.id}; `make golden` writes this file.", "", dump(play)]
    for at in (0, end // 2):
        told = ", ".join(f"{depth}: {count:,}" for depth, count in enumerate(counts(play.at(at)), 1))
        parts += [f"== sequences of words after {at} words", told, ""]
    moments: list[tuple[int, int | None]] = [(0, 0), (end // 2, play.state.players - 1), (end, None)]
    for at, seat in moments:
        who = "a spectator" if seat is None else f"seat {seat}"
        parts += [f"== what {who} sees after {at} words", pretty(play.at(at).view(seat)), ""]
    parts += ["== points", *[pretty(part) for part in play.state.breakdown() or []], ""]
    return "\n".join(parts)


def summary(game: Game) -> str:
    """One line for each of many games."""
    lines = [f"# Random games of {game.id}; `make golden` writes this file."]
    for players in game.players:
        for options in game.samples(players):
            for seed in SEEDS:
                play = random_play(game, options, seed)
                given = " ".join(f"{id}={value}" for id, value in options.items())
                digest = hashlib.blake2b(dump(play).encode(), digest_size=8).hexdigest()
                scores = " ".join(map(str, play.state.scores() or []))
                lines.append(f"{given} seed={seed}: {len(play.said)} words, scores {scores}, record {digest}")
    return "\n".join(lines) + "\n"


def files(game: Game) -> list[str]:
    """The names of a game's golden files."""
    return ["all.txt", *sorted({f"{players}-players.txt" for players in (game.players[0], game.players[-1])})]


def text_of(game: Game, file: str) -> str:
    if file == "all.txt":
        return summary(game)
    players = int(file.split("-")[0])
    return playthrough(game, game.samples(players)[0], SEEDS[0])


def write(name: str) -> None:
    game = game_of(name)
    folder = FOLDER / game.id
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for file in files(game):
        (folder / file).write_text(text_of(game, file), encoding="utf-8")
        print(folder / file)


if __name__ == "__main__":
    for name in sys.argv[1:] or games():
        write(name)

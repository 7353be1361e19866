"""Golden playthroughs: random games of every game, written down to be read in review and compared in tests.

`python -m tests.golden [GAME...]` (or `make golden`) writes them anew. For each game there is

- a file for its smallest and its largest table, and for two players: the record, how many sequences of words there
  are to a small depth (as chess programs count moves), and what a seat sees at some moments;
- `all.txt`: for every table size and sample of options, the length, result and hash of some games;
- `rules-1.txt`: what `all.txt` was under an older version of the rules that can still be played. Such a file is
  written once, when the version goes up, and never changes.

The same files are compared with the interpreted and the compiled rules: both must play the same games.
"""

from __future__ import annotations

import hashlib
import json
import sys
import textwrap
from pathlib import Path
from typing import Any

from starboard.kernel import Game, OldRules, Play, State, Value, dump, fast_chance, find, names
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


def random_play(game: Game, options: dict[str, Value], seed: int, rules: int = 0) -> Play:
    """The game that seeded random players play, under an older version of the rules if one is named."""
    play = Play(game, options, str(seed), rules=rules)
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


def shown(value: object) -> str:
    """Any part of a view on one line; what is empty, zero or false is left out of objects."""
    if isinstance(value, dict):
        return "{" + _pairs(value) + "}"
    if isinstance(value, list):
        return "[" + " ".join(shown(item) for item in value) + "]"
    return value if isinstance(value, str) else json.dumps(value)


def _pairs(facts: dict[str, Any]) -> str:
    return " ".join(f"{key}={shown(value)}" for key, value in facts.items() if value not in (0, None, "", [], {}))


def _item(item: dict[str, Any]) -> str:
    name, word = item.get("name"), item.get("word")
    facts = {key: value for key, value in item.items() if key not in ("name", "word")}
    label = name if word is None else word if str(name).endswith(word) else f"{word}={name}"
    return f"{label} {_pairs(facts)}".rstrip()


def _area(area: dict[str, Any]) -> list[str]:
    """A line, and one more for each item that has something of its own to tell."""
    items = [_item(item) for item in area["items"]]
    title = area["id"] if area.get("seat") is None else f"{area['id']} of seat {area['seat']}"
    facts = _pairs({key: value for key, value in area.items() if key not in ("id", "seat", "items")})
    plain = " ".join(item for item in items if " " not in item)
    lines = textwrap.wrap(f"{title}: {facts} {plain}", WIDTH, subsequent_indent="  ", break_on_hyphens=False)
    return lines + [f"  {title}: {item}" for item in items if " " in item] if items or facts else []


def view_lines(view: dict[str, Any]) -> list[str]:
    """A view as lines that a person can read and compare."""
    lines = [f"table: {_pairs(view.get('table', {}))}"]
    for number, seat in enumerate(view.get("seats", [])):
        lines.append(f"seat {number}: {_pairs(seat.get('counters', {}))}")
        lines += [f"seat {number} {key}: {shown(seat[key])}" for key in seat if key != "counters" and seat[key]]
    for area in view.get("areas", []):
        lines += _area(area)
    for key in view:
        if key not in ("table", "seats", "areas"):
            value = view[key]
            rows = value if isinstance(value, list) and any(isinstance(row, dict) for row in value) else [value]
            lines += [f"{key}: {shown(row)}" for row in rows]
    return lines


def _digest(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def playthrough(game: Game, options: dict[str, Value], seed: int) -> str:
    """One game as a text."""
    play = random_play(game, options, seed)
    end = len(play.said)
    parts = [f"# A random game of {game.id}; `make golden` writes this file.", "", dump(play)]
    for at in (0, end // 2):
        told = ", ".join(f"{depth}: {count:,}" for depth, count in enumerate(counts(play.at(at)), 1))
        parts += [f"== sequences of words after {at} words", told, ""]
    known: set[str] = set()
    moments: list[tuple[int, int | None]] = [(0, 0), (end // 2, play.state.players - 1), (end, None)]
    for at, seat in moments:
        view = play.at(at).view(seat)
        who = "a spectator" if seat is None else f"seat {seat}"
        news = "what is new of what" if known else "what"
        lines = view_lines(view)
        digest = _digest(json.dumps(view, sort_keys=True))
        parts += [f"== {news} {who} sees after {at} words (all of it: {digest})"]
        parts += [line for line in lines if line not in known] + [""]
        known.update(lines)
    parts += ["== points", *[_pairs(dict(part)) for part in play.state.breakdown() or []], ""]
    return "\n".join(parts)


def summary(game: Game, rules: int = 0) -> str:
    """One line for each of many games."""
    lines = [f"# Random games of {game.id}; `make golden` writes this file."]
    if rules:
        lines = [f"# Random games of {game.id} under rules {rules}; this file never changes."]
    for players in sizes(game, rules):
        for options in game.samples(players):
            for seed in SEEDS:
                play = random_play(game, options, seed, rules)
                given = " ".join(f"{id}={value}" for id, value in options.items())
                scores = " ".join(map(str, play.state.scores() or []))
                lines.append(
                    f"{given} seed={seed}: {len(play.said)} words, scores {scores}, record {_digest(dump(play))}"
                )
    return "\n".join(lines) + "\n"


def sizes(game: Game, rules: int) -> list[int]:
    """The tables that could be played under a version of the rules: some sizes came later."""
    found: list[int] = []
    for players in game.players:
        try:
            Play(game, game.samples(players)[0], "1", rules=rules)
        except OldRules:
            continue
        found.append(players)
    return found


def files(game: Game) -> list[str]:
    """The names of a game's golden files."""
    today = sorted({f"{players}-players.txt" for players in (game.players[0], 2, game.players[-1])})
    return ["all.txt", *today, *[f"rules-{version}.txt" for version in game.plays[:-1]]]


def text_of(game: Game, file: str) -> str:
    if file == "all.txt":
        return summary(game)
    if file.startswith("rules-"):
        return summary(game, int(file.removeprefix("rules-").removesuffix(".txt")))
    players = int(file.split("-")[0])
    return playthrough(game, game.samples(players)[0], SEEDS[0])


def write(name: str) -> None:
    game = game_of(name)
    folder = FOLDER / game.id
    folder.mkdir(parents=True, exist_ok=True)
    for file in files(game):
        if file.startswith("rules-") and (folder / file).exists():
            continue
        (folder / file).write_text(text_of(game, file), encoding="utf-8")
        print(folder / file)


if __name__ == "__main__":
    for name in sys.argv[1:] or games():
        write(name)

"""Bots by name: the specs that the arena speaks of, and the levels that a person chooses at a table.

Bots of other packages come by the entry point group `starboard.bots`: each entry is a function of a game and a
dictionary of numbers (the settings of a spec, from which it takes out what it knows) that makes a `Bot`.
"""

from __future__ import annotations

import importlib.metadata
from collections.abc import Callable
from typing import Final

from starboard.bots.base import Bot, Budget, RandomBot
from starboard.bots.greedy import GreedyBot
from starboard.bots.search import SearchBot
from starboard.kernel import Game, StarboardError

GROUP: Final = "starboard.bots"
LEVELS: Final[list[str]] = ["cadet", "pilot", "captain", "admiral"]

Maker = Callable[[Game, dict[str, float]], Bot]

# What each level is, unless the game knows something better (`Game.levels`, docs/strength.md). Iterations
# make a level as strong on a busy machine as on an idle one; the seconds are for the person who waits.
_USUAL: Final[dict[str, str]] = {
    "cadet": "greedy:blunder=40/seconds=1.5",
    "pilot": "greedy:seconds=1.5",
    "captain": "search:iterations=300/seconds=1",
    "admiral": "search:iterations=4000/seconds=2",
}


def spec_of(game: Game, level: str) -> str:
    """The spec behind a level of a game; a spec stands for itself."""
    return game.levels.get(level) or _USUAL.get(level, level)


def foreign() -> list[str]:
    """The names of the bots that other packages offer."""
    return sorted({point.name for point in importlib.metadata.entry_points(group=GROUP)} - set(_OURS))


def make(game: Game, level: str) -> Bot:
    """A bot by its level or its spec: `captain`, `random`, `greedy:guesses=4`, `search:iterations=200`."""
    spec = spec_of(game, level)
    name, _, text = spec.partition(":")
    maker = _OURS.get(name) or _foreign(name)
    if maker is None:
        known = ", ".join([*LEVELS, *_OURS, *foreign()])
        raise StarboardError(f"there is no bot {level!r}: use one of {known}, with settings as in search:seconds=0.2")
    given = _settings(spec, text)
    bot = maker(game, given)
    if given:
        raise StarboardError(f"{spec!r}: a {name} bot knows no {', '.join(given)}")
    return bot


def _foreign(name: str) -> Maker | None:
    for point in importlib.metadata.entry_points(group=GROUP):
        if point.name == name:
            try:
                maker: Maker = point.load()
            except (ImportError, AttributeError) as error:
                raise StarboardError(f"the bot {name!r} cannot be loaded: {error}") from error
            return maker
    return None


def _random(game: Game, given: dict[str, float]) -> Bot:
    return RandomBot()


def _greedy(game: Game, given: dict[str, float]) -> Bot:
    for setting, value in game.greedy.items():
        given.setdefault(setting, value)
    return GreedyBot(
        int(given.pop("sentences", 150)),
        int(given.pop("best", 10)),
        int(given.pop("guesses", 2)),
        int(given.pop("width", 6)),
        int(given.pop("others", 1)),
        int(given.pop("blunder", 0)),
        Budget(given.pop("seconds", 0.0)),
    )


def _search(game: Game, given: dict[str, float]) -> Bot:
    for setting, value in game.search.items():
        given.setdefault(setting, value)
    budget = Budget(given.pop("seconds", 0.0), int(given.pop("iterations", 0)), given.pop("cpu", 0.0))
    alone = given.pop("alone", None)
    return SearchBot(
        budget,
        int(given.pop("width", 4)),
        int(given.pop("others", 1)),
        int(given.pop("rollout", 30)),
        int(given.pop("sentences", 300)),
        int(given.pop("turns", 0)),
        None if alone is None else int(alone),
        int(given.pop("ripe", 1)),
        int(given.pop("best", 10)),
        int(given.pop("guesses", 2)),
    )


_OURS: Final[dict[str, Maker]] = {"random": _random, "greedy": _greedy, "search": _search}


def _settings(spec: str, text: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for part in text.split("/") if text else []:
        key, _, value = part.partition("=")
        try:
            number = float(value)
        except ValueError:
            number = -1.0
        if not 0.0 <= number < 1e9:
            raise StarboardError(f"{spec!r}: {part!r} is not NAME=NUMBER")
        found[key] = number
    return found

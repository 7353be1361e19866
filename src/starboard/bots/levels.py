"""Bots by name: the specs that the arena speaks of, and the levels that a person chooses at a table."""

from __future__ import annotations

from typing import Final

from starboard.bots.base import Bot, Budget, RandomBot
from starboard.bots.greedy import GreedyBot
from starboard.bots.search import SearchBot
from starboard.kernel import Game, StarboardError

LEVELS: Final[list[str]] = ["cadet", "pilot", "captain", "admiral"]

# What each level is: for every game, unless the arena found something better for one (docs/strength.md). Iterations
# make a level as strong on a busy machine as on an idle one; the seconds are for the person who waits.
_USUAL: Final[dict[str, str]] = {
    "cadet": "greedy:blunder=40/seconds=1.5",
    "pilot": "greedy:seconds=1.5",
    "captain": "search:iterations=300/seconds=1",
    "admiral": "search:iterations=4000/seconds=2",
}
_OF_GAME: Final[dict[str, dict[str, str]]] = {
    "planet": {"captain": "search:iterations=60/seconds=1"},
    "federation": {"captain": "search:iterations=800/seconds=1"},  # with few iterations it is no better than greedy
}
# What else is best for searching a game, where a spec does not say.
_SEARCH: Final[dict[str, dict[str, float]]] = {
    "race": {"others": 4},  # what another player calls is worth foreseeing
    # The station counts by what it denies to the others: so everybody must play well when playing on, for some rounds,
    # which leaves few iterations, too few for trees.
    "planet": {"turns": 1, "alone": 3, "width": 8, "others": 8, "rollout": 60, "ripe": 1000},
}


def spec_of(game: Game, level: str) -> str:
    """The spec behind a level of a game; a spec stands for itself."""
    return _OF_GAME.get(game.id, {}).get(level) or _USUAL.get(level, level)


def make(game: Game, level: str) -> Bot:
    """A bot by its level or its spec: `captain`, `random`, `greedy:guesses=4`, `search:iterations=200`."""
    spec = spec_of(game, level)
    name, _, text = spec.partition(":")
    given = _settings(spec, text)
    if name == "random":
        bot: Bot = RandomBot()
    elif name == "greedy":
        bot = GreedyBot(
            int(given.pop("sentences", 150)),
            int(given.pop("best", 10)),
            int(given.pop("guesses", 2)),
            int(given.pop("width", 6)),
            int(given.pop("others", 1)),
            int(given.pop("blunder", 0)),
            Budget(given.pop("seconds", 0.0)),
        )
    elif name == "search":
        given = {**_SEARCH.get(game.id, {}), **given}
        budget = Budget(given.pop("seconds", 0.0), int(given.pop("iterations", 0)), given.pop("cpu", 0.0))
        alone = given.pop("alone", None)
        bot = SearchBot(
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
    else:
        raise StarboardError(
            f"there is no bot {level!r}: use {', '.join(LEVELS)}, random, greedy, or search:seconds=0.2"
        )
    if given:
        raise StarboardError(f"{spec!r}: a {name} bot knows no {', '.join(given)}")
    return bot


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

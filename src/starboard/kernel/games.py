"""What a game is to everybody else, and the registry that finds games by name."""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.resources
import os
import sys
from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from starboard.kernel.chance import Chance, from_seed
from starboard.kernel.errors import OldRules, OptionError, StarboardError, UnknownGame
from starboard.kernel.options import Option, Value, complete, validate
from starboard.kernel.state import State
from starboard.kernel.words import Vocabulary

GROUP = "starboard.games"  # the entry points under which packages offer their games


class Verdict:
    """How one recorded game came out against our rules; `detail` is the first difference."""

    def __init__(self, name: str, passed: bool, detail: str = "", notes: list[str] | None = None) -> None:
        self.name = name
        self.passed = passed
        self.detail = detail
        self.notes: list[str] = [] if notes is None else notes  # known differences, each with its reason


class Usage:
    """What the seats of one finished game used, each thing as a kind and a name."""

    def __init__(self, seats: list[list[tuple[str, str]]], offered: list[tuple[str, str]]) -> None:
        self.seats = seats  # by seat, once for each time
        self.offered = offered  # what could have been used at this table at all


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its name, rules version, vocabulary, options, and how to start it."""

    def __init__(
        self, id: str, rules: int, vocabulary: Vocabulary, players: list[int], options: list[Option], package: str
    ) -> None:
        self.id = id
        self.rules = rules
        self.plays = [rules]  # the versions of the rules that this code can play, ascending; new games take the last
        self.vocabulary = vocabulary
        self.players = players
        self.options = options
        self.package = package  # where `rules.md` lies
        self.presets: dict[str, dict[str, Value]] = {}  # options that belong together, by name
        self.preferences: list[Option] = []  # what a seat may decide once and for all
        self.levels: dict[str, str] = {}  # what a level of the bots is in this game, where the usual is not the best
        self.greedy: dict[str, float] = {}  # the settings of greedy that are best for this game
        self.search: dict[str, float] = {}  # the settings of a search that are best for this game

    def start(self, options: dict[str, Value], chance: Chance, rules: int) -> State:
        """The state after set-up under that version of the rules, before the first question."""
        raise NotImplementedError

    def check_options(self, options: dict[str, Value]) -> None:
        """Raise an `OptionError` for what the schema alone cannot tell."""

    def samples(self, players: int) -> list[dict[str, Value]]:
        """Sets of options that between them show every variant; tests play them all."""
        return [{"players": players}]

    def components(self) -> dict[str, object]:
        """The fixed facts of the components that views speak of, for drawings and for learners."""
        return {}

    def verify(self, path: str) -> list[Verdict]:
        """Replay a file of games recorded elsewhere."""
        raise StarboardError(f"{self.id} has no recorded games of other programs to verify")

    def fixed(self, key: str) -> object:
        """The large fixed table that names itself so (`plain_key`): a map, a board."""
        raise StarboardError(f"{self.id} has no fixed table {key[:80]!r}")

    def usage(self, state: State) -> Usage:
        """What was used in a finished game that kept its events: what a report on the balance counts."""
        raise StarboardError(f"{self.id} does not tell what its players used, so there is nothing to weigh")

    def from_file(self, option: str, text: str) -> Value:
        """The value of an option that lies in a file, checked; `OptionError` tells all that is wrong with it."""
        raise OptionError(option, f"{self.id} has no option {option!r} that is read from a file")

    def validate(self, given: Mapping[str, object] | None = None) -> dict[str, Value]:
        """All options, checked, with defaults filled in."""
        options = validate(self.options, self.players, {} if given is None else given)
        self.check_options(options)
        return options

    def prefer(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All standing preferences of a seat, checked, with defaults filled in."""
        return complete(self.preferences, given, self.players[0])

    def new(self, options: Mapping[str, object] | None = None, seed: str = "0", events: bool = False) -> State:
        """A fresh state at its first question."""
        return self.begin(self.validate(options), from_seed(seed), events)

    def begin(self, options: dict[str, Value], chance: Chance, events: bool = False, rules: int = 0) -> State:
        """As `new`, from checked options, any chance, and under an older version of the rules if one is named."""
        version = rules or self.rules
        if version not in self.plays:
            raise OldRules(self.id, version, self.plays)
        state = self.start(options, chance, version)
        state.rules = version
        if events:
            state.events = []
        state.advance()
        return state

    def ledger(self) -> str:
        """The rule statements of this game, with their ids."""
        return importlib.resources.files(self.package).joinpath("rules.md").read_text(encoding="utf-8")

    def schema(self) -> dict[str, object]:
        """What a form needs to offer this game."""
        return {
            "game": self.id,
            "rules": self.rules,
            "plays": self.plays,
            "players": self.players,
            "options": [o.data() for o in self.options],
            "presets": self.presets,
            "preferences": [p.data() for p in self.preferences],
        }


def names() -> list[str]:
    """The names of all installed games."""
    return sorted({point.name for point in importlib.metadata.entry_points(group=GROUP)})


def find(name: str) -> Game:
    """The game of that name, or the one that `package.module:name` names, looked for from here too."""
    if ":" in name:
        return _import(name)
    for point in importlib.metadata.entry_points(group=GROUP):
        if point.name == name:
            try:
                game = point.load()
            except (ImportError, AttributeError) as error:
                raise UnknownGame(f"the game {name!r} cannot be loaded: {error}") from error
            if not isinstance(game, Game):
                raise UnknownGame(f"{point.value} is not a game of this version of starboard")
            return game
    raise UnknownGame(f"there is no game {name!r}: the games are {', '.join(names()) or 'none'}")


def _import(name: str) -> Game:
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    try:
        game = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownGame(f"{name!r} is not a game: {error}") from error
    if not isinstance(game, Game):
        raise UnknownGame(f"{name!r} is not a game of this version of starboard")
    return game


def seats_option(options: dict[str, Value], id: str) -> list[str]:
    """The entries of a per-seat option, or nothing if it was left empty."""
    value = options[id]
    if not isinstance(value, str):
        raise OptionError(id, f"option {id!r} is a text")
    return value.split(",") if value else []

"""The game as the rest of Starboard sees it: options, and how it starts."""

from __future__ import annotations

from typing import Final

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.games.race.outside import verify
from starboard.games.race.rules.settle import TACTICS
from starboard.games.race.rules.setup import set_up
from starboard.games.race.state import RaceState
from starboard.games.race.view import components
from starboard.kernel import CHOICE, SEATS, Chance, Game, Option, OptionError, Value, Verdict, seats_option

RULES: Final = 2

OPTIONS: Final = [
    # The standard set-up, or start worlds and hands as printed for the first game (RG-3.5, RG-3.9).
    Option("setup", CHOICE, "standard", ["standard", "first-game"]),
    # One of seven action cards each round, or two of nine (RG-14).
    Option("two-player", CHOICE, "standard", ["standard", "experienced"], players=[2]),
    # The start world of each seat; dealt at random if left empty.
    Option("start-worlds", SEATS, "", w.VOCABULARY.spell(c.START_WORLDS)),
    # Paying, consuming and producing at the same time where the order does not matter, or always in turn order.
    Option("timing", CHOICE, "simultaneous", ["simultaneous", "in-order"]),
    # Whether to ask even where there is only one answer, or all come to the same.
    Option("questions", CHOICE, "needed", ["needed", "all"]),
]


class RaceGame(Game):
    def __init__(self) -> None:
        super().__init__("race", RULES, w.VOCABULARY, [2, 3, 4], OPTIONS, "starboard.games.race")
        self.plays = [1, RULES]
        self.presets = {"first-game": {"setup": "first-game"}}
        # New Military Tactics may be given up in every Settle phase: ask each time, or keep it.
        self.preferences = [Option(TACTICS, CHOICE, "ask", ["ask", "keep"])]
        self.greedy = {"guesses": 8.0, "others": 4.0}  # what another calls is one of seven: two guesses are too few
        self.search = {"others": 4.0}  # what another player calls is worth foreseeing

    def check_options(self, options: dict[str, Value]) -> None:
        worlds = seats_option(options, "start-worlds")
        if len(set(worlds)) < len(worlds):
            raise OptionError("start-worlds", "option 'start-worlds' names one world twice")
        if options["setup"] == "first-game":
            numbers = range(1, int(options["players"]) + 1)
            if any(c.START[w.VOCABULARY.index(world)] not in numbers for world in worlds):
                raise OptionError(
                    "start-worlds", "the first game uses the start worlds from 1 to the number of players"
                )

    def start(self, options: dict[str, Value], chance: Chance, rules: int) -> RaceState:
        state = RaceState(int(options["players"]), chance)
        state.experienced = options["two-player"] == "experienced"
        state.in_order = options["timing"] == "in-order"
        state.ask_all = options["questions"] == "all"
        given = [w.VOCABULARY.index(world) for world in seats_option(options, "start-worlds")]
        set_up(state, options["setup"] == "first-game", given)
        return state

    def samples(self, players: int) -> list[dict[str, Value]]:
        found: list[dict[str, Value]] = [
            {"players": players},
            {"players": players, "setup": "first-game"},
            {"players": players, "timing": "in-order", "questions": "all"},
        ]
        if players == 2:
            found.append({"players": 2, "two-player": "experienced"})
        return found

    def components(self) -> dict[str, object]:
        return components()

    def verify(self, path: str) -> list[Verdict]:
        return verify.verify(self, path)


game: Final = RaceGame()

"""Planet Unknown as a game of Starboard: its options and how it starts."""

from __future__ import annotations

from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.setup import event_pile, set_up
from starboard.games.planet.state import PlanetState
from starboard.kernel import CHOICE, FLAG, NUMBER, SEATS, Chance, Game, Option, OptionError, Value, seats_option

RULES: Final = 2
_BOARDS: Final = ["symmetric", "random", "draft", "given"]
_COMPANY: Final = [2, 3, 4, 5, 6]


class PlanetGame(Game):
    def __init__(self) -> None:
        options = [
            Option("planets", CHOICE, "symmetric", choices=_BOARDS),
            Option("seat-planets", SEATS, "", choices=g.PLANET_IDS, when=("planets", "given")),
            Option("corporations", CHOICE, "symmetric", choices=_BOARDS),
            Option("seat-corporations", SEATS, "", choices=c.CORPORATION_IDS, when=("corporations", "given")),
            Option("private-objectives", FLAG, False, players=_COMPANY),
            Option("events", FLAG, False, players=_COMPANY),
            Option("green", NUMBER, 7, least=0, most=c.EVENT_DECK, when=("events", True)),
            Option("orange", NUMBER, 7, least=0, most=c.EVENT_DECK, when=("events", True)),
            Option("red", NUMBER, 6, least=0, most=c.EVENT_DECK, when=("events", True)),
            Option("rotation", CHOICE, "free", choices=["free", "forced"], players=[2]),
            Option("alignment", CHOICE, "suggested", choices=["suggested", "random", "0", "1", "2", "3", "4", "5"]),
        ]
        super().__init__("planet", RULES, w.VOCABULARY, [1, 2, 3, 4, 5, 6], options, "starboard.games.planet")
        self.plays = [1, RULES]
        self.presets = {"own-worlds": {"planets": "draft", "corporations": "draft"}}
        self.levels = {"captain": "search:iterations=60/seconds=1"}
        # The station counts by what it denies to the others: so everybody must play well when playing on, for some
        # rounds, which leaves few iterations, too few for trees.
        self.search = {"turns": 1.0, "alone": 3.0, "width": 8.0, "others": 8.0, "rollout": 60.0, "ripe": 1000.0}

    def check_options(self, options: dict[str, Value]) -> None:
        for id in ("planets", "corporations"):
            given = seats_option(options, f"seat-{id}")
            if (options[id] == "given") != bool(given):
                raise OptionError(f"seat-{id}", f"option 'seat-{id}' goes with '{id}' being 'given'")
            special = [side for side in given if side not in (g.PLANET_IDS[0], c.CORPORATION_IDS[0])]
            if len(set(special)) < len(special):
                raise OptionError(f"seat-{id}", f"option 'seat-{id}' names a side twice that exists only once")
        players = int(options["players"])
        if players > 1 and not options["events"]:
            return
        if sum(int(options[colour]) for colour in c.COLOURS) != c.EVENT_DECK:
            raise OptionError("green", f"green, orange and red events are {c.EVENT_DECK} together")
        for colour in c.COLOURS:
            most = len(event_pile(colour, players))
            if int(options[colour]) > most:
                raise OptionError(colour, f"there are only {most} {colour} events for {players} players")

    def start(self, options: dict[str, Value], chance: Chance, rules: int) -> PlanetState:
        state = PlanetState(int(options["players"]), chance)
        state.rules = rules
        set_up(state, options)
        return state

    def samples(self, players: int) -> list[dict[str, Value]]:
        wild: dict[str, Value] = {"players": players, "planets": "random", "corporations": "random"}
        drafted: dict[str, Value] = {"players": players, "planets": "draft", "corporations": "draft"}
        red: dict[str, Value] = {"green": 4, "orange": 0, "red": 16, "alignment": "3"}
        if players == 1:
            return [{"players": 1}, wild, {**drafted, **red}]
        full: dict[str, Value] = {**wild, "events": True, "private-objectives": True, "alignment": "random"}
        found: list[dict[str, Value]] = [{"players": players}, wild, full, {**drafted, "events": True, **red}]
        if players == 2:
            found.append({**full, "rotation": "forced"})
        return found


game: Final = PlanetGame()

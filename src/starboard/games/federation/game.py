"""The game as the rest of Starboard sees it: options, and how it starts."""

from __future__ import annotations

from typing import Final

from starboard.games.federation.components import boards
from starboard.games.federation.rules.setup import set_up
from starboard.games.federation.state import FederationState
from starboard.games.federation.usage import usage
from starboard.games.federation.words import VOCABULARY
from starboard.kernel import CHOICE, TEXT, Chance, Game, Option, OptionError, State, Usage, Value

RULES: Final = 3  # of rules and of the figures of our own edition

OPTIONS: Final = [
    # Productions and megastructures as printed for the first game, or tokens drawn by lot (FE-2.10, FE-2.27).
    Option("setup", CHOICE, "experienced", ["experienced", "first-game"]),
    # The figures of the boards: an edition's name, or a packed board file (`boards.pack`).
    Option("board", TEXT, boards.STANDARD),
]


class FederationGame(Game):
    def __init__(self) -> None:
        super().__init__("federation", RULES, VOCABULARY, [2, 3, 4], OPTIONS, "starboard.games.federation")
        self.levels = {"captain": "search:iterations=800/seconds=1"}  # with few iterations it is no better than greedy
        self.plays = [2, RULES]
        self.presets = {"first-game": {"setup": "first-game"}}

    def check_options(self, options: dict[str, Value]) -> None:
        try:
            boards.get_board(str(options["board"]))
        except boards.BoardError as error:
            raise OptionError("board", f"option 'board' is no board that can be played: {error}") from error

    def start(self, options: dict[str, Value], chance: Chance, rules: int) -> FederationState:
        board = boards.get_board(str(options["board"]), rules)
        state = FederationState(int(options["players"]), chance, board)
        set_up(state, options["setup"] == "first-game")
        return state

    def samples(self, players: int) -> list[dict[str, Value]]:
        return [{"players": players}, {"players": players, "setup": "first-game"}]

    def usage(self, state: State) -> Usage:
        assert isinstance(state, FederationState)
        return usage(state)

    def fixed(self, key: str) -> object:
        return boards.board_named(key)

    def from_file(self, option: str, text: str) -> Value:
        """A board file, packed into one line; refused with every figure that is wrong."""
        if option != "board":
            return super().from_file(option, text)
        try:
            return boards.pack(text)
        except boards.BoardError as error:
            raise OptionError(
                "board", "\n  ".join(["this is no board that can be played:", *error.complaints])
            ) from error

    def components(self) -> dict[str, object]:
        return boards.components()


game: Final = FederationGame()

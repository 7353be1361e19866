"""The player turns up the Automa's next cards."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia.automa.turn import AutomaTurn
from starboard.games.gaia.table import Table
from starboard.kernel import DONE, TURN, Prompt, Task, Value

CARDS_PREFERENCE: Final = "automa-cards"  # whether they are turned up without a question


class TurnUpCards(Task[Table]):
    """The Automa's turn: there is nothing to choose, but until its cards are turned up everything can be taken back."""

    def options(self, table: Table) -> list[int]:
        return [DONE]

    def resolve(self, table: Table, word: int) -> None:
        table.push(AutomaTurn())

    def prompt(self, table: Table) -> Prompt:
        return Prompt("gaia-ask-automa", preference=CARDS_PREFERENCE)

    def preferred(self, table: Table, preferences: dict[str, Value]) -> int | None:
        return DONE if preferences[CARDS_PREFERENCE] == "at-once" else None

    def ask_forced(self) -> bool:
        return True

    def pauses(self) -> bool:
        return True

    def starts(self) -> int:
        return TURN

"""The state of a game of Gaia Project: the table, and what the kernel asks of every game."""

from __future__ import annotations

from starboard.games.gaia.check import check
from starboard.games.gaia.consequences import consequences
from starboard.games.gaia.evaluate import evaluate
from starboard.games.gaia.features import features
from starboard.games.gaia.guess import guess
from starboard.games.gaia.promising import obvious, promising
from starboard.games.gaia.rules import scoring
from starboard.games.gaia.rules.reasons import while_waiting
from starboard.games.gaia.shapes import GaiaBody
from starboard.games.gaia.table import Table
from starboard.games.gaia.view import look
from starboard.kernel import Chance, Message


class GaiaState(Table):
    def copy(self) -> GaiaState:
        new = GaiaState(self.setup, 0, self.chance.copy())
        self.copy_table(new)
        return new

    def look(self, seat: int | None) -> GaiaBody:
        return look(self)

    def sees_as_all(self, seat: int) -> bool:
        return True

    def guess(self, seat: int, chance: Chance) -> GaiaState:
        new = self.copy()
        guess(new, seat, chance)
        return new

    def hides(self, seat: int) -> bool:
        return self.setup.automa.here  # what its deck holds

    def scores(self) -> list[int] | None:
        return scoring.scores(self) if self.over else None

    def winners(self) -> list[int] | None:
        return scoring.winners(self) if self.over else None

    def breakdown(self) -> list[dict[str, int]] | None:
        return scoring.breakdown(self) if self.over else None

    def features(self, seat: int) -> list[float]:
        return features(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate(self, seat)

    def obvious(self, seat: int) -> int:
        return obvious(self, seat)

    def promising(self, seat: int, count: int) -> list[int]:
        return promising(self, seat, count)

    def consequences(self, seat: int, words: list[int]) -> dict[str, object]:
        after = self.copy()
        for word in words:
            if word not in after.legal(seat):
                break
            after.say(seat, word)
        return {**consequences(self, after, seat, words)}

    def check(self) -> list[str]:
        return check(self)

    def explain(self, seat: int, word: int) -> Message | None:
        return while_waiting(self, seat)

"""The state of a game of Federation: the table, and what the kernel asks of every game."""

from __future__ import annotations

from starboard.games.federation.check import check
from starboard.games.federation.components.ops import Op
from starboard.games.federation.consequences import consequences
from starboard.games.federation.evaluate import evaluate
from starboard.games.federation.features import features
from starboard.games.federation.guess import guess
from starboard.games.federation.rules import effects
from starboard.games.federation.shapes import FederationBody
from starboard.games.federation.table import Table
from starboard.games.federation.view import look
from starboard.kernel import Chance


class FederationState(Table):
    def copy(self) -> FederationState:
        new = FederationState(0, self.chance.copy(), self.board, self.memory)
        self.copy_table(new)
        return new

    def perform(self, seat: int, effect: list[Op], source: int, chain: int) -> None:
        effects.perform(self, seat, effect, source, chain)

    def look(self, seat: int | None) -> FederationBody:
        return look(self, seat)

    def sees_as_all(self, seat: int) -> bool:
        return self.looker != seat and not self.deep_seen >> seat & 1

    def guess(self, seat: int, chance: Chance) -> FederationState:
        new = self.copy()
        guess(new, seat, chance)
        return new

    def features(self, seat: int) -> list[float]:
        return features(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate(self, seat)

    def consequences(self, seat: int, words: list[int]) -> dict[str, object]:
        return {**consequences(self.copy(), seat, words)}

    def check(self) -> list[str]:
        return check(self)

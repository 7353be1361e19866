"""The state of a game of Planet Unknown: the table, and what the kernel asks of every game."""

from __future__ import annotations

from starboard.games.planet.check import check
from starboard.games.planet.consequences import consequences
from starboard.games.planet.evaluate import evaluate, promising
from starboard.games.planet.features import features
from starboard.games.planet.guess import guess
from starboard.games.planet.rules import scoring
from starboard.games.planet.shapes import PlanetBody
from starboard.games.planet.table import Table
from starboard.games.planet.view import look
from starboard.kernel import Chance


class PlanetState(Table):
    def copy(self) -> PlanetState:
        new = PlanetState(0, self.chance.copy(), self.memory)
        self.copy_table(new)
        return new

    def look(self, seat: int | None) -> PlanetBody:
        return look(self, seat)

    def unseen(self, seat: int) -> bool:
        return self.hidden and self.on_lane(seat)

    def guess(self, seat: int, chance: Chance) -> Table:
        return guess(self, seat, chance)

    def scores(self) -> list[int] | None:
        parts = self.breakdown()
        return None if parts is None else [sum(part.values()) for part in parts]

    def winners(self) -> list[int] | None:
        return scoring.winners(self) if self.over else None

    def breakdown(self) -> list[dict[str, int]] | None:
        return [scoring.points(self, seat) for seat in range(self.players)] if self.over else None

    def features(self, seat: int) -> list[float]:
        return features(self, seat)

    def promising(self, seat: int, count: int) -> list[int]:
        return promising(self, seat, count)

    def evaluate(self, seat: int) -> float:
        return evaluate(self, seat)

    def consequences(self, seat: int, words: list[int]) -> dict[str, object]:
        return {**(consequences(self, seat, words) or {})}

    def check(self) -> list[str]:
        return check(self)

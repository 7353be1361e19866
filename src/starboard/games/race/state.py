"""The state of a game of Race for the Galaxy: the table, and what the kernel asks of every game."""

from __future__ import annotations

from starboard.games.race.check import check
from starboard.games.race.evaluate import evaluate
from starboard.games.race.features import features
from starboard.games.race.guess import guess
from starboard.games.race.promising import promising, weigh
from starboard.games.race.rules import scoring
from starboard.games.race.shapes import RaceBody
from starboard.games.race.table import Table
from starboard.games.race.view import look
from starboard.kernel import Chance, Message


class RaceState(Table):
    def copy(self) -> RaceState:
        new = RaceState(0, self.chance.copy())
        self.copy_table(new)
        return new

    def look(self, seat: int | None) -> RaceBody:
        return look(self, seat)

    def guess(self, seat: int, chance: Chance) -> RaceState:
        new = self.copy()
        new.chance = chance
        guess(new, seat, chance)
        new.refresh()
        return new

    def scores(self) -> list[int] | None:
        return [scoring.points(self, seat) for seat in range(self.players)] if self.over else None

    def winners(self) -> list[int] | None:
        return scoring.winners(self) if self.over else None

    def breakdown(self) -> list[dict[str, int]] | None:
        return [scoring.breakdown(self, seat) for seat in range(self.players)] if self.over else None

    def features(self, seat: int) -> list[float]:
        return features(self, seat)

    def evaluate(self, seat: int) -> float:
        return evaluate(self, seat)

    def promising(self, seat: int, count: int) -> list[int]:
        return promising(self, seat)

    def weigh(self, seat: int, words: list[int]) -> list[float]:
        known = weigh(self, seat, words)
        return known if known else super().weigh(seat, words)

    def explain(self, seat: int, word: int) -> Message | None:
        if self.phase:
            return Message("race-why-wait-phase", {"phase": self.phase})
        return None

    def check(self) -> list[str]:
        return check(self)

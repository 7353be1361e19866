"""The state of a game of Gaia Project: the table, and what the kernel asks of every game."""

from __future__ import annotations

from typing import Final

from starboard.games.gaia import components as c
from starboard.games.gaia.check import check
from starboard.games.gaia.consequences import consequences
from starboard.games.gaia.evaluate import evaluate
from starboard.games.gaia.features import features
from starboard.games.gaia.guess import guess
from starboard.games.gaia.promising import obvious, promising
from starboard.games.gaia.rules import scoring
from starboard.games.gaia.rules.actions import Turn
from starboard.games.gaia.rules.free_actions import is_free, take
from starboard.games.gaia.rules.reasons import while_waiting
from starboard.games.gaia.shapes import GaiaBody
from starboard.games.gaia.table import Table
from starboard.games.gaia.view import look
from starboard.kernel import Chance, Message

MOST_GAINED: Final = 9  # of one resource by one act: the last level of science


def _try(state: GaiaState, seat: int, words: list[int]) -> bool:
    """Say words as far as they can be said; whether that was all of them."""
    for word in words:
        if word not in state.legal(seat):
            return False
        state.say(seat, word)
    return True


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

    def weigh(self, seat: int, words: list[int]) -> list[float]:
        self.evaluate(seat)  # what it finds out about seats that a word does not change is kept by the copies
        if not isinstance(self.question(seat), Turn):
            return super().weigh(seat, words)
        return [
            (self._converted(seat, word) if is_free(word) else self._after(seat, word)).evaluate(seat) for word in words
        ]

    def _converted(self, seat: int, word: int) -> GaiaState:
        """After a free action: only its gains and costs, not what may be said next."""
        after = self.copy()
        take(after, seat, word)
        return after

    def consequences(self, seat: int, words: list[int]) -> dict[str, object]:
        after = self.copy()
        _try(after, seat, words)
        lost = [self._lost(seat, words, what, after) for what in (c.ORE, c.CREDITS, c.KNOWLEDGE)]
        return {**consequences(self, after, seat, words, lost)}

    def _lost(self, seat: int, words: list[int], what: int, after: GaiaState) -> int:
        """How much these words gain above the limit (GP-5.4): that much more they would bring to a purse less full.

        The income of the next round is not counted: what it loses is told by itself."""
        if after.round != self.round or after.seats[seat].resource(what) != c.CAPS[what]:
            return 0
        roomy = self.copy()
        me = roomy.seats[seat]
        room = min(me.resource(what), MOST_GAINED)
        me.set_resource(what, me.resource(what) - room)
        if not _try(roomy, seat, words):
            return 0
        return max(0, me.resource(what) + room - after.seats[seat].resource(what))

    def check(self) -> list[str]:
        return check(self)

    def explain(self, seat: int, word: int) -> Message | None:
        return while_waiting(self, seat)

"""Everything that looks at a state without changing it, behind one face."""

from __future__ import annotations

from typing import Final

from starboard.games.federation import check, evaluate, features, view
from starboard.games.federation.state import Federation, Reader


class Reading(Reader):
    def look(self, state: Federation, seat: int | None) -> dict[str, object]:
        return view.look(state, seat)

    def features(self, state: Federation, seat: int) -> list[float]:
        return features.features(state, seat)

    def evaluate(self, state: Federation, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def check(self, state: Federation) -> list[str]:
        return check.check(state)


READING: Final = Reading()

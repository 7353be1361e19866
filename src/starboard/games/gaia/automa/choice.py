"""How the Automa chose: what was possible, which tie-breakers left what, and what a turn was made of."""

from __future__ import annotations

from typing import Final

_NOTHING: Final[list[int]] = []
NO_WORD: Final = -1

# Tie-breakers, in the order in which they are asked.
BY_FACTION: Final = 0  # the faction card's own, in faction actions
BY_FINAL_TILE: Final = 1
BY_STEPS: Final = 2
BY_NEAREST: Final = 3
BY_DIRECTION: Final = 4
BY_HIGHEST: Final = 5  # of research areas
BY_NUMBER: Final = 6
BY_CENTRE: Final = 7  # of starting mines
TIES: Final = ["faction", "final-tile", "steps", "nearest", "direction", "highest", "number", "centre"]


class Choice:
    """One choice under way: the words that are possible, and what the tie-breakers left so far."""

    def __init__(self, candidates: list[int]) -> None:
        self.candidates: list[int] = candidates
        self.left: list[int] = candidates
        self.ties: list[int] = _NOTHING  # those that left fewer
        self.steps: list[list[int]] = []  # what each of them left

    def narrow(self, tie: int, kept: list[int]) -> None:
        """A tie-breaker that would leave nothing is skipped (GA-3.8)."""
        if kept and len(kept) < len(self.left):
            self.left = kept
            self.ties = [*self.ties, tie]
            self.steps = [*self.steps, kept]

    def decided_by(self) -> int:
        """The tie-breaker that left one; -1 where there was nothing to choose."""
        return self.ties[-1] if self.ties else -1


class Deed:
    """A part of a turn. Without a chosen word it was impossible."""

    def __init__(self, action: int, choice: Choice) -> None:
        self.action: int = action
        self.choice: Choice = choice  # it has come to its end
        self.chosen: int = choice.left[0] if len(choice.left) == 1 else NO_WORD
        self.before: int = 0  # of an upgrade: what stood there
        self.piece: int = 0  # what stands there now
        self.range: int = 0  # of a mine
        self.tile: int = -1  # the advanced tile that left the game
        self.satellite: int = -1  # the hex of a new satellite
        self.vp: int = 0  # of the faction card, at once


class Turn:
    """A turn of the Automa; never changed once it was told."""

    def __init__(self, round: int, support: int, action: int) -> None:
        self.round: int = round
        self.support: int = support
        self.action: int = action
        self.deeds: list[Deed] = []
        self.vp: int = 0  # of the card, or of the round tile when it passed
        self.passed: bool = False
        self.booster: int = -1  # taken when it passed

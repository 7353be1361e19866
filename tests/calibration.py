"""Whether guesses are fair: what they hold has to come as often as it is so.

At a moment of a random game the truth is one more draw from all that looks the same to a seat. Over many moments,
whatever is counted in the truth and in the guesses must therefore come to the same, apart from what chance does.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

from starboard.kernel import FastChance, Game, State, fast_chance


class Tally:
    """How often something was expected, and how often it was so."""

    def __init__(self) -> None:
        self.expected = 0.0
        self.found = 0
        self.cases = 0
        self.gaps: dict[int, float] = {}  # by game: what lies in one game hangs together

    def add(self, expected: float, found: int, game: int = 0) -> None:
        self.expected += expected
        self.found += found
        self.cases += 1
        self.gaps[game] = self.gaps.get(game, 0.0) + expected - found

    def is_fair(self, within: float) -> bool:
        """Whether both are the same, apart from what chance may do."""
        return abs(self.expected - self.found) <= within * self.found + 3 * math.sqrt(self.found)

    def is_fair_over_games(self) -> bool:
        """The same, judged by how much the games differ from each other; 25 games or more."""
        spread = math.sqrt(sum(gap * gap for gap in self.gaps.values()))
        return abs(self.expected - self.found) <= 3.2 * spread

    def __repr__(self) -> str:
        return f"expected {self.expected:.0f}, found {self.found} in {self.cases} cases"


Facts = Callable[[State, int], Mapping[str, int]]  # what is counted in a state that may look so to a seat


Stir = Callable[[State, FastChance], None]  # brings about what random games hardly ever do


def turn_by_turn(state: State, dice: FastChance, stir: Stir | None) -> Iterator[State]:
    """The states of a random game in which a seat that has begun on its lane goes on to its end; so nobody is in the
    middle of something while another is asked."""
    speaker = -1
    while not state.over:
        seats = state.waiting()
        if speaker not in seats or not state.on_lane(speaker):
            if stir is not None:
                stir(state, dice)
            yield state
            seats = state.waiting()
            speaker = seats[dice.below(len(seats))]
        legal = state.legal(speaker)
        state.say(speaker, legal[dice.below(len(legal))])


def calibrate(
    game: Game,
    options: Mapping[str, object],
    seeds: range,
    every: int,
    facts: Facts,
    stir: Stir | None = None,
    many: int = 4,
) -> dict[str, Tally]:
    """Count facts in the truth and in guesses, at about each `every`-th moment of some random games."""
    tallies: dict[str, Tally] = {}
    for seed in seeds:
        dice = fast_chance(seed + 1000)
        for state in turn_by_turn(game.new(options, str(seed)), dice, stir):
            if dice.below(every):
                continue
            seat = dice.below(state.players)
            found = facts(state, seat)
            guesses = [facts(state.guess(seat, fast_chance(dice.below(1 << 30))), seat) for _ in range(many)]
            for name, count in found.items():
                tally = tallies.setdefault(name, Tally())
                tally.add(sum(guess[name] for guess in guesses) / many, count, seed)
    return tallies

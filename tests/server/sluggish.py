"""Lots with bad rules: questions are slow, asking about `to-3` never ends, about `to-2` fails and blabs."""

from __future__ import annotations

import time

from starboard.kernel import Chance, Message, Prompt, Value
from tests.lots import Lots, LotsGame

SLOW = 1.5


class SluggishLots(Lots):
    def prompt(self, seat: int) -> Prompt | None:
        end = time.perf_counter() + SLOW
        while time.perf_counter() < end:
            pass
        return super().prompt(seat)

    def why_not(self, seat: int, word: int) -> Message | None:
        while self.vocabulary.words[word] == "to-3":
            pass
        if self.vocabulary.words[word] == "to-2":
            raise KeyError(f"all hands: {self.hands}")
        return super().why_not(seat, word)

    def copy(self) -> SluggishLots:
        new = SluggishLots(self.players, self.chance.copy())
        vars(new).update(vars(super().copy()))
        return new


class SluggishGame(LotsGame):
    def __init__(self) -> None:
        super().__init__()
        self.id = "sluggish"

    def start(self, options: dict[str, Value], chance: Chance, rules: int) -> Lots:
        state = SluggishLots(int(options["players"]), chance)
        vars(state).update(vars(super().start(options, chance, rules)))
        return state


game = SluggishGame()

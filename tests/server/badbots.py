"""Bots that do everything wrong, and one that does not."""

from __future__ import annotations

import os
import time

from starboard.bots import Bot, Budget, RandomBot
from starboard.kernel import Chance, Game, State

LEVELS = ["good", "crash", "hang", "illegal", "exit", "cheat", "slow"]


class BadBot(Bot):
    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        if self.level == "crash":
            raise ValueError("no idea")
        if self.level == "hang":
            time.sleep(3600)
        if self.level == "slow":
            time.sleep(1)
            legal = state.legal(seat)
            return [legal[chance.below(len(legal))]]
        if self.level == "exit":
            os._exit(3)
        if self.level == "cheat":
            state.say(seat, state.legal(seat)[0])  # its guess is its own: nothing happens at the table
            return [-1]
        return [10_000]


def make(game: Game, level: str) -> Bot:
    return RandomBot() if level == "good" else BadBot(level)

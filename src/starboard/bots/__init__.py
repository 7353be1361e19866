"""Bots: they get a guess of the state, never the true one, and answer a word."""

from starboard.bots.base import Bot, Budget, RandomBot, answer
from starboard.bots.greedy import GreedyBot
from starboard.bots.levels import LEVELS, make, spec_of
from starboard.bots.search import SearchBot
from starboard.bots.speed import iterations_per_second

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "answer",
    "iterations_per_second",
    "make",
    "spec_of",
]

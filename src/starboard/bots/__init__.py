"""Bots: they get a guess of the state, never the true one, and answer a sentence."""

from starboard.bots.base import Bot, Budget, RandomBot, answer, any_word
from starboard.bots.bench import iterations_per_second
from starboard.bots.greedy import GreedyBot
from starboard.bots.levels import LEVELS, foreign, make, spec_of
from starboard.bots.process import ProcessBot
from starboard.bots.search import SearchBot

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "GreedyBot",
    "ProcessBot",
    "RandomBot",
    "SearchBot",
    "answer",
    "any_word",
    "foreign",
    "iterations_per_second",
    "make",
    "spec_of",
]

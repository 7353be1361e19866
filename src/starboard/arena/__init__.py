"""The arena: bots play many games, and what they say about the bots."""

from starboard.arena.executors import Executor, Here, Processes, run
from starboard.arena.match import Pairing, Result, Thinking, play
from starboard.arena.schedule import schedule, tables
from starboard.arena.store import Store
from starboard.arena.summary import Standing, Summary, summarise

__all__ = [
    "Executor",
    "Here",
    "Pairing",
    "Processes",
    "Result",
    "Standing",
    "Store",
    "Summary",
    "Thinking",
    "play",
    "run",
    "schedule",
    "summarise",
    "tables",
]

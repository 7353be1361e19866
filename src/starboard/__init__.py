"""Starboard: four space board games on one table. `starboard.game("race").new()` starts one."""

from starboard.kernel import Game, Play, State, dump, load, names
from starboard.kernel import find as game

__version__ = "0.1.0"

__all__ = ["Game", "Play", "State", "dump", "game", "load", "names"]

"""Planet Unknown: one to six corporations settle planets of their own, all at the same time."""

from starboard.games.planet.game import game

__all__ = ["game"]

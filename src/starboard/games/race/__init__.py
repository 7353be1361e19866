"""Race for the Galaxy: the base game for two to four players, with the experienced game for two."""

from starboard.games.race.game import game

__all__ = ["game"]

"""Federation: the game for two to four players, on a board table that says which figures are certain."""

from starboard.games.federation.game import game

__all__ = ["game"]

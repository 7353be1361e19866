"""Gaia Project."""

from starboard.games.gaia.game import game

__all__ = ["game"]

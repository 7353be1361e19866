"""What a bot wants to know: how well a seat stands, and which words promise most."""

from starboard.games.planet.evaluate.tiles import evaluate, promising

__all__ = ["evaluate", "promising"]

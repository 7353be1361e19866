"""Offers the bot of `bot.mjs` to Starboard: it always says the longest sentence."""

from pathlib import Path

from starboard.bots import Bot, ProcessBot
from starboard.kernel import Game


def make(game: Game, settings: dict[str, float]) -> Bot:
    return ProcessBot(game, ["node", str(Path(__file__).with_name("bot.mjs"))])

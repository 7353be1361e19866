"""The games that this server offers: those installed, and those named in its settings."""

from __future__ import annotations

import importlib
import os
import sys

from starboard.kernel import Game, StarboardError, UnknownGame, find, names


class Catalog:
    """Games by name. Every process of the server makes its own from the same specifications."""

    def __init__(self, extra: tuple[str, ...] | list[str] = ()) -> None:
        self._games: dict[str, Game] = {}
        self.broken: dict[str, str] = {}  # installed games that cannot be loaded, and why
        for spec in extra:
            game = _load(spec)
            self._games[game.id] = game
        for name in names():
            if name not in self._games:
                try:
                    self._games[name] = find(name)
                except StarboardError as error:
                    self.broken[name] = str(error)

    def games(self) -> list[Game]:
        return [self._games[name] for name in sorted(self._games)]

    def game(self, name: str) -> Game:
        game = self._games.get(name)
        if game is None:
            raise UnknownGame(f"there is no game {name!r}: the games are {', '.join(sorted(self._games)) or 'none'}")
        return game


def _load(spec: str) -> Game:
    module, _, name = spec.partition(":")
    if os.getcwd() not in sys.path and "" not in sys.path:
        sys.path.append(os.getcwd())
    try:
        game = getattr(importlib.import_module(module), name or "game")
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownGame(f"{spec!r} is not a game: {error}") from error
    if not isinstance(game, Game):
        raise UnknownGame(f"{spec} is not a game")
    return game

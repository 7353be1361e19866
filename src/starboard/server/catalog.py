"""The games that this server offers: those installed, and those named in its settings."""

from __future__ import annotations

from starboard.kernel import Game, StarboardError, UnknownGame, find, names


class Catalog:
    """Games by name, each loaded when it is first asked for. Every process makes its own."""

    def __init__(self, extra: tuple[str, ...] | list[str] = ()) -> None:
        self._games: dict[str, Game] = {}
        self.broken: dict[str, str] = {}  # installed games that cannot be loaded, and why
        for spec in extra:
            game = find(spec if ":" in spec else f"{spec}:game")
            self._games[game.id] = game

    def games(self) -> list[Game]:
        """All of them, but for those that cannot be loaded."""
        for name in names():
            if name not in self._games and name not in self.broken:
                try:
                    self._games[name] = find(name)
                except StarboardError as error:
                    self.broken[name] = str(error)
        return [self._games[name] for name in sorted(self._games)]

    def game(self, name: str) -> Game:
        if name not in self._games:
            if name not in names():
                known = ", ".join(game.id for game in self.games())
                raise UnknownGame(f"there is no game {name!r}: the games are {known or 'none'}")
            self._games[name] = find(name)
        return self._games[name]

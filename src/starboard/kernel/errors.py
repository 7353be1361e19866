"""Everything that can go wrong for a caller, each as one clear sentence that names what is wrong."""

from __future__ import annotations


class StarboardError(Exception):
    """Base of all errors that a caller can mend; `str(error)` is one sentence for people."""


class UnknownGame(StarboardError):
    """No game of that name is installed."""


class OptionError(StarboardError):
    """A game option that the schema does not allow; `option` names it."""

    def __init__(self, option: str, sentence: str) -> None:
        super().__init__(sentence)
        self.option = option


class UnknownWord(StarboardError):
    """A word that is not in the game's vocabulary."""


class NoSuchSeat(StarboardError):
    """A seat number that this table does not have."""


class OutOfTurn(StarboardError):
    """A word from a seat that is not being asked."""


class IllegalWord(StarboardError):
    """A word of the vocabulary that may not be said now; `reason` is a message id."""

    def __init__(self, sentence: str, reason: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class CannotUndo(StarboardError):
    """Nothing that this seat may still take back."""


class RecordError(StarboardError):
    """A record that cannot be read: `line` (from 1) and `word` say where."""

    def __init__(self, line: int, word: str, reason: str) -> None:
        at = f"line {line}" + (f", at {word!r}" if word else "")
        super().__init__(f"{at}: {reason}")
        self.line = line
        self.word = word
        self.reason = reason


class OldRules(StarboardError):
    """A game of a version of the rules that this code cannot play: replaying it could give another game."""

    def __init__(self, game: str, recorded: int, plays: list[int]) -> None:
        known = ", ".join(map(str, plays))
        super().__init__(
            f"this game of {game} was played under rules version {recorded}, which can no longer be played "
            f"(this program plays {known}): it is kept as it is and not replayed"
        )
        self.game = game
        self.recorded = recorded
        self.plays = plays


class FreezeError(StarboardError):
    """A state that cannot be made bytes of, or bytes that are no state."""


class ScriptError(StarboardError):
    """A scripted draw that the game cannot make."""


class DeadEnd(StarboardError):
    """A question without an answer: a fault in a game's rules, never in what a player said."""

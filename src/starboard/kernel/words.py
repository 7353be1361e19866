"""The vocabulary of a game: closed, numbered, each entry a thing on the table a hand could point at."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from starboard.kernel.errors import UnknownWord

DONE: Final = 0
PASS: Final = 1

_SHAPE: Final = re.compile(r"[a-z0-9][a-z0-9+/._-]*\Z")


class Vocabulary:
    """Words by number and numbers by word. Every vocabulary starts with `done` and `pass`."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words: list[str] = ["done", "pass", *words]
        self._numbers: dict[str, int] = {}
        for number, word in enumerate(self.words):
            if not _SHAPE.match(word):
                raise ValueError(f"{word!r} cannot be a word: use lower-case letters, digits and + / . _ -")
            if word in self._numbers:
                raise ValueError(f"{word!r} is in the vocabulary twice")
            self._numbers[word] = number
        self.alone: list[list[int]] = [[number] for number in range(len(self.words))]  # shared: not to be changed

    def __len__(self) -> int:
        return len(self.words)

    def __contains__(self, word: str) -> bool:
        return word in self._numbers

    def index(self, word: str) -> int:
        number = self._numbers.get(word)
        if number is None:
            raise UnknownWord(f"{word!r} is not a word of this game{self._hint(word)}")
        return number

    def word(self, number: int) -> str:
        if not 0 <= number < len(self.words):
            raise UnknownWord(f"{number} is not the number of a word: this game has {len(self.words)} words")
        return self.words[number]

    def spell(self, numbers: Iterable[int]) -> list[str]:
        return [self.words[number] for number in numbers]

    def _hint(self, word: str) -> str:
        near = [known for known in self.words if word and (known.startswith(word) or word in known)][:3]
        return f" (did you mean {', '.join(near)}?)" if near else ""

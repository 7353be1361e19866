"""A bot in another language: a program that reads one question per line and answers one sentence per line, as JSON.

{"game": "race", "seat": 0, "prompt": {...}, "legal": ["explore+5", ...], "sentences": [["..."], ...],
 "proposals": [{"words": ["..."], "brings": {...}}, ...], "view": {...}}
["explore+5"]

It may answer a sentence, or a proposal whole.
"""

from __future__ import annotations

import json
import subprocess

from starboard.bots.base import Bot, Budget
from starboard.kernel import Chance, Game, StarboardError, State, sentences

LIMIT = 200  # so many sentences are listed at most


class ProcessBot(Bot):
    """Starts the program at the first question and keeps it running; it ends when its input does."""

    def __init__(self, game: Game, command: list[str]) -> None:
        self.game = game
        self.command = command
        self._program: subprocess.Popen[str] | None = None

    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> list[int]:
        return [self._number(word) for word in self._ask(self._question(state, seat))]

    def _question(self, state: State, seat: int) -> dict[str, object]:
        spell = state.vocabulary.spell
        prompt = state.prompt(seat)
        return {
            "game": self.game.id,
            "seat": seat,
            "prompt": None if prompt is None else prompt.data(),
            "legal": spell(state.legal(seat)),
            "sentences": [spell(words) for words in sentences(state, seat, LIMIT).sentences],
            "proposals": [{"words": spell(each.words), "brings": each.brings} for each in state.proposals(seat)],
            "view": state.view(seat),
        }

    def _ask(self, question: dict[str, object]) -> list[str]:
        if self._program is None or self._program.poll() is not None:
            self._program = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        try:
            self._program.stdin.write(json.dumps(question, separators=(",", ":")) + "\n")
            self._program.stdin.flush()
        except BrokenPipeError:
            raise StarboardError(f"the bot {self.command[0]!r} ended without an answer") from None
        line = self._program.stdout.readline()
        try:
            answer = json.loads(line)
        except ValueError:
            raise StarboardError(f"the bot {self.command[0]!r} answered {line[:80]!r}, which is not JSON") from None
        if not isinstance(answer, list) or not all(isinstance(word, str) for word in answer):
            raise StarboardError(f"the bot {self.command[0]!r} answered {line[:80]!r}, which is not a list of words")
        return answer

    def _number(self, word: str) -> int:
        return self.game.vocabulary.index(word)

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            if self._program.stdin is not None:
                self._program.stdin.close()
            if self._program.stdout is not None:
                self._program.stdout.close()
            self._program.wait()
            self._program = None

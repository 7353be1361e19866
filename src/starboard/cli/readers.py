"""Where the lines that a person types come from: a terminal with completion, or a plain stream."""

from __future__ import annotations

import sys
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.history import InMemoryHistory

COMMANDS = ("help", "look", "undo", "save", "why", "quit")


class Reader(Protocol):
    """Gives one line, or None at the end of the input. `words` are what may be said now."""

    def line(self, words: list[str]) -> str | None: ...


def completer(words: list[str]) -> WordCompleter:
    """Completes the word under way to those that may be said now, and to the commands."""
    return WordCompleter([*words, *COMMANDS], WORD=True, match_middle=True)


class TerminalReader:
    """A terminal: Tab completes the words that may be said now, and the commands."""

    def __init__(self, session: PromptSession[str] | None = None) -> None:
        self._session: PromptSession[str] = session or PromptSession(history=InMemoryHistory())

    def line(self, words: list[str]) -> str | None:
        try:
            return self._session.prompt("> ", completer=completer(words), complete_while_typing=False)
        except (EOFError, KeyboardInterrupt):
            return None


class StreamReader:
    """A pipe or a file: one line after the other."""

    def line(self, words: list[str]) -> str | None:
        text = sys.stdin.readline()
        return text.rstrip("\n") if text else None


def reader() -> Reader:
    return TerminalReader() if sys.stdin.isatty() and sys.stdout.isatty() else StreamReader()

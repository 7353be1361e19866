"""Whole proposals: sequences of words that answer a question and those that follow it."""

from __future__ import annotations


def asked_words(paths: list[list[int]], ask_all: bool) -> list[list[int]]:
    """All sequences of answers, each without the words that the table says itself because nothing else can follow.

    The sequences must be all there are: what can follow a beginning is what follows it in one of them."""
    if ask_all:
        return paths
    following: dict[tuple[int, ...], int] = {}  # after each beginning: the word that follows, -1 if there are several
    for path in paths:
        for depth in range(len(path)):
            begun = tuple(path[:depth])
            if following.setdefault(begun, path[depth]) != path[depth]:
                following[begun] = -1
    return [[path[depth] for depth in range(len(path)) if following[tuple(path[:depth])] < 0] for path in paths]

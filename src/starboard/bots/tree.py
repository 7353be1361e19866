"""The memory of a search: one tree per seat, keyed by the seat's own words and the questions it was asked.

A tree never branches on what another seat does, so a choice that is hidden from a seat cannot steer it within
the search either. The same place of a tree is met with different guesses of the hidden things; a word that is
not legal in every one of them carries its own count of how often it was there to be chosen.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

EXPLORATION: Final = 1.5  # how much the search tries against what it knows, in spreads of the values seen
FIRST_WIDTH: Final = 4  # so many words are tried from the start; more as the visits grow
LEAST_TEMPERATURE: Final = 1.0  # points of evaluation within which two words count as almost equal


class Edge:
    """A word at a place, or a whole sentence: what is known about saying it."""

    def __init__(self, words: list[int], prior: float) -> None:
        self.words = words
        self.prior = prior  # points, by the evaluation when it was met first
        self.seen = 0  # how often it could have been said
        self.visits = 0  # how often it was said
        self.total = 0.0  # of the values that came of it
        self.after: dict[str, Node] = {}  # by the question that the seat was asked next


class Node:
    """A place: the question that a seat is asked after its own words so far."""

    def __init__(self) -> None:
        self.met = 0  # how many walks have come here
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.edges: dict[int, Edge] = {}

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def spread(self) -> float:
        """The standard deviation of the values seen here; a guess while there are few."""
        if self.visits < 8:
            return 0.1
        mean = self.total / self.visits
        return sqrt(max(0.0004, self.squares / self.visits - mean * mean))

    def width(self) -> int:
        """How many words are tried by now."""
        return FIRST_WIDTH + int(2.0 * sqrt(float(self.visits)))

    def select(self, words: list[int]) -> Edge:
        """The word to try next out of those that are legal now; each must have its edge already."""
        edges = [self.edges[word] for word in words]
        width = self.width()
        if len(edges) > width:
            edges = _first(edges, width)
        top = edges[0].prior
        for edge in edges:
            edge.seen += 1
            top = max(top, edge.prior)
        temperature = _temperature(edges, top)
        weights = [exp((edge.prior - top) / temperature) for edge in edges]
        exploration = EXPLORATION * self.spread() / sum(weights)
        hope = self.total / self.visits if self.visits else 0.5
        best = edges[0]
        best_score = -1e9
        for at in range(len(edges)):
            edge = edges[at]
            value = edge.total / edge.visits if edge.visits else hope
            score = value + exploration * weights[at] * sqrt(float(edge.seen)) / (1.0 + edge.visits)
            if score > best_score:
                best, best_score = edge, score
        return best

    def lead(self) -> int:
        """By how many visits the first word is ahead of the second."""
        first = 0
        second = 0
        for edge in self.edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def favourite(self) -> Edge:
        """What was said most often; equals by their mean, then by their prior, then the first."""
        edges = list(self.edges.values())
        best = edges[0]
        for edge in edges:
            if edge.visits > best.visits or (edge.visits == best.visits and _better(edge, best)):
                best = edge
        return best


def _better(edge: Edge, other: Edge) -> bool:
    if edge.visits:
        return edge.total > other.total
    return edge.prior > other.prior


def _first(edges: list[Edge], count: int) -> list[Edge]:
    """The most promising edges. Words that were tried before stay in."""
    edges.sort(key=_promise)
    return edges[:count]


def _promise(edge: Edge) -> float:
    return -edge.prior


def _temperature(edges: list[Edge], top: float) -> float:
    """The points by which a word may be worse than the best and still be tried a third as often."""
    short = 0.0
    for edge in edges:
        short += top - edge.prior
    return max(LEAST_TEMPERATURE, short / len(edges))

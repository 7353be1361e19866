"""The closed vocabulary of Federation: every thing on the table that a hand can point at.

A board file may change figures, never words, so the vocabulary leaves room where editions may differ
(spaces of Neo, alteration kinds, megastructures).
"""

from __future__ import annotations

from typing import Final

from starboard.games.federation import components as c
from starboard.kernel import Vocabulary

# Where each family of words begins: plain numbers, so that the compiler knows them; `_spelt` compares them.
AMBASSADOR: Final = 2  # after `done` and `pass`; four ambassadors and the special one
VOTE: Final = 7
FUND: Final = 8
DIE: Final = 9
SPACE: Final = 10
OUTER: Final = 28
ACTION: Final = 29
MISSION: Final = 41
RESOURCE: Final = 53
DEGREE: Final = 57
SHIP: Final = 58
MARKER: Final = 59
ADVANCE: Final = 60
NEO: Final = 61
MOON: Final = 101
DEAD: Final = 110
ALTERATION: Final = 122
SPECIALIST: Final = 182
SHOP: Final = 227
PRODUCTION: Final = 233
MEGASTRUCTURE: Final = 241
START: Final = 245
DEEP: Final = 253
MEDAL: Final = 261
PROJECT: Final = 268
LEVEL: Final = 275
LAW: Final = 283


def _numbered(name: str, count: int) -> list[str]:
    return [f"{name}-{number}" for number in range(1, count + 1)]


def _spelt(families: list[tuple[int, list[str]]]) -> list[str]:
    """All words in the order of their numbers."""
    words: list[str] = []
    for first, spellings in families:
        if first != AMBASSADOR + len(words):
            raise ValueError(f"{spellings[0]} is word {AMBASSADOR + len(words)}, not {first}")
        words += spellings
    return words


VOCABULARY: Final = Vocabulary(
    _spelt(
        [
            (AMBASSADOR, [*_numbered("amb", c.SPECIAL), "amb-special"]),
            (VOTE, ["vote"]),
            (FUND, ["fund"]),
            (DIE, ["die"]),
            (SPACE, [f"f{floor + 1}c{column + 1}" for floor in range(c.FLOORS) for column in range(c.COLUMNS)]),
            (OUTER, ["outer"]),
            (ACTION, c.ACTIONS),
            (MISSION, [f"mission-{action}" for action in c.ACTIONS]),
            (RESOURCE, c.RESOURCES),
            (DEGREE, ["degree"]),
            (SHIP, ["ship"]),
            (MARKER, ["marker"]),
            (ADVANCE, ["advance"]),
            (NEO, _numbered("neo", c.MAX_NEO)),
            (MOON, _numbered("moon", c.MAX_MOONS)),
            (DEAD, _numbered("dead", c.MAX_ASTEROIDS)),
            (ALTERATION, _numbered("alt", c.MAX_ALTERATIONS)),
            (SPECIALIST, c.SPECIALIST_NAMES),
            (SHOP, _numbered("shop", c.SHOPS)),
            (PRODUCTION, c.PRODUCTIONS),
            (MEGASTRUCTURE, _numbered("mega", c.MAX_MEGASTRUCTURES)),
            (START, _numbered("start", c.START_TOKENS)),
            (DEEP, _numbered("ds", c.DEEP_SPACE)),
            (MEDAL, [f"medal-{kind}" for kind in c.MEDALS]),
            (PROJECT, [f"project-{kind}" for kind in c.PROJECTS]),
            (LEVEL, _numbered("level", c.MAX_LEVELS)),
            (LAW, ["law-left", "law-right"]),
        ]
    )
)


def spell(word: int) -> str:
    """The spelling of a word."""
    return VOCABULARY.words[word]


def is_specialist(word: int) -> bool:
    """Whether a word names a specialist."""
    return SPECIALIST <= word < SPECIALIST + c.SPECIALISTS

"""The words of Planet Unknown: everything on the table that a hand could point at."""

from __future__ import annotations

from typing import Final

from starboard.games.planet.geometry import CELL_X, CELL_Y, CELLS, ORIENTATION_WORDS, PLANET_IDS, SIZE
from starboard.games.planet.tables import CIV_CARDS, CORPORATION_IDS, DEPOTS, OBJECTIVES
from starboard.games.planet.terms import TERRAINS, TRACKS
from starboard.kernel import Vocabulary

_ROWS: Final = 16

# A word that stands for a row of things is given by the number of the first of them.
DEPOT: Final = 2  # + depot
LARGE: Final = DEPOT + DEPOTS
SMALL: Final = LARGE + 1
ORIENTATION: Final = SMALL + 1  # + orientation
CELL: Final = ORIENTATION + 8  # + square
TRACK: Final = CELL + CELLS  # + track
ENERGY_WORD: Final = TRACK + TRACKS
SYNERGY: Final = ENERGY_WORD + 1
PATCH: Final = SYNERGY + 1
DEPLOY: Final = PATCH + 1
REGRESS: Final = DEPLOY + 1
POD: Final = REGRESS + 1
REPOSITION: Final = POD + 1
STORE: Final = REPOSITION + 1
SCORE: Final = STORE + 1  # the scoring area of the corporation board
PEEK: Final = SCORE + 1
TECHNOLOGY: Final = PEEK + 1  # + level - 1
SPOT: Final = TECHNOLOGY + 6  # + track * 16 + row, a position of a track
LINE: Final = SPOT + TRACKS * _ROWS  # + row, then + 12 + column
CARD: Final = LINE + 2 * SIZE  # + civ card
GOAL: Final = CARD + 36  # + objective card
PLANET: Final = GOAL + 28  # + planet side
CORPORATION: Final = PLANET + 7  # + corporation side

VOCABULARY: Final = Vocabulary(
    [f"depot-{depot + 1}" for depot in range(DEPOTS)]
    + ["large", "small"]
    + ORIENTATION_WORDS
    + [f"c{CELL_X[cell]}-{CELL_Y[cell]}" for cell in range(CELLS)]
    + TERRAINS
    + ["synergy", "patch", "deploy", "regress", "pod", "reposition", "store", "score", "peek"]
    + [f"tech-{level}" for level in range(1, 7)]
    + [f"{TERRAINS[track]}.{row}" for track in range(TRACKS) for row in range(_ROWS)]
    + [f"row-{row}" for row in range(SIZE)]
    + [f"column-{column}" for column in range(SIZE)]
    + [card.id for card in CIV_CARDS]
    + [goal.id for goal in OBJECTIVES]
    + PLANET_IDS
    + CORPORATION_IDS
)


def word(number: int) -> str:
    return VOCABULARY.words[number]


def cell_word(cell: int) -> str:
    return VOCABULARY.words[CELL + cell]

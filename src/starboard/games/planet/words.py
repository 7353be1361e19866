"""The words of Planet Unknown: everything on the table that a hand could point at."""

from __future__ import annotations

from typing import Final

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.kernel import Vocabulary

SPOTS: Final = 16  # positions of the longest column of a corporation board
LEVELS: Final = 6  # techs of the corporation that has most

# A word that stands for a row of things is given by the number of the first of them.
DEPOT: Final = 2  # + depot
LARGE: Final = DEPOT + c.DEPOTS
SMALL: Final = LARGE + 1
ORIENTATION: Final = SMALL + 1  # + orientation
CELL: Final = ORIENTATION + g.ORIENTATIONS  # + square
TRACK: Final = CELL + g.CELLS  # + track
ENERGY: Final = TRACK + c.TRACKS
SYNERGY: Final = ENERGY + 1
PATCH: Final = SYNERGY + 1
DEPLOY: Final = PATCH + 1
REGRESS: Final = DEPLOY + 1
POD: Final = REGRESS + 1
REPOSITION: Final = POD + 1
STORE: Final = REPOSITION + 1
SCORE: Final = STORE + 1  # the scoring area of the corporation board
PEEK: Final = SCORE + 1
TECH: Final = PEEK + 1  # + level - 1
SPOT: Final = TECH + LEVELS  # + track * SPOTS + row, a position of a track
LINE: Final = SPOT + c.TRACKS * SPOTS  # + row, then + SIZE + column
CARD: Final = LINE + 2 * g.SIZE  # + civ card
GOAL: Final[int] = CARD + len(c.CIV_CARDS)  # + objective card
PLANET: Final[int] = GOAL + len(c.OBJECTIVES)  # + planet side
CORPORATION: Final[int] = PLANET + len(g.PLANET_IDS)  # + corporation side
LOADED: Final[int] = CORPORATION + len(c.CORPORATION_IDS)  # the rover that carries a meteorite, of two on one square
EMPTY: Final[int] = LOADED + 1  # the other one

VOCABULARY: Final = Vocabulary(
    [f"depot-{depot + 1}" for depot in range(c.DEPOTS)]
    + ["large", "small"]
    + g.ORIENTATION_WORDS
    + [f"c{g.CELL_X[cell]}-{g.CELL_Y[cell]}" for cell in range(g.CELLS)]
    + c.TERRAINS
    + ["synergy", "patch", "deploy", "regress", "pod", "reposition", "store", "score", "peek"]
    + [f"tech-{level}" for level in range(1, LEVELS + 1)]
    + [f"{c.TERRAINS[track]}.{row}" for track in range(c.TRACKS) for row in range(SPOTS)]
    + [f"row-{row}" for row in range(g.SIZE)]
    + [f"column-{column}" for column in range(g.SIZE)]
    + [card.id for card in c.CIV_CARDS]
    + [goal.id for goal in c.OBJECTIVES]
    + g.PLANET_IDS
    + c.CORPORATION_IDS
    + ["loaded", "empty"]
)


def word(number: int) -> str:
    return VOCABULARY.words[number]


def cell_word(cell: int) -> str:
    return VOCABULARY.words[CELL + cell]

"""The closed vocabulary of Federation: every thing on the table that a hand can point at.

A board file may change figures, never words, so the vocabulary leaves room where editions may differ
(spaces of Neo, alteration kinds, megastructures).
"""

from __future__ import annotations

from typing import Final

# Planets, in the order of the rulebook; actions continue with the rooms and the spy (FE-14).
NEO: Final = 0
SIXMOON: Final = 1
ATAL: Final = 2
ARRATUIN: Final = 3
E81216: Final = 4
OFFICERS: Final = 5
PROCUREMENT: Final = 6
PATRON: Final = 7
PRESIDENT: Final = 8
ASSISTANTS: Final = 9
LOUNGE: Final = 10
SPY: Final = 11
OUTER: Final = 12

PLANETS: Final = ["neo", "sixmoon", "atal", "arratuin", "e81216"]
ROOMS: Final = ["officers", "procurement", "patron", "president", "assistants", "lounge"]
ACTIONS: Final = [*PLANETS, *ROOMS, "spy"]

# Resources, from the least to the most valuable (FE-20.7).
LAVANDIUM: Final = 0
COPERNIUM: Final = 1
OCEANIUM: Final = 2
GOLD: Final = 3
RESOURCES: Final = ["lavandium", "copernium", "oceanium", "gold"]

# Medal kinds: the five planets, then the player board's own two (FE-10.7, FE-10.11).
MEDAL_ACCREDITATION: Final = 5
MEDAL_INTRIGUE: Final = 6
MEDALS: Final = [*PLANETS, "accreditation", "intrigue"]

# Projects: the five planets, the missions, the common one (FE-4.2).
PROJECT_MISSIONS: Final = 5
PROJECT_COMMON: Final = 6
PROJECTS: Final = [*PLANETS, "missions", "common"]

PRODUCTIONS: Final = [
    "spaceport",
    "transporter",
    "transmutation",
    "replicator",
    "academy",
    "consulate",
    "incubator",
    "university",
]
SPECIALIST_TYPES: Final = "abcde"

FLOORS: Final = 3
COLUMNS: Final = 6
SPACES: Final = 18
SPECIALISTS: Final = 45
MAX_NEO: Final = 40
MAX_MOONS: Final = 9
MAX_ASTEROIDS: Final = 12
MAX_ALTERATIONS: Final = 60
MAX_MEGASTRUCTURES: Final = 4
MAX_LEVELS: Final = 8

# Where each family of words begins.
W_AMBASSADOR: Final = 2  # four ambassadors and the special one
W_VOTE: Final = 7
W_FUND: Final = 8
W_DIE: Final = 9
W_SPACE: Final = 10
W_OUTER: Final = 28
W_ACTION: Final = 29
W_MISSION: Final = 41
W_RESOURCE: Final = 53
W_DEGREE: Final = 57
W_SHIP: Final = 58
W_MARKER: Final = 59
W_ADVANCE: Final = 60
W_NEO: Final = 61
W_MOON: Final = 101
W_DEAD: Final = 110
W_ALTERATION: Final = 122
W_SPECIALIST: Final = 182
W_SHOP: Final = 227
W_PRODUCTION: Final = 233
W_MEGASTRUCTURE: Final = 241
W_START: Final = 245
W_DEEP: Final = 253
W_MEDAL: Final = 261
W_PROJECT: Final = 268
W_LEVEL: Final = 275
W_LAW: Final = 283
WORD_COUNT: Final = 285


def specialist_names() -> list[str]:
    """Token names in the order of their index: colour, then level, then number (FE-31.5)."""
    return [f"{level}{kind}{n}" for kind in SPECIALIST_TYPES for level in (1, 2, 3) for n in (1, 2, 3)]


def word_list() -> list[str]:
    """All words in the order of their numbers."""
    words = ["done", "pass"]
    words += [f"amb-{i}" for i in range(1, 5)] + ["amb-special", "vote", "fund", "die"]
    words += [f"f{f}c{c}" for f in range(1, FLOORS + 1) for c in range(1, COLUMNS + 1)] + ["outer"]
    words += ACTIONS
    words += [f"mission-{action}" for action in ACTIONS]
    words += [*RESOURCES, "degree", "ship", "marker", "advance"]
    words += [f"neo-{i}" for i in range(1, MAX_NEO + 1)]
    words += [f"moon-{i}" for i in range(1, MAX_MOONS + 1)]
    words += [f"dead-{i}" for i in range(1, MAX_ASTEROIDS + 1)]
    words += [f"alt-{i}" for i in range(1, MAX_ALTERATIONS + 1)]
    words += specialist_names()
    words += [f"shop-{i}" for i in range(1, 7)]
    words += PRODUCTIONS
    words += [f"mega-{i}" for i in range(1, MAX_MEGASTRUCTURES + 1)]
    words += [f"start-{i}" for i in range(1, 9)]
    words += [f"ds-{i}" for i in range(1, 9)]
    words += [f"medal-{kind}" for kind in MEDALS]
    words += [f"project-{kind}" for kind in PROJECTS]
    words += [f"level-{i}" for i in range(1, MAX_LEVELS + 1)]
    words += ["law-left", "law-right"]
    return words

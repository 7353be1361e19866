"""What there is in the box: the kinds of things and how many, by number and by name.

The figures printed on them are in `board`; `boards` reads them from a file, `check` says what is wrong with one.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1  # no seat, no token
HIDDEN: Final = -2  # a face-down token
NEUTRAL: Final = 4  # the holder of a space that is blocked

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
PLANETS: Final[list[str]] = ["neo", "sixmoon", "atal", "arratuin", "e81216"]
ROOMS: Final[list[str]] = ["officers", "procurement", "patron", "president", "assistants", "lounge"]
ACTIONS: Final[list[str]] = [*PLANETS, *ROOMS, "spy"]  # each has a mission of its own

# Resources, from the least to the most valuable (FE-20.7).
LAVANDIUM: Final = 0
COPERNIUM: Final = 1
OCEANIUM: Final = 2
GOLD: Final = 3
RESOURCES: Final[list[str]] = ["lavandium", "copernium", "oceanium", "gold"]
FREE: Final[list[int]] = [0, 0, 0, 0]  # a cost of nothing

# Medal kinds: the five planets, then the player board's own two (FE-10.7, FE-10.11).
MEDAL_ACCREDITATION: Final = 5
MEDAL_INTRIGUE: Final = 6
MEDALS: Final[list[str]] = [*PLANETS, "accreditation", "intrigue"]

# Projects: the five planets, the missions, the common one (FE-4.2).
PROJECT_MISSIONS: Final = 5
PROJECT_COMMON: Final = 6
PROJECTS: Final[list[str]] = [*PLANETS, "missions", "common"]

# The senate (FE-4).
FLOORS: Final = 3
COLUMNS: Final = 6
SPACES: Final = 18
WING: Final = 3  # columns of a wing
LEFT: Final = 0
RIGHT: Final = 1
WINGS: Final[list[str]] = ["left", "right"]

PRODUCTIONS: Final[list[str]] = [
    "spaceport",
    "transporter",
    "transmutation",
    "replicator",
    "academy",
    "consulate",
    "incubator",
    "university",
]

# Specialists: five colours, three levels, three tokens of each (FE-31.5).
SPECIALISTS: Final = 45
COLOURS: Final = "abcde"
LEVELS: Final = 3
OF_COLOUR: Final = 9
SPECIALIST_NAMES: Final[list[str]] = [
    f"{level}{colour}{n}" for colour in COLOURS for level in (1, 2, 3) for n in (1, 2, 3)
]
WHEN_NOW: Final = 5  # moments in which a specialist works: the five planets' actions, and these
WHEN_ANY: Final = 6
WHEN: Final[list[str]] = [*PLANETS, "now", "any"]

# The ambassadors of a delegation (FE-32.16).
SPECIAL: Final = 4  # the special one's number
AMBASSADORS: Final = 5
SPECIAL_NONE: Final = 0
SPECIAL_READY: Final = 1
SPECIAL_PLACED: Final = 2
SPECIAL_GONE: Final = 3
SPECIAL_FRESH: Final = 4  # gained in this turn: ready from the owner's next turn on

# Spaces of Neo (FE-15).
NEO_SPACE: Final = 0
NEO_ASTEROID: Final = 1
NEO_DEAD: Final = 2
NEO_START: Final = 3
NEO_KINDS: Final[list[str]] = ["space", "asteroid", "dead-asteroids", "start"]

# What editions of the board have in common, and the most of what they may have.
PLAYERS: Final = 4
SHOPS: Final = 6  # one disc of each player per shop: FE-1.26, FE-19.1
SLOTS: Final = 4  # FE-1.8, FE-2.18
START_TOKENS: Final = 8  # FE-1.5
DEEP_SPACE: Final = 8  # FE-1.3
MAX_NEO: Final = 40
MAX_MOONS: Final = 9
MAX_ASTEROIDS: Final = 12
MAX_ALTERATIONS: Final = 60
MAX_MEGASTRUCTURES: Final = 4
MAX_LEVELS: Final = 8

# Where points come from, for the breakdown.
FROM_FLOORS: Final = 0
FROM_LAWS: Final = 1
FROM_MISSIONS: Final = 2
FROM_SPECIALISTS: Final = 3
FROM_MEGASTRUCTURES: Final = 4
FROM_ACCREDITATION: Final = 5
FROM_MEDALS: Final = 6
FROM_LEFTOVERS: Final = 7
FROM_PROJECTS: Final = 8
SOURCES: Final[list[str]] = [
    "floors",
    "laws",
    "missions",
    "specialists",
    "megastructures",
    "accreditation",
    "medals",
    "leftovers",
    "projects",
]

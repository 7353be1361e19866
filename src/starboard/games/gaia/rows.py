"""The columns of a seat's row: everything a player has in front of him, as ints."""

from typing import Final

from starboard.games.gaia.tables import CREDITS, GAIAFORMER, KNOWLEDGE, ORE, QIC, SPACE_STATION

# ORE, CREDITS, KNOWLEDGE, QIC are columns 0 to 3, as in the gains of the tables.
__all__ = ["CREDITS", "KNOWLEDGE", "ORE", "QIC"]

BOWL1: Final = 4
BOWL2: Final = 5
BOWL3: Final = 6
GAIA_AREA: Final = 7  # tokens in the gaia area
BRAIN: Final = 8  # where the brainstone is: 0 nowhere, 1 to 3 a bowl, 4 the gaia area
VP: Final = 9
TRACK: Final = 10  # TRACK + area: the level
GF_FREE: Final = 16  # gaiaformers on their slots
GF_AWAY: Final = 17  # gaiaformers in the gaia area
BOOSTER: Final = 18  # -1 without one
PASSED: Final = 19
COUNT: Final = 20  # COUNT + piece: pieces on the map
GF_MAP: Final = COUNT + GAIAFORMER
STATIONS: Final = COUNT + SPACE_STATION
STANDARD_TILES: Final = 30  # bit sets
COVERED: Final = 31
ADVANCED_TILES: Final = 32
USED: Final = 33  # special actions used in this round
TYPES_SEEN: Final = 34  # bit set of colonised planet types
SECTORS_SEEN: Final = 35
GAIA_PLANETS: Final = 36
SATELLITES: Final = 37
LOOSE: Final = 38  # power left over from a token worth more than its price, for the free actions that follow
GUESTS: Final = 39  # mines on planets of others
JOINED: Final = 40  # federations formed by the action itself, for the Ivits
SOURCE: Final = 41  # SOURCE + source: VP by where they came from

# Where VP come from.
FROM_START: Final = 0
FROM_ROUND: Final = 1
FROM_BOOSTER: Final = 2
FROM_TECH: Final = 3
FROM_FEDERATION: Final = 4
FROM_RESEARCH: Final = 5
FROM_ACTION: Final = 6
FROM_FACTION: Final = 7
FROM_FINAL: Final = 8
FROM_RESOURCES: Final = 9
FROM_CHARGE: Final = 10
SOURCES: Final = [
    "start",
    "round-tiles",
    "boosters",
    "tech-tiles",
    "federations",
    "research",
    "qic-actions",
    "faction",
    "final-tiles",
    "resources",
    "charge-cost",
]
WIDTH: Final = SOURCE + len(SOURCES)

IN_GAIA_AREA: Final = 4  # for BRAIN

# Bits of USED.
USED_BOOSTER: Final = 1
USED_ACADEMY: Final = 2
USED_INSTITUTE: Final = 4
USED_BOARD: Final = 8
USED_STANDARD: Final = 4  # shift of the standard tiles' bits
USED_ADVANCED: Final = 13  # shift of the advanced tiles' bits

# The columns of the table.
ROUND: Final = 0
ACTIVE: Final = 1
FIRST_PASSED: Final = 2  # who starts the next round, -1 while nobody has passed
ACTIONS_TAKEN: Final = 3  # bit set of power and QIC actions
ADVANCED_LEFT: Final = 4  # bit set of advanced tiles on the board
FIFTH_TOKEN: Final = 5  # the token on terraforming level 5, -1 when taken
LOST_AT: Final = 6  # hex of the lost planet, -1 before
PHASE: Final = 7
SUPPLY_OF: Final = 8  # SUPPLY_OF + token type
TABLE_WIDTH: Final = 14

# Phases.
SETTING_UP: Final = 0
INCOME_PHASE: Final = 1
GAIA_PHASE: Final = 2
ACTION_PHASE: Final = 3
FINISHED: Final = 4
PHASES: Final = ["setup", "income", "gaia", "actions", "finished"]

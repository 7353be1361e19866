"""The words of the rulebook as numbers: terrains, powers, benefits, pending effects."""

from __future__ import annotations

from typing import Final

# Terrains (PU-35.8). The first five have a track; energy has none (PU-4.7).
CIV: Final = 0
WATER: Final = 1
BIOMASS: Final = 2
ROVER: Final = 3
TECH: Final = 4
ENERGY: Final = 5
BARE: Final = 6  # a planet square that shows no terrain
TRACKS: Final = 5
TERRAINS: Final = ["civ", "water", "biomass", "rover", "tech", "energy"]

# Powers of corporations. A technology is one power, a special rule of a board is another; the rules ask
# for the power and never for the corporation. Each is one bit of `Seat.powers()`.
FREE_ADJACENCY: Final = 1 << 0
STORE_PATCHES: Final = 1 << 1
MOVE_PLUS_ONE: Final = 1 << 2
WATER_TWICE: Final = 1 << 3
METEOR_PROOF: Final = 1 << 4
MOVE_ON_CIV_DRAFT: Final = 1 << 5
NEXT_RANK_CARD: Final = 1 << 6
JUMP_CIV_SYMBOLS: Final = 1 << 7
BOOST_ON_MILESTONE: Final = 1 << 8
TAKE_TWO_CARDS: Final = 1 << 9
RETURN_BIOMASS: Final = 1 << 10
PATCH_ON_TILE: Final = 1 << 11
PATCH_TWICE: Final = 1 << 12
PATCH_ON_METEORITE: Final = 1 << 13
DIAGONAL: Final = 1 << 14
REPOSITION_THREE: Final = 1 << 15
REPOSITION_ON_ENERGY: Final = 1 << 16
ENERGY_STEPS_FREE: Final = 1 << 17
REPOSITION_ONE: Final = 1 << 18
FREE_ADJACENCY_ROVER: Final = 1 << 19
MOVE_PER_CARRIER: Final = 1 << 20
PATCH_PER_METEORITE: Final = 1 << 21
DROWN_METEORITE: Final = 1 << 22
ADVANCE_ROVER: Final = 1 << 23
BOOST_FOR_PATCH: Final = 1 << 24
JUMP_SAME_TERRAIN: Final = 1 << 25
BOOST_TWICE: Final = 1 << 26
TECH_AS_ENERGY: Final = 1 << 27
ROW_BENEFITS: Final = 1 << 28
OPEN_OBJECTIVE: Final = 1 << 29
SKIP_TRACKERS: Final = 1 << 30
MOVE_PER_ROVER_ON_WATER: Final = 1 << 31
WATER_WITHOUT_ICE: Final = 1 << 32
PATCH_ON_WATER_TILE: Final = 1 << 33
BOOST_ON_WATER_TILE: Final = 1 << 34
# special rules printed on the board, in force from the start
REGRESS_ON_MILESTONE: Final = 1 << 35
BIOMASS_MUST_ENLARGE: Final = 1 << 36
PODS_ON_TRACKS: Final = 1 << 37
CARRY_METEORITES: Final = 1 << 38
PODS_ON_TECHS: Final = 1 << 39
LAST_TECH_MEDAL: Final = 1 << 40
WATER_PER_SQUARE: Final = 1 << 41
EXCLUSIVE_POSITIONS: Final = 1 << 42

POWER_NAMES: Final = [
    "free-adjacency", "store-patches", "move-plus-one", "water-twice", "meteor-proof",
    "move-on-civ-draft", "next-rank-card", "jump-civ-symbols", "boost-on-milestone", "take-two-cards",
    "return-biomass", "patch-on-tile", "patch-twice", "patch-on-meteorite",
    "diagonal", "reposition-three", "reposition-on-energy", "energy-steps-free", "reposition-one",
    "free-adjacency-rover", "move-per-carrier", "patch-per-meteorite", "drown-meteorite", "advance-rover",
    "boost-for-patch", "jump-same-terrain", "boost-twice", "tech-as-energy", "row-benefits", "open-objective",
    "skip-trackers", "move-per-rover-on-water", "water-without-ice", "patch-on-water-tile", "boost-on-water-tile",
    "regress-on-milestone", "biomass-must-enlarge", "pods-on-tracks", "carry-meteorites", "pods-on-techs",
    "last-tech-medal", "water-per-square", "exclusive-positions",
]  # fmt: skip

# Powers that their owner uses by saying so, at any moment of the own turn.
BUTTON_POWERS: Final = (
    RETURN_BIOMASS | REPOSITION_THREE | REPOSITION_ONE | ADVANCE_ROVER | ROW_BENEFITS | OPEN_OBJECTIVE
)
# Powers spent once per round / once per game (PU-11.1 "unless stated otherwise").
ONCE_A_ROUND: Final = PATCH_TWICE | REPOSITION_ONE | ADVANCE_ROVER | BOOST_FOR_PATCH | JUMP_SAME_TERRAIN | BOOST_TWICE
ONCE_A_GAME: Final = REPOSITION_THREE | ROW_BENEFITS | OPEN_OBJECTIVE

# Benefits of a track position, packed as kind * 16 + amount.
B_SYNERGY: Final = 1
B_PATCH: Final = 2
B_ROVER: Final = 3
B_MOVE: Final = 4  # amount = movement points
B_CIV: Final = 5  # amount = rank
B_TECH: Final = 6  # amount = level
B_ADVANCE: Final = 7  # amount = track
B_CHOICE: Final = 8  # one of two; amount = number of the choice in CHOICES

# Pending effects of a seat, counted by kind in `Seat.pool`. The first five are advances of that track.
P_WATER_TILE: Final = 5  # water resource of a tile placed on ice
P_SYNERGY: Final = 6
P_PATCH: Final = 7
P_DEPLOY: Final = 8  # put a rover from the supply on the last tile
P_REGRESS: Final = 9  # move a tracker other than civ down
P_POD: Final = 10  # decide where a collected life pod goes
P_REPOSITION: Final = 11  # move a collected life pod
P_CHOICE: Final = 12  # first of the five two-benefit spaces; one kind per space
P_STORED: Final = 17  # a patch gained earlier and kept for the end
POOL: Final = 18

NO_TILE: Final = -1

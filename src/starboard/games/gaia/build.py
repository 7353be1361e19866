"""Chapter: build a mine. Accessibility, habitability, cost; the lost planet is built in the same way."""

from typing import Final

from starboard.games.gaia.deeds import deed
from starboard.games.gaia.power import gain
from starboard.games.gaia.rows import (
    COUNT,
    FROM_FACTION,
    GF_FREE,
    GF_MAP,
    GUESTS,
    LOST_AT,
    TRACK,
    TYPES_SEEN,
)
from starboard.games.gaia.state import GaiaState
from starboard.games.gaia.tables import (
    CREDITS,
    DEED_GAIA_MINE,
    DEED_MINE,
    DEED_STEP,
    EMPTY,
    GAIA,
    GAIAFORMER,
    KNOWLEDGE,
    LOST,
    LOST_MINE,
    MINE,
    MINE_COST,
    ORE,
    PIECE_COUNT,
    QIC,
    RANGE_PER_QIC,
    SPACE,
    STEP_ORE,
    STEPS,
    TERRAFORMING,
    TRANSDIM,
)
from starboard.games.gaia.vocabulary import HEX, LAST_HEX, hex_name
from starboard.kernel import Message, Prompt, Task

# What kind of place for a mine a hex is.
NO_PLACE: Final = 0
FREE_PLANET: Final = 1  # an empty planet
OWN_PROJECT: Final = 2  # a gaia planet with the own gaiaformer (GP-8.18 to GP-8.21)
SHARED: Final = 3  # a planet that another player has colonised (GP-22.4)


def place_for_mine(state: GaiaState, seat: int, where: int) -> int:
    planet = state.planet[where]
    if planet in (SPACE, TRANSDIM):  # GP-8.16
        return NO_PLACE
    piece = state.piece[where]
    if piece == EMPTY:
        return FREE_PLANET
    if piece == GAIAFORMER:
        return OWN_PROJECT if state.owner[where] == seat else NO_PLACE
    if state.board(seat).shared_mines and state.owner[where] != seat and state.guest[where] < 0:
        return SHARED
    return NO_PLACE


def qics_for_range(state: GaiaState, seat: int, where: int, bonus: int) -> int:
    """QICs needed to reach a hex: each adds 2 to the range (GP-8.13)."""
    beyond = state.reach[seat][where] - state.range_of(seat) - bonus
    return (beyond + RANGE_PER_QIC - 1) // RANGE_PER_QIC if beyond > 0 else 0


def steps_for(state: GaiaState, seat: int, where: int, place: int) -> int:
    """Terraforming steps that the planet needs (GP-8.23); none for gaia planets, projects and shared planets."""
    return STEPS[state.board(seat).planet][state.planet[where]] if place == FREE_PLANET else 0


def mine_qic(state: GaiaState, seat: int, where: int, place: int, bonus: int) -> int:
    """QICs for a mine: range, and 1 for a gaia planet (GP-8.17; the Gleens pay ore, GP-22.13)."""
    if place == OWN_PROJECT:
        return 0
    qics = qics_for_range(state, seat, where, bonus)
    if place == FREE_PLANET and state.planet[where] == GAIA and state.board(seat).gaia_planet_ore == 0:
        qics += 1
    return qics


def mine_ore(state: GaiaState, seat: int, where: int, place: int, free_steps: int) -> int:
    """Ore for a mine: the mine itself and the steps that are not free (GP-8.25, GP-8.27)."""
    ore = MINE_COST[ORE]
    if place != FREE_PLANET:
        return ore
    board = state.board(seat)
    if state.planet[where] == GAIA:
        return ore + board.gaia_planet_ore
    steps = STEPS[board.planet][state.planet[where]] - free_steps
    if steps > 0:
        ore += steps * STEP_ORE[state.rows[seat][TRACK + TERRAFORMING]]
    return ore


def can_build_on(state: GaiaState, seat: int, where: int, free_steps: int, bonus: int) -> bool:
    """Whether a mine can be built and paid there now. Free steps must not go to waste entirely (R-067)."""
    place = place_for_mine(state, seat, where)
    if place == NO_PLACE:
        return False
    if free_steps > 0 and steps_for(state, seat, where, place) == 0:
        return False
    row = state.rows[seat]
    if mine_ore(state, seat, where, place, free_steps) > row[ORE]:
        return False
    return mine_qic(state, seat, where, place, bonus) <= row[QIC]


def has_mine_to_build(row: list[int]) -> bool:
    """A mine left on the board, and the price of the mine itself (GP-8.2)."""
    return row[COUNT + MINE] < PIECE_COUNT[MINE] and row[CREDITS] >= MINE_COST[CREDITS] and row[ORE] >= MINE_COST[ORE]


def mine_places(state: GaiaState, seat: int, free_steps: int, bonus: int) -> list[int]:
    """Every hex on which a mine can be built now."""
    if not has_mine_to_build(state.rows[seat]):
        return []
    places = [h for h in state.setup.stars.planets if can_build_on(state, seat, h, free_steps, bonus)]
    lost = state.table[LOST_AT]
    if lost >= 0 and can_build_on(state, seat, lost, free_steps, bonus):
        places.append(lost)
        places.sort()
    return places


def can_build(state: GaiaState, seat: int, free_steps: int, bonus: int) -> bool:
    if not has_mine_to_build(state.rows[seat]):
        return False
    for h in state.setup.stars.planets:
        if can_build_on(state, seat, h, free_steps, bonus):
            return True
    lost = state.table[LOST_AT]
    return lost >= 0 and can_build_on(state, seat, lost, free_steps, bonus)


def build_mine(state: GaiaState, seat: int, where: int, free_steps: int, bonus: int) -> None:
    """Pay everything at once and colonise the planet (GP-8.7)."""
    row = state.rows[seat]
    place = place_for_mine(state, seat, where)
    steps = steps_for(state, seat, where, place)
    row[QIC] -= mine_qic(state, seat, where, place, bonus)
    row[ORE] -= mine_ore(state, seat, where, place, free_steps)
    row[CREDITS] -= MINE_COST[CREDITS]
    row[COUNT + MINE] += 1
    if place == OWN_PROJECT:  # GP-8.21
        row[GF_MAP] -= 1
        row[GF_FREE] += 1
    if place == SHARED:
        row[GUESTS] += 1
        state.guest = state.guest[:]
        state.guest[where] = seat
    else:
        state.put(where, MINE, seat)
    state.emit("gaia-did-build", {"seat": seat, "hex": hex_name(where)})
    deed(state, seat, DEED_STEP, steps)
    settled(state, seat, where)


def settled(state: GaiaState, seat: int, where: int) -> None:
    """A new own mine on a planet: colonising, scoring, and the factions that gain by it."""
    row = state.rows[seat]
    board = state.board(seat)
    shared = state.guest[where] == seat
    fresh = not shared and not row[TYPES_SEEN] >> state.planet[where] & 1
    state.colonise(seat, where)
    deed(state, seat, DEED_MINE, 1)
    if state.planet[where] == GAIA and not shared:
        deed(state, seat, DEED_GAIA_MINE, 1)
        if board.gaia_mine_vp:  # GP-22.14
            state.score(seat, FROM_FACTION, board.gaia_mine_vp)
    if state.has_institute(seat):
        if shared:  # GP-22.8
            gain(state, seat, KNOWLEDGE, board.shared_knowledge, FROM_FACTION)
        if fresh:  # GP-22.35
            gain(state, seat, KNOWLEDGE, board.new_type_knowledge, FROM_FACTION)
    state.pending = [*state.pending, where]
    state.forget_federations(seat)


class BuildMine(Task[GaiaState]):
    """Where? With free steps from an action, or a longer range from the booster."""

    def __init__(self, seat: int, free_steps: int, bonus: int) -> None:
        super().__init__(seat)
        self.free_steps: int = free_steps
        self.bonus: int = bonus

    def options(self, state: GaiaState) -> list[int]:
        return [HEX + h for h in mine_places(state, self.seat, self.free_steps, self.bonus)]

    def resolve(self, state: GaiaState, word: int) -> None:
        build_mine(state, self.seat, word - HEX, self.free_steps, self.bonus)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-build", {"steps": self.free_steps, "range": self.bonus})

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if HEX <= word <= LAST_HEX:
            return why_no_mine(state, self.seat, word - HEX, self.free_steps, self.bonus)
        return None


# ---- the lost planet (GP-23.14 to GP-23.16) -------------------------------------------------------------------


def can_place_lost(state: GaiaState, seat: int, where: int) -> bool:
    """An accessible hex without planet, satellite or space station."""
    if state.planet[where] != SPACE or state.piece[where] != EMPTY or state.sats[where]:
        return False
    return qics_for_range(state, seat, where, 0) <= state.rows[seat][QIC]


def lost_places(state: GaiaState, seat: int) -> list[int]:
    return [h for h in state.setup.stars.shape.hexes if can_place_lost(state, seat, h)]


def find_lost_planet(state: GaiaState, seat: int) -> None:
    """Ask for the hex; without any legal hex nothing is placed (R-126)."""
    if lost_places(state, seat):
        state.push(PlaceLostPlanet(seat))


class PlaceLostPlanet(Task[GaiaState]):
    """Navigation level 5: where does the lost planet lie?"""

    def options(self, state: GaiaState) -> list[int]:
        return [HEX + h for h in lost_places(state, self.seat)]

    def resolve(self, state: GaiaState, word: int) -> None:
        where = word - HEX
        seat = self.seat
        row = state.rows[seat]
        row[QIC] -= qics_for_range(state, seat, where, 0)
        row[COUNT + LOST_MINE] += 1
        state.table[LOST_AT] = where
        state.turn_planet(where, LOST)
        state.put(where, LOST_MINE, seat)
        state.emit("gaia-did-lost-planet", {"seat": seat, "hex": hex_name(where)})
        for other in range(state.players):
            state.forget_federations(other)  # nobody can link through this hex any more
        settled(state, seat, where)

    def prompt(self, state: GaiaState) -> Prompt:
        return Prompt("gaia-ask-lost-planet")

    def why_not(self, state: GaiaState, word: int) -> Message | None:
        if not HEX <= word <= LAST_HEX:
            return None
        where = word - HEX
        if not state.setup.stars.shape.exists[where]:
            return Message("gaia-why-no-hex")
        if state.planet[where] != SPACE:
            return Message("gaia-why-planet-there")
        if state.sats[where] or state.piece[where] != EMPTY:
            return Message("gaia-why-satellite-there")
        return why_out_of_range(state, self.seat, where, 0, 0)


# ---- reasons --------------------------------------------------------------------------------------------------


def why_out_of_range(state: GaiaState, seat: int, where: int, bonus: int, other_qic: int) -> Message | None:
    """How far beyond the range a hex lies, and how many QICs would reach it."""
    qics = qics_for_range(state, seat, where, bonus)
    missing = qics + other_qic - state.rows[seat][QIC]
    if missing <= 0:
        return None
    if qics:
        beyond = state.reach[seat][where] - state.range_of(seat) - bonus
        return Message("gaia-why-range", {"n": beyond, "qic": qics + other_qic, "missing": missing})
    return Message("gaia-why-qic", {"n": missing})


def why_no_mine(state: GaiaState, seat: int, where: int, free_steps: int, bonus: int) -> Message | None:
    row = state.rows[seat]
    if not state.setup.stars.shape.exists[where]:
        return Message("gaia-why-no-hex")
    if state.planet[where] == SPACE:
        return Message("gaia-why-no-planet")
    if state.planet[where] == TRANSDIM:
        return Message("gaia-why-transdim")
    place = place_for_mine(state, seat, where)
    if place == NO_PLACE:
        if state.owner[where] == seat or state.guest[where] == seat:
            return Message("gaia-why-own-planet")
        return Message("gaia-why-taken", {"seat": state.owner[where]})
    if row[COUNT + MINE] >= PIECE_COUNT[MINE]:
        return Message("gaia-why-no-mine-left")
    if free_steps > 0 and steps_for(state, seat, where, place) == 0:
        return Message("gaia-why-steps-unused")
    gaia = mine_qic(state, seat, where, place, bonus) - qics_for_range(state, seat, where, bonus)
    if place != OWN_PROJECT:
        reason = why_out_of_range(state, seat, where, bonus, gaia)
        if reason is not None:
            return reason
    ore = mine_ore(state, seat, where, place, free_steps) - row[ORE]
    if ore > 0:
        return Message("gaia-why-ore", {"n": ore})
    credits = MINE_COST[CREDITS] - row[CREDITS]
    return Message("gaia-why-credits", {"n": credits}) if credits > 0 else None

"""The turn of a seat (PU-4): take a tile, place it, resolve what it brings in an order of one's choice."""

from __future__ import annotations

from starboard.games.planet.biomass import use_patch
from starboard.games.planet.corporations import (
    Boost,
    ChooseBenefit,
    HousePod,
    LiftPod,
    RegressOther,
    buttons,
    housed_pods,
    others_down,
    press,
)
from starboard.games.planet.energy import SpendEnergy
from starboard.games.planet.geometry import CELLS, ORIENTATIONS, PLACEMENTS
from starboard.games.planet.placement import (
    KEEP_ALL,
    facing_slots,
    lay_tile,
    lifted_for,
    placeable,
    places,
    set_aside,
    why_not_orientation,
    why_not_there,
)
from starboard.games.planet.rovers import DeployRover, Drive, deploy_cells, movable
from starboard.games.planet.seat import Seat
from starboard.games.planet.state import EVENT_STAGE, PlanetState
from starboard.games.planet.tables import CHOICES, DEPOTS, MOVE_NUMBER, TILE_A, TILE_B, TILE_SHAPE, tile_name
from starboard.games.planet.terms import (
    BIOMASS,
    CIV,
    MOVE_ON_CIV_DRAFT,
    P_CHOICE,
    P_DEPLOY,
    P_PATCH,
    P_POD,
    P_REGRESS,
    P_REPOSITION,
    P_STORED,
    P_SYNERGY,
    P_WATER_TILE,
    ROVER,
    TRACKS,
    WATER,
    WATER_TWICE,
)
from starboard.games.planet.tracks import advance, advancing
from starboard.games.planet.vocabulary import (
    CELL,
    DEPLOY,
    ENERGY_WORD,
    LARGE,
    ORIENTATION,
    PATCH,
    POD,
    REGRESS,
    REPOSITION,
    SMALL,
    SPOT,
    SYNERGY,
    TECHNOLOGY,
    TRACK,
)
from starboard.kernel import CLAUSE, DONE, TURN, Message, Prompt, Task

# --- Pending effects --------------------------------------------------------------------------------


def compulsory(seat: Seat) -> bool:
    """Whether something is pending that must be resolved."""
    if seat.energies:
        return True
    pool = seat.pool
    for kind in range(len(pool)):  # noqa: SIM110  a plain loop compiles to a fast one
        if pool[kind] and kind != P_REPOSITION:
            return True
    return False


def pending(seat: Seat) -> list[int]:
    """Words of the pending effects, ascending."""
    pool = seat.pool
    found = [TRACK + track for track in range(TRACKS) if pool[track] or (track == WATER and pool[P_WATER_TILE])]
    if seat.energies:
        found.append(ENERGY_WORD)
    if pool[P_SYNERGY]:
        found.append(SYNERGY)
    if pool[P_PATCH] or pool[P_STORED]:
        found.append(PATCH)
    if pool[P_DEPLOY]:
        found.append(DEPLOY)
    if pool[P_REGRESS]:
        found.append(REGRESS)
    if pool[P_POD]:
        found.append(POD)
    if pool[P_REPOSITION] and housed_pods(seat):
        found.append(REPOSITION)
    return found


def pending_choices(seat: Seat) -> list[int]:
    """Words of the two-benefit spaces reached and not yet chosen from, ascending."""
    return [SPOT + BIOMASS * 16 + choice + 1 for choice in range(len(CHOICES)) if seat.pool[P_CHOICE + choice]]


def whole_pool(state: PlanetState, number: int, with_buttons: bool) -> list[int]:
    """Everything that may be said about pending effects, movement and techs, ascending."""
    seat = state.seats[number]
    found = [CELL + cell for cell in movable(state, number)]
    found += pending(seat)
    if with_buttons:
        found += buttons(state, number)
    found += pending_choices(seat)
    return found


def take_up(state: PlanetState, number: int, word: int) -> None:
    """Resolve the pending effect, movement or tech that a word names. What cannot be used is lost."""
    seat = state.seats[number]
    if word < TRACK:
        state.push(Drive(number, word - CELL))
    elif word < ENERGY_WORD:
        advance_pending(state, number, word - TRACK)
    elif word == ENERGY_WORD:
        offered = seat.energies[0]
        seat.energies = seat.energies[1:]
        state.push(SpendEnergy(number, offered))
    elif word == SYNERGY:
        seat.owe(P_SYNERGY, -1)
        if advancing(seat):
            state.push(Boost(number, 1))
    elif word == PATCH:
        gained = seat.pool[P_PATCH] > 0
        seat.owe(P_PATCH if gained else P_STORED, -1)
        use_patch(state, number, gained)
    elif word == DEPLOY:
        seat.owe(P_DEPLOY, -1)
        if deploy_cells(seat):
            state.push(DeployRover(number))
    elif word == REGRESS:
        seat.owe(P_REGRESS, -1)
        if others_down(seat):
            state.push(RegressOther(number))
    elif word == POD:
        seat.owe(P_POD, -1)
        state.push(HousePod(number))
    elif word == REPOSITION:
        seat.owe(P_REPOSITION, -1)
        state.push(LiftPod(number))
    elif word < SPOT:
        press(state, number, word)
    else:
        choice = word - SPOT - BIOMASS * 16 - 1
        seat.owe(P_CHOICE + choice, -1)
        state.push(ChooseBenefit(number, choice))


def advance_pending(state: PlanetState, number: int, track: int) -> None:
    """A pending advance; a water tile on ice may count twice (PU-11.5, PU-11.7)."""
    seat = state.seats[number]
    if track == WATER and seat.pool[P_WATER_TILE]:
        seat.owe(P_WATER_TILE, -1)
        if seat.powers() & WATER_TWICE:
            advance(state, number, WATER)
    else:
        seat.owe(track, -1)
    advance(state, number, track)


# --- The questions ----------------------------------------------------------------------------------


class Draft(Task[PlanetState]):
    """Take one of the two tiles of the depot facing you (PU-4.2); one that can be placed, if any (PU-5.6)."""

    def __init__(self, seat: int, begins: bool) -> None:
        super().__init__(seat)
        self.begins = begins

    def options(self, state: PlanetState) -> list[int]:
        slots, _ = slots_to_take(state, self.seat)
        found = [LARGE if slot < DEPOTS else SMALL for slot in slots]
        return found + whole_pool(state, self.seat, True)

    def resolve(self, state: PlanetState, word: int) -> None:
        if word != LARGE and word != SMALL:
            state.push(Draft(self.seat, False))
            take_up(state, self.seat, word)
            return
        seat = state.seats[self.seat]
        _, lifted = slots_to_take(state, self.seat)
        depot = state.depot(self.seat)
        slot = state.large_slot(depot) if word == LARGE else state.small_slot(depot)
        take(state, self.seat, slot)
        if lifted < 0:
            state.push(Resolve(self.seat))
            set_aside(state, self.seat)
        else:
            seat.relax = lifted
            state.push(Orient(self.seat))

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-draft")

    def why_not(self, state: PlanetState, word: int) -> Message | None:
        if word in (LARGE, SMALL):
            slots = facing_slots(state, self.seat)
            there = any((slot < DEPOTS) == (word == LARGE) for slot in slots)
            return Message("planet-why-no-place" if there else "planet-why-slot-empty")
        return None

    def opens(self) -> int:
        return TURN if self.begins else CLAUSE


def slots_to_take(state: PlanetState, number: int) -> tuple[list[int], int]:
    """The slots a seat may take from, and how far prohibitions are lifted (-1: the tile is set aside)."""
    return takeable(state, number, facing_slots(state, number))


def takeable(state: PlanetState, number: int, slots: list[int]) -> tuple[list[int], int]:
    """The same, if these slots faced the seat."""
    lifted = lifted_for(state, number, slots)
    return (slots if lifted < 0 else placeable(state, number, slots, lifted)), lifted


def take(state: PlanetState, number: int, slot: int) -> None:
    """The tile is taken; what lies below it shows when everybody has taken one."""
    seat = state.seats[number]
    seat.slot = slot
    seat.tile = state.tops[slot]
    state.tell(number, "planet-take", {"tile": tile_name(seat.tile)})
    civ = TILE_A[seat.tile] == CIV or TILE_B[seat.tile] == CIV
    if civ and seat.powers() & MOVE_ON_CIV_DRAFT:  # PU-22.1, PU-22.8
        seat.points += MOVE_NUMBER[seat.corporation][seat.tracks[ROVER]]


class Orient(Task[PlanetState]):
    """How the taken tile is turned (PU-15.2); rovers may move first."""

    def options(self, state: PlanetState) -> list[int]:
        seat = state.seats[self.seat]
        table = PLACEMENTS[TILE_SHAPE[seat.tile]]
        fits = [False] * ORIENTATIONS
        for at in places(state, self.seat, seat.tile, seat.relax):
            fits[table.orientation[at]] = True
        found = [ORIENTATION + orientation for orientation in range(ORIENTATIONS) if fits[orientation]]
        return found + [CELL + cell for cell in movable(state, self.seat)]

    def resolve(self, state: PlanetState, word: int) -> None:
        if word >= CELL:
            state.push(self)
            state.push(Drive(self.seat, word - CELL))
        else:
            state.push(Position(self.seat, word - ORIENTATION))

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-orient", {"tile": tile_name(state.seats[self.seat].tile)})

    def why_not(self, state: PlanetState, word: int) -> Message | None:
        if ORIENTATION <= word < CELL:
            return why_not_orientation(state, self.seat, word - ORIENTATION)
        return None


class Position(Task[PlanetState]):
    """Where the tile goes: the planet square under its first square in reading order (PU-4.4)."""

    def __init__(self, seat: int, orientation: int) -> None:
        super().__init__(seat)
        self.orientation = orientation

    def options(self, state: PlanetState) -> list[int]:
        seat = state.seats[self.seat]
        table = PLACEMENTS[TILE_SHAPE[seat.tile]]
        found = [
            CELL + table.anchor[at]
            for at in places(state, self.seat, seat.tile, seat.relax)
            if table.orientation[at] == self.orientation
        ]
        found.sort()
        return found

    def resolve(self, state: PlanetState, word: int) -> None:
        seat = state.seats[self.seat]
        at = PLACEMENTS[TILE_SHAPE[seat.tile]].index[self.orientation * CELLS + word - CELL]
        state.push(Resolve(self.seat))
        lay_tile(state, self.seat, at)
        if seat.extra:
            seat.extra = 0
            state.draw_top(seat.slot)
            seat.slot = -1

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-position", {"tile": tile_name(state.seats[self.seat].tile)})

    def why_not(self, state: PlanetState, word: int) -> Message | None:
        if CELL <= word < CELL + CELLS:
            return why_not_there(state, self.seat, self.orientation, word - CELL)
        return None


class Resolve(Task[PlanetState]):
    """What next: a pending effect, movement, a tech, or `done` when nothing compulsory is left."""

    def options(self, state: PlanetState) -> list[int]:
        found = whole_pool(state, self.seat, True)
        return found if compulsory(state.seats[self.seat]) else [DONE, *found]

    def resolve(self, state: PlanetState, word: int) -> None:
        if word == DONE:
            if state.stage != EVENT_STAGE:  # what is gained before the draft is kept for the turn
                rest(state.seats[self.seat])
            return
        state.push(self)
        take_up(state, self.seat, word)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-resolve", {"points": state.seats[self.seat].points})

    def why_not(self, state: PlanetState, word: int) -> Message | None:
        return why_not_pending(state, self.seat, word)

    def opens(self) -> int:
        return CLAUSE


class Settle(Task[PlanetState]):
    """As `Resolve`, for what must be settled before the draft; movement is kept for the turn."""

    def options(self, state: PlanetState) -> list[int]:
        seat = state.seats[self.seat]
        return pending(seat) + pending_choices(seat) if compulsory(seat) else [DONE]

    def resolve(self, state: PlanetState, word: int) -> None:
        if word != DONE:
            state.push(self)
            take_up(state, self.seat, word)

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-resolve", {"points": state.seats[self.seat].points})

    def why_not(self, state: PlanetState, word: int) -> Message | None:
        return why_not_pending(state, self.seat, word)

    def opens(self) -> int:
        return CLAUSE


def why_not_pending(state: PlanetState, number: int, word: int) -> Message | None:
    if word == DONE:
        return Message("planet-why-pending")
    if CELL <= word < CELL + CELLS:
        seat = state.seats[number]
        if word - CELL not in seat.rovers:
            return Message("planet-why-no-rover")
        return Message("planet-why-rover-stuck" if seat.points else "planet-why-no-movement")
    if TECHNOLOGY <= word < SPOT:
        return Message("planet-why-tech")
    return Message("planet-why-nothing-pending") if TRACK <= word < TECHNOLOGY else None


def rest(seat: Seat) -> None:
    """The end of a turn: unused movement and repositionings are lost."""
    seat.points = 0
    seat.free_steps = 0
    if seat.pool[P_REPOSITION]:
        seat.owe(P_REPOSITION, -seat.pool[P_REPOSITION])


# --- An extra tile (cards) --------------------------------------------------------------------------


class ExtraTile(Task[PlanetState]):
    """Take and place one more tile of the own depot; where nothing fits, nothing happens."""

    def __init__(self, seat: int, extra: int) -> None:
        super().__init__(seat)
        self.extra = extra

    def options(self, state: PlanetState) -> list[int]:
        slots = extra_slots(state, self.seat)
        return [LARGE if slot < DEPOTS else SMALL for slot in slots] or [DONE]

    def resolve(self, state: PlanetState, word: int) -> None:
        if word == DONE:
            return
        seat = state.seats[self.seat]
        depot = state.depot(self.seat)
        take(state, self.seat, state.large_slot(depot) if word == LARGE else state.small_slot(depot))
        seat.extra = self.extra
        seat.relax = KEEP_ALL
        state.push(Orient(self.seat))

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-extra-tile")


def extra_slots(state: PlanetState, number: int) -> list[int]:
    return placeable(state, number, facing_slots(state, number), KEEP_ALL)

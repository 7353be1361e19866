"""The turn of a seat (PU-4): take a tile, place it, resolve what it brings in an order of one's choice."""

from __future__ import annotations

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.biomass import use_patch
from starboard.games.planet.rules.corporations import (
    Boost,
    ChooseBenefit,
    HousePod,
    LiftPod,
    RegressOther,
    back_to_start,
    buttons,
    housed_pods,
    others_down,
    press,
)
from starboard.games.planet.rules.energy import SpendEnergy
from starboard.games.planet.rules.placement import (
    KEEP_ALL,
    facing_slots,
    fits,
    lay_tile,
    lifted_for,
    placeable,
    places,
    set_aside,
    why_not_orientation,
    why_not_there,
)
from starboard.games.planet.rules.rovers import DeployRover, choose_rover, deploy_cells, drives, movable
from starboard.games.planet.rules.tracks import advance, advance_for_rover_tile, advancing, on_top
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import EVENT_STAGE, Table
from starboard.kernel import CLAUSE, CONTINUES, DONE, TURN, Message, Prompt, Proposal, Step, Task

# --- Pending effects --------------------------------------------------------------------------------


def compulsory(seat: Seat) -> bool:
    """Whether something is pending that must be resolved."""
    if seat.energies:
        return True
    pool = seat.pool
    for kind in range(len(pool)):  # noqa: SIM110  a plain loop compiles to a fast one
        if pool[kind] and kind != c.P_REPOSITION:
            return True
    return False


def pending(seat: Seat) -> list[int]:
    """Words of the pending effects, ascending."""
    pool = seat.pool
    found = [w.TRACK + track for track in range(c.TRACKS) if pool[track] or _of_tile(pool, track)]
    if seat.energies:
        found.append(w.ENERGY)
    if pool[c.P_SYNERGY]:
        found.append(w.SYNERGY)
    if pool[c.P_PATCH] or pool[c.P_STORED]:
        found.append(w.PATCH)
    if pool[c.P_DEPLOY]:
        found.append(w.DEPLOY)
    if pool[c.P_REGRESS]:
        found.append(w.REGRESS)
    if pool[c.P_POD]:
        found.append(w.POD)
    if pool[c.P_REPOSITION] and housed_pods(seat):
        found.append(w.REPOSITION)
    return found


def _of_tile(pool: list[int], track: int) -> int:
    """How many advances are pending for resources of placed tiles that have rules of their own."""
    if track == c.WATER:
        return pool[c.P_WATER_TILE]
    return pool[c.P_ROVER_TILE] if track == c.ROVER else 0


def pending_counts(seat: Seat) -> list[tuple[int, int]]:
    """The same with how many of each, and the choices."""
    pool = seat.pool
    counts = {w.TRACK + track: pool[track] + _of_tile(pool, track) for track in range(c.TRACKS)}
    counts[w.ENERGY] = len(seat.energies)
    counts[w.SYNERGY] = pool[c.P_SYNERGY]
    counts[w.PATCH] = pool[c.P_PATCH] + pool[c.P_STORED]
    counts[w.DEPLOY] = pool[c.P_DEPLOY]
    counts[w.REGRESS] = pool[c.P_REGRESS]
    counts[w.POD] = pool[c.P_POD]
    counts[w.REPOSITION] = pool[c.P_REPOSITION]
    found = [(word, counts[word]) for word in pending(seat)]
    return found + [(word, seat.pool[c.P_CHOICE + choice_of(word)]) for word in pending_choices(seat)]


def choice_of(word: int) -> int:
    """Which two-benefit space a word names."""
    return word - w.SPOT - c.BIOMASS * w.SPOTS - 1


def pending_choices(seat: Seat) -> list[int]:
    """Words of the two-benefit spaces reached and not yet chosen from, ascending."""
    return [
        w.SPOT + c.BIOMASS * w.SPOTS + choice + 1 for choice in range(len(c.CHOICES)) if seat.pool[c.P_CHOICE + choice]
    ]


def whole_pool(state: Table, number: int, with_buttons: bool) -> list[int]:
    """Everything that may be said about pending effects, movement and techs, ascending."""
    seat = state.seats[number]
    found = [w.CELL + cell for cell in movable(state, number)]
    found += pending(seat)
    if with_buttons:
        found += buttons(state, number)
    found += pending_choices(seat)
    return found


def take_up(state: Table, number: int, word: int) -> None:
    """Resolve the pending effect, movement or tech that a word names. What cannot be used is lost."""
    seat = state.seats[number]
    if word < w.TRACK:
        choose_rover(state, number, word - w.CELL)
    elif word < w.ENERGY:
        advance_pending(state, number, word - w.TRACK)
    elif word == w.ENERGY:
        offered = seat.energies[0]
        seat.energies = seat.energies[1:]
        state.push(SpendEnergy(number, offered))
    elif word == w.SYNERGY:
        seat.owe(c.P_SYNERGY, -1)
        if advancing(state, seat):
            state.push(Boost(number, 1))
    elif word == w.PATCH:
        gained = seat.pool[c.P_PATCH] > 0
        seat.owe(c.P_PATCH if gained else c.P_STORED, -1)
        use_patch(state, number, gained)
    elif word == w.DEPLOY:
        seat.owe(c.P_DEPLOY, -1)
        if deploy_cells(state, number):
            state.push(DeployRover(number))
    elif word == w.REGRESS:
        seat.owe(c.P_REGRESS, -1)
        if others_down(seat):
            state.push(RegressOther(number))
    elif word == w.POD:
        seat.owe(c.P_POD, -1)
        state.push(HousePod(number))
    elif word == w.REPOSITION:
        seat.owe(c.P_REPOSITION, -1)
        state.push(LiftPod(number))
    elif word < w.SPOT:
        press(state, number, word)
    else:
        choice = choice_of(word)
        seat.owe(c.P_CHOICE + choice, -1)
        state.push(ChooseBenefit(number, choice))


def advance_pending(state: Table, number: int, track: int) -> None:
    """A pending advance; a water tile on ice may count twice (PU-11.5, PU-11.7)."""
    seat = state.seats[number]
    if track == c.WATER and seat.pool[c.P_WATER_TILE]:
        seat.owe(c.P_WATER_TILE, -1)
        if seat.powers() & c.WATER_TWICE:
            advance(state, number, c.WATER)
    elif track == c.ROVER and seat.pool[c.P_ROVER_TILE] and (on_top(seat, track) or not seat.pool[track]):
        seat.owe(c.P_ROVER_TILE, -1)
        advance_for_rover_tile(state, number)
        return
    else:
        seat.owe(track, -1)
    advance(state, number, track)


# --- The questions ----------------------------------------------------------------------------------


class Draft(Task[Table]):
    """Take one of the two tiles of the depot facing you (PU-4.2); one that can be placed, if any (PU-5.6)."""

    def __init__(self, seat: int, begins: bool) -> None:
        super().__init__(seat)
        self.begins = begins

    def options(self, state: Table) -> list[int]:
        slots, _ = slots_to_take(state, self.seat)
        found = [w.LARGE if slot < c.DEPOTS else w.SMALL for slot in slots]
        return found + whole_pool(state, self.seat, True)

    def resolve(self, state: Table, word: int) -> None:
        if word != w.LARGE and word != w.SMALL:
            state.push(Draft(self.seat, False))
            take_up(state, self.seat, word)
            return
        seat = state.seats[self.seat]
        slots, lifted = slots_to_take(state, self.seat)
        forced = state.rules >= 2 and len(slots) == 1 and not whole_pool(state, self.seat, True)
        depot = state.depot(self.seat)
        slot = state.large_slot(depot) if word == w.LARGE else state.small_slot(depot)
        take(state, self.seat, slot)
        if lifted < 0:
            state.push(Resolve(self.seat))
            set_aside(state, self.seat)
        else:
            seat.relax = lifted
            state.push(Orient(self.seat, forced))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-draft")

    def proposals(self, state: Table) -> list[Proposal]:
        return drives(state, self.seat)

    def why_not(self, state: Table, word: int) -> Message | None:
        if word in (w.LARGE, w.SMALL):
            slots = facing_slots(state, self.seat)
            there = any((slot < c.DEPOTS) == (word == w.LARGE) for slot in slots)
            return Message("planet-why-no-place" if there else "planet-why-slot-empty")
        return None

    def starts(self) -> int:
        return TURN if self.begins else CLAUSE


class StartDraft(Step[Table]):
    """The seat is done with the event: it takes a tile without waiting for the others."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: Table) -> None:
        state.seats[self.number].reacting = False
        state.push(Draft(self.number, True))


def slots_to_take(state: Table, number: int) -> tuple[list[int], int]:
    """The slots a seat may take from, and how far prohibitions are lifted (-1: the tile is set aside)."""
    return takeable(state, number, facing_slots(state, number))


def takeable(state: Table, number: int, slots: list[int]) -> tuple[list[int], int]:
    """The same, if these slots faced the seat."""
    lifted = lifted_for(state, number, slots)
    return (slots if lifted < 0 else placeable(state, number, slots, lifted)), lifted


def take(state: Table, number: int, slot: int) -> None:
    """The tile is taken; what lies below it shows when everybody has taken one."""
    seat = state.seats[number]
    seat.slot = slot
    seat.tile = state.tops[slot]
    civ = c.TILE_A[seat.tile] == c.CIV or c.TILE_B[seat.tile] == c.CIV
    if civ and seat.powers() & c.MOVE_ON_CIV_DRAFT:  # PU-22.1, PU-22.8
        seat.points += c.MOVE_NUMBER[seat.corporation][seat.tracks[c.ROVER]]


class Orient(Task[Table]):
    """How the taken tile is turned (PU-15.2); rovers may move first. `begins`: nobody was asked which tile."""

    def __init__(self, seat: int, begins: bool) -> None:
        super().__init__(seat)
        self.begins = begins

    def options(self, state: Table) -> list[int]:
        seat = state.seats[self.seat]
        found = [
            w.ORIENTATION + orientation
            for orientation in range(g.ORIENTATIONS)
            if fits(state, self.seat, seat.tile, seat.relax, orientation)
        ]
        return found + [w.CELL + cell for cell in movable(state, self.seat)]

    def resolve(self, state: Table, word: int) -> None:
        if word >= w.CELL:
            state.push(self)
            choose_rover(state, self.seat, word - w.CELL)
        else:
            state.push(PlaceTile(self.seat, word - w.ORIENTATION))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-orient", {"tile": c.tile_name(state.seats[self.seat].tile)})

    def proposals(self, state: Table) -> list[Proposal]:
        return drives(state, self.seat)

    def why_not(self, state: Table, word: int) -> Message | None:
        if w.ORIENTATION <= word < w.CELL:
            return why_not_orientation(state, self.seat, word - w.ORIENTATION)
        return None

    def starts(self) -> int:
        return TURN if self.begins else CONTINUES


class PlaceTile(Task[Table]):
    """Where the tile goes: the planet square under its first square in reading order (PU-4.4)."""

    def __init__(self, seat: int, orientation: int) -> None:
        super().__init__(seat)
        self.orientation = orientation

    def options(self, state: Table) -> list[int]:
        seat = state.seats[self.seat]
        table = g.PLACEMENTS[c.TILE_SHAPE[seat.tile]]
        found = [w.CELL + table.anchor[at] for at in places(state, self.seat, seat.tile, seat.relax, self.orientation)]
        found.sort()
        return found

    def resolve(self, state: Table, word: int) -> None:
        seat = state.seats[self.seat]
        at = g.PLACEMENTS[c.TILE_SHAPE[seat.tile]].index[self.orientation * g.CELLS + word - w.CELL]
        state.push(Resolve(self.seat))
        lay_tile(state, self.seat, at)
        if seat.extra:
            seat.extra = 0
            state.draw_top(seat.slot)
            seat.slot = -1

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-position", {"tile": c.tile_name(state.seats[self.seat].tile)})

    def why_not(self, state: Table, word: int) -> Message | None:
        if w.CELL <= word < w.CELL + g.CELLS:
            return why_not_there(state, self.seat, self.orientation, word - w.CELL)
        return None


class Pending(Task[Table]):
    """What next, out of what is pending?"""

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-resolve", {"points": state.seats[self.seat].points})

    def why_not(self, state: Table, word: int) -> Message | None:
        return why_not_pending(state, self.seat, word)

    def starts(self) -> int:
        return CLAUSE


class Resolve(Pending):
    """What next: a pending effect, movement, a tech, or `done` when nothing compulsory is left."""

    def options(self, state: Table) -> list[int]:
        found = whole_pool(state, self.seat, True)
        return found if compulsory(state.seats[self.seat]) else [DONE, *found]

    def resolve(self, state: Table, word: int) -> None:
        if word == DONE:
            if state.rules >= 2 or state.stage != EVENT_STAGE:  # what is gained before the draft is kept for the turn
                rest(state.seats[self.seat])
            return
        state.push(self)
        take_up(state, self.seat, word)

    def proposals(self, state: Table) -> list[Proposal]:
        return drives(state, self.seat)


class Settle(Pending):
    """As `Resolve`, for what must be settled before the draft; movement is kept for the turn."""

    def options(self, state: Table) -> list[int]:
        seat = state.seats[self.seat]
        if not compulsory(seat):
            return [DONE]
        back = back_to_start(seat) if state.rules >= 2 else []  # PR-25
        return pending(seat) + back + pending_choices(seat)

    def resolve(self, state: Table, word: int) -> None:
        if word != DONE:
            state.push(self)
            take_up(state, self.seat, word)


def why_not_pending(state: Table, number: int, word: int) -> Message | None:
    if word == DONE:
        return Message("planet-why-pending")
    if w.CELL <= word < w.CELL + g.CELLS:
        seat = state.seats[number]
        if word - w.CELL not in seat.rovers:
            return Message("planet-why-no-rover")
        return Message("planet-why-rover-stuck" if seat.points else "planet-why-no-movement")
    if w.TECH <= word < w.SPOT:
        return Message("planet-why-tech")
    return Message("planet-why-nothing-pending") if w.TRACK <= word < w.TECH else None


def rest(seat: Seat) -> None:
    """The end of a turn: unused movement and repositionings are lost."""
    seat.points = 0
    seat.free_steps = 0
    if seat.pool[c.P_REPOSITION]:
        seat.owe(c.P_REPOSITION, -seat.pool[c.P_REPOSITION])


# --- An extra tile (cards) --------------------------------------------------------------------------


class ExtraTile(Task[Table]):
    """Take and place one more tile of the own depot; where nothing fits, nothing happens."""

    def __init__(self, seat: int, extra: int) -> None:
        super().__init__(seat)
        self.extra = extra

    def options(self, state: Table) -> list[int]:
        slots = extra_slots(state, self.seat)
        return [w.LARGE if slot < c.DEPOTS else w.SMALL for slot in slots] or [DONE]

    def resolve(self, state: Table, word: int) -> None:
        if word == DONE:
            return
        seat = state.seats[self.seat]
        depot = state.depot(self.seat)
        take(state, self.seat, state.large_slot(depot) if word == w.LARGE else state.small_slot(depot))
        seat.extra = self.extra
        seat.relax = KEEP_ALL
        state.push(Orient(self.seat, False))

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-extra-tile")


def extra_slots(state: Table, number: int) -> list[int]:
    return placeable(state, number, facing_slots(state, number), KEEP_ALL)

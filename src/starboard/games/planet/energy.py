"""The energy resource (PU-12): it advances a tracker of its surroundings."""

from __future__ import annotations

from starboard.games.planet.geometry import CELLS, NEIGHBOURS
from starboard.games.planet.seat import Seat
from starboard.games.planet.state import PlanetState
from starboard.games.planet.terms import BARE, ENERGY, TRACKS
from starboard.games.planet.tracks import advance, can_advance
from starboard.games.planet.vocabulary import TRACK
from starboard.kernel import PASS, Prompt, Task


def energy_choice(seat: Seat, source: int) -> int:
    """A bit for each track on offer: every resource whose section touches the energy area.

    The area starts from the section of terrain `source` on the tile just placed and goes on over connected
    energy (PU-12.3). A patch has no resource and offers nothing (PU-13.2).
    """
    terrain = seat.terrain
    seen = [False] * CELLS
    area: list[int] = []
    for cell in seat.last_tile():
        if terrain[cell] == source:
            seen[cell] = True
            area.append(cell)
    offered = 0
    at = 0
    while at < len(area):
        for other in NEIGHBOURS[area[at]]:
            if seen[other]:
                continue
            seen[other] = True
            kind = terrain[other]
            if kind == ENERGY:
                area.append(other)
            elif kind != BARE and not seat.has_patch(other):
                offered |= 1 << kind
        at += 1
    return offered


class SpendEnergy(Task[PlanetState]):
    """Advance one of the resources on offer, or none of them: the rule says `may` (PU-12.1)."""

    def __init__(self, seat: int, offered: int) -> None:
        super().__init__(seat)
        self.offered = offered

    def options(self, state: PlanetState) -> list[int]:
        seat = state.seats[self.seat]
        found = [PASS]
        for track in range(TRACKS):
            if self.offered >> track & 1 and can_advance(seat, track):
                found.append(TRACK + track)
        return found

    def resolve(self, state: PlanetState, word: int) -> None:
        if word != PASS:
            advance(state, self.seat, word - TRACK)  # PU-12.7: water needs no ice here

    def prompt(self, state: PlanetState) -> Prompt:
        return Prompt("planet-ask-energy")

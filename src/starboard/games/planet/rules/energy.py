"""The energy resource (PU-12): it advances a tracker of its surroundings."""

from __future__ import annotations

from starboard.games.planet import components as c
from starboard.games.planet import geometry as g
from starboard.games.planet import words as w
from starboard.games.planet.rules.tracks import advance, can_advance
from starboard.games.planet.seat import Seat
from starboard.games.planet.table import Table
from starboard.kernel import PASS, Prompt, Task


def energy_choice(seat: Seat, source: int) -> int:
    """A bit for each track on offer: every resource whose section touches the energy area.

    The area starts from the section of terrain `source` on the tile just placed and goes on over connected
    energy (PU-12.3). A patch has no resource and offers nothing (PU-13.2).
    """
    terrain = seat.terrain
    seen = [False] * g.CELLS
    area: list[int] = []
    for cell in seat.last_tile():
        if terrain[cell] == source:
            seen[cell] = True
            area.append(cell)
    offered = 0
    at = 0
    while at < len(area):
        for other in g.NEIGHBOURS[area[at]]:
            if seen[other]:
                continue
            seen[other] = True
            kind = terrain[other]
            if kind == c.ENERGY:
                area.append(other)
            elif kind != c.BARE and not seat.has_patch(other):
                offered |= 1 << kind
        at += 1
    return offered


class SpendEnergy(Task[Table]):
    """Advance one of the resources on offer, or none of them: the rule says `may` (PU-12.1)."""

    def __init__(self, seat: int, offered: int) -> None:
        super().__init__(seat)
        self.offered = offered

    def options(self, state: Table) -> list[int]:
        seat = state.seats[self.seat]
        found = [PASS]
        for track in range(c.TRACKS):
            if self.offered >> track & 1 and can_advance(state, seat, track):
                found.append(w.TRACK + track)
        return found

    def resolve(self, state: Table, word: int) -> None:
        if word != PASS:
            advance(state, self.seat, word - w.TRACK)  # PU-12.7: water needs no ice here

    def prompt(self, state: Table) -> Prompt:
        return Prompt("planet-ask-energy")

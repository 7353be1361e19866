"""What follows from the squares is the same as when it is counted afresh, and follows every change of them."""

from __future__ import annotations

import pytest

from starboard.games.planet.evaluation import Look, holes, standing
from starboard.games.planet.game import game
from starboard.games.planet.geometry import CELL_X, CELL_Y, CELLS, NEIGHBOURS, PLACEMENTS, SIZE, cells_of
from starboard.games.planet.objectives import areas, measure
from starboard.games.planet.placement import lay_tile, places
from starboard.games.planet.seat import Seat
from starboard.games.planet.state import PlanetState
from starboard.games.planet.terms import BARE
from starboard.kernel import fast_chance, play_out
from starboard.kernel.plain import plain


def states(count: int, options: dict[str, str]) -> list[PlanetState]:
    """Positions of a random game, from its start on."""
    state = game.new({"players": 2, **options}, "3")
    assert isinstance(state, PlanetState)
    dice = fast_chance(3)
    found: list[PlanetState] = []
    while not state.over and len(found) < count:
        found.append(state.copy())
        play_out(state, dice, 9)
    return found


def bare_neighbours(seat: Seat, cell: int) -> int:
    return sum(1 for other in NEIGHBOURS[cell] if seat.terrain[other] == BARE)


@pytest.mark.parametrize("options", [{}, {"planets": "random", "corporations": "random"}])
def test_it_counts_as_one_would_by_hand(options: dict[str, str]) -> None:
    for state in states(20, options):
        for seat in state.seats:
            ground = seat.ground()
            bare = [cell for cell in range(CELLS) if seat.terrain[cell] == BARE]
            for line in range(SIZE):
                assert ground.gaps[line] == sum(1 for cell in bare if CELL_Y[cell] == line)
                assert ground.gaps[SIZE + line] == sum(1 for cell in bare if CELL_X[cell] == line)
            assert ground.alone == sum(1 for cell in bare if bare_neighbours(seat, cell) == 0)
            assert ground.ends == sum(1 for cell in bare if bare_neighbours(seat, cell) == 1)
            for kind in range(BARE):
                assert ground.areas(kind) == len(areas(seat, kind))
                assert ground.largest(kind) == measure(seat, "largest-area-squares", kind)
                assert ground.resources(kind) == measure(seat, "resources-on-planet", kind)
                assert ground.edge_resources(kind) == measure(seat, "resources-on-edge", kind)


def test_it_is_made_once_for_all_copies_and_anew_when_a_square_changes() -> None:
    state = states(6, {})[-1]
    seat = state.seats[0]
    ground = seat.ground()
    assert seat.copy().ground() is ground
    other = seat.copy()
    free = next(cell for cell in range(CELLS) if seat.terrain[cell] == BARE)
    other.terrain = [0 if cell == free else seat.terrain[cell] for cell in range(CELLS)]
    assert other.ground() is not ground
    assert sum(other.ground().gaps) == sum(ground.gaps) - 2
    assert seat.ground() is ground


def test_looking_at_it_does_not_change_what_a_state_is() -> None:
    for state in states(5, {}):
        before = plain(state)
        standing(state, 0, 9.0)
        assert plain(state) == before


def test_what_a_place_costs_in_holes_is_what_it_makes() -> None:
    """What a look tells of a placement is the difference that laying the tile there makes."""
    checked = 0
    for state in states(20, {}):
        seat = state.seats[0]
        if state.hidden or seat.tile >= 0 or state.tops[0] < 0:
            continue
        seat.tile = state.tops[0]
        look = Look(seat, 12.0)  # dead ends count in full
        for at in places(state, 0, seat.tile, 0)[:12]:
            after = state.copy()
            lay_tile(after, 0, at)
            cells = cells_of(look.table.lo[at], look.table.hi[at])
            gone = [cell for cell in cells if bare_neighbours(seat, cell) < 2]
            if not gone:  # dead ends that the tile fills are a gain that the look leaves out
                assert look._holes(at) == pytest.approx(holes(after.seats[0], 12.0) - holes(seat, 12.0))
                checked += 1
    assert checked > 10


def test_lines_of_placements() -> None:
    for table in PLACEMENTS:
        for at in range(0, len(table.cells), 37):
            crossed = {packed >> 3: packed & 7 for packed in table.lines[at]}
            assert sum(count for line, count in crossed.items() if line < SIZE) == len(table.cells[at])
            assert sum(count for line, count in crossed.items() if line >= SIZE) == len(table.cells[at])
            for packed in table.near[at]:
                assert packed >> 3 not in table.cells[at]
                assert 1 <= packed & 7 <= 4
            assert cells_of(table.part_a_lo[at], table.part_a_hi[at]) == sorted(table.cells[at][: table.in_a])

"""What follows from the squares is the same as when it is counted afresh, and follows every change of them."""

from __future__ import annotations

import pytest

from starboard.games.planet.evaluation import Lines, Relief, dead_end, hole, standing
from starboard.games.planet.game import game
from starboard.games.planet.geometry import CELL_X, CELL_Y, CELLS, NEIGHBOURS, PLACEMENTS, SIZE, cells_of
from starboard.games.planet.objectives import areas, measure
from starboard.games.planet.placement import lay_tile, places
from starboard.games.planet.seat import Seat
from starboard.games.planet.state import PlanetState
from starboard.games.planet.tables import TILE_METEOR, TILE_SHAPE
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
            assert ground.small == sum(len(area) for area in areas(seat, BARE) if len(area) in (2, 3))
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


def test_what_the_relief_tells_of_a_place_is_what_laying_the_tile_there_makes() -> None:
    checked = 0
    for state in states(20, {}):
        seat = state.seats[0]
        if state.hidden or seat.tile >= 0 or state.tops[0] < 0:
            continue
        seat.tile = state.tops[0]
        relief = Relief(seat, 12.0)
        table = PLACEMENTS[TILE_SHAPE[seat.tile]]
        for at in places(state, 0, seat.tile, 0)[:12]:
            after = state.copy()
            lay_tile(after, 0, at)
            then = after.seats[0]
            fallen = {CELL_Y[table.meteor[at]], SIZE + CELL_X[table.meteor[at]]} if TILE_METEOR[seat.tile] else set()
            lines = sum(
                relief.lines[packed] + (relief.spoilt[packed] if packed >> 3 in fallen else 0.0)
                for packed in table.lines[at]
            )
            assert lines == pytest.approx(Lines(then, 12.0).total() - Lines(seat, 12.0).total())
            if any(bare_neighbours(seat, cell) < 2 for cell in table.cells[at]):
                continue  # dead ends that the tile fills are a gain that the relief leaves out
            alone = then.ground().alone - seat.ground().alone
            ends = then.ground().ends - seat.ground().ends
            near = sum(relief.near[packed] for packed in table.near[at])
            assert -near == pytest.approx(hole(12.0) * alone + dead_end(12.0) * ends)
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

"""What follows from the squares is the same as when it is counted afresh, and follows every change of them."""

from __future__ import annotations

import pytest

from starboard.games.planet.components import (
    BARE,
    ENERGY,
    NO_TILE,
    OBJECTIVES,
    TILE_A,
    TILE_B,
    TILE_METEOR,
    TILE_SHAPE,
    TRACKS,
)
from starboard.games.planet.evaluate.likelihood import KEPT
from starboard.games.planet.evaluate.prospects import (
    MOVED_BY_TILES,
    Lines,
    aim_of,
    dead_end,
    hole,
    rows_of,
    standing,
)
from starboard.games.planet.evaluate.tiles import Look, relief_of
from starboard.games.planet.game import game
from starboard.games.planet.geometry import (
    BIT_HI,
    BIT_LO,
    CELL_X,
    CELL_Y,
    CELLS,
    NEIGHBOURS,
    PLACEMENTS,
    SIZE,
    cells_of,
)
from starboard.games.planet.memory import LESS, MORE, Relief
from starboard.games.planet.rules.energy import energy_choice
from starboard.games.planet.rules.objectives import areas, measure
from starboard.games.planet.rules.placement import lay_tile, places
from starboard.games.planet.seat import Seat
from starboard.games.planet.state import PlanetState
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


def relief(state: PlanetState) -> Relief:
    return relief_of(state, 0, rows_of(state), 12.0)


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
                squares = [sorted(area) for area in areas(seat, kind)]
                assert [cells_of(area.lo, area.hi) for area in ground.areas(kind)] == squares
                assert [area.size for area in ground.areas(kind)] == [len(area) for area in squares]
                touched = [cell for cell in range(CELLS) if ground.touches(kind, BIT_LO[cell], BIT_HI[cell])]
                assert touched == sorted(cell for area in squares for cell in area)
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
        weighed = relief(state)
        table = PLACEMENTS[TILE_SHAPE[seat.tile]]
        for at in places(state, 0, seat.tile, 0)[:12]:
            after = state.copy()
            lay_tile(after, 0, at)
            then = after.seats[0]
            fallen = {CELL_Y[table.meteor[at]], SIZE + CELL_X[table.meteor[at]]} if TILE_METEOR[seat.tile] else set()
            lines = sum(
                weighed.lines[packed] + (weighed.spoilt[packed] if packed >> 3 in fallen else 0.0)
                for packed in table.lines[at]
            )
            assert lines == pytest.approx(Lines(then, 12.0).total() - Lines(seat, 12.0).total())
            if any(bare_neighbours(seat, cell) < 2 for cell in table.cells[at]):
                continue  # dead ends that the tile fills are a gain that the relief leaves out
            alone = then.ground().alone - seat.ground().alone
            ends = then.ground().ends - seat.ground().ends
            near = sum(weighed.beside(packed) for packed in table.near[at])
            assert -near == pytest.approx(hole(12.0) * float(alone) + dead_end(12.0) * float(ends))
            checked += 1
    assert checked > 10


def test_what_a_look_tells_of_objectives_and_energy_is_what_laying_the_tile_there_makes() -> None:
    moved: set[tuple[str, int]] = set()
    offers: set[int] = set()
    for state in states(30, {}):
        before = state.seats[0]
        for tile in state.tops:
            if state.hidden or before.tile >= 0 or tile < 0:
                continue
            state.seats[0].tile = tile
            look = Look(state.seats[0], tile, relief(state))
            for at in places(state, 0, tile, 0)[::13]:
                after = state.copy()
                lay_tile(after, 0, at)
                if ENERGY in (TILE_A[tile], TILE_B[tile]) and not (before.patch_lo or before.patch_hi):
                    assert look.offered(at) & (1 << TRACKS) - 1 == energy_choice(after.seats[0], ENERGY)
                    offers.add(look.offered(at))
                for objective in OBJECTIVES:
                    if objective.metric not in MOVED_BY_TILES or objective.terrain not in (TILE_A[tile], TILE_B[tile]):
                        continue
                    metric, terrain = objective.metric, objective.terrain
                    change = measure(after.seats[0], metric, terrain) - measure(before, metric, terrain)
                    aim = aim_of(objective, 0, KEPT[9], 5.0)
                    assert aim.everywhere or look.moved(at, aim) == change
                    assert change == 1 or not aim.everywhere
                    moved.add((metric, change))
            state.seats[0].tile = NO_TILE
    assert {change for metric, change in moved if metric == "number-of-areas"} >= {-1, 0, 1}
    assert len({change for metric, change in moved if metric == "largest-area-squares"}) > 3
    assert ("resources-on-edge", 0) in moved
    assert ("resources-on-edge", 1) in moved
    assert len(offers) > 10


def test_more_of_what_an_objective_compares_is_worth_more_or_less() -> None:
    for objective in OBJECTIVES:
        if objective.metric not in MOVED_BY_TILES:
            continue
        aim = aim_of(objective, 0, KEPT[9], 5.0)
        assert aim.change(0) == 0.0
        assert (aim.change(1) < 0.0) == objective.less
        assert aim.change(-1) == pytest.approx(-aim.change(1))
        assert aim.change(99) == aim.change(MORE)
        assert aim.most == max(aim.change(MORE), aim.change(-LESS))


def test_lines_of_placements() -> None:
    for table in PLACEMENTS:
        for at in range(0, len(table.cells), 37):
            crossed = {packed >> 3: packed & 7 for packed in table.lines[at]}
            assert sum(count for line, count in crossed.items() if line < SIZE) == len(table.cells[at])
            assert sum(count for line, count in crossed.items() if line >= SIZE) == len(table.cells[at])
            for packed in table.near[at]:
                assert packed >> 3 not in table.cells[at]
                assert 1 <= packed & 7 <= 4
            part = table.cells[at][: table.in_a]
            assert cells_of(table.spots[at].part_a_lo, table.spots[at].part_a_hi) == sorted(part)

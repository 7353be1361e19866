"""Tile placement (PU-6), water on ice (PU-9) and lifted prohibitions (PU-5, PU-19.3, PU-28.2)."""

from __future__ import annotations

import pytest

from starboard.games.planet.biomass import lay_patch
from starboard.games.planet.geometry import (
    CELL_X,
    CELL_Y,
    CELLS,
    EDGE,
    NEIGHBOURS,
    ORIENTATION_WORDS,
    PLACEMENTS,
    PLANETS,
    cell_at,
    orient,
)
from starboard.games.planet.placement import KEEP_ALL, LIFT_BOTH, LIFT_EVENT, LIFT_PLANET, lay_tile, lifted_for, places
from starboard.games.planet.seat import LAID
from starboard.games.planet.tables import SHAPES, TILE_A, TILE_B, TILE_SHAPE
from starboard.games.planet.terms import TERRAINS
from starboard.games.planet.turn import Draft, Orient, Position, slots_to_take
from tests.games.planet.bench import TILE, Bench, xy
from tests.rulebook import rule


def cells(bench: Bench, tile: str, lifted: int = KEEP_ALL) -> list[list[int]]:
    table = PLACEMENTS[TILE_SHAPE[TILE[tile]]]
    return [table.cells[at] for at in places(bench.state, 0, TILE[tile], lifted)]


@rule("PU-6.5", "PU-6.4")
def test_placements_are_all_ways_to_put_a_shape_on_the_grid() -> None:
    for shape, table in zip(SHAPES, PLACEMENTS, strict=True):
        expected = set()
        for orientation in range(8):
            squares = orient(shape.squares, orientation)
            for y in range(12):
                for x in range(12):
                    covered = [cell_at(x + dx, y + dy) for dx, dy in squares]
                    if min(covered) >= 0:
                        expected.add(
                            (
                                frozenset(covered[: shape.in_a]),
                                frozenset(covered[shape.in_a :]),
                                covered[shape.resource_a],
                                covered[shape.resource_b],
                                covered[shape.meteor],
                            )
                        )
        found = {
            (
                frozenset(table.cells[at][: shape.in_a]),
                frozenset(table.cells[at][shape.in_a :]),
                table.resource_a[at],
                table.resource_b[at],
                table.meteor[at],
            )
            for at in range(len(table.cells))
        }
        assert found == expected
        assert len(found) == len(table.cells)  # nothing is offered twice


@rule("PU-15.2")
def test_a_tile_may_be_turned_and_flipped() -> None:
    bench = Bench().face("f5-rover-tech")
    bench.ask(Draft(0, True)).say("large")
    assert bench.legal() == ORIENTATION_WORDS  # the F shape lies in eight ways
    bench = Bench().face("i4-rover-tech")
    bench.ask(Draft(0, True)).say("large")
    assert bench.legal() == ["r0", "r90", "r180", "r270"]  # a flipped bar looks like a turned one
    assert bench.why("f0") == "planet-why-same-orientation"


@rule("PU-6.1")
def test_the_first_tile_covers_an_edge_square() -> None:
    bench = Bench()
    for tile in ("f5-rover-tech", "i2-civ-energy", "o4-water-rover"):
        found = cells(bench, tile)
        assert found
        assert all(set(covered) & set(EDGE) for covered in found)
        table = PLACEMENTS[TILE_SHAPE[TILE[tile]]]
        assert len(found) == sum(1 for covered in table.cells if set(covered) & set(EDGE))


@rule("PU-6.2", "PU-6.3")
def test_later_tiles_share_a_side_with_a_tile_and_overlap_none() -> None:
    bench = Bench().place("o4-rover-tech", "r0", 5, 0)
    lying = set(bench.seat.last_tile())
    touching = {other for cell in lying for other in NEIGHBOURS[cell]}
    found = cells(bench, "l4-civ-energy")
    assert found
    for covered in found:
        assert not set(covered) & lying
        assert set(covered) & touching
    table = PLACEMENTS[TILE_SHAPE[TILE["l4-civ-energy"]]]
    wanted = [c for c in table.cells if not set(c) & lying and set(c) & touching]
    assert sorted(found) == sorted(wanted)


@rule("PU-6.2")
def test_a_patch_is_no_tile_to_be_adjacent_to() -> None:
    bench = Bench().place("o4-rover-tech", "r0", 5, 0)
    lay_patch(bench.state, 0, cell_at(5, 2))
    only_by_patch = cell_at(5, 3)
    for covered in cells(bench, "i2-civ-energy"):
        if only_by_patch in covered:
            assert any(other in bench.seat.last_tile() for c in covered for other in NEIGHBOURS[c])


@rule("PU-6.3")
def test_a_tile_may_not_lie_on_a_patch() -> None:
    bench = Bench().place("o4-rover-tech", "r0", 5, 0)
    assert any(cell_at(5, 2) in covered for covered in cells(bench, "i2-civ-energy"))
    lay_patch(bench.state, 0, cell_at(5, 2))
    assert not any(cell_at(5, 2) in covered for covered in cells(bench, "i2-civ-energy"))


@rule("PU-4.4", "PU-6.3", "PU-6.2", "PU-6.1", "PU-6.4")
def test_reasons_why_a_tile_cannot_lie_somewhere() -> None:
    bench = Bench()
    bench.seat.tile = TILE["i2-civ-energy"]
    bench.ask(Position(0, 0))
    assert bench.why(xy(5, 4)) == "planet-why-first-on-edge"
    assert bench.why(xy(5, 11)) == "planet-why-off-planet"
    bench = Bench().place("i2-civ-energy", "r0", 5, 0)
    bench.seat.tile = TILE["i2-rover-tech"]
    bench.ask(Position(0, 0))
    assert bench.why(xy(5, 0)) == "planet-why-occupied"
    assert bench.why(xy(5, 6)) == "planet-why-not-adjacent"
    assert xy(6, 0) in bench.legal()


@rule("PU-6.6", "PU-10.11", "PU-10.12")
def test_a_tile_destroys_the_pod_and_the_rover_under_it() -> None:
    bench = Bench().rover(7, 2).rover(6, 5)
    before = bench.seat.supply
    assert bench.seat.has_pod(cell_at(7, 2))
    bench.place("i2-civ-energy", "r0", 7, 1)
    assert not bench.seat.has_pod(cell_at(7, 2))
    assert bench.seat.rovers == [cell_at(6, 5)]
    assert (bench.seat.pods, bench.seat.supply) == (0, before)  # neither collected nor back in supply
    bench.place("i2-rover-tech", "r0", 6, 4)
    assert bench.seat.rovers == []  # all rovers may be lost


@rule("PU-4.8")
def test_a_meteor_symbol_gets_a_meteorite_at_once() -> None:
    bench = Bench().place("i4-rover-tech-m", "r0", 4, 5)
    assert bench.seat.spoilt() == [cell_at(7, 5)]
    assert Bench().place("i4-rover-tech", "r0", 4, 5).seat.spoilt() == []


@rule("PU-4.6", "PU-15.3")
def test_each_resource_advances_once_whatever_the_size_in_any_order() -> None:
    for tile in ("i2-rover-tech", "f5-rover-tech", "i3-rover-tech"):
        bench = Bench().place(tile, "r0", 4, 5)
        assert bench.pending() == ["rover", "tech"]
        bench.resolve()
        assert bench.legal() == ["rover", "tech"]
        bench.say("tech")
        assert bench.position("tech") == 1
    first = Bench().place("i2-rover-tech", "r0", 4, 5).resolve().say("rover", "deploy", "c4-5")
    assert first.tracks() == {"civ": 0, "water": 0, "biomass": 0, "rover": 1, "tech": 1}


@rule("PU-9.1", "PU-9.2", "PU-9.3", "PU-9.5", "PU-6.7")
def test_water_advances_only_if_a_water_square_covers_ice() -> None:
    ice = set(PLANETS[0].ice)
    assert cell_at(5, 5) in ice
    assert cell_at(4, 5) not in ice
    on_ice = Bench().place("i2-water-rover", "r0", 5, 5)  # water above, on ice
    assert on_ice.pending() == ["water", "rover"]
    dry = Bench().place("i2-water-rover", "r0", 4, 4)
    assert dry.pending() == ["rover"]
    only_rover_on_ice = Bench().place("i2-water-rover", "r90", 4, 5)  # water right or left?
    squares = PLACEMENTS[TILE_SHAPE[TILE["i2-water-rover"]]].cells[only_rover_on_ice.seat.laid[-1] % LAID]
    assert ("water" in only_rover_on_ice.pending()) == (squares[0] in ice)


def test_water_under_ice_is_judged_by_the_water_section_alone() -> None:
    table = PLACEMENTS[TILE_SHAPE[TILE["l4-energy-water"]]]
    ice = set(PLANETS[0].ice)
    for at in range(0, len(table.cells), 7):
        bench = Bench()
        bench.seat.tile = TILE["l4-energy-water"]

        lay_tile(bench.state, 0, at)
        wet = [c for square, c in enumerate(table.cells[at]) if square >= table.in_a and c in ice]
        assert ("water" in bench.pending()) == bool(wet)


# --- Techs that free from adjacency --------------------------------------------------------------------


@rule("PU-11.2", "PU-36.5")
def test_a_tech_frees_from_adjacency_and_nothing_else() -> None:
    bench = Bench(planet="k-273").tech(1)
    assert all(set(covered) & set(EDGE) for covered in cells(bench, "l4-civ-energy"))  # the first tile still
    bench.place("i2-rover-tech", "r0", 5, 2)
    ice = set(PLANETS[1].ice)
    found = cells(bench, "l4-civ-energy")
    far = [covered for covered in found if min(covered) > cell_at(11, 5)]
    assert far  # nowhere near the first tile
    assert all(len(set(covered) & ice) in (0, 4) for covered in found)  # the planet's own rule holds
    assert not any(cell in bench.seat.last_tile() for covered in found for cell in covered)
    assert len(cells(Bench(planet="k-273").place("i2-rover-tech", "r0", 5, 2), "l4-civ-energy")) < len(found)


@rule("PU-25.1", "PU-36.5")
def test_horizon_may_ignore_adjacency_for_tiles_with_rover_resources() -> None:
    bench = Bench("horizon").tech(1).place("i2-rover-tech", "r0", 5, 0)
    far = cell_at(5, 11)
    assert any(far in covered for covered in cells(bench, "l4-water-rover"))
    assert not any(far in covered for covered in cells(bench, "l4-civ-energy"))
    locked = Bench("horizon").place("i2-rover-tech", "r0", 5, 0)
    assert not any(far in covered for covered in cells(locked, "l4-water-rover"))


# --- When nothing fits ---------------------------------------------------------------------------------


def crowded(planet: str = "ksb-4156", free: tuple[tuple[int, int], ...] = ()) -> Bench:
    """A planet under tiles but for a few squares."""
    bench = Bench(planet=planet).place("i2-rover-tech", "r0", 5, 0).settle()
    taken = [(x, y) for y in range(12) for x in range(12) if cell_at(x, y) >= 0 and (x, y) not in free]
    return bench.ground("rover", *taken)


@rule("PU-5.1", "PU-5.3", "PU-16.1", "PU-16.2")
def test_a_tile_that_cannot_be_placed_is_set_aside_and_advances_both() -> None:
    bench = crowded().tech(4).face("z5-energy-water-m")
    assert slots_to_take(bench.state, 0)[1] == -1
    bench.ask(Draft(0, True)).say("large")
    # water twice: energy follows the other resource, no ice is needed, and the tech does not double it
    assert bench.position("water") == 2
    assert bench.seat.aside == TILE["z5-energy-water-m"]
    assert bench.seat.ending
    assert bench.seat.spoilt() == []
    assert len(bench.seat.laid) == 1


@rule("PU-5.6")
def test_one_tile_that_fits_must_be_taken() -> None:
    bench = crowded(free=((5, 5), (5, 6))).face("i2-civ-energy")
    bench.ask(Draft(0, True))
    assert isinstance(bench.state.question(0), Orient)  # only the domino fits: the table takes it
    assert bench.seat.tile == TILE["i2-civ-energy"]
    assert not bench.seat.ending


@rule("PU-28.2", "PU-35.16")
def test_a_planet_rule_is_lifted_where_it_alone_would_end_the_game() -> None:
    # (5,5) and (5,6) are the only free squares and lie on the ring, where a tile needs a square outside
    bench = crowded("arashi", ((5, 5), (5, 6))).face("i2-civ-energy")
    slots = [bench.state.small_slot(bench.state.depot(0))]
    assert lifted_for(bench.state, 0, slots) == LIFT_PLANET
    bench.ask(Draft(0, True))
    assert bench.seat.tile == TILE["i2-civ-energy"]
    # with another free square that respects the rule, the rule holds
    held = crowded("arashi", ((5, 5), (5, 6), (2, 2), (2, 3))).face("i2-civ-energy")
    assert lifted_for(held.state, 0, slots) == KEEP_ALL
    assert all(cell_at(5, 5) not in covered for covered in cells(held, "i2-civ-energy"))


@rule("PU-19.3")
def test_an_event_that_would_end_the_game_is_ignored() -> None:
    bench = crowded(free=((5, 11), (6, 11))).face("i2-civ-energy").event("ev-r20")
    slot = bench.state.small_slot(bench.state.depot(0))
    assert lifted_for(bench.state, 0, [slot]) == LIFT_EVENT
    kept = crowded(free=((5, 11), (6, 11), (5, 5), (5, 6))).face("i2-civ-energy").event("ev-r20")
    assert lifted_for(kept.state, 0, [slot]) == KEEP_ALL
    assert cells(kept, "i2-civ-energy") == [
        c for c in cells(kept, "i2-civ-energy", LIFT_EVENT) if not set(c) & set(EDGE)
    ]


@rule("PU-19.3", "PU-28.2", "PU-35.16")
def test_event_and_planet_rules_are_lifted_one_after_the_other() -> None:
    # free squares: two on the ring, off the edge; the planet's rule bars them, the event does not
    slot = Bench().face("i2-civ-energy").state.small_slot(Bench().face("i2-civ-energy").state.depot(0))
    inner = crowded("arashi", ((5, 5), (5, 6))).face("i2-civ-energy").event("ev-r20")
    assert lifted_for(inner.state, 0, [slot]) == LIFT_PLANET
    # with two on the ring's end, on the edge as well, both must go; but the event still bars the edge before that
    both = crowded("arashi", ((0, 5), (0, 6), (5, 5), (5, 6))).face("i2-civ-energy").event("ev-r20")
    assert lifted_for(both.state, 0, [slot]) == LIFT_PLANET
    assert [set(c) for c in cells(both, "i2-civ-energy", LIFT_PLANET)] == [{cell_at(5, 5), cell_at(5, 6)}] * 2
    end = crowded("arashi", ((0, 5), (0, 6))).face("i2-civ-energy").event("ev-r20")
    assert lifted_for(end.state, 0, [slot]) == LIFT_BOTH


def test_no_edge_in_the_first_round_gives_way_to_the_first_tile() -> None:
    bench = Bench().face("i2-civ-energy").event("ev-o19")
    slots, lifted = slots_to_take(bench.state, 0)
    assert len(slots) == 2
    assert lifted == LIFT_EVENT


# --- Planets (PU-29 to PU-34) --------------------------------------------------------------------------


def legal_by_hand(bench: Bench, tile: str, allowed: object) -> list[list[int]]:
    table = PLACEMENTS[TILE_SHAPE[TILE[tile]]]
    assert callable(allowed)
    return [
        table.cells[at] for at in range(len(table.cells)) if set(table.cells[at]) & set(EDGE) and allowed(table, at)
    ]


@rule("PU-29.1")
def test_k273_a_tile_covers_ice_or_land_never_both() -> None:
    bench = Bench(planet="k-273")
    ice = set(PLANETS[1].ice)
    found = cells(bench, "l4-civ-energy")
    assert found == legal_by_hand(bench, "l4-civ-energy", lambda t, at: len(set(t.cells[at]) & ice) in (0, 4))
    assert len(found) < len(cells(Bench(), "l4-civ-energy"))
    bench.seat.tile = TILE["l4-civ-energy"]
    bench.ask(Position(0, 0))
    assert any(
        bench.why(xy(x, y)) == "planet-why-no-mixed-ice" for x in range(12) for y in range(12) if cell_at(x, y) >= 0
    )


@rule("PU-30.1", "PU-30.2")
@pytest.mark.parametrize(
    ("tile", "x", "y"),
    [("civ-energy", 0, 0), ("civ-energy", 6, 0), ("tech-biomass", 0, 6), ("energy-water", 6, 6)],
)
def test_persephone_bans_one_symbol_in_each_quadrant(tile: str, x: int, y: int) -> None:
    names = {(0, 0): "civ", (6, 0): "energy", (0, 6): "tech", (6, 6): "water"}
    banned = names[x, y]
    bench = Bench(planet="persephone")
    table = PLACEMENTS[TILE_SHAPE[TILE[f"l4-{tile}"]]]
    number = TILE[f"l4-{tile}"]

    spans = 0
    for at in places(bench.state, 0, number, KEEP_ALL):
        for symbol, cell in ((TILE_A[number], table.resource_a[at]), (TILE_B[number], table.resource_b[at])):
            inside = x <= CELL_X[cell] < x + 6 and y <= CELL_Y[cell] < y + 6
            assert not (inside and TERRAINS[symbol] == banned)
        quadrants = {(CELL_X[c] >= 6, CELL_Y[c] >= 6) for c in table.cells[at]}
        spans += len(quadrants) > 1
    assert spans  # a tile may lie in several quadrants


@rule("PU-33.1", "PU-33.2")
def test_arashi_a_tile_on_the_ring_needs_a_square_outside() -> None:
    bench = Bench(planet="arashi")
    ring = {cell_at(x, y) for x in range(12) for y in (5, 6)}
    assert set(PLANETS[5].ring) == ring
    found = cells(bench, "i2-civ-energy")
    assert found == legal_by_hand(bench, "i2-civ-energy", lambda t, at: not set(t.cells[at]) <= ring)
    assert any(set(covered) & ring for covered in found)


@rule("PU-34.1")
def test_tartarus_no_tile_lies_across_the_chasm() -> None:
    bench = Bench(planet="tartarus")
    assert [cell_at(6, 0), cell_at(6, 1)] not in cells(bench, "i2-civ-energy")
    assert [cell_at(5, 0), cell_at(5, 1)] in cells(bench, "i2-civ-energy")
    east = set(PLANETS[6].east)
    for covered in cells(bench, "f5-civ-energy"):
        assert len(set(covered) & east) in (0, 5)
    # but a tile on the other side counts as a neighbour
    bench.place("i2-rover-tech", "r0", 5, 0)
    beside = [covered for covered in cells(bench, "i2-civ-energy") if cell_at(6, 1) in covered]
    assert beside


def test_cells_are_named_by_column_and_row() -> None:
    bench = Bench().face("i2-civ-energy")
    bench.ask(Draft(0, True)).say("small", "r0")
    assert xy(5, 0) in bench.legal()
    assert len(bench.legal()) <= CELLS
    bench.say(xy(5, 0))
    assert bench.seat.terrain[cell_at(5, 0)] == TILE_A[TILE["i2-civ-energy"]]
    assert bench.seat.terrain[cell_at(5, 1)] == TILE_B[TILE["i2-civ-energy"]]

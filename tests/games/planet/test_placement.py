"""Tile placement (PU-6), water on ice (PU-9) and lifted prohibitions (PU-5, PU-19.3, PU-28.2)."""

from __future__ import annotations

import pytest

from starboard.games.planet.components import SHAPES, TERRAINS, TILE_A, TILE_B, TILE_SHAPE
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
from starboard.games.planet.rules.biomass import lay_patch
from starboard.games.planet.rules.placement import (
    KEEP_ALL,
    LIFT_BOTH,
    LIFT_EVENT,
    LIFT_PLANET,
    lay_tile,
    lifted_for,
    places,
)
from starboard.games.planet.rules.turn import Draft, Orient, PlaceTile, slots_to_take
from starboard.games.planet.seat import LAID
from tests.games.planet.position import TILE, Position, xy
from tests.rulebook import rule


def cells(position: Position, tile: str, lifted: int = KEEP_ALL) -> list[list[int]]:
    table = PLACEMENTS[TILE_SHAPE[TILE[tile]]]
    return [table.cells[at] for at in places(position.state, 0, TILE[tile], lifted)]


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
    position = Position().face("f5-rover-tech")
    position.ask(Draft(0, True)).say("large")
    assert position.legal() == ORIENTATION_WORDS  # the F shape lies in eight ways
    position = Position().face("i4-rover-tech")
    position.ask(Draft(0, True)).say("large")
    assert position.legal() == ["r0", "r90", "r180", "r270"]  # a flipped bar looks like a turned one
    assert position.why("f0") == "planet-why-same-orientation"


@rule("PU-6.1")
def test_the_first_tile_covers_an_edge_square() -> None:
    position = Position()
    for tile in ("f5-rover-tech", "i2-civ-energy", "o4-water-rover"):
        found = cells(position, tile)
        assert found
        assert all(set(covered) & set(EDGE) for covered in found)
        table = PLACEMENTS[TILE_SHAPE[TILE[tile]]]
        assert len(found) == sum(1 for covered in table.cells if set(covered) & set(EDGE))


@rule("PU-6.2", "PU-6.3")
def test_later_tiles_share_a_side_with_a_tile_and_overlap_none() -> None:
    position = Position().place("o4-rover-tech", "r0", 5, 0)
    lying = set(position.seat.last_tile())
    touching = {other for cell in lying for other in NEIGHBOURS[cell]}
    found = cells(position, "l4-civ-energy")
    assert found
    for covered in found:
        assert not set(covered) & lying
        assert set(covered) & touching
    table = PLACEMENTS[TILE_SHAPE[TILE["l4-civ-energy"]]]
    wanted = [c for c in table.cells if not set(c) & lying and set(c) & touching]
    assert sorted(found) == sorted(wanted)


@rule("PU-6.2")
def test_a_patch_is_no_tile_to_be_adjacent_to() -> None:
    position = Position().place("o4-rover-tech", "r0", 5, 0)
    lay_patch(position.state, 0, cell_at(5, 2))
    only_by_patch = cell_at(5, 3)
    for covered in cells(position, "i2-civ-energy"):
        if only_by_patch in covered:
            assert any(other in position.seat.last_tile() for c in covered for other in NEIGHBOURS[c])


@rule("PU-6.3")
def test_a_tile_may_not_lie_on_a_patch() -> None:
    position = Position().place("o4-rover-tech", "r0", 5, 0)
    assert any(cell_at(5, 2) in covered for covered in cells(position, "i2-civ-energy"))
    lay_patch(position.state, 0, cell_at(5, 2))
    assert not any(cell_at(5, 2) in covered for covered in cells(position, "i2-civ-energy"))


@rule("PU-4.4", "PU-6.3", "PU-6.2", "PU-6.1", "PU-6.4")
def test_reasons_why_a_tile_cannot_lie_somewhere() -> None:
    position = Position()
    position.seat.tile = TILE["i2-civ-energy"]
    position.ask(PlaceTile(0, 0))
    assert position.why(xy(5, 4)) == "planet-why-first-on-edge"
    assert position.why(xy(5, 11)) == "planet-why-off-planet"
    position = Position().place("i2-civ-energy", "r0", 5, 0)
    position.seat.tile = TILE["i2-rover-tech"]
    position.ask(PlaceTile(0, 0))
    assert position.why(xy(5, 0)) == "planet-why-occupied"
    assert position.why(xy(5, 6)) == "planet-why-not-adjacent"
    assert xy(6, 0) in position.legal()


@rule("PU-6.6", "PU-10.11", "PU-10.12")
def test_a_tile_destroys_the_pod_and_the_rover_under_it() -> None:
    position = Position().rover(7, 2).rover(6, 5)
    before = position.seat.supply
    assert position.seat.has_pod(cell_at(7, 2))
    position.place("i2-civ-energy", "r0", 7, 1)
    assert not position.seat.has_pod(cell_at(7, 2))
    assert position.seat.rovers == [cell_at(6, 5)]
    assert (position.seat.pods, position.seat.supply) == (0, before)  # neither collected nor back in supply
    position.place("i2-rover-tech", "r0", 6, 4)
    assert position.seat.rovers == []  # all rovers may be lost


@rule("PU-4.8")
def test_a_meteor_symbol_gets_a_meteorite_at_once() -> None:
    position = Position().place("i4-rover-tech-m", "r0", 4, 5)
    assert position.seat.spoilt() == [cell_at(7, 5)]
    assert Position().place("i4-rover-tech", "r0", 4, 5).seat.spoilt() == []


@rule("PU-4.6", "PU-15.3")
def test_each_resource_advances_once_whatever_the_size_in_any_order() -> None:
    for tile in ("i2-rover-tech", "f5-rover-tech", "i3-rover-tech"):
        position = Position().place(tile, "r0", 4, 5)
        assert position.pending() == ["rover", "tech"]
        position.resolve()
        assert position.legal() == ["rover", "tech"]
        position.say("tech")
        assert position.position("tech") == 1
    first = Position().place("i2-rover-tech", "r0", 4, 5).resolve().say("rover", "deploy", "c4-5")
    assert first.tracks() == {"civ": 0, "water": 0, "biomass": 0, "rover": 1, "tech": 1}


@rule("PU-9.1", "PU-9.2", "PU-9.3", "PU-9.5", "PU-6.7")
def test_water_advances_only_if_a_water_square_covers_ice() -> None:
    ice = set(PLANETS[0].ice)
    assert cell_at(5, 5) in ice
    assert cell_at(4, 5) not in ice
    on_ice = Position().place("i2-water-rover", "r0", 5, 5)  # water above, on ice
    assert on_ice.pending() == ["water", "rover"]
    dry = Position().place("i2-water-rover", "r0", 4, 4)
    assert dry.pending() == ["rover"]
    only_rover_on_ice = Position().place("i2-water-rover", "r90", 4, 5)  # water right or left?
    squares = PLACEMENTS[TILE_SHAPE[TILE["i2-water-rover"]]].cells[only_rover_on_ice.seat.laid[-1] % LAID]
    assert ("water" in only_rover_on_ice.pending()) == (squares[0] in ice)


def test_water_under_ice_is_judged_by_the_water_section_alone() -> None:
    table = PLACEMENTS[TILE_SHAPE[TILE["l4-energy-water"]]]
    ice = set(PLANETS[0].ice)
    for at in range(0, len(table.cells), 7):
        position = Position()
        position.seat.tile = TILE["l4-energy-water"]

        lay_tile(position.state, 0, at)
        wet = [c for square, c in enumerate(table.cells[at]) if square >= table.in_a and c in ice]
        assert ("water" in position.pending()) == bool(wet)


# --- Techs that free from adjacency --------------------------------------------------------------------


@rule("PU-11.2", "PU-36.5")
def test_a_tech_frees_from_adjacency_and_nothing_else() -> None:
    position = Position(planet="k-273").tech(1)
    assert all(set(covered) & set(EDGE) for covered in cells(position, "l4-civ-energy"))  # the first tile still
    position.place("i2-rover-tech", "r0", 5, 2)
    ice = set(PLANETS[1].ice)
    found = cells(position, "l4-civ-energy")
    far = [covered for covered in found if min(covered) > cell_at(11, 5)]
    assert far  # nowhere near the first tile
    assert all(len(set(covered) & ice) in (0, 4) for covered in found)  # the planet's own rule holds
    assert not any(cell in position.seat.last_tile() for covered in found for cell in covered)
    assert len(cells(Position(planet="k-273").place("i2-rover-tech", "r0", 5, 2), "l4-civ-energy")) < len(found)


@rule("PU-25.1", "PU-36.5")
def test_horizon_may_ignore_adjacency_for_tiles_with_rover_resources() -> None:
    position = Position("horizon").tech(1).place("i2-rover-tech", "r0", 5, 0)
    far = cell_at(5, 11)
    assert any(far in covered for covered in cells(position, "l4-water-rover"))
    assert not any(far in covered for covered in cells(position, "l4-civ-energy"))
    locked = Position("horizon").place("i2-rover-tech", "r0", 5, 0)
    assert not any(far in covered for covered in cells(locked, "l4-water-rover"))


# --- When nothing fits ---------------------------------------------------------------------------------


def crowded(planet: str = "ksb-4156", free: tuple[tuple[int, int], ...] = ()) -> Position:
    """A planet under tiles but for a few squares."""
    position = Position(planet=planet).place("i2-rover-tech", "r0", 5, 0).settle()
    taken = [(x, y) for y in range(12) for x in range(12) if cell_at(x, y) >= 0 and (x, y) not in free]
    return position.ground("rover", *taken)


@rule("PU-5.1", "PU-5.3", "PU-16.1", "PU-16.2")
def test_a_tile_that_cannot_be_placed_is_set_aside_and_advances_both() -> None:
    position = crowded().tech(4).face("z5-energy-water-m")
    assert slots_to_take(position.state, 0)[1] == -1
    position.ask(Draft(0, True)).say("large")
    # water twice: energy follows the other resource, no ice is needed, and the tech does not double it
    assert position.position("water") == 2
    assert position.seat.aside == TILE["z5-energy-water-m"]
    assert position.seat.ending
    assert position.seat.spoilt() == []
    assert len(position.seat.laid) == 1


@rule("PU-5.6")
def test_one_tile_that_fits_must_be_taken() -> None:
    position = crowded(free=((5, 5), (5, 6))).face("i2-civ-energy")
    position.ask(Draft(0, True))
    assert isinstance(position.state.question(0), Orient)  # only the domino fits: the table takes it
    assert position.seat.tile == TILE["i2-civ-energy"]
    assert not position.seat.ending


@rule("PU-28.2", "PU-35.16")
def test_a_planet_rule_is_lifted_where_it_alone_would_end_the_game() -> None:
    # (5,5) and (5,6) are the only free squares and lie on the ring, where a tile needs a square outside
    position = crowded("arashi", ((5, 5), (5, 6))).face("i2-civ-energy")
    slots = [position.state.small_slot(position.state.depot(0))]
    assert lifted_for(position.state, 0, slots) == LIFT_PLANET
    position.ask(Draft(0, True))
    assert position.seat.tile == TILE["i2-civ-energy"]
    # with another free square that respects the rule, the rule holds
    held = crowded("arashi", ((5, 5), (5, 6), (2, 2), (2, 3))).face("i2-civ-energy")
    assert lifted_for(held.state, 0, slots) == KEEP_ALL
    assert all(cell_at(5, 5) not in covered for covered in cells(held, "i2-civ-energy"))


@rule("PU-19.3")
def test_an_event_that_would_end_the_game_is_ignored() -> None:
    position = crowded(free=((5, 11), (6, 11))).face("i2-civ-energy").event("ev-r20")
    slot = position.state.small_slot(position.state.depot(0))
    assert lifted_for(position.state, 0, [slot]) == LIFT_EVENT
    kept = crowded(free=((5, 11), (6, 11), (5, 5), (5, 6))).face("i2-civ-energy").event("ev-r20")
    assert lifted_for(kept.state, 0, [slot]) == KEEP_ALL
    assert cells(kept, "i2-civ-energy") == [
        c for c in cells(kept, "i2-civ-energy", LIFT_EVENT) if not set(c) & set(EDGE)
    ]


@rule("PU-19.3", "PU-28.2", "PU-35.16")
def test_event_and_planet_rules_are_lifted_one_after_the_other() -> None:
    # free squares: two on the ring, off the edge; the planet's rule bars them, the event does not
    slot = Position().face("i2-civ-energy").state.small_slot(Position().face("i2-civ-energy").state.depot(0))
    inner = crowded("arashi", ((5, 5), (5, 6))).face("i2-civ-energy").event("ev-r20")
    assert lifted_for(inner.state, 0, [slot]) == LIFT_PLANET
    # with two on the ring's end, on the edge as well, both must go; but the event still bars the edge before that
    both = crowded("arashi", ((0, 5), (0, 6), (5, 5), (5, 6))).face("i2-civ-energy").event("ev-r20")
    assert lifted_for(both.state, 0, [slot]) == LIFT_PLANET
    assert [set(c) for c in cells(both, "i2-civ-energy", LIFT_PLANET)] == [{cell_at(5, 5), cell_at(5, 6)}] * 2
    end = crowded("arashi", ((0, 5), (0, 6))).face("i2-civ-energy").event("ev-r20")
    assert lifted_for(end.state, 0, [slot]) == LIFT_BOTH


def test_no_edge_in_the_first_round_gives_way_to_the_first_tile() -> None:
    position = Position().face("i2-civ-energy").event("ev-o19")
    slots, lifted = slots_to_take(position.state, 0)
    assert len(slots) == 2
    assert lifted == LIFT_EVENT


# --- Planets (PU-29 to PU-34) --------------------------------------------------------------------------


def legal_by_hand(position: Position, tile: str, allowed: object) -> list[list[int]]:
    table = PLACEMENTS[TILE_SHAPE[TILE[tile]]]
    assert callable(allowed)
    return [
        table.cells[at] for at in range(len(table.cells)) if set(table.cells[at]) & set(EDGE) and allowed(table, at)
    ]


@rule("PU-29.1")
def test_k273_a_tile_covers_ice_or_land_never_both() -> None:
    position = Position(planet="k-273")
    ice = set(PLANETS[1].ice)
    found = cells(position, "l4-civ-energy")
    assert found == legal_by_hand(position, "l4-civ-energy", lambda t, at: len(set(t.cells[at]) & ice) in (0, 4))
    assert len(found) < len(cells(Position(), "l4-civ-energy"))
    position.seat.tile = TILE["l4-civ-energy"]
    position.ask(PlaceTile(0, 0))
    assert any(
        position.why(xy(x, y)) == "planet-why-no-mixed-ice" for x in range(12) for y in range(12) if cell_at(x, y) >= 0
    )


@rule("PU-30.1", "PU-30.2")
@pytest.mark.parametrize(
    ("tile", "x", "y"),
    [("civ-energy", 0, 0), ("civ-energy", 6, 0), ("tech-biomass", 0, 6), ("energy-water", 6, 6)],
)
def test_persephone_bans_one_symbol_in_each_quadrant(tile: str, x: int, y: int) -> None:
    names = {(0, 0): "civ", (6, 0): "energy", (0, 6): "tech", (6, 6): "water"}
    banned = names[x, y]
    position = Position(planet="persephone")
    table = PLACEMENTS[TILE_SHAPE[TILE[f"l4-{tile}"]]]
    number = TILE[f"l4-{tile}"]

    spans = 0
    for at in places(position.state, 0, number, KEEP_ALL):
        for symbol, cell in ((TILE_A[number], table.resource_a[at]), (TILE_B[number], table.resource_b[at])):
            inside = x <= CELL_X[cell] < x + 6 and y <= CELL_Y[cell] < y + 6
            assert not (inside and TERRAINS[symbol] == banned)
        quadrants = {(CELL_X[c] >= 6, CELL_Y[c] >= 6) for c in table.cells[at]}
        spans += len(quadrants) > 1
    assert spans  # a tile may lie in several quadrants


@rule("PU-33.1", "PU-33.2")
def test_arashi_a_tile_on_the_ring_needs_a_square_outside() -> None:
    position = Position(planet="arashi")
    ring = {cell_at(x, y) for x in range(12) for y in (5, 6)}
    assert set(PLANETS[5].ring) == ring
    found = cells(position, "i2-civ-energy")
    assert found == legal_by_hand(position, "i2-civ-energy", lambda t, at: not set(t.cells[at]) <= ring)
    assert any(set(covered) & ring for covered in found)


@rule("PU-34.1")
def test_tartarus_no_tile_lies_across_the_chasm() -> None:
    position = Position(planet="tartarus")
    assert [cell_at(6, 0), cell_at(6, 1)] not in cells(position, "i2-civ-energy")
    assert [cell_at(5, 0), cell_at(5, 1)] in cells(position, "i2-civ-energy")
    east = set(PLANETS[6].east)
    for covered in cells(position, "f5-civ-energy"):
        assert len(set(covered) & east) in (0, 5)
    # but a tile on the other side counts as a neighbour
    position.place("i2-rover-tech", "r0", 5, 0)
    beside = [covered for covered in cells(position, "i2-civ-energy") if cell_at(6, 1) in covered]
    assert beside


def test_cells_are_named_by_column_and_row() -> None:
    position = Position().face("i2-civ-energy")
    position.ask(Draft(0, True)).say("small", "r0")
    assert xy(5, 0) in position.legal()
    assert len(position.legal()) <= CELLS
    position.say(xy(5, 0))
    assert position.seat.terrain[cell_at(5, 0)] == TILE_A[TILE["i2-civ-energy"]]
    assert position.seat.terrain[cell_at(5, 1)] == TILE_B[TILE["i2-civ-energy"]]


@rule("PU-19.3", "PU-28.2")
def test_where_either_could_be_lifted_the_event_goes_first() -> None:
    # two free places: one that only the event bars (on the edge), one that only the planet bars (inside the ring)
    position = crowded("arashi", ((5, 11), (6, 11), (5, 5), (5, 6))).face("i2-civ-energy").event("ev-r20")
    slot = position.state.small_slot(position.state.depot(0))
    assert lifted_for(position.state, 0, [slot]) == LIFT_EVENT
    assert {frozenset(covered) for covered in cells(position, "i2-civ-energy", LIFT_EVENT)} == {
        frozenset((cell_at(5, 11), cell_at(6, 11)))
    }

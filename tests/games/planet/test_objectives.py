"""Objectives (PU-18): the measure of each neighbour side and the condition of each private side."""

from __future__ import annotations

import pytest

from starboard.games.planet.components import OBJECTIVES
from starboard.games.planet.geometry import CELL_X, CELL_Y, CELLS, PLANETS, cell_at
from starboard.games.planet.rules.biomass import lay_patch
from starboard.games.planet.rules.objectives import compare, goals_of, measure, met, open_points, progress
from tests.games.planet.position import Position
from tests.rulebook import rule

GOALS = {goal.id: goal for goal in OBJECTIVES}


def value(id: str, position: Position) -> int:
    return measure(position.seat, GOALS[id].metric, GOALS[id].terrain)


def done(id: str, position: Position) -> bool:
    return met(position.seat, GOALS[id])


# --- Neighbour sides -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "terrain"),
    [
        pytest.param("obj-01", "civ", marks=rule("OBJ-01N")),
        pytest.param("obj-02", "energy", marks=rule("OBJ-02N")),
        pytest.param("obj-03", "tech", marks=rule("OBJ-03N")),
        pytest.param("obj-04", "biomass", marks=rule("OBJ-04N")),
        pytest.param("obj-05", "rover", marks=rule("OBJ-05N")),
    ],
)
def test_most_resources_on_edge_squares(id: str, terrain: str) -> None:
    position = Position().symbol(terrain, (5, 0), (0, 5), (5, 5)).ground(terrain, (6, 0))
    assert value(id, position) == 2  # symbols on the edge, neither inside nor without a symbol
    assert not GOALS[id].less
    assert value(id, Position().symbol("water", (5, 0))) == 0


@pytest.mark.parametrize(
    ("id", "terrain"),
    [
        pytest.param("obj-06", "biomass", marks=rule("OBJ-06N")),
        pytest.param("obj-07", "rover", marks=rule("OBJ-07N")),
        pytest.param("obj-08", "energy", marks=rule("OBJ-08N")),
        pytest.param("obj-09", "civ", marks=rule("OBJ-09N")),
        pytest.param("obj-10", "tech", marks=rule("OBJ-10N")),
        pytest.param("obj-11", "water", marks=rule("OBJ-11N")),
    ],
)
@rule("PU-35.12")
def test_the_largest_area(id: str, terrain: str) -> None:
    position = Position().ground(terrain, (5, 0), (5, 1), (5, 2), (4, 3), (3, 3))  # (5,2) and (4,3) touch by a corner
    assert value(id, position) == 3
    assert value(id, position.ground(terrain, (4, 2))) == 6
    assert not GOALS[id].less


@pytest.mark.parametrize(
    ("id", "terrain"),
    [
        pytest.param("obj-12", "biomass", marks=rule("OBJ-12N")),
        pytest.param("obj-13", "rover", marks=rule("OBJ-13N")),
        pytest.param("obj-14", "energy", marks=rule("OBJ-14N")),
        pytest.param("obj-15", "civ", marks=rule("OBJ-15N")),
        pytest.param("obj-16", "tech", marks=rule("OBJ-16N")),
        pytest.param("obj-17", "water", marks=rule("OBJ-17N")),
    ],
)
def test_the_number_of_areas(id: str, terrain: str) -> None:
    position = Position().ground(terrain, (5, 0), (5, 1), (8, 8))
    assert value(id, position) == 2
    assert value(id, position.ground(terrain, (2, 5))) == 3
    assert not GOALS[id].less


@pytest.mark.parametrize(
    ("id", "terrain"),
    [
        pytest.param("obj-18", "tech", marks=rule("OBJ-18N")),
        pytest.param("obj-19", "water", marks=rule("OBJ-19N")),
        pytest.param("obj-20", "energy", marks=rule("OBJ-20N")),
        pytest.param("obj-21", "biomass", marks=rule("OBJ-21N")),
        pytest.param("obj-22", "rover", marks=rule("OBJ-22N")),
        pytest.param("obj-23", "civ", marks=rule("OBJ-23N")),
    ],
)
def test_fewest_resources_on_the_planet(id: str, terrain: str) -> None:
    few = Position().symbol(terrain, (5, 5)).ground(terrain, (5, 6))
    many = Position().symbol(terrain, (5, 5), (8, 8))
    assert (value(id, few), value(id, many)) == (1, 2)
    assert compare(GOALS[id], few.seat, many.seat) == 5
    assert compare(GOALS[id], many.seat, few.seat) == 0


@rule("OBJ-24N")
def test_most_tracks_at_the_maximum() -> None:
    assert value("obj-24", Position().at(civ=15, water=15, tech=14)) == 2
    assert value("obj-24", Position("wormhole").at(biomass=5)) == 1
    assert value("obj-24", Position("oasis").at(water=23)) == 1


@rule("OBJ-25N", "OBJ-27N")
def test_most_and_fewest_meteorites_collected() -> None:
    many, few = Position(), Position().meteorite(5, 5)
    many.seat.meteorites = 4
    for id, better in (("obj-25", many), ("obj-27", few)):
        worse = few if better is many else many
        assert compare(GOALS[id], better.seat, worse.seat) == 5
        assert compare(GOALS[id], worse.seat, better.seat) == 0


@rule("OBJ-26N", "OBJ-28N")
def test_most_and_fewest_life_pods_collected() -> None:
    many, few = Position("cosmos"), Position()
    many.seat.track_pods = [0b11 << 4, 0, 0, 0, 0]
    few.seat.pods = 1
    assert (value("obj-26", many), value("obj-28", few)) == (2, 1)  # pods on tracks are collected too
    assert compare(GOALS["obj-26"], many.seat, few.seat) == 5
    assert compare(GOALS["obj-28"], few.seat, many.seat) == 5


@rule("PU-16.5", "PU-16.6", "PU-14.9")
def test_better_scores_5_equal_2_each_and_worse_nothing() -> None:
    goal = GOALS["obj-07"]
    large = Position().ground("rover", (5, 0), (5, 1))
    small = Position().ground("rover", (5, 0))
    assert compare(goal, large.seat, small.seat) == 5
    assert compare(goal, small.seat, large.seat) == 0
    assert compare(goal, small.seat, Position().ground("rover", (8, 8)).seat) == 2
    assert compare(goal, Position().seat, Position().seat) == 2  # also when both have none


@rule("PU-2.10", "PU-2.11")
def test_each_seat_compares_with_its_neighbours() -> None:
    position = Position(players=4)
    position.state.goals = [10, 11, 12, 13]
    assert goals_of(position.state, 0) == [(10, 1), (13, 3)]
    assert goals_of(position.state, 2) == [(11, 1), (12, 3)]
    two = Position(players=2)
    two.state.goals = [10, 11, 12]
    assert goals_of(two.state, 0) == [(10, 1), (11, 1), (12, 1)]
    three = Position(players=3)
    three.state.goals = [10, 11, 12]
    assert [len(goals_of(three.state, seat)) for seat in range(3)] == [2, 2, 2]


@rule("PU-26.6")
def test_an_open_objective_is_compared_by_all() -> None:
    benches = [Position().ground("rover", (5, y)) for y in (0, 1)] + [Position()]
    seats = [position.seat for position in benches]
    assert [open_points(GOALS["obj-07"], seat, seats) for seat in seats] == [2, 2, 0]
    benches[0].ground("rover", (5, 1))
    assert [open_points(GOALS["obj-07"], seat, seats) for seat in seats] == [5, 0, 0]


# --- Private sides -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "terrain", "width", "height"),
    [
        pytest.param("obj-01", "civ", 3, 3, marks=rule("OBJ-01P")),
        pytest.param("obj-02", "tech", 3, 3, marks=rule("OBJ-02P")),
        pytest.param("obj-03", "biomass", 3, 3, marks=rule("OBJ-03P")),
        pytest.param("obj-04", "water", 3, 3, marks=rule("OBJ-04P")),
        pytest.param("obj-05", "rover", 3, 3, marks=rule("OBJ-05P")),
        pytest.param("obj-06", "energy", 3, 3, marks=rule("OBJ-06P")),
        pytest.param("obj-13", "civ", 2, 5, marks=rule("OBJ-13P")),
        pytest.param("obj-14", "biomass", 2, 5, marks=rule("OBJ-14P")),
        pytest.param("obj-15", "tech", 2, 5, marks=rule("OBJ-15P")),
        pytest.param("obj-16", "water", 2, 5, marks=rule("OBJ-16P")),
        pytest.param("obj-17", "rover", 2, 5, marks=rule("OBJ-17P")),
        pytest.param("obj-18", "energy", 2, 5, marks=rule("OBJ-18P")),
    ],
)
def test_a_block_of_one_terrain(id: str, terrain: str, width: int, height: int) -> None:
    for across, down in ((width, height), (height, width)):
        block = [(3 + dx, 4 + dy) for dx in range(across) for dy in range(down)]
        assert done(id, Position().ground(terrain, *block))
        assert not done(id, Position().ground(terrain, *block[:-1]))
    other = "civ" if terrain != "civ" else "tech"
    assert not done(id, Position().ground(other, *[(3 + dx, 4 + dy) for dx in range(width) for dy in range(height)]))


@rule("OBJ-03P", "PU-35.11")
def test_patches_count_in_a_block_of_biomass() -> None:
    block = [(4 + dx, 4 + dy) for dx in range(3) for dy in range(3)]
    position = Position().ground("biomass", *block[:-1])
    lay_patch(position.state, 0, cell_at(*block[-1]))
    assert done("obj-03", position)


@pytest.mark.parametrize(
    ("id", "terrain"),
    [
        pytest.param("obj-07", "civ", marks=rule("OBJ-07P")),
        pytest.param("obj-08", "tech", marks=rule("OBJ-08P")),
        pytest.param("obj-09", "biomass", marks=rule("OBJ-09P")),
        pytest.param("obj-10", "water", marks=rule("OBJ-10P")),
        pytest.param("obj-11", "rover", marks=rule("OBJ-11P")),
        pytest.param("obj-12", "energy", marks=rule("OBJ-12P")),
    ],
)
def test_an_area_with_six_resources(id: str, terrain: str) -> None:
    line = [(5, y) for y in range(6)]
    assert done(id, Position().symbol(terrain, *line))
    assert not done(id, Position().symbol(terrain, *line[:5]).ground(terrain, line[5]))
    assert not done(id, Position().symbol(terrain, *line[:5], (5, 6)))  # six, but in two areas


@pytest.mark.parametrize(
    ("id", "track"),
    [
        pytest.param("obj-19", "civ", marks=rule("OBJ-19P")),
        pytest.param("obj-20", "tech", marks=rule("OBJ-20P")),
        pytest.param("obj-21", "biomass", marks=rule("OBJ-21P")),
        pytest.param("obj-22", "water", marks=rule("OBJ-22P")),
        pytest.param("obj-23", "rover", marks=rule("OBJ-23P")),
    ],
)
def test_a_track_at_its_maximum(id: str, track: str) -> None:
    assert done(id, Position().at(**{track: 15}))
    assert not done(id, Position().at(**{track: 14}))


@rule("OBJ-24P")
def test_at_most_five_energy_resources() -> None:
    squares = [(x, 5) for x in range(12)]
    assert done("obj-24", Position().symbol("energy", *squares[:5]))
    assert not done("obj-24", Position().symbol("energy", *squares[:6]))


@rule("OBJ-25P")
def test_nine_meteorites() -> None:
    position = Position()
    position.seat.meteorites = 8
    assert not done("obj-25", position)
    position.seat.meteorites = 9
    assert done("obj-25", position)


@rule("OBJ-26P")
def test_more_pods_than_meteorites() -> None:
    position = Position()
    assert not done("obj-26", position)
    position.seat.pods = 2
    assert done("obj-26", position)
    position.seat.meteorites = 2
    assert not done("obj-26", position)
    assert progress(position.seat, GOALS["obj-26"]) == (2, 3)


@rule("OBJ-27P", "OBJ-28P")
def test_all_ice_and_all_land_covered() -> None:
    ice = [(CELL_X[cell], CELL_Y[cell]) for cell in PLANETS[0].ice]
    land = [(CELL_X[cell], CELL_Y[cell]) for cell in range(CELLS) if cell not in PLANETS[0].ice]
    assert done("obj-27", Position().ground("civ", *ice))
    assert not done("obj-27", Position().ground("civ", *ice[1:]))
    assert done("obj-28", Position().ground("civ", *land))
    assert not done("obj-28", Position().ground("civ", *land[1:]))
    assert done("obj-27", Position(planet="petra"))  # no ice to cover

"""Rovers (PU-10, PU-35.13) and techs about them (PU-22.3, PU-24, PU-25, PU-26.2, PU-34)."""

from __future__ import annotations

import pytest

from starboard.games.planet.components import JUMP_SAME_TERRAIN, P_DEPLOY, P_PATCH, P_POD, ROVER, WATER
from starboard.games.planet.game import RULES
from starboard.games.planet.geometry import CELL_X, CELL_Y, CELLS, NEIGHBOURS, PLANETS, cell_at, hi_of, lo_of
from starboard.games.planet.rules.rounds import start_of_round
from starboard.games.planet.rules.rovers import drive, movable, targets
from starboard.games.planet.rules.tracks import advance
from starboard.games.planet.rules.turn import Resolve
from starboard.games.planet.words import CELL, VOCABULARY
from tests.games.planet.position import Position, xy
from tests.rulebook import rule


def reach(position: Position, rover: int = 0) -> list[tuple[int, int]]:
    return [(CELL_X[cell], CELL_Y[cell]) for cell in targets(position.state, 0, rover)]


def moving(
    points: int, corporation: str = "universal-coalition", planet: str = "ksb-4156", rules: int = RULES
) -> Position:
    position = Position(corporation, planet, rules=rules)
    position.seat.points = points
    return position


@rule("PU-10.1", "PU-10.2")
def test_a_milestone_puts_a_rover_on_a_square_of_the_last_tile() -> None:
    position = Position().place("i3-rover-tech-m", "r0", 4, 5)
    squares = {(4, 5), (4, 6), (4, 7)}
    meteorite = position.seat.spoilt()[0]
    position.resolve().say("rover", "deploy")
    assert position.legal() == [xy(x, y) for x, y in sorted(squares, key=lambda at: at[1])]
    assert position.why(xy(5, 5)) == "planet-why-last-tile"
    position.say(xy(CELL_X[meteorite], CELL_Y[meteorite]))
    assert position.seat.rovers == [meteorite]
    assert (position.seat.meteorites, position.seat.spoilt()) == (1, [])  # collected at once
    assert position.seat.supply == 1


@rule("PU-10.13")
def test_without_a_rover_in_supply_a_milestone_gives_none() -> None:
    position = Position().place("i2-civ-energy", "r0", 4, 5).settle()
    position.seat.supply = 0
    advance(position.state, 0, ROVER)
    assert position.pending() == []


def test_before_any_tile_a_milestone_gives_no_rover() -> None:
    position = Position()
    advance(position.state, 0, ROVER)
    assert position.pending() == []
    assert position.seat.supply == 2


@rule("PU-10.3", "PU-10.5")
def test_each_point_moves_a_rover_one_square_straight() -> None:
    position = Position().at(rover=3).rover(5, 5)
    advance(position.state, 0, ROVER)
    assert position.seat.points == 2
    assert reach(position) == [(5, 4), (4, 5), (6, 5), (5, 6)]
    position.resolve().say(xy(5, 5), xy(5, 4))
    assert position.seat.points == 1
    assert position.legal() == ["done", xy(5, 4)]
    position.say("done")
    assert position.seat.points == 0  # what is left is lost


@rule("PU-10.6", "PU-10.10", "PU-10.14", "PU-35.13", "PU-35.14")
def test_points_are_split_and_a_pod_is_collected_in_passing() -> None:
    # four points: three for the first rover, which passes the pod at (7,2) on its second step, one for the other
    position = moving(4).rover(5, 2).rover(2, 5)
    position.resolve().say(xy(5, 2), xy(6, 2))
    position.say(xy(6, 2), xy(7, 2))
    assert position.seat.pods == 1
    position.say(xy(7, 2), xy(8, 2))
    position.say(xy(2, 5), xy(2, 6))
    assert position.seat.rovers == [cell_at(8, 2), cell_at(2, 6)]
    assert (position.seat.pods, position.seat.points) == (1, 0)
    assert not position.seat.has_pod(cell_at(7, 2))
    assert position.quiet()


@rule("PU-10.7", "PU-10.8")
def test_rovers_move_on_tiles_and_bare_squares_and_back() -> None:
    position = moving(3).place("i2-rover-tech", "r0", 5, 5).settle().rover(5, 5)
    position.seat.points = 3
    position.resolve().say(xy(5, 5), xy(4, 5), xy(4, 5), xy(5, 5), xy(5, 5), xy(5, 6))
    assert position.seat.rovers == [cell_at(5, 6)]


@rule("PU-10.9", "PU-7.5")
@pytest.mark.parametrize(("corporation", "number"), [("universal-coalition", 4), ("horizon", 5), ("republic", 3)])
def test_on_the_top_a_rover_tile_still_gives_the_top_number(corporation: str, number: int) -> None:
    position = Position(corporation).at(rover=15).rover(8, 8).place("i2-rover-tech", "r0", 5, 5)
    position.resolve().say("rover")
    assert (position.position("rover"), position.seat.points) == (15, number)


@rule("PU-10.10")
def test_a_meteorite_is_collected_in_passing() -> None:
    position = moving(2).rover(4, 5).meteorite(5, 5)
    position.resolve().say(xy(4, 5), xy(5, 5), xy(5, 5), xy(6, 5))
    assert (position.seat.meteorites, position.seat.spoilt()) == (1, [])


def test_rovers_do_not_keep_each_other_out() -> None:
    position = moving(2).rover(5, 5).rover(5, 6)
    assert (5, 6) in reach(position)
    position.resolve().say(xy(5, 5))
    assert position.why(xy(9, 6)) == "planet-why-too-far"
    position.say(xy(5, 6))
    assert position.seat.rovers == [cell_at(5, 6)] * 2
    assert position.legal() == ["done", xy(5, 6)]  # one word for both
    position.say(xy(5, 6), xy(5, 7))
    assert sorted(position.seat.rovers) == [cell_at(5, 6), cell_at(5, 7)]
    before = moving(2, rules=1).rover(5, 5).rover(5, 6)
    assert (5, 6) not in reach(before)
    before.resolve().say(xy(5, 5))
    assert before.why(xy(5, 6)) == "planet-why-rover-there"


def test_of_two_rovers_on_a_square_the_loaded_or_the_empty_one_is_named() -> None:
    for named, left in (("loaded", [0, 1]), ("empty", [0, 1])):
        position = moving(1, "horizon").rover(5, 5, 0).rover(5, 5, 1).resolve().say(xy(5, 5))
        assert position.legal() == ["loaded", "empty"]
        position.say(named, xy(5, 6))
        assert position.seat.cargo == left
        moved = position.seat.rovers.index(cell_at(5, 6))
        assert position.seat.cargo[moved] == (1 if named == "loaded" else 0)
    alike = moving(1, "horizon").rover(5, 5, 1).rover(5, 5, 1).resolve().say(xy(5, 5))
    assert "loaded" not in alike.legal()


@rule("PU-6.6", "PU-10.11")
def test_all_rovers_under_a_tile_are_destroyed_and_each_meteorite_stays() -> None:
    position = Position("horizon").rover(5, 5, 1).rover(5, 5, 1).rover(5, 5, 0).place("i2-civ-energy", "r0", 5, 5)
    assert (position.seat.rovers, position.seat.cargo) == ([], [])
    assert (position.seat.spoilt(), position.seat.meteorites_left()) == ([cell_at(5, 5)], 2)
    position.rover(5, 6, 0).seat.points = 1
    drive(position.state, 0, 0, cell_at(5, 5))
    assert (position.seat.cargo, position.seat.meteorites_left()) == ([1], 2)
    assert position.seat.has_meteorite(cell_at(5, 5))


def test_without_points_no_rover_moves() -> None:
    position = Position().rover(5, 5)
    assert movable(position.state, 0) == []
    position.seat.owe(0, 1)
    position.seat.owe(1, 1)
    position.ask(Resolve(0))
    assert position.why(xy(5, 5)) == "planet-why-no-movement"
    assert position.why(xy(4, 4)) == "planet-why-no-rover"
    assert position.why("done") == "planet-why-pending"


# --- Tartarus (PU-34) ----------------------------------------------------------------------------------


@rule("PU-34.2", "PU-34.3")
def test_tartarus_rovers_cross_the_chasm_only_diagonally_at_two_places() -> None:
    plain = moving(1, planet="tartarus").rover(5, 3)
    assert reach(plain) == [(5, 2), (4, 3)]
    crossing = moving(1, "cosmos", "tartarus").tech(1).rover(5, 3)
    assert (6, 4) in reach(crossing)
    assert (6, 3) not in reach(crossing)
    assert (6, 2) not in reach(crossing)
    other = moving(1, "cosmos", "tartarus").tech(1).rover(6, 8)
    assert (5, 9) in reach(other)
    crossings = set()

    east = set(PLANETS[6].east)
    for cell in range(CELLS):
        position = moving(1, "cosmos", "tartarus").tech(1).rover(CELL_X[cell], CELL_Y[cell])
        crossings |= {frozenset((cell, t)) for t in targets(position.state, 0, 0) if (t in east) != (cell in east)}
    wanted = [((5, 3), (6, 4)), ((6, 8), (5, 9))]
    assert crossings == {frozenset((cell_at(*a), cell_at(*b))) for a, b in wanted}


# --- Cosmos --------------------------------------------------------------------------------------------


@rule("PU-24.1")
def test_cosmos_moves_diagonally() -> None:
    assert len(reach(moving(1, "cosmos").rover(5, 5))) == 4
    assert len(reach(moving(1, "cosmos").tech(1).rover(5, 5))) == 8


@rule("PU-24.4")
def test_cosmos_steps_onto_energy_for_nothing() -> None:
    position = moving(1, "cosmos").tech(4).ground("energy", (5, 5), (5, 6)).rover(5, 4)
    drive(position.state, 0, 0, cell_at(5, 5))
    drive(position.state, 0, 0, cell_at(5, 6))
    assert position.seat.points == 1
    drive(position.state, 0, 0, cell_at(5, 7))
    assert position.seat.points == 0
    assert reach(position) == []  # without a point there is no free step either
    petra = moving(1, "cosmos", "petra").tech(4).rover(4, 4)
    drive(petra.state, 0, 0, cell_at(5, 4))  # an uncovered current
    assert petra.seat.points == 1


# --- Republic and Jump Drive: teleporting ----------------------------------------------------------------


@rule("PU-22.3", "PU-36.9")
def test_republic_teleports_between_civ_resources() -> None:
    position = moving(2, "republic").tech(3).symbol("civ", (5, 5), (9, 9)).ground("civ", (1, 5)).rover(5, 5)
    position.meteorite(6, 6)
    assert (9, 9) in reach(position)
    assert (1, 5) not in reach(position)  # civ terrain without the symbol
    drive(position.state, 0, 0, cell_at(9, 9))
    assert position.seat.rovers == [cell_at(9, 9)]
    assert (position.seat.points, position.seat.meteorites) == (1, 0)  # nothing in between is entered
    drive(position.state, 0, 0, cell_at(5, 5))  # any number of times
    assert position.seat.points == 0
    locked = moving(2, "republic").tech(2).symbol("civ", (5, 5), (9, 9)).rover(5, 5)
    assert (9, 9) not in reach(locked)
    from_land = moving(2, "republic").tech(3).symbol("civ", (9, 9)).rover(5, 5)
    assert (9, 9) not in reach(from_land)


@rule("PU-26.2", "PU-36.9")
def test_jump_drive_teleports_to_the_same_terrain_once_a_round() -> None:
    position = moving(3, "jump-drive").ground("tech", (5, 5), (9, 9)).ground("civ", (1, 5)).rover(5, 5)
    assert (9, 9) not in reach(position)
    position.seat.tech_pods = JUMP_SAME_TERRAIN
    position.meteorite(9, 9)
    assert (9, 9) in reach(position)
    assert (1, 5) not in reach(position)
    drive(position.state, 0, 0, cell_at(9, 9))
    assert (position.seat.points, position.seat.meteorites) == (2, 1)
    assert (5, 5) not in reach(position)  # once a round
    start_of_round(position.state, 0)
    position.seat.points = 1
    assert (5, 5) in reach(position)
    on_land = moving(1, "jump-drive").rover(5, 5)
    on_land.seat.tech_pods = JUMP_SAME_TERRAIN
    assert len(reach(on_land)) == 4


# --- Horizon -------------------------------------------------------------------------------------------


@rule("PU-25.6", "PU-25.8", "PU-25.9", "PU-25.10", "PU-25.12", "PU-25.13", "PU-36.1")
def test_horizon_loads_a_meteorite_and_delivers_it_to_a_rover_resource() -> None:
    position = moving(5, "horizon").symbol("rover", (8, 5)).ground("rover", (7, 5)).rover(4, 5)
    position.meteorite(5, 5).meteorite(6, 5)
    drive(position.state, 0, 0, cell_at(5, 5))
    assert (position.seat.cargo, position.seat.meteorites) == ([1], 0)
    assert not position.seat.has_meteorite(cell_at(5, 5))
    drive(position.state, 0, 0, cell_at(6, 5))
    assert position.seat.has_meteorite(cell_at(6, 5))  # it carries one at most
    drive(position.state, 0, 0, cell_at(7, 5))
    assert position.seat.cargo == [1]  # rover terrain without the resource is not enough
    drive(position.state, 0, 0, cell_at(8, 5))
    assert (position.seat.cargo, position.seat.meteorites) == ([0], 1)


@rule("PU-25.9")
def test_horizon_loads_when_a_rover_is_placed_on_a_meteorite() -> None:
    position = Position("horizon").place("i3-civ-energy-m", "r0", 4, 5).settle()
    meteorite = position.seat.spoilt()[0]
    advance(position.state, 0, ROVER)
    position.resolve().say(xy(CELL_X[meteorite], CELL_Y[meteorite]))
    assert (position.seat.cargo, position.seat.meteorites) == ([1], 0)
    assert position.seat.spoilt() == [meteorite]  # a carried meteorite still spoils its square


@rule("PU-25.2", "PU-36.4", "PU-36.6")
def test_horizon_gains_movement_at_round_start_for_each_carrier() -> None:
    position = Position("horizon").tech(2).rover(5, 5, 1).rover(6, 6, 1).rover(7, 7)
    start_of_round(position.state, 0)
    assert position.seat.points == 2
    locked = Position("horizon").tech(1).rover(5, 5, 1)
    start_of_round(locked.state, 0)
    assert locked.seat.points == 0


@rule("PU-25.3")
def test_horizon_gains_a_patch_for_each_meteorite_collected() -> None:
    position = moving(1, "horizon").tech(3).symbol("rover", (5, 5)).rover(4, 5, 1)
    drive(position.state, 0, 0, cell_at(5, 5))
    assert position.seat.pool[P_PATCH] == 1
    locked = moving(1, "horizon").tech(2).symbol("rover", (5, 5)).rover(4, 5, 1)
    drive(locked.state, 0, 0, cell_at(5, 5))
    assert locked.seat.pool[P_PATCH] == 0


@rule("PU-25.4", "PU-25.11", "PU-35.15")
def test_horizon_may_drown_a_meteorite_that_is_carried_onto_water() -> None:
    position = moving(1, "horizon").tech(4).ground("water", (5, 5)).rover(4, 5, 1)
    position.resolve().say(xy(4, 5), xy(5, 5))
    assert position.legal() == ["pass", "tech-4"]
    position.say("tech-4")
    assert (position.seat.cargo, position.seat.meteorites, position.seat.spoilt()) == ([0], 0, [])
    kept = moving(1, "horizon").tech(4).ground("water", (5, 5)).rover(4, 5, 1)
    kept.resolve().say(xy(4, 5), xy(5, 5), "pass")
    assert kept.seat.cargo == [1]
    before = moving(1, "horizon", rules=1).tech(4).ground("water", (5, 5)).rover(4, 5, 1)
    drive(before.state, 0, 0, cell_at(5, 5))
    assert before.seat.cargo == [0]
    locked = moving(1, "horizon").tech(3).ground("water", (5, 5)).rover(4, 5, 1)
    drive(locked.state, 0, 0, cell_at(5, 5))
    assert locked.seat.cargo == [1]


@rule("PU-25.4", "PU-25.9")
def test_a_meteorite_that_lies_on_water_is_loaded_not_drowned() -> None:
    position = moving(1, "horizon").tech(4).ground("water", (5, 5)).rover(4, 5).meteorite(5, 5)
    position.resolve().say(xy(4, 5), xy(5, 5))
    assert (position.seat.cargo, position.quiet()) == ([1], True)
    placed = Position("horizon").tech(4).place("i3-energy-water-m", "r0", 5, 5).settle()
    wet = [cell for cell in placed.seat.last_tile() if placed.seat.terrain[cell] == WATER]
    placed.seat.meteorite_lo, placed.seat.meteorite_hi = lo_of(wet[:1]), hi_of(wet[:1])
    placed.seat.owe(P_DEPLOY, 1)
    placed.resolve().say(VOCABULARY.word(CELL + wet[0]))
    assert placed.seat.cargo == [1]


def test_a_carried_meteorite_stays_where_its_rover_is_covered() -> None:
    position = Position("horizon").rover(5, 5, 1).place("i2-civ-energy", "r0", 5, 5)
    assert position.seat.rovers == []
    assert position.seat.spoilt() == [cell_at(5, 5)]


@rule("PU-27.2")
def test_oasis_gains_movement_for_rovers_on_water() -> None:
    position = Position("oasis").tech(2).ground("water", (5, 5)).rover(5, 5).rover(6, 6)
    start_of_round(position.state, 0)
    assert position.seat.points == 1


@rule("PU-36.8")
@pytest.mark.parametrize("corporation", ["cosmos", "jump-drive"])
def test_a_collected_pod_waits_to_be_placed_where_the_board_offers_it(corporation: str) -> None:
    position = moving(1, corporation).rover(6, 2)
    drive(position.state, 0, 0, cell_at(7, 2))
    assert (position.seat.pods, position.seat.pool[P_POD]) == (0, 1)
    plain = moving(1).rover(6, 2)
    drive(plain.state, 0, 0, cell_at(7, 2))
    assert (plain.seat.pods, plain.seat.pool[P_POD]) == (1, 0)


def test_steps_lead_to_neighbours() -> None:
    position = moving(1).rover(5, 5)
    assert [cell_at(*at) for at in reach(position)] == NEIGHBOURS[cell_at(5, 5)]

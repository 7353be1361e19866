"""Asymmetric corporations (PU-21 to PU-27): special rules and techs that ask their owner something."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.planet.components import (
    BIOMASS,
    BOOST_TWICE,
    CIV,
    CORPORATIONS,
    OPEN_OBJECTIVE,
    P_DEPLOY,
    P_PATCH,
    P_POD,
    P_REGRESS,
    P_REPOSITION,
    P_SYNERGY,
    P_WATER_TILE,
    ROVER,
    ROW_BENEFITS,
    TECH,
    TECH_AS_ENERGY,
    WATER,
)
from starboard.games.planet.geometry import PLANETS, cell_at
from starboard.games.planet.rules.corporations import Boost, HousePod
from starboard.games.planet.rules.placement import owe_resource, set_aside
from starboard.games.planet.rules.rounds import publish_open_goals, start_of_round
from starboard.games.planet.rules.scoring import pod_points, track_points
from starboard.games.planet.rules.tracks import advance, next_position, regress
from starboard.games.planet.rules.turn import Draft
from tests.games.planet.position import TILE, Position, xy
from tests.rulebook import rule

# --- Republic (PU-22) ------------------------------------------------------------------------------------


@rule("PU-22.6", "PU-22.10", "PU-35.5")
def test_republic_moves_another_tracker_down_at_a_civ_milestone() -> None:
    position = Position("republic").at(civ=1, water=4, biomass=3)
    advance(position.state, 0, CIV)
    position.resolve()
    assert position.legal() == ["water", "biomass"]  # any but civ, above 0
    position.say("biomass")
    assert position.position("biomass") == 2  # exactly one step
    assert position.pending() == []  # and not the boost printed there
    nothing = Position("republic").at(civ=1)
    advance(nothing.state, 0, CIV)
    assert nothing.resolve().quiet()
    plain = Position().at(civ=2)
    advance(plain.state, 0, CIV)
    assert plain.seat.pool[P_REGRESS] == 0


@rule("PU-22.4")
def test_republic_gains_a_boost_at_a_civ_milestone() -> None:
    position = Position("republic").at(civ=1).tech(4)
    advance(position.state, 0, CIV)
    assert position.pending() == ["synergy", "regress"]  # in an order of the owner's choice
    locked = Position("republic").at(civ=1).tech(3)
    advance(locked.state, 0, CIV)
    assert locked.pending() == ["regress"]


@rule("PU-22.1", "PU-22.8", "PU-36.4")
def test_republic_moves_before_placing_when_it_takes_a_civ_tile() -> None:
    position = Position("republic").tech(1).at(rover=4).rover(5, 5).face("i2-civ-energy")
    position.ask(Draft(0, True)).say("small")
    assert position.seat.points == 2
    assert xy(5, 5) in position.legal()
    position.say(xy(5, 5), xy(5, 4))
    assert position.seat.rovers == [cell_at(5, 4)]
    assert "r0" in position.legal()
    other = Position("republic").tech(1).at(rover=4).rover(5, 5).face("i2-rover-tech")
    assert other.ask(Draft(0, True)).say("small").seat.points == 0
    numberless = Position("republic").tech(1).at(rover=1).rover(5, 5).face("i2-civ-energy")
    assert numberless.ask(Draft(0, True)).say("small").seat.points == 0


# --- Wormhole (PU-23) ------------------------------------------------------------------------------------


@rule("PU-23.6")
def test_wormhole_biomass_advances_only_where_a_biomass_area_grows() -> None:
    first = Position("wormhole").place("i2-tech-biomass", "r0", 5, 5)
    assert first.pending() == ["tech"]
    joined = Position("wormhole").ground("biomass", (5, 7)).place("i2-tech-biomass", "r0", 5, 5)
    assert joined.pending() == ["biomass", "tech"]
    plain = Position().place("i2-tech-biomass", "r0", 5, 5)
    assert plain.pending() == ["biomass", "tech"]


@rule("PU-23.7", "PU-23.10", "PU-23.11")
def test_wormhole_chooses_one_of_two_benefits() -> None:
    words = [["synergy", "patch"], ["civ", "patch"], ["water", "patch"], ["tech", "patch"], ["rover", "patch"]]
    for space, expected in enumerate(words, 1):
        position = Position("wormhole").at(biomass=space - 1).place("i2-rover-tech", "r0", 5, 5).settle()
        advance(position.state, 0, BIOMASS)
        assert position.pending() == [f"biomass.{space}"]
        assert sorted(position.resolve().legal()) == sorted(expected)
    position = Position("wormhole").at(biomass=1).place("i2-rover-tech", "r0", 5, 5).settle()
    advance(position.state, 0, BIOMASS)
    position.resolve().say("patch", xy(4, 5))  # the patch in place of the civ advance
    assert position.position("civ") == 0
    other = Position("wormhole").at(biomass=1)
    advance(other.state, 0, BIOMASS)
    assert other.resolve().say("civ").position("civ") == 1
    medals = [track_points(Position("wormhole").at(biomass=space).seat, BIOMASS) for space in range(6)]
    assert medals == [0, 0, 1, 2, 3, 5]  # medals are no choice and count at the end


@rule("PU-23.1")
def test_wormhole_returns_the_biomass_tracker_to_the_start() -> None:
    position = Position("wormhole").tech(1).at(biomass=5)
    position.seat.owe(BIOMASS, 1)
    position.resolve()
    assert position.legal() == ["biomass", "tech-1"]
    position.say("tech-1")
    assert position.position("biomass") == 1  # and the pending advance was forced
    assert "tech-1" not in Position("wormhole").tech(1).at(biomass=4).resolve().legal()
    lost = Position("wormhole").at(biomass=5)
    lost.seat.owe(BIOMASS, 1)
    assert lost.resolve().position("biomass") == 5


# --- Cosmos (PU-24) --------------------------------------------------------------------------------------


@rule("PU-24.6", "PU-36.8", "PU-35.22")
def test_cosmos_puts_a_collected_pod_on_a_track_or_scores_it() -> None:
    position = Position("cosmos").at(civ=3)
    position.seat.owe(P_POD, 1)
    position.resolve()
    assert "score" in position.legal()
    assert "civ.3" not in position.legal()  # the tracker stands there
    assert "civ.2" in position.legal()
    assert len(position.legal()) == 1 + 80 - 5
    position.say("civ.4")
    assert (position.seat.track_pods[CIV], position.seat.pods) == (1 << 4, 0)
    position.seat.owe(P_POD, 1)
    assert "civ.4" not in position.resolve().legal()
    position.say("score")
    assert position.seat.pods == 1


@rule("PU-24.7", "PU-24.9", "PU-24.11")
def test_cosmos_trackers_skip_pods_and_gain_nothing_of_the_positions_below() -> None:
    position = Position("cosmos").at(biomass=1)
    position.seat.track_pods = [0, 0, 1 << 2, 0, 0]  # on the boost of the biomass track
    advance(position.state, 0, BIOMASS)
    assert position.position("biomass") == 3
    assert position.pending() == ["patch"]  # the milestone beyond, not the boost
    many = Position("cosmos").at(civ=1)
    many.seat.track_pods = [0b11110 << 1, 0, 0, 0, 0]  # positions 2 to 5
    advance(many.state, 0, CIV)
    assert many.position("civ") == 6
    assert many.seat.picks == [2]
    assert track_points(many.seat, CIV) == 0  # medals at 2 and 5 are hidden
    regress(many.state, 0, CIV)
    assert many.position("civ") == 1  # down, too
    blocked = Position("cosmos").at(civ=13)
    blocked.seat.track_pods = [0b11 << 14, 0, 0, 0, 0]
    assert next_position(blocked.seat, CIV, 1) == -1
    hidden = Position("cosmos").tech(2)
    powers = hidden.seat.powers()
    hidden.seat.track_pods = [0, 0, 0, 0, 1 << 3]
    assert int(powers ^ hidden.seat.powers()).bit_count() == 1  # the tech under the pod is switched off


def with_pods(level: int) -> Position:
    position = Position("cosmos").tech(level)
    position.seat.pods = 2
    position.seat.track_pods = [1 << 5, 0, 0, 0, 0]
    return position


@rule("PU-24.2")
def test_cosmos_repositions_three_pods_once_a_game() -> None:
    position = with_pods(2).resolve()
    position.say("tech-2")
    for _ in range(3):
        position.say("reposition", "score" if position.seat.pods else "civ.5", bench_target(position))
    assert position.seat.pool[P_REPOSITION] == 0
    start_of_round(position.state, 0)
    assert "tech-2" not in position.resolve().legal()


def bench_target(position: Position) -> str:
    return ["water.7", "water.8", "water.9"][sum(bits.bit_count() for bits in position.seat.track_pods[1:])]


@rule("PU-24.3")
def test_cosmos_repositions_a_pod_when_it_places_an_energy_tile() -> None:
    position = with_pods(3).place("i2-civ-energy", "r0", 5, 5)
    assert "reposition" in position.pending()
    assert "reposition" not in with_pods(3).place("i2-rover-tech", "r0", 5, 5).pending()
    assert "reposition" not in with_pods(2).place("i2-civ-energy", "r0", 5, 5).pending()


@rule("PU-24.5", "PU-24.10")
def test_cosmos_brings_pods_back_to_the_scoring_area_once_a_round() -> None:
    position = with_pods(5).resolve().say("tech-5", "reposition", "civ.5", "score")
    assert (position.seat.pods, position.seat.track_pods[CIV]) == (3, 0)
    assert "tech-5" not in position.legal()
    start_of_round(position.state, 0)
    position.say("done") if not position.quiet() else None
    assert "tech-5" in position.resolve().legal()

    assert pod_points(with_pods(5).seat) == 2  # only those in the scoring area count


# --- Horizon (PU-25) -------------------------------------------------------------------------------------


@rule("PU-25.5")
def test_horizon_advances_the_rover_tracker_once_a_round() -> None:
    position = Position("horizon").tech(5).at(rover=3).rover(5, 5).resolve().say("tech-5")
    assert (position.position("rover"), position.seat.points) == (4, 2)
    assert "tech-5" not in position.legal()
    assert Position("horizon").tech(4).resolve().quiet()


# --- Jump Drive (PU-26) ----------------------------------------------------------------------------------


@rule("PU-26.8")
def test_jump_drive_unlocks_techs_with_pods_in_any_order() -> None:
    position = Position("jump-drive")
    position.ask(HousePod(0))
    assert position.legal() == ["score", *[f"tech-{level}" for level in range(1, 7)]]
    position.say("tech-4")
    assert position.seat.powers() & TECH_AS_ENERGY
    assert position.seat.pods == 0
    assert "tech-4" not in position.ask(HousePod(0)).legal()
    assert int(Position("jump-drive").at(tech=15).seat.powers()).bit_count() == 2  # the track unlocks nothing


@rule("PU-26.7")
def test_jump_drive_scores_less_the_farther_its_tech_tracker_goes() -> None:
    found = [track_points(Position("jump-drive").at(tech=position).seat, TECH) for position in range(16)]
    assert found == [0, 5, 5, 5, 5, 5, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1]


@rule("PU-26.3")
def test_jump_drive_moves_the_boosted_tracker_twice_once_a_round() -> None:
    position = Position("jump-drive")
    assert "tech-3" not in position.ask(Boost(0, 1)).legal()
    position = Position("jump-drive").at(biomass=1)
    position.seat.tech_pods = BOOST_TWICE
    position.ask(Boost(0, 1)).say("tech-3", "biomass")
    assert position.position("biomass") == 3
    assert position.pending() == ["synergy", "patch"]  # both steps pay
    assert "tech-3" not in position.ask(Boost(0, 1)).legal()


@rule("PU-26.4")
def test_jump_drive_treats_a_tech_resource_as_energy() -> None:
    position = Position("jump-drive").symbol("water", (4, 6)).symbol("civ", (8, 8))
    position.seat.tech_pods = TECH_AS_ENERGY
    position.place("i2-rover-tech", "r0", 5, 5)  # tech at (5,6), beside water
    assert position.energies() == [["water", "rover", "tech"]]
    assert position.pending() == ["rover", "energy"]
    plain = Position("jump-drive").symbol("water", (4, 6)).place("i2-rover-tech", "r0", 5, 5)
    assert plain.pending() == ["rover", "tech"]
    chained = Position("jump-drive").ground("energy", (4, 6)).symbol("civ", (3, 6))
    chained.seat.tech_pods = TECH_AS_ENERGY
    chained.place("i2-rover-tech", "r0", 5, 5)
    assert "civ" in chained.energies()[0]  # through connected energy


@rule("PU-26.5")
def test_jump_drive_gains_all_benefits_of_a_row_once_a_game() -> None:
    position = Position("jump-drive").at(water=3).place("i2-rover-tech", "r0", 5, 5).settle()
    position.seat.tech_pods = ROW_BENEFITS
    position.resolve().say("tech-5", "water")
    # row 3: civ milestone of rank 1, boost, patch, one movement; on its own tech track nothing
    assert position.seat.picks == [1]
    assert (position.seat.pool[P_SYNERGY], position.seat.pool[P_PATCH], position.seat.points) == (1, 1, 1)
    assert position.position("water") == 3
    start_of_round(position.state, 0)
    assert "tech-5" not in position.legal()
    deploys = Position("jump-drive").at(water=1).place("i2-rover-tech", "r0", 5, 5).settle()
    deploys.seat.tech_pods = ROW_BENEFITS
    deploys.resolve().say("tech-5", "water", xy(5, 5))  # row 1 has a rover: put it down
    assert deploys.seat.pool[P_DEPLOY] == 0
    assert deploys.seat.rovers == [cell_at(5, 5)]


@rule("PU-26.6")
def test_jump_drive_opens_an_objective_for_all() -> None:
    position = Position("jump-drive", players=3)
    position.seat.tech_pods = OPEN_OBJECTIVE
    position.resolve().say("tech-6")
    offered = position.legal()
    assert len(offered) == 3
    areas: dict[str, Any] = {area["id"]: area for area in position.state.look(0)["areas"]}
    shown = areas["objectives-on-offer"]["items"]  # as all would compete for them, not as one would meet them
    assert {goal["word"] for goal in shown} == set(offered)
    assert all(goal["name"].endswith("n") and len(goal["values"]) == 3 for goal in shown)
    assert "objectives-dealt" not in areas
    assert "objectives-on-offer" not in {area["id"] for area in position.state.look(1)["areas"]}
    position.say(offered[1])
    goal = int(offered[1][-2:]) - 1
    assert position.seat.open_goal == goal
    assert len(position.seat.passed) == 2
    assert position.quiet() or "tech-6" not in position.legal()

    publish_open_goals(position.state)
    assert position.state.open_goals == [goal]
    alone = Position("jump-drive", players=1)
    alone.seat.tech_pods = OPEN_OBJECTIVE
    alone.resolve().say("tech-6")
    alone.say(alone.legal()[0])
    assert len(alone.seat.goals) == 1  # alone: a private objective


# --- Oasis (PU-27) ---------------------------------------------------------------------------------------


@rule("PU-27.6")
def test_oasis_water_advances_once_per_water_square_on_ice() -> None:
    ice = set(PLANETS[0].ice)
    assert {cell_at(5, 5), cell_at(5, 6)} <= ice
    position = Position("oasis").place("i3-water-rover", "r0", 5, 4)  # water on (5,5) and (5,6)
    assert position.seat.pool[P_WATER_TILE] == 2
    assert Position().place("i3-water-rover", "r0", 5, 4).seat.pool[P_WATER_TILE] == 1


@rule("PU-27.7", "PU-27.8", "PU-27.9")
def test_oasis_water_winds_over_other_tracks_and_gains_their_benefits() -> None:
    path = ["water-0", "water-1", "biomass-2", "rover-3", "tech-4", "rover-5", "biomass-4", "water-3"]
    spots = [
        f"{['civ', 'water', 'biomass', 'rover', 'tech'][s // 16]}-{s % 16}" for s in CORPORATIONS[6].tracks[WATER].spots
    ]
    assert spots[:8] == path
    position = Position("oasis").at(water=1)
    advance(position.state, 0, WATER)
    assert position.pending() == ["synergy"]  # printed on the biomass track
    advance(position.state, 0, WATER)
    assert position.seat.points == 1  # printed on the rover track
    assert track_points(Position("oasis").at(water=14).seat, WATER) == 6  # medal 2 of biomass 8 is not water's
    assert track_points(Position("oasis").at(biomass=8).seat, BIOMASS) == 2


@rule("PU-27.11", "PU-7.3")
def test_oasis_an_occupied_position_blocks() -> None:
    # two water squares on ice, but the biomass tracker stands on the next position of the path
    position = Position("oasis").at(water=1, biomass=2)
    position.seat.owe(P_WATER_TILE, 2)
    position.resolve()
    assert position.position("water") == 1
    assert position.quiet()
    # the water tracker blocks others as well
    other = Position("oasis").at(water=2, biomass=1)
    assert next_position(other.seat, BIOMASS, 1) == -1
    down = Position("oasis").at(water=2, biomass=3)
    assert next_position(down.seat, BIOMASS, -1) == -1


@rule("PU-27.1", "PU-27.10", "PU-27.12")
def test_oasis_with_its_first_tech_skips_other_trackers() -> None:
    position = Position("oasis").tech(1).at(water=1, biomass=2)
    advance(position.state, 0, WATER)
    assert position.position("water") == 3  # onto the rover track
    assert (position.seat.points, position.pending()) == (1, [])  # its movement, and no boost of the skipped position
    advance(position.state, 0, WATER)
    assert position.position("water") == 4  # onto the tech track
    other = Position("oasis").tech(1).at(water=2, biomass=1)
    advance(other.state, 0, BIOMASS)
    assert other.position("biomass") == 3  # on its own track


@rule("PU-27.3")
def test_oasis_advances_water_for_a_tile_without_ice() -> None:
    dry = Position("oasis").tech(3).place("i2-civ-energy", "r0", 4, 4)
    assert dry.seat.pool[WATER] == 1
    assert Position("oasis").tech(3).place("i2-civ-energy", "r0", 5, 5).seat.pool[WATER] == 0  # on ice
    assert Position("oasis").tech(2).place("i2-civ-energy", "r0", 4, 4).seat.pool[WATER] == 0


@rule("PU-27.4", "PU-27.5")
def test_oasis_gains_a_patch_and_a_boost_for_a_water_tile() -> None:
    position = Position("oasis").tech(5).place("i2-water-rover", "r0", 4, 4)
    assert (position.seat.pool[P_PATCH], position.seat.pool[P_SYNERGY]) == (1, 1)
    only_patch = Position("oasis").tech(4).place("i2-water-rover", "r0", 4, 4)
    assert (only_patch.seat.pool[P_PATCH], only_patch.seat.pool[P_SYNERGY]) == (1, 0)
    dry = Position("oasis").tech(5).place("i2-civ-energy", "r0", 4, 4)
    assert (dry.seat.pool[P_PATCH], dry.seat.pool[P_SYNERGY]) == (0, 0)


@pytest.mark.parametrize("corporation", ["oasis", "cosmos", "jump-drive"])
def test_techs_triggered_by_placing_do_not_work_for_an_unplaced_tile(corporation: str) -> None:

    position = Position(corporation).tech(5)
    position.seat.tech_pods = TECH_AS_ENERGY if corporation == "jump-drive" else 0
    position.seat.tile = TILE["i2-energy-water"]
    set_aside(position.state, 0)
    assert position.pending() == ["water"]
    assert position.seat.pool[WATER] == 2


def test_resources_are_owed_by_kind() -> None:
    position = Position().place("i2-civ-energy", "r0", 4, 4).settle()
    owe_resource(position.state, 0, ROVER, True)
    assert position.pending() == ["rover"]


@rule("PU-24.2", "PU-24.3", "PU-24.5")
def test_cosmos_repositionings_are_counted_and_end_with_the_turn() -> None:
    position = with_pods(5).resolve().say("tech-2")
    assert position.seat.pool[P_REPOSITION] == 3
    position.say("tech-5")
    assert position.seat.pool[P_REPOSITION] == 4
    position.say("reposition", "civ.5")
    assert "civ.5" not in position.legal()  # it goes somewhere else
    assert {"score", "water.7"} <= set(position.legal())
    position.say("water.7")
    assert position.seat.track_pods[:2] == [0, 1 << 7]
    assert position.seat.pool[P_REPOSITION] == 3
    position.say("done")
    assert position.seat.pool[P_REPOSITION] == 0  # what is not used is lost
    empty = Position("cosmos").tech(5)
    assert "tech-2" not in empty.resolve().legal()  # no pod, nothing to move
    placed = with_pods(3).place("i2-civ-energy", "r0", 5, 5)
    assert placed.seat.pool[P_REPOSITION] == 1

"""Resource tracks (PU-7), water (PU-9), techs of the Universal Coalition (PU-11)."""

from __future__ import annotations

import pytest

from starboard.games.planet.components import BIOMASS, CIV, P_PATCH, P_SYNERGY, P_WATER_TILE, ROVER, TECH, WATER
from starboard.games.planet.rules.corporations import Boost
from starboard.games.planet.rules.tracks import advance, advance_for_rover_tile, can_advance, regress
from tests.games.planet.position import Position
from tests.rulebook import rule


@rule("PU-7.1", "PU-35.4")
def test_a_tracker_starts_at_0_and_gains_the_benefit_of_the_position_reached() -> None:
    position = Position()
    assert set(position.tracks().values()) == {0}
    advance(position.state, 0, TECH)
    assert (position.position("tech"), position.pending()) == (1, [])
    advance(position.state, 0, TECH)
    assert (position.position("tech"), position.pending()) == (2, ["synergy"])


@rule("PU-7.3", "PU-35.3")
def test_a_boost_advances_any_one_tracker_with_its_benefit() -> None:
    position = Position().at(biomass=2)
    position.seat.owe(P_SYNERGY, 1)
    position.resolve()
    assert position.legal() == ["civ", "water", "biomass", "rover", "tech"]  # the boost itself was forced
    position.say("biomass")
    assert position.position("biomass") == 3
    assert position.seat.pool[P_PATCH] == 1 or position.legal()  # the milestone's patch is being laid


@rule("PU-7.3", "PU-7.4", "PU-7.5")
def test_a_boost_cannot_move_a_tracker_on_top() -> None:
    position = Position().at(civ=15, water=15, rover=15)
    position.ask(Boost(0, 1))
    assert position.legal() == ["biomass", "tech"]
    assert position.why("civ") == position.why("rover") == "planet-why-track-blocked"
    stuck = Position().at(civ=15, water=15, biomass=15, tech=15)
    assert [can_advance(stuck.state, stuck.seat, track) for track in range(5)] == [False, False, False, True, False]
    before = Position(rules=1).at(civ=15, water=15, rover=15)
    assert before.ask(Boost(0, 1)).say("rover").seat.points == 4


@rule("PU-10.9", "PU-7.5")
def test_on_top_of_the_rover_track_only_a_rover_tile_still_moves_rovers() -> None:
    position = Position().at(rover=15).place("i2-rover-tech", "r0", 5, 0).rover(5, 5)
    assert position.pending() == ["rover", "tech"]
    position.resolve().say("rover")
    assert (position.position("rover"), position.seat.points) == (15, 4)
    other = Position().at(rover=15)
    assert not advance(other.state, 0, ROVER)
    assert other.seat.points == 0
    climbing = Position().at(rover=14).place("i2-rover-tech", "r0", 5, 0).rover(5, 5)
    climbing.seat.owe(ROVER, 1)
    climbing.resolve().say("rover", "rover")  # the other advance comes first: the tile still counts on top
    assert climbing.seat.points == 4 + 4


@rule("PU-7.4")
@pytest.mark.parametrize("track", [CIV, WATER, BIOMASS, TECH])
def test_a_tracker_on_top_gains_nothing_more(track: int) -> None:
    position = Position()
    position.seat.move_tracker(track, 15)
    assert not advance(position.state, 0, track)
    assert position.pending() == []
    assert position.seat.picks == []


@rule("PU-35.5")
def test_a_step_down_gives_no_benefit_and_locks_a_tech_again() -> None:
    position = Position().at(biomass=4, tech=3)
    regress(position.state, 0, BIOMASS)
    assert (position.position("biomass"), position.pending()) == (3, [])
    powers = position.seat.powers()
    regress(position.state, 0, TECH)
    assert powers
    assert not position.seat.powers()
    assert not regress(position.state, 0, CIV)  # not below 0
    advance(position.state, 0, BIOMASS)
    regress(position.state, 0, BIOMASS)
    regress(position.state, 0, BIOMASS)
    advance(position.state, 0, BIOMASS)
    assert position.pending() == ["patch"]  # climbing over it again gains it again


@rule("PU-11.1")
def test_a_tech_works_from_the_moment_its_milestone_is_reached() -> None:
    position = Position()
    unlocked = []
    for _ in range(15):
        advance(position.state, 0, TECH)
        unlocked.append(int(position.seat.powers()).bit_count())
    assert unlocked == [0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5]


@rule("PU-11.4")
def test_movement_from_the_rover_track_is_one_more_with_the_third_tech() -> None:
    plain = Position().at(rover=3)
    advance(plain.state, 0, ROVER)
    assert plain.seat.points == 2
    better = Position().at(rover=3).tech(3)
    advance(better.state, 0, ROVER)
    assert better.seat.points == 3
    top = Position().at(rover=15).tech(3)
    advance_for_rover_tile(top.state, 0)
    assert top.seat.points == 5
    first = Position().tech(3)
    advance(first.state, 0, ROVER)
    assert first.seat.points == 0  # the first position has no number


@rule("PU-11.5", "PU-11.7")
def test_a_water_tile_on_ice_counts_twice_with_the_fourth_tech() -> None:
    position = Position().tech(4).at(water=2).place("i2-water-rover", "r0", 5, 5)
    position.resolve().say("water")
    assert position.position("water") == 4
    assert position.seat.pool[P_SYNERGY] == 1  # of position 3, passed on the way
    last = Position().tech(4).at(water=14).place("i2-water-rover", "r0", 5, 5)
    last.resolve().say("water")
    assert last.position("water") == 15


@rule("PU-11.7")
def test_a_tech_reached_with_the_first_resource_works_for_the_second() -> None:
    position = Position().at(tech=9).place("i2-water-rover", "r0", 5, 5)
    advance(position.state, 0, TECH)
    position.resolve().say("water")
    assert position.position("water") == 2


@rule("PU-11.8")
def test_the_fourth_tech_does_not_double_boosts_energy_or_cards() -> None:
    position = Position().tech(4)
    position.ask(Boost(0, 1)).say("water")
    assert position.position("water") == 1
    energy = Position().tech(4).place("i2-energy-water", "r0", 4, 4)  # water on land
    assert energy.pending() == ["energy"]
    energy.resolve().say("water")
    assert energy.position("water") == 1
    card = Position().tech(4)
    card.seat.owe(WATER, 1)
    card.resolve()
    assert card.position("water") == 1
    assert card.seat.pool[P_WATER_TILE] == 0


@rule("PU-11.6")
def test_the_fifth_tech_makes_immune_to_meteors() -> None:
    position = Position().tech(4).place("i2-rover-tech-m", "r0", 5, 5)
    assert len(position.seat.spoilt()) == 1
    position.tech(5).place("i2-civ-energy-m", "r0", 6, 5)
    assert len(position.seat.spoilt()) == 1  # those already there stay


@rule("PU-11.3")
def test_the_second_tech_stores_patches_for_the_end() -> None:
    position = Position().tech(2).place("i2-rover-tech", "r0", 5, 5).settle()
    position.seat.owe(P_PATCH, 1)
    position.resolve()
    assert "store" in position.legal()
    position.say("store")
    assert (position.seat.stored, position.seat.patch_lo, position.seat.patch_hi) == (1, 0, 0)
    without = Position().tech(1).place("i2-rover-tech", "r0", 5, 5).settle()
    without.seat.owe(P_PATCH, 1)
    assert "store" not in without.resolve().legal()

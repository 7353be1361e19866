"""Resource tracks (PU-7), water (PU-9), techs of the Universal Coalition (PU-11)."""

from __future__ import annotations

import pytest

from starboard.games.planet.corporations import Boost
from starboard.games.planet.terms import (
    BIOMASS,
    CIV,
    P_PATCH,
    P_SYNERGY,
    P_WATER_TILE,
    ROVER,
    TECH,
    WATER,
)
from starboard.games.planet.tracks import advance, can_advance, regress
from tests.games.planet.bench import Bench
from tests.rulebook import rule


@rule("PU-7.1", "PU-35.4")
def test_a_tracker_starts_at_0_and_gains_the_benefit_of_the_position_reached() -> None:
    bench = Bench()
    assert set(bench.tracks().values()) == {0}
    advance(bench.state, 0, TECH)
    assert (bench.position("tech"), bench.pending()) == (1, [])
    advance(bench.state, 0, TECH)
    assert (bench.position("tech"), bench.pending()) == (2, ["synergy"])


@rule("PU-7.3", "PU-35.3")
def test_a_boost_advances_any_one_tracker_with_its_benefit() -> None:
    bench = Bench().at(biomass=2)
    bench.seat.owe(P_SYNERGY, 1)
    bench.resolve()
    assert bench.legal() == ["civ", "water", "biomass", "rover", "tech"]  # the boost itself was forced
    bench.say("biomass")
    assert bench.position("biomass") == 3
    assert bench.seat.pool[P_PATCH] == 1 or bench.legal()  # the milestone's patch is being laid


@rule("PU-7.3", "PU-7.4", "PU-7.5")
def test_a_boost_cannot_move_a_tracker_on_top_except_the_rover_tracker() -> None:
    bench = Bench().at(civ=15, water=15, rover=15)
    bench.ask(Boost(0, 1))
    assert bench.legal() == ["biomass", "rover", "tech"]
    assert bench.why("civ") == "planet-why-track-blocked"
    bench.say("rover")
    assert (bench.position("rover"), bench.seat.points) == (15, 4)
    stuck = Bench().at(civ=15, water=15, biomass=15, tech=15)
    assert [can_advance(stuck.seat, track) for track in range(5)] == [False, False, False, True, False]


@rule("PU-7.4")
@pytest.mark.parametrize("track", [CIV, WATER, BIOMASS, TECH])
def test_a_tracker_on_top_gains_nothing_more(track: int) -> None:
    bench = Bench()
    bench.seat.move_tracker(track, 15)
    assert not advance(bench.state, 0, track)
    assert bench.pending() == []
    assert bench.seat.picks == []


@rule("PU-35.5")
def test_a_step_down_gives_no_benefit_and_locks_a_tech_again() -> None:
    bench = Bench().at(biomass=4, tech=3)
    regress(bench.state, 0, BIOMASS)
    assert (bench.position("biomass"), bench.pending()) == (3, [])
    powers = bench.seat.powers()
    regress(bench.state, 0, TECH)
    assert powers
    assert not bench.seat.powers()
    assert not regress(bench.state, 0, CIV)  # not below 0
    advance(bench.state, 0, BIOMASS)
    regress(bench.state, 0, BIOMASS)
    regress(bench.state, 0, BIOMASS)
    advance(bench.state, 0, BIOMASS)
    assert bench.pending() == ["patch"]  # climbing over it again gains it again


@rule("PU-11.1")
def test_a_tech_works_from_the_moment_its_milestone_is_reached() -> None:
    bench = Bench()
    unlocked = []
    for _ in range(15):
        advance(bench.state, 0, TECH)
        unlocked.append(bench.seat.powers().bit_count())
    assert unlocked == [0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5]


@rule("PU-11.4")
def test_movement_from_the_rover_track_is_one_more_with_the_third_tech() -> None:
    plain = Bench().at(rover=3)
    advance(plain.state, 0, ROVER)
    assert plain.seat.points == 2
    better = Bench().at(rover=3).tech(3)
    advance(better.state, 0, ROVER)
    assert better.seat.points == 3
    top = Bench().at(rover=15).tech(3)
    advance(top.state, 0, ROVER)
    assert top.seat.points == 5
    first = Bench().tech(3)
    advance(first.state, 0, ROVER)
    assert first.seat.points == 0  # the first position has no number


@rule("PU-11.5", "PU-11.7")
def test_a_water_tile_on_ice_counts_twice_with_the_fourth_tech() -> None:
    bench = Bench().tech(4).at(water=2).place("i2-water-rover", "r0", 5, 5)
    bench.resolve().say("water")
    assert bench.position("water") == 4
    assert bench.seat.pool[P_SYNERGY] == 1  # of position 3, passed on the way
    last = Bench().tech(4).at(water=14).place("i2-water-rover", "r0", 5, 5)
    last.resolve().say("water")
    assert last.position("water") == 15


@rule("PU-11.7")
def test_a_tech_reached_with_the_first_resource_works_for_the_second() -> None:
    bench = Bench().at(tech=9).place("i2-water-rover", "r0", 5, 5)
    advance(bench.state, 0, TECH)
    bench.resolve().say("water")
    assert bench.position("water") == 2


@rule("PU-11.8")
def test_the_fourth_tech_does_not_double_boosts_energy_or_cards() -> None:
    bench = Bench().tech(4)
    bench.ask(Boost(0, 1)).say("water")
    assert bench.position("water") == 1
    energy = Bench().tech(4).place("i2-energy-water", "r0", 4, 4)  # water on land
    assert energy.pending() == ["energy"]
    energy.resolve().say("water")
    assert energy.position("water") == 1
    card = Bench().tech(4)
    card.seat.owe(WATER, 1)
    card.resolve()
    assert card.position("water") == 1
    assert card.seat.pool[P_WATER_TILE] == 0


@rule("PU-11.6")
def test_the_fifth_tech_makes_immune_to_meteors() -> None:
    bench = Bench().tech(4).place("i2-rover-tech-m", "r0", 5, 5)
    assert len(bench.seat.spoilt()) == 1
    bench.tech(5).place("i2-civ-energy-m", "r0", 6, 5)
    assert len(bench.seat.spoilt()) == 1  # those already there stay


@rule("PU-11.3")
def test_the_second_tech_stores_patches_for_the_end() -> None:
    bench = Bench().tech(2).place("i2-rover-tech", "r0", 5, 5).settle()
    bench.seat.owe(P_PATCH, 1)
    bench.resolve()
    assert "store" in bench.legal()
    bench.say("store")
    assert (bench.seat.stored, bench.seat.patch_lo, bench.seat.patch_hi) == (1, 0, 0)
    without = Bench().tech(1).place("i2-rover-tech", "r0", 5, 5).settle()
    without.seat.owe(P_PATCH, 1)
    assert "store" not in without.resolve().legal()

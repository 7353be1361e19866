"""The energy resource (PU-12)."""

from __future__ import annotations

from starboard.games.planet.geometry import cell_at
from starboard.games.planet.rules.biomass import lay_patch
from tests.games.planet.position import Position
from tests.rulebook import rule


@rule("PU-12.2", "PU-12.4")
def test_an_isolated_tile_advances_its_other_resource_twice() -> None:
    position = Position().place("i2-civ-energy", "r0", 5, 5)
    assert position.energies() == [["civ"]]
    assert position.resolve().legal() == ["civ", "energy"]
    position.say("energy")
    assert position.legal() == ["pass", "civ"]
    position.say("civ")
    assert position.position("civ") == 2


@rule("PU-12.1", "PU-12.3", "PU-12.5", "PU-12.6")
def test_every_resource_touching_the_whole_energy_area_is_on_offer_and_no_other() -> None:
    # an area that the new tile joins; tech touches its far end, rover touches only tech;
    # the new energy square is (5,5), below the old area, and civ lies below it
    position = (
        Position()
        .ground("energy", (5, 3), (5, 4))
        .symbol("tech", (4, 3))
        .symbol("water", (6, 4))
        .symbol("rover", (3, 3))
        .place("i2-civ-energy", "r180", 5, 5)
    )
    assert position.seat.terrain[cell_at(5, 5)] == 5
    assert position.energies() == [["civ", "water", "tech"]]
    position.resolve().say("energy", "tech")
    assert (position.position("tech"), position.position("civ")) == (1, 1)  # one of them, and civ for itself


@rule("PU-12.7")
def test_water_through_energy_needs_no_ice() -> None:
    position = Position().place("i2-energy-water", "r0", 4, 4)
    assert position.pending() == ["energy"]  # the water resource itself lies on land
    position.resolve().say("water")
    assert position.position("water") == 1


def test_energy_may_be_declined() -> None:
    position = Position().place("i2-civ-energy", "r0", 5, 5).resolve().say("energy", "pass")
    assert position.position("civ") == 1


@rule("PU-13.2")
def test_a_patch_touching_the_area_offers_no_biomass() -> None:
    position = Position().place("i2-rover-tech", "r0", 5, 3)
    lay_patch(position.state, 0, cell_at(6, 6))  # beside the energy square to come
    position.settle().place("i2-civ-energy", "r0", 5, 5)
    assert "biomass" not in position.energies()[0]
    touching = Position().symbol("biomass", (6, 6)).place("i2-civ-energy", "r0", 5, 5)
    assert "biomass" in touching.energies()[0]


@rule("PU-31.1")
def test_on_petra_uncovered_currents_carry_the_energy_area() -> None:
    # (5,2), (5,3), (5,4), (5,5) are currents; tech lies at the far end
    position = Position(planet="petra").symbol("tech", (6, 3)).place("i2-civ-energy", "r180", 5, 6)
    assert "tech" in position.energies()[0]
    same = Position().symbol("tech", (6, 3)).place("i2-civ-energy", "r180", 5, 6)
    assert same.energies() == [["civ"]]

"""Chapter 8: build a mine; the lost planet."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia import words as w
from tests.games.gaia.position import Position, at
from tests.rulebook import rule


def terrans() -> Position:
    """Terrans on l3 and l9, Xenos far from l3."""
    return Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).give(
        0, ore=15, credits=30, qic=0, knowledge=0, bowls=(4, 4, 0)
    )


@rule("GP-8.1", "GP-8.2", "GP-8.6", "GP-10.2")
def test_a_mine_colonises_a_planet() -> None:
    table = Position("geodens xenos", ["l5 i11", "i3 j7 m9"]).give(0, ore=1, credits=2, qic=9)
    assert "g5" in table.places("build")  # home type, with QICs for the way
    table.say("build g5")
    assert table.stock(0)[:2] == (0, 0)
    assert table.piece("g5") == "mine"
    assert table.count(0, "mine") == 3
    assert at("g5") in table.state.seats[0].planets


@rule("GP-8.2")
def test_a_mine_must_be_left_and_paid() -> None:
    table = terrans().give(0, credits=1)
    assert table.why("build") == "gaia-why-credits"
    table.give(0, credits=30, ore=0)
    assert table.why("build") == "gaia-why-ore"
    table.give(0, ore=15).pieces(0, mine=8)
    table.refresh()
    assert table.why("build") == "gaia-why-no-mine-left"


@rule("GP-8.3")
def test_the_planet_must_be_empty() -> None:
    table = terrans().level(0, "navigation", 5)
    places = table.places("build")
    assert not places & {"l3", "l9", "i3", "j7", "m9"}
    table.say("build")
    assert table.why("m9") == "gaia-why-taken"
    assert table.why("l9") == "gaia-why-own-planet"
    assert table.why("m4") == "gaia-why-no-planet"


@rule("GP-8.3", "GP-9.1", "GP-10.1")
def test_a_planet_that_is_pointed_at_tells_what_stands_against_it() -> None:
    """Before any verb: what is there tells what was meant."""
    table = terrans().give(0, credits=0)
    assert table.why("m9") == "gaia-why-taken"
    assert table.why("l9") == "gaia-why-credits"  # to upgrade
    assert table.why("g5") == "gaia-why-range"
    transdim = next(h for h in table.state.setup.stars.planets if table.state.planet[h] == c.TRANSDIM)
    table.state.seats[0].gaiaformers = 0
    assert table.why(w.hex_word(transdim)) == "gaia-why-no-gaiaformer"


@rule("GP-8.4", "GP-8.9", "GP-8.10", "GP-8.11", "GP-8.12", "GP-23.9", "GP-23.10", "GP-23.11", "GP-23.12", "GP-23.13")
@pytest.mark.parametrize(("level", "reach"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_range(level: int, reach: int) -> None:
    table = terrans().level(0, "navigation", level)
    near = {"j3": 2, "l5": 2, "k5": 3, "o5": 4, "h5": 4, "j10": 2, "n8": 2, "k11": 3, "o7": 3, "g5": 5}
    assert table.state.seats[0].basic_range() == reach
    places = table.places("build") if reach > 1 else set()
    if reach == 1:
        assert "build" not in table.legal()  # nothing but transdim and taken planets next door
    for word, distance in near.items():
        assert (word in places) == (distance <= reach)


@rule("GP-8.13", "GP-8.14", "GP-8.31")
def test_qics_extend_the_range() -> None:
    table = Position("ivits xenos", ["g8", "i3 j7 m9"]).give(0, ore=15, credits=30, qic=0).level(0, "navigation", 2)
    assert table.state.seats[0].basic_range() == 2
    assert "j10" not in table.places("build")
    table.give(0, qic=1)
    assert {"j10", "h5"} <= table.places("build")  # 3 and 4 hexes away: range 4
    assert "k5" not in table.places("build")  # 5 hexes
    table.say("build")
    assert table.why_args("k5") == {"n": 3, "qic": 2, "missing": 1}
    table.say("j10")
    assert table.get(0, "qic") == 0


@rule("GP-8.5", "GP-8.7", "GP-8.23", "GP-8.24", "GP-8.25", "GP-23.3", "GP-23.4", "GP-23.5", "GP-23.6", "GP-23.7")
@pytest.mark.parametrize(("level", "price"), [(0, 3), (1, 3), (2, 2), (3, 1), (4, 1), (5, 1)])
def test_terraforming(level: int, price: int) -> None:
    table = terrans().level(0, "terraforming", level).level(0, "navigation", 2)
    table.give(0, ore=1 + 2 * price - 1)
    assert "l5" not in table.places("build") if "build" in table.legal() else True
    table.give(0, ore=1 + 2 * price)  # volcanic: two steps
    table.say("build l5")
    assert table.stock(0)[:2] == (0, 28)


@rule("GP-8.26", "GP-8.15")
def test_geodens_on_level_three() -> None:
    table = (
        Position("geodens xenos", ["l5 i11", "i3 j7 m9"]).level(0, "terraforming", 3).give(0, ore=2, credits=9, qic=0)
    )
    table.say("build (k5)")  # oxide: one step for one ore
    assert table.get(0, "ore") == 0
    home = Position("geodens xenos", ["l5 i11", "i3 j7 m9"]).give(0, ore=1, credits=2, qic=9)
    places = {word for word in home.places("build") if home.planet(word) != "gaia"}
    assert places == {"g5", "o5"}  # only home planets cost no steps


@rule("GP-8.16", "GP-8.15")
def test_transdim_planets_cannot_be_built_on() -> None:
    table = terrans().level(0, "navigation", 5)
    assert not table.places("build") & {"m3", "m5", "m10", "i8"}
    table.say("build")
    assert table.why("m3") == "gaia-why-transdim"


@rule("GP-8.17")
def test_gaia_planets_cost_a_qic() -> None:
    table = terrans().level(0, "navigation", 2).give(0, ore=1)
    assert "build" not in table.legal()
    table.give(0, qic=1)
    table.say("build l7")
    assert table.stock(0) == (0, 28, 0, 0)
    assert table.planet("l7") == "gaia"


@rule("GP-8.17", "GP-8.13")
def test_range_and_gaia_qics_add_up() -> None:
    table = terrans().give(0, ore=1, qic=1)
    assert "l7" not in table.places("build")  # 1 for the range and 1 for the planet
    table.give(0, qic=2).say("build l7")
    assert table.get(0, "qic") == 0


@rule("GP-8.18", "GP-8.19", "GP-8.20", "GP-8.21", "GP-8.22", "GP-8.8", "GP-8.30", "GP-9.7")
def test_mine_on_the_own_gaia_project() -> None:
    table = Position("itars terrans", ["n8 p2", "l3 l9"])
    table.give(0, gaiaformers=0).build(0, "gaiaformer", "m3").turn_gaia("m3")
    table.give(0, ore=1, credits=2, qic=0).level(0, "navigation", 0)
    assert table.places("build") == {"m3"}  # accessible, though five hexes away, and without QIC
    table.turn_of(1).give(1, ore=15, credits=30, qic=9)
    assert "m3" not in table.places("build")
    table.say("build")
    assert table.why("m3") == "gaia-why-taken"
    table.say("l7").done()
    table.give(0, ore=1, credits=2, qic=0).say("build (m3)")
    assert table.stock(0) == (0, 0, table.stock(0)[2], 0)
    assert table.get(0, "gaiaformers") == 1
    assert table.piece("m3") == "mine"


@rule("GP-8.27", "GP-8.28", "GP-24.4", "GP-14.2")
def test_free_steps_and_paid_ones() -> None:
    table = Position("geodens xenos", ["l5 i11", "i3 j7 m9"]).level(0, "terraforming", 3).level(0, "navigation", 2)
    table.give(0, ore=2, credits=2, qic=0, bowls=(0, 0, 3))
    table.say("power-1step l3")  # terra: two steps, one free, one for an ore
    assert table.stock(0)[:2] == (0, 0)


@rule("GP-24.3", "GP-24.4", "GP-15.4")
def test_free_steps_that_are_not_needed_are_lost() -> None:
    table = terrans().level(0, "navigation", 5).give(0, qic=9, bowls=(0, 0, 9))
    assert {"l12", "l7", "l5", "k5"} <= table.places("power-2steps")  # home type and gaia planet too
    table.say("power-2steps")
    before = table.stock(0)
    table.say("k5")  # one step needed: the other is lost
    assert table.stock(0)[0] == before[0] - 1


@rule("GP-24.3", "GP-15.4")
def test_a_home_planet_may_be_settled_with_free_steps() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"], rounds="round-step " + "round-big " * 5)
    table.give(0, ore=1, credits=2, qic=0, bowls=(0, 0, 9), vp=10).level(0, "navigation", 4).booster(0, 4)
    table.say("booster-4 l12")
    assert table.piece("l12") == "mine"
    assert table.stock(0)[:2] == (0, 0)
    assert table.get(0, "vp") == 10  # no step was made


@rule("GP-24.3")
def test_rules_1_wanted_a_step_to_be_used() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"], rules=1).rich(0).level(0, "navigation", 5)
    places = table.places("power-2steps")
    assert {"l5", "k5"} <= places
    assert not {"l12", "l7"} & places  # home type, gaia planet
    assert {"l12", "l7"} <= table.places("build")  # without free steps nothing can be unused
    assert table.say("power-2steps").why("l12") == "gaia-why-steps-unused"


@rule("GP-8.29", "GP-23.14", "GP-23.15", "GP-23.16", "GP-9.9")
def test_lost_planet() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"], rounds="round-mine " + "round-big " * 5)
    table.give(0, knowledge=4, qic=0, ore=0, credits=0, bowls=(0, 0, 0)).level(0, "navigation", 4)
    table.token(0, "fed-7vp-6c").federate(1, "k3")
    table.say("research navigation")
    assert table.asks() == "gaia-ask-lost-planet"
    assert table.why("l7") == "gaia-why-planet-there"
    assert table.why("k3") == "gaia-why-satellite-there"
    assert table.why("t9") in ("gaia-why-planet-there", "gaia-why-range")
    assert "l4" in table.legal()
    reached = {word for word in table.legal() if table.state.seats[0].reach[at(word)] > 4}
    assert not reached  # range 4 of the new level, no QIC to go further
    table.give(1, bowls=(4, 4, 0), vp=10)
    vp = table.get(0, "vp")
    table.say("k7")  # next to j7 and within 2 of nothing else of the Xenos
    assert table.planet("k7") == "lost"
    assert table.get(0, "vp") == vp + 2  # it counts as building a mine
    assert table.count(0, "mine") == 2  # but no mine was used
    assert table.state.seats[0].count(1) == 3  # PER_MINE
    assert table.state.seats[0].types >> 9 & 1
    table.say("done") if table.asks() == "gaia-ask-afterwards" else None
    assert (table.asks(), table.seat) == ("gaia-ask-charge", 1)
    table.say("decline").rich(0).turn_of(0).rich(0)
    assert "k7" not in table.places("upgrade")
    table.say("upgrade")
    assert table.why("k7") == "gaia-why-not-upgradable"


@rule("GP-23.14")
def test_qics_may_extend_the_way_to_the_lost_planet() -> None:
    table = terrans().give(0, knowledge=4, qic=0).level(0, "navigation", 4).token(0, "fed-7vp-6c")
    few = table.places("research navigation")
    table.give(0, qic=2)
    many = table.places("research navigation")
    assert few < many
    where = next(word for word in many - few if table.state.seats[0].reach[at(word)] == 6)
    table.say(f"research navigation {where}")
    assert table.get(0, "qic") == 1

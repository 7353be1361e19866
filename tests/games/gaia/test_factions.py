"""Chapter 22: the abilities of the factions that no other chapter shows."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia.rules.build import can_build
from tests.games.gaia.position import Position, at
from tests.rulebook import rule


def lantids() -> Position:
    table = Position("lantids xenos", ["l3 l9", "i3 j7 m9"], rounds="round-mine " + "round-gaia4 " * 5)
    return table.give(0, ore=1, credits=2, qic=0, knowledge=0, bowls=(0, 6, 0), vp=10).give(1, bowls=(0, 0, 6))


@rule("GP-22.4", "GP-22.5", "GP-22.53", "GP-8.3")
def test_lantids_share_planets() -> None:
    table = lantids()
    assert table.places("build") == {"m9"}  # no steps, only the price of the mine
    table.say("build (m9)")
    assert table.stock(0)[:2] == (0, 0)
    assert table.get(0, "vp") == 12  # a normal mine for the round tile
    assert table.count(0, "mine") == 3
    assert (table.state.owner[at("m9")], table.state.guest[at("m9")]) == (1, 0)
    assert table.state.power_at(0, at("m9")) == 1
    assert table.state.seats[0].reach[at("n8")] == 2
    table.done().give(0, ore=1, credits=2).turn_of(0).give(0, ore=1, credits=2)
    assert "build" not in table.legal()  # one shared mine per planet


@rule("GP-22.4")
def test_lantids_share_the_lost_planet_but_no_project() -> None:
    table = lantids().build(1, "gaiaformer", "m3").turn_gaia("m3")
    assert "m3" not in table.places("build")
    table.idle().level(1, "navigation", 4).token(1, "fed-7vp-6c").give(1, knowledge=4)
    table.say("research navigation l8").done()
    assert table.planet("l8") == "lost"
    table.give(0, ore=9, credits=9).turn_of(0).give(0, ore=1, credits=2)
    assert "l8" in table.places("build")


@rule("GP-10.8", "GP-22.53")
def test_a_guest_makes_upgrades_of_the_host_cheaper() -> None:
    table = lantids().give(1, ore=9, credits=6, bowls=(0, 0, 0)).turn_of(1)
    table.share(0, "i3")  # no other structure of the Lantids within 2
    table.say("upgrade i3").done()
    assert table.get(1, "credits") == 3


@rule("GP-22.4")
def test_a_lost_planet_on_the_corner_of_the_map_can_be_shared_too() -> None:
    table = Position("lantids xenos taklons", play=False)
    table.give(0, ore=1, credits=2, qic=0).build(0, "mine", "b5")
    assert not can_build(table.state, 0, 0, 0)
    table.state.lost_at = at("a5")  # the first of all hexes
    table.state.turn_planet(at("a5"), c.LOST)
    table.build(1, "lost-mine", "a5")
    assert can_build(table.state, 0, 0, 0)


@rule("GP-22.6", "GP-22.53")
def test_lantids_cannot_upgrade_shared_mines() -> None:
    table = lantids().share(0, "m9").give(0, ore=15, credits=30)
    assert table.places("upgrade") == {"l3", "l9"}
    table.say("upgrade")
    assert table.why("m9") == "gaia-why-not-upgradable"
    table.say("l9").done()
    assert table.get(0, "credits") == 27  # a neighbour on m9
    table.give(1, ore=15, credits=30)
    table.say("upgrade m9")  # the host may
    assert table.piece("m9") == "trading-station"
    assert table.get(1, "credits") == 27  # the guest is a neighbour at distance 0


@rule("GP-22.7", "GP-22.53", "GP-20.7", "GP-20.10")
def test_shared_mines_are_no_types_and_no_gaia_planets() -> None:
    table = lantids().build(1, "mine", "l7").share(0, "l7").share(0, "m9")
    row = table.state.seats[0]
    assert row.types == 1  # terra only
    assert row.gaia_planets == 0
    assert table.state.seats[0].count(1) == 4  # mines
    assert table.state.seats[0].count(7) == 2  # sectors 01 and 03


@rule("GP-22.7")
def test_a_shared_gaia_planet_is_no_gaia_mine() -> None:
    table = Position("lantids xenos", ["l3 l9", "i3 j7 m9"], rounds="round-gaia4 " + "round-big " * 5)
    table.build(1, "mine", "l7").level(0, "navigation", 2).give(0, ore=1, credits=2, qic=0, vp=10)
    table.say("build l7")  # without a QIC for the planet
    assert table.get(0, "vp") == 10


@rule("GP-22.8")
def test_lantids_institute_gives_knowledge() -> None:
    table = lantids().build(0, "institute", "l3")
    table.say("build (m9)")
    assert table.get(0, "knowledge") == 2
    own = lantids().build(0, "institute", "l3").give(0, ore=9, credits=9, qic=1)
    own.say("build l12")
    assert own.get(0, "knowledge") == 0


def gleens() -> Position:
    return Position("gleens terrans", ["i3 j7", "l9 l12"]).give(0, ore=0, credits=0, qic=0, knowledge=0, vp=10)


@rule("GP-22.12")
def test_gleens_gain_ore_instead_of_qics() -> None:
    table = gleens().give(0, bowls=(0, 0, 4))
    table.say("power-qic")
    assert (table.get(0, "ore"), table.get(0, "qic")) == (1, 0)
    table.build(0, "academy-right", "i3").give(0, bowls=(0, 0, 4))
    table.say("power-qic")
    assert (table.get(0, "ore"), table.get(0, "qic")) == (1, 1)


@rule("GP-22.12", "GP-10.11")
def test_gleens_academy_counts_before_its_tile() -> None:
    table = gleens().build(0, "lab", "i3").give(0, ore=6, credits=6)
    table.say("upgrade i3 academy-right std-o-q done")
    assert (table.get(0, "ore"), table.get(0, "qic")) == (1, 1)


@rule("GP-22.13", "GP-22.14")
def test_gleens_on_gaia_planets() -> None:
    table = gleens().level(0, "navigation", 2).give(0, ore=2, credits=2)
    table.say("build (l7)")
    assert table.stock(0) == (0, 0, 0, 0)  # 1 ore for the mine, 1 for the planet
    assert table.get(0, "vp") == 12


@rule("GP-22.15", "GP-22.16", "GP-26.7")
def test_gleens_institute_brings_their_token() -> None:
    table = Position("gleens terrans", ["i3 j7", "l9 l12"], rounds="round-federation " + "round-gaia4 " * 5)
    table.build(0, "trading-station", "i3").give(0, ore=4, credits=6, knowledge=0, vp=10)
    table.say("upgrade i3 institute")
    assert table.tokens(0) == [("fed-gleens", True)]
    assert table.stock(0)[:3] == (1, 2, 1)
    assert table.get(0, "vp") == 15  # it counts as forming a federation


@rule("GP-22.15", "GP-12.12", "GP-2.34")
def test_gleens_token_lies_beside_others() -> None:
    table = (
        Position("gleens terrans", ["i3 j7", "l9 l12"]).build(0, "trading-station", "i3").token(0, "fed-12vp", False)
    )
    left = list(table.state.supply)
    table.give(0, ore=4, credits=6).say("upgrade i3 institute")
    assert table.tokens(0) == [("fed-12vp", False), ("fed-gleens", True)]
    assert table.state.supply == left  # it never came from the supply
    assert table.state.seats[0].count(c.PER_TOKEN) == 2
    table.done().turn_of(0).level(0, "economy", 4).give(0, knowledge=4).say("research economy")
    assert table.tokens(0) == [("fed-12vp", False), ("fed-gleens", False)]  # the green one was flipped


@rule("GP-22.35", "GP-22.36")
def test_geodens_learn_from_new_types() -> None:
    table = Position("geodens xenos", ["l5 o5", "i3 j7 m9"]).give(0, ore=15, credits=30, qic=9, knowledge=0)
    table.say("build k5").done()
    assert table.get(0, "knowledge") == 0  # before the institute
    table.turn_of(0).build(0, "institute", "l5").give(0, ore=15, credits=30, qic=9, knowledge=0)
    table.say("build r4").done()  # oxide again
    assert table.get(0, "knowledge") == 0
    table.turn_of(0).give(0, ore=15, credits=30, qic=9, knowledge=0).say("build l3").done()  # terra is new
    assert table.get(0, "knowledge") == 3
    table.turn_of(0).give(0, ore=15, credits=30, qic=9, knowledge=0).say("build l7")  # and so is gaia
    assert table.get(0, "knowledge") == 3


@rule("GP-22.35", "GP-23.16")
def test_geodens_learn_from_the_lost_planet() -> None:
    table = Position("geodens xenos", ["l5 o5", "i3 j7 m9"]).build(0, "institute", "l5")
    table.level(0, "navigation", 4).token(0, "fed-7vp-6c").give(0, knowledge=4)
    table.say("research navigation l4")
    assert table.get(0, "knowledge") == 3


@rule("GP-22.25")
def test_ivits_start_with_their_institute_action() -> None:
    table = Position("ivits terrans", ["k5", "l9 l12"])
    assert "institute" in table.legal()
    assert table.count(0, "mine") == 0


@rule("GP-10.12", "GP-22.12")
def test_academies_of_bal_taks_and_itars() -> None:
    table = Position("bal-taks xenos", ["l5 o5", "i3 j7 m9"]).build(0, "academy-right", "l5").give(0, credits=0)
    table.say("academy-right")
    assert table.get(0, "credits") == 4
    itars = Position("itars xenos", ["n8 p2", "i3 j7 m9"])
    assert itars.state.board(0).slot_income[5][1] == [[2, 3]]  # three knowledge

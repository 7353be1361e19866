"""Chapter 6: the gaia phase; Terrans and Itars."""

from __future__ import annotations

from starboard.games.gaia import components as c
from tests.games.gaia.position import Position
from tests.rulebook import rule


def next_round(table: Position) -> Position:
    """Everybody passes; stops at the first question of the next round that is not about income."""
    now = table.state.round
    while table.state.round == now or table.asks() == "gaia-ask-income":
        table.say("pass" if "pass" in table.legal() else table.legal()[0])
    return table


@rule("GP-6.1", "GP-6.3", "GP-6.4", "GP-6.5", "GP-9.1", "GP-9.5")
def test_a_project_completes_in_the_next_round() -> None:
    table = Position("bal-taks xenos", ["l5 o5", "i3 j7 m9"]).give(0, bowls=(6, 0, 0), ore=0, qic=1)
    table.say("project m5")
    assert table.planet("m5") == "transdim"
    assert table.get(0, "gaia") == 6
    table.done()
    assert table.state.seats[0].pieces[c.GAIAFORMER] == 1
    next_round(table).to_turn()
    assert table.planet("m5") == "gaia"
    assert table.piece("m5") == "gaiaformer"  # until the owner builds a mine there
    assert table.get(0, "gaia") == 0
    assert sum(table.bowls(0)) == 6


@rule("GP-6.2", "GP-22.1")
def test_terrans_tokens_return_to_bowl_two() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).give(0, gaia=5, bowls=(9, 0, 0))
    next_round(table).to_turn()
    assert table.bowls(0)[1] == 5
    assert table.get(0, "gaia") == 0


@rule("GP-22.2", "GP-22.3")
def test_terrans_institute_turns_returning_tokens_into_resources() -> None:
    table = (
        Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).build(0, "institute", "l3").give(0, gaia=4, bowls=(0, 0, 9))
    )
    next_round(table)
    assert table.asks() == "gaia-ask-convert-returning"
    assert table.legal() == ["done", "power-qic", "power-ore", "power-knowledge", "power-credit"]
    before = table.stock(0)
    table.say("power-ore")
    assert table.legal() == ["done", "power-credit"]
    table.say("power-credit").to_turn()
    assert table.stock(0) == (before[0] + 1, before[1] + 1, before[2], before[3])
    assert table.bowls(0)[1] == 4  # the tokens arrive all the same


@rule("GP-22.2")
def test_terrans_may_leave_worth_unused() -> None:
    table = (
        Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).build(0, "institute", "l3").give(0, gaia=4, bowls=(9, 0, 0))
    )
    next_round(table)
    before = table.stock(0)
    table.say("done").to_turn()
    assert table.stock(0) == before


@rule("GP-22.51")
def test_itars_burnt_tokens_go_to_the_gaia_area() -> None:
    table = Position("itars xenos", ["h11 n8", "i3 j7 m9"]).give(0, bowls=(0, 4, 0))
    table.say("burn")
    assert table.bowls(0) == (0, 2, 1)
    assert table.get(0, "gaia") == 1


@rule("GP-22.52")
def test_itars_institute_takes_tiles_for_four_tokens() -> None:
    table = Position("itars xenos", ["h11 n8", "i3 j7 m9"]).build(0, "institute", "n8").give(0, gaia=9, bowls=(9, 0, 0))
    next_round(table)
    assert table.asks() == "gaia-ask-gaia-tech"
    vp = table.get(0, "vp")
    table.say("gaia-tech std-7vp gaia")
    assert table.get(0, "vp") == vp + 7
    assert table.get(0, "gaia") == 5  # those in the gaia area are not there to be charged
    assert table.asks() == "gaia-ask-gaia-tech"
    table.say("gaia-tech std-4c done").to_turn()  # one token is left: nothing more to ask
    assert table.get(0, "gaia") == 0
    assert sum(table.bowls(0)) >= 9 + 1


@rule("GP-22.52")
def test_itars_may_decline() -> None:
    table = Position("itars xenos", ["h11 n8", "i3 j7 m9"]).build(0, "institute", "n8").give(0, gaia=4, bowls=(9, 0, 0))
    next_round(table).say("done").to_turn()
    assert table.state.seats[0].standard == 0
    assert sum(table.bowls(0)) >= 13


@rule("GP-22.52", "GP-23.14", "GP-18.1")
def test_a_lost_planet_found_in_the_gaia_phase_is_charged_for_at_once() -> None:
    table = Position("itars xenos", ["n8 p2", "i3 j7 m9"]).build(0, "institute", "n8").give(0, gaia=4, bowls=(9, 0, 0))
    table.level(0, "navigation", 4).token(0, "fed-7vp-6c").give(1, bowls=(2, 2, 0), vp=20)
    next_round(table)
    table.say("gaia-tech std-k-types navigation")
    assert table.asks() == "gaia-ask-lost-planet"
    table.say("l8")  # two hexes from m9
    assert table.asks() == "gaia-ask-charge"
    assert table.seat == 1

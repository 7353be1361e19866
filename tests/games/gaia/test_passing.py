"""Chapters 16, 19 and 21: passing, clean-up, turn order."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia.rules.passing import booster_points
from starboard.games.gaia.rules.upgrade import has_neighbour
from tests.games.gaia.position import Position
from tests.rulebook import rule


@rule("GP-16.2", "GP-16.3", "GP-2.39")
def test_three_boosters_to_choose_from() -> None:
    table = Position("terrans xenos geodens")
    held = [c.BOOSTERS[table.state.seats[seat].booster].word for seat in range(3)]
    for seat in range(3):
        table.say("pass")
        offered = table.legal()
        assert len(offered) == 3
        assert held[seat] not in offered  # never the same
        assert table.why(held[seat]) == "gaia-why-same-booster"
        if seat:
            assert held[seat - 1] in offered  # returned earlier in this round
        table.say(held[seat - 1] if seat else offered[0])


@rule("GP-16.4", "GP-16.6")
def test_last_round() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"])
    for _ in range(5):
        table.pass_round().to_turn()
    table.turn_of(0).booster(0, 6)
    vp = table.get(0, "vp")
    table.say("pass")
    assert table.get(0, "vp") == vp + 2  # red effects still score
    assert table.state.seats[0].booster == -1
    assert table.asks() != "gaia-ask-choose-booster"


EFFECTS = {6: ("mine", 1), 7: ("lab", 3), 8: ("trading-station", 2), 9: ("big", 4), 10: ("gaia", 1)}


@rule("GP-25.7", "GP-25.8", "GP-25.9", "GP-25.10", "GP-25.11", "GP-16.6", "GP-25.1")
@pytest.mark.parametrize("number", list(EFFECTS))
def test_boosters_score_when_returned(number: int) -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).booster(0, number)
    table.build(0, "mine", "l7").build(0, "lab", "l5").build(0, "trading-station", "o5")
    table.build(0, "institute", "n8").build(0, "academy-left", "o7").build(0, "gaiaformer", "m3")
    table.turn_gaia("m3")
    counts = {"mine": 3, "lab": 1, "trading-station": 1, "big": 2, "gaia": 1}
    what, each = EFFECTS[number]
    vp = table.get(0, "vp")
    table.say("pass")
    assert table.get(0, "vp") == vp + each * counts[what]


@rule("GP-25.7", "GP-23.16")
def test_the_lost_planet_counts_as_a_mine() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).booster(0, 6).give(0, knowledge=4)
    table.level(0, "navigation", 4).token(0, "fed-7vp-6c").say("research navigation l4").done()
    table.give(0, ore=5).turn_of(0)
    vp = table.get(0, "vp")
    table.say("pass")
    assert table.get(0, "vp") == vp + 3


@rule("GP-16.5", "GP-16.6", "GP-19.3")
def test_a_new_booster_works_from_the_next_round() -> None:
    table = Position(
        "terrans xenos", ["l3 l9", "i3 j7 m9"], boosters="booster-1 booster-2 booster-4 booster-6 booster-5"
    )
    ore = table.get(0, "ore")
    table.say("pass booster-6")
    assert table.get(0, "ore") == ore  # its income comes next round
    table.say("pass").say(table.legal()[0]).to_turn().turn_of(0).booster(0, 4).level(0, "navigation", 2)
    table.give(0, ore=9, credits=9)
    assert "booster-4" in table.legal()


@rule("GP-16.8", "GP-7.1", "GP-21.5")
def test_first_to_pass_starts_clockwise() -> None:
    table = Position("terrans xenos geodens")
    table.idle().idle()
    for _ in range(3):  # seat 2 passes first, then 0, then 1
        table.say("pass").say(table.legal()[0])
    table.to_turn()
    assert table.state.order == [2, 0, 1]
    table.say("pass").say(table.legal()[0]).idle().say("pass").say(table.legal()[0]).say("pass").say(table.legal()[0])
    table.to_turn()
    assert table.state.order == [2, 0, 1]  # not the order of passing 2, 1, 0


@rule("GP-21.5", "GP-21.6")
def test_turn_order_card() -> None:
    table = Position("terrans xenos geodens", variable=True)
    assert table.state.order == [0, 1, 2]
    table.idle().say("pass").say(table.legal()[0])  # 1 passes first
    table.idle().say("pass").say(table.legal()[0])  # then 0
    table.say("pass").say(table.legal()[0])  # then 2
    table.to_turn()
    assert table.state.order == [1, 0, 2]
    assert table.seat == 1


@rule("GP-19.2", "GP-19.4", "GP-19.5", "GP-15.3", "GP-7.3")
def test_clean_up() -> None:
    table = Position("bescods xenos", ["o7 j9", "i3 j7 m9"]).give(0, bowls=(0, 0, 9), ore=0)
    table.say("power-2o").done().turn_of(0).say("board").say(table.legal()[0]).done()
    assert max(table.state.taken_by) >= 0
    assert table.state.seats[0].used
    table.pass_round().to_turn()
    assert max(table.state.taken_by) == -1
    assert all(row.used == 0 and not row.passed for row in table.state.seats)
    shown = next(area["items"] for area in table.state.look(None)["areas"] if area["id"] == "rounds")
    assert [item["round"] for item in shown if not item["past"]] == [2, 3, 4, 5, 6]


@rule("GP-19.1", "GP-20.1")
def test_no_clean_up_after_the_last_round() -> None:
    table = Position("bescods xenos", ["o7 j9", "i3 j7 m9"])
    for _ in range(5):
        table.pass_round().to_turn()
    table.turn_of(0).give(0, bowls=(0, 0, 9), ore=0).say("power-2o").done().pass_round()
    assert table.state.over
    assert max(table.state.taken_by) >= 0
    assert len(c.PIECES) == 10


@rule("GP-16.7")
def test_without_a_booster_nothing_is_scored_for_one() -> None:
    me = Position("terrans xenos").state.seats[0]
    me.booster = -1
    assert booster_points(me) == 0


@rule("GP-10.8")
def test_a_guest_is_a_neighbour_of_others_and_not_of_itself() -> None:
    state = Position("terrans xenos").state
    here = next(h for h in range(len(state.piece)) if state.setup.stars.shape.within2[h])
    state.piece, state.guest = [0] * len(state.piece), [-1] * len(state.guest)
    state.guest[here] = 1
    assert (has_neighbour(state, 0, here), has_neighbour(state, 1, here)) == (True, False)

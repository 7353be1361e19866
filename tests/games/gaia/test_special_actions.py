"""Chapter 15: special actions, those of the factions included."""

from __future__ import annotations

from starboard.games.gaia import components as c
from starboard.games.gaia.table import Readings
from tests.games.gaia.position import Position
from tests.rulebook import rule


@rule("GP-15.1", "GP-15.2", "GP-15.3", "GP-15.5", "GP-25.5")
def test_booster_with_a_free_step() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).booster(0, 4).level(0, "navigation", 2)
    table.give(0, ore=1 + 3, credits=30, qic=0)
    places = table.places("booster-4")
    assert "l5" in places  # two steps: one free, one for 3 ore
    assert "l12" not in places  # home type: no step to use
    table.say("booster-4 l5")
    assert table.get(0, "ore") == 0
    assert table.asks() == "gaia-ask-afterwards"  # it was the turn's one action
    table.done()
    assert table.why("booster-4") == "gaia-why-not-yours"
    table.give(0, ore=15, credits=30).turn_of(0).booster(0, 4)
    assert table.why("booster-4") == "gaia-why-used"


@rule("GP-15.2")
def test_boosters_without_an_action() -> None:
    table = Position("terrans xenos").booster(0, 1)
    assert table.why("booster-1") == "gaia-why-no-action"
    assert table.why("institute") == "gaia-why-not-yours"
    assert table.why("board") == "gaia-why-no-action"


@rule("GP-22.20", "GP-22.21", "GP-22.22")
def test_ambas_swap() -> None:
    table = Position("ambas xenos", ["j3 k11", "i3 j7 m9"], rounds="round-big " + "round-mine " + "round-ts3 " * 4)
    assert table.why("institute") == "gaia-why-not-yours"
    table.build(0, "institute", "j3").build(0, "mine", "l3").federate(0, "j3", "k3", "l3")
    vp = [table.get(seat, "vp") for seat in (0, 1)]
    table.say("institute")
    assert table.legal() == ["k11", "l3"]
    table.say("k11").done()
    assert (table.piece("k11"), table.piece("j3")) == ("institute", "mine")
    assert [table.get(seat, "vp") for seat in (0, 1)] == vp
    assert table.seat == 1  # nobody charges
    assert table.federated(0) == {"j3", "k3", "l3"}  # though its power is now 2
    table.give(0, ore=5, credits=5).turn_of(0)
    assert table.why("institute") == "gaia-why-used"


@rule("GP-22.41", "GP-22.42", "GP-22.43", "GP-18.1")
def test_firaks_downgrade() -> None:
    table = Position("firaks xenos", ["o7 j9", "i3 j7 m9"], rounds="round-ts4 " + "round-big " * 5)
    table.build(0, "institute", "o7").give(0, ore=0, credits=0, vp=10).give(1, bowls=(4, 0, 0), vp=10)
    assert table.why("institute") == "gaia-why-no-use"  # no lab
    table.build(0, "lab", "j9").tile(0, "std-7vp")
    table.say("institute (j9)")
    assert table.piece("j9") == "trading-station"
    assert table.stock(0)[:2] == (0, 0)
    assert table.get(0, "vp") == 14  # it counts as an upgrade to a trading station
    assert table.legal() == list(c.TRACKS)  # an advance anywhere, not to be declined
    table.say("economy").say("(done)")
    assert (table.asks(), table.seat) == ("gaia-ask-charge", 1)
    table.say("decline").give(0, ore=15, credits=30).turn_of(0)
    table.say("upgrade (j9) (lab)")
    assert table.asks() == "gaia-ask-take-tile"
    assert "std-7vp" not in table.legal()  # a new tile by the normal rules


@rule("GP-22.41", "GP-10.3")
def test_firaks_need_a_trading_station_to_put() -> None:
    table = Position("firaks xenos", ["o7 j9", "i3 j7 m9"]).build(0, "institute", "o7").build(0, "lab", "j9")
    table.pieces(0, trading_station=4)
    assert table.why("institute") == "gaia-why-no-use"  # all four stand on the map
    table.pieces(0, trading_station=3)
    assert "institute" in table.legal()


@rule("GP-22.46", "GP-22.47")
def test_bescods_advance_their_lowest_area() -> None:
    table = Position("bescods xenos", ["o7 j9", "i3 j7 m9"]).give(0, knowledge=0)
    for track, level in zip(c.TRACKS, [2, 1, 3, 1, 2, 2], strict=True):
        table.level(0, track, level)
    table.say("board")
    assert table.legal() == ["navigation", "gaia"]  # ties by choice
    table.say("gaia")
    assert (table.level_of(0, "gaia"), table.get(0, "knowledge")) == (2, 0)
    table.done().turn_of(0)
    assert table.why("board") == "gaia-why-used"


@rule("GP-22.47")
def test_bescods_need_a_token_for_level_five() -> None:
    table = Position("bescods xenos", ["o7 j9", "i3 j7 m9"])
    for track in c.TRACKS:
        table.level(0, track, 4)
    assert table.why("board") == "gaia-why-no-use"
    table.token(0, "fed-7vp-6c").level(1, "science", 5)
    table.say("board")
    assert table.legal() == [track for track in c.TRACKS if track != "science"]


@rule("GP-22.48")
def test_bescods_institute_strengthens_titanium_planets() -> None:
    table = Position("bescods xenos", ["o7 j9", "i3 j7 m9"]).build(0, "mine", "l5").tile(0, "std-big4")
    power = [table.state.power_at(0, h) for h in table.state.seats[0].planets]
    assert power == [1, 1, 1]
    table.build(0, "institute", "o7")
    assert [table.state.power_at(0, h) for h in table.state.seats[0].planets] == [5, 2, 1]  # added to the tile's effect


@rule("GP-22.41")
def test_table_rule_to_decline_the_advance() -> None:
    table = Position("firaks xenos", ["o7 j9", "i3 j7 m9"], readings=Readings(may_decline=True))
    table.build(0, "institute", "o7").build(0, "lab", "j9").say("institute (j9)")
    assert table.legal()[0] == "done"


@rule("GP-22.41")
def test_firaks_downgrade_labs_only() -> None:
    table = Position("firaks xenos", ["o7 j9", "i3 j7 m9"]).build(0, "institute", "o7").build(0, "lab", "j9", "l9")
    table.build(0, "mine", "l3").build(1, "lab", "j7").say("institute")
    assert table.legal() == ["j9", "l9"]
    assert table.why("l3") == "gaia-why-not-own-lab"

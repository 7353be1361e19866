"""Chapter 10: upgrade structures."""

from __future__ import annotations

import pytest

from tests.games.gaia.position import Position
from tests.rulebook import rule


def terrans() -> Position:
    return Position("terrans xenos", ["l3 l12", "i3 j7 m9"]).give(0, ore=15, credits=30)


@rule("GP-10.1", "GP-10.3", "GP-10.4", "GP-10.5", "GP-10.6", "GP-10.13")
def test_mine_to_trading_station() -> None:
    table = terrans()
    assert table.places("upgrade") == {"l3", "l12"}
    table.say("upgrade l3")
    assert table.piece("l3") == "trading-station"  # the only way: not asked
    assert table.stock(0)[:2] == (13, 24)
    assert (table.count(0, "mine"), table.count(0, "trading-station")) == (1, 1)


@rule("GP-10.7", "GP-10.8")
def test_neighbours_make_it_cheaper() -> None:
    table = terrans().build(1, "mine", "l5")  # two hexes from l3
    table.say("upgrade l3")
    assert table.stock(0)[:2] == (13, 27)
    far = terrans().build(1, "mine", "k5")  # three hexes
    far.say("upgrade l3")
    assert far.stock(0)[:2] == (13, 24)
    former = terrans().build(1, "gaiaformer", "m3")  # not a structure
    former.say("upgrade l3")
    assert former.stock(0)[:2] == (13, 24)
    own = terrans().build(0, "mine", "l5")
    own.say("upgrade l3")
    assert own.stock(0)[:2] == (13, 24)


@rule("GP-10.9", "GP-10.10", "GP-10.13", "GP-10.2")
def test_trading_station_to_institute_or_lab() -> None:
    table = terrans().build(0, "trading-station", "l3")
    table.say("upgrade l3")
    assert table.legal() == ["lab", "institute"]
    lab = table.state.copy()
    table.say("institute")
    assert table.stock(0)[:2] == (11, 24)
    assert table.state.seats[0].has_institute()
    table.state = lab
    table.say("lab")
    assert table.stock(0)[:2] == (12, 25)
    assert table.asks() == "gaia-ask-take-tile"


@rule("GP-10.11", "GP-10.12", "GP-11.1")
@pytest.mark.parametrize("academy", ["academy-left", "academy-right"])
def test_lab_to_academy(academy: str) -> None:
    table = terrans().build(0, "lab", "l3")
    table.say("upgrade l3")
    assert table.legal() == ["academy-left", "academy-right"]
    table.say(academy)
    assert table.stock(0)[:2] == (9, 24)
    assert table.asks() == "gaia-ask-take-tile"
    table.say("std-7vp gaia").done().turn_of(0)
    assert ("academy-right" in table.legal()) == (academy == "academy-right")
    if academy == "academy-right":
        qic = table.get(0, "qic")
        table.say("academy-right")
        assert table.get(0, "qic") == qic + 1


@rule("GP-10.5", "GP-10.1")
def test_one_step_at_a_time_and_pieces_are_limited() -> None:
    table = terrans()
    table.pieces(0, trading_station=4)
    table.refresh()
    assert "upgrade" not in table.legal()
    table.say("research") if "research" in table.legal() else None
    poor = terrans().give(0, ore=2, credits=5)
    assert poor.why("upgrade") == "gaia-why-no-upgrade"
    poor.give(0, ore=3, credits=30).build(0, "trading-station", "l3")
    poor.say("upgrade l3")
    assert poor.piece("l3") == "lab"  # the institute cannot be paid, so this was not asked


@rule("GP-22.44", "GP-22.45", "GP-10.13")
def test_bescods_take_another_way() -> None:
    table = Position("bescods xenos", ["o7 j9", "i3 j7 m9"]).give(0, ore=15, credits=30)
    table.build(0, "trading-station", "o7").build(0, "lab", "j9")
    table.say("upgrade o7")
    assert table.legal() == ["lab", "academy-left", "academy-right"]
    table.say("academy-left")
    assert table.stock(0)[:2] == (9, 24)
    assert table.asks() == "gaia-ask-take-tile"
    table.say("std-7vp gaia").done().turn_of(0).give(0, ore=15, credits=30)
    table.say("upgrade (j9)")
    assert table.piece("j9") == "institute"
    assert table.stock(0)[:2] == (11, 24)
    assert table.asks() == "gaia-ask-afterwards"  # no tile for the institute

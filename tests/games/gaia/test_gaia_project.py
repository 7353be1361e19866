"""Chapter 9: start a gaia project."""

from __future__ import annotations

import pytest

from starboard.games.gaia import words as w
from starboard.games.gaia.rules.power import TO_GAIA, GiveTokens
from starboard.kernel import CONTINUES
from tests.games.gaia.position import Position, at
from tests.rulebook import rule


def terrans() -> Position:
    return Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).give(0, ore=0, qic=0, bowls=(9, 0, 0))


@rule("GP-9.2", "GP-9.6", "GP-9.7")
def test_a_gaiaformer_is_needed() -> None:
    table = terrans().give(0, gaiaformers=0)
    assert table.why("project") == "gaia-why-no-gaiaformer"
    table.give(0, gaiaformers=1).say("project (m3)")
    assert table.get(0, "gaiaformers") == 0
    table.done().turn_of(0).give(0, bowls=(9, 9, 9))
    assert table.why("project") == "gaia-why-no-gaiaformer"  # the one on the planet is not available


@rule("GP-9.3", "GP-9.8")
def test_an_accessible_transdim_planet_without_gaiaformer() -> None:
    table = terrans()
    assert table.places("project") == {"m3"}
    table.give(0, qic=1).build(1, "gaiaformer", "m3")
    assert table.places("project") == {"m5", "m10", "i8"}  # two or three hexes away with one QIC
    table.say("project")
    assert table.why("m3") == "gaia-why-gaiaformer-there"
    assert table.why("l7") == "gaia-why-not-transdim"
    assert table.why("s6") == "gaia-why-range"
    table.say("m5")
    assert table.get(0, "qic") == 0


@rule("GP-9.4", "GP-9.10", "GP-9.11", "GP-9.12", "GP-23.24", "GP-23.25", "GP-23.26", "GP-23.27", "GP-23.28", "GP-23.23")
@pytest.mark.parametrize(("level", "tokens"), [(1, 6), (2, 6), (3, 4), (4, 3), (5, 3)])
def test_tokens_by_level(level: int, tokens: int) -> None:
    table = terrans().level(0, "gaia", level).give(0, gaiaformers=2, bowls=(tokens - 1, 0, 0))
    assert table.why("project") == "gaia-why-tokens"
    assert table.why_args("project") == {"n": 1}
    table.give(0, bowls=(tokens, 0, 0)).say("project (m3)")
    assert table.bowls(0) == (0, 0, 0)
    assert table.get(0, "gaia") == tokens
    none = terrans().level(0, "gaia", 0)
    assert "project" not in none.legal()


@rule("GP-9.5", "GP-9.9", "GP-18.1")
def test_a_gaiaformer_colonises_nothing() -> None:
    table = terrans().give(0, ore=15, credits=30, bowls=(9, 0, 0))
    vp = table.get(0, "vp")
    own, reach = list(table.state.seats[0].planets), list(table.state.seats[0].reach)
    table.say("project (m3)")
    assert table.piece("m3") == "gaiaformer"
    assert (table.state.seats[0].planets, table.state.seats[0].reach) == (own, reach)
    table.say("done")
    assert (table.asks(), table.seat) == ("gaia-ask-turn", 1)  # nobody charges
    assert table.get(0, "vp") == vp
    assert table.state.power_at(0, at("l3")) == 1


@rule("GP-9.13")
def test_projects_of_the_last_round_never_complete() -> None:
    table = terrans()
    for _ in range(5):
        table.pass_round().to_turn()
    assert table.state.round == 6
    table.turn_of(0).give(0, gaiaformers=1, bowls=(9, 0, 0)).say("project (m3)").done().pass_round()
    assert table.state.over
    assert table.planet("m3") == "transdim"


@rule("GP-25.6")
def test_booster_with_range_three() -> None:
    table = terrans().booster(0, 5).give(0, ore=15, credits=30)
    places = table.places("booster-5")
    assert {"m5", "m10", "i8"} <= places  # projects three hexes away
    assert {"l5", "j10", "k11", "o5"} <= places  # mines up to four hexes away
    assert "l7" not in places  # a gaia planet still costs its QIC
    table.say("booster-5 i8")
    assert table.piece("i8") == "gaiaformer"
    table.done().turn_of(0)
    assert table.why("booster-5") == "gaia-why-used"


@rule("GP-9.10", "GP-22.18")
@pytest.mark.parametrize(("brain", "mixes"), [(0, 1), (1, 2), (2, 2), (3, 2), (4, 1)])
def test_the_brainstone_may_be_one_of_the_tokens(brain: int, mixes: int) -> None:
    table = Position("taklons xenos").give(0, brain=brain, bowls=(6, 0, 0))
    found = GiveTokens(0, 4, TO_GAIA, w.BOWL, CONTINUES).proposals(table.state)
    assert len(found) == mixes
    assert next(plan.brings for plan in found) == {"bowl-1": 4}

"""Chapters 13 and 23: research."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia.rules.scoring import research_points
from tests.games.gaia.position import Position
from tests.rulebook import rule


def terrans() -> Position:
    return Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).give(
        0, ore=0, credits=0, qic=0, knowledge=4, bowls=(0, 6, 0), gaiaformers=0
    )


def arrive(track: str, level: int, table: Position | None = None) -> Position:
    """Advance to a level by the action."""
    table = table or terrans()
    table.level(0, track, level - 1)
    if level == 5:
        table.token(0, "fed-7vp-6c")
    table.say(f"research {track}")
    return table


@rule("GP-13.1", "GP-13.2", "GP-23.1")
def test_four_knowledge_for_a_level() -> None:
    table = terrans()
    table.say("research")
    assert table.legal() == ["terraforming", "navigation", "intelligence", "gaia", "economy", "science"]
    assert list(c.TRACKS) == table.legal()
    table.say("science")
    assert table.get(0, "knowledge") == 0
    assert table.level_of(0, "science") == 1
    table.done().turn_of(0).give(0, knowledge=3)
    assert table.why("research") == "gaia-why-knowledge"
    assert table.why_args("research") == {"n": 1}


GAINS = {
    ("terraforming", 1): {"ore": 2},
    ("terraforming", 2): {},
    ("terraforming", 4): {"ore": 2},
    ("navigation", 1): {"qic": 1},
    ("navigation", 2): {},
    ("navigation", 3): {"qic": 1},
    ("navigation", 4): {},
    ("intelligence", 1): {"qic": 1},
    ("intelligence", 2): {"qic": 1},
    ("intelligence", 3): {"qic": 2},
    ("intelligence", 4): {"qic": 2},
    ("intelligence", 5): {"qic": 4},
    ("gaia", 1): {"gaiaformers": 1},
    ("gaia", 2): {},
    ("gaia", 3): {"gaiaformers": 1},
    ("gaia", 4): {"gaiaformers": 1},
    ("gaia", 5): {"vp": 4},
    ("economy", 1): {},
    ("economy", 4): {},
    ("economy", 5): {"ore": 3, "credits": 6},
    ("science", 1): {},
    ("science", 4): {},
    ("science", 5): {"knowledge": 9},
}


@rule(
    "GP-13.2",
    "GP-13.3",
    "GP-23.2",
    "GP-23.4",
    "GP-23.7",
    "GP-23.10",
    "GP-23.12",
    "GP-23.17",
    "GP-23.18",
    "GP-23.19",
    "GP-23.20",
    "GP-23.21",
    "GP-23.22",
    "GP-23.24",
    "GP-23.26",
    "GP-23.27",
    "GP-23.34",
    "GP-23.37",
    "GP-9.6",
)
@pytest.mark.parametrize(("track", "level"), list(GAINS))
def test_starred_gains_come_once(track: str, level: int) -> None:
    table = arrive(track, level)
    gains = {
        "ore": 0,
        "credits": 0,
        "qic": 0,
        "knowledge": 0,
        "gaiaformers": 0,
        "vp": 10,
    }
    for name, amount in GAINS[track, level].items():
        gains[name] = gains[name] + amount
    assert {name: table.get(0, name) for name in gains} == gains
    table.done().turn_of(0)
    assert {name: table.get(0, name) for name in gains} == gains  # staying there gives nothing more


@rule("GP-23.25")
def test_gaia_level_two_gives_tokens() -> None:
    assert arrive("gaia", 2).bowls(0) == (3, 6, 0)


@rule("GP-23.34")
def test_economy_level_five_charges_six() -> None:
    assert arrive("economy", 5).bowls(0) == (0, 0, 6)


@rule("GP-13.6")
@pytest.mark.parametrize("track", c.TRACKS)
def test_level_three_charges_three(track: str) -> None:
    assert arrive(track, 3).bowls(0) == (0, 3, 3)
    assert arrive(track, 4).bowls(0) == (0, 6, 0)


@rule("GP-13.6", "GP-11.3")
def test_level_three_by_a_tile_charges_too() -> None:
    table = terrans().level(0, "science", 2).give(0, qic=4)
    table.say("qic-tech std-k-c science")
    assert table.bowls(0) == (0, 3, 3)


@rule("GP-13.4", "GP-12.12")
def test_level_five_flips_a_green_token() -> None:
    table = terrans().level(0, "science", 4)
    table.say("research")
    assert table.why("science") == "gaia-why-no-green-token"
    table = terrans().level(0, "science", 4).token(0, "fed-12vp", green=False)
    table.say("research")
    assert "science" not in table.legal()  # grey on both sides
    table = arrive("science", 5)
    assert table.tokens(0) == [("fed-7vp-6c", False)]


@rule("GP-13.5")
def test_one_player_per_level_five() -> None:
    table = terrans().level(0, "science", 4).token(0, "fed-7vp-6c").level(1, "science", 5)
    table.say("research")
    assert table.why("science") == "gaia-why-level-5-taken"
    table.say("economy").done().turn_of(0).give(0, knowledge=4).level(1, "science", 4)
    assert "science" in table.say("research").legal()


@rule("GP-23.8", "GP-26.7", "GP-12.10")
def test_terraforming_five_brings_the_token() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"], rounds="round-federation " + "round-big " * 5)
    table.give(0, ore=0, knowledge=4, vp=10).level(0, "terraforming", 4).token(0, "fed-7vp-6c")
    table.say("research terraforming")
    # the other token paid; 7 VP and 2 ore, and 5 VP of the round tile for forming a federation
    assert table.tokens(0) == [("fed-7vp-6c", False), ("fed-7vp-2o", True)]
    assert table.get(0, "vp") == 10 + 7 + 5
    assert table.get(0, "ore") == 2
    assert table.state.fifth_token == -1


@rule("GP-23.28")
def test_gaia_five_counts_gaia_planets() -> None:
    table = terrans().build(0, "mine", "l7").build(0, "gaiaformer", "m3").turn_gaia("m3")
    arrive("gaia", 5, table)
    assert table.get(0, "vp") == 10 + 4 + 1


@rule("GP-22.37", "GP-22.40", "GP-22.54")
def test_bal_taks_cannot_navigate_without_institute() -> None:
    table = Position("bal-taks xenos", ["l5 o5", "i3 j7 m9"]).give(0, knowledge=15, qic=9)
    table.say("research")
    assert table.why("navigation") == "gaia-why-navigation"
    table.say("science").done().turn_of(0).give(0, qic=4)
    table.say("qic-tech std-k-types")  # the tile below navigation may be taken, only the advance is lost
    assert table.asks() == "gaia-ask-afterwards"
    table.done().turn_of(0).build(0, "institute", "l5").give(0, knowledge=4)
    table.say("research navigation")
    assert table.level_of(0, "navigation") == 1


@rule("GP-3.10", "GP-13.7", "GP-20.12")
@pytest.mark.parametrize(
    ("levels", "points"), [([0, 1, 2, 2, 2, 0], 0), ([3, 0, 0, 0, 0, 0], 4), ([5, 4, 3, 0, 0, 2], 24)]
)
def test_levels_score_at_the_end(levels: list[int], points: int) -> None:
    table = terrans()
    for track, level in zip(c.TRACKS, levels, strict=True):
        table.level(0, track, level)
    assert research_points(table.state.seats[0]) == points


@rule("GP-13.5")
@pytest.mark.parametrize("holder", [0, 1])
def test_level_5_is_closed_whoever_is_there(holder: int) -> None:
    other = 1 - holder
    table = terrans().level(holder, "economy", 5).turn_of(other).level(other, "economy", 4).token(other, "fed-7vp-6c")
    table.give(other, knowledge=4).say("research")
    assert table.why("economy") == "gaia-why-level-5-taken"
    assert table.why_args("economy") == {"seat": holder}

"""Chapters 3, 20 and 26: scoring."""

from __future__ import annotations

import pytest

from starboard.games.gaia import components as c
from starboard.games.gaia.rules.scoring import competitors, final_count, rank_points, resource_points
from tests.games.gaia.position import Position
from tests.rulebook import rule


@rule("GP-20.2", "GP-20.3", "GP-20.4")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([9, 7, 5, 3], [18, 12, 6, 0]),
        ([9, 9, 5, 3], [15, 15, 6, 0]),
        ([9, 5, 5, 5], [18, 6, 6, 6]),
        ([4, 4, 4, 4], [9, 9, 9, 9]),
        ([9, 5, 5, 3], [18, 9, 9, 0]),
    ],
)
def test_ranks(counts: list[int], points: list[int]) -> None:
    assert rank_points(counts, 4, False) == points


@rule("GP-20.5", "GP-3.13", "GP-3.14")
def test_neutral_player_takes_a_place() -> None:
    assert rank_points([9, 3, 8], 2, False) == [18, 6]
    assert rank_points([8, 3, 8], 2, False) == [15, 6]
    assert rank_points([5, 3, 8], 2, False) == [12, 6]
    table = Position("terrans xenos", finals="final-sectors final-gaia")
    assert [competitors(table.state, tile)[2] for tile in table.state.setup.finals] == [6, 4]


@rule("GP-20.2")
def test_rank_with_nothing_is_a_reading() -> None:
    assert rank_points([3, 0, 0], 3, False) == [18, 9, 9]
    assert rank_points([3, 0, 0], 3, True) == [18, 0, 0]


def counted(table: Position, seat: int, tile: str) -> int:
    index = [final.word for final in c.FINALS].index(tile)
    return final_count(table.state, seat, c.FINALS[index].counts)


@rule("GP-20.6", "GP-20.7", "GP-20.8", "GP-20.9", "GP-20.10", "GP-20.11", "GP-3.7", "GP-3.5", "GP-22.32")
def test_final_tiles() -> None:
    table = Position("ivits terrans", ["k5", "l12 s7"]).build(0, "mine", "l5", "l7").build(0, "lab", "o5")
    table.build(0, "gaiaformer", "m3").turn_gaia("m3")
    table.build(0, "space-station", "k6").federate(0, "k5", "l5", "k6", "k7", "k8")
    assert counted(table, 0, "final-structures") == 4
    assert counted(table, 0, "final-fed-structures") == 2
    assert counted(table, 0, "final-planet-types") == 3  # oxide, volcanic, gaia
    assert counted(table, 0, "final-gaia") == 1
    assert counted(table, 0, "final-sectors") == 3
    assert counted(table, 0, "final-satellites") == 2 + 1
    table.give(0, knowledge=4, qic=0).level(0, "navigation", 4).token(0, "fed-7vp-6c")
    table.say("research navigation j6")  # the lost planet, next to the federation and in another sector or not
    assert counted(table, 0, "final-structures") == 5
    assert counted(table, 0, "final-fed-structures") == 3
    assert counted(table, 0, "final-planet-types") == 4
    assert counted(table, 0, "final-sectors") == 3 + 1  # j6 lies on sector 02
    assert counted(table, 0, "final-satellites") == 3  # the marker on the lost planet is none


@rule("GP-20.13")
@pytest.mark.parametrize(
    ("stock", "points"), [((0, 0, 0), 0), ((1, 1, 0), 0), ((1, 1, 1), 1), ((15, 30, 15), 20), ((2, 3, 0), 1)]
)
def test_resources(stock: tuple[int, int, int], points: int) -> None:
    table = Position().give(0, ore=stock[0], credits=stock[1], knowledge=stock[2], qic=7, bowls=(0, 0, 9))
    assert resource_points(table.state.seats[0]) == points


@rule("GP-20.1", "GP-20.14", "GP-3.1")
def test_the_end() -> None:
    table = Position("terrans xenos", finals="final-structures final-satellites")
    for _ in range(5):
        table.pass_round().to_turn()
    for seat in (0, 1):
        table.give(seat, ore=0, credits=0, knowledge=0)
    vp = [table.get(seat, "vp") for seat in (0, 1)]
    levels = 0
    table.pass_round()
    assert table.state.over
    scores = table.state.scores()
    assert scores is not None
    # structures 2 and 3 against 11: places 3 and 2; satellites 0 and 0 against 8: the places 2 and 3 are shared
    assert scores == [vp[0] + 6 + 9 + levels, vp[1] + 12 + 9 + levels]
    assert table.state.winners() == [1]
    parts = table.state.breakdown()
    assert parts is not None
    assert [sum(part.values()) for part in parts] == scores
    assert parts[0]["final-tiles"] == 15


@rule("GP-20.14")
def test_ties_are_shared() -> None:
    table = Position("terrans hadsch-hallas", finals="final-gaia final-satellites")
    for _ in range(5):
        table.pass_round().to_turn()
    for seat in (0, 1):
        table.give(seat, ore=0, credits=0, knowledge=0, vp=30)
        for track in ("terraforming", "navigation", "intelligence", "gaia", "economy", "science"):
            table.level(seat, track, 0)
        table.booster(seat, 1 + seat)
    table.pass_round()
    assert table.state.winners() == [0, 1]


def score(tile: str, rounds_before: int = 0) -> Position:
    """A game whose first round (or a later one) has a certain tile."""
    rounds = ["round-step" if tile != "round-step" else "round-big"] * 6
    rounds[rounds_before] = tile
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"], rounds=" ".join(rounds))
    for _ in range(rounds_before):
        table.pass_round().to_turn()
    return table.turn_of(0).give(0, ore=15, credits=30, knowledge=15, qic=9, bowls=(0, 0, 9), vp=10)


@rule("GP-26.2", "GP-26.5", "GP-26.8", "GP-3.2", "GP-26.1")
def test_mines_and_steps() -> None:
    assert score("round-mine").say("build l12").get(0, "vp") == 12
    assert score("round-mine").say("build l7").get(0, "vp") == 12
    assert score("round-gaia3").say("build l7").get(0, "vp") == 13
    assert score("round-gaia4").say("build l7").get(0, "vp") == 14
    assert score("round-gaia4").say("build l12").get(0, "vp") == 10
    assert score("round-step").say("build l5").get(0, "vp") == 14  # two paid steps
    assert score("round-step").say("power-2steps l5").get(0, "vp") == 14  # two free steps
    assert score("round-step").say("power-2steps k5").get(0, "vp") == 12  # one of them lost


@rule("GP-26.3", "GP-26.4")
def test_upgrades() -> None:
    assert score("round-ts3").say("upgrade l3").get(0, "vp") == 13
    assert score("round-ts4").say("upgrade l3").get(0, "vp") == 14
    big = score("round-big").build(0, "trading-station", "l3").build(0, "lab", "l9")
    copy = big.state.copy()
    assert big.say("upgrade l3 institute").get(0, "vp") == 15
    big.state = copy
    assert big.say("upgrade l9 academy-left").get(0, "vp") == 15
    lab = score("round-big").build(0, "trading-station", "l3")
    assert lab.say("upgrade l3 lab").get(0, "vp") == 10


@rule("GP-26.6", "GP-3.4")
def test_research() -> None:
    table = score("round-research")
    assert table.say("research science").get(0, "vp") == 12
    tile = score("round-research")
    assert tile.say("qic-tech std-4c science").get(0, "vp") == 12


@rule("GP-26.7")
def test_federation_tokens() -> None:
    table = score("round-federation").build(0, "institute", "k5").build(0, "academy-left", "l5").tile(0, "std-big4")
    table.say("federation fed-7vp-6c")
    assert table.get(0, "vp") == 10 + 7 + 5


@rule("GP-3.2", "GP-26.1")
def test_a_round_tile_is_valid_in_its_round_only() -> None:
    table = score("round-mine", 2)
    assert table.state.round == 3
    assert table.say("build l12").get(0, "vp") == 12
    table.done().pass_round().to_turn().turn_of(0).give(0, ore=15, credits=30, qic=9, vp=10)
    home = next(word for word in table.places("build") if table.planet(word) == "terra")
    assert table.say(f"build {home}").get(0, "vp") == 10

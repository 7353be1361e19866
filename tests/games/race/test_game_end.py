"""The end of the game (RG-12): when it ends, and who wins."""

from __future__ import annotations

import pytest

from tests.games.race.tables import Table
from tests.rulebook import rule

# eleven cards without powers that would come into play here
ELEVEN = (
    "new-sparta rebel-base rebel-homeworld deserted-alien-colony deserted-alien-library alien-robot-sentry "
    "pirate-world space-marines drop-ships rebel-underground imperium-armaments-world"
)


@rule("RG-12.1", "RG-12.2", "RG-4.12")
@pytest.mark.parametrize(("settled", "over"), [(True, True), (False, False)])
def test_twelve_cards_end_the_game(settled: bool, over: bool) -> None:
    table = Table([ELEVEN, "old-earth"], ["refugee-world +3", "+4"])
    table.only("settle", 1)
    table.say(0, "refugee-world" if settled else "pass")
    table.say(1, "pass")
    assert table.state.over is over
    assert (table.state.scores() is not None) is over
    assert (table.state.winners() is not None) is over
    assert (table.state.breakdown() is not None) is over
    assert table.state.waiting() == ([] if over else [0, 1])


@rule("RG-12.1")
def test_the_round_is_played_to_its_end() -> None:
    """After the twelfth card Produce takes place, and hands go down to ten."""
    table = Table([ELEVEN, "artist-colony"], ["refugee-world +12", "+4"])
    table.choose("settle", "produce")
    table.say(0, "refugee-world")
    table.say(1, "pass")
    assert table.goods(1) == ["artist-colony"]
    assert not table.state.over
    assert table.asked(0) == "race-discard-down"
    table.pay_any(0)
    assert table.state.over
    assert len(table.state.seats[0].hand) == 10


@rule("RG-12.3")
def test_more_than_twelve_cards() -> None:
    table = Table([ELEVEN, "old-earth"], ["public-works refugee-world +3", "+4"])
    table.choose("develop", "settle")
    table.say(0, "public-works")
    table.say(1, "pass")
    assert "refugee-world" in table.legal(0)
    table.say(0, "refugee-world")
    table.say(1, "pass")
    assert table.state.over
    assert len(table.tableau(0)) == 13


@rule("RG-12.1", "RG-12.2")
def test_the_number_of_cards_is_counted_at_the_end_of_the_round() -> None:
    eleven = ELEVEN.replace("imperium-armaments-world", "colony-ship")
    table = Table([eleven, "old-earth"], ["refugee-world +3", "+4"])
    table.only("settle", 1)
    table.say(0, "refugee-world")
    table.say(1, "pass")
    assert len(table.tableau(0)) == 12
    table.say(0, "colony-ship")
    assert len(table.tableau(0)) == 11
    assert not table.state.over
    assert table.state.round == 2


@rule("RG-12.2")
def test_goods_are_no_cards_of_the_tableau() -> None:
    table = Table([ELEVEN.replace("pirate-world", "pirate-world*").replace("rebel-base", "gem-world*"), "old-earth"])
    table.only("settle", 0, 1)
    table.pass_all()
    assert not table.state.over


@rule("RG-12.1", "RG-12.4")
@pytest.mark.parametrize(("left", "over"), [(2, False), (1, True)])
def test_the_last_chip_ends_the_game(left: int, over: bool) -> None:
    table = Table(["terraformed-world comet-zone*", "new-sparta"], chips=[0, 24 - left])
    table.only("consume-trade", 1)
    assert table.state.seats[0].chips == 1
    assert table.state.pool == left - 1
    assert table.state.over is over


@rule("RG-12.5", "RG-3.2")
def test_all_that_is_earned_is_paid() -> None:
    table = Table(["galactic-trendsetters comet-zone*", "terraformed-world gem-world*"], chips=[0, 23])
    table.choose("consume-x2", "consume-x2")
    assert [one.chips for one in table.state.seats] == [4, 25]
    assert table.state.pool == -5
    assert table.state.check() == []
    assert table.state.over


@rule("RG-12.1", "RG-12.4")
def test_later_phases_of_the_last_round_are_played() -> None:
    table = Table(["terraformed-world comet-zone*", "new-sparta"], chips=[0, 23])
    table.choose("consume-x2", "produce")
    assert table.state.over
    assert table.goods(0) == ["comet-zone"]


@rule("RG-12.1", "RG-12.2", "RG-12.4")
def test_both_conditions_together() -> None:
    table = Table([f"{ELEVEN} terraformed-world", "old-earth"], chips=[0, 24])
    table.only("settle", 0, 1)
    table.pass_all()
    assert table.state.over


@rule("RG-4.12")
def test_there_is_no_limit_of_rounds() -> None:
    table = Table(["old-earth", "new-sparta"], ["", ""])
    for _ in range(60):
        table.choose("produce", "produce")
    assert table.state.round == 61


# ---- the result ----------------------------------------------------------------------------------


def end(tableaus: list[str], hands: list[str] | None = None, chips: list[int] | None = None) -> Table:
    """A game that ends with these tableaus, as the pool is empty."""
    players = len(tableaus)
    table = Table(tableaus, hands, chips=chips or [12] * players)
    table.only("settle", *range(players))
    table.pass_all()
    if not table.state.over:
        table.finish_round()
    return table


@rule("RG-12.6", "RG-6.10", "RG-8.6")
def test_printed_points_and_chips() -> None:
    table = end(["old-earth new-earth drop-ships", "rebel-homeworld plague-world"], chips=[5, 19])
    assert table.state.scores() == [5 + 2 + 3 + 2, 19 + 7 + 0]
    assert table.state.breakdown() == [{"chips": 5, "printed": 7}, {"chips": 19, "printed": 7}]


@rule("RG-12.6", "RG-6.11")
def test_variable_points_are_added() -> None:
    table = end(["old-earth gem-world merchant-guild", "new-sparta"])
    assert table.state.breakdown() == [{"chips": 12, "printed": 3, "merchant-guild": 2}, {"chips": 12, "printed": 1}]
    assert table.state.scores() == [17, 13]


@rule("RG-12.6")
def test_hand_cards_and_goods_are_worth_nothing() -> None:
    rich = end(["old-earth gem-world*", "new-sparta"], ["+9", "+0"])
    poor = end(["old-earth gem-world", "new-sparta"], ["+0", "+0"])
    assert rich.state.scores() == poor.state.scores() == [15, 13]


@rule("RG-1.14", "RG-12.7")
@pytest.mark.parametrize(("chips", "winner"), [([13, 11, 12], 0), ([12, 14, 10], 1), ([11, 11, 14], 2)])
def test_most_points_win(chips: list[int], winner: int) -> None:
    table = end(["gem-world", "spice-world", "space-port"], ["+1", "+9", "+5"], chips)
    assert table.state.winners() == [winner]


@rule("RG-12.8")
@pytest.mark.parametrize(
    ("tableaus", "hands", "winners"),
    [
        (["gem-world", "spice-world"], ["+5", "+4"], [0]),
        (["gem-world", "spice-world*"], ["+5", "+5"], [1]),
        (["gem-world*", "spice-world"], ["+4", "+5"], [0, 1]),  # one sum of both
        (["gem-world*", "spice-world"], ["+3", "+5"], [1]),
        (["gem-world", "spice-world"], ["+13", "+10"], [0, 1]),  # after the discard down to ten
    ],
)
def test_ties(tableaus: list[str], hands: list[str], winners: list[int]) -> None:
    table = end(tableaus, hands)
    assert table.state.winners() == winners


@rule("RG-12.9")
def test_who_is_still_tied_wins_too() -> None:
    table = end(["gem-world", "spice-world", "space-port"], ["+4", "+4", "+3"])
    assert table.state.scores() == [13, 13, 13]
    assert table.state.winners() == [0, 1]


@rule("RG-12.4")
def test_chips_come_only_from_consume() -> None:
    table = Table(["old-earth", "new-sparta"], ["new-earth +6", "+4"])
    table.only("settle", 0)
    table.say(0, "new-earth")
    table.say(1, "pass")
    table.pay_any(0)
    assert [one.chips for one in table.state.seats] == [0, 0]
    assert table.state.pool == 24

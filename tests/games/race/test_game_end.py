"""The end of the game (RG-12): when it ends, and who wins."""

from __future__ import annotations

import pytest

from tests.games.race.position import Position
from tests.rulebook import rule

# eleven cards without powers that would come into play here
ELEVEN = (
    "new-sparta rebel-base rebel-homeworld deserted-alien-colony deserted-alien-library alien-robot-sentry "
    "pirate-world space-marines drop-ships rebel-underground imperium-armaments-world"
)


@rule("RG-12.1", "RG-12.2", "RG-4.12")
@pytest.mark.parametrize(("settled", "over"), [(True, True), (False, False)])
def test_twelve_cards_end_the_game(settled: bool, over: bool) -> None:
    position = Position([ELEVEN, "old-earth"], ["refugee-world +3", "+4"])
    position.only("settle", 1)
    position.say(0, "refugee-world" if settled else "pass")
    position.say(1, "pass")
    assert position.state.over is over
    assert (position.state.scores() is not None) is over
    assert (position.state.winners() is not None) is over
    assert (position.state.breakdown() is not None) is over
    assert position.state.waiting() == ([] if over else [0, 1])


@rule("RG-12.1")
def test_the_round_is_played_to_its_end() -> None:
    """After the twelfth card Produce takes place, and hands go down to ten."""
    position = Position([ELEVEN, "artist-colony"], ["refugee-world +12", "+4"])
    position.choose("settle", "produce")
    position.say(0, "refugee-world")
    position.say(1, "pass")
    assert position.goods(1) == ["artist-colony"]
    assert not position.state.over
    assert position.asked(0) == "race-ask-discard-down"
    position.pay_any(0)
    assert position.state.over
    assert len(position.state.seats[0].hand) == 10


@rule("RG-12.3")
def test_more_than_twelve_cards() -> None:
    position = Position([ELEVEN, "old-earth"], ["public-works refugee-world +3", "+4"])
    position.choose("develop", "settle")
    position.say(0, "public-works")
    position.say(1, "pass")
    assert "refugee-world" in position.legal(0)
    position.say(0, "refugee-world")
    position.say(1, "pass")
    assert position.state.over
    assert len(position.tableau(0)) == 13


@rule("RG-12.1", "RG-12.2")
def test_the_number_of_cards_is_counted_at_the_end_of_the_round() -> None:
    eleven = ELEVEN.replace("imperium-armaments-world", "colony-ship")
    position = Position([eleven, "old-earth"], ["refugee-world +3", "+4"])
    position.only("settle", 1)
    position.say(0, "refugee-world")
    position.say(1, "pass")
    assert len(position.tableau(0)) == 12
    position.say(0, "colony-ship")
    assert len(position.tableau(0)) == 11
    assert not position.state.over
    assert position.state.round == 2


@rule("RG-12.2")
def test_goods_are_no_cards_of_the_tableau() -> None:
    position = Position(
        [ELEVEN.replace("pirate-world", "pirate-world*").replace("rebel-base", "gem-world*"), "old-earth"]
    )
    position.only("settle", 0, 1)
    position.pass_all()
    assert not position.state.over


@rule("RG-12.1", "RG-12.4")
@pytest.mark.parametrize(("left", "over"), [(2, False), (1, True)])
def test_the_last_chip_ends_the_game(left: int, over: bool) -> None:
    position = Position(["terraformed-world comet-zone*", "new-sparta"], chips=[0, 24 - left])
    position.only("consume-trade", 1)
    assert position.state.seats[0].chips == 1
    assert position.state.pool == left - 1
    assert position.state.over is over


@rule("RG-12.5", "RG-3.2")
def test_all_that_is_earned_is_paid() -> None:
    position = Position(["galactic-trendsetters comet-zone*", "terraformed-world gem-world*"], chips=[0, 23])
    position.choose("consume-x2", "consume-x2")
    assert [one.chips for one in position.state.seats] == [4, 25]
    assert position.state.pool == -5
    assert position.state.check() == []
    assert position.state.over


@rule("RG-12.1", "RG-12.4")
def test_later_phases_of_the_last_round_are_played() -> None:
    position = Position(["terraformed-world comet-zone*", "new-sparta"], chips=[0, 23])
    position.choose("consume-x2", "produce")
    assert position.state.over
    assert position.goods(0) == ["comet-zone"]


@rule("RG-12.1", "RG-12.2", "RG-12.4")
def test_both_conditions_together() -> None:
    position = Position([f"{ELEVEN} terraformed-world", "old-earth"], chips=[0, 24])
    position.only("settle", 0, 1)
    position.pass_all()
    assert position.state.over


@rule("RG-4.12")
def test_there_is_no_limit_of_rounds() -> None:
    position = Position(["old-earth", "new-sparta"], ["", ""])
    for _ in range(60):
        position.choose("produce", "produce")
    assert position.state.round == 61


# ---- the result ----------------------------------------------------------------------------------


def end(tableaus: list[str], hands: list[str] | None = None, chips: list[int] | None = None) -> Position:
    """A game that ends with these tableaus, as the pool is empty."""
    players = len(tableaus)
    position = Position(tableaus, hands, chips=chips or [12] * players)
    position.only("settle", *range(players))
    position.pass_all()
    if not position.state.over:
        position.finish_round()
    return position


@rule("RG-12.6", "RG-6.10", "RG-8.6")
def test_printed_points_and_chips() -> None:
    position = end(["old-earth new-earth drop-ships", "rebel-homeworld plague-world"], chips=[5, 19])
    assert position.state.scores() == [5 + 2 + 3 + 2, 19 + 7 + 0]
    assert position.state.breakdown() == [{"chips": 5, "printed": 7}, {"chips": 19, "printed": 7}]


@rule("RG-12.6", "RG-6.11")
def test_variable_points_are_added() -> None:
    position = end(["old-earth gem-world merchant-guild", "new-sparta"])
    assert position.state.breakdown() == [{"chips": 12, "printed": 3, "merchant-guild": 2}, {"chips": 12, "printed": 1}]
    assert position.state.scores() == [17, 13]


@rule("RG-12.6")
def test_hand_cards_and_goods_are_worth_nothing() -> None:
    rich = end(["old-earth gem-world*", "new-sparta"], ["+9", "+0"])
    poor = end(["old-earth gem-world", "new-sparta"], ["+0", "+0"])
    assert rich.state.scores() == poor.state.scores() == [15, 13]


@rule("RG-1.14", "RG-12.7")
@pytest.mark.parametrize(("chips", "winner"), [([13, 11, 12], 0), ([12, 14, 10], 1), ([11, 11, 14], 2)])
def test_most_points_win(chips: list[int], winner: int) -> None:
    position = end(["gem-world", "spice-world", "space-port"], ["+1", "+9", "+5"], chips)
    assert position.state.winners() == [winner]


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
    position = end(tableaus, hands)
    assert position.state.winners() == winners


@rule("RG-12.9")
def test_who_is_still_tied_wins_too() -> None:
    position = end(["gem-world", "spice-world", "space-port"], ["+4", "+4", "+3"])
    assert position.state.scores() == [13, 13, 13]
    assert position.state.winners() == [0, 1]


@rule("RG-12.4")
def test_chips_come_only_from_consume() -> None:
    position = Position(["old-earth", "new-sparta"], ["new-earth +6", "+4"])
    position.only("settle", 0)
    position.say(0, "new-earth")
    position.say(1, "pass")
    position.pay_any(0)
    assert [one.chips for one in position.state.seats] == [0, 0]
    assert position.state.pool == 24

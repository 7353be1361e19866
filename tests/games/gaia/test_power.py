"""Chapter 4: the power cycle."""

from __future__ import annotations

import pytest

from starboard.games.gaia.rules.power import brain_goals, charge, chargeable, move_charged
from starboard.games.gaia.seat import Seat
from tests.games.gaia.position import Position
from tests.rulebook import rule


def seat(one: int, two: int, three: int, brain: int = 0) -> Seat:
    made = Seat()
    made.bowl1, made.bowl2, made.bowl3 = one, two, three
    made.brainstone = brain
    return made


def bowls(made: Seat) -> tuple[int, ...]:
    return (made.bowl1, made.bowl2, made.bowl3)


@rule("GP-4.1", "GP-4.3", "GP-4.4", "GP-4.5")
@pytest.mark.parametrize(
    ("before", "amount", "after"),
    [
        ((3, 0, 0), 2, (1, 2, 0)),  # I to II while there are tokens in I
        ((2, 4, 0), 1, (1, 5, 0)),
        ((2, 4, 0), 5, (0, 3, 3)),  # then II to III
        ((0, 1, 5), 4, (0, 0, 6)),  # what does not fit is lost
        ((0, 0, 6), 3, (0, 0, 6)),
    ],
)
def test_charging(before: tuple[int, int, int], amount: int, after: tuple[int, int, int]) -> None:
    table = Position("terrans xenos")
    table.give(0, bowls=before)
    charge(table.state, 0, amount)
    assert table.bowls(0) == after


@rule("GP-4.6")
def test_rulebook_example_of_charging() -> None:
    table = Position("terrans xenos")
    table.give(0, bowls=(1, 1, 0))
    assert chargeable(table.state.seats[0]) == 3
    charge(table.state, 0, 4)
    assert table.bowls(0) == (0, 0, 2)


@rule("GP-4.7", "GP-4.8")
def test_spending_takes_bowl_three_to_bowl_one() -> None:
    table = Position("terrans xenos").give(0, credits=0, bowls=(1, 5, 2))
    table.say("power-credit power-credit")
    assert table.bowls(0) == (3, 5, 0)
    assert table.get(0, "credits") == 2
    assert table.why("power-credit") == "gaia-why-power"  # bowls I and II cannot be spent


@rule("GP-4.9")
def test_gained_tokens_enter_bowl_one() -> None:
    table = Position("terrans xenos").give(0, ore=3, bowls=(0, 2, 2))
    table.say("ore-token")
    assert table.bowls(0) == (1, 2, 2)


@rule("GP-4.10", "GP-4.11", "GP-4.2", "GP-9.10")
def test_tokens_are_given_from_any_bowls() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).give(0, bowls=(4, 4, 4), gaia=5, ore=0)
    table.say("project m3")
    assert table.legal() == ["bowl-1", "bowl-2"]  # six from bowl III are not there, and none of the gaia area
    table.say("bowl-1 bowl-1 bowl-2 bowl-3")
    assert table.asks() == "gaia-ask-afterwards"  # the rest can only come from bowl III
    assert table.bowls(0) == (2, 3, 1)
    assert table.get(0, "gaia") == 11


def test_tokens_are_asked_bowl_by_bowl() -> None:
    table = Position("terrans xenos", ["l3 l9", "i3 j7 m9"]).give(0, bowls=(4, 4, 4), ore=0)
    table.say("project m3 bowl-2")
    assert table.why("bowl-1") == "gaia-why-bowl-order"
    assert "bowl-2" in table.legal()


@rule("GP-22.17")
@pytest.mark.parametrize(
    ("start", "amount", "goals"),
    [
        (seat(2, 4, 0, 1), 2, [1, 2]),
        (seat(2, 4, 0, 1), 3, [2]),  # everything leaves bowl I
        (seat(2, 4, 0, 1), 5, [2, 3]),
        (seat(0, 0, 0, 1), 2, [3]),
        (seat(1, 3, 0, 2), 1, [2]),
        (seat(1, 3, 0, 2), 2, [2, 3]),
        (seat(0, 0, 3, 2), 1, [3]),
    ],
)
def test_brainstone_is_charged_as_one_token(start: Seat, amount: int, goals: list[int]) -> None:
    assert brain_goals(start, amount) == goals
    for goal in goals:
        moved = start.copy()
        move_charged(moved, amount, goal)
        assert moved.brainstone == goal
        assert sum(bowls(moved)) == sum(bowls(start))
        weight = sum((place + 1) * count for place, count in enumerate(bowls(moved))) + goal
        before = sum((place + 1) * count for place, count in enumerate(bowls(start))) + start.brainstone
        assert weight - before == min(amount, chargeable(start))


@rule("GP-22.17", "GP-22.18")
def test_brainstone_spends_as_three() -> None:
    table = Position("taklons xenos", ["j3 k11", "i3 j7 m9"]).give(0, credits=0, ore=0, brain=3, bowls=(0, 0, 0))
    table.say("power-ore")
    assert table.get(0, "ore") == 1
    assert table.get(0, "brain") == 1
    # with enough other tokens the owner chooses (the answer is where the brainstone ends)
    table.give(0, brain=3, bowls=(0, 0, 4))
    table.say("power-ore")
    assert table.legal() == ["bowl-1", "bowl-3"]
    table.say("bowl-3")
    assert table.bowls(0) == (3, 0, 1)
    assert table.get(0, "brain") == 3


@rule("GP-22.18")
def test_one_brainstone_pays_three_credits() -> None:
    table = Position("taklons xenos", ["j3 k11", "i3 j7 m9"]).give(0, credits=0, ore=0, brain=3, bowls=(0, 0, 0))
    table.say("power-credit power-credit power-credit")
    assert table.get(0, "credits") == 3
    assert "power-credit" not in table.legal()
    # what is left over is lost with any other word
    table.give(0, credits=0, brain=3).say("power-credit knowledge-credit")
    assert "power-credit" not in table.legal()


@rule("GP-22.17", "GP-17.5")
def test_burning_with_the_brainstone() -> None:
    table = Position("taklons xenos", ["j3 k11", "i3 j7 m9"]).give(0, brain=2, bowls=(0, 1, 0))
    table.say("burn")
    assert table.legal() == ["bowl-3", "supply"]
    table.say("supply")
    assert (table.bowls(0), table.get(0, "brain")) == ((0, 0, 1), 0)
    table.give(0, brain=2, bowls=(0, 2, 0)).say("burn bowl-2")
    assert (table.bowls(0), table.get(0, "brain")) == ((0, 0, 1), 2)
    table.give(0, brain=2, bowls=(0, 2, 0)).say("burn bowl-3")
    assert (table.bowls(0), table.get(0, "brain")) == ((0, 1, 0), 3)


@rule("GP-22.17", "GP-9.10")
def test_brainstone_comes_back_from_the_gaia_area() -> None:
    table = Position("taklons xenos", ["j3 k11", "i3 j7 m9"])
    table.level(0, "gaia", 3).give(0, gaiaformers=1, qic=3, ore=0, brain=2, bowls=(3, 0, 0))
    table.say("project m3")
    assert table.get(0, "brain") == 4  # four tokens were needed and there were four with it
    assert table.get(0, "gaia") == 3
    table.done().pass_round()
    assert table.get(0, "brain") in (1, 2)
    assert table.get(0, "gaia") == 0

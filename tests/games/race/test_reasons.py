"""Why a word cannot be said: reasons with numbers."""

from __future__ import annotations

import pytest

from starboard.kernel import IllegalWord, Message, OutOfTurn
from tests.games.race.position import Position
from tests.rulebook import rule


def develop(cards: str, hand: str, chose: int = 1) -> Position:
    position = Position([cards, "rebel-base"], [hand, "+4"])
    position.only("develop", chose)
    return position


def settle(cards: str, hand: str, world: str | None = None) -> Position:
    position = Position([cards, "rebel-base"], [hand, "+4"])
    position.only("settle", 1)
    if world:
        position.say(0, world)
        position.say(1, "pass")
    return position


def consume(cards: str, hand: str = "+4") -> Position:
    position = Position([cards, "rebel-base"], [hand, "+4"])
    position.only("consume-trade", 1)
    return position


@rule("RG-6.6", "RG-6.7")
@pytest.mark.parametrize(("chose", "short"), [(1, 2), (0, 1)])
def test_cards_short_for_a_development(chose: int, short: int) -> None:
    position = develop("old-earth", "drop-ships +2", chose)
    assert position.why(0, "drop-ships/1") == Message("race-why-cards-short", {"n": short})


@rule("RG-6.9")
def test_duplicate_development() -> None:
    position = develop("old-earth space-marines", "space-marines +4")
    assert position.why(0, "space-marines/2") == Message("race-why-built", {"card": "space-marines/1"})


@rule("RG-6.1")
def test_what_cannot_be_built_at_all() -> None:
    position = develop("old-earth", "gem-world +4")
    assert position.why(0, "gem-world") == Message("race-why-world-in-develop")
    assert position.why(0, "new-earth") == Message("race-why-not-in-hand")
    assert position.why(0, "settle") == Message("race-why-phase", {"phase": 2})
    assert position.why(0, "pass") is None


@rule("RG-8.4")
@pytest.mark.parametrize(("cards", "short"), [("old-earth", 3), ("old-earth replicant-robots", 1)])
def test_cards_short_for_a_world(cards: str, short: int) -> None:
    position = settle(cards, "new-earth +2")
    assert position.why(0, "new-earth") == Message("race-why-cards-short", {"n": short})


@rule("RG-8.15")
@pytest.mark.parametrize(
    ("cards", "world", "short"),
    [
        ("old-earth", "rebel-homeworld", 7),
        ("new-sparta", "rebel-homeworld", 5),
        ("empath-world", "aquatic-uplift-race", 3),
        ("old-earth galactic-imperium", "rebel-homeworld", 3),
        ("new-sparta new-military-tactics", "rebel-homeworld", 2),  # even if they are given up
    ],
)
def test_military_short(cards: str, world: str, short: int) -> None:
    position = settle(cards, f"{world} +5")
    assert position.why(0, world) == Message("race-why-military-short", {"n": short})


@rule("RG-8.22", "RG-8.24")
def test_cards_short_to_buy_a_military_world() -> None:
    position = settle("old-earth contact-specialist", "rebel-homeworld +2")
    assert position.why(0, "rebel-homeworld") == Message("race-why-cards-short", {"n": 4})


@rule("RG-8.1")
def test_what_cannot_be_settled_at_all() -> None:
    position = settle("old-earth", "space-marines +4")
    assert position.why(0, "space-marines/1") == Message("race-why-development-in-settle")
    assert position.why(0, "gem-world") == Message("race-why-not-in-hand")
    assert position.why(0, "produce") == Message("race-why-phase", {"phase": 3})


@rule("RG-8.14", "RG-8.28")
def test_ways_to_settle_that_are_closed() -> None:
    position = settle("new-sparta new-military-tactics export-duties", "aquatic-uplift-race +4", "aquatic-uplift-race")
    assert position.legal(0) == ["new-military-tactics/1", "conquer"]
    assert position.why(0, "pay") == Message("race-why-military-world")
    assert position.why(0, "export-duties/1") == Message("race-why-no-help", {"card": "aquatic-uplift-race"})
    civil = settle("new-sparta colony-ship", "gem-world +4", "gem-world")
    assert civil.why(0, "conquer") == Message("race-why-civil-world")
    weak = settle("old-earth contact-specialist colony-ship", "rebel-outpost +5", "rebel-outpost")
    assert weak.why(0, "conquer") == Message("race-why-military-short", {"n": 6})


@rule("RG-9.3", "RG-9.10", "RG-9.12")
def test_consume_powers() -> None:
    position = consume("terraformed-world public-works plague-world tourist-world comet-zone* artist-colony*")
    assert position.why(0, "plague-world") == Message("race-why-no-such-good")
    assert position.why(0, "pass") == Message("race-why-must-consume")
    assert position.why(0, "gem-world") == Message("race-why-no-power")
    position.say(0, "terraformed-world", "comet-zone")
    assert position.why(0, "terraformed-world") is not None
    assert position.why(0, "tourist-world") is not None


@rule("RG-9.12")
def test_a_power_that_was_used() -> None:
    position = consume("terraformed-world galactic-trendsetters outlaw-world comet-zone* artist-colony* gem-world*")
    position.say(0, "terraformed-world", "comet-zone")
    assert position.asked(0) == "race-ask-use-power"
    assert position.why(0, "terraformed-world") == Message("race-why-used")


@rule("RG-9.8")
def test_no_good_lies_there() -> None:
    position = consume("terraformed-world comet-zone* artist-colony* gem-world")
    assert position.why(0, "gem-world") == Message("race-why-no-such-good")
    seller = Position(["new-sparta comet-zone* artist-colony* gem-world", "rebel-base"])
    seller.only("consume-trade", 0)
    assert seller.why(0, "gem-world") == Message("race-why-no-good")


@rule("RG-10.7")
def test_no_empty_windfall_world() -> None:
    position = Position(["radioactive-world refugee-world empath-world* gem-world", "rebel-base"])
    position.only("produce", 0)
    assert position.why(0, "empath-world") == Message("race-why-no-windfall")


def test_sets() -> None:
    position = develop("old-earth", "space-marines gem-world new-earth spice-world")
    position.say(0, "space-marines")
    position.say(1, "pass")
    assert position.why(0, "done") == Message("why-too-few", {"n": 2})
    assert position.why(0, "space-marines/1") == Message("race-why-pay", {"n": 2})
    position.say(0, "gem-world")
    assert position.why(0, "gem-world") == Message("why-picked-already")
    assert position.why(0, "done") == Message("why-too-few", {"n": 1})


@rule("RG-14.2")
def test_action_cards() -> None:
    position = Position(["old-earth", "new-sparta"])
    assert position.why(0, "develop/2") == Message("race-why-experienced")
    assert position.why(0, "gem-world") == Message("race-why-choose-action")
    two = Position(["old-earth", "new-sparta"], options={"two-player": "experienced"})
    assert two.why(0, "develop/2") == Message("race-why-second-card")  # after the first Develop card
    two.say(0, "develop")
    assert two.why(0, "develop/2") is None


def test_a_seat_that_is_not_asked() -> None:
    position = develop("old-earth", "space-marines +4")
    position.say(0, "pass")
    reason = position.why(0, "space-marines/1")
    assert reason == Message("race-why-wait-phase", {"phase": 2})
    with pytest.raises(OutOfTurn):
        position.say(0, "space-marines/1")


def test_after_the_end() -> None:
    position = Position(["old-earth", "new-sparta"], chips=[12, 12])
    position.choose("produce", "produce")
    assert position.why(0, "produce") == Message("why-over")


def test_a_refusal_carries_its_reason() -> None:
    position = settle("old-earth", "rebel-homeworld +4")
    with pytest.raises(IllegalWord) as refused:
        position.say(0, "rebel-homeworld")
    assert "race-why-military-short" in str(refused.value)


def test_a_number_outside_the_range() -> None:
    position = consume("gambling-world")
    assert position.why(0, "gambling-world") == Message("race-why-name-number")

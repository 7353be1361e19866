"""Why a word cannot be said: reasons with numbers."""

from __future__ import annotations

import pytest

from starboard.kernel import IllegalWord, Message, OutOfTurn
from tests.games.race.tables import Table
from tests.rulebook import rule


def develop(cards: str, hand: str, chose: int = 1) -> Table:
    table = Table([cards, "rebel-base"], [hand, "+4"])
    table.only("develop", chose)
    return table


def settle(cards: str, hand: str, world: str | None = None) -> Table:
    table = Table([cards, "rebel-base"], [hand, "+4"])
    table.only("settle", 1)
    if world:
        table.say(0, world)
        table.say(1, "pass")
    return table


def consume(cards: str, hand: str = "+4") -> Table:
    table = Table([cards, "rebel-base"], [hand, "+4"])
    table.only("consume-trade", 1)
    return table


@rule("RG-6.6", "RG-6.7")
@pytest.mark.parametrize(("chose", "short"), [(1, 2), (0, 1)])
def test_cards_short_for_a_development(chose: int, short: int) -> None:
    table = develop("old-earth", "drop-ships +2", chose)
    assert table.why(0, "drop-ships/1") == Message("race-why-cards-short", {"n": short})


@rule("RG-6.9")
def test_duplicate_development() -> None:
    table = develop("old-earth space-marines", "space-marines +4")
    assert table.why(0, "space-marines/2") == Message("race-why-built", {"card": "space-marines/2"})


@rule("RG-6.1")
def test_what_cannot_be_built_at_all() -> None:
    table = develop("old-earth", "gem-world +4")
    assert table.why(0, "gem-world") == Message("race-why-world-in-develop")
    assert table.why(0, "new-earth") == Message("race-why-not-in-hand")
    assert table.why(0, "settle") == Message("race-why-phase", {"phase": 2})
    assert table.why(0, "pass") is None


@rule("RG-8.4")
@pytest.mark.parametrize(("cards", "short"), [("old-earth", 3), ("old-earth replicant-robots", 1)])
def test_cards_short_for_a_world(cards: str, short: int) -> None:
    table = settle(cards, "new-earth +2")
    assert table.why(0, "new-earth") == Message("race-why-cards-short", {"n": short})


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
    table = settle(cards, f"{world} +5")
    assert table.why(0, world) == Message("race-why-military-short", {"n": short})


@rule("RG-8.22", "RG-8.24")
def test_cards_short_to_buy_a_military_world() -> None:
    table = settle("old-earth contact-specialist", "rebel-homeworld +2")
    assert table.why(0, "rebel-homeworld") == Message("race-why-cards-short", {"n": 4})


@rule("RG-8.1")
def test_what_cannot_be_settled_at_all() -> None:
    table = settle("old-earth", "space-marines +4")
    assert table.why(0, "space-marines/1") == Message("race-why-development-in-settle")
    assert table.why(0, "gem-world") == Message("race-why-not-in-hand")
    assert table.why(0, "produce") == Message("race-why-phase", {"phase": 3})


@rule("RG-8.14", "RG-8.28")
def test_ways_to_settle_that_are_closed() -> None:
    table = settle("new-sparta new-military-tactics export-duties", "aquatic-uplift-race +4", "aquatic-uplift-race")
    assert table.legal(0) == ["new-military-tactics/1", "conquer"]
    assert table.why(0, "pay") == Message("race-why-military-world")
    assert table.why(0, "export-duties/1") == Message("race-why-no-help", {"card": "aquatic-uplift-race"})
    civil = settle("new-sparta colony-ship", "gem-world +4", "gem-world")
    assert civil.why(0, "conquer") == Message("race-why-civil-world")
    weak = settle("old-earth contact-specialist colony-ship", "rebel-outpost +5", "rebel-outpost")
    assert weak.why(0, "conquer") == Message("race-why-military-short", {"n": 6})


@rule("RG-9.3", "RG-9.10", "RG-9.12")
def test_consume_powers() -> None:
    table = consume("terraformed-world public-works plague-world tourist-world comet-zone* artist-colony*")
    assert table.why(0, "plague-world") == Message("race-why-no-such-good")
    assert table.why(0, "pass") == Message("race-why-must-consume")
    assert table.why(0, "gem-world") == Message("race-why-no-power")
    table.say(0, "terraformed-world", "comet-zone")
    assert table.why(0, "terraformed-world") is not None
    assert table.why(0, "tourist-world") is not None


@rule("RG-9.12")
def test_a_power_that_was_used() -> None:
    table = consume("terraformed-world galactic-trendsetters outlaw-world comet-zone* artist-colony* gem-world*")
    table.say(0, "terraformed-world", "comet-zone")
    assert table.asked(0) == "race-use-power"
    assert table.why(0, "terraformed-world") == Message("race-why-used")


@rule("RG-9.8")
def test_no_good_lies_there() -> None:
    table = consume("terraformed-world comet-zone* artist-colony* gem-world")
    assert table.why(0, "gem-world") == Message("race-why-no-such-good")
    seller = Table(["new-sparta comet-zone* artist-colony* gem-world", "rebel-base"])
    seller.only("consume-trade", 0)
    assert seller.why(0, "gem-world") == Message("race-why-no-good")


@rule("RG-10.7")
def test_no_empty_windfall_world() -> None:
    table = Table(["radioactive-world refugee-world empath-world* gem-world", "rebel-base"])
    table.only("produce", 0)
    assert table.why(0, "empath-world") == Message("race-why-no-windfall")


def test_sets() -> None:
    table = develop("old-earth", "space-marines gem-world new-earth spice-world")
    table.say(0, "space-marines")
    table.say(1, "pass")
    assert table.why(0, "done") == Message("why-too-few", {"n": 2})
    assert table.why(0, "space-marines/1") == Message("race-why-pay", {"n": 2})
    table.say(0, "gem-world")
    assert table.why(0, "gem-world") == Message("why-picked-already")
    assert table.why(0, "done") == Message("why-too-few", {"n": 1})


@rule("RG-14.2")
def test_action_cards() -> None:
    table = Table(["old-earth", "new-sparta"])
    assert table.why(0, "develop/2") == Message("race-why-experienced")
    assert table.why(0, "gem-world") == Message("race-why-choose-action")
    two = Table(["old-earth", "new-sparta"], options={"two-player": "experienced"})
    assert two.why(0, "develop/2") == Message("race-why-second-card")  # after the first Develop card
    two.say(0, "develop")
    assert two.why(0, "develop/2") is None


def test_a_seat_that_is_not_asked() -> None:
    table = develop("old-earth", "space-marines +4")
    table.say(0, "pass")
    reason = table.why(0, "space-marines/1")
    assert reason == Message("race-why-wait-phase", {"phase": 2})
    with pytest.raises(OutOfTurn):
        table.say(0, "space-marines/1")


def test_after_the_end() -> None:
    table = Table(["old-earth", "new-sparta"], chips=[12, 12])
    table.choose("produce", "produce")
    assert table.why(0, "produce") == Message("why-over")


def test_a_refusal_carries_its_reason() -> None:
    table = settle("old-earth", "rebel-homeworld +4")
    with pytest.raises(IllegalWord) as refused:
        table.say(0, "rebel-homeworld")
    assert "race-why-military-short" in str(refused.value)


def test_a_number_outside_the_range() -> None:
    table = consume("gambling-world")
    assert table.why(0, "gambling-world") == Message("race-why-name-number")

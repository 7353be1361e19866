"""Phase III: Settle (RG-8): worlds, payment, windfall goods, the bonus."""

from __future__ import annotations

import pytest

from starboard.games.race import words as w
from starboard.kernel import IllegalWord
from tests.games.race.position import Position, design
from tests.rulebook import rule


def settle(cards: str, world: str, *, others: int = 7, chose: bool = False) -> Position:
    """Seat 0 reveals a world with so many other cards in hand; seat 1 settles nothing."""
    position = Position(
        [cards, "old-earth" if "old-earth" not in cards else "new-sparta"], [f"{world} +{others}", "+4"]
    )
    position.only("settle", 0 if chose else 1)
    position.say(0, world)
    position.say(1, "pass")
    return position


@rule("RG-8.1", "RG-1.10")
def test_one_world_or_none() -> None:
    position = Position(["old-earth", "new-sparta"], ["gem-world spice-world new-earth space-marines", "+4"])
    position.choose("settle", "settle")
    assert position.legal(0) == ["pass", "gem-world", "spice-world"]  # New Earth costs five
    position.say(0, "pass")
    position.say(1, "pass")
    assert position.tableau(0) == ["old-earth"]
    assert position.hands() == [4, 4]  # no world, no bonus card


@rule("RG-8.1")
def test_only_one_world_in_a_phase() -> None:
    position = settle("old-earth", "refugee-world")
    assert position.asked(0) == "race-ask-choose-action"
    assert position.tableau(0) == ["old-earth", "refugee-world"]


@rule("RG-8.1", "RG-8.2")
def test_worlds_are_laid_face_down_and_revealed_together() -> None:
    position = Position(["old-earth", "new-sparta"], ["gem-world +4", "spice-world aquatic-uplift-race +4"])
    position.choose("settle", "produce")
    before = position.state.view(1)
    position.say(0, "gem-world")
    assert {**position.state.view(1), "waiting": None} == {**before, "waiting": None}
    assert position.legal(1) == ["pass", "aquatic-uplift-race", "spice-world"]
    assert position.tableau(0) == ["old-earth"]
    position.say(1, "spice-world")
    assert [position.tableau(seat)[-1] for seat in (0, 1)] == ["gem-world", "spice-world"]
    assert [position.asked(seat) for seat in (0, 1)] == ["race-ask-pay", "race-ask-pay"]


@rule("RG-8.2")
def test_what_was_revealed_is_settled() -> None:
    position = settle("old-earth", "gem-world")
    with pytest.raises(IllegalWord):
        position.say(0, "pass")


@rule("RG-8.4", "RG-11.2")
def test_payment_is_discarded_from_the_hand_face_down() -> None:
    position = Position(["old-earth", "new-sparta"], ["gem-world spice-world plague-world new-earth", "+4"])
    position.only("settle", 1)
    position.say(0, "gem-world")
    position.say(1, "pass")
    assert position.least_and_most(0) == (2, 2)
    assert position.legal(0) == ["new-earth", "plague-world"]  # two of three; the world does not pay for itself
    position.pick(0, "new-earth", "spice-world")
    assert position.hand(0) == ["plague-world"]
    assert position.discarded() == ["new-earth", "spice-world"]
    assert "new-earth" not in str(position.state.view(1))
    assert position.state.events is not None
    assert "new-earth" not in str([event.seen_by(1) for event in position.state.events])


@rule("RG-8.4")
@pytest.mark.parametrize(("others", "can"), [(4, False), (5, True)])
def test_one_must_be_able_to_pay(others: int, can: bool) -> None:
    position = Position(["old-earth", "new-sparta"], [f"new-earth +{others}", "+4"])
    position.choose("produce", "settle")
    assert ("new-earth" in position.legal(0)) is can


PRICES = [
    # tableau, world, price
    ("old-earth", "pilgrimage-world", 0),
    ("old-earth", "gem-world", 2),
    ("old-earth", "alien-robotic-factory", 6),
    ("old-earth replicant-robots", "gem-world", 0),
    ("old-earth replicant-robots", "new-earth", 3),
    ("old-earth replicant-robots", "artist-colony", 0),  # never below nothing
    ("old-earth mining-robots", "comet-zone", 2),
    ("old-earth mining-robots", "radioactive-world", 1),
    ("old-earth mining-robots", "gem-world", 2),  # not Rare
    ("alpha-centauri", "comet-zone", 2),
    ("alpha-centauri", "destroyed-world", 0),
    ("alpha-centauri mining-robots", "comet-zone", 1),
    ("alpha-centauri mining-robots replicant-robots", "new-earth", 1),
    ("old-earth alien-tech-institute", "deserted-alien-library", 4),
    ("old-earth alien-rosetta-stone-world", "alien-robotic-factory", 4),
    ("old-earth alien-tech-institute alien-rosetta-stone-world", "alien-robotic-factory", 2),
    ("old-earth alien-tech-institute alien-rosetta-stone-world replicant-robots", "alien-robotic-factory", 0),
    ("old-earth alien-tech-institute", "alien-rosetta-stone-world", 3),  # grey, so not an Alien world
    ("old-earth alien-tech-institute", "gem-world", 2),
    ("old-earth investment-credits galactic-federation", "gem-world", 2),  # those are for developments
    ("old-earth space-marines drop-ships", "gem-world", 2),  # RG-8.25
]


@rule("RG-8.4", "RG-7.3", "RG-7.4", "RG-7.7", "RG-8.25")
@pytest.mark.parametrize(("cards", "world", "price"), PRICES)
def test_prices(cards: str, world: str, price: int) -> None:
    position = settle(cards, world)
    if price:
        assert (position.asked(0), position.least_and_most(0)) == ("race-ask-pay", (price, price))
        position.pay_any(0)
    assert position.tableau(0)[-1] == world
    assert len(position.state.discard) == price
    assert position.state.round == 2


# ---- the bonus -----------------------------------------------------------------------------------

PLACEMENTS = [
    # tableau, world, how
    ("old-earth", "gem-world", None),
    ("old-earth", "pilgrimage-world", None),
    ("old-earth replicant-robots", "gem-world", None),  # a discount does not cancel it
    ("old-earth replicant-robots", "new-earth", None),
    ("new-sparta", "aquatic-uplift-race", None),
    ("old-earth contact-specialist", "aquatic-uplift-race", None),
    ("old-earth colony-ship", "gem-world", "colony-ship/1"),
    ("new-sparta new-military-tactics", "rebel-outpost", None),
]


@rule("RG-8.5", "RG-8.17", "RG-7.5")
@pytest.mark.parametrize(("cards", "world", "how"), PLACEMENTS)
@pytest.mark.parametrize("chose", [True, False])
def test_the_chooser_draws_a_card_for_a_world(cards: str, world: str, how: str | None, chose: bool) -> None:
    position = settle(cards, world, chose=chose)
    if how:
        position.say(0, how)
    if position.asked(0) == "race-ask-pay":
        position.pay_any(0)
    assert position.state.round == 2
    spent = sum(design(card) not in cards for card in position.discarded())  # without what was given up
    assert position.hands()[0] == 7 - spent + (1 if chose else 0)


@rule("RG-8.5")
def test_the_bonus_card_comes_too_late_to_pay() -> None:
    position = Position(["old-earth terraforming-robots", "new-sparta"], ["gem-world +1", "+4"])
    position.choose("settle", "settle")
    assert position.legal(0) == ["pass"]


@rule("RG-7.3", "RG-7.10")
@pytest.mark.parametrize(("chose", "drawn"), [(True, 2), (False, 1)])
@pytest.mark.parametrize("world", ["refugee-world", "aquatic-uplift-race"])
def test_terraforming_robots_draw_for_each_world(world: str, chose: bool, drawn: int) -> None:
    position = settle("new-sparta terraforming-robots", world, others=4, chose=chose)
    assert position.hands()[0] == 4 + drawn


@rule("RG-7.8", "RG-8.7")
def test_terraforming_robots_work_in_the_round_in_which_they_are_built() -> None:
    position = Position(["old-earth", "new-sparta"], ["terraforming-robots refugee-world +2", "+4"])
    position.choose("develop", "settle")
    position.say(0, "terraforming-robots")
    position.say(1, "pass")
    position.pay_any(0)
    position.say(0, "refugee-world")
    position.say(1, "pass")
    assert position.hands()[0] == 1


# ---- windfall goods ------------------------------------------------------------------------------

WINDFALLS = [
    # how it is got, world, kind of its good
    ("old-earth", "refugee-world", "novelty"),
    ("old-earth", "radioactive-world", "rare"),
    ("old-earth", "pre-sentient-race", "genes"),
    ("old-earth", "deserted-alien-colony", "alien"),
    ("new-sparta", "aquatic-uplift-race", "genes"),
    ("new-sparta", "alien-robot-sentry", "alien"),
]


@rule("RG-8.8", "RG-8.9", "RG-8.11", "RG-8.16")
@pytest.mark.parametrize(("cards", "world", "kind"), WINDFALLS)
def test_a_windfall_world_gets_a_good_at_once(cards: str, world: str, kind: str) -> None:
    position = Position([cards, "epsilon-eridani"], [f"{world} +7", "+4"])
    deck = set(position.state.deck)
    position.choose("produce", "settle")
    position.say(0, world)
    position.say(1, "pass")
    assert position.goods(0) == [world]  # before it is paid
    assert position.state.good[w.VOCABULARY.index(world)] in deck
    for viewer in (0, 1, None):
        areas = position.state.view(viewer)["areas"]
        assert isinstance(areas, list)
        shown = [item["good"] for area in areas if area["id"] == "tableau" for item in area["items"]]
        assert [good for good in shown if good] == [kind]


@rule("RG-8.9")
def test_nobody_sees_the_face_of_a_good() -> None:
    position = Position(["old-earth", "new-sparta"], ["refugee-world +3", "+4"], top="rebel-homeworld new-earth")
    position.choose("settle", "settle")
    position.say(0, "refugee-world")
    position.say(1, "pass")
    assert position.state.good[w.VOCABULARY.index("refugee-world")] == w.VOCABULARY.index("rebel-homeworld")
    for viewer in (0, 1, None):
        assert "rebel-homeworld" not in str(position.state.view(viewer))
        assert position.state.events is not None
        assert "rebel-homeworld" not in str([event.seen_by(viewer) for event in position.state.events])


@rule("RG-8.8")
@pytest.mark.parametrize("world", ["gem-world", "pilgrimage-world"])
def test_other_worlds_get_no_good_when_settled(world: str) -> None:
    position = settle("old-earth", world)
    if position.asked(0) == "race-ask-pay":
        position.pay_any(0)
    assert world not in position.goods(0)


@rule("RG-8.8")
def test_a_windfall_good_can_be_sold_in_the_same_round() -> None:
    position = Position(["old-earth", "new-sparta"], ["refugee-world +3", "+4"])
    position.choose("consume-trade", "settle")
    position.say(0, "refugee-world")
    position.say(1, "pass")
    assert position.told("race-did-sells") == [
        {"seat": 0, "card": "refugee-world", "n": 3}
    ]  # Novelty, and Old Earth's one
    assert position.hands()[0] == 6


@rule("RG-8.8")
def test_a_windfall_good_is_not_produced() -> None:  # no card for Runaway Robots, not counted as produced
    position = Position(["new-sparta mining-conglomerate", "old-earth"], ["runaway-robots +3", "+4"])
    position.choose("settle", "explore+5")
    position.say(1, position.legal(1)[0])
    position.say(0, position.legal(0)[0])
    hands = position.hands()
    position.say(0, "runaway-robots")
    position.say(1, "pass")
    assert position.hands()[0] == hands[0]  # one card less, and the bonus card
    again = Position(["new-sparta mining-conglomerate", "old-earth"], ["runaway-robots +3", "+4"])
    again.choose("produce", "settle")
    again.say(0, "runaway-robots")
    again.say(1, "pass")
    assert again.hands()[0] == 3  # it has a good already: nothing is produced


@rule("RG-8.6")
def test_the_printed_points_of_a_world_count() -> None:
    position = settle("old-earth", "new-earth")
    position.pay_any(0)
    seats = position.state.view(None)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["counters"]["points"] == 2 + 3

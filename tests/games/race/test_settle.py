"""Phase III: Settle (RG-8): worlds, payment, windfall goods, the bonus."""

from __future__ import annotations

import pytest

from starboard.games.race.cards import VOCABULARY
from starboard.kernel import IllegalWord
from tests.games.race.tables import Table, design
from tests.rulebook import rule


def settle(cards: str, world: str, *, others: int = 7, chose: bool = False) -> Table:
    """Seat 0 reveals a world with so many other cards in hand; seat 1 settles nothing."""
    table = Table([cards, "old-earth" if "old-earth" not in cards else "new-sparta"], [f"{world} +{others}", "+4"])
    table.only("settle", 0 if chose else 1)
    table.say(0, world)
    table.say(1, "pass")
    return table


@rule("RG-8.1", "RG-1.10")
def test_one_world_or_none() -> None:
    table = Table(["old-earth", "new-sparta"], ["gem-world spice-world new-earth space-marines", "+4"])
    table.choose("settle", "settle")
    assert table.legal(0) == ["pass", "gem-world", "spice-world"]  # New Earth costs five
    table.say(0, "pass")
    table.say(1, "pass")
    assert table.tableau(0) == ["old-earth"]
    assert table.hands() == [4, 4]  # no world, no bonus card


@rule("RG-8.1")
def test_only_one_world_in_a_phase() -> None:
    table = settle("old-earth", "refugee-world")
    assert table.asked(0) == "race-choose-action"
    assert table.tableau(0) == ["old-earth", "refugee-world"]


@rule("RG-8.1", "RG-8.2")
def test_worlds_are_laid_face_down_and_revealed_together() -> None:
    table = Table(["old-earth", "new-sparta"], ["gem-world +4", "spice-world aquatic-uplift-race +4"])
    table.choose("settle", "produce")
    before = table.state.view(1)
    table.say(0, "gem-world")
    assert {**table.state.view(1), "waiting": None} == {**before, "waiting": None}
    assert table.legal(1) == ["pass", "aquatic-uplift-race", "spice-world"]
    assert table.tableau(0) == ["old-earth"]
    table.say(1, "spice-world")
    assert [table.tableau(seat)[-1] for seat in (0, 1)] == ["gem-world", "spice-world"]
    assert [table.asked(seat) for seat in (0, 1)] == ["race-pay", "race-pay"]


@rule("RG-8.2")
def test_what_was_revealed_is_settled() -> None:
    table = settle("old-earth", "gem-world")
    with pytest.raises(IllegalWord):
        table.say(0, "pass")


@rule("RG-8.4", "RG-11.2")
def test_payment_is_discarded_from_the_hand_face_down() -> None:
    table = Table(["old-earth", "new-sparta"], ["gem-world spice-world plague-world new-earth", "+4"])
    table.only("settle", 1)
    table.say(0, "gem-world")
    table.say(1, "pass")
    assert table.least_and_most(0) == (2, 2)
    assert table.legal(0) == ["new-earth", "plague-world"]  # two of three; the world does not pay for itself
    table.pick(0, "new-earth", "spice-world")
    assert table.hand(0) == ["plague-world"]
    assert table.discarded() == ["new-earth", "spice-world"]
    assert "new-earth" not in str(table.state.view(1))
    assert table.state.events is not None
    assert "new-earth" not in str([event.seen_by(1) for event in table.state.events])


@rule("RG-8.4")
@pytest.mark.parametrize(("others", "can"), [(4, False), (5, True)])
def test_one_must_be_able_to_pay(others: int, can: bool) -> None:
    table = Table(["old-earth", "new-sparta"], [f"new-earth +{others}", "+4"])
    table.choose("produce", "settle")
    assert ("new-earth" in table.legal(0)) is can


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
    table = settle(cards, world)
    if price:
        assert (table.asked(0), table.least_and_most(0)) == ("race-pay", (price, price))
        table.pay_any(0)
    assert table.tableau(0)[-1] == world
    assert len(table.state.discard) == price
    assert table.state.round == 2


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
    table = settle(cards, world, chose=chose)
    if how:
        table.say(0, how)
    if table.asked(0) == "race-pay":
        table.pay_any(0)
    assert table.state.round == 2
    spent = sum(design(card) not in cards for card in table.discarded())  # without what was given up
    assert table.hands()[0] == 7 - spent + (1 if chose else 0)


@rule("RG-8.5")
def test_the_bonus_card_comes_too_late_to_pay() -> None:
    table = Table(["old-earth terraforming-robots", "new-sparta"], ["gem-world +1", "+4"])
    table.choose("settle", "settle")
    assert table.legal(0) == ["pass"]


@rule("RG-7.3", "RG-7.10")
@pytest.mark.parametrize(("chose", "drawn"), [(True, 2), (False, 1)])
@pytest.mark.parametrize("world", ["refugee-world", "aquatic-uplift-race"])
def test_terraforming_robots_draw_for_each_world(world: str, chose: bool, drawn: int) -> None:
    table = settle("new-sparta terraforming-robots", world, others=4, chose=chose)
    assert table.hands()[0] == 4 + drawn


@rule("RG-7.8", "RG-8.7")
def test_terraforming_robots_work_in_the_round_in_which_they_are_built() -> None:
    table = Table(["old-earth", "new-sparta"], ["terraforming-robots refugee-world +2", "+4"])
    table.choose("develop", "settle")
    table.say(0, "terraforming-robots")
    table.say(1, "pass")
    table.pay_any(0)
    table.say(0, "refugee-world")
    table.say(1, "pass")
    assert table.hands()[0] == 1


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
    table = Table([cards, "epsilon-eridani"], [f"{world} +7", "+4"])
    deck = set(table.state.deck)
    table.choose("produce", "settle")
    table.say(0, world)
    table.say(1, "pass")
    assert table.goods(0) == [world]  # before it is paid
    assert table.state.good[VOCABULARY.index(world)] in deck
    for viewer in (0, 1, None):
        areas = table.state.view(viewer)["areas"]
        assert isinstance(areas, list)
        shown = [item["good"] for area in areas if area["id"] == "tableau" for item in area["items"]]
        assert [good for good in shown if good] == [kind]


@rule("RG-8.9")
def test_nobody_sees_the_face_of_a_good() -> None:
    table = Table(["old-earth", "new-sparta"], ["refugee-world +3", "+4"], top="rebel-homeworld new-earth")
    table.choose("settle", "settle")
    table.say(0, "refugee-world")
    table.say(1, "pass")
    assert table.state.good[VOCABULARY.index("refugee-world")] == VOCABULARY.index("rebel-homeworld")
    for viewer in (0, 1, None):
        assert "rebel-homeworld" not in str(table.state.view(viewer))
        assert table.state.events is not None
        assert "rebel-homeworld" not in str([event.seen_by(viewer) for event in table.state.events])


@rule("RG-8.8")
@pytest.mark.parametrize("world", ["gem-world", "pilgrimage-world"])
def test_other_worlds_get_no_good_when_settled(world: str) -> None:
    table = settle("old-earth", world)
    if table.asked(0) == "race-pay":
        table.pay_any(0)
    assert world not in table.goods(0)


@rule("RG-8.8")
def test_a_windfall_good_can_be_sold_in_the_same_round() -> None:
    table = Table(["old-earth", "new-sparta"], ["refugee-world +3", "+4"])
    table.choose("consume-trade", "settle")
    table.say(0, "refugee-world")
    table.say(1, "pass")
    assert table.told("race-sells") == [{"seat": 0, "card": "refugee-world", "n": 3}]  # Novelty, and Old Earth's one
    assert table.hands()[0] == 6


@rule("RG-8.8")
def test_a_windfall_good_is_not_produced() -> None:  # no card for Runaway Robots, not counted as produced
    table = Table(["new-sparta mining-conglomerate", "old-earth"], ["runaway-robots +3", "+4"])
    table.choose("settle", "explore+5")
    table.say(1, table.legal(1)[0])
    table.say(0, table.legal(0)[0])
    hands = table.hands()
    table.say(0, "runaway-robots")
    table.say(1, "pass")
    assert table.hands()[0] == hands[0]  # one card less, and the bonus card
    again = Table(["new-sparta mining-conglomerate", "old-earth"], ["runaway-robots +3", "+4"])
    again.choose("produce", "settle")
    again.say(0, "runaway-robots")
    again.say(1, "pass")
    assert again.hands()[0] == 3  # it has a good already: nothing is produced


@rule("RG-8.6")
def test_the_printed_points_of_a_world_count() -> None:
    table = settle("old-earth", "new-earth")
    table.pay_any(0)
    seats = table.state.view(None)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["counters"]["points"] == 2 + 3

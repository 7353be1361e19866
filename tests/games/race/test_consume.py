"""Phase IV: Consume (RG-9): consume powers."""

from __future__ import annotations

import pytest

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.kernel import IllegalWord
from tests.games.race.position import Position
from tests.rulebook import rule


def consume(cards: str, *, hand: str = "+4", doubled: bool = False, top: str = "", **options: object) -> Position:
    """Seat 0 is about to consume with these cards; seat 1 has neither goods nor powers."""
    position = Position([cards, "new-sparta"], [hand, "+4"], top=top, options=options)
    position.only("consume-x2" if doubled else "consume-trade", 0 if doubled else 1)
    return position


# Tableau with goods; points and cards of its only consume power.
POWERS = [
    ("old-earth artist-colony*", 1, 0),
    ("old-earth artist-colony* comet-zone*", 2, 0),
    ("old-earth artist-colony* comet-zone* distant-world*", 2, 0),
    ("epsilon-eridani comet-zone*", 1, 1),
    ("earths-lost-colony*", 1, 0),  # a world may eat its own good
    ("expanding-colony comet-zone*", 1, 0),
    ("galactic-resort*", 1, 1),
    ("galactic-trendsetters comet-zone*", 2, 0),
    ("new-earth*", 1, 1),
    ("new-survivalists*", 0, 1),
    ("new-survivalists comet-zone*", 0, 0),  # Novelty only
    ("new-vinland comet-zone*", 0, 2),
    ("outlaw-world comet-zone*", 1, 1),
    ("plague-world*", 1, 1),
    ("plague-world comet-zone*", 0, 0),  # Genes only
    ("prosperous-world*", 1, 0),
    ("secluded-world*", 0, 1),
    ("terraformed-world comet-zone*", 1, 0),
    ("tourist-world comet-zone*", 0, 0),  # two or nothing
    ("tourist-world comet-zone* artist-colony*", 3, 0),
    ("tourist-world comet-zone* artist-colony* gem-world*", 3, 0),
    ("public-works comet-zone*", 1, 0),
    ("mining-conglomerate comet-zone*", 1, 0),
    ("mining-conglomerate comet-zone* mining-world* radioactive-world*", 2, 0),
    ("mining-conglomerate artist-colony*", 0, 0),
    ("terraforming-robots comet-zone* mining-world*", 1, 1),
    ("terraforming-robots artist-colony*", 0, 0),
    ("diversified-economy comet-zone* artist-colony* distant-world*", 3, 0),
    ("diversified-economy comet-zone* artist-colony* gem-world*", 0, 0),  # three goods, but two kinds
    ("diversified-economy comet-zone* artist-colony*", 0, 0),
    ("research-labs distant-world*", 1, 0),
    ("research-labs alien-robotic-factory*", 0, 0),
    ("consumer-markets artist-colony*", 1, 0),
    ("consumer-markets artist-colony* gem-world*", 2, 0),
    ("consumer-markets artist-colony* gem-world* spice-world* space-port*", 3, 0),
    ("consumer-markets comet-zone*", 0, 0),
    ("free-trade-association artist-colony* gem-world* spice-world*", 3, 3),
    ("free-trade-association artist-colony* gem-world*", 2, 2),
    ("mining-league comet-zone*", 0, 0),
    ("mining-league comet-zone* radioactive-world*", 3, 0),
    ("mining-league comet-zone* artist-colony*", 0, 0),
    ("pilgrimage-world artist-colony*", 0, 0),
    ("pilgrimage-world artist-colony* comet-zone* distant-world* gem-world*", 3, 0),
    ("gem-world*", 0, 0),
]


@rule("RG-9.1", "RG-9.2", "RG-9.3", "RG-9.8", "RG-9.10", "RG-9.13", "RG-9.16", "RG-1.12", "RG-7.10")
@pytest.mark.parametrize(("cards", "points", "drawn"), POWERS)
def test_powers(cards: str, points: int, drawn: int) -> None:
    position = consume(cards)
    position.finish_round()
    assert [one.chips for one in position.state.seats] == [points, 0]
    assert position.state.pool == 24 - points
    assert position.hands()[0] == 4 + drawn


@rule("RG-9.18", "RG-9.23", "RG-9.24", "RG-4.7")
@pytest.mark.parametrize(("cards", "points", "drawn"), POWERS)
def test_doubled_points(cards: str, points: int, drawn: int) -> None:
    position = consume(cards, doubled=True)
    position.finish_round()
    assert [one.chips for one in position.state.seats] == [2 * points, 0]
    assert position.hands()[0] == 4 + drawn  # cards are not doubled


@rule("RG-9.18", "RG-9.23")
def test_only_the_chooser_doubles() -> None:
    position = Position(
        ["galactic-trendsetters comet-zone*", "old-earth artist-colony*", "terraformed-world gem-world*"]
    )
    position.choose("consume-x2", "consume-trade", "produce")
    position.finish_round()
    assert [one.chips for one in position.state.seats] == [
        4,
        0,
        1,
    ]  # doubled; sold, so nothing is left to eat; the plain action


@rule("RG-9.1", "RG-9.10", "RG-4.4")
def test_everybody_consumes_whoever_chose_the_phase() -> None:
    position = Position(["old-earth artist-colony*", "new-sparta", "earths-lost-colony*"])
    position.only("consume-trade", 1)
    assert [one.chips for one in position.state.seats] == [1, 0, 1]
    assert [position.goods(seat) for seat in range(3)] == [[], [], []]


@rule("RG-9.1", "RG-7.10", "RG-9.10")
def test_a_usable_power_cannot_be_declined() -> None:
    position = consume("epsilon-eridani terraformed-world comet-zone*")
    assert position.legal(0) == ["epsilon-eridani", "terraformed-world"]
    with pytest.raises(IllegalWord):
        position.say(0, "pass")


@rule("RG-9.6")
def test_a_consumed_good_goes_to_the_discard_pile_unseen() -> None:
    position = Position(["old-earth artist-colony*", "new-sparta"])
    good = w.VOCABULARY.words[position.state.good[w.VOCABULARY.index("artist-colony")]]
    position.only("consume-trade", 1)
    assert position.discarded() == [good]
    assert position.state.events is not None
    for viewer in (0, 1, None):
        assert repr(good) not in str(position.state.view(viewer))
        assert good not in str([event.seen_by(viewer) for event in position.state.events])


@rule("RG-9.7", "RG-9.12")
def test_each_good_serves_one_power_and_each_power_one_use() -> None:
    position = consume("terraformed-world public-works artist-colony* comet-zone* distant-world*")
    position.finish_round()
    assert position.state.seats[0].chips == 2  # two powers, three goods
    assert len(position.goods(0)) == 1
    alone = consume("terraformed-world public-works comet-zone*")
    alone.finish_round()
    assert alone.state.seats[0].chips == 1  # two powers, one good


@rule("RG-9.8", "RG-9.9")
def test_the_player_chooses_among_fitting_goods() -> None:
    position = consume("terraformed-world artist-colony* comet-zone* distant-world*")
    assert position.legal(0) == ["artist-colony", "comet-zone", "distant-world"]
    position.say(0, "comet-zone")
    assert position.goods(0) == ["artist-colony", "distant-world"]


@rule("RG-9.3", "RG-9.9")
def test_only_goods_of_the_kind_fit() -> None:
    position = consume("terraforming-robots artist-colony* comet-zone* radioactive-world*")
    assert position.legal(0) == ["comet-zone", "radioactive-world"]


def test_equal_goods_are_not_asked_about() -> None:
    position = consume("terraformed-world artist-colony* space-port* spice-world*")
    assert position.state.seats[0].chips == 1
    assert len(position.goods(0)) == 2
    every = consume("terraformed-world artist-colony* space-port* spice-world*", questions="all")
    every.say(0, "terraformed-world")
    assert every.legal(0) == ["artist-colony", "space-port", "spice-world"]


@rule("RG-9.9")
@pytest.mark.parametrize(
    "worlds",
    [
        ("artist-colony", "gem-world"),  # one draws when it produces again
        ("artist-colony", "refugee-world"),  # one produces by itself, one does not
        ("refugee-world", "star-nomad-lair"),  # one is sold for more
        ("pirate-world", "star-nomad-lair"),  # both, but not for the same
    ],
)
def test_goods_of_one_kind_on_places_that_differ_are_asked_about(worlds: tuple[str, str]) -> None:
    position = consume(f"terraformed-world {worlds[0]}* {worlds[1]}*")
    assert set(position.legal(0)) == set(worlds)


@rule("RG-9.11", "RG-7.11")
def test_the_order_may_leave_goods_of_the_wrong_kind() -> None:
    position = consume("terraformed-world plague-world* artist-colony*")
    assert position.legal(0) == ["plague-world", "terraformed-world"]
    position.say(0, "terraformed-world", "plague-world")  # the free power eats the only Genes good
    assert position.state.seats[0].chips == 1
    assert position.goods(0) == ["artist-colony"]
    other = consume("terraformed-world plague-world* artist-colony*")
    other.say(0, "plague-world")
    assert other.state.seats[0].chips == 2
    assert other.goods(0) == []


@rule("RG-9.11")
def test_the_order_may_starve_a_power_that_needs_two() -> None:
    position = consume("terraformed-world tourist-world artist-colony* comet-zone*")
    position.say(0, "terraformed-world", "comet-zone")
    assert position.state.seats[0].chips == 1
    assert position.goods(0) == ["artist-colony"]  # Tourist World cannot use it
    other = consume("terraformed-world tourist-world artist-colony* comet-zone*")
    other.say(0, "tourist-world")
    assert other.state.seats[0].chips == 3


@rule("RG-9.2")
def test_three_different_kinds_are_chosen() -> None:
    position = consume("diversified-economy comet-zone* artist-colony* distant-world* gem-world* radioactive-world*")
    assert position.least_and_most(0) == (3, 3)
    assert position.legal(0) == ["artist-colony", "comet-zone", "distant-world"]
    position.say(0, "artist-colony")
    assert position.legal(0) == ["comet-zone", "distant-world"]
    position.say(0, "distant-world")  # then it must be Rare
    position.finish_round()
    assert position.state.seats[0].chips == 3
    assert position.goods(0) == ["comet-zone", "gem-world"]


# ---- up to so many goods; the example of the rulebook --------------------------------------------

EXAMPLE = "new-vinland free-trade-association artist-colony* spice-world* space-port*"


@rule("RG-9.14", "RG-9.15", "RG-9.16", "RG-7.14")
def test_free_trade_association_takes_all_three() -> None:
    position = consume(EXAMPLE, questions="all")
    assert position.legal(0) == ["new-vinland", "free-trade-association"]
    position.say(0, "free-trade-association")
    assert position.least_and_most(0) == (3, 3)
    position.say(0, "artist-colony", "space-port")
    assert "done" not in position.legal(0)
    assert "new-vinland" not in position.legal(0)  # no stopping after two
    position.say(0, "spice-world")
    assert position.state.seats[0].chips == 3
    assert position.hands()[0] == 7
    assert position.goods(0) == []
    assert position.asked(0) == "race-ask-choose-action"  # nothing is left for New Vinland


@rule("RG-9.17", "RG-9.15", "RG-9.11", "RG-9.16")
def test_new_vinland_first_is_allowed() -> None:
    position = consume(EXAMPLE)
    position.say(0, "new-vinland")
    assert position.state.seats[0].chips == 2  # the association takes what is left
    assert position.hands()[0] == 4 + 2 + 2
    assert position.goods(0) == []


@rule("RG-9.26", "RG-7.13", "RG-7.14")
def test_goods_are_fixed_before_any_reward() -> None:
    cards = "new-vinland free-trade-association artist-colony* spice-world* gem-world* refugee-world*"
    position = consume(cards)
    position.say(0, "free-trade-association")
    for world in ("artist-colony", "gem-world"):
        position.say(0, world)
        assert position.hands()[0] == 4
        assert position.state.seats[0].chips == 0
        assert position.goods(0) == ["artist-colony", "gem-world", "refugee-world", "spice-world"]
    position.say(0, "spice-world")
    assert position.state.seats[0].chips == 3
    assert position.hands()[0] == 4 + 3 + 2  # and New Vinland takes the fourth


@rule("RG-9.13", "RG-9.14")
@pytest.mark.parametrize(("goods", "points"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_up_to_three_are_used_to_the_full(goods: int, points: int) -> None:
    worlds = ["artist-colony*", "space-port*", "spice-world*", "gem-world*"][:goods]
    position = consume(" ".join(["consumer-markets", *worlds]), questions="all")
    position.say(0, "consumer-markets")
    assert position.least_and_most(0) == (points, points)
    position.finish_round()
    assert position.state.seats[0].chips == points
    assert len(position.goods(0)) == goods - points


# ---- powers without goods ------------------------------------------------------------------------


@rule("RG-9.4", "RG-9.25", "RG-7.10")
@pytest.mark.parametrize("card", ["deficit-spending", "merchant-world"])
@pytest.mark.parametrize("doubled", [True, False])
@pytest.mark.parametrize("count", [0, 1, 2])
def test_hand_cards_for_points(card: str, doubled: bool, count: int) -> None:
    position = consume(card, hand="gem-world spice-world +2", doubled=doubled)
    assert position.asked(0) == "race-ask-use-power"
    if count:
        position.say(0, card)
        assert position.least_and_most(0) == (1, 2)
        position.pick(0, *["gem-world", "spice-world"][:count])
    else:
        position.say(0, "pass")
    assert position.state.seats[0].chips == count  # never doubled
    assert position.hands()[0] == 4 - count
    assert position.discarded() == ["gem-world", "spice-world"][:count]
    assert position.state.round == 2


@rule("RG-9.4", "RG-9.12")
def test_both_hand_card_powers_each_once() -> None:
    position = consume("deficit-spending merchant-world", hand="+5")
    position.say(0, "deficit-spending")
    position.pay_any(0)
    assert position.legal(0) == ["pass", "merchant-world"]
    position.say(0, "merchant-world")
    position.pay_any(0)
    assert position.state.seats[0].chips == 4
    assert position.state.round == 2


def test_a_single_hand_card_can_be_the_last() -> None:
    position = consume("deficit-spending", hand="+1")
    position.say(0, "deficit-spending")
    assert position.state.seats[0].chips == 1
    assert position.hands()[0] == 0


@rule("RG-9.5", "RG-7.5")
@pytest.mark.parametrize("doubled", [True, False])
def test_new_economy_draws_a_card(doubled: bool) -> None:  # without any good
    position = consume("new-economy", doubled=doubled)
    assert position.hands()[0] == 5
    assert position.state.round == 2


@rule("RG-9.11", "RG-9.5")
def test_a_card_drawn_may_be_spent_later_in_the_phase() -> None:
    position = consume("new-economy deficit-spending", hand="")
    assert position.legal(0) == ["pass", "deficit-spending/1"]  # after New Economy's draw
    position.say(0, "deficit-spending")
    assert position.state.seats[0].chips == 1
    mixed = consume("new-economy deficit-spending", hand="+2")
    assert mixed.legal(0) == ["deficit-spending/1", "new-economy"]  # the optional one may come first


# ---- Pilgrimage World ----------------------------------------------------------------------------


@rule("RG-9.11", "RG-9.10")
def test_pilgrimage_world_eats_all_that_is_left() -> None:
    position = consume("pilgrimage-world terraformed-world artist-colony* comet-zone* distant-world*")
    position.say(0, "terraformed-world", "comet-zone")
    assert position.state.seats[0].chips == 1 + 1  # and then two goods for one point
    assert position.goods(0) == []
    first = consume("pilgrimage-world terraformed-world artist-colony* comet-zone* distant-world*")
    first.say(0, "pilgrimage-world")
    assert first.state.seats[0].chips == 2
    assert first.goods(0) == []


# ---- Gambling World ------------------------------------------------------------------------------

GAMBLES = [
    # card turned up, number named, whether it is won
    ("gem-world", 2, True),
    ("gem-world", 3, False),
    ("rebel-homeworld", 7, True),  # its defense
    ("mining-league", 6, True),
    ("alien-robotic-factory", 6, True),
    ("aquatic-uplift-race", 2, True),
    ("pilgrimage-world", 1, False),  # it costs nothing, which cannot be named
    ("public-works", 1, True),
]


@rule("RG-9.5", "RG-7.10")
@pytest.mark.parametrize(("card", "number", "won"), GAMBLES)
def test_gambling_world(card: str, number: int, won: bool) -> None:
    position = consume("gambling-world replicant-robots", top=card)  # discounts change nothing
    assert position.asked(0) == "race-ask-name-number"
    assert position.legal(0) == [f"number-{each}" for each in range(1, 8)]
    position.say(0, f"number-{number}")
    names = [name.split("/")[0] for name in (position.hand(0) if won else position.discarded())]
    assert card in names
    assert position.hands()[0] == (5 if won else 4)
    told = position.told("race-did-gamble-won" if won else "race-did-gamble-lost")
    assert [str(args["card"]).split("/")[0] for args in told] == [card]  # seen by all


def test_gambling_world_tells_how_likely_each_number_is() -> None:
    position = consume("gambling-world")
    prompt = position.state.prompt(0)
    assert prompt is not None
    hand, worlds = position.state.seats[0].hand, [card for seat in position.state.seats for card in seat.tableau]
    numbers = [c.COST[card] + c.DEFENSE[card] for card in c.CARDS if card not in hand + worlds]
    expected = [round(100 * numbers.count(number) / len(numbers)) for number in range(1, 8)]
    assert prompt.message.args["odds"] == [str(each) for each in expected]
    assert expected[1] > 20  # many cards cost two


def test_a_card_won_in_gambling_world_may_be_one_of_those_shuffled_last() -> None:
    """For guesses: it was in the deck, as any card that is drawn."""
    position = consume("gambling-world", top="gem-world")
    position.state.recalled = [0] * w.CARD_END  # the discard pile was shuffled once
    position.say(0, "number-2")
    assert position.state.seats[0].fresh == 1.0


@rule("RG-9.12")
def test_gambling_world_has_two_powers() -> None:
    position = consume("gambling-world artist-colony*")
    assert position.legal(0) == ["gambling-world", "gambling-world.2"]
    position.say(0, "gambling-world.2", "number-3")
    assert position.state.seats[0].chips == 1  # then the other
    assert position.goods(0) == []
    assert position.state.round == 2


@rule("RG-7.8")
def test_a_world_settled_in_this_round_consumes() -> None:
    position = Position(["new-sparta artist-colony*", "old-earth"], ["expanding-colony +2", "+4"])
    position.choose("settle", "consume-x2")
    position.say(0, "expanding-colony")
    position.say(1, "pass")
    position.pay_any(0)
    assert [one.chips for one in position.state.seats] == [1, 0]


@rule("RG-9.11")
@pytest.mark.parametrize(("questions", "asked"), [("needed", None), ("all", "race-ask-use-power")])
def test_which_of_two_equal_powers_is_asked_only_at_a_table_that_asks_all(questions: str, asked: str | None) -> None:
    position = Position(
        ["terraformed-world earths-lost-colony artist-colony*", "new-sparta"], options={"questions": questions}
    )
    position.only("consume-x2", 0)
    if asked is None:
        assert position.state.seats[0].chips == 2
    else:
        assert position.legal(0) == sorted(position.legal(0), key=w.VOCABULARY.index)
        assert len(position.legal(0)) == 2
        assert position.asked(0) == asked

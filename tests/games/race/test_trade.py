"""Phase IV: Consume (RG-9): selling goods."""

from __future__ import annotations

import pytest

from starboard.games.race import words as w
from starboard.kernel import CONTINUES, TURN, IllegalWord
from tests.games.race.position import Position
from tests.rulebook import rule

PRICES = [
    # tableau, the good sold, the cards drawn
    ("artist-colony*", "artist-colony", 2),
    ("refugee-world*", "refugee-world", 2),
    ("comet-zone*", "comet-zone", 3),
    ("pre-sentient-race*", "pre-sentient-race", 4),
    ("deserted-alien-colony*", "deserted-alien-colony", 5),
    ("old-earth artist-colony*", "artist-colony", 3),
    ("old-earth deserted-alien-colony*", "deserted-alien-colony", 6),
    ("galactic-engineers comet-zone*", "comet-zone", 4),
    ("merchant-world comet-zone*", "comet-zone", 5),
    ("export-duties comet-zone*", "comet-zone", 4),
    ("trade-league comet-zone*", "comet-zone", 4),
    ("bio-hazard-mining-world* pre-sentient-race*", "pre-sentient-race", 6),
    ("bio-hazard-mining-world* pre-sentient-race*", "bio-hazard-mining-world", 3),
    ("distant-world* artist-colony*", "artist-colony", 5),
    ("distant-world* artist-colony*", "distant-world", 4),
    ("space-port* comet-zone*", "comet-zone", 5),
    ("space-port* comet-zone*", "space-port", 2),
    ("spice-world*", "spice-world", 4),
    ("spice-world comet-zone*", "comet-zone", 3),
    ("genetics-lab pre-sentient-race*", "pre-sentient-race", 5),
    ("genetics-lab comet-zone*", "comet-zone", 3),
    ("mining-conglomerate comet-zone*", "comet-zone", 4),
    ("pirate-world* artist-colony*", "pirate-world", 5),
    ("pirate-world* artist-colony*", "artist-colony", 2),
    ("star-nomad-lair* artist-colony*", "star-nomad-lair", 3),
    ("star-nomad-lair* artist-colony*", "artist-colony", 2),
    ("old-earth export-duties merchant-world galactic-engineers deserted-alien-colony*", "deserted-alien-colony", 10),
    ("pirate-world* spice-world distant-world export-duties", "pirate-world", 2 + 3 + 2 + 3 + 1),
]


@rule("RG-9.18", "RG-9.20", "RG-9.22", "RG-7.3", "RG-7.5", "RG-1.12")
@pytest.mark.parametrize(("cards", "good", "value"), PRICES)
def test_prices(cards: str, good: str, value: int) -> None:
    position = Position([cards, "new-sparta"], ["+2", "+2"])
    face = position.state.good[w.VOCABULARY.index(good)]
    position.only("consume-trade", 0)
    if position.asked(0) == "race-ask-sell":
        position.say(0, good)
    assert position.told("race-did-sells")[0] == {"seat": 0, "card": good, "n": value}
    assert len(position.told("race-did-draws-cards")[0]["cards"]) == value  # type: ignore[arg-type]
    assert good not in position.goods(0)
    assert face in position.state.discard


@rule("RG-9.19", "RG-7.10")
def test_the_sale_comes_before_consume_powers() -> None:
    position = Position(["old-earth artist-colony*", "new-sparta"], ["+2", "+2"])
    position.only("consume-trade", 0)
    assert position.hands()[0] == 5
    assert position.state.seats[0].chips == 0  # the good was sold and could not be consumed
    assert position.state.round == 2


@rule("RG-9.19", "RG-9.9")
def test_exactly_one_good_is_sold_and_it_must_be() -> None:
    position = Position(["new-sparta artist-colony* comet-zone*", "old-earth"], ["+2", "+2"])
    position.only("consume-trade", 0)
    assert (position.asked(0), position.legal(0)) == ("race-ask-sell", ["artist-colony", "comet-zone"])
    with pytest.raises(IllegalWord):
        position.say(0, "pass")
    position.say(0, "comet-zone")
    assert position.goods(0) == ["artist-colony"]
    assert position.state.round == 2


@rule("RG-9.19")
def test_without_goods_there_is_no_sale() -> None:
    position = Position(["old-earth", "new-sparta"], ["+2", "+2"])
    position.only("consume-trade", 0)
    assert position.hands() == [2, 2]
    assert position.state.round == 2


@rule("RG-9.21", "RG-4.5")
def test_only_choosers_of_trade_sell() -> None:
    position = Position(["new-sparta artist-colony*", "rebel-base comet-zone*", "rebel-miners*"], ["+2", "+2", "+2"])
    position.choose("consume-trade", "consume-x2", "consume-trade")
    assert position.hands() == [4, 2, 5]
    assert [position.goods(seat) for seat in range(3)] == [[], ["comet-zone"], []]


@rule("RG-9.22")
def test_trade_powers_are_the_sellers_own() -> None:
    position = Position(["new-sparta artist-colony*", "old-earth merchant-world"], ["+2", "+2"])
    position.only("consume-trade", 0)
    assert position.told("race-did-sells")[0]["n"] == 2


@rule("RG-9.24", "RG-14.7")
def test_a_sale_is_not_consuming() -> None:  # no points, nothing doubled
    position = Position(["trade-league artist-colony*", "new-sparta"], ["+2", "+2"])
    position.only("consume-x2", 0)
    assert position.state.seats[0].chips == 0
    assert position.hands()[0] == 2 + 3


SELL_POWERS = [
    # tableau, cards for the good
    ("black-market-trading-world comet-zone*", 3),
    ("black-market-trading-world old-earth export-duties comet-zone*", 3),  # no bonuses
    ("black-market-trading-world pirate-world*", 2),  # not even that of the world itself
    ("trade-league comet-zone*", 4),  # with its own bonus
    ("trade-league export-duties comet-zone*", 5),
    ("trade-league pirate-world*", 6),
]


@rule("RG-9.21", "RG-7.3", "RG-7.10")
@pytest.mark.parametrize(("cards", "value"), SELL_POWERS)
def test_powers_that_sell(cards: str, value: int) -> None:
    position = Position([cards, "new-sparta"], ["+2", "+2"])
    position.only("consume-trade", 1)  # somebody else chose the phase
    if position.asked(0) == "race-ask-use-power":
        position.say(0, cards.split()[0])
    assert position.hands()[0] == 2 + value
    assert position.goods(0) == []


@rule("RG-9.11", "RG-9.12")
def test_three_goods_can_be_sold_in_one_phase() -> None:
    cards = "trade-league black-market-trading-world comet-zone* mining-world* artist-colony* gem-world*"
    position = Position([cards, "new-sparta"], ["+2", "+2"])
    position.only("consume-trade", 0)
    position.say(0, "comet-zone")
    assert position.asked(0) == "race-ask-use-power"  # the order is free
    position.say(0, "black-market-trading-world", "mining-world")
    position.say(0, "gem-world")  # the league is the only power left
    assert [args["n"] for args in position.told("race-did-sells")] == [4, 3, 3]
    assert position.goods(0) == ["artist-colony"]
    assert position.asked(0) == "race-ask-discard-down"


@rule("RG-9.19", "RG-9.9", "RG-9.22")
def test_equal_goods_are_sold_without_a_question() -> None:
    position = Position(["new-sparta artist-colony* spice-world*", "old-earth"], ["+2", "+2"])
    position.only("consume-trade", 0)
    assert position.hands()[0] == 2 + 4
    assert len(position.goods(0)) == 1


@rule("RG-9.19")
def test_the_sale_begins_a_turn_and_a_power_that_sells_goes_on_with_one() -> None:
    goods = "trade-league artist-colony* comet-zone*"
    position = Position([goods, "new-sparta"])
    position.only("consume-trade", 0)
    sale = position.state.question(0)
    assert sale is not None
    assert (position.asked(0), sale.starts()) == ("race-ask-sell", TURN)
    position = Position([goods, "new-sparta"])
    position.only("consume-x2", 0)
    while position.asked(0) != "race-ask-sell":
        position.say(0, position.legal(0)[0])
    power = position.state.question(0)
    assert power is not None
    assert power.starts() == CONTINUES

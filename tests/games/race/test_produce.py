"""Phase V: Produce (RG-10)."""

from __future__ import annotations

import pytest

from starboard.games.race import words as w
from starboard.kernel import IllegalWord, Message
from tests.games.race.position import Position
from tests.rulebook import rule


def produce(*tableaus: str, chose: int | None = None, **options: object) -> Position:
    """Everybody produces; the bonus is that of the chooser, or of a last seat that owns New Sparta only."""
    position = Position([*tableaus, "new-sparta"], options=options)
    position.only("produce", len(tableaus) if chose is None else chose)
    return position


@rule("RG-10.1", "RG-10.4", "RG-1.11")
def test_each_empty_production_world_gets_a_good() -> None:
    position = produce(
        "artist-colony comet-zone* distant-world alien-robotic-factory radioactive-world pilgrimage-world"
    )
    assert set(position.goods(0)) == {"artist-colony", "comet-zone", "distant-world", "alien-robotic-factory"}
    assert [args["card"] for args in position.told("race-did-produces")] == [
        "artist-colony",
        "distant-world",
        "alien-robotic-factory",
    ]


@rule("RG-10.1", "RG-4.4")
def test_everybody_produces() -> None:
    position = produce("artist-colony", "earths-lost-colony", "imperium-armaments-world")
    assert [position.goods(seat) for seat in range(4)] == [
        ["artist-colony"],
        ["earths-lost-colony"],
        ["imperium-armaments-world"],
        [],
    ]


@rule("RG-10.4")
def test_no_world_holds_two_goods() -> None:
    position = Position(["artist-colony* refugee-world*", "new-sparta"])
    goods = list(position.state.good)
    deck = len(position.state.deck)
    position.only("produce", 0)
    assert position.state.good == goods
    assert len(position.state.deck) == deck


@rule("RG-10.2", "RG-3.13")
def test_a_good_is_a_card_from_the_deck_that_nobody_sees() -> None:
    position = Position(["artist-colony", "old-earth"], top="rebel-homeworld new-earth")
    position.choose("produce", "produce")
    assert position.state.good[w.VOCABULARY.index("artist-colony")] == w.VOCABULARY.index("rebel-homeworld")
    assert position.state.events is not None
    for viewer in (0, 1, None):
        assert "rebel-homeworld" not in str(position.state.view(viewer))
        assert "rebel-homeworld" not in str([event.seen_by(viewer) for event in position.state.events])


@rule("RG-10.3", "RG-8.11")
@pytest.mark.parametrize(
    ("world", "kind"),
    [
        ("artist-colony", "novelty"),
        ("comet-zone", "rare"),
        ("distant-world", "genes"),
        ("alien-robotic-factory", "alien"),
    ],
)
def test_the_kind_of_a_good_is_that_of_its_world(world: str, kind: str) -> None:  # the card does not matter
    position = Position([world, "old-earth"], top="mining-league", deck=60)
    position.choose("produce", "produce")
    areas = position.state.view(1)["areas"]
    assert isinstance(areas, list)
    assert areas[0]["items"][0]["good"] == kind
    prices = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
    position.only("consume-trade", 0)
    assert position.told("race-did-sells")[0]["n"] == prices[kind]


@rule("RG-10.5", "RG-10.6", "RG-7.5")
@pytest.mark.parametrize(("world", "drawn"), [("gem-world", 1), ("comet-zone", 1), ("mining-world", 1)])
def test_worlds_that_draw_when_they_produce(world: str, drawn: int) -> None:
    assert produce(world).hands()[0] == 4 + drawn
    assert produce(f"{world}*").hands()[0] == 4  # the good is there already


@rule("RG-10.5", "RG-10.6")
def test_lost_species_ark_world_draws_two() -> None:
    assert produce("lost-species-ark-world").hands()[0] == 6
    assert produce("lost-species-ark-world*").hands()[0] == 4


@rule("RG-10.5")
def test_other_production_worlds_draw_nothing() -> None:
    assert produce("artist-colony new-earth plague-world").hands()[0] == 4


# ---- windfall worlds -----------------------------------------------------------------------------


@rule("RG-10.7", "RG-4.5", "RG-1.5")
def test_the_chooser_produces_on_a_windfall_world() -> None:
    position = Position(["radioactive-world", "refugee-world"])
    position.only("produce", 0)
    position.say(0, "radioactive-world")
    assert [position.goods(seat) for seat in (0, 1)] == [["radioactive-world"], []]


@rule("RG-10.7", "RG-7.10")
@pytest.mark.parametrize("worlds", ["radioactive-world", "radioactive-world asteroid-belt refugee-world"])
def test_the_bonus_may_be_declined(worlds: str) -> None:
    position = Position([worlds, "new-sparta"])
    position.only("produce", 0)
    assert position.asked(0) == "race-ask-windfall-bonus"
    assert position.legal(0)[0] == "pass"
    position.say(0, "pass")
    assert position.goods(0) == []
    assert position.state.round == 2


@rule("RG-10.8", "RG-7.10")
def test_a_windfall_power_may_not_be_declined() -> None:
    position = produce("galactic-engineers radioactive-world refugee-world")
    assert position.legal(0) == ["radioactive-world", "refugee-world"]
    assert position.why(0, "pass") == Message("race-why-must-produce")
    one = produce("galactic-engineers radioactive-world")
    assert one.goods(0) == ["radioactive-world"]  # no choice: not asked


@rule("RG-10.7", "RG-10.8")
def test_powers_serve_before_the_bonus() -> None:
    """What must be used comes first, so that the bonus is asked for only if a world is left."""
    position = produce("galactic-engineers radioactive-world", chose=0)
    assert position.goods(0) == ["radioactive-world"]
    assert position.state.round == 2


@rule("RG-10.7", "RG-4.6")
def test_every_chooser_has_the_bonus_for_one_world() -> None:
    position = Position(["radioactive-world refugee-world", "asteroid-belt destroyed-world", "empath-world"])
    position.only("produce", 0, 1)
    assert position.legal(0) == ["pass", "radioactive-world", "refugee-world"]
    position.say(0, "refugee-world")
    assert position.goods(0) == ["refugee-world"]
    assert position.legal(1) == ["pass", "asteroid-belt"]  # two Rare worlds alike: one stands for both
    position.say(1, "asteroid-belt")
    assert len(position.goods(1)) == 1
    assert position.goods(2) == []


@rule("RG-10.7", "RG-10.4")
def test_a_windfall_world_with_a_good_is_no_place_for_another() -> None:
    position = Position(["radioactive-world* refugee-world empath-world", "new-sparta"])
    position.only("produce", 0)
    assert position.legal(0) == ["pass", "empath-world", "refugee-world"]
    with pytest.raises(IllegalWord):
        position.say(0, "radioactive-world")


WINDFALL_POWERS = [
    # card, empty windfall worlds, those that may get the good
    ("mining-robots", "radioactive-world refugee-world empath-world deserted-alien-colony", "radioactive-world"),
    ("mining-league", "radioactive-world refugee-world empath-world deserted-alien-colony", "radioactive-world"),
    ("genetics-lab", "radioactive-world refugee-world empath-world deserted-alien-colony", "empath-world"),
    ("free-trade-association", "radioactive-world refugee-world empath-world", "refugee-world"),
    ("expanding-colony", "radioactive-world refugee-world empath-world deserted-alien-colony", "refugee-world"),
    ("alien-rosetta-stone-world", "radioactive-world refugee-world deserted-alien-colony", "deserted-alien-colony"),
    ("mining-robots", "refugee-world empath-world", ""),
    ("genetics-lab", "aquatic-uplift-race* radioactive-world", "aquatic-uplift-race"),
    ("galactic-engineers", "radioactive-world refugee-world", "radioactive-world refugee-world"),
    ("galactic-engineers", "", ""),
]


@rule("RG-10.8", "RG-7.4", "RG-10.4")
@pytest.mark.parametrize(("card", "worlds", "places"), WINDFALL_POWERS)
def test_powers_that_produce_on_windfall_worlds(card: str, worlds: str, places: str) -> None:
    position = produce(f"{card} {worlds}")
    if " " in places:
        assert position.legal(0) == places.split()
        position.say(0, places.split()[1])
        assert position.goods(0) == [places.split()[1]]
    else:
        assert position.goods(0) == places.split()
    assert position.state.round == 2


@rule("RG-10.8", "RG-10.7", "RG-7.11")
def test_powers_and_bonus_each_serve_one_world() -> None:
    position = produce(
        "mining-robots galactic-engineers radioactive-world asteroid-belt refugee-world empath-world", chose=0
    )
    assert len(position.goods(0)) == 1  # Mining Robots, on one of two equal worlds
    assert set(position.legal(0)) == {"radioactive-world", "asteroid-belt", "refugee-world", "empath-world"} - set(
        position.goods(0)
    )
    position.say(0, "empath-world")  # Galactic Engineers
    position.say(0, "refugee-world")  # the bonus
    assert len(position.goods(0)) == 3
    assert position.state.round == 2


@rule("RG-10.8")
def test_the_owner_chooses_between_worlds_that_differ() -> None:
    position = produce("mining-robots runaway-robots radioactive-world")
    assert position.legal(0) == ["radioactive-world", "runaway-robots"]
    position.say(0, "runaway-robots")
    assert position.hands()[0] == 5  # Runaway Robots draw when a good is produced on them


@rule("RG-10.5", "RG-10.6")
def test_runaway_robots_draw_only_if_a_good_is_produced() -> None:
    assert produce("runaway-robots").hands()[0] == 4
    position = produce("runaway-robots", chose=0)
    position.say(0, "runaway-robots")
    assert position.hands()[0] == 5
    assert produce("runaway-robots*", chose=0).hands()[0] == 4


# ---- the order of powers ---------------------------------------------------------------------------


@rule("RG-7.11", "RG-7.13")
@pytest.mark.parametrize(
    ("cards", "drawer", "drawn"),
    [
        ("merchant-guild", "merchant-guild", 2),
        ("rebel-underground", "rebel-underground", 1),
        ("pan-galactic-league empath-world* distant-world*", "pan-galactic-league", 2),
    ],
)
def test_draws_may_come_before_the_windfall_world_is_chosen(cards: str, drawer: str, drawn: int) -> None:
    position = produce(f"{cards} galactic-engineers radioactive-world refugee-world")
    assert set(position.legal(0)) == {drawer, "radioactive-world", "refugee-world"}
    position.say(0, drawer)
    assert position.hands()[0] == 4 + drawn
    assert position.legal(0) == ["radioactive-world", "refugee-world"]  # each power once
    assert position.why(0, drawer) == Message("race-why-used")
    position.say(0, "refugee-world")
    assert position.hands()[0] == 4 + drawn  # and not again
    later = produce(f"{cards} galactic-engineers radioactive-world refugee-world")
    later.say(0, "refugee-world")
    assert later.hands()[0] == 4 + drawn


@rule("RG-7.11")
def test_the_order_is_asked_for_only_where_it_matters() -> None:
    assert produce("merchant-guild galactic-engineers radioactive-world").hands()[0] == 6  # one world: no choice
    assert produce("merchant-guild galactic-engineers radioactive-world asteroid-belt").hands()[0] == 6  # alike
    without = produce("pan-galactic-league galactic-engineers radioactive-world refugee-world")
    assert without.legal(0) == ["radioactive-world", "refugee-world"]  # no Genes world: nothing to draw
    counting = produce("consumer-markets galactic-engineers radioactive-world refugee-world")
    assert counting.legal(0) == ["radioactive-world", "refugee-world"]  # counts what is produced: later


@rule("RG-7.11", "RG-10.7")
def test_draws_may_come_before_the_bonus() -> None:
    position = produce("merchant-guild radioactive-world", chose=0)
    assert set(position.legal(0)) == {"pass", "merchant-guild", "radioactive-world"}
    position.say(0, "merchant-guild")
    position.say(0, "pass")
    assert position.hands()[0] == 6
    assert position.goods(0) == []


# ---- draws ---------------------------------------------------------------------------------------

DRAWS = [
    # tableau, cards drawn
    ("rebel-underground", 1),
    ("merchant-guild", 2),
    ("rebel-underground merchant-guild", 3),
    ("pan-galactic-league", 0),
    ("pan-galactic-league empath-world distant-world* aquatic-uplift-race* artist-colony", 3),
    ("pan-galactic-league malevolent-lifeforms rebel-base", 1),
    ("consumer-markets artist-colony spice-world space-port*", 2),
    ("consumer-markets distant-world alien-robotic-factory", 0),
    ("consumer-markets expanding-colony refugee-world artist-colony", 2),  # windfall production counts
    ("research-labs alien-robotic-factory", 1),
    ("research-labs alien-robotic-factory*", 0),
    ("research-labs alien-robotic-factory alien-rosetta-stone-world deserted-alien-colony", 2),
    ("research-labs distant-world artist-colony", 0),
    ("diversified-economy artist-colony spice-world distant-world alien-robotic-factory", 3),
    ("diversified-economy artist-colony distant-world mining-robots radioactive-world alien-robotic-factory", 4),
    ("diversified-economy artist-colony* distant-world", 1),
    ("diversified-economy", 0),
]


@rule("RG-10.9", "RG-7.10", "RG-7.5", "RG-7.3")
@pytest.mark.parametrize(("cards", "drawn"), DRAWS)
def test_draws(cards: str, drawn: int) -> None:
    assert produce(cards).hands()[0] == 4 + drawn


MOST = [
    # the owner of Mining Conglomerate, another, cards drawn by the owner
    ("rebel-miners", "artist-colony", 2),
    ("rebel-miners", "imperium-armaments-world", 0),  # a tie
    ("rebel-miners bio-hazard-mining-world", "imperium-armaments-world", 2),
    ("rebel-miners", "imperium-armaments-world new-earth", 0),
    ("artist-colony", "distant-world", 0),  # none at all
    ("rebel-miners*", "artist-colony", 0),
    ("mining-robots radioactive-world", "artist-colony", 2),
    ("rebel-miners", "mining-robots radioactive-world", 0),
    ("rebel-miners", "imperium-armaments-world*", 2),  # what lay there already does not count
]


@rule("RG-7.4", "RG-7.10")
@pytest.mark.parametrize(("own", "other", "drawn"), MOST)
@pytest.mark.parametrize("seat", [0, 1])
def test_mining_conglomerate_draws_for_the_most_rare_goods(own: str, other: str, drawn: int, seat: int) -> None:
    tableaus = [f"mining-conglomerate {own}", other]
    position = produce(*(tableaus if seat == 0 else tableaus[::-1]))
    assert position.hands()[seat] == 4 + drawn


def test_two_mining_conglomerates() -> None:
    position = produce("mining-conglomerate rebel-miners", "mining-conglomerate imperium-armaments-world new-earth")
    assert position.hands()[:2] == [4, 6]


@rule("RG-7.8")
def test_a_world_settled_in_this_round_produces() -> None:
    position = Position(["new-sparta", "old-earth"], ["gem-world +3", "+4"])
    position.choose("settle", "produce")
    position.say(0, "gem-world")
    position.say(1, "pass")
    position.pay_any(0)
    assert position.goods(0) == ["gem-world"]
    assert position.hands()[0] == 1 + 1 + 1  # the bonus card and that of Gem World

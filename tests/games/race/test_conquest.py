"""Phase III: Settle (RG-8): Military, conquest, Contact Specialist, Colony Ship and New Military Tactics."""

from __future__ import annotations

import pytest

from starboard.games.race import words as w
from starboard.kernel import CONTINUES, PASS, TURN, Message
from tests.games.race.position import Position
from tests.rulebook import rule


def lay(cards: str, world: str, others: int = 7) -> Position:
    """Seat 0 may settle a world, seat 1 has chosen the phase."""
    position = Position([cards, "old-earth" if "old-earth" not in cards else "new-earth"], [f"{world} +{others}", "+4"])
    position.only("settle", 1)
    return position


def reveal(cards: str, world: str, others: int = 7) -> Position:
    position = lay(cards, world, others)
    position.say(0, world)
    position.say(1, "pass")
    return position


MILITARY = {
    # the total that a card alone comes to
    "epsilon-eridani": 1,
    "new-sparta": 2,
    "alpha-centauri": 0,
    "alien-robot-scout-ship": 1,
    "alien-rosetta-stone-world": 0,
    "blaster-gem-mines": 1,
    "empath-world": -1,
    "former-penal-colony": 1,
    "imperium-armaments-world": 1,
    "lost-alien-battle-fleet": 3,
    "lost-alien-warship": 2,
    "rebel-outpost": 1,
    "rebel-warrior-race": 1,
    "refugee-world": -1,
    "contact-specialist": -1,
    "expedition-force": 1,
    "space-marines": 2,
    "drop-ships": 3,
    "alien-tech-institute": 0,
    "galactic-imperium": 0,
    "new-galactic-order": 2,
    "pan-galactic-league": -1,
    "new-military-tactics": 0,
    "gem-world": 0,
}


@rule("RG-8.18", "RG-8.20", "RG-7.3")
@pytest.mark.parametrize("card", MILITARY)
def test_total_military(card: str) -> None:
    position = Position([f"old-earth {card} drop-ships/2", "gem-world" if card != "gem-world" else "new-earth"])
    seats = position.state.view(None)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["counters"]["military"] == MILITARY[card] + 3


CONQUESTS = [
    # tableau, world, whether it can be conquered
    ("old-earth", "new-survivalists", False),
    ("epsilon-eridani", "new-survivalists", True),
    ("epsilon-eridani", "aquatic-uplift-race", False),
    ("new-sparta", "aquatic-uplift-race", True),
    ("new-sparta", "pirate-world", False),
    ("new-sparta expedition-force", "pirate-world", True),
    ("new-sparta empath-world", "aquatic-uplift-race", False),
    ("new-sparta empath-world", "new-survivalists", True),
    ("new-sparta empath-world refugee-world", "new-survivalists", False),
    ("new-sparta empath-world refugee-world pan-galactic-league expedition-force", "new-survivalists", False),
    ("new-sparta drop-ships empath-world", "malevolent-lifeforms", True),
    ("alpha-centauri", "rebel-fuel-cache", True),  # +1 against Rare
    ("alpha-centauri", "star-nomad-lair", False),
    ("alpha-centauri", "rebel-miners", False),
    ("alpha-centauri epsilon-eridani", "rebel-miners", True),
    ("old-earth alien-tech-institute", "alien-robot-sentry", True),  # +2 against Alien
    ("old-earth alien-tech-institute", "aquatic-uplift-race", False),
    ("old-earth alien-tech-institute alien-rosetta-stone-world", "alien-robot-scout-ship", True),
    ("old-earth alien-rosetta-stone-world", "alien-robot-scout-ship", False),
    ("old-earth galactic-imperium", "rebel-underground", True),  # +4 against Rebel
    ("old-earth galactic-imperium", "rebel-outpost", False),
    ("epsilon-eridani galactic-imperium", "rebel-outpost", True),
    ("old-earth galactic-imperium", "pirate-world", False),
    ("old-earth drop-ships space-marines", "lost-alien-warship", True),
    ("old-earth drop-ships space-marines", "rebel-base", False),
    ("old-earth drop-ships lost-alien-battle-fleet", "rebel-homeworld", False),
    ("epsilon-eridani drop-ships lost-alien-battle-fleet", "rebel-homeworld", True),
    ("old-earth blaster-gem-mines imperium-armaments-world", "former-penal-colony", True),
    ("old-earth rebel-warrior-race former-penal-colony rebel-outpost", "pirate-world", True),
    ("old-earth new-galactic-order", "reptilian-uplift-race", True),
    ("old-earth lost-alien-warship alien-robot-scout-ship", "rebel-warrior-race", True),
    ("old-earth new-military-tactics", "pirate-world", True),
    ("old-earth new-military-tactics", "malevolent-lifeforms", False),
]


@rule("RG-8.14", "RG-8.15", "RG-8.18", "RG-8.20", "RG-7.3", "RG-7.4")
@pytest.mark.parametrize(("cards", "world", "can"), CONQUESTS)
def test_conquest_needs_military_up_to_the_defense(cards: str, world: str, can: bool) -> None:
    """However many cards are in hand: a military world cannot be paid for."""
    position = lay(cards, world)
    assert (world in position.legal(0)) is can


@rule("RG-8.14", "RG-8.16")
@pytest.mark.parametrize(
    ("world", "good"), [("aquatic-uplift-race", True), ("rebel-miners", False), ("outlaw-world", False)]
)
def test_a_conquered_world_is_not_paid_for(world: str, good: bool) -> None:
    position = reveal("new-sparta", world, 0)
    assert position.tableau(0) == ["new-sparta", world]
    assert (world in position.goods(0)) is good
    assert position.state.discard == []
    assert position.state.round == 2


@rule("RG-8.19", "RG-8.18")
def test_military_is_not_spent() -> None:
    position = Position(
        ["new-sparta", "old-earth"], ["aquatic-uplift-race avian-uplift-race reptilian-uplift-race", "+4"]
    )
    for world in ("aquatic-uplift-race", "avian-uplift-race", "reptilian-uplift-race"):
        position.choose("produce", "settle")
        position.say(0, world)
        position.say(1, "pass")
    assert len(position.tableau(0)) == 4


@rule("RG-8.7", "RG-8.18", "RG-7.8")
def test_military_of_a_world_does_not_help_to_conquer_it() -> None:
    position = lay("epsilon-eridani", "new-sparta")
    assert "new-sparta" not in position.legal(0)


@rule("RG-7.8", "RG-8.7")
def test_military_built_in_develop_counts_in_settle() -> None:
    position = Position(["old-earth", "new-sparta"], ["space-marines aquatic-uplift-race +3", "+4"])
    position.choose("develop", "settle")
    position.say(0, "space-marines")
    position.say(1, "pass")
    position.pay_any(0)
    assert "aquatic-uplift-race" in position.legal(0)


@rule("RG-7.8", "RG-8.20")
def test_a_malus_built_in_develop_counts_in_settle_too() -> None:
    position = Position(["new-sparta", "old-earth"], ["contact-specialist alien-robot-sentry +3", "+4"])
    position.choose("develop", "settle")
    position.say(0, "contact-specialist")
    position.say(1, "pass")
    assert "alien-robot-sentry" not in position.legal(0)


@rule("RG-8.7", "RG-8.20")
def test_a_malus_counts_from_the_next_phase_on() -> None:
    position = Position(["new-sparta", "old-earth"], ["empath-world aquatic-uplift-race +3", "+4"])
    position.choose("produce", "settle")
    assert "aquatic-uplift-race" in position.legal(0)
    position.say(0, "empath-world")
    position.say(1, "pass")
    position.pay_any(0)
    position.choose("produce", "settle")
    assert "aquatic-uplift-race" not in position.legal(0)


# ---- New Military Tactics ------------------------------------------------------------------------


@rule("RG-8.21")
def test_new_military_tactics_are_given_up_for_three_military() -> None:
    position = reveal("new-sparta new-military-tactics", "rebel-outpost")
    assert position.tableau(0) == ["new-sparta", "rebel-outpost"]  # the only way: not asked
    assert position.discarded() == ["new-military-tactics/1"]
    assert position.hands()[0] == 7


@rule("RG-8.21", "RG-7.12")
def test_new_military_tactics_may_be_kept_if_military_suffices() -> None:
    position = reveal("new-sparta new-military-tactics", "aquatic-uplift-race")
    assert position.legal(0) == ["new-military-tactics/1", "conquer"]
    position.say(0, "conquer")
    assert "new-military-tactics/1" in position.tableau(0)


@rule("RG-8.21", "RG-8.19")
def test_new_military_tactics_last_for_one_phase() -> None:
    position = Position(["new-sparta new-military-tactics", "old-earth"], ["rebel-outpost lost-alien-warship +2", "+4"])
    position.choose("produce", "settle")
    position.say(0, "rebel-outpost")
    position.say(1, "pass")
    position.choose("produce", "settle")
    assert "lost-alien-warship" not in position.legal(0)  # 2 and 1, against 5


@rule("RG-8.21", "RG-7.4")
def test_new_military_tactics_may_be_given_up_while_a_world_is_paid_for() -> None:
    position = reveal("new-sparta new-military-tactics", "gem-world")
    assert position.legal(0) == ["new-military-tactics/1", "pay"]
    kept = reveal("new-sparta new-military-tactics", "gem-world")
    kept.say(0, "pay")
    assert "new-military-tactics/1" in kept.tableau(0)
    position.say(0, "new-military-tactics/1")
    assert position.asked(0) == "race-ask-pay"  # the price is the same: Military never lowers it
    assert position.least_and_most(0) == kept.least_and_most(0)
    assert position.tableau(0) == ["new-sparta", "gem-world"]


@rule("RG-8.21")
def test_under_rules_1_new_military_tactics_were_given_up_for_conquering_only() -> None:
    position = Position(["new-sparta new-military-tactics", "old-earth"], ["gem-world +4", "+4"])
    position.state.rules = 1
    position.only("settle", 1)
    position.say(0, "gem-world")
    position.say(1, "pass")
    assert position.asked(0) == "race-ask-pay"


@rule("RG-8.21")
@pytest.mark.parametrize("hand", ["gem-world +3", "drop-ships"])
def test_new_military_tactics_may_be_given_up_without_a_world(hand: str) -> None:
    position = Position(["new-sparta new-military-tactics", "old-earth"], [hand, "+4"])
    position.only("settle", 1)
    position.say(0, "pass")
    position.say(1, "pass")
    assert (position.asked(0), position.legal(0)) == ("race-ask-give-up", ["pass", "new-military-tactics/1"])
    assert position.why(0, "conquer") == Message("race-why-give-up", {"cards": ["new-military-tactics/1"]})
    position.say(0, "new-military-tactics/1")
    assert position.tableau(0) == ["new-sparta"]
    assert position.discarded() == ["new-military-tactics/1"]


@rule("RG-8.21")
def test_new_military_tactics_may_be_given_up_without_a_hand() -> None:
    position = Position(["new-sparta new-military-tactics", "old-earth"], ["", "+4"])
    position.only("settle", 1)
    position.say(1, "pass")
    assert position.asked(0) == "race-ask-give-up"
    position.say(0, "pass")
    assert position.tableau(0) == ["new-sparta", "new-military-tactics/1"]
    assert position.state.round == 2


@rule("RG-8.21", "RG-7.8")
def test_new_military_tactics_built_in_this_round_may_be_given_up() -> None:
    position = Position(["new-sparta", "old-earth"], ["new-military-tactics +3", "+4"])
    position.choose("develop", "settle")
    position.say(0, "new-military-tactics")
    position.say(1, "pass")
    position.say(0, "pass")
    position.say(1, "pass")
    assert position.asked(0) == "race-ask-give-up"


@rule("RG-8.21", "RG-8.22")
def test_the_military_of_a_card_given_up_counts_for_the_rest_of_the_phase() -> None:
    position = reveal("new-sparta new-military-tactics contact-specialist", "aquatic-uplift-race")
    assert position.legal(0) == ["new-military-tactics/1", "pay"]  # 2 and -1, against 2
    position.say(0, "new-military-tactics/1")
    assert position.legal(0) == ["pay", "conquer"]  # Contact Specialist lets one pay all the same
    position.say(0, "conquer")
    assert position.tableau(0) == ["new-sparta", "contact-specialist/1", "aquatic-uplift-race"]


@rule("RG-8.21")
def test_a_seat_may_always_keep_its_tactics() -> None:
    position = Position(["new-sparta new-military-tactics", "old-earth"], ["gem-world +3", "+4"])
    position.only("settle", 1)
    position.say(0, "gem-world")
    position.say(1, "pass")
    assert position.state.preferred(0, {"tactics": "keep"}) == w.VOCABULARY.index("pay")
    assert position.state.preferred(0, {"tactics": "ask"}) is None
    idle = Position(["new-sparta new-military-tactics", "old-earth"])
    idle.only("settle", 1)
    idle.pass_all()
    assert idle.state.preferred(0, {"tactics": "keep"}) == PASS
    assert idle.state.preferred(0, {"tactics": "ask"}) is None


@rule("RG-7.8", "RG-8.7")
def test_new_military_tactics_work_in_the_round_in_which_they_are_built() -> None:
    position = Position(["new-sparta", "old-earth"], ["new-military-tactics rebel-outpost +3", "+4"])
    position.choose("develop", "settle")
    position.say(0, "new-military-tactics")
    position.say(1, "pass")
    assert "rebel-outpost" in position.legal(0)


# ---- Contact Specialist --------------------------------------------------------------------------

BOUGHT = [
    # tableau, world, price
    ("old-earth contact-specialist", "rebel-base", 5),
    ("old-earth contact-specialist", "rebel-homeworld", 6),
    ("old-earth contact-specialist", "aquatic-uplift-race", 1),
    ("old-earth contact-specialist", "rebel-fuel-cache", 0),
    ("old-earth contact-specialist space-marines", "pirate-world", 2),  # Military lowers no price
    ("old-earth contact-specialist drop-ships", "rebel-base", 5),
    ("old-earth contact-specialist replicant-robots", "rebel-base", 3),
    ("old-earth contact-specialist mining-robots", "rebel-miners", 0),
    ("old-earth contact-specialist mining-robots", "aquatic-uplift-race", 1),
    ("alpha-centauri contact-specialist mining-robots", "rebel-miners", 0),
    ("old-earth contact-specialist replicant-robots", "aquatic-uplift-race", 0),
    ("old-earth contact-specialist", "gem-world", 2),  # its discount is for military worlds
]


@rule("RG-8.22", "RG-8.24", "RG-8.25", "RG-8.26", "RG-7.7")
@pytest.mark.parametrize(("cards", "world", "price"), BOUGHT)
def test_contact_specialist_buys_military_worlds(cards: str, world: str, price: int) -> None:
    position = reveal(cards, world)
    if price:
        assert (position.asked(0), position.least_and_most(0)) == ("race-ask-pay", (price, price))
        position.pay_any(0)
    assert position.tableau(0)[-1] == world
    assert position.hands()[0] == 7 - price


@rule("RG-8.22", "RG-8.8")
def test_a_bought_windfall_world_has_its_good() -> None:
    position = reveal("old-earth contact-specialist", "avian-uplift-race")
    position.pay_any(0)
    assert position.goods(0) == ["avian-uplift-race"]


@rule("RG-8.23")
@pytest.mark.parametrize(
    "world", ["alien-robot-sentry", "alien-robot-scout-ship", "lost-alien-warship", "lost-alien-battle-fleet"]
)
def test_contact_specialist_does_not_buy_alien_worlds(world: str) -> None:
    assert world not in lay("old-earth contact-specialist replicant-robots colony-ship", world).legal(0)


@rule("RG-8.22", "RG-8.25", "RG-8.28")
def test_buying_and_conquering_are_separate_ways() -> None:
    position = reveal("new-sparta contact-specialist space-marines", "pirate-world")
    assert position.legal(0) == ["pay", "conquer"]
    bought = position.state.copy()
    position.say(0, "conquer")
    assert position.hands()[0] == 7
    position.state = bought
    position.say(0, "pay")
    assert position.least_and_most(0) == (2, 2)  # three of Military against a defense of three, and still two cards


@rule("RG-8.25", "RG-8.28")
def test_military_and_payment_are_never_combined() -> None:
    """Military 1, two cards to pay, defense 4: neither alone suffices, so the world cannot be had."""
    position = lay("new-sparta contact-specialist", "malevolent-lifeforms", 2)
    assert position.legal(0) == ["pass"]
    assert lay("new-sparta contact-specialist", "malevolent-lifeforms", 3).legal(0)[1:] == ["malevolent-lifeforms"]


# ---- Colony Ship ---------------------------------------------------------------------------------


@rule("RG-7.12")
def test_colony_ship_must_be_used_if_needed() -> None:
    position = reveal("old-earth colony-ship", "terraformed-world", 3)
    assert position.tableau(0) == ["old-earth", "terraformed-world"]
    assert position.hands()[0] == 3
    assert position.discarded() == ["colony-ship/1"]


@rule("RG-7.12", "RG-7.10")
@pytest.mark.parametrize("world", ["terraformed-world", "pilgrimage-world"])
def test_colony_ship_may_be_kept_if_one_can_pay(world: str) -> None:  # even for a world that costs nothing
    position = reveal("old-earth colony-ship", world)
    assert position.legal(0) == ["colony-ship/1", "pay"]
    position.say(0, "pay")
    if position.asked(0) == "race-ask-pay":
        position.pay_any(0)
    assert position.tableau(0) == ["old-earth", "colony-ship/1", world]


@rule("RG-8.28", "RG-7.4")
@pytest.mark.parametrize("world", ["deserted-alien-colony", "deserted-alien-library", "alien-robotic-factory"])
def test_colony_ship_is_not_for_alien_worlds(world: str) -> None:
    assert world not in lay("old-earth colony-ship", world, 3).legal(0)


def test_colony_ship_may_place_the_rosetta_stone_world() -> None:  # grey
    position = reveal("old-earth colony-ship", "alien-rosetta-stone-world", 0)
    assert position.tableau(0) == ["old-earth", "alien-rosetta-stone-world"]


@rule("RG-8.14", "RG-8.28")
def test_colony_ship_alone_is_not_for_military_worlds() -> None:
    assert lay("old-earth colony-ship", "new-survivalists").legal(0) == ["pass"]


@rule("RG-8.27", "RG-7.13")
def test_colony_ship_with_contact_specialist() -> None:
    position = reveal("old-earth colony-ship contact-specialist", "rebel-homeworld", 2)
    assert position.tableau(0) == ["old-earth", "contact-specialist/1", "rebel-homeworld"]
    assert position.hands()[0] == 2
    choice = reveal("old-earth colony-ship contact-specialist", "rebel-homeworld", 6)
    assert choice.legal(0) == ["colony-ship/1", "pay"]


@rule("RG-8.27", "RG-8.7", "RG-6.12")
def test_both_must_have_been_there_before_the_phase() -> None:
    position = Position(["old-earth colony-ship", "new-sparta"], ["contact-specialist rebel-homeworld +1", "+4"])
    position.choose("settle", "settle")
    assert "rebel-homeworld" not in position.legal(0)


def test_all_ways_at_once() -> None:
    position = reveal("new-sparta contact-specialist colony-ship new-military-tactics drop-ships", "pirate-world")
    assert position.legal(0) == ["new-military-tactics/1", "colony-ship/1", "pay", "conquer"]


@rule("RG-7.12")
def test_how_a_world_is_settled_begins_a_turn_and_goes_on_after_a_card_was_given_up() -> None:
    position = reveal("new-sparta new-military-tactics new-military-tactics", "aquatic-uplift-race")
    first = position.state.question(0)
    assert first is not None
    assert first.starts() == TURN
    position.say(0, "new-military-tactics")
    then = position.state.question(0)
    assert then is not None
    assert then.starts() == CONTINUES

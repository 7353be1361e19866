"""What is in the box (RG-2), and what the cards say: costs, defenses, kinds and every power with its numbers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from starboard.games.race import components as c
from starboard.games.race import game
from tests.games.race.position import fresh, spell
from tests.rulebook import rule

BOX: dict[str, Any] = game.components()
CARD: dict[str, dict[str, Any]] = {name.removeprefix("race-"): facts for name, facts in BOX["cards"].items()}
COPIES = {design.id: design.copies for design in c.DESIGNS}


def count(**facts: object) -> int:
    """How many cards, start worlds apart, have all these facts."""
    return sum(
        COPIES[name]
        for name, card in CARD.items()
        if card["start"] is None and all(card[key] == value for key, value in facts.items())
    )


@rule("RG-2.2")
def test_five_start_worlds_are_numbered_0_to_4() -> None:
    numbers = {card["start"]: card["title"] for card in CARD.values() if card["start"] is not None}
    assert numbers == {
        0: "Old Earth",
        1: "Epsilon Eridani",
        2: "Alpha Centauri",
        3: "New Sparta",
        4: "Earth's Lost Colony",
    }


@rule("RG-2.3", "RG-2.4", "RG-2.5")
def test_card_counts() -> None:
    assert count() == 109
    assert count(type="world") == 59
    assert count(type="development") == 50
    assert len(c.CARDS) == len(c.SPELLINGS) == len(set(c.SPELLINGS)) == 114
    assert len(CARD) == 95
    assert Counter(COPIES.values()) == {1: 76, 2: 19}


@rule("RG-2.3")
def test_start_worlds_have_the_back_of_game_cards() -> None:
    state = fresh({"players": 2})
    dealt = {tableau[0] for tableau in [one.tableau for one in state.seats]}
    assert set(state.deck + state.seats[0].hand + state.seats[1].hand) == set(c.CARDS) - dealt


@rule("RG-2.6", "RG-2.7", "RG-3.3")
def test_action_cards() -> None:
    actions = BOX["actions"]
    plain = [card for card in actions.values() if not card["duplicate"]]
    extra = [card for card in actions.values() if card["duplicate"]]
    assert [card["phase"] for card in plain] == [1, 1, 2, 3, 4, 4, 5]
    assert {card["copies"] for card in plain} == {4}  # four sets of seven
    assert [card["phase"] for card in extra] == [2, 3]
    assert sum(card["copies"] for card in extra) == 8


@rule("RG-2.6", "RG-3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_seven_different_action_cards(players: int) -> None:
    state = fresh({"players": players, "setup": "first-game"})
    for seat in range(players):
        assert spell(state.legal(seat)) == [
            "explore+5",
            "explore+1+1",
            "develop",
            "settle",
            "consume-trade",
            "consume-x2",
            "produce",
        ]


@rule("RG-2.9", "RG-3.2")
def test_chips() -> None:
    assert BOX["chips"] == [{"value": 1, "copies": 18}, {"value": 5, "copies": 6}, {"value": 10, "copies": 4}]
    small = sum(chip["value"] * chip["copies"] for chip in BOX["chips"] if chip["value"] < 10)
    assert small == fresh({"players": 4}).pool  # four players need all but the tens


@rule("RG-6.5")
def test_developments_cost_1_to_6() -> None:
    costs = Counter()  # type: Counter[int]
    for name, card in CARD.items():
        if card["type"] == "development":
            assert card["defense"] is None
            costs[card["cost"]] += COPIES[name]
    assert costs == {1: 12, 2: 12, 3: 4, 4: 8, 5: 2, 6: 12}


@rule("RG-8.3", "RG-8.13")
def test_worlds_cost_0_to_6_or_have_a_defense_of_1_to_7() -> None:
    worlds = [card for card in CARD.values() if card["type"] == "world"]
    assert all((card["cost"] is None) != (card["defense"] is None) for card in worlds)
    assert {card["cost"] for card in worlds if card["defense"] is None} == set(range(7))
    assert {card["defense"] for card in worlds if card["cost"] is None} == set(range(1, 8))
    assert sum(card["defense"] is None for card in worlds) > sum(card["cost"] is None for card in worlds)


@rule("RG-8.12")
def test_four_kinds_of_goods() -> None:
    assert {card["kind"] for card in CARD.values()} - {None} == {"alien", "genes", "rare", "novelty"}
    for card in CARD.values():
        assert (card["kind"] is None) == (card["mode"] is None)
    windfall = Counter(card["kind"] for card in CARD.values() if card["mode"] == "windfall")
    production = Counter(card["kind"] for card in CARD.values() if card["mode"] == "production")
    assert windfall == {"novelty": 5, "rare": 7, "genes": 7, "alien": 6}
    assert production == {"novelty": 9, "rare": 6, "genes": 4, "alien": 2}


@rule("RG-7.1")
def test_every_development_and_most_worlds_have_powers() -> None:
    for name, card in CARD.items():
        if card["type"] == "development":
            assert card["powers"], name
    worlds = [card for card in CARD.values() if card["type"] == "world"]
    assert sum(bool(card["powers"]) for card in worlds) > len(worlds) / 2
    assert not CARD["rebel-base"]["powers"]


# ---- every power of every card -------------------------------------------------------------------

# In the order of the phases: what a power is called, and the cards that have it with its numbers.
POWERS = {
    "explore draw": "malevolent-lifeforms 1, star-nomad-lair 1, expedition-force 1, galactic-renaissance 2, "
    "galactic-survey-seti 2",
    "explore keep": "research-labs 1, galactic-renaissance 1",
    "develop discount": "investment-credits 1, galactic-federation 2",
    "develop draw-at-start": "interstellar-bank 1",
    "develop draw-after": "public-works 1",
    "settle military": "epsilon-eridani 1, alpha-centauri 1 rare, new-sparta 2, alien-robot-scout-ship 1, "
    "alien-rosetta-stone-world 2 alien, blaster-gem-mines 1, empath-world -1, former-penal-colony 1, "
    "imperium-armaments-world 1, lost-alien-battle-fleet 3, lost-alien-warship 2, rebel-outpost 1, "
    "rebel-warrior-race 1, refugee-world -1, contact-specialist -1, expedition-force 1, space-marines 2, drop-ships 3, "
    "alien-tech-institute 2 alien, galactic-imperium 4 rebel, new-galactic-order 2, pan-galactic-league -1",
    "settle discount": "alpha-centauri 1 rare, alien-rosetta-stone-world 2 alien, mining-robots 1 rare, "
    "replicant-robots 2, alien-tech-institute 2 alien",
    "settle pay-for-military": "contact-specialist 1 not-alien",
    "settle discard-to-settle-free": "colony-ship not-alien",
    "settle discard-for-military": "new-military-tactics 3",
    "settle draw-after": "terraforming-robots 1",
    "trade trade-bonus": "old-earth 1, bio-hazard-mining-world 2 genes, distant-world 3 novelty, galactic-engineers 1, "
    "merchant-world 2, pirate-world 3 here, space-port 2 rare, spice-world 2 novelty, star-nomad-lair 1 here, "
    "export-duties 1, genetics-lab 1 genes, mining-conglomerate 1 rare, trade-league 1",
    "consume consume": "old-earth x2 vp1, epsilon-eridani vp1 cards1, earths-lost-colony vp1, expanding-colony vp1, "
    "galactic-resort vp1 cards1, galactic-trendsetters vp2, gambling-world vp1, new-earth vp1 cards1, "
    "new-survivalists novelty cards1, new-vinland cards2, outlaw-world vp1 cards1, plague-world genes vp1 cards1, "
    "prosperous-world vp1, secluded-world cards1, terraformed-world vp1, tourist-world goods2 vp3, public-works vp1, "
    "mining-conglomerate rare x2 vp1, terraforming-robots rare vp1 cards1, diversified-economy goods3 different vp3, "
    "research-labs genes vp1, consumer-markets novelty x3 vp1, free-trade-association novelty x3 vp1 cards1, "
    "mining-league rare goods2 vp3",
    "consume consume-all": "pilgrimage-world vp1 less1",
    "consume discard-hand": "merchant-world x2 vp1, deficit-spending x2 vp1",
    "consume sell": "black-market-trading-world, trade-league bonuses",
    "consume draw": "new-economy 1",
    "consume gamble": "gambling-world from1 to7",
    "produce produce": "earths-lost-colony, alien-robotic-factory, artist-colony, bio-hazard-mining-world, comet-zone, "
    "distant-world, gem-world, imperium-armaments-world, lost-alien-battle-fleet, lost-species-ark-world, "
    "malevolent-lifeforms, mining-world, new-earth, new-survivalists, new-vinland, plague-world, prosperous-world, "
    "rebel-miners, secluded-world, space-port, spice-world",
    "produce draw-if-produced": "comet-zone 1, gem-world 1, lost-species-ark-world 2, mining-world 1, runaway-robots 1",
    "produce produce-windfall": "alien-rosetta-stone-world alien, expanding-colony novelty, galactic-engineers, "
    "genetics-lab genes, mining-robots rare, free-trade-association novelty, mining-league rare",
    "produce draw": "rebel-underground 1, merchant-guild 2",
    "produce draw-per-good": "research-labs 1 alien, consumer-markets 1 novelty",
    "produce draw-per-kind": "diversified-economy 1",
    "produce draw-per-world": "pan-galactic-league 1 genes",
    "produce draw-if-most": "mining-conglomerate 2 rare",
}


def in_short(power: dict[str, Any]) -> list[str]:
    """A power as the table above writes it."""
    parts = {
        "amount": "{}",
        "kind": "{}",
        "keyword": "{}",
        "not_kind": "not-{}",
        "goods": "goods{}",
        "different": "different",
        "times": "x{}",
        "vp": "vp{}",
        "cards": "cards{}",
        "less": "less{}",
        "least": "from{}",
        "most": "to{}",
        "this_world": "here",
        "bonuses": "bonuses",
    }
    return [text.format(power[key]) for key, text in parts.items() if power.get(key)]


@rule("RG-9.16")
@pytest.mark.parametrize("power", POWERS)
def test_power_numbers(power: str) -> None:
    phase, type = power.split()
    found = {
        (name, frozenset(in_short(entry)))
        for name, card in CARD.items()
        for entry in card["powers"].get(phase, [])
        if entry["power"] == type
    }
    expected = {(text.split()[0], frozenset(text.split()[1:])) for text in POWERS[power].split(", ")}
    assert found == expected


def test_there_are_no_other_powers() -> None:
    found = {
        f"{phase} {entry['power']}"
        for card in CARD.values()
        for phase, entries in card["powers"].items()
        for entry in entries
    }
    assert found == set(POWERS)
    assert len(POWERS) == 26
    producers = {name for name, card in CARD.items() if card["mode"] == "production"}
    assert producers == set(POWERS["produce produce"].split(", "))

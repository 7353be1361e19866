"""Two copies of a card are one card twice: nobody can tell them apart, by sight, by word or by what is told."""

from __future__ import annotations

import json

import pytest

from starboard.games.race import components as c
from starboard.games.race import game
from starboard.games.race import words as w
from starboard.games.race.state import RaceState
from starboard.kernel import IllegalWord, fast_chance
from tests.games.race.position import Position


def test_a_card_has_the_same_word_whichever_copy_it_is() -> None:
    position = Position(["old-earth drop-ships/2", "new-sparta"], ["space-marines/2 +3", "+4"])
    assert position.hand(0)[0] == "space-marines/1"
    assert position.tableau(0) == ["old-earth", "drop-ships/1"]
    position.choose("develop", "develop")
    assert "space-marines/1" in position.legal(0)
    assert "space-marines/2" not in position.legal(0)
    with pytest.raises(IllegalWord):
        position.say(0, "space-marines/2")
    position.say(0, "space-marines/1")
    position.say(1, "pass")
    assert position.told("race-did-builds") == [{"seat": 0, "card": "space-marines/1"}]


def test_one_word_for_two_equal_cards_where_one_is_placed() -> None:
    position = Position(["old-earth", "new-sparta"], ["space-marines/1 space-marines/2 +3", "+4"])
    assert position.hand(0)[:2] == ["space-marines/1", "space-marines/2"]
    position.choose("develop", "develop")
    assert [word for word in position.legal(0) if word.startswith("space-marines")] == ["space-marines/1"]
    reason = position.why(0, "space-marines/2")
    assert reason is not None
    assert reason.id == "race-why-equal-card"
    position.say(0, "space-marines/1")
    position.say(1, "pass")
    assert position.tableau(0)[1] == "space-marines/1"
    assert position.hand(0)[0] == "space-marines/2"  # the other one: no two cards of a seat have the same word


def test_two_words_where_both_may_be_chosen() -> None:
    position = Position(["old-earth", "new-sparta"], ["space-marines/1 space-marines/2 gem-world +8", "+4"])
    position.choose("produce", "produce")
    assert {"space-marines/1", "space-marines/2"} <= set(position.legal(0))
    position.pick(0, "space-marines/2")
    assert len(position.state.discard) == 1
    assert position.hand(0).count("space-marines/1") == 1
    assert "space-marines/2" not in position.hand(0)
    assert position.told("race-did-discards-cards")[-1] == {"seat": 0, "cards": ["space-marines/1"]}


def swapped(text: str) -> str:
    """The same cards, the other copies."""
    return text.translate(str.maketrans("12", "21"))


TABLEAUS = ["old-earth drop-ships/1 new-military-tactics/2", "new-sparta export-duties/2 deficit-spending/1"]
HANDS = [
    "space-marines/1 drop-ships/2 public-works/2 colony-ship/1",
    "space-marines/2 public-works/1 deficit-spending/2",
]


@pytest.mark.parametrize("actions", [("develop", "settle"), ("settle", "consume-x2"), ("produce", "develop")])
def test_nothing_tells_which_copy_is_which(actions: tuple[str, str]) -> None:
    """Two tables that differ only in the copies: the same views, words and log for everybody, word by word."""
    one = Position(TABLEAUS, HANDS)
    two = Position([swapped(text) for text in TABLEAUS], [swapped(text) for text in HANDS])
    assert one.state.deck != two.state.deck
    for position in (one, two):
        position.choose(*actions)
    while one.state.round == 1:
        for seat in (0, 1):
            assert one.legal(seat) == two.legal(seat)
            assert one.state.features(seat) == two.state.features(seat)
        for viewer in (0, 1, None):
            assert json.dumps(one.state.view(viewer)) == json.dumps(two.state.view(viewer))
        seat = one.state.waiting()[0]
        word = one.legal(seat)[-1]
        one.say(seat, word)
        two.say(seat, word)
    assert one.state.events is not None
    assert two.state.events is not None
    for viewer in (0, 1, None):
        told = [[str(event.seen_by(viewer)) for event in position.state.events or []] for position in (one, two)]
        assert told[0] == told[1]


def test_under_rules_1_every_copy_has_its_own_word() -> None:
    state = game.begin(game.validate({"players": 4}), fast_chance(3), rules=1)
    assert isinstance(state, RaceState)
    hands = [seat.hand for seat in state.seats]
    assert [state.words(seat, hands[seat]) for seat in range(4)] == hands
    assert any(card != c.FIRST_COPY[card] for hand in hands for card in hand)


def test_no_two_cards_in_sight_have_the_same_word() -> None:
    """Own cards have the words that say them; of an equal card before another seat the second word is shown."""
    position = Position(
        ["old-earth space-marines/2", "new-sparta drop-ships/1"], ["drop-ships/2 +2", "space-marines/1"]
    )
    for viewer, own, other in ((0, "drop-ships/1", "drop-ships/2"), (1, "space-marines/1", "space-marines/2")):
        view = position.state.view(viewer)
        areas = view["areas"]
        assert isinstance(areas, list)
        words = {(area["id"], area["seat"]): [item["word"] for item in area["items"]] for area in areas}
        assert own in words["hand", viewer]
        assert other in words["tableau", 1 - viewer]
        every = [word for area in words.values() for word in area]
        assert len(every) == len(set(every))


def test_a_drawn_card_equal_to_one_in_hand_is_the_second() -> None:
    position = Position(["old-earth", "new-sparta"], ["space-marines/2 +3", "+4"], top="space-marines/1 gem-world")
    position.choose("produce", "explore+5")
    assert position.hand(0)[0] == "space-marines/1"
    assert set(position.drawn(0)) == {"gem-world", "space-marines/2"}
    position.pick(0, "space-marines/2")
    position.pick(1, position.legal(1)[0])
    assert {"space-marines/1", "space-marines/2"} <= set(position.hand(0))


def test_goods_being_chosen_are_no_hand_cards() -> None:
    """A set of worlds half said, with a second copy in hand: the position can be judged all the same."""
    cards = "diversified-economy comet-zone* artist-colony* distant-world* gem-world* radioactive-world*"
    position = Position([f"{cards} space-marines/2", "new-sparta"], ["space-marines/1 +3", "+4"])
    position.only("consume-trade", 1)
    position.say(0, "artist-colony")
    assert position.state.picked(0)
    assert position.state.evaluate(0) == position.state.copy().evaluate(0)
    assert position.state.meant(0, position.state.seats[0].hand, position.state.picked(0)) == []
    assert position.state.meant(0, position.state.seats[0].hand, [w.CARD_END]) == []  # beyond the last card too

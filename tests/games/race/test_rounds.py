"""The course of the game (RG-1, RG-4) and the end of a round (RG-11)."""

from __future__ import annotations

import pytest

from starboard.games.race import components as c
from starboard.games.race import words as w
from starboard.kernel import IllegalWord
from tests.games.race.position import Position, spell
from tests.rulebook import rule

SEVEN = ["explore+5", "explore+1+1", "develop", "settle", "consume-trade", "consume-x2", "produce"]


def phases(position: Position) -> list[object]:
    return [args["phase"] for args in position.told("race-did-phase")]


@rule("RG-1.3", "RG-4.2")
def test_action_cards_are_chosen_in_secret_and_revealed_together() -> None:
    position = Position(["old-earth", "new-sparta", "epsilon-eridani"])
    assert position.state.waiting() == [0, 1, 2]
    before = position.state.view(2)
    position.say(1, "produce")
    position.say(0, "produce")
    assert position.state.waiting() == [2]
    assert position.legal(2) == SEVEN
    assert {**position.state.view(2), "waiting": None} == {**before, "waiting": None}
    assert [one.actions for one in position.state.seats] == [[], [], []]
    position.say(2, "explore+5")
    assert [spell(actions) for actions in [one.actions for one in position.state.seats]] == [
        ["produce"],
        ["produce"],
        ["explore+5"],
    ]


@rule("RG-4.2")
def test_a_chosen_action_cannot_be_changed_after_the_reveal() -> None:
    position = Position(["old-earth", "new-sparta"])
    position.choose("develop", "settle")
    with pytest.raises(IllegalWord):
        position.state.say(1, w.VOCABULARY.index("produce"))
    assert spell(position.state.seats[1].actions) == ["settle"]


@rule("RG-1.2", "RG-1.4", "RG-4.3")
def test_chosen_phases_come_in_order_and_others_are_skipped() -> None:
    position = Position(["old-earth", "new-sparta", "epsilon-eridani", "earths-lost-colony"])
    position.choose("produce", "consume-x2", "settle", "explore+5")
    position.finish_round()
    assert phases(position) == [1, 3, 4, 5]
    assert position.state.round == 2


@rule("RG-1.4", "RG-4.3", "RG-1.2")
@pytest.mark.parametrize(
    ("action", "phase"),
    [("explore+1+1", 1), ("develop", 2), ("settle", 3), ("consume-trade", 4), ("consume-x2", 4), ("produce", 5)],
)
def test_a_round_may_be_a_single_phase(action: str, phase: int) -> None:
    position = Position(["old-earth", "new-sparta"])
    position.choose(action, action)
    position.finish_round()
    assert phases(position) == [phase]


@rule("RG-1.6")
@pytest.mark.parametrize("chooser", [None, 0, 1, 2])
def test_develop_takes_place_if_anybody_chose_it(chooser: int | None) -> None:
    position = Position(["old-earth", "new-sparta", "epsilon-eridani"])
    position.choose(*["develop" if seat == chooser else "produce" for seat in range(3)])
    assert [position.asked(seat) == "race-ask-place-development" for seat in range(3)] == [chooser is not None] * 3


@rule("RG-1.5", "RG-4.4", "RG-4.5", "RG-1.9")
def test_all_act_and_only_choosers_have_the_bonus() -> None:
    position = Position(["old-earth", "new-sparta", "epsilon-eridani"])
    position.choose("explore+5", "explore+1+1", "produce")
    assert [len(drawn) for drawn in [one.drawn for one in position.state.seats]] == [7, 3, 2]
    assert [position.least_and_most(seat)[1] for seat in range(3)] == [1, 2, 1]


@rule("RG-1.8", "RG-4.6", "RG-4.7", "RG-1.7")
def test_a_phase_happens_once_and_each_chooser_has_the_bonus() -> None:
    hands = ["space-marines +4", "space-marines +4", "drop-ships +5"]
    position = Position(["old-earth", "new-sparta", "epsilon-eridani"], hands)
    position.choose("develop", "develop", "produce")
    position.say(0, "space-marines")
    position.say(1, "space-marines")
    position.say(2, "drop-ships")
    assert [position.least_and_most(seat)[1] for seat in range(3)] == [1, 1, 4]  # two, two and four on the cards
    for seat in range(3):
        position.pay_any(seat)
    assert [position.tableau(seat)[1] for seat in range(3)] == ["space-marines/1", "space-marines/1", "drop-ships/1"]
    assert position.hands() == [3, 3, 1]
    assert phases(position) == [2, 5]


@rule("RG-4.7")
def test_a_bonus_modifies_or_adds() -> None:
    """The Settle bonus adds a draw, Consume: 2xVP changes what is earned."""
    position = Position(["old-earth", "epsilon-eridani spice-world*"], ["refugee-world +3", "+3"])
    position.choose("settle", "consume-x2")
    position.say(0, "refugee-world")
    position.say(1, "pass")
    assert position.hands() == [4, 4]  # the bonus card; the card of Epsilon Eridani, not doubled
    assert [one.chips for one in position.state.seats] == [
        1,
        2,
    ]  # Old Earth eats the windfall good; Epsilon Eridani's point is doubled


@rule("RG-1.10", "RG-1.11", "RG-1.12", "RG-3.13")
def test_worlds_make_goods_and_goods_make_points() -> None:
    position = Position(["old-earth", "new-sparta"], ["artist-colony +2", "+2"])
    position.choose("settle", "produce")
    position.say(0, "artist-colony")
    position.say(1, "pass")
    position.pay_any(0)
    assert position.tableau(0) == ["old-earth", "artist-colony"]
    assert position.goods(0) == ["artist-colony"]
    position.choose("consume-x2", "consume-x2")
    assert position.goods(0) == []
    assert [one.chips for one in position.state.seats] == [2, 0]
    assert position.state.pool == 22


@rule("RG-4.13")
def test_a_card_is_a_world_or_wealth_or_a_good() -> None:
    position = Position(["epsilon-eridani", "new-sparta"], ["radioactive-world +2", "+0"], deck=60)
    wealth = position.hand(0)[1:]
    deck = list(position.state.deck)
    position.choose("settle", "settle")
    position.say(0, "radioactive-world")
    assert position.tableau(0)[1] == "radioactive-world"
    assert position.state.good[w.VOCABULARY.index("radioactive-world")] in deck
    assert not set(wealth) & set(position.hand(0))
    assert set(wealth) <= set(position.discarded())


@rule("RG-4.11", "RG-4.12")
def test_action_cards_come_back_for_the_next_round() -> None:  # the same may be chosen again
    position = Position(["old-earth", "new-sparta"])
    for round in (1, 2, 3):
        assert position.state.round == round
        assert [position.legal(seat) for seat in (0, 1)] == [SEVEN, SEVEN]
        assert [one.actions for one in position.state.seats] == [[], []]
        position.choose("produce", "produce")


# ---- the end of a round (RG-11) ------------------------------------------------------------------


@rule("RG-4.10", "RG-11.1")
def test_hands_go_down_to_ten() -> None:
    position = Position(["old-earth", "new-sparta"], ["+13", "+10"])
    position.choose("produce", "produce")
    assert position.state.waiting() == [0]
    assert (position.asked(0), position.least_and_most(0)) == ("race-ask-discard-down", (3, 3))
    gone = position.hand(0)[:2] + position.hand(0)[-1:]
    position.pick(0, *gone)
    assert position.hands() == [10, 10]
    assert position.discarded() == gone
    assert position.state.round == 2


@rule("RG-11.1")
def test_no_limit_during_a_round() -> None:
    position = Position(["old-earth", "new-sparta"], ["refugee-world +12", "+4"])
    position.choose("settle", "produce")
    position.say(0, "refugee-world")
    position.say(1, "pass")
    assert position.asked(0) == "race-ask-discard-down"  # only now, after Settle and Produce
    assert position.hands()[0] == 13
    assert position.least_and_most(0) == (3, 3)


@rule("RG-4.10", "RG-11.2")
def test_discards_at_the_end_of_a_round_are_simultaneous_and_face_down() -> None:
    position = Position(["old-earth", "new-sparta"], ["+12", "+11"])
    position.choose("produce", "produce")
    before = position.state.view(1)
    position.pick(0, *position.hand(0)[:2])
    assert position.state.discard == []
    assert {**position.state.view(1), "waiting": None} == {**before, "waiting": None}
    gone = [*position.hand(0)[:2], position.hand(1)[0]]
    position.pick(1, position.hand(1)[0])
    assert position.discarded() == sorted(gone, key=w.VOCABULARY.index)
    for seat, own in ((0, gone[:2]), (1, gone[2:]), (None, [])):
        shown = str(position.state.view(seat))
        assert not any(repr(card) in shown for card in gone)  # the pile is only a number
        assert position.state.events is not None
        told = str([event.seen_by(seat) for event in position.state.events])
        assert [card for card in gone if card in told] == own


@rule("RG-11.4")
def test_an_empty_deck_is_made_of_the_discards_at_once() -> None:
    pile = "drop-ships space-marines gem-world artist-colony plague-world"
    position = Position(["old-earth", "new-sparta"], ["refugee-world +4", "+rest"], deck="spice-world", discard=pile)
    position.choose("settle", "develop")
    position.pass_all()
    position.say(0, "refugee-world")
    position.say(1, "pass")
    refugees = w.VOCABULARY.index("refugee-world")
    assert spell([position.state.good[refugees]]) == ["spice-world"]  # the last card, then the pile is the deck
    assert position.told("race-did-reshuffle") == [{"n": 5}]
    assert len(position.state.deck) == 4  # and one of it the bonus card
    assert position.state.discard == []


@rule("RG-11.4")
def test_what_is_discarded_after_the_last_card_was_taken_waits_for_the_next_deck() -> None:
    position = Position(
        ["old-earth", "new-sparta"],
        ["radioactive-world comet-zone gem-world", "+rest"],
        deck="spice-world",
        discard="drop-ships artist-colony plague-world",
    )
    position.only("settle", 1)
    position.say(0, "radioactive-world")
    position.say(1, "pass")  # the good takes the last card, then the world is paid for
    assert spell(sorted(position.state.deck)) == ["artist-colony", "plague-world", "drop-ships/1"]
    assert position.discarded() == ["comet-zone", "gem-world"]


@rule("RG-11.4")
def test_only_the_discard_pile_is_shuffled() -> None:  # hands, tableaus and goods stay; the draw goes on
    position = Position(
        ["galactic-renaissance", "new-sparta alpha-centauri*"],
        ["+3", "+rest"],
        deck="spice-world gem-world",
        discard="drop-ships space-marines plague-world artist-colony",
    )
    hands, good = [list(hand) for hand in [one.hand for one in position.state.seats]], list(position.state.good)
    position.choose("produce", "explore+1+1")
    assert [len(drawn) for drawn in [one.drawn for one in position.state.seats]] == [
        4,
        2,
    ]  # six cards and not seven: there are no more
    assert {"spice-world", "gem-world"} < set(spell(position.state.seats[0].drawn))
    assert [one.hand for one in position.state.seats] == hands
    assert position.state.good == good
    assert (position.state.deck, position.state.discard) == ([], [])


@rule("RG-11.4")
def test_without_any_card_a_draw_does_not_happen() -> None:
    position = Position(["gem-world", "new-sparta"], ["+4", "+rest"], deck="", discard="")
    assert position.state.deck + position.state.discard == []
    position.choose("produce", "produce")
    assert position.goods(0) == []
    assert position.hands()[0] == 4  # a world without a good has not produced: no card of Gem World either
    assert position.state.check() == []


@rule("RG-11.5")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_chips_and_the_number_of_hand_cards_are_public(viewer: int | None) -> None:
    position = Position(["old-earth", "new-sparta"], ["+7", "+3"], chips=[5, 2])
    seats = position.state.view(viewer)["seats"]
    assert isinstance(seats, list)
    assert [seat["counters"]["hand"] for seat in seats] == [7, 3]
    assert [seat["counters"]["chips"] for seat in seats] == [5, 2]


def test_every_card_stays_in_the_game() -> None:
    position = Position(["old-earth", "new-sparta"])
    for _ in range(5):
        position.choose("explore+5", "settle")
        position.finish_round()
    state = position.state
    everywhere = state.deck + state.discard + [good for good in state.good if good]
    for pile in [pile for one in state.seats for pile in (one.hand, one.tableau)]:
        everywhere = everywhere + pile
    assert sorted(everywhere) == c.CARDS

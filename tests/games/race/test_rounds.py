"""The course of the game (RG-1, RG-4) and the end of a round (RG-11)."""

from __future__ import annotations

import pytest

from starboard.games.race.cards import CARDS, VOCABULARY
from starboard.kernel import IllegalWord
from tests.games.race.tables import Table, spell
from tests.rulebook import rule

SEVEN = ["explore+5", "explore+1+1", "develop", "settle", "consume-trade", "consume-x2", "produce"]


def phases(table: Table) -> list[object]:
    return [args["phase"] for args in table.told("race-phase")]


@rule("RG-1.3", "RG-4.2")
def test_action_cards_are_chosen_in_secret_and_revealed_together() -> None:
    table = Table(["old-earth", "new-sparta", "epsilon-eridani"])
    assert table.state.waiting() == [0, 1, 2]
    before = table.state.view(2)
    table.say(1, "produce")
    table.say(0, "produce")
    assert table.state.waiting() == [2]
    assert table.legal(2) == SEVEN
    assert {**table.state.view(2), "waiting": None} == {**before, "waiting": None}
    assert [one.actions for one in table.state.seats] == [[], [], []]
    table.say(2, "explore+5")
    assert [spell(actions) for actions in [one.actions for one in table.state.seats]] == [
        ["produce"],
        ["produce"],
        ["explore+5"],
    ]


@rule("RG-4.2")
def test_a_chosen_action_cannot_be_changed_after_the_reveal() -> None:
    table = Table(["old-earth", "new-sparta"])
    table.choose("develop", "settle")
    with pytest.raises(IllegalWord):
        table.state.say(1, VOCABULARY.index("produce"))
    assert spell(table.state.seats[1].actions) == ["settle"]


@rule("RG-1.2", "RG-1.4", "RG-4.3")
def test_chosen_phases_come_in_order_and_others_are_skipped() -> None:
    table = Table(["old-earth", "new-sparta", "epsilon-eridani", "earths-lost-colony"])
    table.choose("produce", "consume-x2", "settle", "explore+5")
    table.finish_round()
    assert phases(table) == [1, 3, 4, 5]
    assert table.state.round == 2


@rule("RG-1.4", "RG-4.3", "RG-1.2")
@pytest.mark.parametrize(
    ("action", "phase"),
    [("explore+1+1", 1), ("develop", 2), ("settle", 3), ("consume-trade", 4), ("consume-x2", 4), ("produce", 5)],
)
def test_a_round_may_be_a_single_phase(action: str, phase: int) -> None:
    table = Table(["old-earth", "new-sparta"])
    table.choose(action, action)
    table.finish_round()
    assert phases(table) == [phase]


@rule("RG-1.6")
@pytest.mark.parametrize("chooser", [None, 0, 1, 2])
def test_develop_takes_place_if_anybody_chose_it(chooser: int | None) -> None:
    table = Table(["old-earth", "new-sparta", "epsilon-eridani"])
    table.choose(*["develop" if seat == chooser else "produce" for seat in range(3)])
    assert [table.asked(seat) == "race-place-development" for seat in range(3)] == [chooser is not None] * 3


@rule("RG-1.5", "RG-4.4", "RG-4.5", "RG-1.9")
def test_all_act_and_only_choosers_have_the_bonus() -> None:
    table = Table(["old-earth", "new-sparta", "epsilon-eridani"])
    table.choose("explore+5", "explore+1+1", "produce")
    assert [len(drawn) for drawn in [one.drawn for one in table.state.seats]] == [7, 3, 2]
    assert [table.least_and_most(seat)[1] for seat in range(3)] == [1, 2, 1]


@rule("RG-1.8", "RG-4.6", "RG-4.7", "RG-1.7")
def test_a_phase_happens_once_and_each_chooser_has_the_bonus() -> None:
    hands = ["space-marines +4", "space-marines +4", "drop-ships +5"]
    table = Table(["old-earth", "new-sparta", "epsilon-eridani"], hands)
    table.choose("develop", "develop", "produce")
    table.say(0, "space-marines")
    table.say(1, "space-marines")
    table.say(2, "drop-ships")
    assert [table.least_and_most(seat)[1] for seat in range(3)] == [1, 1, 4]  # two, two and four on the cards
    for seat in range(3):
        table.pay_any(seat)
    assert [table.tableau(seat)[1] for seat in range(3)] == ["space-marines/1", "space-marines/2", "drop-ships/1"]
    assert table.hands() == [3, 3, 1]
    assert phases(table) == [2, 5]


@rule("RG-4.7")
def test_a_bonus_modifies_or_adds() -> None:
    """The Settle bonus adds a draw, Consume: 2xVP changes what is earned."""
    table = Table(["old-earth", "epsilon-eridani spice-world*"], ["refugee-world +3", "+3"])
    table.choose("settle", "consume-x2")
    table.say(0, "refugee-world")
    table.say(1, "pass")
    assert table.hands() == [4, 4]  # the bonus card; the card of Epsilon Eridani, not doubled
    assert [one.chips for one in table.state.seats] == [
        1,
        2,
    ]  # Old Earth eats the windfall good; Epsilon Eridani's point is doubled


@rule("RG-1.10", "RG-1.11", "RG-1.12", "RG-3.13")
def test_worlds_make_goods_and_goods_make_points() -> None:
    table = Table(["old-earth", "new-sparta"], ["artist-colony +2", "+2"])
    table.choose("settle", "produce")
    table.say(0, "artist-colony")
    table.say(1, "pass")
    table.pay_any(0)
    assert table.tableau(0) == ["old-earth", "artist-colony"]
    assert table.goods(0) == ["artist-colony"]
    table.choose("consume-x2", "consume-x2")
    assert table.goods(0) == []
    assert [one.chips for one in table.state.seats] == [2, 0]
    assert table.state.pool == 22


@rule("RG-4.13")
def test_a_card_is_a_world_or_wealth_or_a_good() -> None:
    table = Table(["epsilon-eridani", "new-sparta"], ["radioactive-world +2", "+0"], deck=60)
    wealth = table.hand(0)[1:]
    deck = list(table.state.deck)
    table.choose("settle", "settle")
    table.say(0, "radioactive-world")
    assert table.tableau(0)[1] == "radioactive-world"
    assert table.state.good[VOCABULARY.index("radioactive-world")] in deck
    assert not set(wealth) & set(table.hand(0))
    assert set(wealth) <= set(table.discarded())


@rule("RG-4.11", "RG-4.12")
def test_action_cards_come_back_for_the_next_round() -> None:  # the same may be chosen again
    table = Table(["old-earth", "new-sparta"])
    for round in (1, 2, 3):
        assert table.state.round == round
        assert [table.legal(seat) for seat in (0, 1)] == [SEVEN, SEVEN]
        assert [one.actions for one in table.state.seats] == [[], []]
        table.choose("produce", "produce")


# ---- the end of a round (RG-11) ------------------------------------------------------------------


@rule("RG-4.10", "RG-11.1")
def test_hands_go_down_to_ten() -> None:
    table = Table(["old-earth", "new-sparta"], ["+13", "+10"])
    table.choose("produce", "produce")
    assert table.state.waiting() == [0]
    assert (table.asked(0), table.least_and_most(0)) == ("race-discard-down", (3, 3))
    gone = table.hand(0)[:2] + table.hand(0)[-1:]
    table.pick(0, *gone)
    assert table.hands() == [10, 10]
    assert table.discarded() == gone
    assert table.state.round == 2


@rule("RG-11.1")
def test_no_limit_during_a_round() -> None:
    table = Table(["old-earth", "new-sparta"], ["refugee-world +12", "+4"])
    table.choose("settle", "produce")
    table.say(0, "refugee-world")
    table.say(1, "pass")
    assert table.asked(0) == "race-discard-down"  # only now, after Settle and Produce
    assert table.hands()[0] == 13
    assert table.least_and_most(0) == (3, 3)


@rule("RG-4.10", "RG-11.2")
def test_discards_at_the_end_of_a_round_are_simultaneous_and_face_down() -> None:
    table = Table(["old-earth", "new-sparta"], ["+12", "+11"])
    table.choose("produce", "produce")
    before = table.state.view(1)
    table.pick(0, *table.hand(0)[:2])
    assert table.state.discard == []
    assert {**table.state.view(1), "waiting": None} == {**before, "waiting": None}
    gone = [*table.hand(0)[:2], table.hand(1)[0]]
    table.pick(1, table.hand(1)[0])
    assert table.discarded() == sorted(gone, key=VOCABULARY.index)
    for seat, own in ((0, gone[:2]), (1, gone[2:]), (None, [])):
        shown = str(table.state.view(seat))
        assert not any(repr(card) in shown for card in gone)  # the pile is only a number
        assert table.state.events is not None
        told = str([event.seen_by(seat) for event in table.state.events])
        assert [card for card in gone if card in told] == own


@rule("RG-11.4")
def test_an_empty_deck_is_made_of_the_discards_at_once() -> None:
    pile = "drop-ships space-marines gem-world artist-colony plague-world"
    table = Table(["old-earth", "new-sparta"], ["refugee-world +4", "+rest"], deck="spice-world", discard=pile)
    table.choose("settle", "develop")
    table.pass_all()
    table.say(0, "refugee-world")
    table.say(1, "pass")
    refugees = VOCABULARY.index("refugee-world")
    assert spell([table.state.good[refugees]]) == ["spice-world"]  # the last card, then the pile is the deck
    assert table.told("race-reshuffle") == [{"n": 5}]
    assert len(table.state.deck) == 4  # and one of it the bonus card
    assert table.state.discard == []


@rule("RG-11.4")
def test_what_is_discarded_after_the_last_card_was_taken_waits_for_the_next_deck() -> None:
    table = Table(
        ["old-earth", "new-sparta"],
        ["radioactive-world comet-zone gem-world", "+rest"],
        deck="spice-world",
        discard="drop-ships artist-colony plague-world",
    )
    table.only("settle", 1)
    table.say(0, "radioactive-world")
    table.say(1, "pass")  # the good takes the last card, then the world is paid for
    assert spell(sorted(table.state.deck)) == ["artist-colony", "plague-world", "drop-ships/1"]
    assert table.discarded() == ["comet-zone", "gem-world"]


@rule("RG-11.4")
def test_only_the_discard_pile_is_shuffled() -> None:  # hands, tableaus and goods stay; the draw goes on
    table = Table(
        ["galactic-renaissance", "new-sparta alpha-centauri*"],
        ["+3", "+rest"],
        deck="spice-world gem-world",
        discard="drop-ships space-marines plague-world artist-colony",
    )
    hands, good = [list(hand) for hand in [one.hand for one in table.state.seats]], list(table.state.good)
    table.choose("produce", "explore+1+1")
    assert [len(drawn) for drawn in [one.drawn for one in table.state.seats]] == [
        4,
        2,
    ]  # six cards and not seven: there are no more
    assert {"spice-world", "gem-world"} < set(spell(table.state.seats[0].drawn))
    assert [one.hand for one in table.state.seats] == hands
    assert table.state.good == good
    assert (table.state.deck, table.state.discard) == ([], [])


@rule("RG-11.4")
def test_without_any_card_a_draw_does_not_happen() -> None:
    table = Table(["gem-world", "new-sparta"], ["+4", "+rest"], deck="", discard="")
    assert table.state.deck + table.state.discard == []
    table.choose("produce", "produce")
    assert table.goods(0) == []
    assert table.hands()[0] == 4  # a world without a good has not produced: no card of Gem World either
    assert table.state.check() == []


@rule("RG-11.5")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_chips_and_the_number_of_hand_cards_are_public(viewer: int | None) -> None:
    table = Table(["old-earth", "new-sparta"], ["+7", "+3"], chips=[5, 2])
    seats = table.state.view(viewer)["seats"]
    assert isinstance(seats, list)
    assert [seat["counters"]["hand"] for seat in seats] == [7, 3]
    assert [seat["counters"]["chips"] for seat in seats] == [5, 2]


def test_every_card_stays_in_the_game() -> None:
    table = Table(["old-earth", "new-sparta"])
    for _ in range(5):
        table.choose("explore+5", "settle")
        table.finish_round()
    state = table.state
    everywhere = state.deck + state.discard + [good for good in state.good if good]
    for pile in [pile for one in state.seats for pile in (one.hand, one.tableau)]:
        everywhere = everywhere + pile
    assert sorted(everywhere) == CARDS

"""The experienced two-player game (RG-14)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from starboard.kernel import OptionError
from tests.games.race.position import Position, fresh, spell
from tests.rulebook import rule

OPTIONS = {"two-player": "experienced"}


def lay(tableaus: Sequence[str], hands: Sequence[str] | None = None) -> Position:
    return Position(tableaus, hands, options=OPTIONS)


def phases(position: Position) -> list[object]:
    return [args["phase"] for args in position.told("race-did-phase")]


@rule("RG-14.2", "RG-2.7")
def test_two_of_nine_action_cards() -> None:
    position = lay(["old-earth", "new-sparta"])
    assert position.least_and_most(0) == (2, 2)
    pairs = set()
    for first in position.state.legal(0):
        after = position.state.copy()
        after.say(0, first)
        seconds = after.legal(0) or after.seats[0].chosen[1:]  # a last one without a choice is said by the table
        pairs |= {tuple(spell([first, second])) for second in seconds}
    cards = {card for pair in pairs for card in pair}
    assert cards == {
        "explore+5",
        "explore+1+1",
        "develop",
        "develop/2",
        "settle",
        "settle/2",
        "consume-trade",
        "consume-x2",
        "produce",
    }
    assert len(pairs) == 23
    assert {pair for pair in pairs if pair[1].endswith("/2")} == {("develop", "develop/2"), ("settle", "settle/2")}


@rule("RG-14.2", "RG-4.2")
def test_both_cards_are_secret() -> None:
    position = lay(["old-earth", "new-sparta"])
    before = {**position.state.view(1), "waiting": None}
    legal = position.legal(1)
    position.say(0, "explore+5")
    assert {**position.state.view(1), "waiting": None} == before
    position.say(0, "produce")
    assert {**position.state.view(1), "waiting": None} == before
    assert position.legal(1) == legal
    assert position.state.waiting() == [1]


@rule("RG-14.2", "RG-4.3")
def test_all_chosen_phases_take_place_once() -> None:
    position = lay(["old-earth", "new-sparta"])
    position.choose("explore+5 produce", "settle produce")
    position.finish_round()
    assert phases(position) == [1, 3, 5]


@rule("RG-14.2")
def test_only_two_players_can_play_it() -> None:
    with pytest.raises(OptionError):
        fresh({"players": 3, "two-player": "experienced"})
    position = Position(["old-earth", "new-sparta"])
    assert not {"develop/2", "settle/2"} & set(position.legal(0))  # and only if it was chosen
    assert fresh({"players": 2, **OPTIONS}).pool == 24


@rule("RG-14.3")
@pytest.mark.parametrize(
    ("cards", "drawn", "kept"),
    [("old-earth", 8, 2), ("old-earth research-labs", 8, 3), ("expedition-force galactic-renaissance", 11, 3)],
)
def test_both_explore_cards(cards: str, drawn: int, kept: int) -> None:
    position = lay([cards, "new-sparta"])
    position.choose("explore+5 explore+1+1", "explore+5 produce")
    assert [len(pile) for pile in [one.drawn for one in position.state.seats]] == [drawn, 7]
    assert position.least_and_most(0) == (kept, kept)
    assert position.least_and_most(1) == (1, 1)
    position.finish_round()
    assert phases(position) == [1, 5]  # one phase


@rule("RG-14.4", "RG-14.5")
def test_two_develop_phases() -> None:
    position = lay(["old-earth", "new-sparta"], ["space-marines drop-ships +6", "space-marines drop-ships +7"])
    position.choose("develop develop/2", "develop produce")
    position.say(0, "space-marines")
    position.say(1, "space-marines")
    assert [position.least_and_most(seat)[1] for seat in (0, 1)] == [1, 1]  # both have the bonus
    position.pay_any(0)
    position.pay_any(1)
    assert position.asked(0) == "race-ask-place-development"
    position.say(0, "drop-ships")
    position.say(1, "drop-ships")
    assert [position.least_and_most(seat)[1] for seat in (0, 1)] == [3, 4]  # now only who chose two
    position.pay_any(0)
    position.pay_any(1)
    assert phases(position) == [2, 2, 5]
    assert [len(position.tableau(seat)) for seat in (0, 1)] == [3, 3]


@rule("RG-14.4", "RG-14.5")
def test_two_settle_phases() -> None:
    position = lay(["old-earth", "new-sparta"], ["refugee-world pilgrimage-world +2", "outlaw-world rebel-miners +2"])
    position.choose("settle settle/2", "settle explore+5")
    position.say(0, position.legal(0)[0])
    position.say(1, position.legal(1)[0])
    position.say(0, "refugee-world")
    position.say(1, "outlaw-world")
    assert position.hands() == [5, 5]  # one world less, one card for the bonus, one explored
    position.say(0, "pilgrimage-world")
    position.say(1, "rebel-miners")
    assert position.hands() == [5, 4]  # the second bonus is only for who chose two
    assert phases(position) == [1, 3, 3]


@rule("RG-14.4", "RG-14.5")
def test_one_card_each_is_one_phase() -> None:
    position = lay(["old-earth", "new-sparta"])
    position.choose("develop produce", "develop settle")
    position.finish_round()
    assert phases(position) == [2, 3, 5]


@rule("RG-14.4", "RG-4.3")
def test_both_develop_phases_come_before_settle() -> None:
    position = lay(["old-earth", "new-sparta"])
    position.choose("develop develop/2", "settle settle/2")
    position.finish_round()
    assert phases(position) == [2, 2, 3, 3]


@rule("RG-14.6", "RG-7.8")
def test_powers_of_the_first_phase_work_in_the_second() -> None:
    position = lay(["old-earth", "new-sparta"], ["public-works investment-credits space-marines +3", "+4"])
    position.choose("develop develop/2", "develop produce")
    position.say(0, "investment-credits")
    position.say(1, "pass")
    position.say(0, "space-marines")
    position.say(1, "pass")
    assert position.hands()[0] == 4  # two, less one for the bonus and one for Investment Credits


@rule("RG-14.6", "RG-7.9")
def test_public_works_of_the_first_phase_draw_in_the_second() -> None:
    position = lay(["old-earth", "new-sparta"], ["public-works investment-credits +3", "+4"])
    position.choose("develop develop/2", "develop produce")
    position.say(0, "public-works")
    position.say(1, "pass")
    assert position.hands()[0] == 4
    position.say(0, "investment-credits")
    position.say(1, "pass")
    assert position.hands()[0] == 4  # one less, one drawn


@rule("RG-14.6", "RG-8.7")
def test_military_of_the_first_settle_phase_counts_in_the_second() -> None:
    position = lay(["epsilon-eridani", "old-earth"], ["former-penal-colony outlaw-world blaster-gem-mines +3", "+4"])
    position.choose("settle settle/2", "settle produce")
    assert "former-penal-colony" not in position.legal(0)
    position.say(0, "blaster-gem-mines")
    position.say(1, "pass")
    position.pay_any(0)
    assert "former-penal-colony" in position.legal(0)


@rule("RG-14.4", "RG-8.21")
def test_new_military_tactics_do_not_last_into_the_second_phase() -> None:
    position = lay(["new-sparta new-military-tactics", "old-earth"], ["rebel-outpost lost-alien-warship +3", "+4"])
    position.choose("settle settle/2", "settle produce")
    position.say(0, "rebel-outpost")
    position.say(1, "pass")
    assert "lost-alien-warship" not in position.legal(0)


@rule("RG-14.4", "RG-6.9")
def test_no_development_twice_in_two_phases() -> None:
    position = lay(["old-earth", "new-sparta"], ["space-marines/1 space-marines/2 +5", "+4"])
    position.choose("develop develop/2", "develop produce")
    position.say(0, "space-marines/1")
    position.say(1, "pass")
    position.pay_any(0)
    assert "space-marines/2" not in position.legal(0)


@rule("RG-14.4", "RG-7.10")
def test_interstellar_bank_draws_in_both_phases() -> None:
    position = lay(["old-earth interstellar-bank", "new-sparta"], ["+4", "+4"])
    position.choose("develop produce", "develop develop/2")
    position.finish_round()
    assert position.hands() == [6, 4]


@rule("RG-14.7", "RG-9.19", "RG-9.23")
def test_both_consume_cards() -> None:
    position = lay(["new-sparta terraformed-world comet-zone* artist-colony*", "old-earth gem-world*"], ["+2", "+2"])
    position.choose("consume-trade consume-x2", "produce explore+5")
    position.say(1, position.legal(1)[0])
    position.say(0, position.legal(0)[0])
    assert position.asked(0) == "race-ask-sell"  # first the sale
    position.say(0, "comet-zone")
    assert position.told("race-did-sells") == [{"seat": 0, "card": "comet-zone", "n": 3}]
    assert [one.chips for one in position.state.seats] == [2, 1]  # then doubled points, for the chooser
    assert phases(position) == [1, 4, 5]

"""The experienced two-player game (RG-14)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from starboard.kernel import OptionError
from tests.games.race.tables import Table, fresh, spell
from tests.rulebook import rule

OPTIONS = {"two-player": "experienced"}


def lay(tableaus: Sequence[str], hands: Sequence[str] | None = None) -> Table:
    return Table(tableaus, hands, options=OPTIONS)


def phases(table: Table) -> list[object]:
    return [args["phase"] for args in table.told("race-phase")]


@rule("RG-14.2", "RG-2.7")
def test_two_of_nine_action_cards() -> None:
    table = lay(["old-earth", "new-sparta"])
    assert table.least_and_most(0) == (2, 2)
    pairs = set()
    for first in table.state.legal(0):
        after = table.state.copy()
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
    table = lay(["old-earth", "new-sparta"])
    before = {**table.state.view(1), "waiting": None}
    legal = table.legal(1)
    table.say(0, "explore+5")
    assert {**table.state.view(1), "waiting": None} == before
    table.say(0, "produce")
    assert {**table.state.view(1), "waiting": None} == before
    assert table.legal(1) == legal
    assert table.state.waiting() == [1]


@rule("RG-14.2", "RG-4.3")
def test_all_chosen_phases_take_place_once() -> None:
    table = lay(["old-earth", "new-sparta"])
    table.choose("explore+5 produce", "settle produce")
    table.finish_round()
    assert phases(table) == [1, 3, 5]


@rule("RG-14.2")
def test_only_two_players_can_play_it() -> None:
    with pytest.raises(OptionError):
        fresh({"players": 3, "two-player": "experienced"})
    table = Table(["old-earth", "new-sparta"])
    assert not {"develop/2", "settle/2"} & set(table.legal(0))  # and only if it was chosen
    assert fresh({"players": 2, **OPTIONS}).pool == 24


@rule("RG-14.3")
@pytest.mark.parametrize(
    ("cards", "drawn", "kept"),
    [("old-earth", 8, 2), ("old-earth research-labs", 8, 3), ("expedition-force galactic-renaissance", 11, 3)],
)
def test_both_explore_cards(cards: str, drawn: int, kept: int) -> None:
    table = lay([cards, "new-sparta"])
    table.choose("explore+5 explore+1+1", "explore+5 produce")
    assert [len(pile) for pile in [one.drawn for one in table.state.seats]] == [drawn, 7]
    assert table.least_and_most(0) == (kept, kept)
    assert table.least_and_most(1) == (1, 1)
    table.finish_round()
    assert phases(table) == [1, 5]  # one phase


@rule("RG-14.4", "RG-14.5")
def test_two_develop_phases() -> None:
    table = lay(["old-earth", "new-sparta"], ["space-marines drop-ships +6", "space-marines drop-ships +7"])
    table.choose("develop develop/2", "develop produce")
    table.say(0, "space-marines")
    table.say(1, "space-marines")
    assert [table.least_and_most(seat)[1] for seat in (0, 1)] == [1, 1]  # both have the bonus
    table.pay_any(0)
    table.pay_any(1)
    assert table.asked(0) == "race-place-development"
    table.say(0, "drop-ships")
    table.say(1, "drop-ships")
    assert [table.least_and_most(seat)[1] for seat in (0, 1)] == [3, 4]  # now only who chose two
    table.pay_any(0)
    table.pay_any(1)
    assert phases(table) == [2, 2, 5]
    assert [len(table.tableau(seat)) for seat in (0, 1)] == [3, 3]


@rule("RG-14.4", "RG-14.5")
def test_two_settle_phases() -> None:
    table = lay(["old-earth", "new-sparta"], ["refugee-world pilgrimage-world +2", "outlaw-world rebel-miners +2"])
    table.choose("settle settle/2", "settle explore+5")
    table.say(0, table.legal(0)[0])
    table.say(1, table.legal(1)[0])
    table.say(0, "refugee-world")
    table.say(1, "outlaw-world")
    assert table.hands() == [5, 5]  # one world less, one card for the bonus, one explored
    table.say(0, "pilgrimage-world")
    table.say(1, "rebel-miners")
    assert table.hands() == [5, 4]  # the second bonus is only for who chose two
    assert phases(table) == [1, 3, 3]


@rule("RG-14.4", "RG-14.5")
def test_one_card_each_is_one_phase() -> None:
    table = lay(["old-earth", "new-sparta"])
    table.choose("develop produce", "develop settle")
    table.finish_round()
    assert phases(table) == [2, 3, 5]


@rule("RG-14.4", "RG-4.3")
def test_both_develop_phases_come_before_settle() -> None:
    table = lay(["old-earth", "new-sparta"])
    table.choose("develop develop/2", "settle settle/2")
    table.finish_round()
    assert phases(table) == [2, 2, 3, 3]


@rule("RG-14.6", "RG-7.8")
def test_powers_of_the_first_phase_work_in_the_second() -> None:
    table = lay(["old-earth", "new-sparta"], ["public-works investment-credits space-marines +3", "+4"])
    table.choose("develop develop/2", "develop produce")
    table.say(0, "investment-credits")
    table.say(1, "pass")
    table.say(0, "space-marines")
    table.say(1, "pass")
    assert table.hands()[0] == 4  # two, less one for the bonus and one for Investment Credits


@rule("RG-14.6", "RG-7.9")
def test_public_works_of_the_first_phase_draw_in_the_second() -> None:
    table = lay(["old-earth", "new-sparta"], ["public-works investment-credits +3", "+4"])
    table.choose("develop develop/2", "develop produce")
    table.say(0, "public-works")
    table.say(1, "pass")
    assert table.hands()[0] == 4
    table.say(0, "investment-credits")
    table.say(1, "pass")
    assert table.hands()[0] == 4  # one less, one drawn


@rule("RG-14.6", "RG-8.7")
def test_military_of_the_first_settle_phase_counts_in_the_second() -> None:
    table = lay(["epsilon-eridani", "old-earth"], ["former-penal-colony outlaw-world blaster-gem-mines +3", "+4"])
    table.choose("settle settle/2", "settle produce")
    assert "former-penal-colony" not in table.legal(0)
    table.say(0, "blaster-gem-mines")
    table.say(1, "pass")
    table.pay_any(0)
    assert "former-penal-colony" in table.legal(0)


@rule("RG-14.4", "RG-8.21")
def test_new_military_tactics_do_not_last_into_the_second_phase() -> None:
    table = lay(["new-sparta new-military-tactics", "old-earth"], ["rebel-outpost lost-alien-warship +3", "+4"])
    table.choose("settle settle/2", "settle produce")
    table.say(0, "rebel-outpost")
    table.say(1, "pass")
    assert "lost-alien-warship" not in table.legal(0)


@rule("RG-14.4", "RG-6.9")
def test_no_development_twice_in_two_phases() -> None:
    table = lay(["old-earth", "new-sparta"], ["space-marines/1 space-marines/2 +5", "+4"])
    table.choose("develop develop/2", "develop produce")
    table.say(0, "space-marines/1")
    table.say(1, "pass")
    table.pay_any(0)
    assert "space-marines/2" not in table.legal(0)


@rule("RG-14.4", "RG-7.10")
def test_interstellar_bank_draws_in_both_phases() -> None:
    table = lay(["old-earth interstellar-bank", "new-sparta"], ["+4", "+4"])
    table.choose("develop produce", "develop develop/2")
    table.finish_round()
    assert table.hands() == [6, 4]


@rule("RG-14.7", "RG-9.19", "RG-9.23")
def test_both_consume_cards() -> None:
    table = lay(["new-sparta terraformed-world comet-zone* artist-colony*", "old-earth gem-world*"], ["+2", "+2"])
    table.choose("consume-trade consume-x2", "produce explore+5")
    table.say(1, table.legal(1)[0])
    table.say(0, table.legal(0)[0])
    assert table.asked(0) == "race-sell"  # first the sale
    table.say(0, "comet-zone")
    assert table.told("race-sells") == [{"seat": 0, "card": "comet-zone", "n": 3}]
    assert [one.chips for one in table.state.seats] == [2, 1]  # then doubled points, for the chooser
    assert phases(table) == [1, 4, 5]

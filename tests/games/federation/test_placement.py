"""Turns, ambassadors, alterations on them, dice beside them (FE-6 to FE-8, FE-11, FE-17, FE-25, FE-27)."""

from __future__ import annotations

import pytest

from starboard.games.federation.state import NEUTRAL
from starboard.games.federation.words import ACTIONS
from starboard.kernel import IllegalWord
from tests.games.federation.table import BOARD, Table, space_word
from tests.rulebook import rule


def marked(table: Table, seat: int) -> list[str]:
    return [name for at, name in enumerate(ACTIONS) if table.state.seats[seat].marked >> at & 1]


@rule("FE-6.1", "FE-11.1")
def test_clockwise_from_the_pawn_holder() -> None:
    table = Table()
    seats = []
    for _ in range(5):
        seats.append(table.seat)
        table.pass_turns(1)
    assert seats == [(table.state.starter + turn) % 4 for turn in range(5)]
    assert table.state.starter == table.state.pawn


@rule("FE-11.2")
def test_executive_phase_after_four_turns_each() -> None:
    table = Table()
    table.pass_turns(15)
    assert table.state.round == 1
    table.pass_turns(1)
    assert table.state.round == 2


@rule("FE-6.2", "FE-8.1", "FE-7.1")
def test_one_ambassador_on_a_free_space() -> None:
    table = Table()
    assert table.legal() == ["amb-1", "amb-3", "amb-4"]  # two equal ones: the first stands for both
    table.say("amb-3")
    assert table.legal() == ["vote", "fund"]
    seat = table.seat
    table.say("vote f1c1")
    assert table.state.holder[0] == seat
    table.end_turn(seat)
    table.say("amb-1 vote")
    assert "f1c1" not in table.legal()
    assert table.why("f1c1") == "federation-why-occupied"
    table.state.holder[1] = NEUTRAL
    table.refresh()
    assert table.why("f1c2") == "federation-why-blocked"
    with pytest.raises(IllegalWord):
        table.say("f1c2")


def test_a_placed_ambassador_is_gone_for_the_round() -> None:
    table = Table()
    seat = table.seat
    table.place("outer", "vote", "amb-4")
    table.end_turn(seat)
    table.pass_turns(3)
    assert "amb-4" not in table.legal()
    assert table.why("amb-4") == "federation-why-placed"


@rule("FE-7.4", "FE-8.4", "FE-8.5")
def test_the_bonus_comes_first_and_may_pay() -> None:
    table = Table()
    space = space_word("assistants")
    table.say("amb-1 fund")
    assert space not in table.legal()
    assert table.why(space) == "federation-why-short"
    table = Table()
    seat = table.seat
    table.say("amb-4 fund")
    assert table.goods(seat) == {"copernium": 1}
    assert space in table.legal()
    table.say(space)
    assert table.goods(seat) == {}
    assert table.state.seats[seat].die == 2


@rule("FE-8.6", "FE-8.7", "FE-14.6", "FE-22.1")
@pytest.mark.parametrize("side", ["vote", "fund"])
def test_the_action_does_not_depend_on_the_side(side: str) -> None:
    table = Table()
    seat = table.seat
    table.place(space_word("officers"), side, "amb-1")
    assert table.state.seats[seat].degree == BOARD.start_degree + 2
    table = Table()
    table.place(space_word("neo"), side, "amb-1")
    assert table.asks() == "federation-ask-neo"
    table = Table().give(lavandium=1)
    table.place(space_word("spy"), side, "amb-1")
    assert table.asks() == "federation-ask-spy"


@rule("FE-7.5", "FE-8.8", "FE-8.9", "FE-8.11", "FE-33.10")
@pytest.mark.parametrize("action", ["neo", "officers", "lounge"])
def test_funding_opens_the_mission_of_the_space(action: str) -> None:
    """Both worked examples: a planet's space, and a room's."""
    table = Table()
    seat = table.seat
    table.place(space_word(action), "fund", "amb-1")
    table.end_turn(seat)
    assert marked(table, seat) == [action]


def test_a_copied_action_does_not_open_its_own_mission() -> None:
    table = Table().give(lavandium=1)
    seat = table.seat
    table.place(space_word("spy"), "fund", "amb-1").say("officers")
    table.end_turn(seat)
    assert marked(table, seat) == ["spy"]


@rule("FE-8.10")
def test_a_marked_mission_stays_as_it_is() -> None:
    table = Table()
    seat = table.seat
    table.me.marked = 1 << ACTIONS.index("officers")
    table.place(space_word("officers"), "fund", "amb-1")
    table.end_turn(seat)
    assert marked(table, seat) == ["officers"]


@rule("FE-8.12")
def test_votes_open_nothing() -> None:
    table = Table()
    seat = table.seat
    table.place(space_word("officers"), "vote", "amb-1")
    table.end_turn(seat)
    assert marked(table, seat) == []
    assert table.state.votes[BOARD.action_at.index(ACTIONS.index("officers"))] == 1


@rule("FE-8.14", "FE-22.6", "FE-22.7")
def test_the_side_works_after_the_action() -> None:
    """The Patron's free marker is placed first, so it may still go onto the Patron mission itself."""
    table = Table()
    seat = table.seat
    table.place(space_word("patron"), "fund", "amb-1")
    assert table.asks() == "federation-ask-marker"
    assert "mission-patron" in table.legal()
    assert table.state.seats[seat].hangar == 2
    table.say("mission-atal")
    assert marked(table, seat) == ["atal", "patron"]


@rule("FE-8.13", "FE-27.3", "FE-27.2")
def test_a_die_joins_votes_when_they_are_placed() -> None:
    table = Table()
    table.me.die = 3
    table.refresh()
    seat = table.seat
    table.place(space_word("officers"), "vote")
    assert table.asks() == "federation-ask-die"
    table.say("die")
    assert table.state.seats[seat].die_out
    table.end_turn(seat)
    table.pass_turns(3)
    table.place(space_word("lounge"), "vote")
    assert table.asks() == "federation-ask-advance"  # the die is out: it is not asked again
    table = Table()
    table.me.die = 3
    table.place(space_word("lounge"), "fund")
    assert table.asks() == "federation-ask-advance"  # never beside funding


def test_a_die_gained_by_the_token_joins_it_one_gained_by_the_action_does_not() -> None:
    table = Table()
    table.me.alterations = [3]  # votes 2, die 1
    table.refresh().say("amb-1 alt-4").say(space_word("officers"))
    assert table.asks() == "federation-ask-die"
    table = Table().give(copernium=1)
    seat = table.seat
    table.place(space_word("assistants"), "vote")
    assert not table.state.seats[seat].die_out
    assert table.state.seats[seat].die == 2


@rule("FE-27.4", "FE-27.5", "FE-27.8", "FE-27.9", "FE-13.1")
def test_a_placed_die_grows_in_place_and_returns() -> None:
    table = Table().give(copernium=2)
    seat = table.seat
    table.me.die = 2
    table.place(space_word("officers"), "vote").say("die")
    table.end_turn(seat)
    table.pass_turns(3)
    table.place(space_word("assistants"), "vote")
    space = BOARD.action_at.index(ACTIONS.index("officers"))
    assert table.state.seats[seat].die == 4
    assert table.state.dice[space] == 1
    table.finish_round()
    me = table.state.seats[seat]
    assert (me.die, me.die_out, me.placed) == (4, False, 0)
    while table.seat != seat:
        table.pass_turns(1)
    table.place(space_word("officers"), "vote")
    assert table.asks() == "federation-ask-die"


@rule("FE-8.2", "FE-8.3", "FE-17.3", "FE-17.5", "FE-17.6", "FE-17.7")
def test_an_alteration_replaces_everything() -> None:
    table = Table()
    seat = table.seat
    table.me.alterations = [9, 22]  # funding with oceanium; 4 votes with oceanium
    table.refresh().say("amb-4")
    assert table.legal() == ["vote", "fund", "alt-10", "alt-23"]
    table.say("alt-10").say(space_word("officers"))
    assert table.goods(seat) == {"oceanium": 1}  # not the covered copernium
    space = BOARD.action_at.index(ACTIONS.index("officers"))
    assert (table.state.votes[space], table.state.funds[space], table.state.cover[space]) == (0, 1, 9)
    assert table.state.seats[seat].alterations == [22]
    table.end_turn(seat)
    assert marked(table, seat) == ["officers"]
    table.pass_turns(3)
    table.say("amb-1 alt-23").say(space_word("neo"))
    assert table.state.votes[BOARD.action_at.index(0)] == 4


@rule("FE-17.8", "FE-13.2")
def test_used_alterations_leave_the_game() -> None:
    table = Table()
    seat = table.seat
    table.me.alterations = [9, 9, 22]
    table.refresh().say("amb-1 alt-10").say(space_word("officers"))
    table.end_turn(seat)
    table.pass_turns(3)
    table.place("outer", "alt-10")
    table.finish_round()
    assert table.state.seats[seat].alterations == [22]
    assert table.state.boxed_alterations == [9, 9]
    assert table.state.cover == [-1] * 18


def test_an_alteration_with_a_price() -> None:
    table = Table()
    table.me.alterations = [25]  # six votes for a lavandium
    table.refresh().say("amb-1")
    assert table.legal() == ["vote", "fund"]
    assert table.why("alt-26") == "federation-why-short"
    assert table.why("alt-3") == "federation-why-not-owned"
    table = Table().give(oceanium=1)
    table.me.alterations = [25]
    seat = table.seat
    table.refresh().say("amb-1 alt-26")
    assert table.goods(seat) == {}


def test_what_the_action_brings_comes_too_late_to_cover() -> None:
    table = Table()
    seat = table.seat
    table.place(space_word("sixmoon"), "vote")
    table.say(table.legal()[0])
    assert len(table.state.seats[seat].alterations) == 1
    assert all(kind == -1 for kind in table.state.cover)


@rule("FE-14.5", "FE-22.2")
def test_a_space_that_cannot_be_paid_is_closed() -> None:
    table = Table()
    table.say("amb-1 vote")
    for action in ("spy", "procurement", "assistants"):
        assert space_word(action) not in table.legal()
        assert table.why(space_word(action)) == "federation-why-short"
    table = Table().give(oceanium=1).say("amb-1 vote")
    for action in ("spy", "procurement", "assistants"):
        assert space_word(action) in table.legal()


def test_a_planet_without_anything_to_do_is_closed() -> None:
    table = Table().say("amb-1 vote")
    assert space_word("e81216") not in table.legal()
    assert table.why(space_word("e81216")) == "federation-why-nothing-there"
    assert space_word("arratuin") in table.legal()  # one shop is free


@rule("FE-4.4", "FE-25.1", "FE-25.2", "FE-25.4")
def test_outer_module() -> None:
    table = Table()
    seat = table.seat
    table.place("outer", "fund", "amb-4")
    assert table.goods(seat) == {"copernium": 1, "oceanium": 1}
    table.end_turn(seat)
    assert marked(table, seat) == []
    table.say("amb-1 vote")
    assert "outer" in table.legal()
    table.say("outer")
    assert len(table.state.outer) == 2


@rule("FE-25.3")
def test_outer_module_counts_for_nothing() -> None:
    table = Table()
    table.me.die = 6
    for turn in range(16):
        seat = table.seat
        table.place("outer", "vote" if turn % 2 else "fund")
        if table.state.round == 1:
            table.end_turn(seat)
    assert table.state.projects == [0] * 7
    assert [me.points[0] for me in table.state.seats] == [0] * 4


@rule("FE-22.11", "FE-22.8")
def test_president_office_on_the_first_turn() -> None:
    table = Table()
    space = space_word("president")
    first = table.seat
    table.say("amb-1 vote")
    assert space not in table.legal()
    assert table.why(space) == "federation-why-first-player"
    table.say("outer")
    table.end_turn(first)
    second = table.seat
    table.place(space, "vote")
    assert table.state.pawn == second
    assert table.state.starter == first
    table.finish_round()
    assert table.state.starter == second
    assert table.seat == second


def test_first_player_may_use_the_president_office_later() -> None:
    table = Table()
    first = table.seat
    table.pass_turns(4)
    assert table.seat == first
    table.say(table.legal()[0]).say("vote")
    assert space_word("president") in table.legal()


@rule("FE-32.16", "FE-32.17", "FE-32.18")
def test_special_ambassador_among_the_first_four() -> None:
    table = Table()
    seat = table.seat
    table.effect("ambassador")
    assert "amb-special" not in table.legal()  # from the next turn on
    table.pass_turns(4)
    assert "amb-special" in table.legal()
    table.say("amb-special")
    assert table.asks() == "federation-ask-space"  # it has votes only
    table.say(space_word("officers"))
    space = BOARD.action_at.index(ACTIONS.index("officers"))
    assert table.state.votes[space] == 7
    table.end_turn(seat)
    table.pass_turns(11)
    assert table.state.round == 1
    assert table.seat == seat  # the fifth turn comes after everybody's fourth
    table.pass_turns(1)
    assert table.state.round == 2
    assert "amb-special" not in table.legal()
    table.pass_turns(16)
    assert table.state.round == 3


@rule("FE-32.17", "FE-32.18")
def test_special_ambassador_as_fifth_or_later_and_covered() -> None:
    table = Table()
    seat = table.seat
    table.effect("ambassador")
    table.me.alterations = [9]
    table.pass_turns(16)
    assert table.seat == seat
    assert table.legal() == ["pass", "amb-special"]
    copy = table.state.copy()
    table.say("pass")
    table.finish_round()
    assert table.state.round == 2
    assert table.state.seats[seat].special == 1
    table.state = copy
    table.say("amb-special")
    assert table.legal() == ["vote", "alt-10"]
    assert table.why("fund") == "federation-why-no-funding-side"
    table.say("alt-10").say(space_word("officers"))
    table.finish_round()
    assert table.state.seats[seat].special == 3
    assert table.state.boxed_alterations == [9]

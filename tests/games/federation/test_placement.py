"""Turns, ambassadors, alterations on them, dice beside them (FE-6 to FE-8, FE-11, FE-17, FE-25, FE-27)."""

from __future__ import annotations

import pytest

from starboard.games.federation import components as c
from starboard.games.federation.game import game
from starboard.kernel import IllegalWord
from tests.games.federation.position import BOARD, Position, space_word
from tests.rulebook import rule


def marked(position: Position, seat: int) -> list[str]:
    return [name for at, name in enumerate(c.ACTIONS) if position.state.seats[seat].marked >> at & 1]


@rule("FE-6.1", "FE-11.1")
def test_clockwise_from_the_pawn_holder() -> None:
    position = Position()
    seats = []
    for _ in range(5):
        seats.append(position.seat)
        position.pass_turns(1)
    assert seats == [(position.state.starter + turn) % 4 for turn in range(5)]
    assert position.state.starter == position.state.pawn


@rule("FE-11.2")
def test_executive_phase_after_four_turns_each() -> None:
    position = Position()
    position.pass_turns(15)
    assert position.state.round == 1
    position.pass_turns(1)
    assert position.state.round == 2


@rule("FE-6.2", "FE-8.1", "FE-7.1")
def test_one_ambassador_on_a_free_space() -> None:
    position = Position()
    assert position.legal() == ["amb-1", "amb-3", "amb-4"]  # two equal ones: the first stands for both
    position.say("amb-3")
    assert position.legal() == ["vote", "fund"]
    seat = position.seat
    position.say("vote f1c1")
    assert position.state.holder[0] == seat
    position.end_turn(seat)
    position.say("amb-1 vote")
    assert "f1c1" not in position.legal()
    assert position.why("f1c1") == "federation-why-occupied"
    position.put("holder", 1, c.NEUTRAL)
    position.refresh()
    assert position.why("f1c2") == "federation-why-blocked"
    with pytest.raises(IllegalWord):
        position.say("f1c2")


def test_a_placed_ambassador_is_gone_for_the_round() -> None:
    position = Position()
    seat = position.seat
    position.place("outer", "vote", "amb-4")
    position.end_turn(seat)
    position.pass_turns(3)
    assert "amb-4" not in position.legal()
    assert position.why("amb-4") == "federation-why-placed"


@rule("FE-7.4", "FE-8.4", "FE-8.5")
def test_the_bonus_comes_after_the_space_and_may_pay() -> None:
    position = Position()
    space = space_word("assistants")
    position.say("amb-1 fund")
    assert space not in position.legal()
    assert position.why(space) == "federation-why-short"
    position = Position()
    seat = position.seat
    position.say("amb-4 fund")
    assert position.goods(seat) == {}  # not before the token lies there
    assert space in position.legal()  # but it counts
    position.say(space)
    assert position.goods(seat) == {}
    assert position.state.seats[seat].die == 2


@rule("FE-8.6", "FE-8.7", "FE-14.6", "FE-22.1")
@pytest.mark.parametrize("side", ["vote", "fund"])
def test_the_action_does_not_depend_on_the_side(side: str) -> None:
    position = Position()
    seat = position.seat
    position.place(space_word("officers"), side, "amb-1")
    assert position.state.seats[seat].degree == BOARD.start_degree + 2
    position = Position()
    position.place(space_word("neo"), side, "amb-1")
    assert position.asks() == "federation-ask-neo"
    position = Position().give(lavandium=1)
    position.place(space_word("spy"), side, "amb-1")
    assert position.asks() == "federation-ask-spy"


@rule("FE-7.5", "FE-8.8", "FE-8.9", "FE-8.11", "FE-33.10")
@pytest.mark.parametrize("action", ["neo", "officers", "lounge"])
def test_funding_opens_the_mission_of_the_space(action: str) -> None:
    """Both worked examples: a planet's space, and a room's."""
    position = Position()
    seat = position.seat
    position.place(space_word(action), "fund", "amb-1")
    position.end_turn(seat)
    assert marked(position, seat) == [action]


def test_a_copied_action_does_not_open_its_own_mission() -> None:
    position = Position().give(lavandium=1)
    seat = position.seat
    position.place(space_word("spy"), "fund", "amb-1").say("officers")
    position.end_turn(seat)
    assert marked(position, seat) == ["spy"]


@rule("FE-8.10")
def test_a_marked_mission_stays_as_it_is() -> None:
    position = Position()
    seat = position.seat
    position.me.marked = 1 << c.ACTIONS.index("officers")
    position.place(space_word("officers"), "fund", "amb-1")
    position.end_turn(seat)
    assert marked(position, seat) == ["officers"]


@rule("FE-8.12")
def test_votes_open_nothing() -> None:
    position = Position()
    seat = position.seat
    position.place(space_word("officers"), "vote", "amb-1")
    position.end_turn(seat)
    assert marked(position, seat) == []
    assert position.state.votes[BOARD.action_at.index(c.ACTIONS.index("officers"))] == 1


@rule("FE-8.14", "FE-22.6", "FE-22.7")
def test_the_side_works_after_the_action() -> None:
    """The Patron's free marker is placed first, so it may still go onto the Patron mission itself."""
    position = Position()
    seat = position.seat
    position.place(space_word("patron"), "fund", "amb-1")
    assert position.asks() == "federation-ask-marker"
    assert "mission-patron" in position.legal()
    assert position.state.seats[seat].hangar == 2
    position.say("mission-atal")
    assert marked(position, seat) == ["atal", "patron"]


@rule("FE-8.13", "FE-27.3", "FE-27.2")
def test_a_die_joins_votes_when_they_are_placed() -> None:
    position = Position()
    position.me.die = 3
    position.refresh()
    seat = position.seat
    position.place(space_word("officers"), "vote")
    assert position.asks() == "federation-ask-die"
    position.say("die")
    assert position.state.seats[seat].die_out
    position.end_turn(seat)
    position.pass_turns(3)
    position.place(space_word("lounge"), "vote")
    assert position.asks() == "federation-ask-advance"  # the die is out: it is not asked again
    position = Position()
    position.me.die = 3
    position.place(space_word("lounge"), "fund")
    assert position.asks() == "federation-ask-advance"  # never beside funding


def test_a_die_gained_by_the_token_joins_it_one_gained_by_the_action_does_not() -> None:
    position = Position()
    position.me.alterations = [3]  # votes 2, die 1
    position.refresh().say("amb-1 alt-4").say(space_word("officers"))
    assert position.asks() == "federation-ask-die"
    position = Position().give(copernium=1)
    seat = position.seat
    position.place(space_word("assistants"), "vote")
    assert not position.state.seats[seat].die_out
    assert position.state.seats[seat].die == 2


@rule("FE-27.4", "FE-27.5", "FE-27.8", "FE-27.9", "FE-13.1")
def test_a_placed_die_grows_in_place_and_returns() -> None:
    position = Position().give(copernium=2)
    seat = position.seat
    position.me.die = 2
    position.place(space_word("officers"), "vote").say("die")
    position.end_turn(seat)
    position.pass_turns(3)
    position.place(space_word("assistants"), "vote")
    space = BOARD.action_at.index(c.ACTIONS.index("officers"))
    assert position.state.seats[seat].die == 4
    assert position.state.dice[space] == 1
    position.finish_round()
    me = position.state.seats[seat]
    assert (me.die, me.die_out, me.placed) == (4, False, 0)
    while position.seat != seat:
        position.pass_turns(1)
    position.place(space_word("officers"), "vote")
    assert position.asks() == "federation-ask-die"


@rule("FE-8.2", "FE-8.3", "FE-17.3", "FE-17.5", "FE-17.6", "FE-17.7")
def test_an_alteration_replaces_everything() -> None:
    position = Position()
    seat = position.seat
    position.me.alterations = [9, 22]  # funding with oceanium; 4 votes with oceanium
    position.refresh().say("amb-4")
    assert position.legal() == ["vote", "fund", "alt-10", "alt-23"]
    position.say("alt-10").say(space_word("officers"))
    assert position.goods(seat) == {"oceanium": 1}  # not the covered copernium
    space = BOARD.action_at.index(c.ACTIONS.index("officers"))
    assert (position.state.votes[space], position.state.funds[space], position.state.cover[space]) == (0, 1, 9)
    assert position.state.seats[seat].alterations == [22]
    position.end_turn(seat)
    assert marked(position, seat) == ["officers"]
    position.pass_turns(3)
    position.say("amb-1 alt-23").say(space_word("neo"))
    assert position.state.votes[BOARD.action_at.index(0)] == 4


@rule("FE-17.8", "FE-13.2")
def test_used_alterations_leave_the_game() -> None:
    position = Position()
    seat = position.seat
    position.me.alterations = [9, 9, 22]
    position.refresh().say("amb-1 alt-10").say(space_word("officers"))
    position.end_turn(seat)
    position.pass_turns(3)
    position.place("outer", "alt-10")
    position.finish_round()
    assert position.state.seats[seat].alterations == [22]
    assert position.state.boxed_alterations == [9, 9]
    assert position.state.cover == [-1] * 18


def test_an_alteration_with_a_price() -> None:
    position = Position()
    position.me.alterations = [25]  # six votes for a lavandium
    position.refresh().say("amb-1")
    assert position.legal() == ["vote", "fund"]
    assert position.why("alt-26") == "federation-why-short"
    assert position.why("alt-3") == "federation-why-not-owned"
    position = Position().give(oceanium=1)
    position.me.alterations = [25]
    seat = position.seat
    position.refresh().say("amb-1 alt-26")
    assert position.goods(seat) == {"oceanium": 1}
    assert space_word("procurement") not in position.legal()  # the same oceanium cannot pay twice
    assert position.why(space_word("procurement")) == "federation-why-short"
    position.say(space_word("officers"))
    assert position.goods(seat) == {}


def test_what_the_action_brings_comes_too_late_to_cover() -> None:
    position = Position()
    seat = position.seat
    position.place(space_word("sixmoon"), "vote")
    position.say(position.legal()[0])
    assert len(position.state.seats[seat].alterations) == 1
    assert all(kind == -1 for kind in position.state.cover)


@rule("FE-14.5", "FE-22.2")
def test_a_space_that_cannot_be_paid_is_closed() -> None:
    position = Position()
    position.say("amb-1 vote")
    for action in ("spy", "procurement", "assistants"):
        assert space_word(action) not in position.legal()
        assert position.why(space_word(action)) == "federation-why-short"
    position = Position().give(oceanium=1).say("amb-1 vote")
    for action in ("spy", "procurement", "assistants"):
        assert space_word(action) in position.legal()


@rule("FE-14.5")
def test_a_planet_without_anything_to_do_is_open() -> None:
    position = Position()
    seat = position.seat
    position.say("amb-1 vote")
    assert space_word("e81216") in position.legal()  # it has no cost of its own
    position.say(space_word("e81216"))
    assert position.asks() == "federation-ask-ambassador"  # nothing could be built
    assert position.state.holder[BOARD.action_at.index(c.E81216)] == seat
    assert position.influence("e81216", seat) == 0


def test_it_is_foreseen_where_nothing_could_be_done() -> None:
    position = Position()
    seat = position.seat

    def idle(words: str) -> object:
        return position.state.consequences(seat, [game.vocabulary.index(word) for word in words.split()])["idle"]

    room = space_word("e81216")
    assert idle(f"amb-1 vote {room}") == "e81216"
    assert idle("amb-1 vote") is None
    assert idle(f"amb-1 vote {space_word('officers')}") is None
    assert idle("amb-1 vote outer") is None
    position.give(lavandium=1)
    assert idle(f"amb-1 vote {room}") == "e81216"
    assert idle(f"amb-3 fund {room}") is None  # its bonus pays: what to build is asked
    assert idle(f"amb-1 vote {space_word('sixmoon')}") is None
    assert idle(f"amb-1 vote {space_word('spy')}") is None
    assert idle(f"amb-1 vote {space_word('spy')} e81216") == "e81216"
    position.me.die = 2
    position.refresh()
    assert idle(f"amb-1 vote {room}") == idle(f"amb-1 vote {room} die") == "e81216"


@rule("FE-7.4", "FE-26.7")
def test_the_space_is_chosen_before_a_deep_space_token_is_looked_at() -> None:
    position = Position()
    seat = position.seat
    position.me.alterations = [2]  # two votes and a degree
    position.me.degree = BOARD.top_degree - 1
    position.refresh().say("amb-1 alt-3")
    assert position.asks() == "federation-ask-space"
    position.say(space_word("patron"))
    assert position.asks() == "federation-ask-deep-space"
    assert position.state.seats[seat].hangar == 1  # the action has not begun
    position.say(position.legal()[0])


@rule("FE-8.4", "FE-8.13", "FE-27.3")
def test_bonus_then_die_then_action() -> None:
    position = Position()
    seat = position.seat
    position.me.alterations = [3]  # two votes and a pip
    position.refresh().say(f"amb-1 alt-4 {space_word('officers')}")
    assert position.asks() == "federation-ask-die"  # the die that the bonus brought may join
    assert (position.state.seats[seat].die, position.state.seats[seat].degree) == (1, BOARD.start_degree)
    position.say("die")
    assert position.state.seats[seat].degree == BOARD.start_degree + 2
    position = Position().give(copernium=1)
    seat = position.seat
    position.place(space_word("assistants"))
    assert position.state.seats[seat].die == 2
    assert not position.state.seats[seat].die_out  # the action's die comes too late


def test_an_action_that_can_no_longer_be_paid_is_lost() -> None:
    """The bonus overflows the reserve, and the owner throws away what was to pay (R-003)."""
    position = Position().give(copernium=10)
    seat = position.seat
    position.me.alterations = [4]  # two votes and an oceanium
    position.refresh().say(f"amb-1 alt-5 {space_word('procurement')}")
    assert position.asks() == "federation-ask-discard"
    position.say("oceanium")
    assert position.state.seats[seat].hangar == 1
    assert position.goods(seat) == {"copernium": 10}
    assert position.state.holder[BOARD.action_at.index(c.PROCUREMENT)] == seat


@rule("FE-4.4", "FE-25.1", "FE-25.2", "FE-25.4")
def test_outer_module() -> None:
    position = Position()
    seat = position.seat
    position.place("outer", "fund", "amb-4")
    assert position.goods(seat) == {"copernium": 1, "oceanium": 1}
    position.end_turn(seat)
    assert marked(position, seat) == []
    position.say("amb-1 vote")
    assert "outer" in position.legal()
    position.say("outer")
    assert len(position.state.outer) == 2


@rule("FE-25.3")
def test_outer_module_counts_for_nothing() -> None:
    position = Position()
    position.me.die = 6
    for turn in range(16):
        seat = position.seat
        position.place("outer", "vote" if turn % 2 else "fund")
        if position.state.round == 1:
            position.end_turn(seat)
    assert position.state.projects == [0] * 7
    assert [me.points[0] for me in position.state.seats] == [0] * 4


@rule("FE-22.11", "FE-22.8")
def test_president_office_on_the_first_turn() -> None:
    position = Position()
    space = space_word("president")
    first = position.seat
    position.say("amb-1 vote")
    assert space not in position.legal()
    assert position.why(space) == "federation-why-first-player"
    position.say("outer")
    position.end_turn(first)
    second = position.seat
    position.place(space, "vote")
    assert position.state.pawn == second
    assert position.state.starter == first
    position.finish_round()
    assert position.state.starter == second
    assert position.seat == second


def test_first_player_may_use_the_president_office_later() -> None:
    position = Position()
    first = position.seat
    position.pass_turns(4)
    assert position.seat == first
    position.say(position.legal()[0]).say("vote")
    assert space_word("president") in position.legal()


@rule("FE-32.16", "FE-32.17", "FE-32.18")
def test_special_ambassador_among_the_first_four() -> None:
    position = Position()
    seat = position.seat
    position.effect("ambassador")
    assert "amb-special" not in position.legal()  # from the next turn on
    position.pass_turns(4)
    assert "amb-special" in position.legal()
    position.say("amb-special")
    assert position.asks() == "federation-ask-space"  # it has votes only
    position.say(space_word("officers"))
    space = BOARD.action_at.index(c.ACTIONS.index("officers"))
    assert position.state.votes[space] == 7
    position.end_turn(seat)
    position.pass_turns(11)
    assert position.state.round == 1
    assert position.seat == seat  # the fifth turn comes after everybody's fourth
    position.pass_turns(1)
    assert position.state.round == 2
    assert "amb-special" not in position.legal()
    position.pass_turns(16)
    assert position.state.round == 3


@rule("FE-32.17", "FE-32.18")
def test_special_ambassador_as_fifth_or_later_and_covered() -> None:
    position = Position()
    seat = position.seat
    position.effect("ambassador")
    position.me.alterations = [9]
    position.pass_turns(16)
    assert position.seat == seat
    assert position.legal() == ["pass", "amb-special"]
    copy = position.state.copy()
    position.say("pass")
    position.finish_round()
    assert position.state.round == 2
    assert position.state.seats[seat].special == 1
    position.state = copy
    position.say("amb-special")
    assert position.legal() == ["vote", "alt-10"]
    assert position.why("fund") == "federation-why-no-funding-side"
    position.say("alt-10").say(space_word("officers"))
    position.finish_round()
    assert position.state.seats[seat].special == 3
    assert position.state.boxed_alterations == [9]

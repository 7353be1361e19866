from __future__ import annotations

import pytest

from starboard.kernel import DeadEnd, fingerprint
from tests.kernel.toys import Ask, End, Fork, Note, Roll, toy


def test_tasks_run_from_the_top() -> None:
    state = toy(Note("a"), Ask(0, [2, 3]), Note("b"), Ask(1, [4, 5]), Note("c"))
    assert (state.waiting(), state.legal(0), state.log) == ([0], [2, 3], ["a"])
    state.say(0, 3)
    assert (state.waiting(), state.legal(0), state.legal(1)) == ([1], [], [4, 5])
    assert state.log == ["a", "0:3", "b"]
    state.say(1, 4)
    assert state.over
    assert state.waiting() == []
    assert state.log == ["a", "0:3", "b", "1:4", "c"]


def test_what_an_answer_pushes_comes_before_the_rest() -> None:
    state = toy(Ask(0, [2, 3], [Note("x"), Ask(2, [6, 7]), Note("y")]), Note("rest"))
    state.say(0, 2)
    assert state.waiting() == [2]
    state.say(2, 7)
    assert state.log == ["0:2", "x", "2:7", "y", "rest"]


def test_forced_words_are_said_by_the_table() -> None:
    state = toy(Ask(0, [5]), Fork([(1, Ask(1, [6]))]), Ask(2, [7, 8]))
    assert state.log == ["0:5", "1:6"]
    assert state.waiting() == [2]


def test_a_forced_word_is_asked_where_hiding_it_matters() -> None:
    state = toy(Ask(0, [5], ask=True), Fork([(1, Ask(1, [6], ask=True)), (2, Ask(2, [7]))]))
    assert (state.waiting(), state.legal(0)) == ([0], [5])
    state.say(0, 5)
    assert (state.waiting(), state.legal(1), state.log) == ([1], [6], ["0:5", "2:7"])
    state.say(1, 6)
    assert state.over


def test_lanes_are_asked_at_the_same_time_and_the_trunk_waits() -> None:
    state = toy(Fork([(0, Ask(0, [2, 3])), (2, Ask(2, [4, 5]))]), Note("barrier"), Ask(1, [6, 7]))
    assert state.waiting() == [0, 2]
    state.say(2, 4)
    assert (state.waiting(), state.log, state.barriers) == ([0], ["2:4"], 0)
    state.say(0, 3)
    assert (state.waiting(), state.log, state.barriers) == ([1], ["2:4", "0:3", "barrier"], 1)


def test_the_order_within_lanes_does_not_matter_for_the_others() -> None:
    def lanes() -> Fork:
        return Fork([(seat, Ask(seat, [2, 3], [Ask(seat, [4, 5])])) for seat in (0, 1)])

    one, other = toy(lanes()), toy(lanes())
    for seat, word in ((0, 2), (0, 5), (1, 3), (1, 4)):
        one.say(seat, word)
    for seat, word in ((1, 3), (0, 2), (1, 4), (0, 5)):
        other.say(seat, word)
    assert sorted(one.log) == sorted(other.log)
    assert one.over
    assert other.over


def test_a_lane_goes_on_with_what_its_answer_pushes() -> None:
    state = toy(Fork([(0, Ask(0, [2, 3], [Note("mine"), Ask(0, [8, 9])])), (1, Ask(1, [4, 5]))]), Note("barrier"))
    state.say(0, 2)
    assert (state.waiting(), state.legal(0), state.log) == ([0, 1], [8, 9], ["0:2", "mine"])
    state.say(1, 5)
    assert "barrier" not in state.log
    state.say(0, 9)
    assert state.log[-1] == "barrier"


def test_what_is_forked_last_on_a_lane_comes_first() -> None:
    state = toy(Fork([(0, Ask(0, [2, 3])), (0, Ask(0, [4, 5]))]), Note("barrier"))
    assert state.legal(0) == [4, 5]
    state.say(0, 4)
    assert state.legal(0) == [2, 3]
    state.say(0, 3)
    assert state.log == ["0:4", "0:3", "barrier"]


def test_fork_from_a_lane_to_an_idle_seat() -> None:
    state = toy(Fork([(0, Ask(0, [2, 3], [Fork([(1, Ask(1, [4, 5]))])]))]), Note("barrier"))
    assert state.waiting() == [0]
    state.say(0, 2)
    assert (state.waiting(), state.open_lanes) == ([1], 1)
    state.say(1, 4)
    assert state.log == ["0:2", "1:4", "barrier"]
    assert state.barriers == 1


def test_fork_from_a_lane_to_itself() -> None:
    state = toy(Fork([(0, Ask(0, [2, 3], [Fork([(0, Ask(0, [4, 5]))])]))]), Note("barrier"))
    state.say(0, 2)
    assert (state.waiting(), state.legal(0), state.open_lanes) == ([0], [4, 5], 1)
    state.say(0, 4)
    assert state.log == ["0:2", "0:4", "barrier"]


def test_fork_to_a_seat_that_is_being_asked_waits_for_its_answer() -> None:
    state = toy(Fork([(0, Ask(0, [2, 3], [Fork([(1, Ask(1, [8, 9]))])])), (1, Ask(1, [4, 5]))]), Note("barrier"))
    asked = state.question(1)
    state.say(0, 2)
    assert (state.legal(1), state.question(1)) == ([4, 5], asked)
    state.say(1, 5)
    assert state.legal(1) == [8, 9]
    state.say(1, 8)
    assert state.log == ["0:2", "1:5", "1:8", "barrier"]


def test_forced_lanes_alone_are_a_barrier_too() -> None:
    state = toy(Fork([(0, Ask(0, [2])), (1, Ask(1, [3]))]), Note("barrier"), Ask(0, [4, 5]))
    assert state.log == ["0:2", "1:3", "barrier"]
    assert (state.barriers, state.open_lanes) == (1, 0)


def test_the_end_in_a_lane_ends_everything() -> None:
    state = toy(Fork([(0, Ask(0, [2, 3], [End()])), (1, Ask(1, [4, 5]))]), Note("never"))
    state.say(0, 2)
    assert state.over
    assert state.waiting() == []
    assert (state.legal(1), state.question(1), state.prompt(1)) == ([], None, None)
    assert (state.open_lanes, state.lane_tops, state.lane_rests) == (0, [None, None, None], [[], [], []])
    assert "never" not in state.log


def test_the_end_while_lanes_are_filled() -> None:
    state = toy(Fork([(0, End()), (1, Ask(1, [4, 5])), (2, Ask(2, [6]))]))
    assert state.over
    assert state.waiting() == []
    assert state.log == []


def test_a_question_without_an_answer_is_a_fault_of_the_rules() -> None:
    with pytest.raises(DeadEnd, match="Ask of seat 1 has no answer"):
        toy(Ask(1, []))
    with pytest.raises(DeadEnd, match="Ask of seat 2 has no answer"):
        toy(Fork([(2, Ask(2, []))]))


def test_copies_share_nothing_that_changes() -> None:
    state = toy(Fork([(s, Ask(s, [2, 3], [Ask(s, [4, 5])])) for s in range(3)]), Roll(), Ask(0, [6, 7]))
    state.say(1, 2)
    before = fingerprint(state)
    other = state.copy()
    assert fingerprint(other) == before
    for seat, word in ((1, 4), (0, 2), (0, 5), (2, 3), (2, 4), (0, 7)):
        other.say(seat, word)
    assert other.over
    assert fingerprint(state) == before
    state.say(1, 4)
    assert fingerprint(state) != before


def test_running_out_of_tasks_is_a_fault_of_the_rules() -> None:
    with pytest.raises(DeadEnd, match="nothing is left to be done"):
        toy(Note("a"), end=False)

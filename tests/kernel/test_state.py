"""Reasons, sentences, events and views."""

from __future__ import annotations

import json

import pytest

from starboard.kernel import CLAUSE, CONTINUES, TURN, Event, Message, Play, fast_chance, sentences
from tests.kernel.toys import Ask, Fork, Note, Pick, Roll, Toy, toy
from tests.lots import game


def ways(state: Toy, seat: int = 0, limit: int = 1000) -> list[list[int]]:
    return sentences(state, seat, limit).sentences


# ---- why not ------------------------------------------------------------------------------------------


def test_reasons() -> None:
    state = toy(Ask(0, [2, 4]))
    assert state.why_not(0, 2) is None
    assert state.why_not(0, 3) == Message("toy-odd", {"n": 3})  # the task's own reason
    assert state.why_not(0, 6) == Message("why-not-now")  # the task has none
    assert state.why_not(1, 2) == Message("why-not-your-turn")
    state.say(0, 2)
    assert state.why_not(0, 2) == state.why_not(1, 3) == Message("why-over")


def test_a_game_may_tell_a_seat_more_than_not_your_turn() -> None:
    class Telling(Toy):
        def explain(self, seat: int, word: int) -> Message | None:
            return Message("toy-too-far", {"n": 2}) if word == 9 else None

    state = Telling(2, fast_chance(0))
    state.push(Ask(0, [2, 3]))
    state.advance()
    assert state.why_not(1, 9) == Message("toy-too-far", {"n": 2})
    assert state.why_not(1, 8) == Message("why-not-your-turn")


# ---- what words weigh -----------------------------------------------------------------------------------


class Unasked(Ask):
    def options(self, state: Toy) -> list[int]:
        raise AssertionError("what another seat may say in its turn does not matter")


class Counting(Toy):
    """What was noted is what it is worth."""

    def copy(self) -> Counting:
        new = Counting(self.players, self.chance.copy())
        self.copy_agenda(new)
        new.log = self.log[:]
        return new

    def evaluate(self, seat: int) -> float:
        return float(sum(int(line.split(":")[1]) for line in self.log))


def test_words_weigh_what_is_found_after_them() -> None:
    state = Counting(2, fast_chance(0))
    state.then(Ask(0, [2, 5, 7]), Unasked(1, [2, 3], starts=TURN))
    state.advance()
    assert state.weigh(0, [2, 5, 7]) == [2.0, 5.0, 7.0]
    assert state.legal(0) == [2, 5, 7]  # nothing was said


def test_what_others_answer_within_a_turn_is_looked_at() -> None:
    state = Counting(2, fast_chance(0))
    state.then(Ask(0, [2, 5]), Ask(1, [9]), Unasked(1, [2, 3], starts=TURN))
    state.advance()
    assert state.weigh(0, [2, 5]) == [11.0, 14.0]


# ---- sentences ----------------------------------------------------------------------------------------


def test_a_sentence_runs_to_the_end_of_the_decision() -> None:
    state = toy(Ask(0, [2, 3], [Ask(0, [4, 5])]), Ask(1, [6, 7]))
    assert ways(state) == [[2, 4], [2, 5], [3, 4], [3, 5]]
    assert sentences(state, 0).complete
    assert ways(state, 1) == []


def test_forced_words_do_not_stand_in_a_sentence() -> None:
    assert ways(toy(Ask(0, [2, 3], [Ask(0, [4]), Ask(0, [5, 6])]), Ask(1, [7, 8]))) == [
        [2, 5],
        [2, 6],
        [3, 5],
        [3, 6],
    ]


@pytest.mark.parametrize("starts", [CLAUSE, TURN])
def test_a_sentence_stops_at_a_clause_or_turn(starts: int) -> None:
    assert ways(toy(Ask(0, [2, 3], [Ask(0, [4, 5], starts=starts)]))) == [[2], [3]]
    assert ways(toy(Ask(0, [2, 3], [Ask(0, [4, 5], starts=CONTINUES)]))) == [[2, 4], [2, 5], [3, 4], [3, 5]]


def test_a_sentence_stops_at_chance() -> None:
    assert ways(toy(Ask(0, [2, 3], [Roll(), Ask(0, [4, 5])]))) == [[2], [3]]


def test_a_sentence_stops_at_another_seat() -> None:
    assert ways(toy(Ask(0, [2, 3], [Ask(1, [4, 5]), Ask(0, [6, 7])]))) == [[2], [3]]


def test_a_sentence_stops_at_a_barrier() -> None:
    state = toy(Fork([(0, Ask(0, [2, 3])), (1, Ask(1, [2, 3]))]), Ask(0, [4, 5]))
    assert ways(state) == [[2], [3]]
    state.say(1, 2)
    assert ways(state) == [[2], [3]]  # now the barrier falls with the next word


def test_a_sentence_stops_before_a_set_and_a_set_is_single_words() -> None:
    state = toy(Ask(0, [2, 3], [Pick(0, 0, 2, [4, 5])]))
    assert ways(state) == [[2], [3]]
    state.say(0, 2)
    assert ways(state) == [[0], [4], [5]]


def test_a_sentence_stops_at_the_end_of_the_game() -> None:
    assert ways(toy(Ask(0, [2, 3]))) == [[2], [3]]


def test_beyond_the_limit_beginnings_stand_for_the_rest() -> None:
    deep = Ask(0, [4, 5, 6], [Ask(0, [7, 8, 9])])
    state = toy(Ask(0, [2, 3], [deep]), Ask(1, [2, 3]))
    assert len(ways(state)) == 18
    few = sentences(state, 0, 8)
    assert not few.complete
    assert len(few.sentences) <= 8
    assert {sentence[0] for sentence in few.sentences} == {2, 3}
    least = sentences(state, 0, 1)
    assert least.sentences == [[2], [3]]  # every word that may be said is there, whatever the limit


def test_looking_ahead_leaves_the_state_alone() -> None:
    state = toy(Ask(0, [2, 3], [Note("a"), Ask(0, [4, 5])]), Ask(1, [2, 3]))
    ways(state)
    assert state.log == []
    assert state.legal(0) == [2, 3]


# ---- events and views ---------------------------------------------------------------------------------


def test_events_are_kept_only_where_wanted() -> None:
    silent, told = game.new({"aside": False}, "1"), game.new({"aside": False}, "1", events=True)
    assert silent.events is None
    assert told.events is not None
    assert [event.message.id for event in told.events] == ["lots-lot"]
    assert told.copy().events is None


def test_a_secret_event_is_for_its_owner() -> None:
    event = Event(Message("drew", {"card": "card-3"}), 1, Message("drew-something"))
    assert event.seen_by(1) == Message("drew", {"card": "card-3"})
    assert event.seen_by(0) == event.seen_by(None) == Message("drew-something")
    assert Event(Message("hm"), 1, None).seen_by(0) is None
    assert Event(Message("hm"), -1, None).seen_by(None) == Message("hm")


def test_secret_events_of_a_game() -> None:
    play = Play(game, {"aside": False}, "1", events=True)
    play.say(0, play.state.legal(0)[0])
    assert play.state.events is not None
    last = play.state.events[-1]
    assert (last.owner, last.message.id) == (0, "lots-laid")
    assert last.seen_by(1) is None


class Said(Ask):
    """Tells the seat at once what it said, and the others later."""

    def resolve(self, state: Toy, word: int) -> None:
        state.emit_later(self.seat, f"said-{word}", {})
        super().resolve(state, word)


def read(state: Toy, seat: int | None) -> list[str]:
    seen = [event.seen_by(seat) for event in state.events or []]
    return [message.id for message in seen if message is not None]


def test_what_is_told_later_is_read_at_the_barrier() -> None:
    state = toy(Ask(0, [2, 3]), Fork([(0, Said(0, [4, 5], [Said(0, [6, 7])])), (1, Said(1, [8, 9]))]), Ask(2, [2, 3]))
    state.events = []
    for seat, word in ((0, 2), (0, 4), (1, 8)):
        state.say(seat, word)
    assert (read(state, 0), read(state, 1), read(state, 2)) == (["said-4"], ["said-8"], [])
    state.say(0, 6)
    assert read(state, 0) == ["said-4", "said-6", "said-8"]
    assert read(state, 1) == ["said-8", "said-4", "said-6"]
    assert read(state, 2) == read(state, None) == ["said-4", "said-6", "said-8"]


def test_what_was_told_at_one_barrier_is_not_told_at_the_next() -> None:
    fork = Fork([(0, Said(0, [4, 5])), (1, Said(1, [6, 7]))])
    state = toy(Ask(0, [2, 3]), fork, Fork([(2, Ask(2, [2, 3]))]), fork)
    state.events = []
    for seat, word in ((0, 2), (0, 4), (1, 6), (2, 2), (1, 7), (0, 5)):
        state.say(seat, word)
    assert read(state, None) == ["said-4", "said-6", "said-5", "said-7"]


def test_a_view_tells_who_is_asked() -> None:
    state = game.new({"players": 3}, "5")
    view = state.view(1)
    assert (view["seat"], view["players"], view["waiting"], view["over"]) == (1, 3, [0, 1, 2], False)
    assert json.loads(json.dumps(view)) == view
    assert state.view(None)["seat"] is None


def test_messages_compare_by_what_they_say() -> None:
    assert Message("a", {"n": 1}) == Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert len({Message("a", {"n": 1}), Message("a", {"n": 1})}) == 1
    assert repr(Message("short", {"ore": 2, "by": ["x"]})) == "short by=['x'] ore=2"
    assert Message("a", {"n": 1}).data() == {"id": "a", "args": {"n": 1}}

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.kernel import DONE, DeadEnd, IllegalWord, Message
from tests.kernel.toys import Fork, Pick, Toy, toy


def all_sets(state: Toy) -> list[str]:
    """Every sequence of words to the end, as the set that it chose."""
    if state.over:
        return [state.log[-1]]
    found: list[str] = []
    for word in state.legal(0):
        after = state.copy()
        after.say(0, word)
        found += all_sets(after)
    return found


@given(st.integers(0, 5), st.integers(0, 5), st.integers(0, 6))
def test_each_set_is_exactly_one_sequence(least: int, more: int, size: int) -> None:
    words = list(range(2, 2 + size))
    most = least + more
    if least > size:
        with pytest.raises(DeadEnd):
            toy(Pick(0, least, most, words))
        return
    expected = [
        f"0:{{{','.join(map(str, chosen))}}}"
        for count in range(least, min(most, size) + 1)
        for chosen in combinations(words, count)
    ]
    assert sorted(all_sets(toy(Pick(0, least, most, words)))) == sorted(expected)


def test_no_pick_is_offered_that_leaves_too_few() -> None:
    state = toy(Pick(0, 3, 3, [2, 3, 4, 5, 6]))
    assert state.legal(0) == [2, 3, 4]
    state.say(0, 3)
    assert state.legal(0) == [4, 5]
    state.say(0, 5)
    assert state.over  # the last one is forced
    assert state.log == ["0:{3,5,6}"]


def test_done_is_offered_from_the_minimum_on() -> None:
    state = toy(Pick(0, 1, 3, [2, 3, 4]))
    assert state.legal(0) == [2, 3, 4]
    state.say(0, 2)
    assert state.legal(0) == [DONE, 3, 4]
    state.say(0, DONE)
    assert state.log == ["0:{2}"]


def test_the_prompt_tells_bounds_and_picks() -> None:
    state = toy(Pick(0, 1, 3, [2, 3, 4]))
    state.say(0, 3)
    prompt = state.prompt(0)
    assert prompt is not None
    assert prompt.data() == {
        "id": "toy-pick",
        "args": {},
        "kind": "set",
        "least": 1,
        "most": 3,
        "picked": [3],
        "preference": "",
    }


def test_picks_of_several_seats_do_not_mix() -> None:
    state = toy(Fork([(seat, Pick(seat, 0, 2, [2, 3, 4, 5])) for seat in (0, 1)]))
    state.say(0, 3)
    state.say(1, 2)
    assert (state.legal(0), state.legal(1)) == ([DONE, 4, 5], [DONE, 3, 4, 5])
    state.say(1, 5)
    state.say(0, DONE)
    assert state.log == ["1:{2,5}", "0:{3}"]
    assert state.picks == [[], [], []]


def test_reasons_inside_a_set() -> None:
    state = toy(Pick(0, 2, 3, [3, 5, 7, 9]))
    assert state.why_not(0, DONE) == Message("why-too-few", {"n": 2})
    assert state.why_not(0, 9) == Message("why-set-order")  # another must come first
    state.say(0, 5)
    assert state.why_not(0, DONE) == Message("why-too-few", {"n": 1})
    assert state.why_not(0, 5) == Message("why-picked-already")
    assert state.why_not(0, 3) == Message("why-set-order")
    assert state.why_not(0, 4) == Message("why-not-now")
    assert state.why_not(0, 7) is None
    with pytest.raises(IllegalWord) as error:
        state.say(0, 3)
    assert error.value.reason == "why-set-order"

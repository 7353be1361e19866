"""Which build is being tested: `STARBOARD_EXPECT` says which it must be."""

from __future__ import annotations

import os

import pytest

import starboard.kernel.state
from starboard.cli.bench import build_of
from starboard.kernel import State, fast_chance
from tests.kernel.toys import WORDS, toy


@pytest.mark.skipif("STARBOARD_EXPECT" not in os.environ, reason="either build will do")
def test_the_build_is_the_one_meant() -> None:
    expected = os.environ["STARBOARD_EXPECT"]
    assert expected in ("compiled", "pure")
    file = starboard.kernel.state.__file__
    assert file.endswith(".py" if expected == "pure" else ".so"), file
    assert build_of(State(WORDS, 2, fast_chance(0))) == ("compiled" if expected == "compiled" else "interpreted")


def test_a_game_is_interpreted_whatever_the_kernel_is() -> None:
    assert build_of(toy()) == "interpreted"

"""Which build is being tested: `STARBOARD_EXPECT` says which it must be."""

from __future__ import annotations

import os

import pytest

import starboard.kernel.state
from starboard.cli.bench import build_of
from starboard.kernel import State


@pytest.mark.skipif("STARBOARD_EXPECT" not in os.environ, reason="either build will do")
def test_the_build_is_the_one_meant() -> None:
    expected = os.environ["STARBOARD_EXPECT"]
    assert expected in ("compiled", "pure")
    file = starboard.kernel.state.__file__
    assert file.endswith(".py" if expected == "pure" else ".so"), file


def test_bench_reports_the_build_of_a_state() -> None:
    class Here(State):
        pass

    assert build_of.__module__ == "starboard.cli.bench"
    from starboard.kernel import fast_chance
    from tests.kernel.toys import WORDS

    assert build_of(Here(WORDS, 2, fast_chance(0))) == "interpreted"

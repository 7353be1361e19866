"""The same seed and the same iterations give the same words on the interpreted and the compiled build."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.kernel import names
from tests.bots.said import said

WORDS = 16
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", names())
def test_bots_say_the_same_again(name: str) -> None:
    first = said(name, 12)
    assert len(first) == 12
    assert said(name, 12) == first


@pytest.mark.skipif(
    os.environ.get("STARBOARD_EXPECT") != "compiled", reason="compares the compiled build with the pure"
)
@pytest.mark.parametrize("name", names())
def test_bots_say_the_same_on_both_builds(name: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    pure = subprocess.run(
        [sys.executable, "-m", "tests.bots.said", name, str(WORDS)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert pure.stdout.split() == said(name, WORDS)

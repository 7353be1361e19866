"""`kill -9` at any moment, under load, again and again: no acknowledged word is lost, nothing shown is taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import killing
from tests.server.conftest import DATABASES

GAMES = ["race", "lots", "federation", "lots", "race", "lots"]  # at every second table words are taken back


@pytest.mark.parametrize("kind", DATABASES)
def test_kill_under_load(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    cluster = request.getfixturevalue("cluster") if kind == "postgres" else None
    found = killing.run(tmp_path, 20 if kind == "sqlite" else 8, GAMES, 20, cluster)
    assert found["kills"] >= (20 if kind == "sqlite" else 8)
    assert found["of"]["server"] >= 2
    assert found["of"]["rules"] >= 2
    assert found["resent"] > 0, "no kill ever met a word under way"

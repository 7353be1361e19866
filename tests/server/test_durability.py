"""`kill -9` at any moment, under load, again and again: no acknowledged word is lost, nothing shown is taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import killing
from tests.server.conftest import DATABASES

GAMES = ["race", "lots", "lots", "lots", "federation", "lots"]  # words are taken back, and bots play


@pytest.mark.parametrize("kind", DATABASES)
def test_kill_under_load(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    """Of PostgreSQL two servers serve the same tables."""
    cluster = request.getfixturevalue("cluster") if kind == "postgres" else None
    found = killing.run(tmp_path, 12 if kind == "sqlite" else 8, GAMES, 20, cluster, 1 if kind == "sqlite" else 2)
    assert found["kills"] >= 8
    assert found["of"]["server"] >= 2
    assert found["of"]["rules"] >= 2
    assert found["of"]["bots"] >= 1
    assert found["views"] >= 10
    assert found["resent"] > 0, "no kill ever met a word under way"

"""Settings from a file, the environment and the command line."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from starboard.kernel import StarboardError
from starboard.server.configuration import names, printed, settings
from starboard.server.settings import Settings


def test_the_later_counts_more(tmp_path: Path) -> None:
    file = tmp_path / "s.toml"
    file.write_text('bot_seconds = 1.5\nmax_tables = 7\ntrusted_proxies = ["10.0.0.1"]\npublic_url = "https://a"\n')
    chosen = settings(file, {"STARBOARD_MAX_TABLES": "8", "STARBOARD_COMPRESS": "false"}, {"public_url": "https://b"})
    assert (chosen.bot_seconds, chosen.max_tables, chosen.public_url) == (1.5, 8, "https://b")
    assert (chosen.trusted_proxies, chosen.compress) == (("10.0.0.1",), False)
    several = settings(None, {"STARBOARD_TRUSTED_PROXIES": "10.0.0.1, 10.1.0.0/16"}, {"bot_pause": None})
    assert several.trusted_proxies == ("10.0.0.1", "10.1.0.0/16")
    assert several.bot_pause == Settings().bot_pause


@pytest.mark.parametrize("text", ["nonsense = 1", "max_tables = 'many'", "= 1"])
def test_wrong_settings_are_told(tmp_path: Path, text: str) -> None:
    file = tmp_path / "s.toml"
    file.write_text(text)
    with pytest.raises(StarboardError):
        settings(file, {}, {})
    with pytest.raises(StarboardError, match="max_tables"):
        settings(None, {"STARBOARD_MAX_TABLES": "many"}, {})


def test_what_is_printed_can_be_given_back(tmp_path: Path) -> None:
    chosen = settings(None, {"STARBOARD_MAX_TABLES": "8"}, {"database": "x.sqlite3", "games": ["a.b:c"]})
    text = printed(chosen)
    assert set(tomllib.loads(text)) == set(names())
    assert all("#" in line for line in text.splitlines()), "every setting says what it means"
    (tmp_path / "s.toml").write_text(text)
    assert settings(tmp_path / "s.toml", {}, {}) == chosen
    assert "secret" not in printed(settings(None, {"STARBOARD_DATABASE": "postgresql://a:secret@b/c"}, {}))

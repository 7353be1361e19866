"""What a host is told to set exists, and what is told to be run too."""

from __future__ import annotations

import re
from pathlib import Path

from starboard.server.configuration import names

ROOT = Path(__file__).parent.parent
TOLD = [*sorted((ROOT / "deploy").iterdir()), ROOT / "docs" / "hosting.md"]
ELSEWHERE = {"STARBOARD_COMPILE", "STARBOARD_CONFIG"}  # of the build, and where the settings stand


def test_every_setting_that_is_told_of_exists() -> None:
    known = {f"STARBOARD_{name.upper()}" for name in names()} | ELSEWHERE
    found = {name for path in TOLD for name in re.findall(r"STARBOARD_[A-Z_]+[A-Z]", path.read_text(encoding="utf-8"))}
    assert len(found) > 5
    assert found <= known
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    settings = {word for word in re.findall(r"`([a-z]+_[a-z_]+)`", text) if word not in ("pg_dump", "reverse_proxy")}
    assert len(settings) > 10
    assert settings <= set(names())


def test_every_file_that_is_told_of_exists() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    files = set(re.findall(r"deploy/[\w.]+\w", text)) - {"deploy/.env"}
    assert files >= {"deploy/starboard.service", "deploy/Caddyfile", "deploy/nginx.conf", "deploy/compose.yaml"}
    for file in files:
        assert (ROOT / file).is_file(), file

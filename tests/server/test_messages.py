"""Every message that the server itself sends can be read in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from starboard.server.errors import STATUS
from starboard.server.messages import Language
from starboard.text import languages

SOURCE = Path(__file__).parent.parent.parent / "src" / "starboard"


def sent() -> set[str]:
    """The ids that stand in the server's source. Errors over HTTP are read with `error-` before their id."""
    found = {f"error-{id}" for id in STATUS}
    for path in (SOURCE / "server").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= {f"error-{id}" for id in re.findall(r'Refusal\(\s*"([a-z][a-z-]+)"', text)}
        found |= set(re.findall(r'Message\(\s*"([a-z][a-z-]+)"', text))
        found |= set(re.findall(r'"id": "((?:error|notice|why)-[a-z-]+)"', text))
        found |= set(re.findall(r'"(why-[a-z-]+)"', text))
    return found


def test_the_ids_are_found() -> None:
    assert {
        "why-stale",
        "notice-bot-replaced",
        "error-table-frozen",
        "error-seat-taken",
        "error-server-fault",
        "why-over",
    } <= sent()


def test_guests_may_choose_every_language_that_there_is() -> None:
    assert sorted(get_args(Language)) == languages()


@pytest.mark.parametrize("language", languages())
def test_no_message_is_missing(language: str) -> None:
    known: set[str] = set()
    for path in (SOURCE / "locales" / language).glob("*.ftl"):
        known |= set(re.findall(r"^([a-z][a-z0-9-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE))
    assert sent() - known == set()

"""`@rule("RG-8.24")` says which rule statements a test would fail without; `starboard rules` reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    return pytest.mark.rule(*ids)

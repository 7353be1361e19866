"""`@rule("RG-8.24")` says which rule statements a test would fail without; `starboard rules` reads it."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """For a test, or as a mark of one row of a table of cases."""
    return pytest.mark.rule(*ids)

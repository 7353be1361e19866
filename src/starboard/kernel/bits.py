"""Small sets as the bits of a number."""

from __future__ import annotations

from mypy_extensions import i64


def bits(mask: i64) -> i64:
    """How many things a set holds."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count

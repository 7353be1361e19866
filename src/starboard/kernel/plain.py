"""States as plain data, by looking at their attributes: for comparing, hashing and debugging, not for storage."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def attributes(thing: Any) -> list[str]:
    """The names of everything that makes up a thing."""
    names: set[str] = set()
    skipped: set[str] = {"vocabulary", "events"}
    for cls in type(thing).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
        skipped.update(getattr(cls, "PLAIN_SKIPS", ()))
    names.update(getattr(thing, "__dict__", {}))
    return sorted(name for name in names if name not in skipped and not name.startswith("__"))


def plain(thing: Any) -> Any:
    """Everything that makes up a thing, as JSON-able data."""
    if thing is None or isinstance(thing, (bool, int, float, str)):
        return thing
    if isinstance(thing, (bytes, bytearray)):
        return thing.hex()
    if isinstance(thing, (list, tuple)):
        return [plain(item) for item in thing]
    if isinstance(thing, (set, frozenset)):
        return sorted(plain(item) for item in thing)
    if isinstance(thing, dict):
        return [[plain(key), plain(value)] for key, value in thing.items()]
    if hasattr(thing, "plain_key"):  # a large fixed table names itself instead of being written out
        return thing.plain_key()
    return {"": type(thing).__name__, **{name: plain(getattr(thing, name, None)) for name in attributes(thing)}}


def fingerprint(thing: Any) -> str:
    """A short hash of everything that makes up a thing."""
    text = json.dumps(plain(thing), separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()

"""Numbered .sql files, applied once each and in order."""

from __future__ import annotations

import importlib.resources
import re
from collections.abc import Sequence
from typing import Any, Protocol

from starboard.kernel import StarboardError
from starboard.server.store.writing import Db, Work

_NAME = re.compile(r"(\d{4})_[a-z0-9_]+\.sql\Z")


def scripts() -> list[tuple[int, str, list[str]]]:
    """Number, name and statements of every migration, in order."""
    found = []
    for file in importlib.resources.files("starboard.server").joinpath("migrations").iterdir():
        match = _NAME.match(file.name)
        if match:
            found.append((int(match.group(1)), file.name, statements(file.read_text(encoding="utf-8"))))
    found.sort()
    numbers = [number for number, _, _ in found]
    if numbers != list(range(1, len(numbers) + 1)):
        raise RuntimeError(f"the migrations are not numbered from 1 without gaps: {numbers}")
    return found


def statements(text: str) -> list[str]:
    """The statements of a script; a semicolon at the end of a line ends one."""
    kept = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("--"))
    return [part.strip() for part in re.split(r";\s*(?:\n|\Z)", kept) if part.strip()]


class Migrated(Protocol):
    """A database that can be brought up to date."""

    def rows(self, sql: str, *values: object) -> list[Any]: ...

    def commit(self, works: Sequence[Work[Any]]) -> list[Any]: ...


def migrate(db: Migrated) -> int:
    """Bring a database up to date; tells the number of its newest migration."""
    done = _known(db.commit([_prepare]))
    known = scripts()
    if done and done[-1] > known[-1][0]:
        raise StarboardError(
            f"the database is at migration {done[-1]}, this version of starboard knows only {known[-1][0]}: update it"
        )
    for number, name, parts in known:
        if number not in done:
            _known(db.commit([_script(number, name, parts)]))
    return known[-1][0]


def _prepare(db: Db) -> list[int]:
    db.run("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    return [row[0] for row in db.rows("SELECT number FROM migrations ORDER BY number")]


def _script(number: int, name: str, parts: list[str]) -> Work[list[int]]:
    def work(db: Db) -> list[int]:
        for part in parts:
            db.run(part)
        db.run("INSERT INTO migrations (number, name) VALUES (?, ?)", number, name)
        return [number]

    return work


def _known(outcomes: list[Any]) -> list[int]:
    (outcome,) = outcomes
    if isinstance(outcome, Exception):
        raise outcome
    return list(outcome)

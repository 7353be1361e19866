"""Numbered .sql files, applied once each and in order."""

from __future__ import annotations

import importlib.resources
import re

import aiosqlite

from starboard.kernel import StarboardError

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


async def migrate(db: aiosqlite.Connection) -> int:
    """Bring a database up to date; tells the number of its newest migration."""
    await db.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    cursor = await db.execute("SELECT number FROM migrations ORDER BY number")
    done = [row[0] for row in await cursor.fetchall()]
    known = scripts()
    if done and done[-1] > known[-1][0]:
        raise StarboardError(
            f"the database is at migration {done[-1]}, this version of starboard knows only {known[-1][0]}: update it"
        )
    for number, name, parts in known:
        if number in done:
            continue
        await db.execute("BEGIN IMMEDIATE")
        try:
            for part in parts:
                await db.execute(part)
            await db.execute("INSERT INTO migrations (number, name) VALUES (?, ?)", (number, name))
        except BaseException:
            await db.execute("ROLLBACK")
            raise
        await db.execute("COMMIT")
    return known[-1][0]

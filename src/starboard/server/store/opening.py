"""Which store a name stands for."""

from __future__ import annotations

import asyncio
import sqlite3

from starboard.kernel import StarboardError
from starboard.server.store import Store
from starboard.server.store.sqlite import SqliteStore

_URLS = ("postgresql://", "postgres://")


def shared(database: str) -> bool:
    """Whether it is a service of its own, and no file."""
    return database.startswith(_URLS)


def store_of(database: str) -> Store:
    """PostgreSQL for its addresses, else a file."""
    if not shared(database):
        return SqliteStore(database)
    try:
        from starboard.server.store.postgres import PostgresStore
    except ImportError as error:
        raise StarboardError(
            f"PostgreSQL needs its driver: pip install 'starboard-games[postgres]' ({error})"
        ) from None
    return PostgresStore(database)


def check_database(database: str) -> None:
    """Bring a database up to date before anything is served; a `StarboardError` tells if it cannot be used."""

    async def try_it() -> None:
        store = store_of(database)
        await store.open()
        await store.close()

    try:
        asyncio.run(try_it())
    except sqlite3.Error as error:
        raise StarboardError(f"{database} cannot be used as a database: {error}") from error

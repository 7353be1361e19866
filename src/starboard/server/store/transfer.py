"""A whole site as one file of lines: out of one database and into another, of whichever kind."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Protocol

from starboard.kernel import StarboardError
from starboard.server.store.migrations import scripts
from starboard.server.store.opening import check_database, shared
from starboard.server.store.writing import Connection, Db

CHUNK = 2000
TABLE_COLUMNS = (
    "id, game, rules, options, seed, listed, host, status, created, started, ended, changed,"
    " waiting, result, rematch, record, muted, clock, times, due, standing, revision, archived"
)
KIND = "starboard-site"
GONE = {"seats": (8, 7)}  # a column that exports from before this migration have, and its place
LEFT_OUT = {"migrations", "jobs"}  # what a server makes again by itself

# Every table of the schema: how many columns order it, and its columns, those first. Later ones refer to earlier ones.
TABLES: dict[str, tuple[int, list[str]]] = {
    "secrets": (1, ["name", "value"]),
    "notes": (1, ["name", "value"]),
    "guests": (1, ["id", "name", "language", "created", "phrase", "banned", "webhook", "told", "mail"]),
    "tables": (1, TABLE_COLUMNS.replace(" ", "").split(",")),
    "seats": (2, ["table_id", "seat", "kind", "guest", "name", "level", "preferences", "away"]),
    "rights": (3, ["table_id", "seat", "guest", "link"]),
    "links": (3, ["table_id", "seat", "id", "created"]),
    "acts": (2, ["table_id", "seq", "kind", "seat", "body", "act", "moment"]),
    "talk": (2, ["table_id", "seq", "moment", "seat", "name", "body", "message"]),
}


class Site(Connection, Db, Protocol):
    """A connection that reads and writes."""


def _connection(database: str) -> Site:
    if not shared(database):
        from starboard.server.store.sqlite import SqliteDb

        return SqliteDb(database)
    from starboard.server.store.postgres import PostgresDb

    return PostgresDb(database)


def export_site(database: str, file: Path) -> int:
    """Write a site as it stands at one moment; tells how many rows there are."""
    if not shared(database) and not Path(database).is_file():
        raise StarboardError(f"there is no database {database}")
    if file.exists():
        raise StarboardError(f"{file} exists: nothing is overwritten")
    db = _connection(database)
    part = file.with_name(file.name + ".part")
    try:
        db.run("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ" if shared(database) else "BEGIN")
        with os.fdopen(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as out:
                count = _write_out(db, out)
            raw.flush()
            os.fsync(raw.fileno())
        db.run("COMMIT")
        part.rename(file)
        return count
    finally:
        db.close()
        part.unlink(missing_ok=True)


def _write_out(db: Db, out: IO[str]) -> int:
    newest = db.rows("SELECT max(number) FROM migrations")[0][0]
    out.write(json.dumps({"kind": KIND, "migration": newest}) + "\n")
    count = 0
    for table, (keys, columns) in TABLES.items():
        for row in _rows(db, table, keys, columns):
            out.write(json.dumps([table, *row], ensure_ascii=False) + "\n")
            count += 1
    out.write(json.dumps({"rows": count}) + "\n")
    return count


def _rows(db: Db, table: str, keys: int, columns: list[str]) -> Iterator[list[Any]]:
    order = ", ".join(columns[:keys])
    marks = ", ".join("?" * keys)
    last: list[Any] = []
    while True:
        after = f" WHERE ({order}) > ({marks})" if last else ""
        found = db.rows(f"SELECT {', '.join(columns)} FROM {table}{after} ORDER BY {order} LIMIT {CHUNK}", *last)
        for row in found:
            yield list(row)
        if len(found) < CHUNK:
            return
        last = list(found[-1][:keys])


def import_site(file: Path, database: str) -> int:
    """Fill an empty database: all of the file or nothing."""
    if not file.is_file():
        raise StarboardError(f"there is no file {file}")
    check_database(database)
    db = _connection(database)
    try:
        (outcome,) = db.commit([lambda inside: _read_in(inside, file)])
    finally:
        db.close()
    if isinstance(outcome, (OSError, EOFError, ValueError, KeyError)):
        raise StarboardError(f"{file} is not the whole export of a site: {outcome}") from outcome
    if isinstance(outcome, Exception):
        raise outcome
    return int(outcome)


def _read_in(db: Db, file: Path) -> int:
    for table in ("guests", "tables"):
        if db.rows(f"SELECT count(*) FROM {table}")[0][0]:
            raise StarboardError("there is a site in this database already: nothing is overwritten")
    for table in ("secrets", "notes"):
        db.run(f"DELETE FROM {table}")
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        head = json.loads(next(lines, "null"))
        if not isinstance(head, dict) or head.get("kind") != KIND:
            raise StarboardError(f"{file} is not the export of a site")
        if head["migration"] > scripts()[-1][0]:
            raise StarboardError(f"{file} was written by a newer version of starboard: update it")
        for count, line in enumerate(lines):
            row = json.loads(line)
            if isinstance(row, dict):
                if row["rows"] != count:
                    raise ValueError(f"{row['rows']} rows are promised and {count} are there")
                return count
            table, *values = row
            if table in GONE and head["migration"] < GONE[table][0]:
                del values[GONE[table][1]]
            columns = TABLES[table][1][: len(values)]  # an older version knew fewer
            db.run(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})", *values)
    raise ValueError("its end is missing")

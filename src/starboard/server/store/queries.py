"""Every query of the store, in SQL that SQLite and PostgreSQL both take (`?` stands for a value)."""

from __future__ import annotations

SECRET_PUT = "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
NOTE_PUT = "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
NOTE_GET = "SELECT value FROM notes WHERE name = ?"
SECRET_GET = "SELECT value FROM secrets WHERE name = ?"

GUEST_COLUMNS = "id, name, language, created, banned, webhook, told, mail"
GUEST_ADD = "INSERT INTO guests (id, name, language, created) VALUES (?, ?, ?, ?)"
GUEST_GET = f"SELECT {GUEST_COLUMNS} FROM guests WHERE id = ?"
GUEST_BY_PHRASE = f"SELECT {GUEST_COLUMNS} FROM guests WHERE phrase = ?"
GUEST_PHRASE = "UPDATE guests SET phrase = ? WHERE id = ?"
GUEST_BY_MAIL = f"SELECT {GUEST_COLUMNS} FROM guests WHERE mail = ?"
GUEST_MAIL = "UPDATE guests SET mail = ? WHERE id = ?"
GUEST_WEBHOOK = "UPDATE guests SET webhook = ? WHERE id = ?"
GUEST_TOLD = "UPDATE guests SET told = ? WHERE id = ? AND told = ?"
GUESTS_TO_TELL = f"SELECT {GUEST_COLUMNS} FROM guests WHERE webhook <> '' AND banned = 0"
GUEST_BAN = "UPDATE guests SET banned = ? WHERE id = ?"
GUESTS_RECENT = f"SELECT {GUEST_COLUMNS} FROM guests WHERE LOWER(name) LIKE ? ESCAPE '!' ORDER BY created DESC LIMIT ?"
GUEST_FORGET = [
    "DELETE FROM rights WHERE guest = ?",
    "UPDATE seats SET guest = NULL WHERE guest = ?",
    "UPDATE guests SET name = '', phrase = NULL, webhook = '', mail = NULL WHERE id = ?",
]
TALK_FORGET = "UPDATE talk SET name = NULL, body = '' WHERE table_id = ? AND seat = ? AND body IS NOT NULL"
RECORD_RENAME = "UPDATE tables SET record = REPLACE(record, ?, ?) WHERE id = ? AND record IS NOT NULL"
GUEST_SET = "UPDATE guests SET name = ?, language = ? WHERE id = ?"

TABLE_ADD = (
    "INSERT INTO tables (id, game, rules, options, seed, listed, host, status, created, started, changed, waiting,"
    " clock) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '[]', ?)"
)
TABLE_COLUMNS = (
    "t.id, t.game, t.rules, t.options, t.seed, t.listed, t.host, t.status,"
    " t.created, t.started, t.ended, t.changed, t.waiting, t.result, t.rematch, t.muted, t.clock, t.times,"
    " t.standing, t.revision, t.archived"
)
TABLE_GET = f"SELECT {TABLE_COLUMNS} FROM tables t WHERE t.id = ?"
TABLE_START = (
    "UPDATE tables SET status = 'playing', started = ?, changed = ?, waiting = ? WHERE id = ? AND status = 'open'"
)
TABLE_RECORD_SET = "UPDATE tables SET record = ? WHERE id = ?"
TABLE_RECORD_GET = "SELECT record FROM tables WHERE id = ?"
TABLE_SUMMARY = (
    "UPDATE tables SET status = ?, waiting = ?, changed = ?, ended = ?, result = ?, standing = ?,"
    " revision = revision + 1, archived = 0 WHERE id = ? AND (revision = ? OR ? < 0) RETURNING revision"
)
TABLE_COUNT = "UPDATE tables SET revision = revision + 1 WHERE id = ? AND (revision = ? OR ? < 0) RETURNING revision"
TABLE_REVISION = "SELECT revision FROM tables WHERE id = ?"
REVISIONS = "SELECT id, revision FROM tables WHERE id IN (?)"  # as many ? as tables
TABLE_TIMES = "UPDATE tables SET times = ?, due = ? WHERE id = ?"
TABLES_OVERDUE = (
    "SELECT t.id FROM tables t WHERE t.due < ? AND t.status = 'playing' AND t.archived = 0 ORDER BY t.due LIMIT 100"
)
TABLES_TIMED = (
    "SELECT t.id, t.revision, t.clock, t.times, s.seat FROM tables t JOIN seats s ON s.table_id = t.id"
    " WHERE t.due IS NOT NULL AND t.status = 'playing' AND t.archived = 0 AND s.kind = 'person' ORDER BY t.id"
)
TABLE_REMATCH = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL"
TABLES_OF = (
    f"SELECT {TABLE_COLUMNS} FROM tables t WHERE t.id IN"
    " (SELECT h.id FROM tables h WHERE h.host = ? UNION SELECT s.table_id FROM seats s WHERE s.guest = ?"
    " UNION SELECT r.table_id FROM rights r WHERE r.guest = ?) AND t.archived <= ?"
    " ORDER BY t.changed DESC LIMIT ?"
)
TABLES_OPEN = (
    f"SELECT {TABLE_COLUMNS} FROM tables t WHERE t.status = 'open' AND t.listed = 1 AND t.archived = 0"
    " ORDER BY t.created DESC LIMIT ?"
)
TABLES_RECENT = (
    f"SELECT {TABLE_COLUMNS} FROM tables t WHERE LOWER(t.id) LIKE ? ESCAPE '!' OR t.game LIKE ? ESCAPE '!'"
    " OR EXISTS (SELECT 1 FROM seats p WHERE p.table_id = t.id AND LOWER(p.name) LIKE ? ESCAPE '!')"
    " ORDER BY t.changed DESC LIMIT ?"
)
_FOUND = (
    "(t.listed = 1 OR t.id IN"
    " (SELECT h.id FROM tables h WHERE h.host = ? UNION SELECT s.table_id FROM seats s WHERE s.guest = ?"
    " UNION SELECT r.table_id FROM rights r WHERE r.guest = ?))"
    " AND t.game LIKE ?"
    " AND t.changed >= ? AND t.changed < ? AND EXISTS"
    " (SELECT 1 FROM seats p WHERE p.table_id = t.id AND LOWER(p.name) LIKE ? ESCAPE '!')"
    " ORDER BY t.changed DESC, t.id LIMIT ? OFFSET ?"
)
TABLES_PAST = f"SELECT {TABLE_COLUMNS} FROM tables t WHERE t.status = 'over' AND {_FOUND}"
TABLES_LEFT = f"SELECT {TABLE_COLUMNS} FROM tables t WHERE t.status IN ('open', 'playing') AND {_FOUND}"
TABLES_UNFINISHED = (
    "SELECT count(*) FROM tables t WHERE t.host = ? AND t.archived = 0"
    " AND (t.status = 'open' OR (t.status = 'playing' AND EXISTS"
    " (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.guest = t.host AND s.kind = 'person')))"
)
TABLES_LISTED = (
    "SELECT count(*) FROM tables t WHERE t.host = ? AND t.status = 'open' AND t.listed = 1 AND t.archived = 0"
)
SEATS_JOINED = (
    "SELECT count(*) FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.guest = ? AND t.status = 'open'"
    " AND t.archived = 0 AND t.host <> ?"
)
TABLE_RESUME = "UPDATE tables SET archived = 0, changed = ? WHERE id = ?"
TABLES_ABANDONED = (
    "UPDATE tables SET archived = 1, revision = revision + 1"
    " WHERE status <> 'over' AND archived = 0 AND changed < ? RETURNING id, revision"
)
TABLE_MUTE = "UPDATE tables SET muted = ? WHERE id = ?"
TABLE_ARCHIVE = "UPDATE tables SET archived = ? WHERE id = ?"
TABLE_OPTIONS = "UPDATE tables SET options = ? WHERE id = ?"
TABLE_DELETE = [
    "DELETE FROM acts WHERE table_id = ?",
    "DELETE FROM talk WHERE table_id = ?",
    "DELETE FROM rights WHERE table_id = ?",
    "DELETE FROM links WHERE table_id = ?",
    "DELETE FROM seats WHERE table_id = ?",
    "DELETE FROM jobs WHERE table_id = ?",
    "UPDATE tables SET rematch = NULL WHERE rematch = ?",
    "DELETE FROM tables WHERE id = ?",
]
TABLES_WITH_BOTS = (
    "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id WHERE t.status = 'playing' AND t.archived = 0"
    " AND s.kind = 'bot'"
)

SEAT_ADD = (
    "INSERT INTO seats (table_id, seat, kind, guest, name, level, preferences, away) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
SEAT_SET = (
    "UPDATE seats SET kind = ?, guest = ?, name = ?, level = ?, preferences = ?, away = ?"
    " WHERE table_id = ? AND seat = ?"
)
SEATS_OF = (
    "SELECT s.table_id, s.seat, s.kind, s.guest, s.name, s.level, s.preferences, s.away, r.guest FROM seats s"
    " LEFT JOIN rights r ON r.table_id = s.table_id AND r.seat = s.seat"
    " WHERE s.table_id IN (?)"  # as many ? as tables
    " ORDER BY s.table_id, s.seat, r.guest"
)
RIGHT_ADD = (
    "INSERT INTO rights (table_id, seat, guest, link) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (table_id, seat, guest) DO NOTHING"
)
RIGHTS_BY_LINK = "DELETE FROM rights WHERE table_id = ? AND seat = ? AND link = ?"
LINK_ADD = "INSERT INTO links (table_id, seat, id, created) VALUES (?, ?, ?, ?)"
LINK_DELETE = "DELETE FROM links WHERE table_id = ? AND seat = ? AND id = ?"
LINKS_CLEAR = "DELETE FROM links WHERE table_id = ? AND seat = ?"
LINKS_OF = (
    "SELECT l.id, l.created, (SELECT count(*) FROM rights r WHERE r.table_id = l.table_id AND r.seat = l.seat"
    " AND r.link = l.id) FROM links l WHERE l.table_id = ? AND l.seat = ? ORDER BY l.created DESC, l.id"
)
RIGHTS_CLEAR = "DELETE FROM rights WHERE table_id = ? AND seat = ?"

ACT_ADD = "INSERT INTO acts (table_id, seq, kind, seat, body, act, moment) VALUES (?, ?, ?, ?, ?, ?, ?)"
ACTS_GET = "SELECT seq, kind, seat, body, act, moment FROM acts WHERE table_id = ? AND seq > ? ORDER BY seq"

TALK_ADD = (
    "INSERT INTO talk (table_id, seq, moment, seat, name, body, message)"
    " SELECT ?, COALESCE(MAX(seq), 0) + 1, ?, CAST(? AS INTEGER), ?, ?, ? FROM talk WHERE table_id = ?"
    " RETURNING seq"
)
TALK_GET = (
    "SELECT moment, seat, name, body, message, seq FROM talk WHERE table_id = ? AND seq > ? ORDER BY seq DESC LIMIT ?"
)

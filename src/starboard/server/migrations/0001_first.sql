-- Guests, tables, seats, and the log. Written so that SQLite and PostgreSQL both take it.

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- waiting and result repeat what replaying the log would tell, for lists; they are written together with it.
-- record is the text of a finished game: it stays readable whatever becomes of the rules.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    listed INTEGER NOT NULL,
    host TEXT NOT NULL REFERENCES guests (id),
    status TEXT NOT NULL,
    created BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT,
    changed BIGINT NOT NULL,
    waiting TEXT NOT NULL,
    result TEXT,
    rematch TEXT,
    record TEXT
);

CREATE INDEX tables_by_status ON tables (status, listed, created);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    level TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_guest ON seats (guest);

-- Other guests (another device of the same person) who may play a seat.
CREATE TABLE rights (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    PRIMARY KEY (table_id, seat, guest)
);

CREATE INDEX rights_by_guest ON rights (guest);

-- The truth about a table: what was said and taken back, in order. act is the client's idempotency key.
CREATE TABLE acts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    act TEXT,
    moment BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX acts_once ON acts (table_id, act);

CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    moment BIGINT NOT NULL,
    seat INTEGER,
    name TEXT,
    body TEXT,
    message TEXT,
    PRIMARY KEY (table_id, seq)
);

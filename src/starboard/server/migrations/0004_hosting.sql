-- What a site remembers about itself.

CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

-- The tables of a guest are found without looking at all tables.

CREATE INDEX tables_by_host ON tables (host, status);

-- Links to a seat carry its number of links; when it is counted on, old links are void.

ALTER TABLE seats ADD COLUMN link INTEGER NOT NULL DEFAULT 0;

-- Whether spectators may talk at a table.

ALTER TABLE tables ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;

-- How somebody wants to be told that it is their turn, when they were last told, and the address by which they are
-- known again (a keyed hash).

ALTER TABLE guests ADD COLUMN webhook TEXT NOT NULL DEFAULT '';

ALTER TABLE guests ADD COLUMN told BIGINT NOT NULL DEFAULT 0;

ALTER TABLE guests ADD COLUMN mail TEXT;

CREATE UNIQUE INDEX guests_by_mail ON guests (mail);

-- Tables that were abandoned, until somebody takes them up again.

ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;

-- Links to a seat, each of which can be called in; and by which of them somebody came.

CREATE TABLE links (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    id TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat, id)
);

ALTER TABLE rights ADD COLUMN link TEXT;

ALTER TABLE seats DROP COLUMN link;

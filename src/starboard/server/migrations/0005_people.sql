-- Time: what a table plays by, what each seat has left, and when the next seat runs out of it.

ALTER TABLE tables ADD COLUMN clock TEXT;

ALTER TABLE tables ADD COLUMN times TEXT;

ALTER TABLE tables ADD COLUMN due BIGINT;

CREATE INDEX tables_by_due ON tables (due);

-- A bot stands in for the player of this seat, who gets it back on coming back.

ALTER TABLE seats ADD COLUMN away INTEGER NOT NULL DEFAULT 0;

-- By what somebody is known again on another device (a keyed hash), and whether they may not come in.

ALTER TABLE guests ADD COLUMN phrase TEXT;

ALTER TABLE guests ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;

CREATE UNIQUE INDEX guests_by_phrase ON guests (phrase);

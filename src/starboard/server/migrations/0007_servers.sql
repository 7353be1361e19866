-- Every change of a table counts on: who changes it must have seen the last one.

ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;

-- Seats for which some server has to speak. Whoever owns a job does it until it is done or its time is up.

CREATE TABLE jobs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    who TEXT NOT NULL,
    asked BIGINT NOT NULL,
    owner TEXT,
    until BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX jobs_by_owner ON jobs (owner);

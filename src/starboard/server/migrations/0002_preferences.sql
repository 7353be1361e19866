-- What a seat has decided once and for all, as a JSON object.

ALTER TABLE seats ADD COLUMN preferences TEXT NOT NULL DEFAULT '{}';

-- How a running game stands, for lists: the round, and the points that all can see.

ALTER TABLE tables ADD COLUMN standing TEXT;

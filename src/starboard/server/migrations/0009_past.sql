-- Games of the past, newest first: however many there are, a page of them is found at once.

CREATE INDEX tables_of_the_past ON tables (status, changed DESC, id) WHERE status = 'over';

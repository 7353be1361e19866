-- A table whose rematch was read too early kept the text of nothing.

UPDATE tables SET rematch = NULL WHERE rematch = 'None';

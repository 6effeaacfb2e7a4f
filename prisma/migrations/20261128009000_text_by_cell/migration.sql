-- A frequent word is in a fifth of all events: around a place, the events of its cells are fewer.
-- The planner reads this index instead of that of the words, or combines both.
SET lock_timeout = '5s';

CREATE INDEX poi_text_cell ON poi_text (cell);

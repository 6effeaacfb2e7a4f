-- A list reads the card of an event, with the dates of its next period, from one row of poi_search:
-- before, it looked up the periods of each event and serialised each card.
-- write_poi_search, which is applied after the migrations, writes both columns with each later change
-- of an event. A migration cannot fill them, because the former function goes on writing rows without
-- them meanwhile: the worker fills the other rows after the release, and lists read their periods until then.
SET lock_timeout = '5s';

ALTER TABLE poi_search
  ADD COLUMN next_card text,  -- the card with the dates of the next period; without its last brace, the distance and the group
  ADD COLUMN next_until date; -- last first day of a search that shows this period; '-infinity': none does. Null: not written yet

CREATE INDEX poi_search_unwritten ON poi_search (poi_id) WHERE next_until IS NULL;

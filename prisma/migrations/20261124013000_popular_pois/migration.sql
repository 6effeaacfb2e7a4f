-- The events that the home page shows to visitors without a place are read from the most popular pois. The popularity of `poi` has the
-- index, not the copy in poi_search: there, an update of it alone would write to each of the covering indexes.
SET lock_timeout = '5s';

CREATE INDEX poi_popularity ON poi (popularity DESC, id) WHERE popularity > 0;

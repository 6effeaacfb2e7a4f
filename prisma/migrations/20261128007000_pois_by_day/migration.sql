-- A list without a place reads the events of the whole country in the order of their first day. An
-- index by cell would be read once for each cell.
-- The index includes the columns that the filters and the order of such a list read, so that the
-- list is an index-only scan.
SET lock_timeout = '5s';

CREATE INDEX poi_search_days ON poi_search (first_day) INCLUDE (theme_mask, options, dates, ongoing, poi_id);

-- The last published events around a place are read by cell in the order of publication, without the
-- older ones. The index includes the columns that the filters and the order of such a list read, and not
-- first_day: searches of days would read it in place of poi_search_grid, without their days.
SET lock_timeout = '5s';

CREATE INDEX poi_search_newest ON poi_search (cell, published_at)
  INCLUDE (lon, lat, theme_mask, options, dates, poi_id);

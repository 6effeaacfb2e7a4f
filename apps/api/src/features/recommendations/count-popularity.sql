-- Sets the popularity of pois, in both `poi` and the search projection, to the number of people who
-- added them to their favourites since :since. Returns the number of changed pois. Does not notify
-- page caches, because no page shows the popularity.
WITH recent AS (
  SELECT f.poi_id AS id, count(*)::int AS popularity FROM favorite f WHERE f.created_at >= :since::timestamptz GROUP BY f.poi_id
), wanted AS (
  SELECT r.id, r.popularity FROM recent r
  UNION ALL
  SELECT p.id, 0 FROM poi p WHERE p.popularity > 0 AND NOT EXISTS (SELECT FROM recent r WHERE r.id = p.id)
), changed AS (
  UPDATE poi p SET popularity = w.popularity FROM wanted w WHERE p.id = w.id AND p.popularity <> w.popularity RETURNING p.id, p.popularity
), projected AS (
  UPDATE poi_search s SET popularity = c.popularity FROM changed c WHERE s.poi_id = c.id
)
SELECT count(*)::int AS changed FROM changed

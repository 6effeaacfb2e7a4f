-- Brings the search tables in line with the pois in them that have no theme, at most :batchSize
-- after the id :after, by id, as of :now. Returns their number and the last id (null without any).
-- Skips rows that another transaction has locked: the next run finds those that it leaves.
WITH found AS (
  SELECT poi_id FROM poi_search WHERE theme_mask = 0 AND poi_id > :after::uuid
  ORDER BY poi_id LIMIT :batchSize::int FOR UPDATE SKIP LOCKED
), ids AS (
  SELECT coalesce(array_agg(poi_id ORDER BY poi_id), '{}') AS list FROM found
)
SELECT cardinality(list)::int AS swept, list[cardinality(list)]::text AS "lastId",
  refresh_poi_lists(ids => list, as_of => :now::timestamptz)::text AS refreshed
FROM ids

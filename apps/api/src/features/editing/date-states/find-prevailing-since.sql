-- Since when the state of an event has been one of :prevailing, which prevail over those of its dates; no row unless its
-- history says so: imports change the state of an event without an entry.
SELECT x.happened_at AS since FROM (
  SELECT h.happened_at, h.diff -> 0 ->> 'to' = ANY (:prevailing::text[]) AS prevails
  FROM poi_history h
  WHERE h.poi_id = :poiId::uuid AND h.action = :action
    AND (h.diff -> 0 ->> 'from' = ANY (:prevailing::text[])) <> (h.diff -> 0 ->> 'to' = ANY (:prevailing::text[]))
  ORDER BY h.happened_at DESC, h.id DESC LIMIT 1
) x
WHERE x.prevails

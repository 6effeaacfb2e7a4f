-- Archives those of :poiIds that are not being edited, as of :now, with their one version, published
-- or a draft: their feed no longer gives them as outings. Deletes the versions archived before.
-- Forgets the digests of their records, so that an import that maps one again restores it
-- (find-known-pois.sql, write-pois.sql). Adds a history entry for each. Returns the number of pois.
WITH shown AS MATERIALIZED (
  SELECT v.id, v.poi_id, v.number, v.status FROM poi_version v
  WHERE v.poi_id = ANY (:poiIds::uuid[]) AND v.status IN ('published', 'draft')
    AND NOT EXISTS (SELECT FROM poi_version o WHERE o.poi_id = v.poi_id AND o.id <> v.id AND o.status <> 'archived')
), deleted AS (
  DELETE FROM poi_version v USING shown WHERE v.poi_id = shown.poi_id AND v.status = 'archived'
), archived AS (
  UPDATE poi_version v SET status = 'archived' FROM shown WHERE v.id = shown.id
), entered AS (
  INSERT INTO poi_history (id, poi_id, happened_at, actor_kind, action, version_number, from_status, to_status)
  SELECT gen_random_uuid(), poi_id, :now::timestamptz, 'import', 'withdrawn', number, status, 'archived' FROM shown
), closed AS (
  UPDATE poi p SET archived_at = :now::timestamptz, source_hash = NULL, edit_version = edit_version + 1, updated_at = :now::timestamptz
  FROM shown WHERE p.id = shown.poi_id RETURNING 1
)
SELECT count(*)::int AS withdrawn FROM closed

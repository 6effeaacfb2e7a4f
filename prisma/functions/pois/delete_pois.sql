-- Deletes pois with their dependent rows and returns their ids. The sweeper deletes their pictures
-- later, unless another poi uses them. poi_change says that they are gone. The caller removes the pois from the projection first.
CREATE OR REPLACE FUNCTION delete_pois(ids uuid[], as_of timestamptz) RETURNS SETOF uuid
LANGUAGE sql
AS $$
  WITH orphaned AS (
    UPDATE media m SET orphaned_at = as_of
    WHERE m.orphaned_at IS NULL AND m.kind = 'file'
      AND m.id IN (SELECT x.media_id FROM poi_media x JOIN poi_version v ON v.id = x.version_id WHERE v.poi_id = ANY (ids)
        UNION SELECT x.id FROM media x WHERE x.poi_id = ANY (ids))
      AND NOT EXISTS (SELECT FROM poi_media x JOIN poi_version v ON v.id = x.version_id WHERE x.media_id = m.id AND v.poi_id <> ALL (ids))
  ), unmerged AS (
    UPDATE poi p SET merged_into_id = NULL WHERE p.merged_into_id = ANY (ids) AND p.id <> ALL (ids)
  ), forgotten AS (
    UPDATE poi_change c SET state = 'deleted', state_xid = pg_current_xact_id()::text::bigint,
      xid = pg_current_xact_id()::text::bigint, changed_at = as_of
    -- In the order in which record_poi_changes locks them.
    FROM (SELECT x.poi_id FROM poi_change x WHERE x.poi_id = ANY (ids) ORDER BY x.poi_id FOR NO KEY UPDATE) locked
    WHERE c.poi_id = locked.poi_id
  )
  DELETE FROM poi p WHERE p.id = ANY (ids)
  RETURNING p.id
$$;

-- Marks the stored pictures that neither a version nor an organisation shows, unmarks those shown
-- again, and returns the counts.
WITH orphaned AS (
  UPDATE media m SET orphaned_at = :now::timestamptz
  WHERE m.kind = 'file' AND m.orphaned_at IS NULL
    AND NOT EXISTS (SELECT FROM poi_media x WHERE x.media_id = m.id) AND NOT EXISTS (SELECT FROM poi_version v WHERE v.main_media_id = m.id)
    AND NOT EXISTS (SELECT FROM organisation o WHERE o.logo_id = m.id) AND NOT EXISTS (SELECT FROM organisation_change c WHERE c.logo_id = m.id)
  RETURNING 1
), shown_again AS (
  UPDATE media m SET orphaned_at = NULL
  WHERE m.orphaned_at IS NOT NULL
    AND (EXISTS (SELECT FROM poi_media x WHERE x.media_id = m.id) OR EXISTS (SELECT FROM poi_version v WHERE v.main_media_id = m.id)
      OR EXISTS (SELECT FROM organisation o WHERE o.logo_id = m.id) OR EXISTS (SELECT FROM organisation_change c WHERE c.logo_id = m.id))
  RETURNING 1
)
SELECT (SELECT count(*)::int FROM orphaned) AS marked, (SELECT count(*)::int FROM shown_again) AS unmarked

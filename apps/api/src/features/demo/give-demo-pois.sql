-- Assigns to an organisation the demo events without one that name it and are not locked against
-- imports; returns their number.
WITH given AS (
  UPDATE poi p SET organisation_id = :organisationId::uuid FROM poi_version v
  WHERE v.poi_id = p.id AND v.status = 'published' AND v.organizer_name = :name::text
    AND p.source = 'demo' AND p.organisation_id IS NULL AND NOT p.is_import_locked
  RETURNING 1
)
SELECT count(*)::int AS count FROM given

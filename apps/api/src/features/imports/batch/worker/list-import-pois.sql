-- OFFSET 0 forces one index look-up per identifier, as in find-known-pois.sql.
SELECT p.ext_id AS "extId", p.source_hash AS "sourceHash", p.id AS "poiId",
  p.is_import_locked OR p.archived_at IS NOT NULL
    OR (p.organisation_id IS NOT NULL AND p.organisation_id IS DISTINCT FROM :organisationId::uuid) AS "isProtected"
FROM unnest(:extIds::text[]) AS wanted (ext_id)
CROSS JOIN LATERAL (SELECT * FROM poi WHERE source = :source AND ext_id = wanted.ext_id OFFSET 0) p

-- Ranks, from 1, of the digests whose record was given before with the same content, unless its event has changed or ended
-- since; `noted`: those that the report names. `settled`: the doubt about the place
-- of its event that a person has settled; null without any.
-- LATERAL with OFFSET 0 forces one index look-up per record, as in writing/find-known-pois.sql.
SELECT coalesce(array_agg(w.rank::int), '{}') AS same,
  coalesce(jsonb_agg(jsonb_build_object('rank', w.rank, 'extId', r.ext_id, 'title', r.title, 'notes', r.notes,
    'settled', CASE WHEN (open_place_doubt(poi => d.poi_id, as_of => NULL)).reason IS NULL THEN d.reason END))
    FILTER (WHERE r.notes IS NOT NULL), '[]')::text AS noted
FROM unnest(:digests::text[]) WITH ORDINALITY AS w (digest, rank)
CROSS JOIN LATERAL (
  SELECT * FROM followed_record WHERE source_id = :sourceId::uuid AND digest = w.digest LIMIT 1 OFFSET 0
) r
LEFT JOIN LATERAL (SELECT * FROM poi WHERE source = :source AND ext_id = r.ext_id OFFSET 0) p ON r.draft_hash IS NOT NULL
LEFT JOIN LATERAL (SELECT * FROM place_doubt WHERE poi_id = p.id OFFSET 0) d ON r.notes IS NOT NULL
WHERE (r.ends_on IS NULL OR r.ends_on >= :today::date)
  AND (r.draft_hash IS NULL OR p.source_hash = r.draft_hash AND p.archived_at IS NULL AND NOT p.is_import_locked
    AND p.organisation_id IS NOT DISTINCT FROM :organisationId::uuid)

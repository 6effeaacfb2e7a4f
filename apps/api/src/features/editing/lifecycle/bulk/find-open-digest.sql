-- The digest of :organisationId that still waits and can report one more decision, the latest one;
-- no row otherwise. It waits while a decision of it that was not undone is after :since, and takes
-- none once its first one is not after :begunSince. A refusal with :reasons and :comment needs one
-- whose refusals that were not undone have the same; null :reasons are an acceptance.
SELECT h.digest_id::text AS id
FROM poi_history h
JOIN poi p ON p.id = h.poi_id AND p.organisation_id = :organisationId::uuid
WHERE h.digest_id IS NOT NULL AND h.happened_at > :since::timestamptz
  AND NOT EXISTS (SELECT FROM poi_history u WHERE u.poi_id = h.poi_id AND u.action = 'undone' AND (u.happened_at, u.id) > (h.happened_at, h.id))
  AND NOT EXISTS (SELECT FROM poi_history f WHERE f.digest_id = h.digest_id AND f.happened_at <= :begunSince::timestamptz)
  AND (:reasons::text[] IS NULL OR NOT EXISTS (
    SELECT FROM poi_history r
    WHERE r.digest_id = h.digest_id AND r.action = 'refused'
      AND NOT (r.reasons @> :reasons::text[] AND r.reasons <@ :reasons::text[] AND r.comment IS NOT DISTINCT FROM :comment::text)
      AND NOT EXISTS (SELECT FROM poi_history u WHERE u.poi_id = r.poi_id AND u.action = 'undone' AND (u.happened_at, u.id) > (r.happened_at, r.id))))
ORDER BY h.happened_at DESC, h.id DESC
LIMIT 1

-- Counts the pictures uploaded by :accountId that no event shows, up to :mostPending, and the
-- uploaded pictures of the organisation of :poiId, up to :mostOfOrganisation.
SELECT (SELECT count(*)::int FROM (
    SELECT 1 FROM media m WHERE m.uploaded_by = :accountId::text AND m.orphaned_at IS NOT NULL LIMIT :mostPending::int
  ) AS pending) AS pending,
  (SELECT count(*)::int FROM (
    SELECT 1 FROM poi p JOIN poi o ON o.organisation_id = p.organisation_id
    JOIN media m ON m.poi_id = o.id AND m.kind = 'file' AND m.uploaded_by IS NOT NULL
    WHERE p.id = :poiId::uuid LIMIT :mostOfOrganisation::int
  ) AS kept) AS "ofOrganisation"

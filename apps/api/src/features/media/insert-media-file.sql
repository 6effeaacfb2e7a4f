-- Inserts the row of a picture before its files are written, so that the sweep can find them. The
-- advisory lock waits for a sweep that is deleting the same files.
WITH locked AS MATERIALIZED (SELECT pg_advisory_xact_lock(hashtextextended(:sha256::text, 0)))
INSERT INTO media (id, kind, sha256, bytes, width, height, thumbhash, color, title, credits, license, license_url, origin, source_url, uploaded_by, poi_id,
  created_at, orphaned_at)
SELECT :id::uuid, 'file', :sha256, :bytes::int, :width::int, :height::int, :thumbhash, :color, :title, :credits, :license, :licenseUrl, :origin, :sourceUrl,
  :uploadedBy, :poiId::uuid, :now::timestamptz, :now::timestamptz
FROM locked
RETURNING id

-- Copies the row of :mediaFileId with other texts, focal point and event; both rows share the
-- files. A changed licence drops the link to its terms.
INSERT INTO media (id, kind, drawing, source_url, title, credits, license, license_url, width, height, thumbhash, color, created_at, sha256, bytes, focal_x, focal_y,
  origin, uploaded_by, poi_id)
SELECT :copyId::uuid, kind, drawing, source_url, :title, :credits, :license, CASE WHEN license = :license THEN license_url END, width, height, thumbhash, color, :now::timestamptz, sha256, bytes,
  :focalX::real, :focalY::real, origin, uploaded_by, :poiId::uuid
FROM media WHERE id = :mediaFileId::uuid
RETURNING id

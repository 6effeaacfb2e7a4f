-- The oldest picture downloaded from :url; no row without one. Its files may be missing when they
-- could not be written. Skips a picture orphaned before :recently, because the sweep may delete its
-- files meanwhile.
SELECT m.id, m.sha256 FROM media m
WHERE m.kind = 'file' AND m.source_url = :url::text AND (m.orphaned_at IS NULL OR m.orphaned_at >= :recently::timestamptz)
ORDER BY m.created_at, m.id LIMIT 1

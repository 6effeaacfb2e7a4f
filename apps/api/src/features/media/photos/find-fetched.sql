-- A picture that came from :url before and whose files are there; no row otherwise. One that waits for the sweep counts when nobody has shown it
-- since :recently at the earliest: its files are not about to go.
SELECT m.id FROM media m
WHERE m.kind = 'file' AND m.source_url = :url::text AND (m.orphaned_at IS NULL OR m.orphaned_at >= :recently::timestamptz)
ORDER BY m.created_at, m.id LIMIT 1

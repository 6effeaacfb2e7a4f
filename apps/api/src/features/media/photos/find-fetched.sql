-- A picture that came from :url before and whose files are there; no row otherwise. One that waits for the sweep does not count.
SELECT m.id FROM media m WHERE m.kind = 'file' AND m.source_url = :url::text AND m.orphaned_at IS NULL ORDER BY m.created_at, m.id LIMIT 1

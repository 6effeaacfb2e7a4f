-- At most :batchSize pictures that have been orphaned since :before or longer, the longest first.
SELECT m.id, m.sha256 FROM media m WHERE m.kind = 'file' AND m.orphaned_at <= :before::timestamptz ORDER BY m.orphaned_at, m.id LIMIT :batchSize::int

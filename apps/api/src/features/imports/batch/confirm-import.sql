-- :importId may be imported: a worker takes it.
UPDATE import_batch SET status = 'running', confirmed_at = :now::timestamptz, processed = 0, resume_line = 0, leased_until = NULL, tries = 0,
  outcome = '{"created": 0, "updated": 0, "unchanged": 0, "skipped": 0, "rejected": 0, "photosQueued": 0}'
WHERE id = :importId::uuid AND status = 'ready' RETURNING id

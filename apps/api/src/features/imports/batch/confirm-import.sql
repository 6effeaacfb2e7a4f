UPDATE import_batch SET status = 'running', confirmed_at = :now::timestamptz, processed = 0, resume_line = 0, leased_until = NULL, tries = 0,
  outcome = jsonb_build_object('created', 0, 'updated', 0, 'unchanged', 0, 'skipped', 0,
    'rejected', COALESCE((check_report->>'faults')::int, 0), 'photosQueued', 0)
WHERE id = :importId::uuid AND status = 'ready' RETURNING id

-- The report of the former check goes; the next check replaces its findings.
UPDATE import_batch SET status = 'checking', headings = :headings::jsonb, preview = NULL, check_report = NULL, processed = 0, total = 0,
  leased_until = NULL, tries = 0, finished_at = NULL
WHERE id = :importId::uuid AND status IN ('ready', 'blocked') AND has_file RETURNING id

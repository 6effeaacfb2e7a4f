-- A null :status releases the claim, so that another worker continues, and does not count the
-- attempt. Other null parameters keep the stored value.
UPDATE import_batch SET leased_until = NULL, status = coalesce(:status, status),
  encoding = coalesce(:encoding, encoding), delimiter = coalesce(:delimiter, delimiter), check_report = coalesce(:report::jsonb, check_report),
  processed = coalesce(:processed::int, processed), total = coalesce(:total::int, total), failure = coalesce(:failure, failure),
  tries = CASE WHEN :status IS NULL THEN greatest(tries - 1, 0) ELSE 0 END,
  finished_at = CASE WHEN :status IN ('done', 'failed', 'cancelled', 'blocked') THEN :now::timestamptz ELSE finished_at END
WHERE id = :importId::uuid AND turn = :turn::int AND status IN ('checking', 'running') RETURNING id, outcome

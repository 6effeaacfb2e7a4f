-- Ends the claim :turn on :importId and sets the new :status. A null :status keeps the present one,
-- so that another worker continues, and takes back the attempt that the claim counted. Other null
-- parameters keep the stored value. No row when the claim is lost or the import has ended.
UPDATE import_batch SET leased_until = NULL, status = coalesce(:status, status),
  encoding = coalesce(:encoding, encoding), delimiter = coalesce(:delimiter, delimiter), check_report = coalesce(:report::jsonb, check_report),
  processed = coalesce(:processed::int, processed), total = coalesce(:total::int, total), failure = coalesce(:failure, failure),
  tries = CASE WHEN :status IS NULL THEN greatest(tries - 1, 0) ELSE 0 END,
  finished_at = CASE WHEN :status IN ('done', 'failed', 'cancelled', 'blocked') THEN :now::timestamptz ELSE finished_at END
WHERE id = :importId::uuid AND turn = :turn::int AND status IN ('checking', 'running') RETURNING id, outcome

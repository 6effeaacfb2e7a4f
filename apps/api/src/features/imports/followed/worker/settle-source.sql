-- Ends a claim. Null keeps what is stored, except for :fault, which is null after a success, and for
-- :nextPullAt, which is null when no pull is due.
UPDATE followed_source SET leased_until = NULL, status = :status, failures = :failures::int, fault = :fault,
  format = coalesce(:format, format), name = coalesce(:name, name), preview = coalesce(:preview::jsonb, preview),
  outcome = coalesce(:outcome::jsonb, outcome),
  etag = CASE WHEN :hasValidators::boolean THEN :etag ELSE etag END,
  last_modified = CASE WHEN :hasValidators::boolean THEN :lastModified ELSE last_modified END,
  read_at = CASE WHEN :hasValidators::boolean THEN :now::timestamptz ELSE read_at END,
  pulled_at = CASE WHEN :fault::text IS NULL THEN :now::timestamptz ELSE pulled_at END,
  next_pull_at = :nextPullAt::timestamptz
WHERE id = :sourceId::uuid AND turn = :turn::int RETURNING id

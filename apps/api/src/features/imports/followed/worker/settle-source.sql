-- Ends a claim. Null keeps what is stored, except for :fault, which is null after a success, and for
-- :nextPullAt, which is null when no pull is due. Stores no validators when a field was given back to
-- the source since the claim: this pull may have read its event before.
UPDATE followed_source s SET leased_until = NULL, status = :status, failures = :failures::int, fault = :fault,
  format = coalesce(:format, s.format), name = coalesce(:name, s.name), preview = coalesce(:preview::jsonb, s.preview),
  outcome = coalesce(:outcome::jsonb, s.outcome),
  etag = CASE WHEN NOT :hasValidators::boolean THEN s.etag WHEN late.has_release THEN NULL ELSE :etag END,
  last_modified = CASE WHEN NOT :hasValidators::boolean THEN s.last_modified WHEN late.has_release THEN NULL ELSE :lastModified END,
  read_at = CASE WHEN :hasValidators::boolean THEN :now::timestamptz ELSE s.read_at END,
  pulled_at = CASE WHEN :fault::text IS NULL THEN :now::timestamptz ELSE s.pulled_at END,
  next_pull_at = :nextPullAt::timestamptz
FROM (SELECT EXISTS (
  SELECT FROM followed_source o JOIN released_field f ON f.released_at >= o.attempted_at
  JOIN poi p ON p.id = f.poi_id AND p.source = coalesce(o.poi_source, 'import:' || o.organisation_id)
  WHERE o.id = :sourceId::uuid) AS has_release) late
WHERE s.id = :sourceId::uuid AND s.turn = :turn::int RETURNING s.id

UPDATE import_batch SET resume_line = :line::int, processed = greatest(processed, :processed::int), tries = 0, leased_until = :until::timestamptz,
  outcome = outcome || jsonb_build_object(
    'created', (outcome->>'created')::int + :created::int, 'updated', (outcome->>'updated')::int + :updated::int,
    'unchanged', (outcome->>'unchanged')::int + :unchanged::int, 'skipped', (outcome->>'skipped')::int + :skipped::int,
    'rejected', (outcome->>'rejected')::int + :rejected::int, 'photosQueued', (outcome->>'photosQueued')::int + :photosQueued::int,
    'doubts', (
      SELECT coalesce(jsonb_agg(jsonb_build_object('reason', s.reason, 'count', s.count) ORDER BY s.count DESC, s.reason), '[]')
      FROM (
        SELECT reason, sum(count)::int AS count
        FROM jsonb_to_recordset(coalesce(outcome->'doubts', '[]') || :doubts::jsonb) AS d (reason text, count int)
        GROUP BY reason
      ) s))
WHERE id = :importId::uuid RETURNING id

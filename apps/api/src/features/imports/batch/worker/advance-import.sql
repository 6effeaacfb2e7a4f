UPDATE import_batch SET resume_line = :line::int, processed = greatest(processed, :processed::int), tries = 0, leased_until = :until::timestamptz,
  outcome = outcome || jsonb_build_object(
    'created', (outcome->>'created')::int + :created::int, 'updated', (outcome->>'updated')::int + :updated::int,
    'unchanged', (outcome->>'unchanged')::int + :unchanged::int, 'skipped', (outcome->>'skipped')::int + :skipped::int,
    'rejected', (outcome->>'rejected')::int + :rejected::int, 'photosQueued', (outcome->>'photosQueued')::int + :photosQueued::int)
WHERE id = :importId::uuid RETURNING id

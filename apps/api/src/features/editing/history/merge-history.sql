-- The entry stays even when the merged saves cancel each other out: it records that the event was
-- saved.
UPDATE poi_history SET diff = :diff::jsonb, happened_at = :now::timestamptz WHERE id = :id::uuid RETURNING id

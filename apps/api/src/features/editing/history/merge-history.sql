-- Replaces the changes of the entry :id by those of several saves of one account. The entry stays
-- even when the saves cancel each other out, because it records that the event was saved.
UPDATE poi_history SET diff = :diff::jsonb, happened_at = :now::timestamptz WHERE id = :id::uuid RETURNING id

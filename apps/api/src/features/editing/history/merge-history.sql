-- One more save of the same person: the entry :id tells both. It stays even when the second took the first back: something was done since
-- the entry before it.
UPDATE poi_history SET diff = :diff::jsonb, happened_at = :now::timestamptz WHERE id = :id::uuid RETURNING id

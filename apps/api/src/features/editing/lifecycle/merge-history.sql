-- One more save of the same person: the entry :id tells both. Gone when nothing is left of them.
WITH gone AS (DELETE FROM poi_history WHERE id = :id::uuid AND :diff::jsonb = '[]')
UPDATE poi_history SET diff = :diff::jsonb, happened_at = :now::timestamptz WHERE id = :id::uuid AND :diff::jsonb <> '[]' RETURNING id

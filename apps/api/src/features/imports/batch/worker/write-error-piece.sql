WITH locked AS (
  SELECT id FROM import_batch WHERE id = :importId::uuid AND turn = :turn::int AND status = 'checking' AND NOT is_cancelling FOR UPDATE
)
INSERT INTO import_error_piece (import_id, number, lines) SELECT id, :number::int, :lines::text FROM locked
ON CONFLICT (import_id, number) DO UPDATE SET lines = excluded.lines
RETURNING import_id AS id

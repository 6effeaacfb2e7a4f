-- Piece :number of the error file of :importId, unless another turn than :turn checks it or it was given up by now. Answers whether it was written.
WITH held AS (
  SELECT id FROM import_batch WHERE id = :importId::uuid AND turn = :turn::int AND status = 'checking' AND NOT is_cancelling FOR UPDATE
)
INSERT INTO import_error_piece (import_id, number, lines) SELECT id, :number::int, :lines::text FROM held
ON CONFLICT (import_id, number) DO UPDATE SET lines = excluded.lines
RETURNING import_id AS id

-- Files sent before :before are kept no longer, unless they wait to be imported; what became of them stays. Answers how many.
WITH old AS (
  UPDATE import_batch SET has_file = false, status = CASE WHEN status = 'ready' THEN 'cancelled' ELSE status END
  WHERE has_file AND created_at < :before::timestamptz AND status NOT IN ('checking', 'running') RETURNING id
), gone AS (
  DELETE FROM import_file_piece p USING old WHERE p.import_id = old.id
), gone_errors AS (
  DELETE FROM import_error_piece p USING old WHERE p.import_id = old.id
)
SELECT count(*)::int AS forgotten FROM old

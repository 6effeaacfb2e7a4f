WITH old AS (
  UPDATE import_batch SET has_file = false, headings = NULL, preview = NULL, status = CASE WHEN status = 'ready' THEN 'cancelled' ELSE status END
  WHERE has_file AND created_at < :before::timestamptz AND status NOT IN ('checking', 'running') RETURNING id
), deleted AS (
  DELETE FROM import_file_piece p USING old WHERE p.import_id = old.id
), deleted_errors AS (
  DELETE FROM import_error_piece p USING old WHERE p.import_id = old.id
), deleted_originals AS (
  DELETE FROM import_original_piece p USING old WHERE p.import_id = old.id
), abandoned AS (
  DELETE FROM import_batch WHERE status = 'checking' AND NOT has_file AND created_at < :abandonedBefore::timestamptz
), abandoned_pieces AS (
  DELETE FROM import_file_piece p USING import_batch b
  WHERE b.id = p.import_id AND NOT b.has_file AND b.created_at < :abandonedBefore::timestamptz
), abandoned_originals AS (
  DELETE FROM import_original_piece p USING import_batch b
  WHERE b.id = p.import_id AND NOT b.has_file AND b.created_at < :abandonedBefore::timestamptz
)
SELECT count(*)::int AS deleted FROM old

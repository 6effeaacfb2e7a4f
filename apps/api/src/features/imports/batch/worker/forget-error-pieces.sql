-- Deletes the error file of :importId, before a check writes it again.
WITH deleted AS (DELETE FROM import_error_piece WHERE import_id = :importId::uuid RETURNING 1) SELECT count(*)::int AS deleted FROM deleted

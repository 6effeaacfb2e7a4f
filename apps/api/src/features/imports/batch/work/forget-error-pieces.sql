-- A check begins again: no line of :importId is known to be wrong yet.
WITH gone AS (DELETE FROM import_error_piece WHERE import_id = :importId::uuid RETURNING 1) SELECT count(*)::int AS gone FROM gone

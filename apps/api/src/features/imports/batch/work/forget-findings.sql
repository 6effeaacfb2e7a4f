-- Deletes the findings of :importId, before a check writes them again.
WITH gone AS (DELETE FROM import_finding WHERE import_id = :importId::uuid RETURNING 1) SELECT count(*)::int AS gone FROM gone

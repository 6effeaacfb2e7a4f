-- A check begins again: nothing was found in :importId yet.
WITH gone AS (DELETE FROM import_finding WHERE import_id = :importId::uuid RETURNING 1) SELECT count(*)::int AS gone FROM gone

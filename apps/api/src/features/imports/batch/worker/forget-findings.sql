-- Deletes the findings of :importId, before a check writes them again.
WITH deleted AS (DELETE FROM import_finding WHERE import_id = :importId::uuid RETURNING 1) SELECT count(*)::int AS deleted FROM deleted

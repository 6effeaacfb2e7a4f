-- Shows :poiId to visitors or hides it, independent of its workflow status. No row when nothing
-- changed or the poi is archived.
UPDATE poi SET is_enabled = :enabled::boolean, disabled_reason = :reason
WHERE id = :poiId::uuid AND archived_at IS NULL AND (is_enabled, disabled_reason) IS DISTINCT FROM (:enabled::boolean, :reason::text)
RETURNING id

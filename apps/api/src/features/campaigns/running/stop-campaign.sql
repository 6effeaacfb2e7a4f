-- Stops a campaign: ends the promotion of its event and frees its days.
WITH stopped AS (
  UPDATE campaign SET stopped_at = :now::timestamptz, stop_reason = :reason, version = version + 1, updated_at = :now::timestamptz
  WHERE id = :id::uuid
  RETURNING id
), freed AS (
  DELETE FROM campaign_slot s USING stopped WHERE s.campaign_id = stopped.id
), gone AS (
  DELETE FROM promotion r USING stopped WHERE r.id = stopped.id
)
SELECT id::text FROM stopped

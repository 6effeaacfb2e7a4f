-- The entry stays even when the merged saves cancel each other out: it records that the event was
-- saved.
WITH entry AS (
  UPDATE poi_history SET diff = :diff::jsonb, happened_at = :now::timestamptz WHERE id = :id::uuid RETURNING id, poi_id
), edited AS (
  UPDATE edited_poi SET edited_at = :now::timestamptz FROM entry WHERE edited_poi.poi_id = entry.poi_id
)
SELECT id FROM entry

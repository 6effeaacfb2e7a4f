-- Stores the digests of records whose pois keep their content; edits under way stay valid.
WITH kept AS (
  UPDATE poi p SET source_hash = k.hash FROM json_to_recordset(:hashes::json) AS k ("poiId" uuid, hash text)
  WHERE p.id = k."poiId" RETURNING 1
)
SELECT count(*)::int AS kept FROM kept

-- Gives the fields that begin with :prefixes back to imports, as of :now. The next reading of the source
-- writes the event again: forgets the digest of its record, and the validators of the last answer.
WITH released AS (
  INSERT INTO released_field (poi_id, prefix, released_at)
  SELECT :poiId::uuid, prefix, :now::timestamptz FROM unnest(:prefixes::text[]) AS given (prefix)
  ON CONFLICT (poi_id, prefix) DO UPDATE SET released_at = excluded.released_at
), asked AS (
  UPDATE followed_source SET etag = NULL, last_modified = NULL WHERE id = :sourceId::uuid
), forgotten AS (
  UPDATE poi SET source_hash = NULL WHERE id = :poiId::uuid RETURNING 1
)
SELECT count(*)::int AS released FROM forgotten

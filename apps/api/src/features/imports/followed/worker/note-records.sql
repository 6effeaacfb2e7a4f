-- Stores what a source gives, without duplicates: :extIds. When it gives all, :isWhole, marks its other
-- records as missing since :now, unless they are already; a record that is given again is no longer missing. Returns the number of new ones.
WITH given AS (
  INSERT INTO followed_record (source_id, ext_id)
  SELECT :sourceId::uuid, ext_id FROM unnest(:extIds::text[]) AS wanted (ext_id)
  ON CONFLICT (source_id, ext_id) DO UPDATE SET missing_since = NULL WHERE followed_record.missing_since IS NOT NULL
), missing AS (
  UPDATE followed_record SET missing_since = :now::timestamptz
  WHERE :isWhole::boolean AND source_id = :sourceId::uuid AND missing_since IS NULL AND ext_id <> ALL (:extIds::text[]) RETURNING 1
)
SELECT count(*)::int AS missing FROM missing

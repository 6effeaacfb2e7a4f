-- Marks records as missing since :now, others as given again. Returns their number.
WITH marked AS (
  UPDATE followed_record SET missing_since = CASE WHEN ext_id = ANY (:missing::text[]) THEN :now::timestamptz END
  WHERE source_id = :sourceId::uuid AND ext_id = ANY (:missing::text[] || :given::text[]) RETURNING 1
)
SELECT count(*)::int AS marked FROM marked

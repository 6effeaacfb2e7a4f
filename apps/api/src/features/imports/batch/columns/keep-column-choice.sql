-- Keeps the newest :most choices of a source.
WITH forgotten AS (
  DELETE FROM import_column_choice c WHERE c.source = :source AND c.heading_set <> :headingSet AND c.heading_set IN (
    SELECT o.heading_set FROM import_column_choice o WHERE o.source = :source AND o.heading_set <> :headingSet
    ORDER BY o.chosen_at DESC, o.heading_set OFFSET :most::int - 1)
), kept AS (
  INSERT INTO import_column_choice (source, heading_set, organisation_id, columns, chosen_at)
  VALUES (:source, :headingSet, :organisationId::uuid, :columns::jsonb, :now::timestamptz)
  ON CONFLICT (source, heading_set) DO UPDATE SET columns = excluded.columns, chosen_at = excluded.chosen_at
  RETURNING 1
)
SELECT count(*)::int AS kept FROM kept

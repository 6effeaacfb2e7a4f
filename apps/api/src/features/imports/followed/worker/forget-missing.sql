-- Deletes records that their source no longer gives, :most at most: those whose event was over before :today, and
-- those that have been missing since before :before. Returns their number.
WITH old AS (
  SELECT source_id, ext_id FROM followed_record
  WHERE missing_since IS NOT NULL AND (ends_on < :today::date OR missing_since < :before::timestamptz)
  LIMIT :most::int FOR UPDATE SKIP LOCKED
), forgotten AS (
  DELETE FROM followed_record r USING old WHERE r.source_id = old.source_id AND r.ext_id = old.ext_id RETURNING 1
)
SELECT count(*)::int AS forgotten FROM forgotten

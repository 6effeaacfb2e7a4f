-- The pois that visitors without a place see, page_size of the whole country. They have a picture,
-- are scheduled as planned, and have a day from from_day to to_day. Permanent pois are left out.
-- Those with a photo before those with a drawing, then the most popular first, then by next day,
-- one-off before ongoing, then by id.
-- At most per_town of a town and, of these, per_theme of a theme: the first ones. A poi without a
-- town counts as the only one of its town.
-- Reads at most drawn of the most popular pois, and drawn of those whose next occurrence ends
-- soonest: they fill the page where few pois are popular. Of more that end at the same instant, the
-- index decides which ones are read.
CREATE OR REPLACE FUNCTION picked_pois(
  from_day date, to_day date, as_of timestamptz, per_theme int, per_town int, drawn int, page_size int
)
RETURNS TABLE (poi_id uuid, rank bigint) ROWS 20
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
#variable_conflict use_column
DECLARE
  days daterange := daterange(from_day, to_day, '[]');
BEGIN
  RETURN QUERY
  WITH read_pois AS MATERIALIZED (
    (SELECT p.id FROM poi p WHERE p.popularity > 0 ORDER BY p.popularity DESC, p.id LIMIT drawn)
    UNION
    (SELECT s.poi_id FROM poi_search s WHERE s.expires_at > as_of ORDER BY s.expires_at LIMIT drawn)
  ), dated AS (
    SELECT s.poi_id, s.is_drawing, s.popularity, s.ongoing, s.theme, s.town,
      CASE
        WHEN s.first_day >= from_day THEN s.first_day
        WHEN s.dates @> from_day THEN from_day
        ELSE lower(s.dates * datemultirange(days))
      END AS next_day
    FROM read_pois r
    CROSS JOIN LATERAL (
      SELECT s.poi_id, m.kind = 'drawing' AS is_drawing, s.popularity, s.first_day, s.dates, s.ongoing,
        s.card ->> 'theme' AS theme, coalesce(s.card ->> 'locality', s.poi_id::text) AS town
      FROM poi_search s
      JOIN media m ON m.id = (s.card ->> 'mainMediaFileId')::uuid
      WHERE s.poi_id = r.id AND s.first_day > '-infinity' AND s.first_day <= to_day AND s.dates && days
        AND s.card ->> 'liveState' = 'scheduled'
      OFFSET 0
    ) s
  ), of_town AS (
    SELECT d.poi_id, d.is_drawing, d.popularity, d.next_day, d.ongoing @> d.next_day AS is_long, d.theme,
      row_number() OVER (PARTITION BY d.town ORDER BY d.is_drawing, d.popularity DESC, d.next_day, d.ongoing @> d.next_day, d.poi_id) AS rank_in_town
    FROM dated d
  ), of_theme AS (
    SELECT t.poi_id, t.is_drawing, t.popularity, t.next_day, t.is_long,
      row_number() OVER (PARTITION BY t.theme ORDER BY t.is_drawing, t.popularity DESC, t.next_day, t.is_long, t.poi_id) AS rank_in_theme
    FROM of_town t
    WHERE t.rank_in_town <= per_town
  )
  SELECT t.poi_id, row_number() OVER (ORDER BY t.is_drawing, t.popularity DESC, t.next_day, t.is_long, t.poi_id) AS rank
  FROM of_theme t
  WHERE t.rank_in_theme <= per_theme
  ORDER BY rank
  LIMIT page_size;
END $$;

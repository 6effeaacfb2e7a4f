-- The number of pois that text_pois returns over all pages without a place, at most `most`: it
-- reads the pois with the searched words until it has found so many.
-- wanted_group: a group of the list; null is every group. theme 0 is every theme.
CREATE OR REPLACE FUNCTION count_country_pois_with_words(
  wanted_words tsquery, theme int, wanted_options int, from_day date, to_day date, wanted_group text, today date,
  excluded_poi_id uuid, most int
)
RETURNS int
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  theme_bit int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  span daterange := daterange(from_day, to_day, '[]');
BEGIN
  RETURN (
    SELECT count(*)::int
    FROM (
      SELECT 1
      FROM (
        SELECT s.ongoing, next_day(
            poi_id => s.poi_id, options => s.options, wanted_options => wanted_options,
            first_day => s.first_day, dates => s.dates, from_day => from_day, to_day => to_day
          ) AS next_day
        FROM (SELECT t.poi_id FROM poi_text t WHERE t.words @@ wanted_words OFFSET 0) t
        CROSS JOIN LATERAL (
          SELECT * FROM poi_search s
          WHERE s.poi_id = t.poi_id AND s.poi_id IS DISTINCT FROM excluded_poi_id
            AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
            AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
            AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
          OFFSET 0
        ) s
      ) k
      WHERE wanted_group IS NULL OR wanted_group = CASE
        WHEN k.next_day = 'infinity' THEN 'ongoing'
        WHEN NOT k.ongoing @> k.next_day THEN 'agenda'
        WHEN k.ongoing @> daterange(k.next_day, greatest(k.next_day, today + 7), '[]') THEN 'ongoing'
        ELSE 'last-days'
      END
      LIMIT most
    ) f
  );
END $$;

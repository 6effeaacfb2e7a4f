-- A page of the pois of the whole country, for a list without a place: ids in order.
-- Order: the next day, one-off pois before ongoing ones, permanent pois last. Then a hash of the
-- id, then the id: imports write one region after another, and a day would begin with a single
-- region.
-- theme 0 is every theme. wanted_group null is every group.
-- Reads more days in each step, as grid_pois does: the first day, 7 days after it, 45 days after
-- it, all days.
CREATE OR REPLACE FUNCTION country_pois(
  theme int, wanted_options int, from_day date, to_day date, wanted_group text, today date, excluded_poi_id uuid, page_size int, skipped int
)
RETURNS TABLE (poi_id uuid) ROWS 20
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
#variable_conflict use_column
DECLARE
  theme_bit int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  span daterange := daterange(from_day, to_day, '[]');
  gap int;
  earliest date := '4713-01-01 BC'; -- after '-infinity', the first day of permanent pois
  latest date;
  ids uuid[];
BEGIN
  FOREACH gap IN ARRAY '{0,7,45,NULL}'::int[] LOOP
    latest := least(to_day, from_day + gap);
    IF gap IS NULL OR latest = to_day THEN
      latest := to_day;
      earliest := '-infinity';
    END IF;
    SELECT array_agg(p.poi_id) INTO ids
    FROM (
      SELECT k.poi_id
      FROM (
        SELECT s.poi_id, s.ongoing, next_day(
            poi_id => s.poi_id, options => s.options, wanted_options => wanted_options,
            first_day => s.first_day, dates => s.dates, from_day => from_day, to_day => to_day
          ) AS next_day
        FROM (
          SELECT * FROM poi_search s
          WHERE s.first_day BETWEEN earliest AND latest
            AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
            AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
            AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
          OFFSET 0
        ) s
        WHERE s.poi_id IS DISTINCT FROM excluded_poi_id
        OFFSET 0
      ) k
      WHERE (earliest = '-infinity' OR k.next_day <= latest)
        AND (wanted_group IS NULL OR wanted_group = CASE
          WHEN k.next_day = 'infinity' THEN 'ongoing'
          WHEN NOT k.ongoing @> k.next_day THEN 'agenda'
          WHEN k.ongoing @> daterange(k.next_day, greatest(k.next_day, today + 7), '[]') THEN 'ongoing'
          ELSE 'last-days'
        END)
      ORDER BY k.next_day, k.ongoing @> k.next_day, uuid_hash(k.poi_id), k.poi_id
      LIMIT skipped + page_size
    ) p;
    EXIT WHEN earliest = '-infinity' OR cardinality(ids) = skipped + page_size;
  END LOOP;
  RETURN QUERY
  SELECT p.poi_id FROM unnest(ids[skipped + 1:]) WITH ORDINALITY AS p (poi_id, rank) ORDER BY p.rank;
END $$;

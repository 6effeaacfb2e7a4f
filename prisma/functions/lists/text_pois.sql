-- A page of the pois within a radius that match the searched words: ids and metres, in the order of
-- grid_pois.
-- first_cell, last_cell: the cells that bound the radius. theme 0 is every theme. wanted_group null
-- is every group.
-- lon null: a search without a place. No poi is farther than another: pois of the same day follow a
-- hash of their id, as in country_pois.
-- lows, highs: the ranges of these cells. A caller of the former release gives none.
-- matches: the pois with the words in these cells (rare_text_pois). Null when the words are frequent:
-- a page by date is then among the next pois of the list without the words.
-- west, south, east, north: the sides of the searched rectangle, whose cells are given. Null in a
-- search around a place.
CREATE OR REPLACE FUNCTION text_pois(
  wanted_words tsquery, first_cell int, last_cell int, sort text, theme int, lon double precision, lat double precision,
  radius_m double precision, wanted_options int, from_day date, to_day date, wanted_group text, today date,
  excluded_poi_id uuid, page_size int, skipped int,
  west double precision DEFAULT NULL, south double precision DEFAULT NULL, east double precision DEFAULT NULL,
  north double precision DEFAULT NULL,
  lows int[] DEFAULT NULL, highs int[] DEFAULT NULL, matches uuid[] DEFAULT NULL
)
RETURNS TABLE (poi_id uuid, distance double precision) ROWS 20
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
  here_lon double precision := lon;
  here_lat double precision := lat;
  farthest double precision := metres_haversine(radius_m);
  read_rows int;
BEGIN
  -- the extension of a full page
  IF page_size = 0 THEN RETURN; END IF;
  IF matches IS NULL AND sort = 'date' THEN
    -- three times as many as hold a page at the expected share
    read_rows := least(
      12000, 3 * (skipped + page_size) / greatest(share_with_words(wanted_words => wanted_words), 1e-6));
    RETURN QUERY
    SELECT f.poi_id, f.distance
    FROM frequent_text_pois(
      wanted_words => wanted_words, theme => theme, lon => lon, lat => lat, radius_m => radius_m,
      wanted_options => wanted_options, from_day => from_day, to_day => to_day,
      wanted_group => wanted_group, today => today, excluded_poi_id => excluded_poi_id,
      page_size => page_size, skipped => skipped, read_rows => read_rows,
      west => west, south => south, east => east, north => north, lows => lows, highs => highs
    ) f;
    IF FOUND THEN RETURN; END IF;
  END IF;
  IF matches IS NULL THEN
    matches := ARRAY(
      SELECT w.poi_id
      FROM pois_with_words(
        wanted_words => wanted_words, first_cell => first_cell, last_cell => last_cell,
        lows => lows, highs => highs
      ) w);
  END IF;
  IF sort = 'date' THEN
    RETURN QUERY
    SELECT k.poi_id, haversine_metres(k.away)
    FROM (
      SELECT m.poi_id, m.away, m.ongoing,
        next_day(
          poi_id => m.poi_id, options => m.options, wanted_options => wanted_options,
          first_day => m.first_day, dates => m.dates, from_day => from_day, to_day => to_day
        ) AS next_day
      FROM (
        SELECT s.poi_id, s.options, s.dates, s.first_day, s.ongoing, coalesce(haversine(here_lon, here_lat, s.lon, s.lat), 0) AS away
        FROM unnest(matches) AS t (poi_id)
        CROSS JOIN LATERAL (
          SELECT * FROM poi_search s
          WHERE s.poi_id = t.poi_id
            AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
            AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
            AND (west IS NULL OR s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north)
            AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
          OFFSET 0
        ) s
        OFFSET 0
      ) m
      WHERE m.away <= farthest AND m.poi_id IS DISTINCT FROM excluded_poi_id
      OFFSET 0
    ) k
    WHERE wanted_group IS NULL OR wanted_group = CASE
      WHEN k.next_day = 'infinity' THEN 'ongoing'
      WHEN NOT k.ongoing @> k.next_day THEN 'agenda'
      WHEN k.ongoing @> daterange(k.next_day, greatest(k.next_day, today + 7), '[]') THEN 'ongoing'
      ELSE 'last-days'
    END
    ORDER BY k.next_day, k.ongoing @> k.next_day, k.away,
      CASE WHEN here_lon IS NULL THEN uuid_hash(k.poi_id) END, k.poi_id
    LIMIT page_size OFFSET skipped;
  ELSE
    RETURN QUERY
    SELECT m.poi_id, haversine_metres(m.away)
    FROM (
      SELECT s.poi_id, s.published_at, coalesce(haversine(here_lon, here_lat, s.lon, s.lat), 0) AS away
      FROM unnest(matches) AS t (poi_id)
      CROSS JOIN LATERAL (
        SELECT * FROM poi_search s
        WHERE s.poi_id = t.poi_id
          AND s.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options
          AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
          AND (west IS NULL OR s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north)
          AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
        OFFSET 0
      ) s
      OFFSET 0
    ) m
    WHERE m.away <= farthest AND m.poi_id IS DISTINCT FROM excluded_poi_id
    ORDER BY CASE WHEN sort = 'newest' THEN m.published_at END DESC, m.away, m.poi_id
    LIMIT page_size OFFSET skipped;
  END IF;
END $$;

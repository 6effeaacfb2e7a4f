-- The home page: for each of the first `carousels` themes that have any poi within the radius, its
-- page_size soonest: ids and metres. By theme, then next day, one-off before ongoing, distance and
-- id; permanent pois last.
-- lows, highs: the ranges of cells that the radius touches.
-- One read of the grid serves all themes. It takes the first pois, at most 100 page_size, of the
-- themes whose rows are not complete. When it takes that many, the next read leaves the completed
-- themes out. Otherwise the next read takes more days, as grid_pois does.
-- A read of seven days or more that finds nothing is followed by one of all days. Each read begins
-- with the first day of the grid, so that for days far ahead every further step would read the same
-- rows again.
-- To know that a rare theme has no other poi, the grid would be read whole. Therefore, once seven
-- days are read and few themes are left, each of them is read from its own index, once. Its pois
-- are kept unless they are too many.
CREATE OR REPLACE FUNCTION home_rows(
  lows int[], highs int[], lon double precision, lat double precision, radius_m double precision, wanted_options int,
  from_day date, to_day date, page_size int, carousels int
)
RETURNS TABLE (theme int, poi_id uuid, distance double precision) ROWS 180
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
#variable_conflict use_column
DECLARE
  span daterange := daterange(from_day, to_day, '[]');
  here_lon double precision := lon;
  here_lat double precision := lat;
  farthest double precision := metres_haversine(radius_m);
  gaps int[] := '{0,7,45,NULL}';
  step int := 1;
  earliest date := '4713-01-01 BC'; -- after '-infinity', the first day of permanent pois
  latest date;
  most int := 100 * page_size; -- a read of that many pois completes at least one row
  missing int := (1 << 19) - 2; -- the themes whose rows are not complete
  seen int := 0; -- the themes that have any poi
  crowded int := 0; -- the missing themes with too many pois to be read from their own index
  last_theme int;
  read_count int;
  read_themes int;
  themes int[];
  ids uuid[];
  aways double precision[];
  kept_themes int[] := '{}';
  kept_ids uuid[] := '{}';
  kept_aways double precision[] := '{}';
BEGIN
  LOOP
    last_theme := coalesce((
      SELECT t.n FROM generate_series(1, 18) AS t (n) WHERE seen & (1 << t.n) <> 0 ORDER BY t.n LIMIT 1 OFFSET carousels - 1
    ), 18);
    missing := missing & ((1 << (last_theme + 1)) - 1);
    EXIT WHEN missing = 0;

    IF step > 2 AND bit_count(missing::bit(32)) <= 4 THEN
      FOR each_theme IN 1..last_theme LOOP
        CONTINUE WHEN (missing & ~crowded) & (1 << each_theme) = 0;
        SELECT array_agg(n.poi_id), array_agg(n.distance) INTO ids, aways
        FROM nearest_pois(
          theme => each_theme, lon => lon, lat => lat, radius_m => radius_m, wanted_options => wanted_options,
          from_day => from_day, to_day => to_day, excluded_poi_id => NULL, page_size => most, skipped => 0
        ) n;
        IF cardinality(ids) = most THEN
          crowded := crowded | (1 << each_theme);
          CONTINUE;
        END IF;
        missing := missing & ~(1 << each_theme);
        CONTINUE WHEN ids IS NULL;
        seen := seen | (1 << each_theme);
        SELECT kept_themes || array_agg(each_theme), kept_ids || array_agg(p.poi_id), kept_aways || array_agg(p.away)
        INTO kept_themes, kept_ids, kept_aways
        FROM (
          SELECT n.poi_id, n.away
          FROM unnest(ids, aways) AS n (poi_id, away)
          CROSS JOIN LATERAL (SELECT * FROM poi_search s WHERE s.poi_id = n.poi_id OFFSET 0) s
          CROSS JOIN LATERAL (
            SELECT next_day(
              poi_id => s.poi_id, options => s.options, wanted_options => wanted_options,
              first_day => s.first_day, dates => s.dates, from_day => from_day, to_day => to_day
            ) AS next_day
            OFFSET 0
          ) d
          ORDER BY d.next_day, s.ongoing @> d.next_day, n.away, n.poi_id
          LIMIT page_size
        ) p;
      END LOOP;
      CONTINUE WHEN missing = 0;
    END IF;

    latest := least(to_day, from_day + gaps[step]);
    IF latest = to_day THEN
      earliest := '-infinity';
    END IF;
    WITH page AS MATERIALIZED (
      SELECT k.poi_id, k.theme_mask, k.away, k.next_day, k.ongoing @> k.next_day AS is_ongoing
      FROM (
        SELECT m.poi_id, m.theme_mask, m.ongoing, m.away,
          next_day(
            poi_id => m.poi_id, options => m.options, wanted_options => wanted_options,
            first_day => m.first_day, dates => m.dates, from_day => from_day, to_day => to_day
          ) AS next_day
        FROM (
          SELECT s.poi_id, s.theme_mask, s.options, s.dates, s.first_day, s.ongoing, haversine(here_lon, here_lat, s.lon, s.lat) AS away
          FROM unnest(lows, highs) AS r (low, high)
          CROSS JOIN LATERAL generate_series(r.low, r.high) AS c (cell)
          CROSS JOIN LATERAL (
            SELECT * FROM poi_search s
            WHERE s.cell = c.cell AND s.first_day BETWEEN earliest AND latest
              AND s.theme_mask & missing <> 0 AND s.options & wanted_options = wanted_options
              AND (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
              AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
            OFFSET 0
          ) s
          OFFSET 0
        ) m
        WHERE m.away <= farthest
        OFFSET 0
      ) k
      WHERE earliest = '-infinity' OR k.next_day <= latest
      ORDER BY k.next_day, k.ongoing @> k.next_day, k.away, k.poi_id
      LIMIT most
    )
    SELECT (SELECT count(*) FROM page), (SELECT bit_or(p.theme_mask) FROM page p),
      array_agg(c.theme ORDER BY c.theme, c.rank), array_agg(c.poi_id ORDER BY c.theme, c.rank),
      array_agg(haversine_metres(c.away) ORDER BY c.theme, c.rank)
    INTO read_count, read_themes, themes, ids, aways
    FROM (
      SELECT t.theme, p.poi_id, p.away,
        row_number() OVER (PARTITION BY t.theme ORDER BY p.next_day, p.is_ongoing, p.away, p.poi_id) AS rank,
        count(*) OVER (PARTITION BY t.theme) AS in_theme
      FROM page p
      CROSS JOIN generate_series(1, 18) AS t (theme)
      WHERE p.theme_mask & missing & (1 << t.theme) <> 0
    ) c
    WHERE c.rank <= page_size
      AND (c.in_theme >= page_size OR earliest = '-infinity' AND (SELECT count(*) FROM page) < most);

    seen := seen | coalesce(read_themes, 0);
    kept_themes := kept_themes || themes;
    kept_ids := kept_ids || ids;
    kept_aways := kept_aways || aways;
    missing := missing & ~coalesce((SELECT bit_or(1 << t.n) FROM unnest(themes) AS t (n)), 0);
    IF read_count < most THEN
      IF earliest = '-infinity' THEN
        missing := 0;
      END IF;
      step := CASE WHEN read_count = 0 AND step > 1 THEN cardinality(gaps) ELSE step + 1 END;
    END IF;
  END LOOP;

  RETURN QUERY
  SELECT k.theme, k.poi_id, k.away
  FROM unnest(kept_themes, kept_ids, kept_aways) WITH ORDINALITY AS k (theme, poi_id, away, rank)
  WHERE k.theme <= last_theme
  ORDER BY k.theme, k.rank;
END $$;

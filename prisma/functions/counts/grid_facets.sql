-- The number of pois within the radius that each choice in the filters would leave.
-- total: with all filters. themes: for each of the 18 themes, in place of the wanted theme.
-- yes, unknown: for each of the 5 options, the pois that have it, and those without that
-- information; the other wanted options apply. presets: for each of the 3 preset_spans, in place
-- of the wanted days.
-- lows, highs: the ranges of cells that the radius touches. theme 0 is every theme.
-- west, south, east, north: the sides of the searched rectangle, whose cells are given. Null in a
-- search around a place.
CREATE OR REPLACE FUNCTION grid_facets(
  lows int[], highs int[], theme int, lon double precision, lat double precision, radius_m double precision,
  wanted_options int, from_day date, to_day date, preset_spans daterange[],
  west double precision DEFAULT NULL, south double precision DEFAULT NULL, east double precision DEFAULT NULL,
  north double precision DEFAULT NULL,
  OUT total int, OUT themes int[], OUT yes int[], OUT unknown int[], OUT presets int[]
)
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
#variable_conflict use_column
DECLARE
  option_bits int := wanted_options & 63;
  theme_bit int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  span daterange := daterange(from_day, to_day, '[]');
  here_lon double precision := lon;
  here_lat double precision := lat;
  farthest double precision := metres_haversine(radius_m);
  surely_within double precision := CASE WHEN radius_m > 3500 THEN metres_haversine(radius_m - 3500) ELSE -1 END; -- see cell_haversine
  last_preset_day date := (SELECT max(upper(p)) FROM unnest(preset_spans) AS p);
  latest date := greatest(to_day, last_preset_day);
BEGIN
  SELECT
    coalesce(sum(n) FILTER (WHERE in_options AND in_dates), 0),
    ARRAY[
      coalesce(sum(n) FILTER (WHERE found_themes & 2 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 4 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 8 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 16 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 32 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 64 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 128 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 256 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 512 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 1024 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 2048 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 4096 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 8192 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 16384 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 32768 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 65536 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 131072 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE found_themes & 262144 <> 0), 0)
    ],
    ARRAY[
      coalesce(sum(n) FILTER (WHERE in_dates AND options & (option_bits | 1) = option_bits | 1), 0),
      coalesce(sum(n) FILTER (WHERE in_dates AND options & (option_bits | 2) = option_bits | 2), 0),
      coalesce(sum(n) FILTER (WHERE in_dates AND options & (option_bits | 4) = option_bits | 4), 0),
      coalesce(sum(n) FILTER (WHERE in_dates AND options & (option_bits | 8) = option_bits | 8), 0),
      coalesce(sum(n) FILTER (WHERE in_dates AND options & (option_bits | 16) = option_bits | 16), 0)
    ],
    ARRAY[
      coalesce(sum(n) FILTER (WHERE in_dates AND known_options & 1 = 0 AND options & (option_bits & ~1) = option_bits & ~1), 0),
      coalesce(sum(n) FILTER (WHERE in_dates AND known_options & 2 = 0 AND options & (option_bits & ~2) = option_bits & ~2), 0),
      coalesce(sum(n) FILTER (WHERE in_dates AND known_options & 4 = 0 AND options & (option_bits & ~4) = option_bits & ~4), 0),
      coalesce(sum(n) FILTER (WHERE in_dates AND known_options & 8 = 0 AND options & (option_bits & ~8) = option_bits & ~8), 0),
      coalesce(sum(n) FILTER (WHERE in_dates AND known_options & 16 = 0 AND options & (option_bits & ~16) = option_bits & ~16), 0)
    ],
    ARRAY[
      coalesce(sum(n) FILTER (WHERE in_options AND marks & 8192 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE in_options AND marks & 16384 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE in_options AND marks & 32768 <> 0), 0)
    ]
  INTO total, themes, yes, unknown, presets
  FROM (
    SELECT g.n, g.found_themes, g.marks, g.marks & 63 AS options, (g.marks >> 6) & 63 AS known_options,
      g.marks & 4096 <> 0 AS in_dates, g.marks & option_bits = option_bits AS in_options
    FROM (
      -- A poi is counted twice: with those of the same themes, and with those of the same marks. The
      -- two counts have few groups, where the combinations of both would have nearly one for each poi.
      SELECT k.found_themes, k.marks, count(*)::int AS n
      FROM (
        SELECT
          CASE WHEN m.in_dates AND m.options & option_bits = option_bits THEN m.theme_mask ELSE 0 END AS found_themes,
          -- bits 0 to 5 the options, 6 to 11 the known ones, 12 the wanted days, 13 to 15 the presets
          CASE WHEN m.theme_mask & theme_bit = theme_bit
            THEN (m.options & 63) | (m.known_options << 6) | (m.in_presets << 12) | CASE WHEN m.in_dates THEN 4096 ELSE 0 END
            ELSE 0 END AS marks
        FROM (
          SELECT s.theme_mask, s.options, s.known_options,
            (s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))
              AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day) AS in_dates,
            CASE WHEN s.first_day <= last_preset_day THEN
              CASE WHEN s.dates && preset_spans[1] AND suits_part(
                poi_id => s.poi_id, options => s.options, wanted_options => wanted_options,
                from_day => lower(preset_spans[1]), to_day => upper(preset_spans[1]) - 1
              ) THEN 2 ELSE 0 END
              + CASE WHEN s.dates && preset_spans[2] AND suits_part(
                poi_id => s.poi_id, options => s.options, wanted_options => wanted_options,
                from_day => lower(preset_spans[2]), to_day => upper(preset_spans[2]) - 1
              ) THEN 4 ELSE 0 END
              + CASE WHEN s.dates && preset_spans[3] AND suits_part(
                poi_id => s.poi_id, options => s.options, wanted_options => wanted_options,
                from_day => lower(preset_spans[3]), to_day => upper(preset_spans[3]) - 1
              ) THEN 8 ELSE 0 END
            ELSE 0 END AS in_presets
          FROM unnest(lows, highs) AS r (low, high)
          CROSS JOIN LATERAL generate_series(r.low, r.high) AS w (cell)
          CROSS JOIN LATERAL (
            SELECT w.cell, cell_haversine(cell => w.cell, lon => here_lon, lat => here_lat) <= surely_within AS is_within OFFSET 0
          ) c
          CROSS JOIN LATERAL (
            SELECT * FROM poi_search s WHERE s.cell = c.cell AND s.first_day BETWEEN '-infinity' AND latest OFFSET 0
          ) s
          WHERE (c.is_within OR haversine(here_lon, here_lat, s.lon, s.lat) <= farthest)
            AND (west IS NULL OR s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north)
            -- the traits, which are no choices of their own here: only the options are counted one by one
            AND s.options & (wanted_options & ~63) = wanted_options & ~63
          OFFSET 0
        ) m
        WHERE m.in_dates OR m.in_presets <> 0
        OFFSET 0
      ) k
      GROUP BY GROUPING SETS ((k.found_themes), (k.marks))
    ) g
  ) f;
END $$;

-- The number of pois within the radius, with the searched words, that each choice in the filters
-- would leave.
-- total: with all filters. themes: for each of the 18 themes, in place of the wanted theme.
-- yes, unknown: for each of the 5 options, the pois that have it, and those without that
-- information; the other wanted options apply. presets: for each of the 3 preset_spans, in place
-- of the wanted days.
-- first_cell, last_cell: the cells that bound the radius. lows, highs:
-- the ranges of these cells. theme 0 is every theme.
-- west, south, east, north: the sides of the searched rectangle, whose cells are given. Null in a
-- search around a place.
CREATE OR REPLACE FUNCTION text_facets(
  wanted_words tsquery, first_cell int, last_cell int, theme int, lon double precision, lat double precision, radius_m double precision,
  wanted_options int, from_day date, to_day date, preset_spans daterange[],
  west double precision DEFAULT NULL, south double precision DEFAULT NULL, east double precision DEFAULT NULL,
  north double precision DEFAULT NULL,
  lows int[] DEFAULT NULL, highs int[] DEFAULT NULL,
  OUT total int, OUT themes int[], OUT yes int[], OUT unknown int[], OUT presets int[]
)
LANGUAGE plpgsql STABLE PARALLEL SAFE
SET plan_cache_mode = force_generic_plan
SET max_parallel_workers_per_gather = 0
SET jit = off
SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  option_bits int := wanted_options & 63;
  theme_bit int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  span daterange := daterange(from_day, to_day, '[]');
  here_lon double precision := lon;
  here_lat double precision := lat;
  farthest double precision := metres_haversine(radius_m);
  last_preset_day date := (SELECT max(upper(p)) FROM unnest(preset_spans) AS p);
BEGIN
  SELECT
    coalesce(sum(n) FILTER (WHERE in_theme AND in_options AND in_dates), 0),
    ARRAY[
      coalesce(sum(n) FILTER (WHERE theme_mask & 2 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 4 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 8 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 16 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 32 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 64 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 128 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 256 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 512 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 1024 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 2048 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 4096 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 8192 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 16384 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 32768 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 65536 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 131072 <> 0 AND in_options AND in_dates), 0),
      coalesce(sum(n) FILTER (WHERE theme_mask & 262144 <> 0 AND in_options AND in_dates), 0)
    ],
    ARRAY[
      coalesce(sum(n) FILTER (WHERE in_theme AND in_dates AND options & (option_bits | 1) = option_bits | 1), 0),
      coalesce(sum(n) FILTER (WHERE in_theme AND in_dates AND options & (option_bits | 2) = option_bits | 2), 0),
      coalesce(sum(n) FILTER (WHERE in_theme AND in_dates AND options & (option_bits | 4) = option_bits | 4), 0),
      coalesce(sum(n) FILTER (WHERE in_theme AND in_dates AND options & (option_bits | 8) = option_bits | 8), 0),
      coalesce(sum(n) FILTER (WHERE in_theme AND in_dates AND options & (option_bits | 16) = option_bits | 16), 0)
    ],
    ARRAY[
      coalesce(sum(n) FILTER (WHERE in_theme AND in_dates AND known_options & 1 = 0
        AND options & (option_bits & ~1) = option_bits & ~1), 0),
      coalesce(sum(n) FILTER (WHERE in_theme AND in_dates AND known_options & 2 = 0
        AND options & (option_bits & ~2) = option_bits & ~2), 0),
      coalesce(sum(n) FILTER (WHERE in_theme AND in_dates AND known_options & 4 = 0
        AND options & (option_bits & ~4) = option_bits & ~4), 0),
      coalesce(sum(n) FILTER (WHERE in_theme AND in_dates AND known_options & 8 = 0
        AND options & (option_bits & ~8) = option_bits & ~8), 0),
      coalesce(sum(n) FILTER (WHERE in_theme AND in_dates AND known_options & 16 = 0
        AND options & (option_bits & ~16) = option_bits & ~16), 0)
    ],
    ARRAY[
      coalesce(sum(n) FILTER (WHERE in_theme AND in_options AND in_presets & 2 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE in_theme AND in_options AND in_presets & 4 <> 0), 0),
      coalesce(sum(n) FILTER (WHERE in_theme AND in_options AND in_presets & 8 <> 0), 0)
    ]
  INTO total, themes, yes, unknown, presets
  FROM (
    SELECT g.theme_mask, g.options, g.known_options, g.in_dates, g.in_presets, g.n,
      g.theme_mask & theme_bit = theme_bit AS in_theme,
      g.options & option_bits = option_bits AS in_options
    FROM (
      -- pois with equal masks are counted together first
      SELECT m.theme_mask, m.options, m.known_options, m.in_dates, m.in_presets, count(*) AS n
      FROM (
        SELECT s.theme_mask, s.options & 63 AS options, s.known_options,
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
        FROM pois_with_words(
          wanted_words => wanted_words, first_cell => first_cell, last_cell => last_cell,
          lows => lows, highs => highs
        ) t
        CROSS JOIN LATERAL (SELECT * FROM poi_search s WHERE s.poi_id = t.poi_id OFFSET 0) s
        WHERE haversine(here_lon, here_lat, s.lon, s.lat) <= farthest
          AND (west IS NULL OR s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north)
          -- the traits, which are no choices of their own here: only the options are counted one by one
          AND s.options & (wanted_options & ~63) = wanted_options & ~63
        OFFSET 0
      ) m
      WHERE m.in_dates OR m.in_presets <> 0
      GROUP BY 1, 2, 3, 4, 5
    ) g
  ) f;
END $$;

-- Lists, counts, map, similar pois and cards: what the `.sql` files of the pois feature call.
SET lock_timeout = '5s';

-- What follows adds up over a radius or a box, so it reads the covering grid index and nothing else. Each function exists twice, from one text:
-- grid_* walks ranges of cells (lows, highs), text_* walks the pois that hold some words. The range of a parameter cannot be guessed by the
-- planner, hence the fences (OFFSET 0) and the settings.
DO $do$
DECLARE
  kind text; walk text; walk_parameters text; body text;
  filters text := 's.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options AND s.dates && span';
  settings text := 'LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan SET max_parallel_workers_per_gather = 0 SET jit = off SET enable_seqscan = off';
BEGIN
  FOREACH kind IN ARRAY ARRAY['grid', 'text'] LOOP
    IF kind = 'grid' THEN
      walk_parameters := 'lows int[], highs int[]';
      walk := 'unnest(lows, highs) AS c (low, high) CROSS JOIN LATERAL (SELECT * FROM poi_search s WHERE s.cell BETWEEN c.low AND c.high AND {filters} OFFSET 0) s';
    ELSE
      walk_parameters := 'wanted_words tsquery, first_cell int, last_cell int';
      walk := '(SELECT t.poi_id FROM poi_text t WHERE t.words @@ wanted_words AND t.cell BETWEEN first_cell AND last_cell OFFSET 0) t
        CROSS JOIN LATERAL (SELECT * FROM poi_search s WHERE s.poi_id = t.poi_id AND {filters} OFFSET 0) s';
    END IF;

    -- A page of a list. sort: date (next day, one-off before ongoing, permanent last), distance or newest; then distance, then id.
    -- wanted_group null is every group; a period of the last days has at most 7 days left, today counted.
    body := $function$
CREATE FUNCTION {kind}_pois({walk_parameters}, sort text, theme int, lon double precision, lat double precision, radius_m double precision,
  wanted_options int, from_day date, to_day date, wanted_group text, today date, excluded_poi_id uuid, page_size int, skipped int)
RETURNS TABLE (poi_id uuid, distance double precision) ROWS 20 {settings} {bitmap} AS $body$
#variable_conflict use_column
DECLARE
  theme_bit int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  span daterange := daterange(from_day, to_day, '[]');
  spans datemultirange := datemultirange(daterange(from_day, to_day, '[]'));
  here_lon double precision := lon; here_lat double precision := lat; farthest double precision := metres_haversine(radius_m);
BEGIN
  IF sort = 'date' THEN RETURN QUERY
    SELECT k.poi_id, haversine_metres(k.away) FROM (
      SELECT m.poi_id, m.away, m.ongoing,
             CASE WHEN lower_inf(m.dates) THEN 'infinity'::date WHEN lower(m.dates) >= from_day THEN lower(m.dates)
                  WHEN m.dates @> from_day THEN from_day ELSE lower(m.dates * spans) END AS next_day
      FROM (SELECT s.poi_id, s.dates, s.ongoing, haversine(here_lon, here_lat, s.lon, s.lat) AS away FROM {walk} OFFSET 0) m
      WHERE m.away <= farthest AND m.poi_id IS DISTINCT FROM excluded_poi_id OFFSET 0) k
    WHERE wanted_group IS NULL OR wanted_group = CASE
      WHEN k.next_day = 'infinity' THEN 'ongoing' WHEN NOT k.ongoing @> k.next_day THEN 'agenda'
      WHEN k.ongoing @> daterange(k.next_day, greatest(k.next_day, today + 7), '[]') THEN 'ongoing' ELSE 'last-days' END
    ORDER BY k.next_day, k.ongoing @> k.next_day, k.away, k.poi_id LIMIT page_size OFFSET skipped;
  ELSE RETURN QUERY
    SELECT m.poi_id, haversine_metres(m.away)
    FROM (SELECT s.poi_id, s.published_at, haversine(here_lon, here_lat, s.lon, s.lat) AS away FROM {walk} OFFSET 0) m
    WHERE m.away <= farthest AND m.poi_id IS DISTINCT FROM excluded_poi_id
    ORDER BY CASE WHEN sort = 'newest' THEN m.published_at END DESC, m.away, m.poi_id LIMIT page_size OFFSET skipped;
  END IF;
END $body$;

-- How many there are. The group is that of a list by date.
CREATE FUNCTION count_{kind}_pois({walk_parameters}, theme int, lon double precision, lat double precision, radius_m double precision,
  wanted_options int, from_day date, to_day date, wanted_group text, today date, excluded_poi_id uuid)
RETURNS int {settings} {bitmap} AS $body$
#variable_conflict use_column
DECLARE
  theme_bit int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  span daterange := daterange(from_day, to_day, '[]');
  spans datemultirange := datemultirange(daterange(from_day, to_day, '[]'));
  here_lon double precision := lon; here_lat double precision := lat; farthest double precision := metres_haversine(radius_m);
BEGIN
  IF wanted_group IS NULL THEN
    RETURN (SELECT count(*)::int FROM {walk}
      WHERE haversine(here_lon, here_lat, s.lon, s.lat) <= farthest AND s.poi_id IS DISTINCT FROM excluded_poi_id);
  END IF;
  RETURN (
    SELECT count(*)::int FROM (
      SELECT s.ongoing, CASE WHEN lower_inf(s.dates) THEN 'infinity'::date WHEN lower(s.dates) >= from_day THEN lower(s.dates)
             WHEN s.dates @> from_day THEN from_day ELSE lower(s.dates * spans) END AS next_day
      FROM {walk}
      WHERE haversine(here_lon, here_lat, s.lon, s.lat) <= farthest AND s.poi_id IS DISTINCT FROM excluded_poi_id OFFSET 0) k
    WHERE wanted_group = CASE
      WHEN k.next_day = 'infinity' THEN 'ongoing' WHEN NOT k.ongoing @> k.next_day THEN 'agenda'
      WHEN k.ongoing @> daterange(k.next_day, greatest(k.next_day, today + 7), '[]') THEN 'ongoing' ELSE 'last-days' END);
END $body$;

-- Counts: total for the filters; themes without the theme filter; options that hold (yes) and that are not told (unknown) on top of the
-- other options; presets (ranges of days) in place of the dates.
CREATE FUNCTION {kind}_facets({walk_parameters}, theme int, lon double precision, lat double precision, radius_m double precision,
  wanted_options int, from_day date, to_day date, preset_spans daterange[],
  OUT total int, OUT themes int[], OUT yes int[], OUT unknown int[], OUT presets int[]) {settings} {bitmap} AS $body$
#variable_conflict use_column
DECLARE
  theme_bit int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  span daterange := daterange(from_day, to_day, '[]');
  here_lon double precision := lon; here_lat double precision := lat; farthest double precision := metres_haversine(radius_m);
BEGIN
  SELECT count(*) FILTER (WHERE in_theme AND in_options AND in_dates), ARRAY[{theme_counts}], ARRAY[{yes_counts}], ARRAY[{unknown_counts}],
         ARRAY[{preset_counts}]
  INTO total, themes, yes, unknown, presets
  FROM (
    SELECT s.theme_mask, s.options, s.known_options, s.dates, s.theme_mask & theme_bit = theme_bit AS in_theme,
           s.options & wanted_options = wanted_options AS in_options, s.dates && span AS in_dates
    FROM {bare_walk} WHERE haversine(here_lon, here_lat, s.lon, s.lat) <= farthest OFFSET 0) m;
END $body$;

-- The map: the squares of :size degrees that hold something in a box, how many, and the middle of them.
CREATE FUNCTION {kind}_squares({walk_parameters}, theme int, west double precision, south double precision, east double precision, north double precision,
  wanted_options int, from_day date, to_day date, size double precision)
RETURNS TABLE (lon double precision, lat double precision, count int) ROWS 200 {settings} {bitmap} AS $body$
#variable_conflict use_column
DECLARE
  theme_bit int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  span daterange := daterange(from_day, to_day, '[]');
BEGIN
  RETURN QUERY SELECT avg(s.lon), avg(s.lat), count(*)::int FROM {walk} WHERE s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north
  GROUP BY floor(s.lon / size), floor(s.lat / size) ORDER BY 3 DESC, 1, 2;
END $body$;

-- The pois of a box, by id.
CREATE FUNCTION {kind}_points({walk_parameters}, theme int, west double precision, south double precision, east double precision, north double precision,
  wanted_options int, from_day date, to_day date, page_size int)
RETURNS TABLE (poi_id uuid) ROWS 200 {settings} {bitmap} AS $body$
#variable_conflict use_column
DECLARE
  theme_bit int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  span daterange := daterange(from_day, to_day, '[]');
BEGIN
  RETURN QUERY SELECT s.poi_id FROM {walk} WHERE s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north ORDER BY s.poi_id LIMIT page_size;
END $body$;
$function$;
    body := replace(body, '{bare_walk}', replace(replace(walk, ' AND {filters}', ''), '{filters}', 'true'));
    body := replace(body, '{walk}', walk);
    body := replace(body, '{kind}', kind);
    body := replace(body, '{walk_parameters}', walk_parameters);
    body := replace(body, '{settings}', settings);
    body := replace(body, '{bitmap}', CASE kind WHEN 'grid' THEN 'SET enable_bitmapscan = off' ELSE '' END);
    body := replace(body, '{filters}', filters);
    body := replace(body, '{theme_counts}', (SELECT string_agg(format('count(*) FILTER (WHERE theme_mask & %s <> 0 AND in_options AND in_dates)', 1 << n), ', ' ORDER BY n) FROM generate_series(1, 18) n));
    body := replace(body, '{yes_counts}', (SELECT string_agg(format('count(*) FILTER (WHERE in_theme AND in_dates AND options & (wanted_options | %1$s) = wanted_options | %1$s)', 1 << n), ', ' ORDER BY n) FROM generate_series(0, 4) n));
    body := replace(body, '{unknown_counts}', (SELECT string_agg(format('count(*) FILTER (WHERE in_theme AND in_dates AND known_options & %1$s = 0 AND options & (wanted_options & ~%1$s) = wanted_options & ~%1$s)', 1 << n), ', ' ORDER BY n) FROM generate_series(0, 4) n));
    body := replace(body, '{preset_counts}', (SELECT string_agg(format('count(*) FILTER (WHERE in_theme AND in_options AND dates && preset_spans[%s])', n), ', ' ORDER BY n) FROM generate_series(1, 3) n));
    EXECUTE body;
  END LOOP;
END $do$;

-- The nearest that share a theme with a poi: the nearest of each of its themes, then the nearest of those. A poi without theme has the
-- nearest of all.
DO $do$
DECLARE branches text := ''; n int;
BEGIN
  FOR n IN 0..18 LOOP
    branches := branches || CASE WHEN n > 0 THEN ' UNION ' ELSE '' END || format($branch$
    (SELECT near.poi_id, near.away FROM (
       SELECT s.poi_id, haversine(here_lon, here_lat, s.lon, s.lat) AS away, s.geog <-> here AS walk FROM poi_search s
       WHERE %s AND ST_DWithin(s.geog, here, radius_m + 1, false) AND haversine(here_lon, here_lat, s.lon, s.lat) <= farthest
         AND s.dates && daterange(from_day, to_day, '[]') AND s.poi_id <> subject_id
       ORDER BY s.geog <-> here OFFSET 0) near
     ORDER BY near.walk, near.poi_id LIMIT page_size)$branch$,
      CASE WHEN n = 0 THEN 'themes_of_subject = 0' ELSE format('themes_of_subject & %1$s <> 0 AND s.theme_mask & %1$s <> 0', 1 << n) END);
  END LOOP;
  EXECUTE format($function$
CREATE FUNCTION similar_pois(subject_id uuid, themes_of_subject int, lon double precision, lat double precision, radius_m double precision,
  from_day date, to_day date, page_size int)
RETURNS TABLE (poi_id uuid, distance double precision) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 10
SET plan_cache_mode = force_generic_plan SET max_parallel_workers_per_gather = 0 SET jit = off SET enable_seqscan = off
SET enable_bitmapscan = off SET enable_sort = off AS $body$
#variable_conflict use_column
DECLARE here geography := ST_SetSRID(ST_MakePoint(lon, lat), 4326)::geography;
  here_lon double precision := lon; here_lat double precision := lat; farthest double precision := metres_haversine(radius_m);
BEGIN
  RETURN QUERY SELECT near.poi_id, haversine_metres(near.away) FROM (%s) near ORDER BY near.away, near.poi_id LIMIT page_size;
END $body$ $function$, branches);
END $do$;

-- The card of a poi, whose occurrence is the earliest that is not over and lies in the asked days. A long period goes first on the same day,
-- as the group says.
CREATE FUNCTION poi_cards(card_id uuid, away double precision, from_day date, to_day date, today date, as_of timestamptz)
RETURNS TABLE (id uuid, "slugFr" text, label text, theme text, "startDate" text, "endDate" text, "poiTime" text, distance int, locality text,
  "mainMediaFileId" uuid, "mainMediaFileCredits" text, "mainMediaFileLicense" text, "isFree" boolean, "minPriceCents" int,
  "isPermanent" boolean, "group" text, "liveState" text, "position" jsonb)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
  SELECT p.id, p.slug_fr, v.label, v.themes[1], o.start_date::text, o.last_day::text, o.start_time::text, round(away)::int, v.locality,
         v.main_media_id, m.credits, m.license, 'free' = ANY (v.options), v.min_price_cents, v.is_permanent,
         CASE WHEN v.is_permanent THEN 'ongoing' WHEN NOT s.ongoing @> greatest(o.start_date, from_day) THEN 'agenda'
              WHEN s.ongoing @> daterange(greatest(o.start_date, from_day), greatest(o.start_date, from_day, today + 7), '[]') THEN 'ongoing'
              ELSE 'last-days' END,
         p.live_state, jsonb_build_object('lon', v.lon, 'lat', v.lat)
  FROM poi_search s
  JOIN poi p ON p.id = s.poi_id
  JOIN poi_version v ON v.id = s.version_id
  LEFT JOIN media m ON m.id = v.main_media_id
  LEFT JOIN LATERAL (
    SELECT x.start_date, x.last_day, x.start_time FROM period x
    WHERE x.version_id = s.version_id AND NOT v.is_permanent AND x.ends_at > as_of AND x.start_date <= to_day AND x.last_day >= from_day
    ORDER BY greatest(x.start_date, from_day), x.last_day - x.start_date >= 7 DESC, x.start_time NULLS FIRST, x.ends_at, x.start_date LIMIT 1
  ) o ON true
  WHERE s.poi_id = card_id
$$;


-- Lists, counts, map, similar pois and cards: what the `.sql` files of the pois feature call.
SET lock_timeout = '5s';

-- What follows adds up over a radius or a box, so it reads the covering grid index and nothing else. Each function exists twice, from one text:
-- grid_* walks ranges of cells (lows, highs), text_* walks the pois that hold some words. The range of a parameter cannot be guessed by the
-- planner, hence the fences (OFFSET 0) and the settings.
DO $do$
DECLARE
  kind text; walk text; bare_walk text; walk_parameters text; body text;
  -- most pois begin within the days asked or after them: their dates need not be unpacked
  in_dates text := '(s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span))';
  filters text := 's.theme_mask & theme_bit = theme_bit AND s.options & wanted_options = wanted_options AND ' || in_dates;
  settings text := 'LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan SET max_parallel_workers_per_gather = 0 SET jit = off SET enable_seqscan = off';
BEGIN
  FOREACH kind IN ARRAY ARRAY['grid', 'text'] LOOP
    IF kind = 'grid' THEN
      walk_parameters := 'lows int[], highs int[]';
      walk := 'unnest(lows, highs) AS r (low, high) CROSS JOIN LATERAL generate_series(r.low, r.high) AS c (cell)
        CROSS JOIN LATERAL (SELECT * FROM poi_search s WHERE s.cell = c.cell AND s.first_day BETWEEN {earliest} AND {latest} AND {filters} OFFSET 0) s';
      bare_walk := 'unnest(lows, highs) AS r (low, high) CROSS JOIN LATERAL (SELECT * FROM poi_search s WHERE s.cell BETWEEN r.low AND r.high OFFSET 0) s';
    ELSE
      walk_parameters := 'wanted_words tsquery, first_cell int, last_cell int';
      walk := '(SELECT t.poi_id FROM poi_text t WHERE t.words @@ wanted_words AND t.cell BETWEEN first_cell AND last_cell OFFSET 0) t
        CROSS JOIN LATERAL (SELECT * FROM poi_search s WHERE s.poi_id = t.poi_id AND {filters} OFFSET 0) s';
      bare_walk := replace(walk, '{filters}', 'true');
    END IF;

    -- A page of a list. sort: date (next day, one-off before ongoing, permanent last), distance or newest; then distance, then id.
    -- wanted_group null is every group; a period of the last days has at most 7 days left, today counted.
    -- By date, days are opened little by little: what begins after the last day opened cannot come before it. Permanent pois come with the
    -- last opening only.
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
  gap int; earliest date := '4713-01-01 BC'; latest date; ids uuid[]; aways double precision[];
BEGIN
  IF sort = 'date' THEN
    FOREACH gap IN ARRAY '{{gaps}}'::int[] LOOP
      latest := least(to_day, from_day + gap);
      IF gap IS NULL OR latest = to_day THEN latest := to_day; earliest := '-infinity'; END IF;
      SELECT array_agg(p.poi_id), array_agg(p.away) INTO ids, aways FROM (
        SELECT k.poi_id, k.away FROM (
          SELECT m.poi_id, m.away, m.ongoing,
                 CASE WHEN m.first_day = '-infinity' THEN 'infinity' WHEN m.first_day >= from_day THEN m.first_day
                      WHEN m.dates @> from_day THEN from_day ELSE lower(m.dates * spans) END AS next_day
          FROM (SELECT s.poi_id, s.dates, s.first_day, s.ongoing, haversine(here_lon, here_lat, s.lon, s.lat) AS away FROM {walk} OFFSET 0) m
          WHERE m.away <= farthest AND m.poi_id IS DISTINCT FROM excluded_poi_id OFFSET 0) k
        WHERE (earliest = '-infinity' OR k.next_day <= latest) AND (wanted_group IS NULL OR wanted_group = CASE
          WHEN k.next_day = 'infinity' THEN 'ongoing' WHEN NOT k.ongoing @> k.next_day THEN 'agenda'
          WHEN k.ongoing @> daterange(k.next_day, greatest(k.next_day, today + 7), '[]') THEN 'ongoing' ELSE 'last-days' END)
        ORDER BY k.next_day, k.ongoing @> k.next_day, k.away, k.poi_id LIMIT skipped + page_size) p;
      EXIT WHEN earliest = '-infinity' OR cardinality(ids) = skipped + page_size;
    END LOOP;
    RETURN QUERY SELECT p.poi_id, haversine_metres(p.away)
      FROM unnest(ids[skipped + 1:], aways[skipped + 1:]) WITH ORDINALITY AS p (poi_id, away, rank) ORDER BY p.rank;
  ELSE
    earliest := '-infinity'; latest := to_day;
    RETURN QUERY SELECT m.poi_id, haversine_metres(m.away)
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
    RETURN (SELECT count(*)::int FROM {whole_walk}
      WHERE haversine(here_lon, here_lat, s.lon, s.lat) <= farthest AND s.poi_id IS DISTINCT FROM excluded_poi_id);
  END IF;
  RETURN (
    SELECT count(*)::int FROM (
      SELECT s.ongoing, CASE WHEN s.first_day = '-infinity' THEN 'infinity' WHEN s.first_day >= from_day THEN s.first_day
             WHEN s.dates @> from_day THEN from_day ELSE lower(s.dates * spans) END AS next_day
      FROM {whole_walk}
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
  last_preset_day date := (SELECT max(upper(p)) FROM unnest(preset_spans) AS p);
BEGIN
  -- pois that are alike are counted together first
  SELECT coalesce(sum(n) FILTER (WHERE in_theme AND in_options AND in_dates), 0), ARRAY[{theme_counts}], ARRAY[{yes_counts}],
         ARRAY[{unknown_counts}], ARRAY[{preset_counts}]
  INTO total, themes, yes, unknown, presets
  FROM (
    SELECT g.theme_mask, g.options, g.known_options, g.in_dates, g.in_presets, g.n, g.theme_mask & theme_bit = theme_bit AS in_theme,
           g.options & wanted_options = wanted_options AS in_options
    FROM (
      SELECT m.theme_mask, m.options, m.known_options, m.in_dates, m.in_presets, count(*) AS n
      FROM (
        SELECT s.theme_mask, s.options, s.known_options, {in_dates} AS in_dates,
               CASE WHEN s.first_day <= last_preset_day THEN {preset_bits} ELSE 0 END AS in_presets
        FROM {bare_walk} WHERE haversine(here_lon, here_lat, s.lon, s.lat) <= farthest OFFSET 0) m
      WHERE m.in_dates OR m.in_presets <> 0
      GROUP BY 1, 2, 3, 4, 5) g) f;
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
  RETURN QUERY SELECT sum(s.lon) / count(*), sum(s.lat) / count(*), count(*)::int FROM {whole_walk} WHERE s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north
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
  RETURN QUERY SELECT s.poi_id FROM {whole_walk} WHERE s.lon BETWEEN west AND east AND s.lat BETWEEN south AND north ORDER BY s.poi_id LIMIT page_size;
END $body$;
$function$;
    body := replace(body, '{bare_walk}', bare_walk);
    body := replace(body, '{whole_walk}', replace(replace(walk, '{earliest}', '''-infinity'''), '{latest}', 'to_day'));
    body := replace(body, '{walk}', walk);
    body := replace(replace(body, '{earliest}', 'earliest'), '{latest}', 'latest');
    body := replace(body, '{{gaps}}', CASE kind WHEN 'grid' THEN '{0,7,45,NULL}' ELSE '{NULL}' END);
    body := replace(body, '{kind}', kind);
    body := replace(body, '{walk_parameters}', walk_parameters);
    body := replace(body, '{settings}', settings);
    body := replace(body, '{bitmap}', CASE kind WHEN 'grid' THEN 'SET enable_bitmapscan = off' ELSE '' END);
    body := replace(body, '{filters}', filters);
    body := replace(body, '{in_dates}', in_dates);
    body := replace(body, '{theme_counts}', (SELECT string_agg(format('coalesce(sum(n) FILTER (WHERE theme_mask & %s <> 0 AND in_options AND in_dates), 0)', 1 << n), ', ' ORDER BY n) FROM generate_series(1, 18) n));
    body := replace(body, '{yes_counts}', (SELECT string_agg(format('coalesce(sum(n) FILTER (WHERE in_theme AND in_dates AND options & (wanted_options | %1$s) = wanted_options | %1$s), 0)', 1 << n), ', ' ORDER BY n) FROM generate_series(0, 4) n));
    body := replace(body, '{unknown_counts}', (SELECT string_agg(format('coalesce(sum(n) FILTER (WHERE in_theme AND in_dates AND known_options & %1$s = 0 AND options & (wanted_options & ~%1$s) = wanted_options & ~%1$s), 0)', 1 << n), ', ' ORDER BY n) FROM generate_series(0, 4) n));
    body := replace(body, '{preset_counts}', (SELECT string_agg(format('coalesce(sum(n) FILTER (WHERE in_theme AND in_options AND in_presets & %s <> 0), 0)', 1 << n), ', ' ORDER BY n) FROM generate_series(1, 3) n));
    body := replace(body, '{preset_bits}', (SELECT string_agg(format('CASE WHEN s.dates && preset_spans[%s] THEN %s ELSE 0 END', n, 1 << n), ' + ' ORDER BY n) FROM generate_series(1, 3) n));
    EXECUTE body;
  END LOOP;
END $do$;

-- The card of a poi, and what of it depends on the question: the earliest occurrence that is not over and lies in the asked days, how far it
-- is, and its group. A long period goes first on the same day, as the group says.
CREATE FUNCTION poi_cards(card_id uuid, away double precision, from_day date, to_day date, today date, as_of timestamptz)
RETURNS TABLE (card jsonb, "startDate" text, "endDate" text, "poiTime" text, distance int, "group" text)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
  SELECT s.card, o.start_date::text, o.last_day::text, o.start_time::text, round(away)::int,
         CASE WHEN s.first_day = '-infinity' THEN 'ongoing' WHEN NOT s.ongoing @> greatest(o.start_date, from_day) THEN 'agenda'
              WHEN s.ongoing @> daterange(greatest(o.start_date, from_day), greatest(o.start_date, from_day, today + 7), '[]') THEN 'ongoing'
              ELSE 'last-days' END
  FROM poi_search s
  LEFT JOIN LATERAL (
    SELECT x.start_date, x.last_day, x.start_time FROM period x
    WHERE x.version_id = s.version_id AND s.first_day > '-infinity' AND x.ends_at > as_of AND x.start_date <= to_day AND x.last_day >= from_day
    ORDER BY greatest(x.start_date, from_day), x.last_day - x.start_date >= 7 DESC, x.start_time NULLS FIRST, x.ends_at, x.start_date LIMIT 1
  ) o ON true
  WHERE s.poi_id = card_id
$$;

-- The same as the JSON text of a card: put together as text, for building and writing JSON of twenty cards takes longer than finding them.
CREATE FUNCTION poi_card_texts(card_id uuid, away double precision, from_day date, to_day date, today date, as_of timestamptz)
RETURNS TABLE (card text) LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
  SELECT left(c.card::text, -1)
    || coalesce(',"startDate":"' || c."startDate" || '","endDate":"' || c."endDate" || '"', ',"startDate":null,"endDate":null')
    || coalesce(',"poiTime":"' || c."poiTime" || '"', ',"poiTime":null') || ',"distance":' || c.distance || ',"group":"' || c."group" || '"}'
  FROM poi_cards(card_id, away, from_day, to_day, today, as_of) c
$$;

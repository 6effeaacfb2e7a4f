-- What search reads: one narrow row per published poi, its indexes, and the functions whose plans must not change.
SET lock_timeout = '5s';

-- Masks: theme n of the vocabulary is bit n (1 to 18), option n is bit n - 1. A test compares both with packages/contracts.
-- Written out so that a query takes them in: called row by row they would each be a query of their own.
CREATE FUNCTION theme_mask(themes text[]) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT
    CASE WHEN 'spectacles' = ANY (themes) THEN 2 ELSE 0 END + CASE WHEN 'concerts' = ANY (themes) THEN 4 ELSE 0 END +
    CASE WHEN 'degustations' = ANY (themes) THEN 8 ELSE 0 END + CASE WHEN 'promenades-a-pied' = ANY (themes) THEN 16 ELSE 0 END +
    CASE WHEN 'promenades-a-velo' = ANY (themes) THEN 32 ELSE 0 END + CASE WHEN 'promenades-a-cheval' = ANY (themes) THEN 64 ELSE 0 END +
    CASE WHEN 'tourisme' = ANY (themes) THEN 128 ELSE 0 END + CASE WHEN 'famille' = ANY (themes) THEN 256 ELSE 0 END +
    CASE WHEN 'sports' = ANY (themes) THEN 512 ELSE 0 END + CASE WHEN 'evenements-artistiques' = ANY (themes) THEN 1024 ELSE 0 END +
    CASE WHEN 'theatre' = ANY (themes) THEN 2048 ELSE 0 END + CASE WHEN 'musees' = ANY (themes) THEN 4096 ELSE 0 END +
    CASE WHEN 'marches-et-brocantes' = ANY (themes) THEN 8192 ELSE 0 END + CASE WHEN 'cinema' = ANY (themes) THEN 16384 ELSE 0 END +
    CASE WHEN 'conference' = ANY (themes) THEN 32768 ELSE 0 END + CASE WHEN 'expositions' = ANY (themes) THEN 65536 ELSE 0 END +
    CASE WHEN 'fetes' = ANY (themes) THEN 131072 ELSE 0 END + CASE WHEN 'son-et-lumiere-feu-d-artifice' = ANY (themes) THEN 262144 ELSE 0 END
$$;
CREATE FUNCTION option_mask(options text[]) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT
    CASE WHEN 'pmr' = ANY (options) THEN 1 ELSE 0 END + CASE WHEN 'pets-allowed' = ANY (options) THEN 2 ELSE 0 END +
    CASE WHEN 'kids-friendly' = ANY (options) THEN 4 ELSE 0 END + CASE WHEN 'outside' = ANY (options) THEN 8 ELSE 0 END +
    CASE WHEN 'free' = ANY (options) THEN 16 ELSE 0 END
$$;
-- The 0.05 degree square a point lies in; the application lists the squares that a radius touches.
CREATE FUNCTION grid_cell(lon double precision, lat double precision) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (floor((lon + 6) / 0.05) * 1000 + floor((lat - 41) / 0.05))::int
$$;
-- The haversine of the angle between two points: grows with the distance and spares the arc sine when only order or cut-off matter.
CREATE FUNCTION haversine(lon1 double precision, lat1 double precision, lon2 double precision, lat2 double precision)
RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT power(sin(radians(lat2 - lat1) / 2), 2) + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2)
$$;
-- Metres on PostGIS's own sphere: agrees with ST_Distance(a, b, false). And the haversine of so many metres.
CREATE FUNCTION haversine_metres(value double precision) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 2 * 6371008.7714 * asin(sqrt(value))
$$;
CREATE FUNCTION metres_haversine(metres double precision) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT power(sin(metres / (2 * 6371008.7714)), 2)
$$;

CREATE TABLE poi_search (
  poi_id          uuid PRIMARY KEY REFERENCES poi (id) ON DELETE CASCADE,
  version_id      uuid NOT NULL,
  cell            int NOT NULL,
  theme_mask      int NOT NULL,
  options         int NOT NULL,
  known_options   int NOT NULL,
  lon             double precision NOT NULL,
  lat             double precision NOT NULL,
  dates           datemultirange NOT NULL, -- days on which it can be found and is not over; '{(,)}' when permanent
  first_day       date NOT NULL,           -- the first of dates; '-infinity' when permanent
  ongoing         datemultirange NOT NULL, -- the part of dates that periods of more than 7 days cover
  published_at    timestamptz NOT NULL,
  expires_at      timestamptz,             -- when dates must be computed again; null when permanent
  popularity      int NOT NULL DEFAULT 0,
  organisation_id uuid,
  source          text,
  geog            geography(Point, 4326) NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
CREATE INDEX poi_search_grid ON poi_search (cell, first_day)
  INCLUDE (lon, lat, theme_mask, options, known_options, dates, ongoing, published_at, poi_id);
CREATE INDEX poi_search_geog ON poi_search USING gist (geog);
CREATE INDEX poi_search_expires ON poi_search (expires_at);

CREATE INDEX poi_search_geog_1 ON poi_search USING gist (geog) WHERE theme_mask & 2 <> 0; -- spectacles
CREATE INDEX poi_search_geog_2 ON poi_search USING gist (geog) WHERE theme_mask & 4 <> 0; -- concerts
CREATE INDEX poi_search_geog_3 ON poi_search USING gist (geog) WHERE theme_mask & 8 <> 0; -- degustations
CREATE INDEX poi_search_geog_4 ON poi_search USING gist (geog) WHERE theme_mask & 16 <> 0; -- promenades-a-pied
CREATE INDEX poi_search_geog_5 ON poi_search USING gist (geog) WHERE theme_mask & 32 <> 0; -- promenades-a-velo
CREATE INDEX poi_search_geog_6 ON poi_search USING gist (geog) WHERE theme_mask & 64 <> 0; -- promenades-a-cheval
CREATE INDEX poi_search_geog_7 ON poi_search USING gist (geog) WHERE theme_mask & 128 <> 0; -- tourisme
CREATE INDEX poi_search_geog_8 ON poi_search USING gist (geog) WHERE theme_mask & 256 <> 0; -- famille
CREATE INDEX poi_search_geog_9 ON poi_search USING gist (geog) WHERE theme_mask & 512 <> 0; -- sports
CREATE INDEX poi_search_geog_10 ON poi_search USING gist (geog) WHERE theme_mask & 1024 <> 0; -- evenements-artistiques
CREATE INDEX poi_search_geog_11 ON poi_search USING gist (geog) WHERE theme_mask & 2048 <> 0; -- theatre
CREATE INDEX poi_search_geog_12 ON poi_search USING gist (geog) WHERE theme_mask & 4096 <> 0; -- musees
CREATE INDEX poi_search_geog_13 ON poi_search USING gist (geog) WHERE theme_mask & 8192 <> 0; -- marches-et-brocantes
CREATE INDEX poi_search_geog_14 ON poi_search USING gist (geog) WHERE theme_mask & 16384 <> 0; -- cinema
CREATE INDEX poi_search_geog_15 ON poi_search USING gist (geog) WHERE theme_mask & 32768 <> 0; -- conference
CREATE INDEX poi_search_geog_16 ON poi_search USING gist (geog) WHERE theme_mask & 65536 <> 0; -- expositions
CREATE INDEX poi_search_geog_17 ON poi_search USING gist (geog) WHERE theme_mask & 131072 <> 0; -- fetes
CREATE INDEX poi_search_geog_18 ON poi_search USING gist (geog) WHERE theme_mask & 262144 <> 0; -- son-et-lumiere-feu-d-artifice

-- Free text: the words of title, place, organiser and town, folded; and every word ever met, which is where typing errors are caught.
CREATE TABLE poi_text (
  poi_id uuid PRIMARY KEY REFERENCES poi (id) ON DELETE CASCADE,
  cell   int NOT NULL,
  words  tsvector NOT NULL
);
CREATE INDEX poi_text_words ON poi_text USING gin (words);
CREATE TABLE poi_word (word text PRIMARY KEY);
CREATE INDEX poi_word_trgm ON poi_word USING gin (word gin_trgm_ops);

-- Brings the projection of some pois in line with the truth, as of :as_of. Called in the transaction that changes them,
-- and by the sweep when a period is over. Unchanged rows are not written, so that the grid stays index-only.
CREATE FUNCTION refresh_poi_search(ids uuid[], as_of timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH wanted AS (
    SELECT DISTINCT id FROM unnest(ids) AS w (id)
  ), next AS MATERIALIZED (
    SELECT p.id AS poi_id, v.id AS version_id, grid_cell(v.lon, v.lat) AS cell, theme_mask(v.themes) AS theme_mask,
           option_mask(v.options) AS options, option_mask(v.known_options) AS known_options, v.lon, v.lat,
           CASE WHEN v.is_permanent THEN '{(,)}'::datemultirange ELSE d.dates END AS dates,
           CASE WHEN v.is_permanent THEN '-infinity' ELSE lower(d.dates) END AS first_day,
           CASE WHEN v.is_permanent THEN '{}'::datemultirange ELSE coalesce(d.ongoing, '{}') END AS ongoing,
           coalesce(p.published_at, p.created_at) AS published_at, CASE WHEN v.is_permanent THEN NULL ELSE d.expires_at END AS expires_at,
           p.popularity, p.source, v.geog,
           strip(to_tsvector('simple', fold_text(concat_ws(' ', v.label, v.place_name, v.organizer_name, v.locality)))) AS words
    FROM wanted
    JOIN poi p ON p.id = wanted.id AND p.is_enabled AND p.archived_at IS NULL
    JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published' AND v.lon IS NOT NULL
    LEFT JOIN LATERAL (
      SELECT range_agg(daterange(x.start_date, x.last_day, '[]')) AS dates,
             range_agg(daterange(x.start_date, x.last_day, '[]')) FILTER (WHERE x.last_day - x.start_date >= 7) AS ongoing,
             min(x.ends_at) AS expires_at
      FROM period x WHERE x.version_id = v.id AND x.ends_at > as_of
    ) d ON true
    WHERE v.is_permanent OR d.dates IS NOT NULL
  ), gone AS (
    DELETE FROM poi_search s USING wanted WHERE s.poi_id = wanted.id AND NOT EXISTS (SELECT FROM next n WHERE n.poi_id = s.poi_id)
  ), gone_text AS (
    DELETE FROM poi_text t USING wanted WHERE t.poi_id = wanted.id AND NOT EXISTS (SELECT FROM next n WHERE n.poi_id = t.poi_id)
  ), kept AS (
    INSERT INTO poi_search AS s (poi_id, version_id, cell, theme_mask, options, known_options, lon, lat, dates, first_day,
                                 ongoing, published_at, expires_at, popularity, source, geog)
    SELECT poi_id, version_id, cell, theme_mask, options, known_options, lon, lat, dates, first_day, ongoing,
           published_at, expires_at, popularity, source, geog
    FROM next ORDER BY poi_id
    ON CONFLICT (poi_id) DO UPDATE SET version_id = excluded.version_id, cell = excluded.cell, theme_mask = excluded.theme_mask,
      options = excluded.options, known_options = excluded.known_options, lon = excluded.lon, lat = excluded.lat, dates = excluded.dates,
      first_day = excluded.first_day, ongoing = excluded.ongoing, published_at = excluded.published_at, expires_at = excluded.expires_at,
      popularity = excluded.popularity, source = excluded.source, geog = excluded.geog
    WHERE (s.version_id, s.theme_mask, s.options, s.known_options, s.lon, s.lat, s.dates, s.ongoing, s.published_at, s.expires_at, s.popularity, s.source)
      IS DISTINCT FROM (excluded.version_id, excluded.theme_mask, excluded.options, excluded.known_options, excluded.lon, excluded.lat,
        excluded.dates, excluded.ongoing, excluded.published_at, excluded.expires_at, excluded.popularity, excluded.source)
  ), kept_text AS (
    INSERT INTO poi_text AS t (poi_id, cell, words) SELECT poi_id, cell, words FROM next ORDER BY poi_id
    ON CONFLICT (poi_id) DO UPDATE SET cell = excluded.cell, words = excluded.words WHERE (t.cell, t.words) IS DISTINCT FROM (excluded.cell, excluded.words)
  )
  INSERT INTO poi_word (word)
  SELECT DISTINCT w.word FROM next CROSS JOIN LATERAL unnest(tsvector_to_array(next.words)) AS w (word)
  WHERE w.word ~ '[a-z]{3}' AND NOT EXISTS (SELECT FROM poi_word known WHERE known.word = w.word)
  ORDER BY w.word
  ON CONFLICT DO NOTHING;
END $$;

-- The letters of a word in order: two words that differ by swapped letters have the same.
CREATE FUNCTION sorted_letters(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(letter, '' ORDER BY letter) FROM regexp_split_to_table(word, '') AS letter
$$;

-- What a visitor typed, as a search of words: each word whole, begun, or nearly right. Small words are dropped unless alone. Null when nothing is left.
CREATE FUNCTION text_query(typed text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  tokens text[] := regexp_split_to_array(fold_text(typed), ' ');
  full_tokens text[] := ARRAY(SELECT t FROM unnest(tokens) t WHERE length(t) > 1 AND t NOT IN ('de', 'du', 'des', 'le', 'la', 'les', 'et', 'en', 'au', 'aux', 'un', 'une'));
BEGIN
  IF cardinality(full_tokens) = 0 THEN full_tokens := ARRAY(SELECT t FROM unnest(tokens) t WHERE t <> ''); END IF;
  RETURN (
    SELECT string_agg('(' || t || ':*' || coalesce(near.words, '') || ')', ' & ')::tsquery
    FROM unnest(full_tokens[1:8]) AS t
    CROSS JOIN LATERAL (
      SELECT string_agg(' | ' || w.word, '') AS words FROM (
        SELECT word FROM poi_word
        WHERE length(t) >= 4 AND word % t AND abs(length(word) - length(t)) <= 2
          AND (similarity(word, t) >= 0.42 OR sorted_letters(word) = sorted_letters(t))
        ORDER BY similarity(word, t) DESC, word LIMIT 8
      ) w
    ) near
  );
END $$;

-- The cells of the square around a circle of some metres. A margin stands for rounding.
CREATE FUNCTION grid_box(lon double precision, lat double precision, metres double precision) RETURNS SETOF int LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 200 AS $$
  SELECT x * 1000 + y
  FROM (SELECT degrees(metres / 6371008.7714) + 1e-7 AS tall,
               degrees(asin(least(1, sin(metres / 6371008.7714) / cos(radians(lat))))) + 1e-7 AS wide) half
  CROSS JOIN generate_series(floor((lon - wide + 6) / 0.05)::int, floor((lon + wide + 6) / 0.05)::int) x
  CROSS JOIN generate_series(greatest(0, floor((lat - tall - 41) / 0.05)::int), least(999, floor((lat + tall - 41) / 0.05)::int)) y
$$;

-- Nearest first, in two steps. Walking a GiST index by distance is quickest while what is met often fits, and slow per poi met: after :most
-- pois it is given up, and rings are read from the covering grid index instead, each as wide as what was met so far calls for.
-- One statement per theme, so that each partial index can be proved; 0 means every theme. The planner cannot guess how many pois a radius
-- holds, and would rather sort a handful than walk in order: the settings leave it no choice.
-- An index cannot be walked by distance and id at once: the walk is by distance, and ties are put in order by the id as it goes, so that
-- pages never overlap. The poi at which the walk is given up is marked, and goes before those as far away, whose order is not known in full.
-- Distances in metres on the sphere, as <-> orders; the cut-off is the grid's own formula, so that a poi at the very edge is inside for the
-- list, its count and its map, or for none of them.
DO $do$
DECLARE
  settings text := 'LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan SET max_parallel_workers_per_gather = 0 SET jit = off SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off';
  fits text := 's.options & wanted_options = wanted_options AND (s.first_day BETWEEN from_day AND to_day OR s.dates && daterange(from_day, to_day, ''[]''))';
  walk text := $walk$
      SELECT near.poi_id, near.away, near.met FROM (
        SELECT s.poi_id, s.away, s.walk, s.met FROM (
          SELECT s.*, row_number() OVER () AS met FROM (
            SELECT s.poi_id, s.options, s.dates, s.first_day, haversine(here_lon, here_lat, s.lon, s.lat) AS away, s.geog <-> here AS walk
            FROM poi_search s WHERE {in_theme} AND ST_DWithin(s.geog, here, radius_m + 1, false)
            ORDER BY s.geog <-> here LIMIT most) s ORDER BY s.walk) s
        WHERE s.met = most OR (s.away <= farthest AND {fits} {not_excluded}) ORDER BY s.walk OFFSET 0) near
      ORDER BY near.walk, near.met < most, near.poi_id LIMIT wanted$walk$;
  ring text := $ring$
        SELECT s.poi_id, s.theme_mask, haversine(here_lon, here_lat, s.lon, s.lat) AS away
        FROM grid_box(here_lon, here_lat, reach_m) AS c (cell)
        CROSS JOIN LATERAL (SELECT * FROM poi_search s WHERE s.cell = c.cell AND s.first_day <= to_day AND s.theme_mask & theme_bits {in_bits} AND {fits} {not_excluded} OFFSET 0) s
        OFFSET 0$ring$;
  not_excluded text := 'AND s.poi_id IS DISTINCT FROM excluded_poi_id';
  branches text := '';
  body text;
BEGIN
  walk := replace(walk, '{fits}', fits);
  ring := replace(ring, '{fits}', fits);
  FOR n IN 0..18 LOOP
    branches := branches || format('
    WHEN %s THEN SELECT array_agg(w.poi_id), array_agg(w.away), array_position(array_agg(w.met), most) INTO ids, aways, given_up FROM (%s) w;',
      n, replace(walk, '{in_theme}', CASE n WHEN 0 THEN 'true' ELSE format('s.theme_mask & %s <> 0', 1 << n) END));
  END LOOP;
  body := $function$
CREATE FUNCTION nearest_pois(theme int, lon double precision, lat double precision, radius_m double precision, wanted_options int,
  from_day date, to_day date, excluded_poi_id uuid, page_size int, skipped int)
RETURNS TABLE (poi_id uuid, distance double precision) ROWS 20 {settings} AS $body$
#variable_conflict use_column
DECLARE
  here geography := ST_SetSRID(ST_MakePoint(lon, lat), 4326)::geography;
  here_lon double precision := lon; here_lat double precision := lat; farthest double precision := metres_haversine(radius_m);
  theme_bits int := CASE theme WHEN 0 THEN 0 ELSE 1 << theme END;
  wanted bigint := skipped + page_size; most bigint := {most} + wanted;
  ids uuid[]; aways double precision[]; given_up int; reach_m double precision;
BEGIN
  IF page_size <= 0 THEN RETURN; END IF;
  CASE theme {branches}
  END CASE;
  IF given_up IS NOT NULL THEN
    reach_m := least(radius_m, greatest(1000, haversine_metres(aways[given_up]) * sqrt((wanted + 10.0) / given_up)));
    LOOP
      SELECT array_agg(w.poi_id), array_agg(w.away) INTO ids, aways FROM (
        SELECT m.poi_id, m.away FROM ({ring}) m WHERE m.away <= metres_haversine(reach_m) ORDER BY m.away, m.poi_id LIMIT wanted) w;
      EXIT WHEN cardinality(ids) = wanted OR reach_m >= radius_m;
      reach_m := least(radius_m, 1.5 * reach_m);
    END LOOP;
  END IF;
  RETURN QUERY SELECT n.poi_id, haversine_metres(n.away) FROM unnest(ids[skipped + 1:], aways[skipped + 1:]) WITH ORDINALITY AS n (poi_id, away, rank) ORDER BY n.rank;
END $body$ $function$;
  body := replace(body, '{branches}', branches);
  body := replace(body, '{ring}', replace(ring, '{in_bits}', '= theme_bits'));
  body := replace(body, '{not_excluded}', not_excluded);
  body := replace(body, '{most}', '100');
  EXECUTE replace(body, '{settings}', settings);

  -- The home page: the nearest of each theme in one plan, then one reading of rings for all the themes that were given up.
  SELECT string_agg(format('(SELECT %s AS theme, w.poi_id, w.away, w.met FROM (%s) w)', n, replace(walk, '{in_theme}', format('s.theme_mask & %s <> 0', 1 << n))), ' UNION ALL ' ORDER BY n)
  INTO branches FROM generate_series(1, 18) n;
  body := $function$
CREATE FUNCTION home_pois(lon double precision, lat double precision, radius_m double precision, wanted_options int,
  from_day date, to_day date, page_size int)
RETURNS TABLE (theme int, poi_id uuid, distance double precision) ROWS 180 {settings} AS $body$
#variable_conflict use_column
DECLARE
  here geography := ST_SetSRID(ST_MakePoint(lon, lat), 4326)::geography;
  here_lon double precision := lon; here_lat double precision := lat; farthest double precision := metres_haversine(radius_m);
  wanted bigint := page_size; most bigint := {most} + wanted;
  themes int[]; ids uuid[]; aways double precision[]; theme_bits int; reach_m double precision;
  more_themes int[]; more_ids uuid[]; more_aways double precision[]; unfilled int;
BEGIN
  SELECT array_agg(w.theme), array_agg(w.poi_id), array_agg(w.away), bit_or(1 << w.theme) FILTER (WHERE w.met = most), max(haversine_metres(w.away)) FILTER (WHERE w.met = most)
  INTO themes, ids, aways, theme_bits, reach_m FROM ({branches}) w;
  IF theme_bits IS NOT NULL THEN
    LOOP
      reach_m := least(radius_m, greatest(1000, 2 * reach_m));
      SELECT array_agg(w.theme), array_agg(w.poi_id), array_agg(w.away) INTO more_themes, more_ids, more_aways FROM (
        SELECT m.theme, m.poi_id, m.away FROM (
          SELECT t.theme, m.poi_id, m.away, row_number() OVER (PARTITION BY t.theme ORDER BY m.away, m.poi_id) AS rank
          FROM (SELECT * FROM ({ring}) m WHERE m.away <= metres_haversine(reach_m) OFFSET 0) m
          JOIN generate_series(1, 18) AS t (theme) ON m.theme_mask & theme_bits & (1 << t.theme) <> 0) m
        WHERE m.rank <= wanted ORDER BY m.theme, m.rank) w;
      SELECT count(*) INTO unfilled FROM generate_series(1, 18) AS t (theme)
      WHERE theme_bits & (1 << t.theme) <> 0 AND coalesce(cardinality(array_positions(more_themes, t.theme)), 0) < wanted;
      EXIT WHEN unfilled = 0 OR reach_m >= radius_m;
    END LOOP;
  END IF;
  RETURN QUERY SELECT n.theme, n.poi_id, haversine_metres(n.away) FROM unnest(themes, ids, aways) AS n (theme, poi_id, away)
    WHERE theme_bits IS NULL OR theme_bits & (1 << n.theme) = 0;
  RETURN QUERY SELECT n.theme, n.poi_id, haversine_metres(n.away) FROM unnest(more_themes, more_ids, more_aways) AS n (theme, poi_id, away);
END $body$ $function$;
  body := replace(body, '{branches}', branches);
  body := replace(body, '{ring}', replace(ring, '{in_bits}', '<> 0'));
  body := replace(body, '{not_excluded}', '');
  body := replace(body, '{most}', '40');
  EXECUTE replace(body, '{settings}', settings);
END $do$;

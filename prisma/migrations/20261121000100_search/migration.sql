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
  card            jsonb NOT NULL           -- what a card shows whatever is asked: twenty cards would take sixty look-ups elsewhere
) WITH (autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
CREATE INDEX poi_search_grid ON poi_search (cell, first_day)
  INCLUDE (lon, lat, theme_mask, options, known_options, dates, ongoing, published_at, poi_id);
CREATE INDEX poi_search_expires ON poi_search (expires_at);

-- Nearest first reads strips of 0.02 degrees of longitude, between two latitudes: one covering index for every theme, and one for each.
CREATE FUNCTION lon_strip(lon double precision) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT floor(lon / 0.02)::int $$;
DO $do$
BEGIN
  FOR theme IN 0..18 LOOP
    EXECUTE format('CREATE INDEX poi_search_near_%s ON poi_search (lon_strip(lon), lat) INCLUDE (lon, options, first_day, dates, poi_id)', theme)
      || CASE theme WHEN 0 THEN '' ELSE format(' WHERE theme_mask & %s <> 0', 1 << theme) END;
  END LOOP;
END $do$;

-- Free text: the words of title, place, organiser and town, folded; and every word ever met, which is where typing errors are caught.
CREATE TABLE poi_text (
  poi_id uuid PRIMARY KEY REFERENCES poi (id) ON DELETE CASCADE,
  cell   int NOT NULL,
  words  tsvector NOT NULL
);
CREATE INDEX poi_text_words ON poi_text USING gin (words);
CREATE TABLE poi_word (word text PRIMARY KEY);
CREATE INDEX poi_word_trgm ON poi_word USING gin (word gin_trgm_ops);

CREATE FUNCTION poi_card(p poi, v poi_version, m media) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object('id', p.id, 'slugFr', p.slug_fr, 'label', v.label, 'theme', v.themes[1], 'locality', v.locality,
    'mainMediaFileId', v.main_media_id, 'mainMediaFileCredits', m.credits, 'mainMediaFileLicense', m.license,
    'isFree', 'free' = ANY (v.options), 'minPriceCents', v.min_price_cents, 'maxPriceCents', v.max_price_cents,
    'isPermanent', v.is_permanent, 'liveState', p.live_state, 'position', jsonb_build_object('lon', v.lon, 'lat', v.lat))
$$;

-- Brings the projection of some pois in line with the truth, as of :as_of. Unchanged rows are not written, so that the indexes stay
-- index-only. A first import fills empty tables faster than statistics follow, and a plan made then lasts: the fence, the array and the
-- settings see to it that pois are looked up one by one, whatever the planner believes.
CREATE FUNCTION write_poi_search(ids uuid[], as_of timestamptz) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off SET enable_bitmapscan = off AS $$
BEGIN
  WITH wanted AS (
    SELECT DISTINCT id FROM unnest(ids) AS w (id)
  ), next AS MATERIALIZED (
    SELECT n.* FROM wanted CROSS JOIN LATERAL (
      SELECT p.id AS poi_id, v.id AS version_id, grid_cell(v.lon, v.lat) AS cell, theme_mask(v.themes) AS theme_mask,
             option_mask(v.options) AS options, option_mask(v.known_options) AS known_options, v.lon, v.lat,
             CASE WHEN v.is_permanent THEN '{(,)}'::datemultirange ELSE d.dates END AS dates,
             CASE WHEN v.is_permanent THEN '-infinity' ELSE lower(d.dates) END AS first_day,
             CASE WHEN v.is_permanent THEN '{}'::datemultirange ELSE coalesce(d.ongoing, '{}') END AS ongoing,
             coalesce(p.published_at, p.created_at) AS published_at, CASE WHEN v.is_permanent THEN NULL ELSE d.expires_at END AS expires_at,
             p.popularity, p.source, poi_card(p, v, m) AS card,
             array_to_tsvector(string_to_array(fold_text(concat_ws(' ', v.label, v.place_name, v.organizer_name, v.locality)), ' ')) AS words
      FROM poi p
      JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published' AND v.lon IS NOT NULL
      LEFT JOIN media m ON m.id = v.main_media_id
      LEFT JOIN LATERAL (
        SELECT range_agg(daterange(x.start_date, x.last_day, '[]')) AS dates,
               range_agg(daterange(x.start_date, x.last_day, '[]')) FILTER (WHERE x.last_day - x.start_date >= 7) AS ongoing,
               min(x.ends_at) AS expires_at
        FROM period x WHERE x.version_id = v.id AND x.ends_at > as_of
      ) d ON true
      WHERE p.id = wanted.id AND p.is_enabled AND p.archived_at IS NULL AND (v.is_permanent OR d.dates IS NOT NULL) OFFSET 0
    ) n
  ), gone AS (
    DELETE FROM poi_search WHERE poi_id = ANY(ARRAY(SELECT id FROM wanted EXCEPT SELECT poi_id FROM next))
  ), gone_text AS (
    DELETE FROM poi_text WHERE poi_id = ANY(ARRAY(SELECT id FROM wanted EXCEPT SELECT poi_id FROM next))
  ), kept AS (
    INSERT INTO poi_search AS s (poi_id, version_id, cell, theme_mask, options, known_options, lon, lat, dates, first_day,
                                 ongoing, published_at, expires_at, popularity, source, card)
    SELECT poi_id, version_id, cell, theme_mask, options, known_options, lon, lat, dates, first_day, ongoing,
           published_at, expires_at, popularity, source, card
    FROM next ORDER BY poi_id
    ON CONFLICT (poi_id) DO UPDATE SET version_id = excluded.version_id, cell = excluded.cell, theme_mask = excluded.theme_mask,
      options = excluded.options, known_options = excluded.known_options, lon = excluded.lon, lat = excluded.lat, dates = excluded.dates,
      first_day = excluded.first_day, ongoing = excluded.ongoing, published_at = excluded.published_at, expires_at = excluded.expires_at,
      popularity = excluded.popularity, source = excluded.source, card = excluded.card
    WHERE (s.version_id, s.theme_mask, s.options, s.known_options, s.lon, s.lat, s.dates, s.ongoing, s.published_at, s.expires_at, s.popularity, s.source, s.card)
      IS DISTINCT FROM (excluded.version_id, excluded.theme_mask, excluded.options, excluded.known_options, excluded.lon, excluded.lat,
        excluded.dates, excluded.ongoing, excluded.published_at, excluded.expires_at, excluded.popularity, excluded.source, excluded.card)
  ), kept_text AS (
    INSERT INTO poi_text AS t (poi_id, cell, words) SELECT poi_id, cell, words FROM next ORDER BY poi_id
    ON CONFLICT (poi_id) DO UPDATE SET cell = excluded.cell, words = excluded.words WHERE (t.cell, t.words) IS DISTINCT FROM (excluded.cell, excluded.words)
  )
  INSERT INTO poi_word (word)
  SELECT DISTINCT w.word FROM next CROSS JOIN LATERAL unnest(tsvector_to_array(next.words)) AS w (word) WHERE w.word ~ '[a-z]{3}' ORDER BY w.word
  ON CONFLICT DO NOTHING;
END $$;

-- Where some pois can be found, and where their pages say they are: a past event is in the second only.
CREATE FUNCTION poi_whereabouts(ids uuid[]) RETURNS TABLE (cell int, themes int) LANGUAGE sql STABLE AS $$
  SELECT s.cell, s.theme_mask FROM poi_search s WHERE s.poi_id = ANY(ids)
  UNION
  SELECT grid_cell(v.lon, v.lat), theme_mask(v.themes) FROM poi_version v WHERE v.poi_id = ANY(ids) AND v.status = 'published' AND v.lon IS NOT NULL
$$;

-- What those who change pois call in the transaction of the change, and the sweep when a period is over: brings the projection in line and,
-- for whoever keeps pages, tells the channel `poi_change` which cells of the grid are concerned, and which themes there.
-- The payload: "cell:themes" separated by spaces, or "*" when there are more than a notification holds. Told even when no row of the projection
-- changed: titles and prices are read elsewhere.
CREATE FUNCTION refresh_poi_search(ids uuid[], as_of timestamptz) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  old_cells int[];
  old_themes int[];
  changes text;
BEGIN
  -- Where the pages say they are has changed already, if it has.
  SELECT array_agg(s.cell), array_agg(s.theme_mask) INTO old_cells, old_themes FROM poi_search s WHERE s.poi_id = ANY(ids);
  PERFORM write_poi_search(ids, as_of);
  SELECT string_agg(c.cell || ':' || c.themes, ' ') INTO changes FROM (
    SELECT w.cell, bit_or(w.themes) AS themes
    FROM (SELECT * FROM unnest(old_cells, old_themes) UNION ALL SELECT * FROM poi_whereabouts(ids)) AS w (cell, themes)
    GROUP BY w.cell ORDER BY w.cell
  ) c;
  IF changes IS NOT NULL THEN
    PERFORM pg_notify('poi_change', CASE WHEN octet_length(changes) < 7900 THEN changes ELSE '*' END);
  END IF;
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

-- Nearest first: a small circle is read from the strips, then wider ones, as wide as what was found calls for; all of them in one statement,
-- for starting one takes as long as reading a circle. One statement per theme, so that each partial index can be proved; 0 means every theme.
-- Distances in metres on the sphere, by the grid's own formula: a poi at the very edge is inside for the list, its count and its map, or for
-- none of them. Ties go by id, so that pages never overlap. A day is compared first: dates are unpacked only when it cannot tell.
-- The planner cannot guess how many pois a circle holds: the settings keep it to the indexes.
DO $do$
DECLARE
  settings text := 'LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan SET max_parallel_workers_per_gather = 0 SET jit = off SET enable_seqscan = off SET enable_bitmapscan = off';
  -- of :reach_m metres, as a haversine; and half the sides of the square around it, in degrees: a margin stands for rounding
  measures text := 'SELECT metres_haversine({reach_m}) AS reach, degrees({reach_m} / 6371008.7714) + 1e-7 AS tall,
        degrees(asin(least(1, sin({reach_m} / 6371008.7714) / cos(radians(here_lat))))) + 1e-7 AS wide OFFSET 0';
  circle text := $circle$
          SELECT s.poi_id, haversine(here_lon, here_lat, s.lon, s.lat) AS away
          FROM generate_series(lon_strip(here_lon - c.wide), lon_strip(here_lon + c.wide)) AS g (strip)
          CROSS JOIN LATERAL (SELECT * FROM poi_search s
            WHERE lon_strip(s.lon) = g.strip AND s.lat BETWEEN here_lat - c.tall AND here_lat + c.tall AND {in_theme}
              AND s.options & wanted_options = wanted_options AND s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span)
              AND s.poi_id IS DISTINCT FROM excluded_poi_id OFFSET 0) s
          OFFSET 0$circle$;
  nearest text := 'RETURN QUERY WITH RECURSIVE circle AS (
      SELECT NULL::double precision AS reach_m, least(radius_m, 2000) AS next_m, NULL::uuid[] AS ids, NULL::double precision[] AS aways
      UNION ALL
      SELECT last.next_m,
        least(radius_m, last.next_m * greatest(1.5, least(6, 1.2 * sqrt((wanted + 5) / (coalesce(cardinality(found.ids), 0) + 0.5))))),
        found.ids, found.aways
      FROM circle last
      CROSS JOIN LATERAL ({measures}) c
      CROSS JOIN LATERAL (SELECT array_agg(w.poi_id) AS ids, array_agg(w.away) AS aways FROM (
        SELECT m.poi_id, m.away FROM ({circle}) m WHERE m.away <= c.reach ORDER BY m.away, m.poi_id LIMIT wanted) w) found
      WHERE last.reach_m IS NULL OR last.reach_m < radius_m AND coalesce(cardinality(last.ids), 0) < wanted
    )
    SELECT n.poi_id, haversine_metres(n.away)
    FROM (SELECT circle.ids, circle.aways FROM circle ORDER BY circle.reach_m DESC NULLS LAST LIMIT 1) widest
    CROSS JOIN LATERAL unnest(widest.ids[skipped + 1:], widest.aways[skipped + 1:]) AS n (poi_id, away);';
  counted text := 'RETURN (SELECT count(*)::int FROM ({measures}) c CROSS JOIN LATERAL ({circle}) m WHERE m.away <= c.reach);';
  body text;
BEGIN
  FOREACH body IN ARRAY ARRAY[$nearest$
CREATE FUNCTION nearest_pois(theme int, lon double precision, lat double precision, radius_m double precision, wanted_options int,
  from_day date, to_day date, excluded_poi_id uuid, page_size int, skipped int)
RETURNS TABLE (poi_id uuid, distance double precision) ROWS 20 {settings} AS $body$
#variable_conflict use_column
DECLARE
  here_lon double precision := lon; here_lat double precision := lat; span daterange := daterange(from_day, to_day, '[]');
  wanted bigint := skipped::bigint + page_size;
BEGIN
  IF page_size <= 0 THEN RETURN; END IF;
  CASE theme {nearest_branches}
  END CASE;
END $body$ $nearest$, $count$
-- How many there are.
CREATE FUNCTION count_near_pois(theme int, lon double precision, lat double precision, radius_m double precision, wanted_options int,
  from_day date, to_day date, excluded_poi_id uuid)
RETURNS int {settings} AS $body$
#variable_conflict use_column
DECLARE
  here_lon double precision := lon; here_lat double precision := lat; span daterange := daterange(from_day, to_day, '[]');
BEGIN
  CASE theme {count_branches}
  END CASE;
END $body$ $count$] LOOP
    body := replace(body, '{settings}', settings);
    body := replace(body, '{nearest_branches}', (SELECT string_agg(format('
    WHEN %s THEN %s', n, replace(replace(replace(nearest, '{circle}', circle), '{measures}', replace(measures, '{reach_m}', 'last.next_m')),
      '{in_theme}', CASE n WHEN 0 THEN 'true' ELSE format('s.theme_mask & %s <> 0', 1 << n) END)), '' ORDER BY n) FROM generate_series(0, 18) n));
    body := replace(body, '{count_branches}', (SELECT string_agg(format('
    WHEN %s THEN %s', n, replace(replace(replace(counted, '{circle}', circle), '{measures}', replace(measures, '{reach_m}', 'radius_m')),
      '{in_theme}', CASE n WHEN 0 THEN 'true' ELSE format('s.theme_mask & %s <> 0', 1 << n) END)), '' ORDER BY n) FROM generate_series(0, 18) n));
    EXECUTE body;
  END LOOP;
END $do$;

-- The home page: the nearest of each theme, for the first :carousels themes that have any.
CREATE FUNCTION home_pois(lon double precision, lat double precision, radius_m double precision, wanted_options int, from_day date,
  to_day date, page_size int, carousels int)
RETURNS TABLE (theme int, poi_id uuid, distance double precision) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 180 AS $$
#variable_conflict use_column
DECLARE filled int := 0;
BEGIN
  FOR each_theme IN 1..18 LOOP
    RETURN QUERY SELECT each_theme, n.poi_id, n.distance
      FROM nearest_pois(each_theme, lon, lat, radius_m, wanted_options, from_day, to_day, NULL, page_size, 0) n;
    filled := filled + FOUND::int;
    EXIT WHEN filled >= carousels;
  END LOOP;
END $$;

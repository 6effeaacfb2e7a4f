-- What search reads: one narrow row per published poi, its indexes, and the functions whose plans must not change.
SET lock_timeout = '5s';

-- Masks: theme n of the vocabulary is bit n (1 to 18), option n is bit n - 1. A test compares both with packages/contracts.
CREATE FUNCTION theme_mask(themes text[]) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1 << array_position(ARRAY['spectacles', 'concerts', 'degustations', 'promenades-a-pied', 'promenades-a-velo', 'promenades-a-cheval', 'tourisme', 'famille', 'sports', 'evenements-artistiques', 'theatre', 'musees', 'marches-et-brocantes', 'cinema', 'conference', 'expositions', 'fetes', 'son-et-lumiere-feu-d-artifice'], t)), 0) FROM unnest(themes) t
$$;
CREATE FUNCTION option_mask(options text[]) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(1 << (array_position(ARRAY['pmr', 'pets-allowed', 'kids-friendly', 'outside', 'free'], o) - 1)), 0) FROM unnest(options) o
$$;
-- The 0.05 degree square a point lies in; the application lists the squares that a radius touches.
CREATE FUNCTION grid_cell(lon double precision, lat double precision) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (floor((lon + 6) / 0.05) * 1000 + floor((lat - 41) / 0.05))::int
$$;
-- Metres between two points on PostGIS's own sphere (radius 6371008.7714 m), haversine: agrees with ST_Distance(a, b, false).
CREATE FUNCTION sphere_distance(lon1 double precision, lat1 double precision, lon2 double precision, lat2 double precision)
RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 2 * 6371008.7714 * asin(sqrt(power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2)))
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
  ongoing         datemultirange NOT NULL, -- the part of dates that periods of more than 7 days cover
  published_at    timestamptz NOT NULL,
  expires_at      timestamptz,             -- when dates must be computed again; null when permanent
  popularity      int NOT NULL DEFAULT 0,
  organisation_id uuid,
  source          text,
  geog            geography(Point, 4326) NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0.005, autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.02);
CREATE INDEX poi_search_grid ON poi_search (cell) INCLUDE (lon, lat, theme_mask, options, known_options, dates, ongoing, published_at, poi_id);
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

-- Free text: title, place, organiser and town, folded.
CREATE TABLE poi_text (
  poi_id uuid PRIMARY KEY REFERENCES poi (id) ON DELETE CASCADE,
  search text NOT NULL
);
CREATE INDEX poi_text_trgm ON poi_text USING gin (search gin_trgm_ops);

-- Brings the projection of some pois in line with the truth, as of :as_of. Called in the transaction that changes them,
-- and by the sweep when a period is over. Unchanged rows are not written, so that the grid stays index-only.
CREATE FUNCTION refresh_poi_search(ids uuid[], as_of timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS poi_search_next (LIKE poi_search, search text) ON COMMIT DELETE ROWS;
  DELETE FROM poi_search_next;
  INSERT INTO poi_search_next (poi_id, version_id, cell, theme_mask, options, known_options, lon, lat, dates, ongoing,
                               published_at, expires_at, popularity, source, geog, search)
  SELECT p.id, v.id, grid_cell(v.lon, v.lat), theme_mask(v.themes), option_mask(v.options), option_mask(v.known_options), v.lon, v.lat,
         CASE WHEN v.is_permanent THEN '{(,)}'::datemultirange ELSE d.dates END,
         CASE WHEN v.is_permanent THEN '{}'::datemultirange ELSE coalesce(d.ongoing, '{}') END,
         coalesce(p.published_at, as_of), CASE WHEN v.is_permanent THEN NULL ELSE d.expires_at END, p.popularity, p.source, v.geog,
         fold_text(concat_ws(' ', v.label, v.place_name, v.organizer_name, v.locality))
  FROM unnest(ids) AS wanted (id)
  JOIN poi p ON p.id = wanted.id AND p.is_enabled AND p.archived_at IS NULL
  JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published' AND v.lon IS NOT NULL
  LEFT JOIN LATERAL (
    SELECT range_agg(daterange(x.start_date, x.last_day, '[]')) AS dates,
           range_agg(daterange(x.start_date, x.last_day, '[]')) FILTER (WHERE x.last_day - x.start_date >= 7) AS ongoing,
           min(x.ends_at) AS expires_at
    FROM period x WHERE x.version_id = v.id AND x.ends_at > as_of
  ) d ON true
  WHERE v.is_permanent OR d.dates IS NOT NULL;

  DELETE FROM poi_search s USING unnest(ids) AS gone (id)
  WHERE s.poi_id = gone.id AND NOT EXISTS (SELECT 1 FROM poi_search_next n WHERE n.poi_id = s.poi_id);
  DELETE FROM poi_text t USING unnest(ids) AS gone (id)
  WHERE t.poi_id = gone.id AND NOT EXISTS (SELECT 1 FROM poi_search_next n WHERE n.poi_id = t.poi_id);

  INSERT INTO poi_search AS s (poi_id, version_id, cell, theme_mask, options, known_options, lon, lat, dates, ongoing,
                               published_at, expires_at, popularity, source, geog)
  SELECT poi_id, version_id, cell, theme_mask, options, known_options, lon, lat, dates, ongoing,
         published_at, expires_at, popularity, source, geog
  FROM poi_search_next ORDER BY poi_id
  ON CONFLICT (poi_id) DO UPDATE SET version_id = excluded.version_id, cell = excluded.cell, theme_mask = excluded.theme_mask,
    options = excluded.options, known_options = excluded.known_options, lon = excluded.lon, lat = excluded.lat, dates = excluded.dates,
    ongoing = excluded.ongoing, published_at = excluded.published_at, expires_at = excluded.expires_at,
    popularity = excluded.popularity, source = excluded.source, geog = excluded.geog
  WHERE (s.version_id, s.theme_mask, s.options, s.known_options, s.lon, s.lat, s.dates, s.ongoing, s.published_at, s.expires_at, s.popularity, s.source)
    IS DISTINCT FROM (excluded.version_id, excluded.theme_mask, excluded.options, excluded.known_options, excluded.lon, excluded.lat,
      excluded.dates, excluded.ongoing, excluded.published_at, excluded.expires_at, excluded.popularity, excluded.source);

  INSERT INTO poi_text AS t (poi_id, search) SELECT poi_id, search FROM poi_search_next ORDER BY poi_id
  ON CONFLICT (poi_id) DO UPDATE SET search = excluded.search WHERE t.search <> excluded.search;
END $$;

-- Nearest first. One statement per theme, so that each partial index can be proved; 0 means every theme.
-- Ties fall back on the id: pages never overlap. Distances in metres on the sphere, as <-> orders.
DO $do$
DECLARE branches text := ''; n int;
BEGIN
  FOR n IN 0..18 LOOP
    branches := branches || format($branch$
    WHEN %s THEN RETURN QUERY
      SELECT s.poi_id, s.version_id, ST_Distance(s.geog, here, false) FROM poi_search s
      WHERE %s AND ST_DWithin(s.geog, here, radius_m, false) AND s.options & wanted_options = wanted_options
        AND s.dates && daterange(from_day, to_day, '[]') AND s.poi_id IS DISTINCT FROM excluded_poi_id
      ORDER BY s.geog <-> here, s.poi_id LIMIT page_size OFFSET skipped;$branch$,
      n, CASE WHEN n = 0 THEN 'true' ELSE format('s.theme_mask & %s <> 0', 1 << n) END);
  END LOOP;
  EXECUTE format($function$
CREATE FUNCTION nearest_pois(theme int, lon double precision, lat double precision, radius_m double precision, wanted_options int,
  from_day date, to_day date, excluded_poi_id uuid, page_size int, skipped int)
RETURNS TABLE (poi_id uuid, version_id uuid, distance double precision) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 20
SET plan_cache_mode = force_generic_plan SET max_parallel_workers_per_gather = 0 SET jit = off AS $body$
#variable_conflict use_column
DECLARE here geography := ST_SetSRID(ST_MakePoint(lon, lat), 4326)::geography;
BEGIN
  CASE theme %s
  END CASE;
END $body$ $function$, branches);
END $do$;

-- The home page: the nearest of each theme in one plan.
DO $do$
DECLARE branches text := ''; n int;
BEGIN
  FOR n IN 1..18 LOOP
    branches := branches || CASE WHEN n > 1 THEN ' UNION ALL ' ELSE '' END || format($branch$
    (SELECT %s, s.poi_id, s.version_id, ST_Distance(s.geog, here, false) FROM poi_search s
     WHERE s.theme_mask & %s <> 0 AND ST_DWithin(s.geog, here, radius_m, false) AND s.options & wanted_options = wanted_options
       AND s.dates && daterange(from_day, to_day, '[]')
     ORDER BY s.geog <-> here, s.poi_id LIMIT page_size)$branch$, n, 1 << n);
  END LOOP;
  EXECUTE format($function$
CREATE FUNCTION home_pois(lon double precision, lat double precision, radius_m double precision, wanted_options int,
  from_day date, to_day date, page_size int)
RETURNS TABLE (theme int, poi_id uuid, version_id uuid, distance double precision) LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 180
SET plan_cache_mode = force_generic_plan SET max_parallel_workers_per_gather = 0 SET jit = off AS $body$
#variable_conflict use_column
DECLARE here geography := ST_SetSRID(ST_MakePoint(lon, lat), 4326)::geography;
BEGIN
  RETURN QUERY %s;
END $body$ $function$, branches);
END $do$;

-- The busy communes of one part: those with at least wanted pois within radius_m metres, measured
-- on the sphere. radius_m is at most 30 km.
-- The part is the first part_size communes with a position whose slugs follow after_slug.
-- Returns one row. slugs: the slugs of the busy communes, in order. last_slug: the last slug of the
-- part, null when no commune follows.
-- Stops counting at wanted pois, so that a commune with many pois costs few reads.
CREATE OR REPLACE FUNCTION busy_towns(
  after_slug text, part_size int, wanted int, radius_m double precision, OUT last_slug text, OUT slugs text[]
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
  farthest double precision := metres_haversine(radius_m);
BEGIN
  SELECT max(t.slug), coalesce(array_agg(t.slug ORDER BY t.slug) FILTER (WHERE t.found >= wanted), '{}')
  INTO last_slug, slugs
  FROM (
    SELECT r.slug, (
      SELECT count(*) FROM (
        SELECT 1
        -- Columns of cells, 0.05 degrees wide, from the middle outwards: 30 km are 8.7 of them at
        -- most in metropolitan France, and 5.4 rows.
        FROM unnest('{0,1,-1,2,-2,3,-3,4,-4,5,-5,6,-6,7,-7,8,-8,9,-9}'::int[]) AS c (away)
        CROSS JOIN LATERAL (
          SELECT s.lon, s.lat FROM poi_search s
          WHERE s.cell BETWEEN r.cell + 1000 * c.away - 6 AND r.cell + 1000 * c.away + 6
          OFFSET 0
        ) s
        WHERE haversine(r.lon, r.lat, s.lon, s.lat) <= farthest
        LIMIT wanted
      ) f
    ) AS found
    FROM (
      SELECT x.slug, x.lon, x.lat, grid_cell(x.lon, x.lat) AS cell
      FROM region x
      WHERE x.slug > after_slug AND x.level = 'CITY' AND x.lon IS NOT NULL
      ORDER BY x.slug
      LIMIT part_size
      OFFSET 0
    ) r
  ) t;
END $$;

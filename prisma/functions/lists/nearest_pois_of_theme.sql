-- The pois of a theme within a radius, nearest first, ties by id: ids and metres, for nearest_pois.
-- Reads a circle of at most two kilometres, then wider ones until `wanted` pois are found or the
-- radius is reached; all of them in one statement, because starting one takes as long as reading a
-- circle. The theme must be a literal where this is called (see pois_in_strips).
CREATE OR REPLACE FUNCTION nearest_pois_of_theme(
  theme int, here_lon double precision, here_lat double precision, radius_m double precision, wanted_options int,
  from_day date, to_day date, span daterange, excluded_poi_id uuid, wanted bigint, skipped int
)
RETURNS TABLE (poi_id uuid, distance double precision)
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  WITH RECURSIVE circle AS (
    SELECT NULL::double precision AS reach_m, least(radius_m, 2000) AS next_m, NULL::uuid[] AS ids, NULL::double precision[] AS aways
    UNION ALL
    SELECT last.next_m,
      least(radius_m, last.next_m * greatest(1.5, least(6, 1.2 * sqrt((wanted + 5) / (coalesce(cardinality(found.ids), 0) + 0.5))))),
      found.ids, found.aways
    FROM circle last
    CROSS JOIN LATERAL (
      -- half the sides of the square around the circle, in degrees; the margin allows for rounding
      SELECT metres_haversine(last.next_m) AS reach, degrees(last.next_m / 6371008.7714) + 1e-7 AS tall,
        degrees(asin(least(1, sin(last.next_m / 6371008.7714) / cos(radians(here_lat))))) + 1e-7 AS wide
      OFFSET 0
    ) c
    CROSS JOIN LATERAL (
      SELECT array_agg(w.poi_id) AS ids, array_agg(w.away) AS aways
      FROM (
        SELECT m.poi_id, m.away
        FROM pois_in_strips(
          theme => theme, here_lon => here_lon, here_lat => here_lat, tall => c.tall, wide => c.wide,
          wanted_options => wanted_options, from_day => from_day, to_day => to_day, span => span,
          excluded_poi_id => excluded_poi_id
        ) m
        WHERE m.away <= c.reach
        ORDER BY m.away, m.poi_id
        LIMIT wanted
      ) w
    ) found
    WHERE last.reach_m IS NULL OR last.reach_m < radius_m AND coalesce(cardinality(last.ids), 0) < wanted
  )
  SELECT n.poi_id, haversine_metres(n.away)
  FROM (SELECT circle.ids, circle.aways FROM circle ORDER BY circle.reach_m DESC NULLS LAST LIMIT 1) widest
  CROSS JOIN LATERAL unnest(widest.ids[skipped + 1:], widest.aways[skipped + 1:]) AS n (poi_id, away)
$$;

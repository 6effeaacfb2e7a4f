-- The pois of a theme around a point, in the longitude strips that the sides `wide` reach, from the
-- theme's index of these strips: ids and haversines of the distances, in no order. Some pois lie
-- beyond `wide`.
-- tall, wide: half the sides in degrees. theme 0 is every theme.
-- The theme must be a literal where this is called. For theme 2, the planner then inlines the body
-- and proves from `theme_mask & 4 <> 0` that the partial index poi_search_near_2 holds the result.
CREATE OR REPLACE FUNCTION pois_in_strips(
  theme int, here_lon double precision, here_lat double precision, tall double precision, wide double precision,
  wanted_options int, from_day date, to_day date, span daterange, excluded_poi_id uuid
)
RETURNS TABLE (poi_id uuid, away double precision)
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT s.poi_id, haversine(here_lon, here_lat, s.lon, s.lat)
  FROM generate_series(lon_strip(here_lon - wide), lon_strip(here_lon + wide)) AS g (strip)
  CROSS JOIN LATERAL (
    SELECT * FROM poi_search s
    WHERE lon_strip(s.lon) = g.strip AND s.lat BETWEEN here_lat - tall AND here_lat + tall
      AND CASE theme WHEN 0 THEN true ELSE s.theme_mask & (1 << theme) <> 0 END
      AND s.options & wanted_options = wanted_options
      -- Compares the first day first, and reads dates only of a poi that began before from_day.
      AND s.first_day <= to_day AND (s.first_day >= from_day OR s.dates && span)
      AND s.poi_id IS DISTINCT FROM pois_in_strips.excluded_poi_id
      AND suits_part(poi_id => s.poi_id, options => s.options, wanted_options => wanted_options, from_day => from_day, to_day => to_day)
    OFFSET 0
  ) s
  OFFSET 0
$$;

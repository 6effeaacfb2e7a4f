-- A page of the pois at a venue that are not over, each with the total: upcoming dates first in
-- their order, then permanent pois.
SELECT s.poi_id::text AS id, count(*) OVER ()::int AS total
FROM poi_version v JOIN poi_search s ON s.poi_id = v.poi_id
WHERE v.status = 'published' AND venue_slug(v.place_name, v.street_address, v.postal_code, v.locality) = :slug::text
  AND (s.expires_at IS NULL OR s.expires_at > :now::timestamptz)
ORDER BY s.first_day = '-infinity', greatest(s.first_day, :today::date), s.poi_id
LIMIT :pageSize::int OFFSET :offset::int

-- A page of the pois of an organisation that visitors can find and that are not over, each with the
-- total: upcoming dates first in their order, then permanent pois.
SELECT s.poi_id::text AS id, count(*) OVER ()::int AS total
FROM poi p JOIN poi_search s ON s.poi_id = p.id
WHERE p.organisation_id = :organisationId::uuid AND (s.expires_at IS NULL OR s.expires_at > :now::timestamptz)
ORDER BY s.first_day = '-infinity', greatest(s.first_day, :today::date), s.poi_id
LIMIT :pageSize::int OFFSET :offset::int

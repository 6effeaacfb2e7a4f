-- The venue of a slug, with the name and the place that its event changed last gives it. Events
-- that are over count too. No row unless visitors can see an event at the venue.
SELECT :slug::text AS slug, v.place_name AS name, v.street_address AS "streetAddress", v.postal_code AS "postalCode", v.locality,
  jsonb_build_object('lon', v.lon, 'lat', v.lat) AS position
FROM poi_version v JOIN poi p ON p.id = v.poi_id
WHERE v.status = 'published' AND venue_slug(v.place_name, v.street_address, v.postal_code, v.locality) = :slug::text
  AND p.is_enabled AND p.archived_at IS NULL AND v.lon IS NOT NULL AND cardinality(v.themes) > 0
ORDER BY v.updated_at DESC, v.id DESC
LIMIT 1

-- Accounts that asked for news, and follow a theme and have a place, or follow a venue or an
-- organiser; their place is null when unknown.
SELECT a.id, a.email, a.first_name AS "firstName", a.locale, coalesce(f.themes, '{}') AS themes, theme_mask(coalesce(f.themes, '{}')) AS mask, coalesce(city.name, p.name, near.name, '') AS town, city.insee,
  coalesce(city.lon, p.lon) AS lon, coalesce(city.lat, p.lat) AS lat
FROM account a
LEFT JOIN LATERAL (SELECT array_agg(t.theme ORDER BY t.theme) AS themes FROM followed_theme t WHERE t.account_id = a.id) f ON true
LEFT JOIN region city ON city.id = a.preferred_city_id AND city.lon IS NOT NULL
LEFT JOIN latest_position p ON p.account_id = a.id AND city.id IS NULL
LEFT JOIN LATERAL (
  SELECT r.name FROM region r WHERE r.level = 'CITY' AND r.lon IS NOT NULL AND p.account_id IS NOT NULL AND p.name IS NULL
  ORDER BY r.geog <-> ST_SetSRID(ST_MakePoint(p.lon, p.lat), 4326)::geography LIMIT 1
) near ON true
WHERE a.wants_follow_news AND a.email_verified_at IS NOT NULL AND a.leaving_at IS NULL AND a.id > :after
  AND ((f.themes IS NOT NULL AND (city.id IS NOT NULL OR p.account_id IS NOT NULL))
    OR EXISTS (SELECT FROM followed_venue x WHERE x.account_id = a.id)
    OR EXISTS (SELECT FROM followed_organiser x WHERE x.account_id = a.id))
ORDER BY a.id LIMIT :count::int

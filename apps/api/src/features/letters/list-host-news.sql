-- The pois that were published between two instants at the venues, or by the approved organisers,
-- that some accounts follow: at most :count of an account, soonest first, in the order of accounts.
-- A poi of two followed hosts of an account has a row for each.
WITH hosted AS (
  SELECT f.account_id, 'venue' AS kind, f.slug, f.name, v.poi_id
  FROM followed_venue f
  JOIN poi_version v ON v.status = 'published' AND venue_slug(v.place_name, v.street_address, v.postal_code, v.locality) = f.slug
  WHERE f.account_id = ANY (:accountIds::text[])
  UNION ALL
  SELECT f.account_id, 'organiser', o.slug, o.name, p.id
  FROM followed_organiser f
  JOIN organisation o ON o.id = f.organisation_id AND o.status = 'approved'
  JOIN poi p ON p.organisation_id = o.id
  WHERE f.account_id = ANY (:accountIds::text[])
), fresh AS (
  SELECT h.*, s.version_id, s.popularity, s.card ->> 'theme' AS theme, s.first_day,
    row_number() OVER (PARTITION BY h.account_id ORDER BY greatest(s.first_day, :today::date), h.poi_id, h.kind, h.slug) AS rank
  FROM hosted h JOIN poi_search s ON s.poi_id = h.poi_id
  WHERE s.published_at >= :since::timestamptz AND s.published_at < :until::timestamptz AND s.dates && daterange(:today::date, NULL)
    AND s.card ->> 'liveState' IN ('scheduled', 'full')
)
SELECT f.account_id AS "accountId", f.kind, f.slug AS "hostSlug", f.name AS "hostName", f.poi_id::text AS id, f.theme, c."group",
  c.card ->> 'slugFr' AS slug, c.card ->> 'label' AS title, c."startDate", c."endDate", left(c."poiTime", 5) AS "startTime",
  nullif(concat_ws(', ', v.place_name, v.locality), '') AS place, v.is_permanent AS "isPermanent", f.popularity, c.distance
FROM fresh f
JOIN poi_version v ON v.id = f.version_id
CROSS JOIN LATERAL poi_cards(
  card_id => f.poi_id, away => 0, from_day => :today::date, to_day => 'infinity', today => :today::date, as_of => :until::timestamptz
) c
WHERE f.rank <= :count::int
ORDER BY f.account_id, f.rank

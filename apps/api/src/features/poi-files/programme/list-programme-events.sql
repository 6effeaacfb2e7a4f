-- The first :most events of the organisation :organisationId that visitors can find and that are not over, each with its next period and the number of the
-- others to come: dates in their order, then permanent events, without a period. `total` counts all of them.
WITH found AS (
  SELECT s.poi_id, s.first_day, count(*) OVER ()::int AS total
  FROM poi p JOIN poi_search s ON s.poi_id = p.id
  WHERE p.organisation_id = :organisationId::uuid AND (s.expires_at IS NULL OR s.expires_at > :now::timestamptz)
  ORDER BY s.first_day = '-infinity', greatest(s.first_day, :today::date), s.poi_id LIMIT :most::int
)
SELECT v.label, v.place_name AS "placeName", v.locality, p.live_state AS "liveState", v.is_permanent AS "isPermanent", 'free' = ANY (v.options) AS "isFree",
  v.min_price_cents AS "minPriceCents", v.max_price_cents AS "maxPriceCents", x.start_date::text AS "startDate", x.last_day::text AS "endDate",
  x.start_time::text AS "startTime", coalesce(x.others, 0)::int AS others, f.total
FROM found f JOIN poi p ON p.id = f.poi_id JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
LEFT JOIN LATERAL (
  SELECT d.start_date, d.last_day, d.start_time, count(*) OVER () - 1 AS others FROM period d
  WHERE d.version_id = v.id AND d.ends_at > :now::timestamptz ORDER BY d.ends_at, d.start_date, d.id LIMIT 1
) x ON NOT v.is_permanent
ORDER BY v.is_permanent, greatest(x.start_date, :today::date), x.start_time NULLS FIRST, p.id

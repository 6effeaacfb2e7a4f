-- The first :most events of the organisation :organisationId that visitors can find and that are not over, each with its next period and the number of the
-- others to come: dates in their order, then permanent events, without a period. `total` counts all of them. A date that is cancelled or postponed does not
-- count; one that is full gives a scheduled event its state.
WITH found AS (
  SELECT s.poi_id, s.first_day, s.off_starts, s.full_starts, count(*) OVER ()::int AS total
  FROM poi p JOIN poi_search s ON s.poi_id = p.id
  WHERE p.organisation_id = :organisationId::uuid AND (s.expires_at IS NULL OR s.expires_at > :now::timestamptz)
  ORDER BY s.first_day = '-infinity', greatest(s.first_day, :today::date), s.poi_id LIMIT :most::int
)
SELECT v.label, v.place_name AS "placeName", v.locality, v.is_permanent AS "isPermanent", 'free' = ANY (v.options) AS "isFree",
  CASE WHEN p.live_state = 'scheduled' AND x.starts_at = ANY (f.full_starts) THEN 'full' ELSE p.live_state END AS "liveState",
  v.min_price_cents AS "minPriceCents", v.max_price_cents AS "maxPriceCents", x.start_date::text AS "startDate", x.last_day::text AS "endDate",
  x.start_time::text AS "startTime", coalesce(x.others, 0)::int AS others, f.total
FROM found f JOIN poi p ON p.id = f.poi_id JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
LEFT JOIN LATERAL (
  SELECT d.start_date, d.last_day, d.start_time, k.starts_at, count(*) OVER () - 1 AS others FROM period d
  CROSS JOIN LATERAL (SELECT period_start(start_date => d.start_date, start_time => d.start_time) AS starts_at) k
  WHERE d.version_id = v.id AND d.ends_at > :now::timestamptz AND (k.starts_at = ANY (f.off_starts)) IS NOT TRUE
  ORDER BY d.ends_at, d.start_date, d.id LIMIT 1
) x ON NOT v.is_permanent
ORDER BY v.is_permanent, greatest(x.start_date, :today::date), x.start_time NULLS FIRST, p.id

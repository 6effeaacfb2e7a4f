SELECT p.id::text AS id, CASE WHEN NOT s.is_gone THEN p.slug_fr END AS "slugFr", coalesce(v.label, '') AS label, v.themes[1] AS theme,
  o.start_date::text AS "startDate", o.last_day::text AS "endDate", o.start_time::text AS "poiTime",
  round(haversine_metres(haversine(:lon::float8, :lat::float8, v.lon, v.lat)))::int AS distance, v.locality,
  CASE WHEN NOT s.is_gone THEN v.main_media_id::text END AS "mainMediaFileId",
  CASE WHEN NOT s.is_gone THEN m.credits END AS "mainMediaFileCredits", CASE WHEN NOT s.is_gone THEN m.license END AS "mainMediaFileLicense",
  coalesce('free' = ANY (v.options), false) AS "isFree", v.min_price_cents AS "minPriceCents", v.max_price_cents AS "maxPriceCents",
  coalesce(v.is_permanent, false) AS "isPermanent", CASE p.live_state WHEN 'scheduled' THEN coalesce(o.state, 'scheduled') ELSE p.live_state END AS "liveState",
  CASE WHEN v.lon IS NOT NULL THEN jsonb_build_object('lon', v.lon, 'lat', v.lat) END AS position, s.is_gone AS "isGone",
  CASE WHEN o.ends_at IS NULL THEN 'undated' WHEN o.ends_at > :asOf::timestamptz THEN 'dated' ELSE 'past' END AS part
FROM favorite f
JOIN poi p ON p.id = f.poi_id
LEFT JOIN LATERAL (
  SELECT x.* FROM poi_version x WHERE x.poi_id = p.id AND x.status IN ('published', 'archived')
  ORDER BY x.status = 'published' DESC, x.number DESC LIMIT 1
) v ON true
CROSS JOIN LATERAL (SELECT NOT p.is_enabled OR p.archived_at IS NOT NULL OR v.status IS DISTINCT FROM 'published' AS is_gone) s
LEFT JOIN media m ON m.id = v.main_media_id
LEFT JOIN LATERAL (
  SELECT x.start_date, x.last_day, x.start_time, x.ends_at, q.state FROM period x
  LEFT JOIN date_state q ON q.poi_id = p.id AND q.starts_at = period_start(start_date => x.start_date, start_time => x.start_time)
  WHERE x.version_id = v.id AND NOT v.is_permanent
    AND (:fromDay::date IS NULL OR x.start_date <= :toDay::date AND x.last_day >= :fromDay::date)
  -- a date that does not take place is shown only when no other one is to come
  ORDER BY x.ends_at <= :asOf::timestamptz, coalesce(q.state IN ('cancelled', 'postponed'), false), CASE WHEN x.ends_at > :asOf::timestamptz THEN greatest(x.start_date, :today::date) END,
    CASE WHEN x.ends_at <= :asOf::timestamptz THEN x.ends_at END DESC, x.start_time NULLS FIRST, x.ends_at
  LIMIT 1
) o ON true
WHERE f.account_id = :accountId::text AND (:fromDay::date IS NULL OR v.is_permanent OR o.ends_at IS NOT NULL)
ORDER BY CASE WHEN o.ends_at > :asOf::timestamptz THEN greatest(o.start_date, :today::date) END, CASE WHEN o.ends_at <= :asOf::timestamptz THEN o.ends_at END DESC,
  CASE WHEN o.ends_at IS NULL THEN f.created_at END DESC, o.start_time NULLS FIRST, p.id

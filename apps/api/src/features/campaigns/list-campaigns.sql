-- A page of campaigns with the total count: of the organisations that :accountId is a member of, or
-- all when :isModerator. :id, :organisationId, :poiId, :state and :q are filters, null for none.
-- Drafts first, then scheduled and running, then ended and stopped; within each group the newest
-- first, ties by id. `price` is that of the paid or refunded payment, else of the open one; null
-- without any.
WITH mine AS (
  SELECT c.*, campaign_state(
  status => c.status, stopped_at => c.stopped_at, start_date => c.start_date, end_date => c.end_date, today => :today::date
) AS state
  FROM campaign c
  WHERE c.deleted_at IS NULL AND (:id::uuid IS NULL OR c.id = :id::uuid) AND (:organisationId::uuid IS NULL OR c.organisation_id = :organisationId::uuid)
    AND (:poiId::uuid IS NULL OR c.poi_id = :poiId::uuid)
    AND (:isModerator::boolean
      OR EXISTS (SELECT FROM membership m WHERE m.organisation_id = c.organisation_id AND m.account_id = :accountId::text))
)
SELECT c.id::text, c.title, c.start_date::text AS "startDate", c.end_date::text AS "endDate", c.weeks, c.status, c.state, c.is_free AS "isFree",
  to_char(c.stopped_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "stoppedAt", c.stop_reason AS "stopReason", c.version,
  CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name) END AS organisation,
  CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('id', p.id, 'slugFr', p.slug_fr, 'label', coalesce(v.label, ''), 'locality', v.locality,
    'mainMediaFileId', coalesce(x.id, k.media_id), 'isPublished', p.is_enabled AND p.archived_at IS NULL AND coalesce(v.status = 'published' AND cardinality(v.themes) > 0, false),
    'lastDay', CASE WHEN v.is_permanent THEN NULL ELSE (SELECT max(d.last_day) FROM period d WHERE d.version_id = v.id) END) END AS poi,
  paid.price, last.payment, count(*) OVER ()::int AS total
FROM mine c
LEFT JOIN organisation o ON o.id = c.organisation_id
LEFT JOIN poi p ON p.id = c.poi_id
LEFT JOIN LATERAL (
  SELECT y.* FROM poi_version y WHERE y.poi_id = p.id ORDER BY y.status <> 'published', y.number DESC LIMIT 1
) v ON true
LEFT JOIN media x ON x.id = v.main_media_id AND x.kind <> 'remote'
LEFT JOIN LATERAL (
  SELECT y.media_id FROM poi_media y JOIN media z ON z.id = y.media_id AND z.kind <> 'remote'
  WHERE y.version_id = v.id ORDER BY y.rank, y.media_id LIMIT 1
) k ON true
LEFT JOIN LATERAL (
  SELECT jsonb_build_object('exclVatCents', y.excl_vat_cents, 'vatCents', y.vat_cents, 'inclVatCents', y.amount_cents) AS price
  FROM payment y WHERE y.campaign_id = c.id AND y.status IN ('paid', 'refunded', 'open') ORDER BY y.status = 'open', y.attempt DESC LIMIT 1
) paid ON true
LEFT JOIN LATERAL (
  SELECT jsonb_build_object('status', y.status, 'expiresAt', to_char(y.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) AS payment
  FROM payment y WHERE y.campaign_id = c.id ORDER BY y.attempt DESC LIMIT 1
) last ON true
WHERE (:state::text IS NULL OR c.state = :state::text)
  AND (:q::text IS NULL OR position(fold_text(:q::text) IN fold_text(concat_ws(' ', c.title, o.name, v.label))) > 0)
ORDER BY CASE c.state WHEN 'draft' THEN 0 WHEN 'scheduled' THEN 1 WHEN 'running' THEN 1 ELSE 2 END, c.created_at DESC, c.id
LIMIT :pageSize::int OFFSET :offset::int

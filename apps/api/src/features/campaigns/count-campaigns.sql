-- Counts campaigns by state: those of the organisations that :accountId is a member of, or all when
-- :isModerator. :organisationId and :q are filters, null for none.
SELECT campaign_state(
  status => c.status, stopped_at => c.stopped_at, start_date => c.start_date, end_date => c.end_date, today => :today::date
) AS state, count(*)::int AS count
FROM campaign c
LEFT JOIN organisation o ON o.id = c.organisation_id
LEFT JOIN LATERAL (
  SELECT y.label FROM poi_version y WHERE y.poi_id = c.poi_id ORDER BY y.status <> 'published', y.number DESC LIMIT 1
) v ON true
WHERE c.deleted_at IS NULL AND (:organisationId::uuid IS NULL OR c.organisation_id = :organisationId::uuid)
  AND (:isModerator::boolean
    OR EXISTS (SELECT FROM membership m WHERE m.organisation_id = c.organisation_id AND m.account_id = :accountId::text))
  AND (:q::text IS NULL OR position(fold_text(:q::text) IN fold_text(concat_ws(' ', c.title, o.name, v.label))) > 0)
GROUP BY 1

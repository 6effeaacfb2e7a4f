-- Reads a campaign after it was locked. `isOwn`: :accountId is a member of its organisation.
SELECT c.id::text, c.organisation_id::text AS "organisationId", c.poi_id::text AS "poiId", c.title, c.start_date::text AS "startDate",
  c.end_date::text AS "endDate", c.weeks, c.status, c.is_free AS "isFree", c.stopped_at AS "stoppedAt", c.version,
  EXISTS (SELECT FROM payment y WHERE y.campaign_id = c.id AND y.status = 'open') AS "isBeingPaid",
  EXISTS (SELECT FROM membership m WHERE m.organisation_id = c.organisation_id AND m.account_id = :accountId::text) AS "isOwn"
FROM campaign c
WHERE c.id = :id::uuid AND c.deleted_at IS NULL

-- Reads a campaign, even a deleted one, and the name of its organisation. To settle a payment, lock
-- its campaign first.
SELECT c.id::text, c.poi_id::text AS "poiId", c.organisation_id::text AS "organisationId", c.title, c.start_date::text AS "startDate",
  c.end_date::text AS "endDate", c.weeks, c.status, c.deleted_at IS NOT NULL AS "isDeleted", o.name AS "organisationName"
FROM campaign c LEFT JOIN organisation o ON o.id = c.organisation_id
WHERE c.id = :id::uuid

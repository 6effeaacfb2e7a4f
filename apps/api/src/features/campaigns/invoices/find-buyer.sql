-- Buyer and campaign for an invoice. The name is empty when the campaign has no organisation. The title is that of the event:
-- the name that an organiser gives to a campaign is for the organisation alone.
SELECT o.id::text AS "organisationId", coalesce(o.name, '') AS name, coalesce(o.street_address, '') AS "streetAddress",
  coalesce(o.postal_code, '') AS "postalCode", coalesce(o.locality, '') AS locality, o.siren, o.registry ->> 'vatNumber' AS "vatNumber",
  coalesce(v.label, c.title) AS title, c.start_date::text AS "startDate", c.end_date::text AS "endDate"
FROM campaign c LEFT JOIN organisation o ON o.id = c.organisation_id
LEFT JOIN LATERAL (
  SELECT y.label FROM poi_version y WHERE y.poi_id = c.poi_id ORDER BY y.status <> 'published', y.number DESC LIMIT 1
) v ON true
WHERE c.id = :campaignId::uuid

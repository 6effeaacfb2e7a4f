-- Buyer and campaign for an invoice. The name is empty when the campaign has no organisation.
SELECT o.id::text AS "organisationId", coalesce(o.name, '') AS name, coalesce(o.street_address, '') AS "streetAddress",
  coalesce(o.postal_code, '') AS "postalCode", coalesce(o.locality, '') AS locality, o.siren, o.registry ->> 'vatNumber' AS "vatNumber",
  c.title, c.start_date::text AS "startDate", c.end_date::text AS "endDate"
FROM campaign c LEFT JOIN organisation o ON o.id = c.organisation_id
WHERE c.id = :campaignId::uuid

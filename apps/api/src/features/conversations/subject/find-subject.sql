-- The organisation of the event :poiId, or else the organisation :organisationId, with the role of
-- :accountId in it; null for an account that is not a member. No row for an unknown id and for an
-- event without an organisation. `label`: the title of the newest version; null without an event.
SELECT o.id::text AS "organisationId", o.name AS organisation, p.id::text AS "poiId", m.role,
  (SELECT v.label FROM poi_version v WHERE v.poi_id = p.id ORDER BY v.number DESC LIMIT 1) AS label
FROM organisation o
LEFT JOIN poi p ON p.id = :poiId::uuid
LEFT JOIN membership m ON m.organisation_id = o.id AND m.account_id = :accountId::text
WHERE o.id = CASE WHEN :poiId::uuid IS NULL THEN :organisationId::uuid ELSE p.organisation_id END

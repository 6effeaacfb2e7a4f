-- The account and the conversation of an answer by mail to the message :messageId of the team, for
-- each account with the verified address :sender, in the order of ids. No row for a message of an
-- organisation, for one before :since, and once the event belongs to another organisation.
-- `label`: the title of the newest version; null without an event.
SELECT a.id AS "accountId", a.email, a.first_name AS "firstName", a.locale, c.id::text AS "conversationId",
  o.id::text AS "organisationId", o.name AS organisation, c.poi_id::text AS "poiId",
  (SELECT v.label FROM poi_version v WHERE v.poi_id = c.poi_id ORDER BY v.number DESC LIMIT 1) AS label
FROM conversation_message x
JOIN conversation c ON c.id = x.conversation_id
JOIN organisation o ON o.id = c.organisation_id
LEFT JOIN poi p ON p.id = c.poi_id
JOIN account a ON a.email = lower(:sender::text) AND a.email_verified_at IS NOT NULL
WHERE x.id = :messageId::uuid AND x.side = 'team' AND x.sent_at > :since::timestamptz
  AND (c.poi_id IS NULL OR p.organisation_id = c.organisation_id)
ORDER BY a.id

-- Conversations about :subjects whose organisation waits for the team, the longest waiting first,
-- each row with the total. `text`: the first waiting message. `isOwn`: :accountId is a member of
-- the organisation and not an administrator (:isAdmin). Leaves out erased messages (empty text) and
-- events that now belong to another organisation.
WITH waiting AS (
  SELECT x.conversation_id, count(*)::int AS messages, min(x.number) AS first
  FROM conversation_message x WHERE x.side = 'organisation' AND x.handled_at IS NULL AND x.text <> ''
  GROUP BY x.conversation_id
)
SELECT o.id::text AS "organisationId", o.name AS organisation, c.poi_id::text AS "poiId",
  (SELECT v.label FROM poi_version v WHERE v.poi_id = c.poi_id ORDER BY v.number DESC LIMIT 1) AS label,
  w.messages, x.text, to_char(x.sent_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "oldestAt",
  NOT :isAdmin::boolean AND EXISTS (SELECT FROM membership m WHERE m.organisation_id = o.id AND m.account_id = :accountId::text) AS "isOwn",
  count(*) OVER ()::int AS total
FROM waiting w
JOIN conversation c ON c.id = w.conversation_id
JOIN organisation o ON o.id = c.organisation_id
JOIN conversation_message x ON x.number = w.first AND x.conversation_id = c.id
LEFT JOIN poi p ON p.id = c.poi_id
WHERE CASE WHEN c.poi_id IS NULL THEN 'organisation' ELSE 'event' END = ANY (:subjects::text[]) AND (c.poi_id IS NULL OR p.organisation_id = o.id)
ORDER BY w.first LIMIT :pageSize::int OFFSET :offset::int

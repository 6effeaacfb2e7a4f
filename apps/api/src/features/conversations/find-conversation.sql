-- The conversation of an organisation about :poiId, or about itself when it is null. No row before
-- the first message. `unread`: for :side organisation the messages of the team that the member
-- :accountId has not read, of those sent since the membership began; for :side team the messages
-- that wait for an answer, without the erased ones (empty text). `isAskedForPapers`: no message of the organisation follows such a request.
SELECT c.id::text,
  CASE :side::text WHEN 'team' THEN (
    SELECT count(*)::int FROM conversation_message x WHERE x.conversation_id = c.id AND x.side = 'organisation' AND x.handled_at IS NULL AND x.text <> '')
  ELSE (
    SELECT count(*)::int FROM conversation_message x
    JOIN membership m ON m.organisation_id = c.organisation_id AND m.account_id = :accountId::text AND m.created_at <= x.sent_at
    LEFT JOIN conversation_read r ON r.conversation_id = c.id AND r.account_id = m.account_id
    WHERE x.conversation_id = c.id AND x.side = 'team' AND x.number > coalesce(r.number, 0)) END AS unread,
  EXISTS (SELECT FROM conversation_message x WHERE x.conversation_id = c.id AND x.asks_papers
    AND NOT EXISTS (SELECT FROM conversation_message y WHERE y.conversation_id = c.id AND y.side = 'organisation' AND y.number > x.number)) AS "isAskedForPapers"
FROM conversation c
WHERE c.organisation_id = :organisationId::uuid AND c.poi_id IS NOT DISTINCT FROM :poiId::uuid

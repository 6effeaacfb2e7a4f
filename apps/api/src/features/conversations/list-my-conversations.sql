-- The conversations of the organisations of :accountId that have messages of the team that this
-- member has not read, or, for owners and editors, an unanswered request for papers, both of those
-- sent since the membership began. The one in which the team wrote last first. Leaves out events that
-- now belong to another organisation.
SELECT o.id::text AS "organisationId", o.name AS organisation, c.poi_id::text AS "poiId",
  (SELECT v.label FROM poi_version v WHERE v.poi_id = c.poi_id ORDER BY v.number DESC LIMIT 1) AS label,
  x.unread, x.is_asked AS "isAskedForPapers", to_char(x.latest AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "latestAt"
FROM membership m
JOIN organisation o ON o.id = m.organisation_id
JOIN conversation c ON c.organisation_id = o.id
LEFT JOIN poi p ON p.id = c.poi_id
LEFT JOIN conversation_read r ON r.conversation_id = c.id AND r.account_id = m.account_id
JOIN LATERAL (
  SELECT count(*) FILTER (WHERE t.number > coalesce(r.number, 0) AND t.sent_at >= m.created_at)::int AS unread,
    coalesce(bool_or(m.role IN ('owner', 'editor') AND t.asks_papers AND t.sent_at >= m.created_at AND NOT EXISTS (
      SELECT FROM conversation_message y WHERE y.conversation_id = c.id AND y.side = 'organisation' AND y.number > t.number)), false) AS is_asked,
    max(t.sent_at) AS latest
  FROM conversation_message t WHERE t.conversation_id = c.id AND t.side = 'team'
) x ON x.unread > 0 OR x.is_asked
WHERE m.account_id = :accountId::text AND (c.poi_id IS NULL OR p.organisation_id = o.id)
ORDER BY x.latest DESC, c.id LIMIT :pageSize::int

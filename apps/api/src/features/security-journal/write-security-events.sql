-- Inserts buffered events. Equal ones of a minute share one row, across processes and statements:
-- its count is increased. An address is replaced by the id of its account, if any, and not stored.
INSERT INTO security_event AS s (id, digest, at, last_at, kind, actor_id, subject_id, network, operation, facts, count)
SELECT (array_agg(n.id ORDER BY n.at, n.id))[1], md5(n.key), min(n.at), max(n.last_at), n.kind, n.actor_id, n.subject_id, n.network, n.operation, n.facts,
  sum(n.count)::int
FROM (
  SELECT e.id, e.at, e."lastAt" AS last_at, e.kind, e."actorId" AS actor_id, coalesce(e."subjectId", a.id) AS subject_id, e.network, e.operation,
    e.facts, e.count,
    jsonb_build_array(date_trunc('minute', e.at), e.kind, e."actorId", coalesce(e."subjectId", a.id), e.network, e.operation, e.facts)::text AS key
  FROM jsonb_to_recordset(:events::jsonb) AS e (id uuid, at timestamptz, "lastAt" timestamptz, kind text, "actorId" text, "subjectId" text,
    address text, network text, operation text, facts jsonb, count int)
  LEFT JOIN account a ON a.email = lower(e.address)
) n
GROUP BY n.key, n.kind, n.actor_id, n.subject_id, n.network, n.operation, n.facts
ORDER BY n.key
ON CONFLICT (digest) DO UPDATE SET count = s.count + excluded.count, last_at = greatest(s.last_at, excluded.last_at)
RETURNING s.id::text

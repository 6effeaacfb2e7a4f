-- Leases the source whose pull is due for the longest time, unless its host was asked after :spacedFrom
-- or is being asked; the sources of an organisation that is not approved wait, those of the team do not. `turn` identifies the
-- claim: a worker whose lease another worker has taken over holds a lower one.
UPDATE followed_source s SET leased_until = :until::timestamptz, attempted_at = :now::timestamptz, turn = s.turn + 1
WHERE s.id = (
  SELECT due.id FROM followed_source due LEFT JOIN organisation o ON o.id = due.organisation_id
  WHERE (due.organisation_id IS NULL OR o.status = 'approved') AND due.next_pull_at <= :now::timestamptz AND (due.leased_until IS NULL OR due.leased_until <= :now::timestamptz)
    AND NOT EXISTS (SELECT FROM followed_source other WHERE other.host = due.host
      AND (other.attempted_at > :spacedFrom::timestamptz OR other.id <> due.id AND other.leased_until > :now::timestamptz))
  ORDER BY due.next_pull_at, due.id LIMIT 1 FOR UPDATE OF due SKIP LOCKED)
RETURNING s.id, s.turn, s.organisation_id AS "organisationId", s.poi_source AS "poiSource", s.url, s.status, s.etag, s.last_modified AS "lastModified", s.read_at AS "readAt", s.failures

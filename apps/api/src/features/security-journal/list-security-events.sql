-- A page of the security journal, in descending order of ids, which begin with the time. Optional
-- filters: the kind, an account as actor or subject, a network, the days from :from to :to in
-- Paris. Continues after the cursor :before. Names are null for a deleted account.
SELECT e.id::text, to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at,
  to_char(e.last_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "lastAt", e.count, e.kind,
  CASE WHEN e.actor_id IS NOT NULL THEN jsonb_build_object('id', e.actor_id,
    'name', coalesce(nullif(btrim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email)) END AS actor,
  CASE WHEN e.subject_id IS NOT NULL THEN jsonb_build_object('id', e.subject_id,
    'name', coalesce(nullif(btrim(concat_ws(' ', o.first_name, o.last_name)), ''), o.email)) END AS subject,
  e.network, e.operation, e.facts
FROM security_event e LEFT JOIN account a ON a.id = e.actor_id LEFT JOIN account o ON o.id = e.subject_id
WHERE (:before::uuid IS NULL OR e.id < :before::uuid)
  AND (:kind::text IS NULL OR e.kind = :kind::text)
  AND (:account::text IS NULL OR e.actor_id = :account::text OR e.subject_id = :account::text)
  AND (:network::text IS NULL OR e.network = :network::text)
  AND (:from::date IS NULL OR e.at >= (:from::date)::timestamp AT TIME ZONE 'Europe/Paris')
  AND (:to::date IS NULL OR e.at < (:to::date + 1)::timestamp AT TIME ZONE 'Europe/Paris')
ORDER BY e.id DESC
LIMIT :most::int

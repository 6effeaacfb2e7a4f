-- The 200 latest entries of the history of an organisation, the latest first. Each account is shown
-- by its names, else by its address; null once it is deleted.
SELECT h.happened_at AS "happenedAt", h.action, coalesce(nullif(btrim(concat_ws(' ', a.first_name, a.last_name)), ''), a.email) AS actor,
  coalesce(nullif(btrim(concat_ws(' ', s.first_name, s.last_name)), ''), s.email) AS subject, h.detail
FROM organisation_history h LEFT JOIN account a ON a.id = h.actor_id LEFT JOIN account s ON s.id = h.subject_id
WHERE h.organisation_id = :id::uuid
ORDER BY h.happened_at DESC, h.id DESC LIMIT 200

-- The queues :queues with their number of entries, at most :most, and the time of the longest
-- waiting one; null when the queue is empty. In the order of the statement below. Each queue holds
-- the rows of the list that it names.
WITH waiting (queue, since) AS (
  -- moderation/list-review-queue.sql
  (SELECT 'pois', v.submitted_at FROM poi_version v JOIN poi p ON p.id = v.poi_id AND p.archived_at IS NULL
   WHERE 'pois' = ANY (:queues::text[]) AND v.status = 'in-review' ORDER BY v.submitted_at LIMIT :most::int)
  UNION ALL
  -- organisations/review/list-organisation-reviews.sql, of the status pending
  (SELECT 'organisations', o.submitted_at FROM organisation o
   WHERE 'organisations' = ANY (:queues::text[]) AND o.status = 'pending' ORDER BY o.submitted_at LIMIT :most::int)
  UNION ALL
  -- organisations/review/list-organisation-reviews.sql, with :hasChange
  (SELECT 'organisation-changes', c.submitted_at FROM organisation_change c JOIN organisation o ON o.id = c.organisation_id AND o.status = 'approved'
   WHERE 'organisation-changes' = ANY (:queues::text[]) AND c.reason IS NULL ORDER BY c.submitted_at LIMIT :most::int)
  UNION ALL
  -- conversations/list-waiting-conversations.sql
  (SELECT x.queue, x.since FROM (
     SELECT CASE WHEN c.poi_id IS NULL THEN 'organisation-messages' ELSE 'event-messages' END AS queue, min(m.sent_at) AS since
     FROM conversation_message m JOIN conversation c ON c.id = m.conversation_id LEFT JOIN poi p ON p.id = c.poi_id
     WHERE m.side = 'organisation' AND m.handled_at IS NULL AND m.text <> '' AND (c.poi_id IS NULL OR p.organisation_id = c.organisation_id)
     GROUP BY c.id) x
   WHERE x.queue = ANY (:queues::text[]))
  UNION ALL
  -- duplicates/pairs/list-pairs.sql
  (SELECT 'duplicates', d.found_at FROM duplicate_pair d JOIN poi_search a ON a.poi_id = d.first_id JOIN poi_search b ON b.poi_id = d.second_id
   WHERE 'duplicates' = ANY (:queues::text[]) AND d.refused_at IS NULL ORDER BY d.found_at LIMIT :most::int)
  UNION ALL
  -- media/photos/list-failed-photos.sql
  (SELECT 'photos', f.failed_at FROM photo_fetch f JOIN poi p ON p.id = f.poi_id AND NOT p.is_import_locked JOIN poi_search s ON s.poi_id = f.poi_id
   WHERE 'photos' = ANY (:queues::text[]) AND f.status = 'failed' ORDER BY f.failed_at LIMIT :most::int)
)
SELECT q.queue, least(count(w.queue), :most::int)::int AS total,
  to_char(min(w.since) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "oldestAt"
FROM unnest(ARRAY['pois', 'organisations', 'organisation-changes', 'event-messages', 'organisation-messages', 'duplicates', 'photos']) WITH ORDINALITY AS q (queue, rank)
LEFT JOIN waiting w ON w.queue = q.queue
WHERE q.queue = ANY (:queues::text[])
GROUP BY q.queue, q.rank
ORDER BY q.rank

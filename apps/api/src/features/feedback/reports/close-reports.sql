-- Marks the open reports of :poiId as done, up to :latestReportId. Locks them in the order of their
-- ids, so that two concurrent calls cannot deadlock. One row, none for an unknown event. `isOwn`:
-- nothing was written, because :accountId belongs to the organisation of the event and is not an
-- administrator (:isAdmin). `open`: reports that arrived after :latestReportId.
WITH found AS (
  SELECT p.id, NOT :isAdmin::boolean AND EXISTS (
    SELECT FROM membership m WHERE m.organisation_id = p.organisation_id AND m.account_id = :accountId::text) AS is_own
  FROM poi p WHERE p.id = :poiId::uuid
), locked AS (
  SELECT f.id FROM feedback f JOIN found ON found.id = f.poi_id AND NOT found.is_own
  WHERE f.report_kind IS NOT NULL AND f.done_at IS NULL AND f.id <= :latestReportId::uuid
  ORDER BY f.id
  FOR UPDATE OF f
), closed AS (
  UPDATE feedback f SET done_at = :now::timestamptz FROM locked WHERE f.id = locked.id
)
SELECT found.is_own AS "isOwn",
  (SELECT count(*)::int FROM feedback f
    WHERE f.poi_id = found.id AND f.report_kind IS NOT NULL AND f.done_at IS NULL AND f.id > :latestReportId::uuid) AS "open"
FROM found

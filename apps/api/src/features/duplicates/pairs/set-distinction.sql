-- Takes the pair of :poiId and :otherPoiId out of the queue (:areDistinct) or puts it back; a
-- repeated call keeps the first time. The worker merges no pair that was ever taken out. Returns a
-- row when the pair exists. Writes nothing when `isOwn`: :accountId belongs to the organisation of
-- one of the two and :isAdmin is false.
WITH found AS (
  SELECT d.first_id, d.second_id, NOT :isAdmin::boolean AND EXISTS (
    SELECT FROM poi p JOIN membership m ON m.organisation_id = p.organisation_id AND m.account_id = :accountId::text
    WHERE p.id IN (d.first_id, d.second_id)) AS is_own
  FROM duplicate_pair d
  WHERE d.first_id = least(:poiId::uuid, :otherPoiId::uuid) AND d.second_id = greatest(:poiId::uuid, :otherPoiId::uuid)
), written AS (
  UPDATE duplicate_pair d SET was_refused = d.was_refused OR :areDistinct::boolean,
    refused_at = CASE WHEN :areDistinct::boolean THEN coalesce(d.refused_at, :now::timestamptz) END
  FROM found WHERE d.first_id = found.first_id AND d.second_id = found.second_id AND NOT found.is_own
)
SELECT is_own AS "isOwn" FROM found

-- Undoes the merge of :poiId: restores its versions and its slugs, and gives it back its favourites.
-- A reader who has removed the favourite of the kept poi since gets none back; one who has removed
-- and added it again keeps both. When the reader had another event in the favourites that is still
-- merged into the kept one, the favourite of the kept event stays, and counts as moved from that
-- event: of several, from the one that was merged first. Returns a row only when the merge can be undone: its row of
-- poi_merge is open, and the kept poi was not merged into another one since. Writes nothing when
-- `isOwn`: :accountId belongs to the organisation of the kept poi and :isAdmin is false. `toStatus`:
-- the status that the merged poi had.
WITH found AS (
  SELECT m.*, NOT :isAdmin::boolean AND EXISTS (
    SELECT FROM membership x WHERE x.organisation_id = k.organisation_id AND x.account_id = :accountId::text) AS is_own
  FROM poi_merge m
  JOIN poi p ON p.id = m.poi_id AND p.merged_into_id = m.kept_id
  JOIN poi k ON k.id = m.kept_id AND k.merged_into_id IS NULL
  WHERE m.poi_id = :poiId::uuid AND m.undone_at IS NULL
), merge AS (
  SELECT * FROM found WHERE NOT is_own
), noted AS (
  SELECT x.*, merge.poi_id, merge.kept_id, f.created_at AS kept_at
  FROM merge JOIN merged_favorite x ON x.merge_id = merge.id
  JOIN favorite f ON f.account_id = x.account_id AND f.poi_id = merge.kept_id
), heir AS (
  SELECT DISTINCT ON (noted.account_id) noted.account_id, noted.kept_id, x.merge_id, x.created_at
  FROM noted
  JOIN poi_merge m ON m.kept_id = noted.kept_id AND m.undone_at IS NULL AND m.id <> noted.merge_id
  JOIN merged_favorite x ON x.merge_id = m.id AND x.account_id = noted.account_id
  WHERE noted.is_moved AND noted.kept_at = noted.created_at
  ORDER BY noted.account_id, m.merged_at, m.id
), returned_favorites AS (
  INSERT INTO favorite (account_id, poi_id, created_at)
  SELECT account_id, poi_id, created_at FROM noted
  ON CONFLICT DO NOTHING
), taken_favorites AS (
  DELETE FROM favorite f USING noted
  WHERE noted.is_moved AND noted.kept_at = noted.created_at AND f.account_id = noted.account_id AND f.poi_id = noted.kept_id
    AND NOT EXISTS (SELECT FROM heir WHERE heir.account_id = noted.account_id)
), inherited_favorites AS (
  UPDATE favorite f SET created_at = heir.created_at FROM heir WHERE f.account_id = heir.account_id AND f.poi_id = heir.kept_id
), inherited_notes AS (
  UPDATE merged_favorite x SET is_moved = true FROM heir WHERE x.merge_id = heir.merge_id AND x.account_id = heir.account_id
), forgotten AS (
  DELETE FROM merged_favorite x USING merge WHERE x.merge_id = merge.id
), deleted_redirect AS (
  DELETE FROM poi_slug_history h USING merge WHERE h.poi_id = merge.kept_id AND h.slug_fr = merge.slug_fr
), returned_slugs AS (
  UPDATE poi_slug_history h SET poi_id = merge.poi_id FROM merge WHERE h.poi_id = merge.kept_id AND h.slug_fr = ANY (merge.former_slugs)
), restored_versions AS (
  UPDATE poi_version v SET status = merge.versions->>v.id::text FROM merge WHERE v.poi_id = merge.poi_id AND merge.versions ? v.id::text
), restored_poi AS (
  UPDATE poi p SET archived_at = NULL, merged_into_id = NULL, slug_fr = merge.slug_fr FROM merge WHERE p.id = merge.poi_id
), undone AS (
  UPDATE poi_merge m SET undone_at = :now::timestamptz FROM merge WHERE m.id = merge.id
)
SELECT is_own AS "isOwn", id AS "mergeId", kept_id AS "keptId",
  coalesce((SELECT min(s.status) FROM jsonb_each_text(versions) AS s (id, status) WHERE s.status <> 'published'), 'published') AS "toStatus"
FROM found

-- Merges :poiId into :intoPoiId: archives :poiId, redirects its slugs to :intoPoiId and moves its
-- favourites there. The row :mergeId of poi_merge says what changed (undo-merge.sql). Returns a row
-- only when :poiId is not archived and :intoPoiId is another poi that visitors see. Writes nothing
-- when `isOwn` (:accountId, null for the worker, belongs to the organisation of :intoPoiId and
-- :isAdmin is false) or when `campaign` is not null: the title of the first campaign that has booked
-- a day of :poiId from :today on, paid or with a payment in progress.
WITH found AS (
  SELECT i.id, v.label, i.slug_fr, NOT :isAdmin::boolean AND EXISTS (
    SELECT FROM membership m WHERE m.organisation_id = i.organisation_id AND m.account_id = :accountId::text) AS is_own,
    (SELECT c.title FROM campaign_slot s JOIN campaign c ON c.id = s.campaign_id
     WHERE s.poi_id = p.id AND upper(s.period) > :today::date AND (s.expires_at IS NULL OR s.expires_at > :now::timestamptz)
     ORDER BY lower(s.period) LIMIT 1) AS campaign
  FROM poi i JOIN poi p ON p.id = :poiId::uuid AND p.archived_at IS NULL
  JOIN poi_version v ON v.poi_id = i.id AND v.status = 'published'
  WHERE i.id = :intoPoiId::uuid AND i.id <> :poiId::uuid AND i.archived_at IS NULL AND i.is_enabled
), target AS (
  SELECT id FROM found WHERE NOT is_own AND campaign IS NULL
), duplicate AS (
  SELECT p.id, p.slug_fr FROM poi p, target WHERE p.id = :poiId::uuid AND p.archived_at IS NULL
), merge AS (
  INSERT INTO poi_merge (id, poi_id, kept_id, merged_at, is_automatic, slug_fr, former_slugs, versions)
  SELECT :mergeId::uuid, duplicate.id, target.id, :now::timestamptz, :isAutomatic::boolean, duplicate.slug_fr,
    ARRAY(SELECT h.slug_fr FROM poi_slug_history h WHERE h.poi_id = duplicate.id ORDER BY h.slug_fr),
    (SELECT coalesce(jsonb_object_agg(v.id, v.status), '{}') FROM poi_version v WHERE v.poi_id = duplicate.id AND v.status <> 'archived')
  FROM duplicate, target
), noted_favorites AS (
  INSERT INTO merged_favorite (merge_id, account_id, created_at, is_moved)
  SELECT :mergeId::uuid, f.account_id, f.created_at,
    NOT EXISTS (SELECT FROM favorite k WHERE k.account_id = f.account_id AND k.poi_id = target.id)
  FROM favorite f JOIN duplicate ON duplicate.id = f.poi_id, target
), added_favorites AS (
  INSERT INTO favorite (account_id, poi_id, created_at)
  SELECT f.account_id, target.id, f.created_at FROM favorite f JOIN duplicate ON duplicate.id = f.poi_id, target
  ON CONFLICT DO NOTHING
), deleted_favorites AS (
  DELETE FROM favorite f USING duplicate WHERE f.poi_id = duplicate.id
), moved_slugs AS (
  UPDATE poi_slug_history h SET poi_id = target.id FROM duplicate, target WHERE h.poi_id = duplicate.id
), redirected AS (
  INSERT INTO poi_slug_history (slug_fr, poi_id) SELECT duplicate.slug_fr, target.id FROM duplicate, target WHERE duplicate.slug_fr IS NOT NULL
  ON CONFLICT (slug_fr) DO UPDATE SET poi_id = excluded.poi_id
), archived_versions AS (
  UPDATE poi_version v SET status = 'archived' FROM duplicate WHERE v.poi_id = duplicate.id AND v.status <> 'archived'
), archived_poi AS (
  UPDATE poi p SET archived_at = :now::timestamptz, merged_into_id = target.id, slug_fr = NULL
  FROM duplicate, target WHERE p.id = duplicate.id
)
SELECT is_own AS "isOwn", campaign, label, slug_fr AS "slugFr" FROM found

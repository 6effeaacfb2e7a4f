-- Empties versions that are about to be filled again; answers how many were asked for.
WITH version AS (SELECT unnest(:versionIds::uuid[]) AS id),
  a AS (DELETE FROM period x USING version v WHERE x.version_id = v.id),
  b AS (DELETE FROM price x USING version v WHERE x.version_id = v.id),
  c AS (DELETE FROM contact x USING version v WHERE x.version_id = v.id),
  d AS (DELETE FROM tour x USING version v WHERE x.version_id = v.id),
  e AS (DELETE FROM poi_feature x USING version v WHERE x.version_id = v.id),
  -- Only the pictures a feed gave: what moderators added stays.
  f AS (DELETE FROM poi_media x USING version v, media m WHERE x.version_id = v.id AND m.id = x.media_id AND m.kind = 'remote')
SELECT count(*)::int AS emptied FROM version

-- Deletes the dependent rows of versions before they are filled again (a trace goes with its tour);
-- returns the number of versions.
WITH version AS (SELECT unnest(:versionIds::uuid[]) AS id),
  periods AS (DELETE FROM period x USING version v WHERE x.version_id = v.id),
  prices AS (DELETE FROM price x USING version v WHERE x.version_id = v.id),
  contacts AS (DELETE FROM contact x USING version v WHERE x.version_id = v.id),
  features AS (DELETE FROM poi_feature x USING version v WHERE x.version_id = v.id),
  tours AS (DELETE FROM tour x USING version v WHERE x.version_id = v.id),
  pictures AS (DELETE FROM poi_media x USING version v WHERE x.version_id = v.id)
SELECT count(*)::int AS count FROM version

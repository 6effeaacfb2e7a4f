WITH b AS (DELETE FROM price WHERE version_id = ANY (:prices::uuid[])),
  c AS (DELETE FROM contact WHERE version_id = ANY (:contacts::uuid[])),
  d AS (DELETE FROM tour WHERE version_id = ANY (:tours::uuid[])),
  e AS (DELETE FROM poi_feature WHERE version_id = ANY (:features::uuid[])),
  -- Pictures whose file is stored stay.
  f AS (DELETE FROM poi_media x USING media m WHERE x.version_id = ANY (:media::uuid[]) AND m.id = x.media_id AND m.kind = 'remote'),
  a AS (DELETE FROM period WHERE version_id = ANY (:periods::uuid[]) RETURNING version_id)
SELECT count(DISTINCT version_id)::int AS emptied FROM a

-- One page of the changes after the position (:xid, :poiId), in one row. Order of `items`: xid, then
-- id, so without ties. It reads at most :scanSize changes, and only those of transactions below the
-- oldest one that is still running (`horizon`): no change can appear later among those read.
-- `items`: at most :pageSize; those with one of the filters (null: all) now or ever. `gone` is null
-- for an event that visitors can read and that matches the filters. Below :goneSince (null: the
-- horizon) it leaves out events that are gone, over as of :asOf or no longer match the filters: a copy that was begun there has
-- none of them. `end`: position after which the next page begins. `era` differs after a restore:
-- positions of another era say nothing. `isKnown`: false when no approved organisation is :organiser.
WITH asked AS MATERIALIZED (
  SELECT h.horizon, coalesce(:goneSince::bigint, h.horizon) AS gone_since,
    CASE WHEN :theme::text IS NOT NULL THEN theme_mask(ARRAY[:theme::text]) END AS mask,
    (SELECT o.id FROM organisation o WHERE o.slug = :organiser::text AND o.status = 'approved') AS organisation_id,
    (SELECT jsonb_build_object('xid', c.xid::text, 'poiId', c.poi_id) FROM poi_change c
     WHERE (c.xid, c.poi_id) > (:xid::bigint, :poiId::uuid) AND c.xid < h.horizon
     ORDER BY c.xid, c.poi_id OFFSET :scanSize::int - 1 LIMIT 1) AS last_scanned
  FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS horizon) h
), changed AS MATERIALIZED (
  SELECT s.* FROM (
    SELECT c.* FROM poi_change c
    WHERE (c.xid, c.poi_id) > (:xid::bigint, :poiId::uuid) AND c.xid < (SELECT horizon FROM asked)
    ORDER BY c.xid, c.poi_id LIMIT :scanSize::int
  ) s
  WHERE ((SELECT mask FROM asked) IS NULL OR s.theme_mask & (SELECT mask FROM asked) <> 0)
    AND (:organiser::text IS NULL OR s.organisation_ids @> ARRAY[(SELECT organisation_id FROM asked)])
    AND (s.state = 'public' OR s.xid >= (SELECT gone_since FROM asked))
  ORDER BY s.xid, s.poi_id LIMIT :pageSize::int + 1
), page AS MATERIALIZED (
  SELECT * FROM changed ORDER BY xid, poi_id LIMIT :pageSize::int
), item AS (
  SELECT c.*, p.merged_into_id,
    CASE WHEN p.id IS NULL THEN 'deleted' WHEN p.merged_into_id IS NOT NULL THEN 'merged' WHEN p.archived_at IS NOT NULL THEN 'archived'
      WHEN v.id IS NULL THEN 'withdrawn' WHEN NOT p.is_enabled THEN 'hidden'
      WHEN (:theme::text IS NULL OR theme_mask(v.themes) & a.mask <> 0)
        AND (:organiser::text IS NULL OR p.organisation_id = a.organisation_id) IS TRUE THEN NULL
      ELSE 'unmatched' END AS gone,
    c.xid < a.gone_since AND NOT v.is_permanent AND EXISTS (SELECT FROM period x WHERE x.version_id = v.id)
      AND NOT EXISTS (SELECT FROM period x WHERE x.version_id = v.id AND x.ends_at > :asOf::timestamptz) AS is_left_out
  FROM page c CROSS JOIN asked a
  LEFT JOIN poi p ON p.id = c.poi_id
  LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
)
SELECT :organiser::text IS NULL OR a.organisation_id IS NOT NULL AS "isKnown", a.gone_since::text AS "goneSince",
  (SELECT left(md5(concat_ws('-', s.system_identifier, k.timeline_id, d.oid)), 12)
   FROM pg_control_system() s, pg_control_checkpoint() k, pg_database d WHERE d.datname = current_database()) AS era,
  n.is_full OR a.last_scanned IS NOT NULL AS "hasMore",
  CASE WHEN n.is_full THEN (SELECT jsonb_build_object('xid', c.xid::text, 'poiId', c.poi_id) FROM page c ORDER BY c.xid DESC, c.poi_id DESC LIMIT 1)
    ELSE coalesce(a.last_scanned, jsonb_build_object('xid', greatest(a.horizon - 1, :xid::bigint)::text,
      'poiId', 'ffffffff-ffff-ffff-ffff-ffffffffffff')) END AS "end",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('poiId', i.poi_id, 'xid', i.xid::text, 'stateXid', i.state_xid::text,
      'liveXid', i.live_xid::text, 'liveState', i.live_state, 'changedAt', to_char(i.changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'gone', i.gone, 'mergedInto', CASE WHEN i.gone = 'merged' THEN i.merged_into_id END) ORDER BY i.xid, i.poi_id), '[]')
   FROM item i WHERE i.is_left_out IS NOT TRUE AND (i.gone IS NULL OR i.xid >= a.gone_since)) AS items
FROM asked a CROSS JOIN (SELECT count(*) > :pageSize::int AS is_full FROM changed) n

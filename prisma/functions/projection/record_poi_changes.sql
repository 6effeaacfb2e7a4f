-- Records that some pois changed, in poi_change, as of an instant. Call it in the transaction that
-- changes the pois, after the change. A poi that visitors have never seen has no row, and one that
-- they have not seen before or since this change keeps its row.
-- The lock makes a concurrent change wait before it reads the states, so that it sees those of the
-- transaction that it waited for.
CREATE OR REPLACE FUNCTION record_poi_changes(ids uuid[], as_of timestamptz) RETURNS void
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
BEGIN
  PERFORM FROM poi_change c WHERE c.poi_id = ANY (ids) ORDER BY c.poi_id FOR NO KEY UPDATE;
  INSERT INTO poi_change AS c (poi_id, xid, changed_at, state, state_xid, live_state, live_xid, theme_mask, organisation_ids)
  SELECT n.id, n.xid, as_of, n.state, n.xid, n.live_state, n.xid, n.themes, n.organisations
  FROM (SELECT DISTINCT w.id FROM unnest(ids) AS w (id)) wanted
  CROSS JOIN LATERAL (
    SELECT p.id, pg_current_xact_id()::text::bigint AS xid, p.live_state, coalesce(theme_mask(v.themes), 0) AS themes,
      array_remove(ARRAY[p.organisation_id], NULL) AS organisations,
      CASE WHEN p.merged_into_id IS NOT NULL THEN 'merged' WHEN p.archived_at IS NOT NULL THEN 'archived'
        WHEN v.id IS NULL THEN 'withdrawn' WHEN NOT p.is_enabled THEN 'hidden' ELSE 'public' END AS state
    FROM poi p LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
    WHERE p.id = wanted.id
    OFFSET 0
  ) n
  WHERE n.state = 'public' OR EXISTS (SELECT FROM poi_change x WHERE x.poi_id = n.id)
  ORDER BY n.id
  ON CONFLICT (poi_id) DO UPDATE SET xid = excluded.xid, changed_at = excluded.changed_at, state = excluded.state,
    state_xid = CASE WHEN c.state = excluded.state THEN c.state_xid ELSE excluded.xid END, live_state = excluded.live_state,
    live_xid = CASE WHEN c.live_state = excluded.live_state THEN c.live_xid ELSE excluded.xid END,
    theme_mask = c.theme_mask | excluded.theme_mask,
    organisation_ids = CASE WHEN c.organisation_ids @> excluded.organisation_ids THEN c.organisation_ids
      ELSE c.organisation_ids || excluded.organisation_ids END
  WHERE c.state = 'public' OR excluded.state <> c.state;
END $$;

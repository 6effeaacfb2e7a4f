-- The last change of each event that visitors have ever seen, for GET /pois/changes. Rows are written
-- by record_poi_changes, in the transaction of the change (docs/adr/0040).
SET lock_timeout = '5s';

CREATE TABLE poi_change (
  -- Without a foreign key: the row of a deleted event says that it is gone.
  poi_id           uuid PRIMARY KEY,
  -- Transaction of the last change. (xid, poi_id) is the order of the feed.
  xid              bigint NOT NULL,
  changed_at       timestamptz NOT NULL,
  -- public, or why visitors no longer see it: archived, merged, hidden, withdrawn, deleted.
  state            text NOT NULL,
  -- Transactions that last changed the state and the live state.
  state_xid        bigint NOT NULL,
  live_state       text NOT NULL,
  live_xid         bigint NOT NULL,
  -- All themes and organisations that the event had while it was public.
  theme_mask       int NOT NULL,
  organisation_ids uuid[] NOT NULL
);
CREATE INDEX poi_change_feed ON poi_change (xid, poi_id);

-- A worker records the events published before this table existed, in steps, and deletes the row of
-- this table at the end: servers of the release before write events while this migration runs.
CREATE TABLE poi_change_backfill (
  -- The last event examined, by id.
  after uuid PRIMARY KEY
);
INSERT INTO poi_change_backfill (after) VALUES ('00000000-0000-0000-0000-000000000000');

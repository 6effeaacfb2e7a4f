-- What a merge changed, so that it can be undone. A merge of an earlier release has no row here and
-- cannot.
SET lock_timeout = '5s';

CREATE TABLE poi_merge (
  -- The id of the entry of the history.
  id           uuid PRIMARY KEY,
  poi_id       uuid NOT NULL REFERENCES poi ON DELETE CASCADE,
  kept_id      uuid NOT NULL REFERENCES poi ON DELETE CASCADE,
  merged_at    timestamptz NOT NULL,
  undone_at    timestamptz,
  -- By the worker, for the same identifier of the same vendor.
  is_automatic boolean NOT NULL,
  slug_fr      text,
  former_slugs text[] NOT NULL,
  -- The status of each version that the merge archived, by its id.
  versions     jsonb NOT NULL
);
CREATE UNIQUE INDEX poi_merge_open ON poi_merge (poi_id) WHERE undone_at IS NULL;
CREATE INDEX poi_merge_poi ON poi_merge (poi_id);
CREATE INDEX poi_merge_kept ON poi_merge (kept_id);
CREATE INDEX poi_merge_recent ON poi_merge (merged_at DESC, id) WHERE undone_at IS NULL;

-- The favourites of the merged poi. is_moved: its reader had none of the kept poi.
CREATE TABLE merged_favorite (
  merge_id   uuid NOT NULL REFERENCES poi_merge ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  is_moved   boolean NOT NULL,
  PRIMARY KEY (merge_id, account_id)
);
CREATE INDEX merged_favorite_account ON merged_favorite (account_id);

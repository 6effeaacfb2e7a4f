-- The imported events that a person has edited, so that those of a source are found without its whole
-- history. Edits through servers of the release before are missing until the event is edited again.
SET lock_timeout = '5s';

CREATE TABLE edited_poi (
  poi_id    uuid PRIMARY KEY REFERENCES poi (id) ON DELETE CASCADE,
  -- That of the event.
  source    text NOT NULL,
  -- The last edit in poi_history by an organiser or a moderator.
  edited_at timestamptz NOT NULL
);
CREATE INDEX edited_poi_source ON edited_poi (source, edited_at DESC, poi_id);

INSERT INTO edited_poi (poi_id, source, edited_at)
SELECT p.id, p.source, max(h.happened_at) FROM poi_history h JOIN poi p ON p.id = h.poi_id
WHERE p.source IS NOT NULL AND h.actor_kind IN ('organiser', 'moderator') AND h.action IN ('saved', 'live-state', 'date-state')
GROUP BY p.id;

-- Webhooks of organisations, and the outbox of their deliveries (docs/adr/0042).
SET lock_timeout = '5s';

CREATE TABLE webhook (
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  url text NOT NULL,
  types text[] NOT NULL,
  -- Both sealed with WEBHOOK_KEY. The former one signs too until secret_before_until.
  secret text NOT NULL,
  secret_before text,
  secret_before_until timestamptz,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused', 'failing')),
  -- Instant of the first failure since the last success; null after a success.
  failing_since timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX webhook_organisation ON webhook (organisation_id, created_at, id);

CREATE TABLE webhook_delivery (
  id uuid PRIMARY KEY,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  webhook_id uuid NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
  -- No foreign key: the deletion of an event keeps what is still to be delivered about it.
  poi_id uuid,
  type text NOT NULL,
  occurred_at timestamptz NOT NULL,
  -- The act that caused it, as in poi_history; null for a test.
  cause text,
  reasons text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
  attempts int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  attempted_at timestamptz,
  status_code int,
  fault text
);
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, next_attempt_at) WHERE status = 'pending';
CREATE INDEX webhook_delivery_read ON webhook_delivery (webhook_id, sequence DESC);
CREATE INDEX webhook_delivery_moment ON webhook_delivery (occurred_at);
CREATE INDEX webhook_delivery_poi ON webhook_delivery (poi_id) WHERE status = 'pending' AND attempts = 0;

-- Queues a delivery for each active webhook of the organisation of each event. Every change of an
-- event adds an entry to its history, in the same transaction. A decision waits a minute, in which
-- the moderator may undo it, and an undone one is deleted.
CREATE FUNCTION queue_webhook_deliveries(entry_ids uuid[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM webhook w WHERE w.status = 'active') THEN RETURN; END IF;
  DELETE FROM webhook_delivery d USING poi_history e
  WHERE e.id = ANY (entry_ids) AND e.action = 'undone' AND d.poi_id = e.poi_id
    AND d.status = 'pending' AND d.attempts = 0 AND d.cause IN ('accepted', 'refused') AND d.next_attempt_at > e.happened_at;
  INSERT INTO webhook_delivery (id, webhook_id, poi_id, type, occurred_at, cause, reasons, next_attempt_at)
  SELECT gen_random_uuid(), w.id, e.poi_id, t.type, e.happened_at, e.action,
    CASE WHEN t.type = 'event.refused' THEN e.reasons ELSE '{}' END,
    e.happened_at + CASE WHEN e.action IN ('accepted', 'refused') THEN interval '1 minute' ELSE interval '0' END
  FROM poi_history e
  JOIN poi p ON p.id = e.poi_id
  JOIN webhook w ON w.organisation_id = p.organisation_id AND w.status = 'active'
  LEFT JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
  CROSS JOIN LATERAL (SELECT p.is_enabled AND p.archived_at IS NULL AND v.id IS NOT NULL AS online) s
  CROSS JOIN LATERAL (VALUES
    (CASE e.action WHEN 'accepted' THEN 'event.accepted' WHEN 'refused' THEN 'event.refused' END),
    (CASE
      WHEN s.online AND (e.action IN ('restored', 'enabled', 'unmerged') OR (e.action = 'created' AND e.to_status = 'published')
        OR (e.action IN ('accepted', 'published') AND e.to_status = 'published' AND p.published_at = e.happened_at)) THEN 'event.published'
      WHEN s.online AND e.action = 'live-state' AND p.live_state = 'cancelled' THEN 'event.cancelled'
      WHEN s.online AND (e.action IN ('live-state', 'date-state', 'reassigned') OR (e.action IN ('accepted', 'published') AND e.to_status = 'published')
        OR (e.action = 'saved' AND (e.to_status = 'published' OR e.version_number = v.number))) THEN 'event.changed'
      WHEN NOT s.online AND p.published_at IS NOT NULL AND (e.action IN ('archived', 'disabled', 'merged')
        OR (e.action = 'withdrawn' AND e.from_status = 'published')) THEN 'event.archived'
    END)
  ) t (type)
  WHERE e.id = ANY (entry_ids) AND t.type = ANY (w.types);
END $$;

CREATE FUNCTION queue_webhooks_of_entries() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhook_deliveries((SELECT array_agg(e.id) FROM entered e));
  RETURN NULL;
END $$;
CREATE TRIGGER webhooks_of_entries AFTER INSERT ON poi_history
  REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION queue_webhooks_of_entries();

-- An edit that continues the former one extends its entry (merge-history.sql).
CREATE FUNCTION queue_webhooks_of_edit() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_webhook_deliveries(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER webhooks_of_edit AFTER UPDATE OF happened_at ON poi_history
  FOR EACH ROW WHEN (OLD.happened_at <> NEW.happened_at) EXECUTE FUNCTION queue_webhooks_of_edit();

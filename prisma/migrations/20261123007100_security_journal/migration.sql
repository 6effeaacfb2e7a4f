-- The security journal: failed sign-ins, refusals, role changes, acts of moderators. It names accounts by their id alone, without a foreign
-- key: an event outlives the account, and the id then leads to no person. No text typed by a person, no address, no token is in it.
SET lock_timeout = '5s';

CREATE TABLE security_event (
  id         uuid PRIMARY KEY,
  -- Kind, actor, subject, network, operation and facts within one minute: a repeated event raises the count of one row.
  digest     text NOT NULL UNIQUE,
  at         timestamptz NOT NULL, -- of the first one
  last_at    timestamptz NOT NULL,
  kind       text NOT NULL,
  actor_id   text, -- the account that asked; null without a session, and for commands
  subject_id text, -- the account it is about
  network    text,
  operation  text,
  facts      jsonb NOT NULL DEFAULT '{}' CHECK (octet_length(facts::text) <= 1000),
  count      int NOT NULL DEFAULT 1 CHECK (count > 0)
);
CREATE INDEX security_event_at ON security_event (at);
CREATE INDEX security_event_kind ON security_event (kind, id DESC);
CREATE INDEX security_event_actor ON security_event (actor_id, id DESC) WHERE actor_id IS NOT NULL;
CREATE INDEX security_event_subject ON security_event (subject_id, id DESC) WHERE subject_id IS NOT NULL;
CREATE INDEX security_event_network ON security_event (network, id DESC) WHERE network IS NOT NULL;

-- Rows are only added. A count may rise within its minute, and rows of more than eleven months may go (the sweep waits for twelve).
CREATE FUNCTION keep_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at > now() - interval '11 months' THEN RAISE EXCEPTION 'security_event is append-only'; END IF;
    RETURN OLD;
  END IF;
  IF (NEW.id, NEW.digest, NEW.at, NEW.kind, NEW.actor_id, NEW.subject_id, NEW.network, NEW.operation, NEW.facts)
      IS DISTINCT FROM (OLD.id, OLD.digest, OLD.at, OLD.kind, OLD.actor_id, OLD.subject_id, OLD.network, OLD.operation, OLD.facts)
    OR NEW.count <= OLD.count OR NEW.last_at < OLD.last_at THEN
    RAISE EXCEPTION 'security_event is append-only';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER security_event_kept BEFORE UPDATE OR DELETE ON security_event FOR EACH ROW EXECUTE FUNCTION keep_security_event();

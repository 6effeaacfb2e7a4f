-- Inserts mails (a JSON array) into the outbox and notifies the workers on commit. Skips mails
-- whose dedupe key exists; returns the ids of the others.
WITH queued AS (
  INSERT INTO mail_outbox (id, kind, recipient, account_id, locale, data, dedupe_key, is_bulk, next_attempt_at, expires_at, created_at)
  SELECT m.id, m.kind, m.recipient, m."accountId", m.locale, m.data, m."dedupeKey", m."isBulk", m."sendAt", m."expiresAt", m."createdAt"
  FROM jsonb_to_recordset(:mails::jsonb) AS m (
    id uuid, kind text, recipient text, "accountId" text, locale text, data jsonb, "dedupeKey" text, "isBulk" boolean,
    "sendAt" timestamptz, "expiresAt" timestamptz, "createdAt" timestamptz)
  ON CONFLICT (dedupe_key) DO NOTHING
  RETURNING id
), notified AS (
  SELECT pg_notify('mail_queued', '')::text FROM (SELECT 1 FROM queued LIMIT 1) AS any_of_them
)
SELECT q.id::text FROM queued q LEFT JOIN notified ON true

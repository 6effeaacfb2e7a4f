-- Campaigns: a published event put forward for some weeks, paid by card or given; payments, invoices, and how often a sponsored card was shown.
SET lock_timeout = '5s';

CREATE TABLE campaign (
  id              uuid PRIMARY KEY,
  -- Whoever pays, and what is put forward: null once they are gone. What was invoiced stands in the invoice.
  organisation_id uuid REFERENCES organisation (id) ON DELETE SET NULL,
  poi_id          uuid REFERENCES poi (id) ON DELETE SET NULL,
  title           text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 140),
  start_date      date NOT NULL,
  weeks           int NOT NULL CHECK (weeks BETWEEN 1 AND 12),
  end_date        date NOT NULL,
  status          text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'active')),
  is_free         boolean NOT NULL DEFAULT false,
  activated_at    timestamptz,
  stopped_at      timestamptz,
  stop_reason     text,
  deleted_at      timestamptz, -- a draft that was given up; its payments stay
  version         int NOT NULL DEFAULT 1,
  created_at      timestamptz NOT NULL,
  updated_at      timestamptz NOT NULL,
  CONSTRAINT campaign_end_follows CHECK (end_date = start_date + 7 * weeks - 1),
  CONSTRAINT campaign_active_since CHECK ((status = 'active') = (activated_at IS NOT NULL)),
  CONSTRAINT campaign_stop_told CHECK (stopped_at IS NULL OR (status = 'active' AND stop_reason IS NOT NULL)),
  CONSTRAINT campaign_draft_deleted CHECK (deleted_at IS NULL OR status = 'draft')
);
CREATE INDEX campaign_organisation ON campaign (organisation_id, created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX campaign_poi ON campaign (poi_id, start_date) WHERE deleted_at IS NULL;
CREATE INDEX campaign_read ON campaign (created_at DESC, id) WHERE deleted_at IS NULL;

-- What people read of a campaign on a day. Stopped wins over all, whenever it would have run.
CREATE FUNCTION campaign_state(status text, stopped_at timestamptz, start_date date, end_date date, today date) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN status = 'draft' THEN 'draft' WHEN stopped_at IS NOT NULL THEN 'stopped' WHEN today < start_date THEN 'scheduled'
    WHEN today <= end_date THEN 'running' ELSE 'ended' END
$$;

-- The days an event is taken: held while somebody pays, then his. No two of an event overlap, whoever asks and whenever.
CREATE TABLE campaign_slot (
  campaign_id uuid PRIMARY KEY REFERENCES campaign (id) ON DELETE CASCADE,
  poi_id      uuid NOT NULL REFERENCES poi (id) ON DELETE CASCADE,
  period      daterange NOT NULL CHECK (NOT isempty(period)),
  kind        text NOT NULL CHECK (kind IN ('hold', 'active')),
  expires_at  timestamptz, -- of a hold: its session and five minutes
  CONSTRAINT campaign_slot_hold_ends CHECK ((kind = 'hold') = (expires_at IS NOT NULL)),
  CONSTRAINT campaign_slot_alone EXCLUDE USING gist (poi_id WITH =, period WITH &&)
);
CREATE INDEX campaign_slot_expires ON campaign_slot (expires_at) WHERE kind = 'hold';

-- One attempt to pay, with the price as it was then. `request`: what the provider is asked, word for word, so that asking again is the same;
-- forgotten once nobody asks any more.
CREATE TABLE payment (
  id                uuid PRIMARY KEY,
  campaign_id       uuid NOT NULL REFERENCES campaign (id),
  attempt           int NOT NULL CHECK (attempt > 0),
  session_id        text UNIQUE,
  payment_intent_id text UNIQUE,
  weeks             int NOT NULL CHECK (weeks > 0),
  weekly_rate_cents int NOT NULL CHECK (weekly_rate_cents > 0),
  vat_percent       int CHECK (vat_percent BETWEEN 1 AND 99), -- null: exempt (article 293 B)
  excl_vat_cents    int NOT NULL,
  vat_cents         int NOT NULL CHECK (vat_cents >= 0),
  amount_cents      int NOT NULL,
  currency          text NOT NULL DEFAULT 'eur' CHECK (currency = 'eur'),
  expires_at        timestamptz NOT NULL,
  status            text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paid', 'expired', 'refunded', 'anomaly')),
  note              text,
  request           jsonb,
  created_at        timestamptz NOT NULL,
  settled_at        timestamptz,
  UNIQUE (campaign_id, attempt),
  CONSTRAINT payment_adds_up CHECK (excl_vat_cents = weeks * weekly_rate_cents AND amount_cents = excl_vat_cents + vat_cents),
  CONSTRAINT payment_open_asks CHECK (status <> 'open' OR request IS NOT NULL),
  CONSTRAINT payment_anomaly_told CHECK (status <> 'anomaly' OR note IS NOT NULL)
);
CREATE UNIQUE INDEX payment_one_open ON payment (campaign_id) WHERE status = 'open';
CREATE INDEX payment_open_since ON payment (created_at) WHERE status = 'open';
CREATE INDEX payment_anomalies ON payment (created_at) WHERE status = 'anomaly';

-- Money given back, by us or at the provider's desk.
CREATE TABLE refund (
  id           text PRIMARY KEY, -- the provider's
  payment_id   uuid NOT NULL REFERENCES payment (id),
  amount_cents int NOT NULL CHECK (amount_cents > 0),
  status       text NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed', 'canceled', 'requires_action')),
  created_at   timestamptz NOT NULL,
  updated_at   timestamptz NOT NULL
);
CREATE INDEX refund_payment ON refund (payment_id);
CREATE INDEX refund_unsettled ON refund (created_at) WHERE status IN ('pending', 'requires_action');

-- What the provider told us. Its content is not kept: what happened is always read again from the provider.
CREATE TABLE stripe_event (
  id           text PRIMARY KEY,
  type         text NOT NULL,
  object_id    text NOT NULL,
  received_at  timestamptz NOT NULL,
  processed_at timestamptz, -- null: heard and not done, to be tried again
  error        text
);
CREATE INDEX stripe_event_processed ON stripe_event (processed_at);

-- Numbers without a gap: the row is locked until the invoice that took one is committed. A sequence would leave gaps.
CREATE TABLE invoice_counter (
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
  year int NOT NULL,
  n    int NOT NULL CHECK (n > 0),
  PRIMARY KEY (kind, year)
);

-- An invoice is written once and never drawn again. It says by itself what it is about, whoever is gone.
CREATE TABLE invoice (
  number          text PRIMARY KEY CHECK (number ~ '^[AF][0-9]{4}-[0-9]{6,}$'),
  kind            text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
  payment_id      uuid NOT NULL REFERENCES payment (id),
  refund_id       text UNIQUE REFERENCES refund (id),
  corrects        text REFERENCES invoice (number),
  organisation_id uuid REFERENCES organisation (id) ON DELETE SET NULL,
  issued_on       date NOT NULL,
  excl_vat_cents  int NOT NULL,
  vat_cents       int NOT NULL,
  total_cents     int NOT NULL CHECK (total_cents = excl_vat_cents + vat_cents),
  document        jsonb NOT NULL,
  pdf             bytea NOT NULL,
  created_at      timestamptz NOT NULL,
  CONSTRAINT invoice_corrects CHECK ((kind = 'credit-note') = (refund_id IS NOT NULL AND corrects IS NOT NULL))
);
CREATE UNIQUE INDEX invoice_one_of_payment ON invoice (payment_id) WHERE kind = 'invoice';
CREATE INDEX invoice_payment ON invoice (payment_id);
CREATE INDEX invoice_organisation ON invoice (organisation_id) WHERE organisation_id IS NOT NULL;

-- Who did what to a campaign: payments, gifts, stops, refunds.
CREATE TABLE campaign_history (
  id          uuid PRIMARY KEY,
  campaign_id uuid NOT NULL REFERENCES campaign (id) ON DELETE CASCADE,
  happened_at timestamptz NOT NULL,
  actor_id    text, -- null for what nobody here did, and once the account is deleted
  action      text NOT NULL,
  detail      jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX campaign_history_read ON campaign_history (campaign_id, happened_at DESC);
CREATE INDEX campaign_history_actor ON campaign_history (actor_id) WHERE actor_id IS NOT NULL;

-- `promotion` is what search reads of an active campaign, under the campaign's own id.

-- ---------------------------------------------------------------- how often a sponsored card was shown and followed, once a visitor and day
ALTER TABLE poi_day
  ADD COLUMN impressions     int NOT NULL DEFAULT 0,
  ADD COLUMN promoted_clicks int NOT NULL DEFAULT 0;
ALTER TABLE poi_visit DROP CONSTRAINT poi_visit_kind_check;
ALTER TABLE poi_visit ADD CONSTRAINT poi_visit_kind_check CHECK (kind IN ('view', 'click', 'impression', 'promoted-click'));

-- Keys by which programs of an organisation call the API.
-- actor_id: names the key where a column names an account, such as poi_history.actor_id.
-- prefix: the first characters of the key, for lists; hash: SHA-256 of the whole key, which is not
-- stored. replaced_at: when a rotation made its successor; the key works until expires_at.
-- last_used_at: written once an hour at most.
SET lock_timeout = '5s';

CREATE TABLE api_key (
  id              uuid PRIMARY KEY,
  actor_id        text NOT NULL UNIQUE CHECK (actor_id = 'key:' || id::text),
  organisation_id uuid NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  kind            text NOT NULL CHECK (kind IN ('publishable', 'secret')),
  name            text NOT NULL,
  prefix          text NOT NULL,
  hash            text NOT NULL UNIQUE,
  scopes          text[] NOT NULL,
  created_by      text, -- null once the account is deleted
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz,
  replaced_at     timestamptz,
  revoked_at      timestamptz,
  last_used_at    timestamptz
);
CREATE INDEX api_key_organisation ON api_key (organisation_id, created_at DESC, id);
CREATE INDEX api_key_creator ON api_key (created_by) WHERE created_by IS NOT NULL;

-- Daily quotas of the keys of an organisation, as account_daily_use has those of accounts.
CREATE TABLE organisation_daily_use (
  organisation_id uuid NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  quota           text NOT NULL,
  day             date NOT NULL,
  used            int NOT NULL,
  PRIMARY KEY (organisation_id, quota, day)
);
CREATE INDEX organisation_daily_use_age ON organisation_daily_use (day);

-- Who acts for an organisation: its members, and its secret keys in the place of an account.
CREATE VIEW organisation_actor AS
SELECT organisation_id, account_id AS actor_id, role FROM membership
UNION ALL
SELECT organisation_id, actor_id,
  CASE WHEN scopes && ARRAY['events:write', 'imports:write'] THEN 'editor' ELSE 'reader' END
FROM api_key
WHERE kind = 'secret' AND revoked_at IS NULL;

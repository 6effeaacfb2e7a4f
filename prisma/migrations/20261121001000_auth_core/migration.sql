-- The embedded session core (packages/auth-core) keeps everything here, apart from the product: one may switch to the official core and
-- drop the whole schema. Ids are text, as its protocol has them; no table of the product points here.
SET lock_timeout = '5s';

CREATE SCHEMA auth_core;

-- One method of signing in: an address with a password, or an account elsewhere. Methods are never linked.
CREATE TABLE auth_core.account (
  id                  text PRIMARY KEY,
  method              text NOT NULL CHECK (method IN ('emailpassword', 'thirdparty')),
  -- Trimmed and lower case.
  email               text NOT NULL CHECK (email <> ''),
  password_hash       text,
  third_party_id      text,
  third_party_user_id text,
  -- Whole milliseconds, as the protocol tells them.
  joined_at           timestamptz(3) NOT NULL,
  CHECK (
    CASE method
      WHEN 'emailpassword' THEN password_hash IS NOT NULL AND third_party_id IS NULL AND third_party_user_id IS NULL
      ELSE password_hash IS NULL AND third_party_id IS NOT NULL AND third_party_user_id IS NOT NULL
    END
  )
);
-- These two decide who wins when several sign up at once.
CREATE UNIQUE INDEX account_password_email ON auth_core.account (email) WHERE method = 'emailpassword';
CREATE UNIQUE INDEX account_third_party ON auth_core.account (third_party_id, third_party_user_id) WHERE method = 'thirdparty';
CREATE INDEX account_email ON auth_core.account (email);
CREATE INDEX account_joined ON auth_core.account (joined_at, id DESC);

-- An account may have verified several addresses one after the other.
CREATE TABLE auth_core.verified_email (
  user_id text NOT NULL,
  email   text NOT NULL,
  PRIMARY KEY (user_id, email)
);

-- Links sent by mail: only the SHA-256 of their token is kept, in hexadecimal.
CREATE TABLE auth_core.verification_token (
  token_hash text PRIMARY KEY,
  user_id    text NOT NULL,
  email      text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX verification_token_owner ON auth_core.verification_token (user_id, email);
CREATE INDEX verification_token_end ON auth_core.verification_token (expires_at);

CREATE TABLE auth_core.reset_token (
  token_hash text PRIMARY KEY,
  user_id    text NOT NULL REFERENCES auth_core.account (id) ON DELETE CASCADE,
  email      text NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX reset_token_owner ON auth_core.reset_token (user_id);
CREATE INDEX reset_token_end ON auth_core.reset_token (expires_at);

CREATE TABLE auth_core.session (
  handle                  text PRIMARY KEY,
  user_id                 text NOT NULL,
  -- SHA-256 of the SHA-256 of the refresh token in force (hexadecimal), and of the one before it.
  refresh_hash_2          text NOT NULL,
  previous_refresh_hash_2 text,
  rotated_at              timestamptz(3),
  -- What the API keeps in the session, and what it has written into the access token.
  data                    jsonb NOT NULL,
  claims                  jsonb NOT NULL,
  has_static_key          boolean NOT NULL,
  created_at              timestamptz(3) NOT NULL,
  expires_at              timestamptz(3) NOT NULL
);
CREATE INDEX session_owner ON auth_core.session (user_id);
CREATE INDEX session_end ON auth_core.session (expires_at);

-- RSA keys that sign access tokens: `static` ones stay, `dynamic` ones are replaced every week.
CREATE TABLE auth_core.signing_key (
  id          text PRIMARY KEY,
  kind        text NOT NULL CHECK (kind IN ('static', 'dynamic')),
  private_pem text NOT NULL,
  created_at  timestamptz(3) NOT NULL
);

-- Secrets of the core itself, by name.
CREATE TABLE auth_core.secret (
  name  text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE auth_core.role (
  name text PRIMARY KEY CHECK (name <> '')
);

CREATE TABLE auth_core.role_permission (
  role       text NOT NULL REFERENCES auth_core.role (name) ON DELETE CASCADE,
  permission text NOT NULL CHECK (permission <> ''),
  PRIMARY KEY (role, permission)
);
CREATE INDEX role_permission_roles ON auth_core.role_permission (permission);

CREATE TABLE auth_core.account_role (
  user_id text NOT NULL,
  role    text NOT NULL REFERENCES auth_core.role (name) ON DELETE CASCADE,
  PRIMARY KEY (user_id, role)
);
CREATE INDEX account_role_users ON auth_core.account_role (role);

CREATE TABLE auth_core.account_metadata (
  user_id text PRIMARY KEY,
  data    jsonb NOT NULL
);

-- An account as the protocol tells it.
CREATE VIEW auth_core.described_account AS
SELECT a.id, a.method, a.email, a.third_party_id, a.third_party_user_id, a.joined_at,
       EXISTS (SELECT FROM auth_core.verified_email v WHERE v.user_id = a.id AND v.email = a.email) AS is_verified
FROM auth_core.account a;

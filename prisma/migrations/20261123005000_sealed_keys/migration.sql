-- The session core keeps its keys sealed (AES-256-GCM under AUTH_CORE_KEY). Clear rows of an older version are sealed by the next start:
-- NOT VALID lets them be until then, and refuses new ones, those of an older server that is still running included.
SET lock_timeout = '5s';

ALTER TABLE auth_core.signing_key ADD CONSTRAINT signing_key_sealed CHECK (private_pem LIKE 'v1.%') NOT VALID;
ALTER TABLE auth_core.secret ADD CONSTRAINT secret_sealed CHECK (value LIKE 'v1.%') NOT VALID;

COMMENT ON COLUMN auth_core.signing_key.private_pem IS 'PKCS#8 in PEM, sealed: v1.<key id>.<nonce, text and tag>';
COMMENT ON COLUMN auth_core.secret.value IS 'Sealed: v1.<key id>.<nonce, text and tag>';

-- When the roles of an account last changed: permissions that an access token read before this instant are read again from the session core.
SET lock_timeout = '5s';

ALTER TABLE account ADD COLUMN rights_changed_at timestamptz;

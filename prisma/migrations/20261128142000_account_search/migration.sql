-- Administrators search accounts by a part of their name or the beginning of their address.
SET lock_timeout = '5s';

CREATE INDEX account_search ON account USING gin (email gin_trgm_ops, (' ' || fold_text(first_name || ' ' || last_name)) gin_trgm_ops);

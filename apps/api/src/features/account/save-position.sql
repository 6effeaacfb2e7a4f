-- Upserts the position of an account's latest search. No row when the account no longer exists.
INSERT INTO latest_position (account_id, lon, lat, name, updated_at)
SELECT a.id, :lon::float8, :lat::float8, :name::text, :now::timestamptz FROM account a WHERE a.id = :accountId::text
ON CONFLICT (account_id) DO UPDATE SET lon = excluded.lon, lat = excluded.lat, name = excluded.name, updated_at = excluded.updated_at
RETURNING lon, lat, name, updated_at AS "updatedAt"

-- Takes the lock of one address for :holder; no row when it was last taken at :staleBefore or
-- later.
INSERT INTO address_turn (id, holder, taken_at) VALUES (:id, :holder::uuid, :now::timestamptz)
ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, taken_at = excluded.taken_at WHERE address_turn.taken_at < :staleBefore::timestamptz
RETURNING id

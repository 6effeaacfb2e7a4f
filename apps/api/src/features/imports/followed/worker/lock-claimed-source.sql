-- No row when another worker has the source or a member has detached it. Extends the lease.
UPDATE followed_source SET leased_until = :until::timestamptz
WHERE id = :sourceId::uuid AND turn = :turn::int RETURNING id

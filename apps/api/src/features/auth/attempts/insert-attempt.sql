-- Records one attempt at :at for each of :keys and returns the ctid of each row.
INSERT INTO attempt (scope, key, attempted_at)
SELECT :scope, key, :at::timestamptz FROM unnest(:keys::text[]) AS key
RETURNING ctid::text AS place

-- Notes one attempt at :at for each of :keys; answers where each row lies. Whoever counts afterwards sees it, and all that were noted before.
INSERT INTO attempt (scope, key, attempted_at)
SELECT :scope, key, :at::timestamptz FROM unnest(:keys::text[]) AS key
RETURNING ctid::text AS place

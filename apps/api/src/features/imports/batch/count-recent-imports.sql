SELECT count(*)::int AS sent, coalesce(extract(epoch FROM :now::timestamptz - min(created_at)), 0)::int AS "firstAgoS"
FROM import_batch WHERE created_by = :accountId AND created_at > :since::timestamptz

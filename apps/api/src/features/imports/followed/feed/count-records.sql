SELECT count(*)::int AS records, count(missing_since)::int AS missing FROM followed_record WHERE source_id = :sourceId::uuid

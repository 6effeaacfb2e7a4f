SELECT ext_id AS "extId", digest FROM followed_record
WHERE source_id = :sourceId::uuid AND ext_id = ANY (:extIds::text[]) AND digest IS NOT NULL

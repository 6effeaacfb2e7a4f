-- One page of the records of a source, after the identifier :after.
SELECT ext_id AS "extId", digest, missing_since IS NOT NULL AS "isMissing" FROM followed_record
WHERE source_id = :sourceId::uuid AND ext_id > :after ORDER BY ext_id LIMIT :most::int

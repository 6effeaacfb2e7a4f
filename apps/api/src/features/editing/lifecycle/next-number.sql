-- Also looks at the history, so that the number of a discarded version is not reused.
SELECT greatest((SELECT max(number) FROM poi_version WHERE poi_id = :poiId::uuid),
  (SELECT max(version_number) FROM poi_history WHERE poi_id = :poiId::uuid), 0) + 1 AS number

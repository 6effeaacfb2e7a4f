-- The number of the next version of :poiId: no number comes twice, even that of a version that was given up.
SELECT greatest((SELECT max(number) FROM poi_version WHERE poi_id = :poiId::uuid),
  (SELECT max(version_number) FROM poi_history WHERE poi_id = :poiId::uuid), 0) + 1 AS number

-- The pois that can be found now, cut in parts of :partSize by id: each part's number from 1 and the last change of any of its pages.
SELECT x.part, to_char(max(x.updated_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "updatedAt"
FROM (
  SELECT ((row_number() OVER (ORDER BY s.poi_id) - 1) / :partSize::int)::int + 1 AS part, greatest(p.updated_at, v.updated_at) AS updated_at
  FROM poi_search s JOIN poi p ON p.id = s.poi_id JOIN poi_version v ON v.id = s.version_id
  WHERE p.slug_fr IS NOT NULL
) x
GROUP BY x.part ORDER BY x.part

-- Counts pois that are no outings, by the kind of their source (null: written by organisers), null
-- last. `themeless`: published without a theme; `searchable`: those of them that the search tables
-- still hold; `withdrawn`: archived by an import as no outings, and not changed since. No row for a
-- source without such pois.
SELECT split_part(c.source, ':', 1) AS source, sum(c.themeless)::int AS themeless, sum(c.searchable)::int AS searchable,
  sum(c.withdrawn)::int AS withdrawn
FROM (
  SELECT p.source, 1 AS themeless, (EXISTS (SELECT FROM poi_search s WHERE s.poi_id = p.id))::int AS searchable, 0 AS withdrawn
  FROM poi_version v JOIN poi p ON p.id = v.poi_id AND p.archived_at IS NULL
  WHERE v.status = 'published' AND cardinality(v.themes) = 0
  UNION ALL
  SELECT p.source, 0, 0, 1 FROM poi p
  WHERE p.archived_at IS NOT NULL
    AND EXISTS (SELECT FROM poi_history h WHERE h.poi_id = p.id AND h.action = 'withdrawn' AND h.happened_at = p.archived_at)
) c
GROUP BY 1 ORDER BY 1

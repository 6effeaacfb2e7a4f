-- Approved organisations with a poi that is not over and a name like :q, the one with the nearest
-- poi to :lon, :lat first. Null for :lon: the most similar name first.
-- At most :mostNames organisations are read, and of each the :mostPois pois that changed last.
WITH asked AS MATERIALIZED (
  SELECT fold_text(:q::text) AS text
), named AS MATERIALIZED (
  SELECT o.id, o.slug, o.name, o.locality,
    word_similarity((SELECT text FROM asked), fold_text(o.name)) AS likeness
  FROM organisation o
  WHERE (SELECT text FROM asked) <% fold_text(o.name) AND o.status = 'approved'
  LIMIT :mostNames::int
)
SELECT n.slug, n.name, n.locality
FROM named n
CROSS JOIN LATERAL (
  SELECT count(*) AS pois, min(coalesce(haversine(:lon::float8, :lat::float8, s.lon, s.lat), 0)) AS away
  FROM (
    SELECT p.id FROM poi p WHERE p.organisation_id = n.id
    ORDER BY p.updated_at DESC, p.id LIMIT :mostPois::int
  ) p
  CROSS JOIN LATERAL (SELECT * FROM poi_search s WHERE s.poi_id = p.id OFFSET 0) s
  WHERE s.expires_at IS NULL OR s.expires_at > :now::timestamptz
) e
WHERE e.pois > 0
ORDER BY e.away, n.likeness DESC, n.name, n.slug
LIMIT :count::int

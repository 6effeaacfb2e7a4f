-- Pairs of the queue with an event of :poiIds whose two events have the same identifier of the same
-- vendor: imported by the team (source openagenda or datatourisme), or read by a source that an
-- organisation or the team follows at one of the vendor's own hosts (:openagendaHosts, :datatourismeHosts), where
-- its organisers choose no identifier. Leaves out pairs with an event that is being edited or
-- reviewed, pairs that a moderator refused before, and pairs whose merge was undone. `keptId`: the event of an organisation before one of the
-- team, then the one that was published first, then by id. In the order of the ids.
-- LATERAL with OFFSET 0 forces index look-ups.
WITH pair AS (
  SELECT DISTINCT d.first_id, d.second_id
  FROM unnest(:poiIds::uuid[]) AS w (id)
  CROSS JOIN LATERAL (
    SELECT first_id, second_id FROM duplicate_pair WHERE first_id = w.id AND refused_at IS NULL AND NOT was_refused
    UNION ALL
    SELECT first_id, second_id FROM duplicate_pair WHERE second_id = w.id AND refused_at IS NULL AND NOT was_refused
    OFFSET 0
  ) d
), record AS (
  SELECT pair.first_id, pair.second_id, p.id, p.organisation_id, p.published_at, k.vendor, k.record
  FROM pair
  CROSS JOIN LATERAL (SELECT * FROM poi WHERE id IN (pair.first_id, pair.second_id) OFFSET 0) p
  CROSS JOIN LATERAL (
    SELECT p.source AS vendor, p.ext_id AS record WHERE p.source IN ('openagenda', 'datatourisme')
    UNION ALL
    SELECT v.vendor, substr(p.ext_id, length('agenda:' || v.vendor || ':') + 1)
    FROM (VALUES ('openagenda', :openagendaHosts::text[]), ('datatourisme', :datatourismeHosts::text[])) AS v (vendor, hosts)
    WHERE starts_with(p.ext_id, 'agenda:' || v.vendor || ':')
      AND EXISTS (
        SELECT FROM followed_source f JOIN followed_record r ON r.source_id = f.id AND r.ext_id = p.ext_id
        WHERE f.host = ANY (v.hosts) AND (
          f.organisation_id = p.organisation_id AND p.source = 'import:' || f.organisation_id
          OR f.organisation_id IS NULL AND p.organisation_id IS NULL AND f.poi_source = p.source))
  ) k
  WHERE NOT EXISTS (SELECT FROM poi_version v WHERE v.poi_id = p.id AND v.status IN ('draft', 'in-review', 'accepted', 'refused'))
)
SELECT CASE WHEN o.keeps_first THEN a.id ELSE b.id END AS "keptId", CASE WHEN o.keeps_first THEN b.id ELSE a.id END AS "poiId"
FROM record a
JOIN record b ON b.first_id = a.first_id AND b.second_id = a.second_id AND b.id = b.second_id AND (b.vendor, b.record) = (a.vendor, a.record)
CROSS JOIN LATERAL (
  SELECT (a.organisation_id IS NULL, a.published_at, a.id) < (b.organisation_id IS NULL, b.published_at, b.id) AS keeps_first
) o
WHERE a.id = a.first_id
  AND NOT EXISTS (SELECT FROM poi_merge m WHERE m.poi_id IN (a.id, b.id) AND m.kept_id IN (a.id, b.id))
ORDER BY a.id, b.id

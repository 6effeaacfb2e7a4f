-- Pairs of events that may be duplicates, both of which visitors find: longest waiting first, ties by
-- the ids. A page, each row with the total, which counts :countedTo pairs beyond the start of the page at
-- most. `sameDay` is null when both are permanent. `keepId`: the
-- better filled event, else the one that more readers have in their favourites, else the older one.
WITH listed AS (
  SELECT d.*
  FROM duplicate_pair d JOIN poi_search a ON a.poi_id = d.first_id JOIN poi_search b ON b.poi_id = d.second_id
  WHERE d.refused_at IS NULL
  ORDER BY d.found_at, d.first_id, d.second_id LIMIT :pageSize::int OFFSET :offset::int
), counted AS (
  SELECT count(*)::int AS total FROM (
    SELECT FROM duplicate_pair d JOIN poi_search a ON a.poi_id = d.first_id JOIN poi_search b ON b.poi_id = d.second_id
    WHERE d.refused_at IS NULL LIMIT :offset::int + :countedTo::int
  ) c
)
SELECT to_char(l.found_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "foundAt", l.same_day::text AS "sameDay",
  l.distance_m AS distance, round(l.likeness::numeric, 2)::float8 AS likeness, counted.total, sides.pois, sides.keep_id AS "keepId"
FROM listed l CROSS JOIN counted
CROSS JOIN LATERAL (
  SELECT jsonb_agg(x.poi ORDER BY x.id) AS pois, (array_agg(x.id ORDER BY x.filled DESC, x.favorites DESC, x.id))[1] AS keep_id
  FROM (
    SELECT p.id, f.favorites,
      length(v.description) / 200 + (v.main_media_id IS NOT NULL)::int * 3 + (p.organisation_id IS NOT NULL)::int * 3
        + EXISTS (SELECT FROM price q WHERE q.version_id = v.id)::int + EXISTS (SELECT FROM contact c WHERE c.version_id = v.id)::int
        + EXISTS (SELECT FROM period t WHERE t.version_id = v.id AND t.start_time IS NOT NULL)::int AS filled,
      jsonb_build_object('id', p.id, 'version', p.edit_version, 'slugFr', p.slug_fr, 'label', v.label,
        'description', left(v.description, 280), 'placeName', v.place_name, 'locality', v.locality,
        'startDate', (SELECT min(greatest(t.start_date, :today::date))::text FROM period t WHERE t.version_id = v.id AND t.end_date >= :today::date),
        'mainMediaFileId', v.main_media_id, 'organisationName', o.name,
        'origin', CASE WHEN p.source IS NULL THEN 'editor' WHEN p.source LIKE 'import:%' THEN 'file' ELSE 'feed' END,
        'favorites', f.favorites, 'isOwn',
        EXISTS (SELECT FROM membership m WHERE m.organisation_id = p.organisation_id AND m.account_id = :accountId::text)) AS poi
    FROM unnest(ARRAY[l.first_id, l.second_id]) AS ids (id)
    JOIN poi p ON p.id = ids.id
    JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
    LEFT JOIN organisation o ON o.id = p.organisation_id
    CROSS JOIN LATERAL (SELECT count(*)::int AS favorites FROM favorite f WHERE f.poi_id = p.id) f
  ) x
) sides
ORDER BY l.found_at, l.first_id, l.second_id

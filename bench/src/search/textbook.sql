-- The query a handbook would write over the normalised tables: within the radius, one theme, the options, a period in the days asked; nearest first.
SELECT p.id, p.slug_fr, v.label, v.themes, v.locality, v.main_media_id, v.min_price_cents,
       ST_Distance(v.geog, ST_SetSRID(ST_MakePoint($1, $2), 4326)::geography, false) AS distance,
       (SELECT min(x.start_date) FROM period x WHERE x.version_id = v.id AND x.ends_at > $9::timestamptz
         AND x.start_date <= $7::date AND x.last_day >= $6::date) AS start_date
FROM poi p JOIN poi_version v ON v.poi_id = p.id AND v.status = 'published'
WHERE ST_DWithin(v.geog, ST_SetSRID(ST_MakePoint($1, $2), 4326)::geography, $3, false)
  AND v.themes && $4::text[] AND v.options @> $5::text[]
  AND (v.is_permanent OR EXISTS (SELECT FROM period x WHERE x.version_id = v.id AND x.ends_at > $9::timestamptz
    AND x.start_date <= $7::date AND x.last_day >= $6::date))
ORDER BY distance, p.id LIMIT 20 OFFSET $8

-- A textbook query over the normalised tables, with the index that a textbook recommends (GiST on
-- the position): within the radius, one theme, the options, a period within the days; nearest
-- first. The page is limited before the join with `poi`: otherwise the planner, which estimates one
-- remaining row, reads the whole table `poi` for each row.
WITH page AS MATERIALIZED (
  SELECT v.id, v.poi_id, v.label, v.themes, v.locality, v.main_media_id, v.min_price_cents,
         ST_Distance(v.geog, ST_SetSRID(ST_MakePoint($1, $2), 4326)::geography, false) AS distance
  FROM poi_version v
  WHERE v.status = 'published' AND ST_DWithin(v.geog, ST_SetSRID(ST_MakePoint($1, $2), 4326)::geography, $3, false)
    AND v.themes && $4::text[] AND v.options @> $5::text[]
    AND (v.is_permanent OR EXISTS (SELECT FROM period x WHERE x.version_id = v.id AND x.ends_at > $9::timestamptz
      AND x.start_date <= $7::date AND x.last_day >= $6::date))
  ORDER BY distance, v.poi_id LIMIT 20 OFFSET $8
)
SELECT p.id, p.slug_fr, page.*,
       (SELECT min(x.start_date) FROM period x WHERE x.version_id = page.id AND x.ends_at > $9::timestamptz
         AND x.start_date <= $7::date AND x.last_day >= $6::date) AS start_date
FROM page JOIN poi p ON p.id = page.poi_id
ORDER BY page.distance, p.id

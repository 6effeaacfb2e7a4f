-- What a poi costs at most, so that one price is shown as one price; and the line of a tour on the ground.
SET lock_timeout = '5s';

-- Null when one of its prices has no known end: "from 15 €". Equal to min_price_cents: "15 €".
ALTER TABLE poi_version ADD COLUMN max_price_cents int CHECK (max_price_cents BETWEEN 0 AND 1000000);
ALTER TABLE poi_version ADD CONSTRAINT poi_version_prices_in_order CHECK (min_price_cents <= max_price_cents);
UPDATE poi_version v SET max_price_cents = known.ceiling
FROM (SELECT version_id, max(max_price_cents) AS ceiling FROM price GROUP BY version_id HAVING bool_and(max_price_cents IS NOT NULL)) known
WHERE known.version_id = v.id AND v.min_price_cents <= known.ceiling;

-- Longitude, latitude and, where it is known at every point, the altitude in metres. A tour that begins again where it ended is a loop.
CREATE TABLE trace (
  version_id uuid PRIMARY KEY REFERENCES tour (version_id) ON DELETE CASCADE,
  line       geometry NOT NULL CHECK (GeometryType(line) = 'LINESTRING' AND ST_SRID(line) = 4326 AND ST_NPoints(line) BETWEEN 2 AND 20000)
);

-- The card of a poi, whose occurrence is the earliest that is not over and lies in the asked days. A long period goes first on the same day,
-- as the group says.
DROP FUNCTION poi_cards(uuid, double precision, date, date, date, timestamptz);
CREATE FUNCTION poi_cards(card_id uuid, away double precision, from_day date, to_day date, today date, as_of timestamptz)
RETURNS TABLE (id uuid, "slugFr" text, label text, theme text, "startDate" text, "endDate" text, "poiTime" text, distance int, locality text,
  "mainMediaFileId" uuid, "mainMediaFileCredits" text, "mainMediaFileLicense" text, "isFree" boolean, "minPriceCents" int,
  "maxPriceCents" int, "isPermanent" boolean, "group" text, "liveState" text, "position" jsonb)
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
  SELECT p.id, p.slug_fr, v.label, v.themes[1], o.start_date::text, o.last_day::text, o.start_time::text, round(away)::int, v.locality,
         v.main_media_id, m.credits, m.license, 'free' = ANY (v.options), v.min_price_cents, v.max_price_cents, v.is_permanent,
         CASE WHEN v.is_permanent THEN 'ongoing' WHEN NOT s.ongoing @> greatest(o.start_date, from_day) THEN 'agenda'
              WHEN s.ongoing @> daterange(greatest(o.start_date, from_day), greatest(o.start_date, from_day, today + 7), '[]') THEN 'ongoing'
              ELSE 'last-days' END,
         p.live_state, jsonb_build_object('lon', v.lon, 'lat', v.lat)
  FROM poi_search s
  JOIN poi p ON p.id = s.poi_id
  JOIN poi_version v ON v.id = s.version_id
  LEFT JOIN media m ON m.id = v.main_media_id
  LEFT JOIN LATERAL (
    SELECT x.start_date, x.last_day, x.start_time FROM period x
    WHERE x.version_id = s.version_id AND NOT v.is_permanent AND x.ends_at > as_of AND x.start_date <= to_day AND x.last_day >= from_day
    ORDER BY greatest(x.start_date, from_day), x.last_day - x.start_date >= 7 DESC, x.start_time NULLS FIRST, x.ends_at, x.start_date LIMIT 1
  ) o ON true
  WHERE s.poi_id = card_id
$$;

-- Writes three traits of the pois that the projection holds already as bits of poi_search.options:
-- price ceilings, ages of children and parts of the day. trait_mask and part_mask explain the bits.
-- write_poi_search is applied after the migrations, and writes the bits with each later change.
-- An event that the former release writes in between gets them with its next change.
-- No index changes: the covering indexes have the column.
-- Locks the table. write_poi_search deletes rows and upserts others, each in an order of its own:
-- rows that this migration locks one by one could deadlock with it. Searches continue meanwhile.
SET lock_timeout = 0;
LOCK TABLE poi_search IN SHARE ROW EXCLUSIVE MODE;

WITH hours AS (
  SELECT s.poi_id, x.start_time AS f, x.end_time AS t
  FROM poi_search s JOIN period x ON x.version_id = s.version_id AND x.ends_at >= s.expires_at
), touched AS (
  SELECT h.poi_id, CASE
    WHEN h.f IS NULL OR h.f = '00:00' AND (h.t IS NULL OR h.t = '00:00' OR h.t >= '23:59') THEN 0
    WHEN h.t IS NULL OR h.t = h.f THEN
      CASE WHEN h.f < '05:00' OR h.f >= '23:00' THEN 8192 WHEN h.f < '12:00' THEN 1024 WHEN h.f < '18:00' THEN 2048 ELSE 4096 END
    WHEN h.t > h.f THEN
      CASE WHEN h.f < '12:00' AND h.t > '05:00' THEN 1024 ELSE 0 END
      + CASE WHEN h.f < '18:00' AND h.t > '12:00' THEN 2048 ELSE 0 END
      + CASE WHEN h.f < '23:00' AND h.t > '18:00' THEN 4096 ELSE 0 END
      + CASE WHEN h.f < '05:00' OR h.t > '23:00' THEN 8192 ELSE 0 END
    ELSE
      CASE WHEN h.f < '12:00' OR h.t > '05:00' THEN 1024 ELSE 0 END
      + CASE WHEN h.f < '18:00' OR h.t > '12:00' THEN 2048 ELSE 0 END
      + CASE WHEN h.f < '23:00' OR h.t > '18:00' THEN 4096 ELSE 0 END
      + 8192
  END AS parts
  FROM hours h
), parts AS (
  SELECT t.poi_id, bit_or(t.parts) AS parts, bit_and(t.parts) AS shared FROM touched t GROUP BY t.poi_id
), traits AS (
  SELECT s.poi_id,
    CASE WHEN s.options & 16 <> 0 OR v.min_price_cents <= 500 THEN 64 ELSE 0 END
    + CASE WHEN s.options & 16 <> 0 OR v.min_price_cents <= 1000 THEN 128 ELSE 0 END
    + CASE WHEN s.options & 16 <> 0 OR v.min_price_cents <= 2000 THEN 256 ELSE 0 END
    + CASE WHEN s.options & 16 <> 0 OR v.min_price_cents <= 3000 THEN 512 ELSE 0 END
    + coalesce(p.parts, 0)
    + CASE WHEN p.parts <> p.shared THEN 16384 ELSE 0 END
    + CASE WHEN v.minimum_age IS NOT NULL OR v.maximum_age IS NOT NULL OR s.options & 4 <> 0 OR s.theme_mask & 256 <> 0
      THEN ((65535 >> greatest(0, 15 - coalesce(v.maximum_age, 15))) & (65535 << least(16, coalesce(v.minimum_age, 0))) & 65535) << 15
      ELSE 0 END AS bits
  FROM poi_search s
  JOIN poi_version v ON v.id = s.version_id
  LEFT JOIN parts p ON p.poi_id = s.poi_id
)
UPDATE poi_search s SET options = s.options & 63 | t.bits FROM traits t WHERE t.poi_id = s.poi_id AND t.bits <> 0;

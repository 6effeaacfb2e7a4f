-- A period belongs to the part of the day in which it starts, and to every part without hours.
-- Writes the bits of the parts, of the pois that the projection holds already, by this rule.
-- part_mask explains the bits. It is applied after the migrations: the second pass corrects the rows
-- that the former function has written during the first one, and an event that it writes later gets
-- its bits with its next change.
-- A single statement, so that each step of 2,000 pois commits and other writers go on between two.
-- A step locks the table: write_poi_search locks rows in an order of its own, and could deadlock.
-- Searches continue meanwhile.
DO $$
DECLARE
  former uuid;
  ids uuid[];
BEGIN
  PERFORM set_config('lock_timeout', '0', false);
  FOR pass IN 1..2 LOOP
    former := '00000000-0000-0000-0000-000000000000';
    LOOP
      ids := ARRAY(SELECT s.poi_id FROM poi_search s WHERE s.poi_id > former ORDER BY s.poi_id LIMIT 2000);
      EXIT WHEN cardinality(ids) = 0;
      LOCK TABLE poi_search IN SHARE ROW EXCLUSIVE MODE;
      WITH starts AS (
        SELECT s.poi_id, CASE
          WHEN x.start_time IS NULL OR x.start_time = '00:00' AND (x.end_time IS NULL OR x.end_time = '00:00' OR x.end_time >= '23:59') THEN 15360
          WHEN x.start_time < '05:00' OR x.start_time >= '18:00' THEN 12288
          WHEN x.start_time < '12:00' THEN 1024
          ELSE 2048
        END AS part
        FROM poi_search s
        JOIN period x ON x.version_id = s.version_id AND x.ends_at >= s.expires_at
        WHERE s.poi_id = ANY (ids)
          AND (x.start_date + coalesce(x.start_time, time '23:59:59.999') = ANY (s.off_starts)) IS NOT TRUE
      ), parts AS (
        SELECT poi_id, bit_or(part) | CASE WHEN bit_or(part) <> bit_and(part) THEN 16384 ELSE 0 END AS bits
        FROM starts GROUP BY poi_id
      )
      UPDATE poi_search s SET options = s.options & ~31744 | p.bits
      FROM parts p WHERE p.poi_id = s.poi_id AND s.options & 31744 <> p.bits;
      former := ids[cardinality(ids)];
      COMMIT;
    END LOOP;
  END LOOP;
END $$;

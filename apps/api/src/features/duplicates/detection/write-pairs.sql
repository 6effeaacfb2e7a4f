-- Brings the pairs of the events :poiIds in line with the search projection, as of :now. Two events
-- make a pair when they share a day, are at most :withinM metres apart, have titles with a likeness
-- of at least :likeness, and come from two sources or two organisations. Adds the ten most alike of
-- each event, ties by distance, then id. Deletes pairs of the queue that are none any more. A refused
-- pair returns to the queue once the title or the place of one of its events differs from what was
-- refused; one that is no pair any more leaves the queue as refused, and returns whenever it is one
-- again. Returns how many pairs it added or returned to the queue.
-- LATERAL with OFFSET 0 forces index look-ups, also without planner statistics.
WITH subject AS MATERIALIZED (
  SELECT s.*, title_key(title => s.card->>'label') AS title, p.source AS own_source, p.organisation_id
  FROM (SELECT DISTINCT id FROM unnest(:poiIds::uuid[]) AS w (id)) wanted
  CROSS JOIN LATERAL (SELECT poi_id, lon, lat, dates, card FROM poi_search WHERE poi_id = wanted.id OFFSET 0) s
  CROSS JOIN LATERAL (SELECT source, organisation_id FROM poi WHERE id = s.poi_id OFFSET 0) p
), near AS MATERIALIZED (
  SELECT subject.poi_id, other.poi_id AS other_id, subject.dates * other.dates AS days,
    haversine_metres(haversine(subject.lon, subject.lat, other.lon, other.lat)) AS metres
  FROM subject
  CROSS JOIN LATERAL (
    SELECT strip FROM generate_series(
      lon_strip(subject.lon - degrees(:withinM::float8 / 6371008.7714) / cos(radians(subject.lat))),
      lon_strip(subject.lon + degrees(:withinM::float8 / 6371008.7714) / cos(radians(subject.lat)))) AS g (strip)
  ) strips
  CROSS JOIN LATERAL (
    SELECT s.poi_id, s.lon, s.lat, s.dates FROM poi_search s
    WHERE lon_strip(s.lon) = strips.strip
      AND s.lat BETWEEN subject.lat - degrees(:withinM::float8 / 6371008.7714) AND subject.lat + degrees(:withinM::float8 / 6371008.7714)
      AND s.dates && subject.dates AND s.poi_id <> subject.poi_id
      AND haversine(subject.lon, subject.lat, s.lon, s.lat) <= metres_haversine(:withinM::float8)
    OFFSET 0
  ) other
), alike AS MATERIALIZED (
  SELECT near.*, found.likeness, found.facts, md5(concat_ws('|', subject.title, round(subject.lon::numeric, 3), round(subject.lat::numeric, 3))) AS own_facts,
    row_number() OVER (PARTITION BY near.poi_id ORDER BY found.likeness DESC, near.metres, near.other_id) AS rank
  FROM near JOIN subject USING (poi_id)
  CROSS JOIN LATERAL (
    SELECT title_likeness(one => subject.title, other => t.title) AS likeness,
      md5(concat_ws('|', t.title, round(t.lon::numeric, 3), round(t.lat::numeric, 3))) AS facts
    FROM (SELECT s.lon, s.lat, title_key(title => s.card->>'label') AS title FROM poi_search s WHERE s.poi_id = near.other_id OFFSET 0) t
    CROSS JOIN LATERAL (SELECT source, organisation_id FROM poi WHERE id = near.other_id OFFSET 0) p
    WHERE (p.source, p.organisation_id) IS DISTINCT FROM (subject.own_source, subject.organisation_id)
  ) found
  WHERE found.likeness >= :likeness::real
), pair AS (
  SELECT DISTINCT ON (first_id, second_id) * FROM (
    SELECT least(poi_id, other_id) AS first_id, greatest(poi_id, other_id) AS second_id,
      CASE WHEN NOT lower_inf(days) THEN lower(days) END AS same_day, round(metres)::int AS distance_m, likeness, rank,
      CASE WHEN poi_id < other_id THEN own_facts ELSE facts END AS first_facts,
      CASE WHEN poi_id < other_id THEN facts ELSE own_facts END AS second_facts
    FROM alike) sides
  ORDER BY first_id, second_id, rank
), gone AS MATERIALIZED (
  SELECT d.row, d.was_refused FROM unnest(:poiIds::uuid[]) AS w (id) CROSS JOIN LATERAL (
    SELECT ctid AS row, first_id, second_id, was_refused FROM duplicate_pair WHERE first_id = w.id AND refused_at IS NULL
    UNION ALL
    SELECT ctid, first_id, second_id, was_refused FROM duplicate_pair WHERE second_id = w.id AND refused_at IS NULL
    OFFSET 0
  ) d
  WHERE NOT EXISTS (SELECT FROM pair WHERE pair.first_id = d.first_id AND pair.second_id = d.second_id)
), deleted AS (
  DELETE FROM duplicate_pair WHERE refused_at IS NULL AND NOT was_refused AND ctid = ANY (ARRAY(SELECT row FROM gone WHERE NOT was_refused))
), refused_again AS (
  UPDATE duplicate_pair SET refused_at = :now::timestamptz, first_facts = '', second_facts = ''
  WHERE refused_at IS NULL AND was_refused AND ctid = ANY (ARRAY(SELECT row FROM gone WHERE was_refused))
), written AS (
  INSERT INTO duplicate_pair AS d (first_id, second_id, same_day, distance_m, likeness, found_at, first_facts, second_facts)
  SELECT first_id, second_id, same_day, distance_m, likeness, :now::timestamptz, first_facts, second_facts
  FROM pair WHERE rank <= 10 ORDER BY first_id, second_id
  ON CONFLICT (first_id, second_id) DO UPDATE SET same_day = excluded.same_day, distance_m = excluded.distance_m,
    likeness = excluded.likeness, refused_at = NULL, was_refused = d.was_refused OR d.refused_at IS NOT NULL, first_facts = excluded.first_facts, second_facts = excluded.second_facts,
    found_at = CASE WHEN d.refused_at IS NULL THEN d.found_at ELSE excluded.found_at END
  WHERE CASE WHEN d.refused_at IS NULL
    THEN (d.same_day, d.distance_m, d.likeness, d.first_facts, d.second_facts)
      IS DISTINCT FROM (excluded.same_day, excluded.distance_m, excluded.likeness, excluded.first_facts, excluded.second_facts)
    ELSE (d.first_facts, d.second_facts) IS DISTINCT FROM (excluded.first_facts, excluded.second_facts) END
  RETURNING found_at
)
SELECT count(*) FILTER (WHERE found_at = :now::timestamptz)::int AS found FROM written

-- Published pois for tests of query plans and of order. Deterministic: uses hashes of the row
-- number as random numbers. $1 is the number of pois.
WITH chance AS (
  SELECT n, ('x' || substr(md5('a' || n), 1, 7))::bit(28)::int / 268435456.0 AS a, ('x' || substr(md5('b' || n), 1, 7))::bit(28)::int / 268435456.0 AS b,
         ('x' || substr(md5('c' || n), 1, 7))::bit(28)::int / 268435456.0 AS c, ('x' || substr(md5('d' || n), 1, 7))::bit(28)::int / 268435456.0 AS d,
         md5('poi' || n)::uuid AS id, md5('version' || n)::uuid AS version_id
  FROM generate_series(1, $1::int) AS n
), centres AS (
  SELECT n, ('x' || substr(md5('e' || n), 1, 7))::bit(28)::int / 268435456.0 AS a, ('x' || substr(md5('f' || n), 1, 7))::bit(28)::int / 268435456.0 AS b
  FROM generate_series(0, 199) AS n
), placed AS (
  SELECT chance.*, -1 + centres.a * 7 + (c - 0.5) * 0.6 AS lon, 43.5 + centres.b * 6 + (d - 0.5) * 0.4 AS lat
  FROM chance JOIN centres ON centres.n = floor(power(chance.a, 3) * 200)
), pois AS (
  INSERT INTO poi (id, slug_fr, published_at) SELECT id, 'poi-' || n, '2026-06-01'::timestamptz - b * interval '60 days' FROM placed RETURNING id
), versions AS (
  INSERT INTO poi_version (id, poi_id, number, status, label, is_permanent, locality, lon, lat, themes, options, known_options,
    min_price_cents, minimum_age, maximum_age)
  SELECT version_id, id, 1, 'published', (ARRAY['Concert', 'Visite', 'Marché', 'Atelier', 'Festival'])[1 + n % 5] || ' ' || substr(md5(n::text), 1, 4), b < 0.08,
         'Ville ' || n % 200, lon, lat,
         (ARRAY['spectacles', 'concerts', 'degustations', 'promenades-a-pied', 'promenades-a-velo', 'promenades-a-cheval', 'tourisme', 'famille', 'sports',
           'evenements-artistiques', 'theatre', 'musees', 'marches-et-brocantes', 'cinema', 'conference', 'expositions', 'fetes',
           'son-et-lumiere-feu-d-artifice'])[1 + n % 16 : 1 + n % 16 + n % 3],
         CASE n % 4 WHEN 0 THEN ARRAY['pmr'] WHEN 1 THEN ARRAY['pmr', 'free'] ELSE '{}' END,
         CASE WHEN n % 4 < 3 THEN ARRAY['pmr', 'free', 'outside'] ELSE '{}' END,
         CASE n % 5 WHEN 0 THEN NULL ELSE n % 9 * 500 END, CASE n % 6 WHEN 0 THEN 1 + n % 17 END, CASE n % 4 WHEN 0 THEN 17 + n % 5 WHEN 2 THEN 17 - n % 9 END
  FROM placed RETURNING id
), periods AS (
  INSERT INTO period (version_id, start_date, end_date, start_time)
  SELECT version_id, day, day + CASE WHEN n % 9 = 0 THEN floor(d * 90)::int ELSE 0 END, CASE WHEN n % 3 > 0 THEN make_time(6 + (n + CASE WHEN n % 5 = 0 THEN k * 7 ELSE 0 END) % 18, 30, 0) END
  FROM placed CROSS JOIN LATERAL (SELECT k, '2026-06-05'::date + floor(c * 50)::int + k * 7 AS day FROM generate_series(0, n % 6) AS k) AS occurrence
  WHERE b >= 0.08 RETURNING id
)
SELECT (SELECT count(*) FROM pois)::int AS pois, (SELECT count(*) FROM versions)::int AS versions, (SELECT count(*) FROM periods)::int AS periods

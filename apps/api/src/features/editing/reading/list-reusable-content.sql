-- What the last changed events of an organisation have, as its members may use it again: venues,
-- contacts and lists of prices, each once, that of the last changed event first; ties by the id of
-- the event. Two missing parts of an address are equal. Reads the newest version of each event. An account that is no member gets empty lists. Prices have no days: those
-- of a former event are over.
WITH event AS MATERIALIZED (
  SELECT e.rank, s.id, s.place_name, s.street_address, s.postal_code, s.locality, s.lon, s.lat
  FROM (
    SELECT p.id, row_number() OVER (ORDER BY p.updated_at DESC, p.id) AS rank
    FROM (
      SELECT id, updated_at FROM poi
      WHERE organisation_id = :organisationId::uuid AND EXISTS (
        SELECT FROM organisation_actor m WHERE m.organisation_id = :organisationId::uuid AND m.actor_id = :accountId::text
      )
      ORDER BY updated_at DESC, id LIMIT :eventCount::int
    ) p
  ) e
  CROSS JOIN LATERAL (SELECT v.* FROM poi_version v WHERE v.poi_id = e.id ORDER BY v.number DESC LIMIT 1) s
), venue AS (
  SELECT DISTINCT ON (lower(e.place_name), lower(e.street_address), e.postal_code, lower(e.locality)) e.rank, 0 AS place,
    jsonb_build_object('name', e.place_name, 'streetAddress', e.street_address, 'postalCode', e.postal_code,
      'locality', e.locality, 'position', jsonb_build_object('lon', e.lon, 'lat', e.lat)) AS content
  FROM event e
  WHERE e.lon IS NOT NULL AND coalesce(e.place_name, e.street_address) IS NOT NULL
  ORDER BY lower(e.place_name), lower(e.street_address), e.postal_code, lower(e.locality), e.rank
), contact AS (
  SELECT DISTINCT ON (x.content) x.rank, x.place, x.content
  FROM (
    SELECT e.rank, c.rank AS place, jsonb_build_object('type', c.type, 'legalName', c.legal_name, 'emails', c.emails,
      'phoneNumbers', c.phone_numbers, 'websites', c.websites) AS content
    FROM event e JOIN contact c ON c.version_id = e.id
    WHERE c.legal_name IS NOT NULL OR cardinality(c.emails || c.phone_numbers || c.websites) > 0
  ) x
  ORDER BY x.content, x.rank, x.place
), price_list AS (
  SELECT DISTINCT ON (x.content) x.rank, 0 AS place, x.content
  FROM (
    SELECT e.rank, jsonb_agg(jsonb_build_object('minPriceCents', c.min_price_cents, 'maxPriceCents', c.max_price_cents,
      'priceModes', c.price_modes, 'policyName', c.policy_name, 'label', c.label, 'startDate', NULL, 'endDate', NULL,
      'additionalInfo', c.additional_info) ORDER BY c.rank, c.id) AS content
    FROM event e JOIN price c ON c.version_id = e.id GROUP BY e.rank
  ) x
  ORDER BY x.content, x.rank
)
SELECT
  (SELECT coalesce(jsonb_agg(x.content ORDER BY x.rank), '[]')
   FROM (SELECT * FROM venue ORDER BY rank LIMIT :itemCount::int) x) AS venues,
  (SELECT coalesce(jsonb_agg(x.content ORDER BY x.rank, x.place), '[]')
   FROM (SELECT * FROM contact ORDER BY rank, place LIMIT :itemCount::int) x) AS contacts,
  (SELECT coalesce(jsonb_agg(x.content ORDER BY x.rank), '[]')
   FROM (SELECT * FROM price_list ORDER BY rank LIMIT :itemCount::int) x) AS "priceLists"

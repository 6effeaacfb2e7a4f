SELECT v.id AS "versionId", v.label, v.description, v.is_permanent AS "isPermanent", v.allowed_person AS "allowedPerson",
  v.minimum_age AS "minimumAge", v.maximum_age AS "maximumAge",
  v.place_name AS "placeName", v.street_address AS "streetAddress", v.postal_code AS "postalCode", v.locality, v.lon, v.lat,
  v.themes, v.tags, v.options, v.known_options AS "knownOptions", v.min_price_cents AS "minPriceCents", v.max_price_cents AS "maxPriceCents",
  p.live_state AS "liveState"
FROM poi_version v JOIN poi p ON p.id = v.poi_id
WHERE v.id = ANY (:versionIds::uuid[])

-- Saves the place tab of :versionId.
UPDATE poi_version SET place_name = :name, street_address = :streetAddress, postal_code = :postalCode, locality = :locality,
  lon = :lon::double precision, lat = :lat::double precision, updated_at = :now::timestamptz
WHERE id = :versionId::uuid RETURNING id

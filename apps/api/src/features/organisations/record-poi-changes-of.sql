-- Records that the pois of an organisation changed, as of :now, because they name it.
SELECT record_poi_changes(ids => ARRAY(SELECT p.id FROM poi p WHERE p.organisation_id = :id::uuid), as_of => :now::timestamptz)::text AS recorded

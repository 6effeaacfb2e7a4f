-- The whole numbers that a version gives, by their names in the contract
-- (vocabulary/events/poi-figures.ts); null where it gives none.
CREATE OR REPLACE FUNCTION poi_figures(v poi_version) RETURNS jsonb
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT jsonb_build_object(
    'allowedPerson', v.allowed_person,
    'minimumAge', v.minimum_age,
    'maximumAge', v.maximum_age
  )
$$;

-- Option n of the vocabulary is bit n - 1. A test compares the list with packages/contracts.
CREATE OR REPLACE FUNCTION option_mask(options text[]) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT
    CASE WHEN 'pmr' = ANY (options) THEN 1 ELSE 0 END
    + CASE WHEN 'pets-allowed' = ANY (options) THEN 2 ELSE 0 END
    + CASE WHEN 'kids-friendly' = ANY (options) THEN 4 ELSE 0 END
    + CASE WHEN 'outside' = ANY (options) THEN 8 ELSE 0 END
    + CASE WHEN 'free' = ANY (options) THEN 16 ELSE 0 END
$$;

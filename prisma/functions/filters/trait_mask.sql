-- The price ceilings, the ages of children and the parts of the day that a poi matches, as bits of
-- poi_search.options. They follow the bits of the options. search-traits.ts has the same bits and
-- the rules, and a test compares them.
-- Bits 6 to 9: ceilings of 5, 10, 20 and 30 euros. Bits 15 to 30: ages 0 to 15.
-- parts: the bits of part_mask that any period has. shared_parts: those that every period has. Bit
-- 14 says that the two differ, so that part_on_days must read the periods.
CREATE OR REPLACE FUNCTION trait_mask(
  options text[], themes text[], min_price_cents int, minimum_age int, maximum_age int, parts int, shared_parts int
) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT
    CASE WHEN 'free' = ANY (options) OR min_price_cents <= 500 THEN 64 ELSE 0 END
    + CASE WHEN 'free' = ANY (options) OR min_price_cents <= 1000 THEN 128 ELSE 0 END
    + CASE WHEN 'free' = ANY (options) OR min_price_cents <= 2000 THEN 256 ELSE 0 END
    + CASE WHEN 'free' = ANY (options) OR min_price_cents <= 3000 THEN 512 ELSE 0 END
    + coalesce(parts, 0)
    + CASE WHEN parts <> shared_parts THEN 16384 ELSE 0 END
    + CASE WHEN minimum_age IS NOT NULL OR maximum_age IS NOT NULL OR 'kids-friendly' = ANY (options) OR 'famille' = ANY (themes)
      THEN ((65535 >> greatest(0, 15 - coalesce(maximum_age, 15))) & (65535 << least(16, coalesce(minimum_age, 0))) & 65535) << 15
      ELSE 0 END
$$;

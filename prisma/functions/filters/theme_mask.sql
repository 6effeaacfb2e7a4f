-- Theme n of the vocabulary is bit n (1 to 18). A test compares the list with packages/contracts.
-- Written out, not looked up, so that the planner inlines it: a lookup would run as one query for
-- each row.
CREATE OR REPLACE FUNCTION theme_mask(themes text[]) RETURNS int
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT
    CASE WHEN 'spectacles' = ANY (themes) THEN 2 ELSE 0 END
    + CASE WHEN 'concerts' = ANY (themes) THEN 4 ELSE 0 END
    + CASE WHEN 'degustations' = ANY (themes) THEN 8 ELSE 0 END
    + CASE WHEN 'promenades-a-pied' = ANY (themes) THEN 16 ELSE 0 END
    + CASE WHEN 'promenades-a-velo' = ANY (themes) THEN 32 ELSE 0 END
    + CASE WHEN 'promenades-a-cheval' = ANY (themes) THEN 64 ELSE 0 END
    + CASE WHEN 'tourisme' = ANY (themes) THEN 128 ELSE 0 END
    + CASE WHEN 'famille' = ANY (themes) THEN 256 ELSE 0 END
    + CASE WHEN 'sports' = ANY (themes) THEN 512 ELSE 0 END
    + CASE WHEN 'evenements-artistiques' = ANY (themes) THEN 1024 ELSE 0 END
    + CASE WHEN 'theatre' = ANY (themes) THEN 2048 ELSE 0 END
    + CASE WHEN 'musees' = ANY (themes) THEN 4096 ELSE 0 END
    + CASE WHEN 'marches-et-brocantes' = ANY (themes) THEN 8192 ELSE 0 END
    + CASE WHEN 'cinema' = ANY (themes) THEN 16384 ELSE 0 END
    + CASE WHEN 'conference' = ANY (themes) THEN 32768 ELSE 0 END
    + CASE WHEN 'expositions' = ANY (themes) THEN 65536 ELSE 0 END
    + CASE WHEN 'fetes' = ANY (themes) THEN 131072 ELSE 0 END
    + CASE WHEN 'son-et-lumiere-feu-d-artifice' = ANY (themes) THEN 262144 ELSE 0 END
$$;

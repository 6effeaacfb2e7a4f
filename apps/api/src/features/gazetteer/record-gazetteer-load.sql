-- A later load without the official positions keeps them (save-regions.sql), so the flag stays set.
INSERT INTO gazetteer_load AS g (version, has_exact_positions, loaded_at)
VALUES (:version, :hasExactPositions::boolean, :loadedAt::timestamptz)
ON CONFLICT (version) DO UPDATE
SET has_exact_positions = g.has_exact_positions OR excluded.has_exact_positions, loaded_at = excluded.loaded_at
RETURNING g.version

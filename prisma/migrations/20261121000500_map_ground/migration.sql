-- What our own map is drawn from when no tiles come: borders, rivers, lakes, loaded by `npm run import -- basemap`. Empty without it.
SET lock_timeout = '5s';

CREATE TABLE map_ground (
  id    int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind  text NOT NULL CHECK (kind IN ('border', 'river', 'lake')),
  -- 1 for the main ones, which are drawn at every zoom.
  rank  int NOT NULL,
  shape geometry(Geometry, 4326) NOT NULL
);
CREATE INDEX map_ground_shape ON map_ground USING gist (shape);

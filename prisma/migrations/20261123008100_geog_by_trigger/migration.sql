-- A generated column cannot be written, not even with its own value, so that a copy of a version had to name all other columns. A trigger
-- fills it now; no row is rewritten.
SET lock_timeout = '5s';

ALTER TABLE poi_version ALTER COLUMN geog DROP EXPRESSION;

CREATE FUNCTION set_poi_version_geog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.geog := ST_SetSRID(ST_MakePoint(NEW.lon, NEW.lat), 4326)::geography;
  RETURN NEW;
END $$;
CREATE TRIGGER poi_version_geog BEFORE INSERT OR UPDATE OF lon, lat ON poi_version
  FOR EACH ROW EXECUTE FUNCTION set_poi_version_geog();
